import type { Template } from '@rolewright/contract/templates'
import { type Blank, findBlanks } from './blanks.ts'
import { texts } from './texts.ts'

export interface BlanksLeftProps {
  text: string
  templates: Template[]
  onChoose: (blank: Blank) => void
}

/** The blanks of a template that are still in a brief, each of which leads to where it stands. */
export function BlanksLeft({ text, templates, onChoose }: BlanksLeftProps) {
  const known = new Set(templates.flatMap(({ brief }) => findBlanks(brief).map(({ name }) => name)))
  const left = findBlanks(text).filter(({ name }) => known.has(name))
  if (left.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 px-0.5 text-sm">
      <legend className="sr-only">{texts.blanks}</legend>
      <span aria-hidden className="text-ink-3">
        {texts.fillIn}
      </span>
      {left.map((blank) => (
        <button
          key={blank.from}
          type="button"
          className="chip"
          aria-label={texts.fillInNamed(blank.name)}
          onClick={() => onChoose(blank)}
        >
          {blank.name}
        </button>
      ))}
    </fieldset>
  )
}
