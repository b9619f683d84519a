/** Small words of notes: what ties nouns, articles, numbers, days, and when or where something is done. */
import type { Language } from '../../brief/facts.ts'

/** What ties nouns: concept -> how each language says it, the first of which is written. */
export const TIES: Record<string, Record<Language, string>> = {
  and: { en: 'and|&|+', de: 'und|&|sowie', fr: 'et', es: 'y|e' },
  but: { en: 'but', de: 'aber', fr: 'mais', es: 'pero' },
  or: { en: 'or', de: 'oder', fr: 'ou', es: 'o|u' },
  with: { en: 'with', de: 'mit', fr: 'avec', es: 'con' },
  no: {
    en: 'no',
    de: 'ohne|kein|keine|keinen|keiner|keinem',
    fr: 'pas de|pas d’|sans|aucun|aucune',
    es: 'sin|nada de|no hay|cero|ningún|ninguna',
  },
  for: { en: 'for', de: 'für', fr: 'pour', es: 'para' },
  of: { en: 'of', de: 'von|vom', fr: 'de|d’|des|du|de l’|de la', es: 'de|del' },
  in: { en: 'in', de: 'in|im', fr: 'en|dans', es: 'en' },
  at: { en: 'at', de: 'bei|beim', fr: 'chez|à|au', es: 'a' },
  from: { en: 'from', de: 'ab', fr: 'dès|depuis', es: 'desde' },
  after: { en: 'after', de: 'nach', fr: 'après', es: 'después de|tras' },
  before: { en: 'before', de: 'vor', fr: 'avant', es: 'antes de' },
  to: { en: 'to', de: 'an', fr: 'à|aux', es: 'a' },
  per: { en: 'a|per', de: 'pro|je|/', fr: 'par|/', es: 'por|al|a la|/' },
  every: {
    en: 'every',
    de: 'alle|jede|jeden|jeder|jedes',
    fr: 'toutes les|tous les|chaque',
    es: 'cada',
  },
  max: { en: 'up to|max', de: 'bis zu|max|maximal|höchstens', fr: 'jusqu’à|max', es: 'hasta|máx' },
  only: { en: 'only', de: 'nur', fr: 'seulement', es: 'solo' },
  never: { en: 'never', de: 'nie', fr: 'jamais', es: 'nunca' },
  near: {
    en: 'near|close to',
    de: 'nahe|in der nähe von',
    fr: 'près de|près du|près de la|près de l’|proche de|à proximité de',
    es: 'cerca de|cerca del|próximo a',
  },
  through: { en: 'through', de: 'durch', fr: 'à travers', es: 'por' },
  behind: { en: 'behind', de: 'hinter', fr: 'derrière', es: 'detrás de|detrás del' },
  'in front of': { en: 'in front of|outside', de: 'vor', fr: 'devant', es: 'delante de|delante del|frente a' },
  'next to': {
    en: 'next to|beside',
    de: 'neben',
    fr: 'à côté de|à côté du|à côté de la',
    es: 'junto a|al lado de|al lado del|junto al',
  },
  under: { en: 'under', de: 'unter', fr: 'sous', es: 'bajo' },
  between: { en: 'between', de: 'zwischen', fr: 'entre', es: 'entre' },
  during: { en: 'during', de: 'während', fr: 'pendant|durant', es: 'durante' },
  against: { en: 'against', de: 'gegen', fr: 'contre', es: 'contra' },
  on: { en: 'on', de: 'auf', fr: 'sur', es: 'en' },
  about: { en: 'about', de: 'über', fr: 'sur|à propos de', es: 'sobre' },
  'helping with': { en: 'with', de: 'bei', fr: 'pour', es: 'con' },
  'because of': { en: 'about', de: 'wegen', fr: 'au sujet de', es: 'por' },
  into: { en: 'into', de: 'in', fr: 'en', es: 'al' },
  'ordered from': { en: 'from', de: 'bei', fr: 'auprès de', es: 'a' },
  as: { en: 'as|as a|as an', de: 'als', fr: 'en tant que|comme', es: 'como' },
}

