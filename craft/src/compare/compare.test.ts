import { describe, expect, it } from 'vitest'
import { compareVersions } from './compare.ts'

const BEFORE = `# Go Developer

## What you will do

- Design and run Go services.
- Review code with your team.

## What we offer

- £60,000 a year
- 25 days of holiday
`

describe('two versions', () => {
  it('are the same when nothing changed', () => {
    expect(compareVersions(BEFORE, BEFORE)).toEqual({ sections: [], wording: [], meaning: [] })
  })

  it('differ in words alone', () => {
    const after = BEFORE.replace('Review code with your team.', 'Review the code together with your team.')
    expect(compareVersions(BEFORE, after)).toEqual({
      sections: [],
      wording: [
        {
          kind: 'reworded',
          section: 'What you will do',
          before: 'Review code with your team.',
          after: 'Review the code together with your team.',
        },
      ],
      meaning: [],
    })
  })

  it('differ in a figure', () => {
    const { meaning } = compareVersions(BEFORE, BEFORE.replace('£60,000 a year', '£65,000 a year'))
    expect(meaning).toEqual([{ kind: 'changed', what: 'figure', before: '£60,000', after: '£65,000' }])
  })

  it('differ in what was added and dropped', () => {
    const after = `${BEFORE.replace('- 25 days of holiday\n', '')}\n## Needs\n\n- Experience with Kafka\n`
    const { sections, meaning } = compareVersions(BEFORE, after)
    expect(sections).toEqual([{ heading: 'Needs', kind: 'added' }])
    expect(meaning).toContainEqual({ kind: 'added', what: 'tool', before: null, after: 'Kafka' })
    expect(meaning).toContainEqual({ kind: 'removed', what: 'figure', before: '25 days', after: null })
  })
})
