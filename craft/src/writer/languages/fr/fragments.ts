import { restoreAccents } from '../../finish.ts'
import type { Of, Plan } from '../../plan.ts'
import type { AboutEmployer, FreeHome } from '../voice.ts'
import { asInfinitive } from './infinitives.ts'

const INFINITIVE = /^(?:s['’]|se )?\p{L}+(?:er|ir|re)(?=\s|$)/iu
const ACTION = /^\p{L}+(?:tion|sion|ment|age|ance|ure|i|ien|ise|euil|éparation)\b(?= (?:de|d['’]|des|du)\b)/iu

/** Words with which a clause begins, or goes on: such a text names no thing. */
const CLAUSE =
  /^(?:vous|tu|il|elle|on|je|j['’]|qui|que|qu['’]|dont|où|si|quand|puis|et|ou|mais|donc|avec|sans|pour|sous|de|d['’]|à|au|aux|en|chez|sur|pas)(?![\p{L}-])|\p{L}(?:ez|era|erez|eras)(?!\p{L})|(?:^|\s)(?:est|sont|sera|fait|peut|doit|faut|a|ont)(?!\p{L})/iu

/** What a person looks after, named by a noun, as against infinitives, names of actions and clauses. */
export function isThing(text: string): boolean {
  return !INFINITIVE.test(text) && !ACTION.test(text) && !CLAUSE.test(text)
}

const IRREGULAR: Record<string, string> = {
  fe: 'faire',
  se: 'être',
  au: 'avoir',
  tiend: 'tenir',
  entretiend: 'entretenir',
  viend: 'venir',
  pour: 'pouvoir',
  sau: 'savoir',
  devr: 'devoir',
  verr: 'voir',
  enver: 'envoyer',
  ir: 'aller',
}
/** "Remplacera", "fera", "assurerez": what somebody will do, told in the third person or to the reader. */
const FUTURE =
  /(?<=^|, |\set )(?:(?:il|elle|tu|la personne|on) )?(\p{L}{1,14}?(?:er|ir|[dtv]r|au?r|rr))(a|as)(?= )|(?<=^|, |\set )(?:vous )?(\p{L}{1,14}?(?:er|dr))(ez)(?= )/giu

/** "Instruira", "écrira": their infinitives end in -re. */
const SHORT_E = /(?:[dtr]uir|crir|(?<!\p{L})(?:re|é)?lir|(?<!\p{L})dir)$/u

/** The future as an infinitive, so that every duty begins alike. */
const inInfinitive = (text: string): string =>
  text.replace(FUTURE, (typed, third: string | undefined, _, second: string | undefined) => {
    const root = (third ?? second ?? '').toLowerCase()
    const verb =
      IRREGULAR[root.slice(0, -1)] ??
      IRREGULAR[root] ??
      (/(?:er|ir)$/.test(root) && !SHORT_E.test(root) ? root : `${root}e`)
    return /^(?:être|avoir|pouvoir|devoir|extre|contre|ultre|.*[aé]re?)$/.test(verb) ? typed : verb
  })

export function asDuty(text: string): string {
  const told = asInfinitive(text)
  if (told) return told
  const bare = text
    .trim()
    .replace(
      /^(?:(?:la |le |l['’])?(?:personne|candidate?|titulaire|agente?|lauréate?)(?: (?:du poste|recrutée?|retenue?|choisie?))? )(?=\p{Ll}+(?:era|ira|dra|tra)(?: |$))/iu,
      '',
    )
    .replace(
      /^(?:(?:vous|tu|il|elle|la personne)\s+(?:serez|seras|sera)?\s*(?:chargée?s?(?:\(e\))? d['e]\s*)?)(?=\p{L}+(?:er|ir|re)\b)/iu,
      '',
    )
  return inInfinitive(bare)
}

const COMPLETE =
  /(expérience|connaissance|maîtrise|compétence|capacité|formation|diplôme|bac\s?\+|permis|certificat|habilitation|aisance|sens d|goût|envie|esprit|rigueur|autonomie|niveau|anglais|français|débutant|équivalent|patience|soin|curiosité|pratique|titre|qualification|équivalence|bonne)/i

export function asNeed(text: string): string | null {
  return COMPLETE.test(text) || /^(savoir|pouvoir|être|avoir|aimer|une?|le|la|les|des|du|de)\b/i.test(text)
    ? text
    : null
}

const EMPLOYER =
  /(société|entreprise|agence|association|cabinet|clinique|start-?up|fintech|école|hôtel|restaurant|boulangerie|banque|fabricant|groupe|pme|clients|magasin|commerce|maison|atelier|crèche|familiale?)/i

const PERK =
  /(congés?|carburant|vacances|rtt|retraite|mutuelle|prime|remise|tickets?|indemnit|parking|salle de sport|ordinateur|pourboire|logement|navigo|intéressement|rabais|réduction|stationnement|assurance|chèques?|repas|formation (?:payée|interne|assurée|offerte)|treizième|13e|véhicule|avantages?|café|fruits|télétravail|crèche|cadeau|offert|gratuit|fourni)/i
const STEP = /(entretien|candidature|essai|cv\b|lettre)/i

export function sortFree(text: string): FreeHome {
  if (STEP.test(text)) return 'process'
  if (PERK.test(text)) return 'offer'
  if (COMPLETE.test(text)) return 'needs'
  if (EMPLOYER.test(text) && text.split(' ').length <= 5) return 'company'
  if (
    INFINITIVE.test(text) ||
    ACTION.test(text) ||
    /newsletter|réseaux|presse|événement|rédaction|accueil|caisse/i.test(text)
  )
    return 'duties'
  return 'more'
}

const KINDS: [string, RegExp][] = [
  [
    'une',
    /^(?:\p{L}+ )?(agence|société|entreprise|association|clinique|école|boulangerie|banque|pme|start-?up|fintech|maison|crèche|chaîne|fondation|marque|équipe|boutique|pâtisserie|librairie|fromagerie|coopérative|coop|fédération|mutuelle|menuiserie|usine|ferme|résidence|pharmacie|brasserie|imprimerie|scierie|étude|cave|pépinière|carrosserie|compagnie|université|mairie|épicerie|papeterie|boucherie|charcuterie|poissonnerie|chocolaterie|laiterie|plateforme|enseigne|asbl|ong|concession|exploitation|fonderie|auberge|minoterie|jardinerie|micro-crèche|salle)(?!\p{L})/iu,
  ],
  [
    'un',
    /^(?:\p{L}+ )?(cabinet|hôtel|restaurant|fabricant|groupe|magasin|commerce|atelier|café|garage|bureau|hôpital|éditeur|organisme|réseau|distributeur|prestataire|salon|institut|domaine|laboratoire|labo|lycée|collège|musée|théâtre|club|centre|camping|studio|traiteur|transporteur|syndicat|négoce|supermarché|constructeur|bistrot?|bar|resto|EHPAD|vignoble|groupement|ébéniste|opérateur|site)(?!\p{L})/iu,
  ],
]
const kindOf = (text: string) => KINDS.find(([, nouns]) => nouns.test(text))?.[0] ?? null

/** Names that begin with a common noun take its article: "l’association Vélo Cité". */
export function companyName(name: string): string {
  if (
    !/^(agence|société|entreprise|association|clinique|école|boulangerie|banque|crèche|fondation|cabinet|hôtel|restaurant|groupe|garage|café|atelier|librairie|fromagerie|coopérative|mutuelle|menuiserie|résidence|pharmacie|brasserie|imprimerie|scierie|étude|pépinière|carrosserie|compagnie|épicerie|boucherie|charcuterie|poissonnerie|chocolaterie|boutique|ferme|cave|salon|institut|domaine|laboratoire|lycée|collège|musée|théâtre|camping|studio|centre|auberge|pâtisserie|usine|fédération|jardinerie|fiduciaire|carrière|minoterie|ehpad) /i.test(
      name,
    )
  )
    return name
  if (/^ehpad /i.test(name)) return `l’EHPAD${name.slice(5)}`
  const noun = name.charAt(0).toLowerCase() + name.slice(1)
  return /^[aeéèêhiouœ]/i.test(noun) ? `l’${noun}` : kindOf(noun) === 'un' ? `le ${noun}` : `la ${noun}`
}

export function company(name: string | null, facts: Of<'company'>[], plan: Plan, extra: string[]): AboutEmployer {
  const of = (aspect: string) =>
    facts.filter((fact) => fact.aspect === aspect).map((fact) => restoreAccents(plan.translate(fact.text), 'fr'))
  const size = of('size').map((text) => (/^\d[\d–+.-]*$/.test(text) ? `${text} personnes` : text))
  const founded = of('founded').map((text) =>
    /depuis|fond|créé/i.test(text)
      ? text
      : /since/i.test(text)
        ? text.replace(/since/i, 'depuis')
        : `fondée en ${text}`,
  )
  // The bare word for a house says nothing of it.
  const [first, ...rest] = [...of('about'), ...extra]
    .map((text) => text.replace(/^c['’]est (?:une? |l[ea] )?/iu, '').replace(/^une? /iu, ''))
    .filter((text) => !/^(?:société|entreprise|boîte|structure|magasin)$/i.test(text))
  const more = [...rest, ...size, ...of('stage'), ...founded].filter(
    (text, _, all) => !first?.includes(text) && !all.some((other) => other !== text && other.includes(text)),
  )
  const subject = name ? companyName(name) : 'notre entreprise'
  // "Hôtel du Vieux Pont, 38 chambres" is the house itself, no kind of house.
  const kind = first && !/\p{L} (?:du |de la |des |le |la |l['’])?\p{Lu}|,/u.test(first) ? kindOf(first) : null
  if (first && kind) {
    const small = /^\p{Lu}\p{Ll}/u.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first
    const aside = more.length > 0 ? ` (${more.join(', ')})` : ''
    return { sentences: [`${subject} est ${kind} ${small}${aside}`, ...of('other')], notes: [] }
  }
  const parts = [...(first ? [first] : []), ...more]
  const counted = parts.filter((text) => COUNTED.test(text))
  const since = parts.filter((text) => /^depuis \d{4}$/i.test(text))
  const listed = counted.join(', ')
  const sentences = [
    ...(counted.length > 0 && !name
      ? [
          `${/^\d+ personnes$/.test(listed) ? 'Nous sommes une équipe de' : 'Nous comptons'} ${listed.replace(/, (?=[^,]*$)/, ' et ')}`,
        ]
      : []),
    ...(since.length > 0 ? [`La maison existe ${since[0]}`] : []),
  ]
  return {
    sentences: [...sentences, ...of('other')],
    notes: parts.filter((text) => !counted.includes(text) && !since.includes(text)),
    ...(name && counted.length > 0 ? { aside: listed } : {}),
  }
}

/** "22 tracteurs": what a house counts; "10 minutes de la gare" is none of it. */
const COUNTED = /^(?:environ |près de |plus de )?\d[\d\s.,]* (?!(?:minutes?|min|km|ans|h|heures?)(?!\p{L}))\p{L}/iu
