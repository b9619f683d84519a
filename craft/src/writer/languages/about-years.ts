import type { Language } from '../../brief/facts.ts'
import type { Of } from '../plan.ts'

const HEDGED =
  /^(?:about|around|roughly|ca|etwa|circa|environ|unos)(?!\p{L})|(?<=(?:years?|yrs?|jahren?|ans|años),? )(?:or so|or thereabouts|or roughly|roughly|more or less|give or take|approx|oder so|so ungefähr|ungefähr|circa|etwa|(?:ou )?environ|(?:ou )?à peu près|ou presque|plus ou moins|o así|o por ahí|más o menos|aprox)/iu
const ABOUT: Record<Language, string> = { en: 'about', de: 'etwa', fr: 'environ', es: 'unos' }

/** "Three years or so": a number of years that is told as roughly as it was written; null where it is meant as it stands. */
export const aboutYears = ({ text, min, max }: Of<'experience'>, language: Language): string | null =>
  min !== null && min > 1 && min === max && HEDGED.test(text) ? `${ABOUT[language]} ${min}` : null
