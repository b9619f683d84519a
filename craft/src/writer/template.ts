/**
 * Sentences with holes. `{slot}` is filled (`{Slot}` with a capital), `[a|b]` is a choice of words,
 * and a `((group))` stays only when all its slots are known.
 */
import type { Choose } from './choose.ts'

export type Slots = Record<string, string | null | undefined>

const GROUP = /\(\(([^()]*)\)\)/g
const CHOICE = /\[([^[\]]*)\]/g
const SLOT = /\{(\w+)\}/g

/** Names that are written small, also where a sentence begins with them: "dbt", "iOS", "jQuery". */
const SMALL_NAME = /^(?:[a-z]{1,2}\p{Lu}|(?:dbt|nginx|npm|pnpm|pandas|pytest|webpack|systemd)(?!\p{L}))/u

export function capitalise(text: string): string {
  if (SMALL_NAME.test(text)) return text
  return text.replace(/^(["'«„“(¿¡]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
}

function slotValue(slot: string, slots: Slots): string | null {
  const value = slots[slot]
  if (value) return value
  const plain = slots[slot.charAt(0).toLowerCase() + slot.slice(1)]
  return plain ? capitalise(plain) : null
}

const ADDRESS = /<([^<>/]*)\/([^<>]*)>/g

/** `<Sie sorgen/Du sorgst>`: the first where the reader is addressed formally. */
export function settleAddress(template: string, address: 'formal' | 'informal'): string {
  return template.replace(ADDRESS, address === 'formal' ? '$1' : '$2')
}

const slotsIn = (template: string) => [...template.matchAll(SLOT)].map((match) => match[1]!)

/** The slots of a template; those outside a group it cannot do without. */
interface Holes {
  names: Set<string>
  needed: string[]
}
const holes = new Map<string, Holes>()

/** Templates are few and are asked for in every text. */
function holesIn(template: string): Holes {
  let known = holes.get(template)
  if (!known) {
    known = {
      names: new Set(slotsIn(template).map((slot) => slot.toLowerCase())),
      needed: slotsIn(template.replace(GROUP, '')),
    }
    if (holes.size === MOST_KEPT) holes.clear()
    holes.set(template, known)
  }
  return known
}
const MOST_KEPT = 4096

/** Chooses among the words in square brackets, passing over what `isUnwanted` refuses where there is another. */
export function settleChoices(
  template: string,
  choose: Choose,
  salt: string,
  isUnwanted?: (text: string) => boolean,
): string {
  let count = 0
  return template.replace(CHOICE, (_, listed: string) => {
    const options = listed.split('|')
    const wanted = isUnwanted ? options.filter((option) => !isUnwanted(option)) : options
    return choose(wanted.length > 0 ? wanted : options, `${salt}#${count++}`)
  })
}

/** The filled sentence, or null where a slot outside a group is unknown. */
export function fill(
  template: string,
  slots: Slots,
  choose: Choose,
  isUnwanted?: (text: string) => boolean,
): string | null {
  const kept = template.replace(GROUP, (_, group: string) =>
    slotsIn(group).every((slot) => slotValue(slot, slots)) ? group : '',
  )
  if (!slotsIn(kept).every((slot) => slotValue(slot, slots))) return null
  return settleChoices(kept, choose, template, isUnwanted).replace(SLOT, (_, slot: string) => slotValue(slot, slots)!)
}

/** Fills the template that uses the most of what is known; equals are settled by the chooser. */
export function fillBest(
  templates: readonly string[],
  slots: Slots,
  choose: Choose,
  salt: string,
  isUnwanted?: (text: string) => boolean,
): { template: string; text: string } | null {
  let best: string[] = []
  let most = -1
  for (const template of templates) {
    const { names, needed } = holesIn(template)
    let used = 0
    for (const name of names) if (slotValue(name, slots)) used++
    if (used < most || !needed.every((slot) => slotValue(slot, slots))) continue
    if (used > most) best = []
    most = used
    best.push(template)
  }
  if (best.length === 0) return null
  const template = choose(best, salt)
  return { template, text: fill(template, slots, choose, isUnwanted)! }
}
