import { restoreAccents } from '../../finish.ts'
import type { Of, Plan } from '../../plan.ts'
import type { AboutEmployer, FreeHome } from '../voice.ts'

const INFINITIVE = /^\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las)?(?=\s|$)/iu
const ACTION = /^\p{L}+(?:ción|sión|miento|aje|ura|ión|o|ento)\b(?= (?:de|del)\b)/iu

/** Words with which a clause begins, or goes on: such a text names no thing. */
const CLAUSE =
  /^(?:tú|usted|vas|va|que|quien|lo|la que|si|cuando|donde|con|sin|más|menos|nada|no|ni|pero|y|o|de|en|por|para|a|al|antes|después|desde|hasta|también|además|solo|aquí|sobre)(?!\p{L})|\p{L}(?:ará|erá|irá|aría|ería|iría)s?(?!\p{L})|(?:^|\s)(?:es|son|está|hay|tiene|hace|puede|debe)(?!\p{L})|[¿?:]/iu

/** What a person looks after, named by a noun, as against infinitives, names of actions and clauses. */
export function isThing(text: string): boolean {
  return !INFINITIVE.test(text) && !ACTION.test(text) && !CLAUSE.test(text)
}

const IRREGULAR: Record<string, string> = {
  har: 'hacer',
  tendr: 'tener',
  pondr: 'poner',
  saldr: 'salir',
  vendr: 'venir',
  mantendr: 'mantener',
  dir: 'decir',
  podr: 'poder',
  sabr: 'saber',
}
/** "Elaborará", "leería", "harás": what somebody will or would do. */
const FUTURE =
  /(?<=^|[,;] |\s[ye] |\s(?:persona|que) |seleccionada )(\p{L}{1,14}?r)(ás?|ías?)(?: que (?=\p{L}+[aei]r(?!\p{L}))|(?= |$))/giu

const WISHED: Record<string, string> = Object.fromEntries(
  'sepa saber|tenga tener|mantenga mantener|haga hacer|atienda atender|venda vender|lea leer|escriba escribir|coja coger|recoja recoger|traiga traer|ponga poner|conduzca conducir|vaya ir|dé dar|reciba recibir|responda responder|cierre cerrar|entienda entender|dirija dirigir|corrija corregir|sirva servir|resuelva resolver|mueva mover|defienda defender|friegue fregar|cuente contar|encuentre encontrar|muestre mostrar|juegue jugar|pruebe probar|piense pensar|empiece empezar|riegue regar|vea ver|abra abrir|suba subir|persiga perseguir|siga seguir|consiga conseguir|negocie negociar|cuide cuidar|lleve llevar|monte montar|forme formar'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** "Que lleve la revista y atienda a la prensa": what is wished that somebody do. */
const asWished = (text: string): string =>
  /^que \p{Ll}+[ea] /iu.test(text) && WISHED[text.split(' ')[1]!] !== undefined
    ? text
        .replace(/^que /iu, '')
        .replace(/(?<=^|, (?:que )?|\s[ye] (?:que )?)(\p{Ll}+)(?= )/gu, (word) => WISHED[word] ?? word)
        .replace(/(?<=, |\s[ye] )que (?=\p{Ll}+[aei]r )/gu, '')
    : text

/** "Cafetería" and "secretaría" are no verbs. */
const VERB_IN_WOULD =
  /^(?!secret|comis|not|fisc|ordin)\p{L}*ar$|ir$|^(?:leer|ver|atender|vender|coger|recoger|responder|mover|resolver|promover|coser|barrer|proponer|correr|aprender|comprender|establecer)$/u

/** Future and conditional as an infinitive, so that every duty begins alike. */
const inInfinitive = (text: string): string =>
  text
    .replace(FUTURE, (typed, stem: string, ending: string) => {
      const root = stem.toLowerCase()
      const isVerb = ending.startsWith('á') ? /[aei]r$/.test(root) : VERB_IN_WOULD.test(root)
      const verb = IRREGULAR[root] ?? (isVerb ? root : null)
      if (/ que $/.test(typed)) return ''
      return verb === null || /^(?:ser|estar|haber|poder)$/.test(verb) ? typed : verb
    })
    .replace(/^(?:la )?persona (?:seleccionada )?(?=\p{L}+[aei]r )/iu, '')

export function asDuty(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:(?:te|se) )?(?:encargar(?:ás|á)|ocupar(?:ás|á)) de |^(?:serás|será) responsable de /i, '')
  return inInfinitive(asWished(bare))
}

const COMPLETE =
  /(experiencia|conocimiento|dominio|capacidad|formación|título|titulación|grado|carné|carnet|permiso|certificado|manejo|soltura|gusto|ganas|nivel|inglés|idioma|paciencia|orden|cuidado|curiosidad|práctica|habilidad|don de|vocación|puntual|responsab|^que (?:le|te|sepa|tenga|sea|hable|pueda|entienda) |excluyente|cédula|licenciatura|secundario|bachillerato)/i

export function asNeed(text: string): string | null {
  return COMPLETE.test(text) || /^(un|una|el|la|los|las|buen\w*)\b/i.test(text) ? text : null
}

