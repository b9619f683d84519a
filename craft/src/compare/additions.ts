/** Concrete things that writers add to a job: rounds every Thursday, a stall at the market, trainees to look after. */
import { SKILL_LOOKUP } from '../brief/extract/skills.ts'
import type { Language } from '../brief/facts.ts'
import { findPhrases } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import type { Claim, Weighed } from './claims.ts'
import { COMMON_GROUND, NOT_ASKED } from './demands.ts'
import { equalitySpans } from './equality.ts'
import { isEverydayWord } from './everyday-words.ts'
import type { Description } from './find.ts'
import { kinOf } from './kindred-words.ts'
import type { Known } from './known.ts'
import { spelledOut } from './letters.ts'
import { clausesOf, headedSentences } from './sections.ts'
import { findTold, findWithin, wordsIn } from './told-words.ts'
import { isFiller, isTelling } from './traits.ts'
import { rootOf } from './word-roots.ts'

const word = (source: string): RegExp => new RegExp(`(?<![a-zß-ɏ])(?:${source})(?![a-zß-ɏ])`, 'u')

/** Each is told by whatever else of its line the brief has. */
const ADDED: RegExp[] = [
  'class(?:es)?|lessons?|courses|workshops|(?:run|lead|hold|host|deliver)(?:n?ing|s)? (?:\\p{L}+ ){0,3}workshop|webinars?|seminars?|kurse|seminare?|schulungen|cours|ateliers|(?:animer|proposer|tenir) un atelier|clases?|cursos?|cursillos?|talleres|un taller|impartir',
  'guided tours?|fuhrungen|visites? guidees?|visitas? guiadas?|degustaci\\p{L}+|tastings?|verkostung\\p{L}*|degustations?',
  'markets?(?= (?:stall|on|in|every))|stalls?|(?:trade |job |career )?fairs?|(?:trade )?shows|expos?|(?<=auf (?:der )?)messen?|wochenmarkt|markt(?: in| auf)?|messestand|messeauftritt\\p{L}*|marche de \\p{L}+|salons? professionnels?|ferias?|mercadillo',
  'newsletters?|social media|facebook|instagram|linkedin|tiktok|twitter|podcasts?|blogs?|web ?sites?|web ?pages?|internetseiten?|homepage|webseiten?|site (?:internet|web)|reseaux sociaux|pagina web|redes sociales|boletin',
  'committees?|trade (?:body|association)|verband\\p{L}*|federation|working group|task force|steering group|trustees|board meetings?|minutes of|ausschuss\\p{L}*|arbeitskreis\\p{L}*|gremien|protokoll|presbyterium|comites?|commissions?|comite',
  '(?:deliver|run|give|provide|hold)\\p{L}* (?:\\p{L}+ ){0,2}training(?: to| for| sessions)?|talks|vortrage?|conferences?(?= (?:a|au|dans))|charlas?',
  '(?:reading|book|lunch|breakfast|after-school|youth|homework) clubs?|clubs? de \\p{L}+|lesekreis\\p{L}*|clubs?(?= (?:for|fur|pour|para))',
  'tenders?|bids?|rfps?|ausschreibungen|appels? d.offres|licitaci\\p{L}+',
  'audits?|zertifizierung\\p{L}*|auditorias?',
  'interns?|apprentices?|trainees?|juniors?|praktikant\\p{L}*|auszubildende\\p{L}*|azubis?|lernende[nr]?|lehrlinge?|stagiaires?|apprenti\\p{L}*|alternants?|becari\\p{L}+|aprendi\\p{L}+|practicantes?',
  'translations?|translat\\p{L}+|ubersetz\\p{L}+|traductions?|traduc\\p{L}+',
  'patents?|patentrecherch\\p{L}+|patentes|minibus(?:es)?|kleinbus\\p{L}*|lorry|transporter|camionnette|furgoneta',
  'summer camps?|camps?|campamentos?|ferienlager|colonies?|school trips?|excursi\\p{L}+|ausfluge?',
  'helicopters?|drones?|drohnen?|helicoptere|helicoptero|boats?|boote?|bateau|barco',
  'ladders?|leitern?|scaffold\\p{L}*|gerust\\p{L}*|echafaudages?|andamios?|cranes?|kran|grue|grua|forklifts?|gabelstapler|stapler|chariots? elevateurs?|carretillas?',
  'on behalf of|deputi[sz]\\p{L}+|stand(?:ing)? in|stellvertret\\p{L}+|vertretung (?:der|des)|remplace[rz] (?:le|la)|suplir|sustituir a',
].map(word)

