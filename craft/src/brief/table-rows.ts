/** "Contract | permanent, 38 h" on each line: a form of two columns, read as "Contract: permanent, 38 h". */
import { type Edit, editsOf } from './rewrite.ts'

/** A line of two cells, with or without a bar around them; the first names what the second tells. */
const ROW =
  /^(?<open>[ \t]*\|?)[ \t]*(?<label>[^|\n]{2,40}?)(?<bar>[ \t]*\|[ \t]*)(?<told>[^|\n]+?)(?<shut>[ \t]*\|?[ \t]*)$/gmu
/** "| --- | --- |". */
const RULE = /^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*(?::?-{2,}:?)?[ \t]*\n?/gmu
const LEAST = 3
/** "Feld | Wert": what only says that a label and its value follow. */
const HEADS =
  /^(?:punkt|feld|angaben?|kategorie|thema|stichwort|merkmal|wert|inhalt|infos?|information(?:en)?|details?|was|item|field|topic|what|values?|category|rubrique|champ|élément|valeur|information|détails?|campo|concepto|apartado|datos?|valor|detalles?)$/iu

/** Edits that write a colon for the bar of every row. */
export function tableRows(text: string): Edit[] {
  if (!text.includes('|')) return []
  const rules = editsOf(text, RULE, () => '')
  const rows = editsOf(text, ROW, ({ groups }) =>
    /^[-: ]+$/u.test(groups!.label!)
      ? null
      : HEADS.test(groups!.label!) && HEADS.test(groups!.told!)
        ? ''
        : `${groups!.label}: ${groups!.told}`,
  )
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return rows.length >= LEAST && rows.length * 2 > lines ? [...rules, ...rows] : []
}
