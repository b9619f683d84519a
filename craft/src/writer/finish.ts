import type { Language } from '../brief/facts.ts'

const SPANISH: [RegExp, string][] = [
  [/(?<=\p{L})cion(?!\p{L})/gu, 'ción'],
  [/(?<=\p{L})sion(?!\p{L})/gu, 'sión'],
]
const SPANISH_WORDS: Record<string, string> = {
  ingles: 'inglés',
  aleman: 'alemán',
  frances: 'francés',
  portugues: 'portugués',
  sabado: 'sábado',
  sabados: 'sábados',
  miercoles: 'miércoles',
  tecnico: 'técnico',
  tecnica: 'técnica',
  medico: 'médico',
  medica: 'médica',
  minimo: 'mínimo',
  maximo: 'máximo',
  quirofano: 'quirófano',
  clinica: 'clínica',
  nomina: 'nómina',
  nominas: 'nóminas',
  almacen: 'almacén',
  zapateria: 'zapatería',
  panaderia: 'panadería',
  cafeteria: 'cafetería',
  peluqueria: 'peluquería',
  matematicas: 'matemáticas',
  energia: 'energía',
  gestoria: 'gestoría',
  master: 'máster',
  logistica: 'logística',
  electrico: 'eléctrico',
  telefono: 'teléfono',
  movil: 'móvil',
  dia: 'día',
  dias: 'días',
  tutoria: 'tutoría',
  credito: 'crédito',
  publico: 'público',
  quimica: 'química',
  algun: 'algún',
  paises: 'países',
  jovenes: 'jóvenes',
  tambien: 'también',
  ademas: 'además',
  segun: 'según',
  autobus: 'autobús',
  formacion: 'formación',
  vehiculo: 'vehículo',
  maquina: 'máquina',
  camion: 'camión',
  atencion: 'atención',
  articulos: 'artículos',
  pagina: 'página',
  facil: 'fácil',
  util: 'útil',
  todavia: 'todavía',
  aqui: 'aquí',
  cafe: 'café',
  musica: 'música',
  limite: 'límite',
  numero: 'número',
  basico: 'básico',
  metodo: 'método',
}
const FRENCH_WORDS: Record<string, string> = {
  experience: 'expérience',
  equipe: 'équipe',
  ete: 'été',
  telephone: 'téléphone',
  debutant: 'débutant',
  diplome: 'diplôme',
  teletravail: 'télétravail',
  vehicule: 'véhicule',
  deplacements: 'déplacements',
  hotel: 'hôtel',
  creche: 'crèche',
  semestre: 'semestre',
  anciennete: 'ancienneté',
}

const restored = (text: string, words: Record<string, string>) =>
  text.replace(/\p{L}+/gu, (word) => {
    const known = words[word.toLowerCase()]
    if (!known) return word
    return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known
  })

/** Accents that hurried typing left out; addresses are left alone. */
export function restoreAccents(text: string, language: Language): string {
  if (/@|www\.|https?:/.test(text)) return text
  if (language === 'fr') return restored(text, FRENCH_WORDS)
  if (language !== 'es') return text
  return restored(
    SPANISH.reduce((written, [plain, accented]) => written.replace(plain, accented), text),
    SPANISH_WORDS,
  )
}

/** "Die Stadtwerke": employers whose names are plurals. */
const inPlural = (text: string): string =>
  text
    .replace(/\b([Bb])ei ((?:Stadt|Gemeinde|Verkehrs)(?:werk|betrieb))e\b/g, '$1ei den $2en')
    .replace(/\b((?:Stadt|Gemeinde)werke(?: \p{Lu}\p{L}+)*) (such|besetz)t\b/gu, 'Die $1 $2en')

/** Blanks and apostrophes as each language sets them. */
export function finish(text: string, language: Language): string {
  if (language === 'en') return text.replace(/\byou be (?=the |a )/g, 'you are ')
  const joined =
    language === 'es'
      ? text.replace(/(?<!\p{L})(a|de) el(?= \p{Ll})/gu, (_, word: string) => (word === 'a' ? 'al' : 'del'))
      : text
  // "Zum 1.3.": the stop of the date ends the sentence too.
  if (language === 'de') return inPlural(joined.replace(/(\d) ?%/g, '$1\u00a0%').replace(/(?<=\d)\.\.(?=\s|$)/g, '.'))
  const spaced = joined.replace(/(\d) ?%/g, '$1\u00a0%')
  if (language !== 'fr') return spaced
  return spaced
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=avant) le (?=fin |début |mi-)/gu, ' ')
    .replace(/jusqu’au (?=fin |mi-|début )/gu, 'jusqu’à ')
    .replace(/ ([:;?!»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}
