import type { Brief, Fact, Language } from '../../brief/facts.ts'

export interface CompanyProfile {
  name?: string
  website?: string
  industry?: string
  size?: string
}

const INDUSTRIES: Record<string, Record<Language, string>> = {
  technology: {
    en: 'technology company',
    de: 'Technologieunternehmen',
    fr: 'entreprise de technologie',
    es: 'empresa tecnológica',
  },
  healthcare: {
    en: 'healthcare organisation',
    de: 'Gesundheitsunternehmen',
    fr: 'entreprise de santé',
    es: 'empresa del sector sanitario',
  },
  finance: {
    en: 'financial company',
    de: 'Finanzunternehmen',
    fr: 'entreprise du secteur financier',
    es: 'empresa del sector financiero',
  },
  education: {
    en: 'company in education',
    de: 'Bildungsunternehmen',
    fr: 'entreprise du secteur éducatif',
    es: 'empresa del sector educativo',
  },
  retail: { en: 'retail company', de: 'Handelsunternehmen', fr: 'entreprise de commerce', es: 'empresa de comercio' },
  manufacturing: {
    en: 'manufacturing company',
    de: 'Industrieunternehmen',
    fr: 'entreprise industrielle',
    es: 'empresa industrial',
  },
  consulting: {
    en: 'consulting company',
    de: 'Beratungsunternehmen',
    fr: 'cabinet de conseil',
    es: 'empresa de consultoría',
  },
}

/** The person's profile as company facts, unless the brief speaks of another employer. What the brief says itself comes first. */
export function withCompany(brief: Brief, company: CompanyProfile | undefined): Brief {
  if (!company) return brief
  const told = (aspect: string) => brief.facts.find((fact) => fact.kind === 'company' && fact.aspect === aspect)
  const name = told('name')
  if (name && company.name && !sameName(name.text, company.name)) return brief
  // The output language: what we word ourselves needs no translation.
  const language = brief.language
  const facts: Fact[] = []
  const add = (aspect: 'name' | 'about' | 'size', text: string | undefined) => {
    if (text?.trim() && !told(aspect))
      facts.push({ kind: 'company', aspect, text: text.trim(), spans: [], confidence: 'high', holds: true })
  }
  add('name', company.name)
  const described = told('about') ?? told('stage')
  if (!told('other')) add('about', company.industry && INDUSTRIES[company.industry.toLowerCase()]?.[language])
  // A shop that a brief describes in its own words is not "a cafe with 51–200 people".
  if (!described) add('size', company.size?.replace('-', '–'))
  return { ...brief, facts: [...brief.facts, ...facts] }
}

const sameName = (one: string, other: string) => {
  const [a, b] = [one, other].map((name) =>
    name.toLowerCase().replace(/\b(gmbh|ag|ltd|inc|sa|sas|sl|llc|plc|co)\b|[^\p{L}\p{N}]/gu, ''),
  )
  return a!.includes(b!) || b!.includes(a!)
}