/** Whoever manages has budgets to keep and suppliers to steer. */
const OF_MANAGERS = word(
  'budgets?|(?:werbe|jahres|haushalts)etats?|presupuestos?|budgetverantwortung|(?:coordinat|manag|negotiat|supervis|steuer|koordin|verhandel|pilot|coordonn|negoci|gestion)\\p{L}* (?:\\p{L}+ ){0,3}(?:suppliers?|(?:sub)?contractors?|contracts|lieferanten|nachunternehmer\\p{L}*|subunternehmer\\p{L}*|fournisseurs?|sous-traitants?|proveedores|subcontratas?)',
)
const MANAGES =
  /manager|head of|director|direktor|leiter|leitung|chef|responsable|jefe|jefa|gerente|project|projekt|projet|proyecto/u

const OFTEN: [said: RegExp, told: RegExp][] = [
  [
    word(
      'weekly|every week|each week|wochentlich\\p{L}*|jede woche|hebdomadaire\\p{L}*|chaque semaine|toutes les semaines|semanal\\p{L}*|cada semana',
    ),
    /week(?!-?end)|wk(?!end|nd)|woche(?!nend)|wo\b|sem(?!inar)|montag|freitag|1x/u,
  ],
  [
    word(
      'monthly|every month|each month|monatlich\\p{L}*|jeden monat|mensuel\\p{L}*|chaque mois|tous les mois|mensual\\p{L}*|cada mes',
    ),
    /month|monat|mois|mes|mtl/u,
  ],
  [
    word(
      '(?:once|twice) (?:a|per) (?:term|season)|every term|each term|(?:einmal|zweimal) (?:pro|im) (?:schuljahr|halbjahr|saison)|(?:une|deux) fois par (?:saison|trimestre|semestre)|(?:una vez|dos veces) (?:al|por) (?:trimestre|semestre|temporada)',
    ),
    /(?:a|per|each|every|pro|im|par|chaque|al|por|cada) (?:term|season|schuljahr|halbjahr|saison|trimest|semest|temporada)/u,
  ],
  [
    word(
      'quarterly|every quarter|each quarter|per quarter|vierteljahrlich\\p{L}*|quartalsweise|jedes quartal|trimestriel\\p{L}*|chaque trimestre|tous les trimestres|trimestral\\p{L}*|cada trimestre',
    ),
    /quart|trimest/u,
  ],
  [
    word(
      'annual|yearly|every (?:year|autumn|spring|summer|winter)|jahrlich\\p{L}*|jedes jahr|annuel\\p{L}*|chaque annee|tous les ans|anual\\p{L}*|cada ano',
    ),
    /year|yr|annual|jahr|\ban|ano\b|p\.a/u,
  ],
]

/** "In our branch system": of what they work with a brief would have told. */
const SYSTEM = word(
  "(?:in|via|through|using) our (?:\\p{L}+ ){0,2}(?:app|portal|system|software)|(?:uber|in|mit|per) (?:unser(?:e[mnr]?)?|der|einer) (?:\\p{L}*(?:system|portal|software|app))|(?:dans|sur|via) (?:l'|notre |une |le |un )(?:application|appli|logiciel|terminal)|(?:en|con|mediante) (?:la|nuestra|una|nuestro) (?:aplicacion|app|plataforma|terminal|programa)",
)
const SYSTEM_TOLD =
  /(?<![a-z])app(?![a-z])|appli|software|system|program|logiciel|tablet|digital|tool|outil|herramient|plataform|platform|portal|scanner|terminal|plc|crm|erp/u

const isTool = (name: string): boolean =>
  name.startsWith('tool:') && findPhrases(SKILL_LOOKUP, plain(name.slice('tool:'.length))).length > 0

const LEADS = word(
  'train|training|supervise|supervising|line-manage|line-managing|mentor|mentoring|coach|coaching|onboard|anleiten|anleitest|anleitung|einarbeiten|einarbeitung|ausbilden|ausbildung von|fuhrung|encadre[rz]|encadrement|forme[rz](?= (?:les|des|nos|vos|un|une|de) )|formation de|tutorer|formar(?! parte)|supervisar|coordinar a|tutorizar|tutelar|guiar a',
)
const LED =
  /lead|led\b|manag|supervis|train|mentor|coach|team of|teams? |junior|apprent|trainee|student|leit|fuhr|anleit|ausbild|einarb|azubi|encadr|form(?:er|ation)|tutor|equip|chef|mando|cargo|supervis|coordin|people|staff|crew|report|assistant|helfer|gesell/u

