import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draft, edit, School } from '../../testing/school.ts'

let school: School
beforeAll(async () => {
  school = await School.open()
})
afterAll(() => school.close())
beforeEach(() => school.provider.behave())

describe('training pairs', () => {
  const exported = async (assistantId: string, audience?: string) => {
    const query = audience === undefined ? '' : `?audience=${encodeURIComponent(audience)}`
    const { headers, raw } = await school.admin.get(`/api/admin/assistants/${assistantId}/training-pairs${query}`)
    return { headers, lines: raw.toString().split('\n') }
  }

  test('are what a model is really sent, with the final document as its answer', async () => {
    const assistantId = await school.createAssistant('openai:small')
    const person = await school.hire(assistantId, 'Acme')
    school.provider.behave({ words: [draft('Night Nurse')] })
    const { id } = await school.describeRole(person, assistantId, 'Night nurse\n“Utrecht”')
    const sent = school.provider.received.at(-1)!.body.messages
    await school.attach(person, id, edit(draft('Night Nurse')))
    const { headers, lines } = await exported(assistantId)
    expect(headers['content-type']).toBe('application/jsonl; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Assistant%20\d+%20pairs\.jsonl$/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe('')
    const { messages, ...more } = JSON.parse(lines[0]!)
    expect(more).toEqual({})
    expect(messages).toEqual([...sent, { role: 'assistant', content: edit(draft('Night Nurse')).trim() }])
    expect(messages[1].content).toContain('<company>\nAcme\n</company>\n\n<brief>\nNight nurse\n“Utrecht”\n</brief>')
  })

  test('come of one company at a time where that is asked for, and are none where there are none', async () => {
    const assistantId = await school.createAssistant('openai:small')
    await school.teach(await school.hire(assistantId, 'Acme'), assistantId, [draft('Nurse'), draft('Baker')])
    await school.teach(await school.hire(assistantId, 'Rival'), assistantId, [draft('Engineer')])
    const { audiences } = await school.learningOf(assistantId)
    expect(audiences.map(({ name, pairs }) => [name, pairs])).toEqual([
      ['Acme', 2],
      ['Rival', 1],
    ])
    expect((await exported(assistantId)).lines).toHaveLength(4)
    const acme = await exported(assistantId, audiences[0]!.key)
    expect(acme.lines).toHaveLength(3)
    expect(acme.lines.join()).not.toContain('Rival')
    expect(acme.headers['content-disposition']).toContain('Acme%20pairs.jsonl')
    expect((await exported(assistantId, 'company nobody')).lines).toEqual([''])
  })
})
