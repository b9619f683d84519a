/** German nouns get their capitals back where a brief was typed in small letters alone. */
import { HEADS } from '../brief/data/titles.ts'
import type { Fact } from '../brief/facts.ts'
import { LEGAL_FORMS } from '../brief/small-names.ts'
import { allLines } from './families/all-lines.ts'
import { TERMS } from './lexicon/terms.ts'
import { TITLE_TERMS } from './lexicon/title-terms.ts'

/** Everyday words of briefs that the writer's own lines seldom use. */
const MORE =
  'Uhr Jahr Jahre Jahren Monat Monate Monaten Woche Wochen Tag Tage Tagen Stunde Stunden Urlaub Gehalt Lohn Firma Betrieb Laden Läden Filiale Filialen Kasse Kunde Kunden Handy Laptop Auto Provision Führerschein Schein Rente Bestand Führung Einzelhandel Handel Großhandel Baustoffhandel Dienstplan Bestellung Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember Wochenende Feiertag Homeoffice Büro Lager Küche Werkstatt Azubi Azubis Leute Leuten Raum Gebiet Fixum Bonus Rabatt Umsatz Umsatzbonus Personalrabatt Instrument Instrumente Musikinstrumente Absprache Vereinbarung Beginn Einarbeitung Quereinsteiger Quereinsteigerin Dachdecker Dachziegel Genossenschaft Reisetätigkeit Kaltakquise Bestandskunden Wahl Zeit Nacht Schicht Schichten Pflicht Startprämie Probezeit Schnitt Kombi Pension Feierabend Dach Kurs Meister Lehre Abschluss Gesellenbrief Rufbereitschaft Trinkgeld Dienstwagen Diensthandy Parkplatz Kantine Tarif Vollzeit Teilzeit Minijob Kollege Kollegen Kollegin Chef Chefin Inhaber Inhaberin Familie Ware Waren Rechnung Rechnungen Termin Termine Kaffee Hund Hunde Bus Bahn Nähe Ort Standort E-Commerce'
const SUFFIX =
  /\p{L}{3}(?:ung|ungen|heit|keit|schaft|schaften|tion|tionen|tät|gehalt|urlaub|zuschlag|zulage|bau|technik|arbeiten|vermessung|kosten|geld)$/u
/** Names of houses take a capital for every word. */
const IS_HOUSE = new RegExp(`(?<!\\p{L})(?:${Object.keys(LEGAL_FORMS).join('|')})(?!\\p{L})`, 'u')

let known: Set<string> | null = null

/** What is only ever written with a capital inside a line. */
function knownNouns(): Set<string> {
  const jobs = Object.values(HEADS.de).flatMap((list) => list?.match(/(?<=^|\|)\p{Lu}\p{Ll}{4,}(?=[|+!?]|$)/gu) ?? [])
  const capitals = new Set([...MORE.split(' '), ...jobs])
  const small = new Set<string>()
  const { duties, needs, clauses, sentences } = allLines('de')
  const terms = [...TERMS, ...TITLE_TERMS].flatMap(([, german]) => german.split('|'))
  for (const line of [...duties, ...needs, ...clauses, ...sentences, ...terms])
    for (const [index, word] of (line.match(/\p{L}[\p{L}-]{2,}/gu) ?? []).entries())
      if (!/^\p{Lu}/u.test(word)) small.add(word)
      else if (index > 0) capitals.add(word)
  return new Set([...capitals].filter((word) => !small.has(word.toLowerCase())))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function isNoun(word: string): boolean {
  known ??= knownNouns()
  if (known.has(capital(word)) || SUFFIX.test(word)) return true
  if (/(?:en|ern|eln|lich|ig|isch|bar|los|sam)$/.test(word)) return false
  for (let at = 3; at <= word.length - 4; at++) if (known.has(capital(word.slice(at)))) return true
  return false
}

/** What is spelled in capitals alone. */
const ACRONYM = /^(?:gps|sps|cad|cam|cnc|crm|erp|sap|edv|lkw|pkw|kfz|tv|pc|wlan|dtp|pos)$/u

const spell = (text: string): string =>
  IS_HOUSE.test(text)
    ? text.replace(/\p{Ll}[\p{L}-]*/gu, (word) => LEGAL_FORMS[word] ?? capital(word))
    : text.replace(/(?<![\p{L}\d@./-])\p{Ll}[\p{Ll}-]{2,}(?![\p{Lu}@]| (?:wir|sie|du|ich)(?!\p{L}))/gu, (word) =>
        ACRONYM.test(word) ? word.toUpperCase() : isNoun(word) ? capital(word) : word,
      )

const IN_NAME =
  /^(?:in|im|an|am|bei|bis|und|oder|der|die|das|den|dem|von|vom|zu|zum|zur|nahe|ab|auf|rund|um|max|min|ca|etwa|km|auch|alle|so|weiter|mit|ohne|vor|aus|nach|liegt|ist|sind|wird|hält|wechselnde|ganz|direkt|mitten)$/
/** A place is a name, word for word; the class of a licence is a capital letter. */
const spellPlace = (text: string): string =>
  text.replace(/\p{Ll}[\p{L}-]+/gu, (word) => (IN_NAME.test(word) ? word : capital(word)))
const spellClass = (text: string): string =>
  spell(text).replace(/(?<=[Ff]ührerschein(?: klasse)? )[a-z]{1,2}1?(?![a-z])/giu, (letters) => letters.toUpperCase())

const EVERYDAY = new Set(MORE.split(' '))
/** Where most of a brief has its capitals, only everyday nouns are put right. */
export const spellEverydayNouns = (fact: Fact): Fact =>
  /(?<![\p{L}-])\p{Ll}{3}/u.test(fact.text)
    ? ({
        ...fact,
        text: fact.text.replace(/(?<![\p{L}\d@./-])\p{Ll}{3,}(?![\p{L}@-])/gu, (word) =>
          EVERYDAY.has(capital(word)) && !DOUBTFUL.has(word) ? capital(word) : word,
        ),
      } as Fact)
    : fact
/** Small letters may be meant. */
const DOUBTFUL = new Set([
  'bestand',
  'wahl',
  'lehre',
  'ware',
  'dach',
  'handel',
  'beginn',
  'tarif',
  'raum',
  'ort',
  'zeit',
])

export const spellNouns = (fact: Fact): Fact => {
  const isPlace = fact.kind === 'place' || (fact.kind === 'free' && fact.about === 'place')
  const text = isPlace ? spellPlace(fact.text) : spellClass(fact.text)
  return fact.kind === 'experience' && fact.subject
    ? { ...fact, text, subject: spell(fact.subject) }
    : ({ ...fact, text } as Fact)
}