export const ARTICLES: Record<Language, { def: RegExp; indef: RegExp }> = {
  en: { def: /^(?:the|our|your)$/, indef: /^an$/ },
  de: {
    def: /^(?:der|die|das|den|dem|des|unser(?:e[nrms]?)?|eure[nrms]?|euer|ihre?[nrms]?|deine?[nrms]?)$/,
    indef: /^eine?[nrms]?$/,
  },
  fr: { def: /^(?:le|la|les|l'|nos|notre|vos|votre)$/, indef: /^(?:une?|des)$/ },
  es: { def: /^(?:el|la|los|las|nuestr[oa]s?|tu|su|sus|tus)$/, indef: /^(?:un|una|unos|unas)$/ },
}
/** Articles that stand ahead of several. */
export const SEVERAL: Record<Language, RegExp> = {
  en: /^$/,
  de: /^(?:die|unsere|eure|ihre|deine)$/,
  fr: /^(?:les|nos|vos|des)$/,
  es: /^(?:los|las|nuestr[oa]s|unos|unas)$/,
}

export const DAYS: Record<Language, string[]> = {
  en: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'.split('|'),
  de: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag'.split('|'),
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'.split('|'),
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'.split('|'),
}
export const COUNTS: Record<Language, string[]> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|'),
  de: 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'.split('|'),
  fr: 'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze'.split('|'),
  es: 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'.split('|'),
}

/** When, where and how, said as one: en|de|fr|es, spellings behind commas, the first of which is written. */
const ADVERB_ROWS = `
on site,on-site|vor Ort|sur place,sur site|in situ
by phone,on the phone,over the phone|am Telefon,telefonisch,per Telefon|par téléphone,au téléphone|por teléfono
by email,by e-mail,via email|per E-Mail,per Mail|par e-mail,par mail|por correo electrónico,por correo,por email
by phone and email,on the phone and by email|per Telefon und E-Mail,am Telefon und per Mail|par téléphone et par e-mail|por teléfono y correo electrónico,por teléfono y por correo
every day|täglich,jeden Tag|tous les jours,chaque jour|todos los días,a diario,cada día
every week|jede Woche,wöchentlich|chaque semaine,toutes les semaines|cada semana,todas las semanas
every month|jeden Monat,monatlich|chaque mois,tous les mois|cada mes,todos los meses
every year|jedes Jahr,jährlich|chaque année,tous les ans|cada año,todos los años
every morning|jeden Morgen|chaque matin,tous les matins|cada mañana,todas las mañanas
every evening|jeden Abend|chaque soir,tous les soirs|cada noche,todas las noches
every quarter|jedes Quartal|chaque trimestre|cada trimestre
every season|jede Saison|chaque saison|cada temporada
in the morning,in the mornings|morgens,am Morgen,vormittags|le matin|por la mañana,por las mañanas
in the afternoon,in the afternoons|nachmittags,am Nachmittag|l’après-midi|por la tarde,por las tardes
in the evening,in the evenings|abends,am Abend|le soir|por la noche,por las noches
at night|nachts|la nuit,de nuit|de noche
at weekends,at the weekend,on weekends|am Wochenende,an Wochenenden|le week-end,les week-ends|los fines de semana,el fin de semana,en fin de semana
during the week|unter der Woche|en semaine|entre semana
in summer,in the summer|im Sommer|en été,l’été|en verano
in winter,in the winter|im Winter|en hiver,l’hiver|en invierno
in spring|im Frühjahr,im Frühling|au printemps|en primavera
in autumn|im Herbst|en automne|en otoño
on time|pünktlich,termingerecht,fristgerecht|dans les délais,à l’heure|a tiempo
abroad|im Ausland|à l’étranger|en el extranjero
outdoors,outside|im Freien,draußen|en plein air,à l’extérieur,dehors|al aire libre
at home|zu Hause|à la maison|en casa
from home|von zu Hause aus,von zu Hause|depuis la maison|desde casa
by hand|von Hand|à la main|a mano
at Christmas,over Christmas|an Weihnachten,zu Weihnachten,über Weihnachten|à Noël|en Navidad
at Easter,over Easter|an Ostern,zu Ostern,über Ostern|à Pâques|en Semana Santa
in person|persönlich|en personne|en persona
year round,all year round,all year|ganzjährig,das ganze Jahr|toute l’année|todo el año
up to date|auf dem neuesten Stand|à jour|al día
at month end,at the end of the month|zum Monatsende,am Monatsende|en fin de mois|a fin de mes
at year end|zum Jahresende|en fin d’année|a fin de año
with homework,with their homework|bei den Hausaufgaben,bei Hausaufgaben|pour les devoirs,aux devoirs|con los deberes,en los deberes
at mealtimes,at meals|bei den Mahlzeiten,beim Essen|aux repas,au repas,au moment des repas|en las comidas
around the clock|rund um die Uhr|24 h sur 24|las 24 horas
in store,in the shop,in shop|im Laden,im Geschäft|en magasin,en boutique|en tienda,en la tienda
at the till|an der Kasse|en caisse,à la caisse|en caja,en la caja
at the front desk,at reception|am Empfang,an der Rezeption|à l’accueil,à la réception|en recepción,en la recepción
on the shop floor|auf der Verkaufsfläche|en rayon,en surface de vente|en sala
on the road|unterwegs|sur la route|en ruta
online,on-line|online|en ligne|en línea,online,por internet
at the customer’s,at the customer's,at customers’ homes|beim Kunden|chez le client,chez les clients|en casa del cliente,en casa de los clientes
at the box office,in the box office,at the ticket office|an der Kasse,an der Theaterkasse|au guichet,à la billetterie|en taquilla,en la taquilla
every second week,every other week|jede zweite Woche,alle zwei Wochen,alle 2 Wochen|une semaine sur deux|en semanas alternas,cada dos semanas
on public holidays,on bank holidays|an Feiertagen|les jours fériés|los festivos,en festivos
at school|in der Schule|à l’école|en el colegio,en la escuela
during lunch,at lunch,at lunchtime,over lunch|beim Mittagessen,während des Mittagessens|pendant le déjeuner,au déjeuner|durante el almuerzo,en la comida,durante la comida
during breakfast,at breakfast|beim Frühstück|au petit-déjeuner,pendant le petit-déjeuner|durante el desayuno,en el desayuno
during breaks,at break time|in den Pausen|pendant les récréations,pendant les pauses|en los recreos,durante los descansos
on holiday,on leave|im Urlaub|pendant les congés,pendant les vacances,en congé|durante las vacaciones,en vacaciones
on the production line,on the assembly line|am Band,an der Produktionslinie,am Fließband|sur la ligne de production,à la chaîne|en la línea de producción,en la cadena de montaje
in the dining area|im Gastraum|en salle|en el comedor
on request|auf Anfrage|sur demande|bajo pedido
by appointment|nach Terminvereinbarung|sur rendez-vous|con cita previa
by arrangement|nach Absprache|selon accord|según acuerdo
if needed,if necessary,when needed|bei Bedarf|si besoin,si nécessaire,au besoin|si hace falta,cuando haga falta,si es necesario
`

export interface Adverb {
  said: Record<Language, string>
}
const adverbs = new Map<Language, Map<string, Adverb>>()

/** Adverbs by their spellings, as `keyOf` writes them; "on Mondays" with the rest. */
export function adverbsOf(language: Language, keyOf: (text: string) => string): Map<string, Adverb> {
  const known = adverbs.get(language)
  if (known) return known
  const rows = ADVERB_ROWS.trim().split('\n')
  for (let day = 0; day < 7; day++) {
    const [en, de, fr, es] = [DAYS.en[day]!, DAYS.de[day]!, DAYS.fr[day]!, DAYS.es[day]!]
    const many = /s$/.test(es) ? es : `${es}s`
    rows.push(`on ${en}s,on ${en}|${de.toLowerCase()}s,am ${de},an ${de}en|le ${fr},les ${fr}s|los ${many},el ${es}`)
  }
  const made = new Map<string, Adverb>()
  for (const row of rows) {
    const [en = '', de = '', fr = '', es = ''] = row.split('|')
    const spellings: Record<Language, string> = { en, de, fr, es }
    const first = (one: Language): string => spellings[one].split(',')[0]!
    const adverb = { said: { en: first('en'), de: first('de'), fr: first('fr'), es: first('es') } }
    for (const spelling of spellings[language].split(',')) made.set(keyOf(spelling), adverb)
  }
  adverbs.set(language, made)
  return made
}
