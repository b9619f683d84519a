/** Descriptions as different models write them: what stands between ⟦ and ⟧ was said by nobody. */
import { describe, expect, it } from 'vitest'
import { readBrief } from '../brief/read.ts'
import type { Claim } from './claims.ts'
import { dropClaim } from './drop-claim.ts'
import { findClaims } from './grounds.ts'
import { roleKnowledgeFor } from './role-knowledge.ts'

interface Sample {
  brief: string
  /** With marks. */
  written: string
  /** What is left when all that was invented is dropped. */
  left: string
}

const SAMPLES: Record<string, Sample> = {
  'an engineer, with bold and dashes': {
    brief:
      'senior go dev, 5+ yrs, remote within EU, €80-95k, kafka, postgres, nice to have terraform. company = Finlo, 60 ppl',
    written: `# Senior Go Developer

**Remote (EU)** | €80,000–€95,000

Finlo is a company of 60 people. ⟦Founded in 2019⟧, we serve customers across Europe.

## Requirements

- **5+ years** with Go
- Kafka, PostgreSQL and ⟦Redis⟧
- ⟦Bachelor's degree in Computer Science or a related field⟧
- Nice to have: Terraform

## What We Offer

- €80,000–€95,000 a year
- ⟦Unlimited PTO⟧
- ⟦€1,500 learning budget⟧
- ⟦Home office stipend⟧
`,
    left: `# Senior Go Developer

**Remote (EU)** | €80,000–€95,000

Finlo is a company of 60 people. We serve customers across Europe.

## Requirements

- **5+ years** with Go
- Kafka and PostgreSQL
- Nice to have: Terraform

## What We Offer

- €80,000–€95,000 a year
`,
  },
  'a nurse, with invented wards and cards': {
    brief: 'Registered nurse, ICU, Leicester, nights, £29,970-£36,483, permanent, NMC registration',
    written: `# Registered Nurse – ICU

Leicester · Nights · Permanent · £29,970–£36,483

Join the night team in our ⟦22-bed⟧ ICU.

**Essential**

- NMC registration
- ⟦Degree in adult nursing⟧
- ⟦12 months' post-registration experience⟧

**Benefits**

- ⟦NHS Pension Scheme⟧
- ⟦27 days' annual leave⟧
- ⟦Blue Light Card discounts⟧
`,
    left: `# Registered Nurse – ICU

Leicester · Nights · Permanent · £29,970–£36,483

Join the night team in our ICU.

**Essential**

- NMC registration
`,
  },
  'a server, told by hand': {
    brief: 'Server for Casa Lume in Bath, weekends and evenings, 20h a week, £12.50/h + tips, uniform provided',
    written: `# Server at Casa Lume

Bath · 20 hours a week · £12.50 an hour plus tips

## What we offer

- £12.50 an hour, plus your share of the tips
- Uniform provided
- ⟦Free meals on shift⟧

To apply, write to ⟦jobs@casalume.example⟧.
`,
    left: `# Server at Casa Lume

Bath · 20 hours a week · £12.50 an hour plus tips

## What we offer

- £12.50 an hour, plus your share of the tips
- Uniform provided
`,
  },
  'a seller, in a table': {
    brief: 'Account executive, NYC, base $85-95k, Salesforce, 20 days PTO, reports to Kim Lee',
    written: `# Account Executive

| Place | New York City (⟦hybrid⟧) |
| Base | $85,000–$95,000 |

You report to Kim Lee and work with Salesforce and ⟦Gong⟧.

## Benefits

- 20 days of PTO
- ⟦Commuter benefits⟧
- ⟦President's Club trips⟧
`,
    left: `# Account Executive

| Place | New York City |
| Base | $85,000–$95,000 |

You report to Kim Lee and work with Salesforce.

## Benefits

- 20 days of PTO
`,
  },
  'Pflege, mit erfundenen Zusagen': {
    brief: 'Pflegefachkraft in Kassel, Teilzeit 25-30 Std, 19,50 €/h, Führerschein B, kein Nachtdienst, Team von 14',
    written: `# Pflegefachkraft (m/w/d)

Kassel · Teilzeit, 25–30 Stunden pro Woche · 19,50 € pro Stunde

Sie verstärken unser Team von 14 Menschen.

## Ihr Profil

- Führerschein Klasse B
- ⟦Mindestens zwei Jahre Berufserfahrung⟧

## Wir bieten

- 19,50 € pro Stunde, kein Nachtdienst
- ⟦30 Tage Urlaub⟧ und ⟦Jobrad⟧
- ⟦Tankgutschein⟧
`,
    left: `# Pflegefachkraft (m/w/d)

Kassel · Teilzeit, 25–30 Stunden pro Woche · 19,50 € pro Stunde

Sie verstärken unser Team von 14 Menschen.

## Ihr Profil

- Führerschein Klasse B

## Wir bieten

- 19,50 € pro Stunde, kein Nachtdienst
`,
  },
  'Entwicklung, mit erfundenen Werkzeugen': {
    brief: 'Java-Entwickler, Spring Boot, München, 70-85k, hybrid 2 Tage Büro, Englisch B2',
    written: `# Java-Entwickler (m/w/d)

## Deine Aufgaben

- Services mit Java und Spring Boot entwickeln
- Betrieb mit ⟦Docker⟧ und ⟦Kubernetes⟧
- Daten im Programm ⟦Kantara⟧ pflegen

## Dein Profil

- Java, Spring Boot
- Englisch B2, ⟦Deutsch fließend⟧

## Deine Vorteile

- 70.000–85.000 € im Jahr
- ⟦Bikeleasing⟧, ⟦Kantine⟧ und ⟦Obstkorb⟧
`,
    left: `# Java-Entwickler (m/w/d)

## Deine Aufgaben

- Services mit Java und Spring Boot entwickeln

## Dein Profil

- Java, Spring Boot
- Englisch B2

## Deine Vorteile

- 70.000–85.000 € im Jahr
`,
  },
  'développement, avec des avantages inventés': {
    brief: 'développeur web PHP/Symfony Nantes, CDI, 40-48k, RTT, mutuelle, équipe de 6',
    written: `# Développeur web PHP / Symfony (H/F)

Nantes · CDI · 40 000 à 48 000 €

Vous rejoignez une équipe de 6 personnes.

## Votre profil

- PHP et Symfony
- ⟦Diplôme Bac+5 en informatique⟧

## Ce que nous offrons

- RTT et mutuelle
- ⟦Prime annuelle de 2 000 €⟧
- ⟦Salle de sport⟧
`,
    left: `# Développeur web PHP / Symfony (H/F)

Nantes · CDI · 40 000 à 48 000 €

Vous rejoignez une équipe de 6 personnes.

## Votre profil

- PHP et Symfony

## Ce que nous offrons

- RTT et mutuelle
`,
  },
  'un comptable, en liste numérotée': {
    brief: 'Comptable, Saint-Étienne, PME 80 salariés, Sage 100, 34-38 k€, CDI, 5 ans',
    written: `# Comptable (H/F)

PME de 80 salariés à Saint-Étienne, en CDI.

1. Tenir la comptabilité sur Sage 100
2. Préparer les déclarations

**Profil recherché**

- 5 ans d’expérience
- Maîtrise de Sage 100 et ⟦d’Excel⟧

**Nous offrons**

- 34 000 à 38 000 € par an
- ⟦12 jours de RTT⟧
`,
    left: `# Comptable (H/F)

PME de 80 salariés à Saint-Étienne, en CDI.

1. Tenir la comptabilité sur Sage 100
2. Préparer les déclarations

**Profil recherché**

- 5 ans d’expérience
- Maîtrise de Sage 100

**Nous offrons**

- 34 000 à 38 000 € par an
`,
  },
  'backend, con cifras inventadas': {
    brief: 'Desarrollador backend Python, Barcelona, remoto, 42-50k, Django, AWS, inglés B2, startup de 35 personas',
    written: `# Desarrollador/a Backend Python

Barcelona · Remoto · 42.000–50.000 €

Somos una startup de 35 personas. ⟦Desde 2017⟧ ayudamos a moverse mejor.

## Qué buscamos

- Python y Django
- Inglés B2
- ⟦Grado en Ingeniería Informática⟧ o similar

## Qué ofrecemos

- 42.000–50.000 €
- ⟦23 días de vacaciones⟧
- ⟦Horario flexible⟧
`,
    left: `# Desarrollador/a Backend Python

Barcelona · Remoto · 42.000–50.000 €

Somos una startup de 35 personas.

## Qué buscamos

- Python y Django
- Inglés B2

## Qué ofrecemos

- 42.000–50.000 €
`,
  },
  'a designer, all of it told': {
    brief: 'UX designer, Dublin, €55,000, fixed term 9 months, Figma, user research, portfolio',
    written: `# UX Designer

Dublin · Fixed-term, 9 months · €55,000

You plan and run user research, sketch flows and turn them into prototypes in Figma. No two days are alike.

## What you bring

- Experience of user research
- Confidence in Figma
- A portfolio that shows how you think

## What we offer

- €55,000 a year

Please send your portfolio with your application.
`,
    left: '',
  },
}