const OUR =
  /(?<![a-z])(?:our(?: own)?|unser(?:e[nmrs]?)?(?: eigene[nr]?)?|notre|nos|nuestr[oa]s?)((?: (?!(?:and|or|for|of|in|on|at|to|with|from|by|und|oder|fur|von|mit|an|auf|zu|bei|nach|uber|et|ou|pour|dans|avec|sur|a|par|chez|y|e|o|en|con|para|is|are|will|ist|sind|sont|est|es|son|that|who|which|where|so|as)(?![a-z]))[\p{L}'-]+){1,4})/gu

/** "Our memorial masonry showroom": what the employer is said to have, where no word of it was told. */
const hasUntoldOwn = (clause: string, language: Language, known: (word: string) => unknown): boolean =>
  [...clause.matchAll(OUR)].some(([, said]) => {
    const words = wordsIn(said!).filter((one) => isTelling(one) && !isFiller(one))
    return words.length > 1 && !words.some(known) && words.some((one) => !isEverydayWord(one, language))
  })

/** Who leads or uses something of which no word was told does so in words that are. */
const MOST_TOLD = 0.7

/** In every section, and only where nothing of the clause was found to be told or made up. */
export function findAdditions(
  description: Description,
  claims: readonly Claim[],
  { told, company, sources }: Known,
): Weighed[] {
  const { plain: text } = description
  const equal = equalitySpans(text)
  const found: Weighed[] = []
  // That the place was told says nothing of what is done there.
  const marks = claims.filter(({ kind, ground }) => kind !== 'place' || ground === 'none')
  const things = MANAGES.test(told.plain) ? ADDED : [...ADDED, OF_MANAGERS]
  const withoutTools = !SYSTEM_TOLD.test(told.plain) && ![...told.named.keys()].some(isTool)
  const known = (one: string) => findTold(one, told) ?? findWithin(one, told) ?? findTold(one, company)
  for (const { section, span, item } of headedSentences(text)) {
    if (section !== 'other' || equal.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to)) continue
    const sentence = text.slice(...span)
    if (COMMON_GROUND.test(sentence) || NOT_ASKED.test(sentence)) continue
    for (const part of item ? [span] : clausesOf(text, span)) {
      if (marks.some((claim) => claim.span[0] < part[1] && part[0] < claim.span[1])) continue
      const clause = text.slice(...part)
      // Letters that stand for what is said.
      if (spelledOut(wordsIn(clause), told).at.size > 1) continue
      const words = wordsIn(clause).filter((one) => isTelling(one) && !isFiller(one))
      if (words.length < (item ? 1 : 2) || words.length > 9) continue
      const share = words.filter(known).length / words.length
      const added = things.some((one) => {
        const thing = one.exec(clause)?.[0]
        // "Boaters" tell of boats, a "Turmdrehkran" of a "Kran".
        return (
          thing !== undefined &&
          !one.test(told.plain) &&
          !told.plain.includes(rootOf(thing)) &&
          !told.kin.has(kinOf(thing) ?? -1)
        )
      })
      const system = withoutTools && SYSTEM.test(clause)
      const often = OFTEN.some(([said, heard]) => said.test(clause) && !heard.test(told.plain))
      const leads = LEADS.test(clause) && !LED.test(told.plain)
      const strangers = words.filter((one) => one.length > 3 && !isEverydayWord(one, description.language))
      const strange = strangers.length
      // "Du tröstest, liest vor und singst": a thing is written with a capital in German.
      const isOfThings =
        description.language !== 'de' ||
        strangers.some((one) => /^\p{Lu}/u.test(description.text.slice(part[0] + clause.indexOf(one))))
      const foreign = item && isOfThings && told.language === description.language && share === 0 && strange >= 2
      const own = told.language === description.language && hasUntoldOwn(clause, description.language, known)
      if (!(added || system || often || leads || foreign || own)) continue
      if (leads || system ? share > MOST_TOLD : added || own ? share > 0.5 : share >= 0.5) continue
      if (
        sources.isRoleKnowledge?.(sentence) ||
        sources.isRoleKnowledge?.(clause) ||
        sources.isRoleKnowledge?.(words.join(' '))
      )
        continue
      found.push({ span: part, kind: 'name', ground: 'none', source: null })
    }
  }
  return found
}