const EMPLOYER =
  /(empresa|compañía|agencia|asociación|clínica|start-?up|fintech|colegio|hotel|restaurante|panadería|banco|fabricante|grupo|pyme|clientes|tienda|familiar|chiringuito|bar\b|despacho|fundación|cadena|museo|librería|cooperativa|distribuidora|constructora|consultora|operador[ao]?\b|plataforma|astillero|estudio|taller|academia|escuela|residencia|centro|hospital|zapatería|mutua|federación|laboratorio|fábrica|bodega|finca|asesoría|gestoría|editorial|productora|inmobiliaria|aseguradora|naviera|aerolínea|universidad|instituto|gimnasio|farmacia|peluquería|floristería|guardería|concesionario|ONG)/i

const PERK =
  /(vacaciones|pensiones|seguro|bonus|prima|descuento|cheque|ayuda|parking|gimnasio|portátil|propinas|alojamiento|manutención|prepaga|obra social|vales de|prestaciones|aguinaldo|cumple(?:años)?|comedor|comida|transporte|gratis|gratuit|días? libres?|uniforme|fondo de ahorro|teletrabajo|café)/i
const STEP = /(entrevista|candidatura|prueba práctica|cv\b|currículum)/i

export function sortFree(text: string): FreeHome {
  if (STEP.test(text)) return 'process'
  if (PERK.test(text)) return 'offer'
  if (COMPLETE.test(text)) return 'needs'
  if (EMPLOYER.test(text) && text.split(' ').length <= 5) return 'company'
  if (INFINITIVE.test(text) || ACTION.test(text)) return 'duties'
  return 'more'
}

export function company(name: string | null, facts: Of<'company'>[], plan: Plan, extra: string[]): AboutEmployer {
  const of = (aspect: string) =>
    facts.filter((fact) => fact.aspect === aspect).map((fact) => restoreAccents(plan.translate(fact.text), 'es'))
  const size = of('size').map((text) =>
    /^\d[\d–+.-]*(?: en plantilla)?$/.test(text) ? `${text.replace(/ .*/, '')} personas` : text,
  )
  const founded = of('founded').map((text) =>
    /desde|fundad/i.test(text) ? text : /since/i.test(text) ? text.replace(/since/i, 'desde') : `fundada en ${text}`,
  )
  // The bare word for a house says nothing of it.
  const [first, ...rest] = [...of('about'), ...extra].filter(
    (text) => !/^(?:empresa|planta|oficinas?|sede)$/i.test(text),
  )
  const more = [...rest, ...size, ...of('stage'), ...founded].filter(
    (text, _, all) => !first?.includes(text) && !all.some((other) => other !== text && other.includes(text)),
  )
  const noun = first?.split(' ')[0] ?? ''
  const article = /(a|ción|dad|pyme|start-?up|fintech|ong)$/i.test(noun) ? 'una' : 'un'
  const subject = name && companyName(name)
  if (first && EMPLOYER.test(noun) && !/s$/i.test(noun)) {
    const small = /^\p{Lu}\p{Ll}/u.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first
    const aside = more.length > 0 ? ` (${more.join(', ')})` : ''
    return {
      sentences: [`${subject ? `${subject} es` : 'Somos'} ${article} ${small}${aside}`, ...of('other')],
      notes: [],
    }
  }
  const parts = [...(first ? [first] : []), ...more]
  const told = parts.filter((text) => /^(?:tenemos|somos|contamos|llevamos|hacemos|trabajamos|vendemos) /i.test(text))
  const counted = parts.filter((text) => COUNTED.test(text))
  const since = parts.filter((text) => /^desde (?:el )?(?:año )?\d{4}$/i.test(text))
  const listed = counted.join(', ')
  const sentences = [
    ...(counted.length > 0 && !name
      ? [`${/^\d+ personas$/.test(listed) ? 'Somos' : 'Contamos con'} ${listed.replace(/, (?=[^,]*$)/, ' y ')}`]
      : []),
    ...(since.length > 0 ? [`La empresa existe ${since[0]}`] : []),
  ]
  return {
    sentences: [...sentences, ...told, ...of('other')],
    notes: parts.filter((text) => ![...told, ...counted, ...since].includes(text)),
    ...(name && counted.length > 0 ? { aside: listed } : {}),
  }
}

/** "3 tiendas": what a house counts; "10 minutos del centro" is none of it. */
const COUNTED =
  /^(?:unos |unas |más de |casi )?\d[\d.,]* (?!(?:minutos?|min|km|años|h|horas?|en plantilla)(?!\p{L}))\p{L}/iu

/** Names that begin with a common noun take its article: "la Fundación Ría Aberta". */
export function companyName(name: string): string {
  const [kind, ...rest] = name.split(' ')
  const written = [restoreAccents(kind!, 'es'), ...rest].join(' ')
  if (rest.length === 0) return written
  if (
    /^(?:fundaci[oó]n|asociaci[oó]n|cooperativa|editorial|residencia|federaci[oó]n|universidad|compañía)$/i.test(kind!)
  )
    return `la ${written}`
  return /^(?:hotel|colegio|instituto|hospital|restaurante|museo|grupo|ayuntamiento)$/i.test(kind!)
    ? `el ${written}`
    : written
}