const isInvented = (claim: Claim) => claim.ground === 'none'

describe.each(Object.entries(SAMPLES))('%s', (_, { brief, written, left }) => {
  const text = written.replace(/[⟦⟧]/g, '')
  const isRoleKnowledge = roleKnowledgeFor(readBrief(brief))
  const inventedIn = (description: string) => findClaims(description, { brief, isRoleKnowledge }).filter(isInvented)
  const marked = [...written.matchAll(/⟦([^⟧]*)⟧/g)].map((match, index) => {
    const from = match.index - 2 * index
    return { from, to: from + match[1]!.length, words: match[1]! }
  })

  it('shows what nobody said, and nothing else', () => {
    const claims = inventedIn(text)
    const meets = ({ span }: Claim, { from, to }: { from: number; to: number }) => span[0] < to && from < span[1]
    expect(marked.filter((mark) => !claims.some((claim) => meets(claim, mark))).map(({ words }) => words)).toEqual([])
    expect(claims.filter((claim) => !marked.some((mark) => meets(claim, mark))).map((claim) => claim.text)).toEqual([])
  })

  it('reads cleanly once all of it is dropped', () => {
    let rest = text
    for (let [claim] = inventedIn(rest); claim; [claim] = inventedIn(rest)) rest = dropClaim(rest, claim)
    expect(rest).toBe(left === '' ? text : left)
  })
})
