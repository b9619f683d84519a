/** Words that touch on what nobody may be chosen by: hints for the sorting, not yet a finding. */
import type { Ground } from '../guard/demands.ts'
import { passes, sieveOf } from '../match-phrases.ts'

/** In plain spelling; a word with a star stands for all that begin like it. */
const WORDS: Partial<Record<Ground, string>> = {
  age: 'young* youth* old older oldies elderly retire retired retires pensioner pensioners age aged ages grad grads graduate graduates mature teen* twenties thirties forties fifties sixties boomer* millennial* student* jung junge junger jungen junges junger* alt alte alter alten alteren altere rentner* jugendlich* jahrgang jeune jeunes vieux vieille vieilles agee agees retraite* senior seniors joven jovenes jovencit* viejo viejos vieja edad jubilad* mayor mayores menor menores energy energetic canas pibe pibes zagal* abuel* grey-hair* greying',
  sex: 'girl girls guy guys lad lads lass lasses lassie fella fellas bloke blokes chap chaps lady ladies gentleman gentlemen gent gents woman women man men male males female females boy boys mann manner mannern frau frauen madchen madel madl bursch* kerl kerle dame damen herr herren weiblich* mannlich* mannl weibl homme hommes femme femmes garcon garcons fille filles dame dames monsieur messieurs mec mecs nana nanas hombre hombres mujer mujeres chica chicas chico chicos varon varones senorit* senora senoras mozo mozos geezer* dirndl zagal* buam gars bonhomme*',
  family_status:
    'pregnan* kid kids child children childless single married unmarried divorced family families maternity baby babies husband wife boyfriend girlfriend mum mums mom moms mother mothers dad dads housewi* couple couples schwanger* kinder kindern kind kinderlos* kleinkind* ledig* verheiratet* familie familien mutter mutti* mama vater hausfrau* ungebunden* paar enceinte enceintes enfant enfants celibataire* marie mariee maries mere meres maman pere famille familles embaraz* hijo hijos hija hijas soltero soltera solteros casado casada madre madres padre padres familiar* cargas brood crianza crios parienta novio novia babybauch* familienplanung alleinerzieh* papa papas bebe bebes chickenpox half-term',
  origin:
    'native* foreign* immigrant* migrant* accent* local locals born national nationals nationality citizen* british brit brits pole poles romanian* european* african* asian* indian* black blacks white whites israeli* jew jews passport* permit permits visa visas auslander* einheimisch* muttersprach* akzent* deutsche deutschen osterreicher* schweizer* osteuropa* turken araber* staatsangehorig* staatsburger* pass etranger* natif* natale maternelle souche arabe* noir noirs blanc blancs nativo nativa nativos extranjer* acento espanoles latino latinos gitan* sudac* venezolan* nacionalidad papeles caste biodata grenzganger* frontalier* polin polinnen papierli* schwob* costen* veneco* filipin* payo payos diccion pronunciacion dialekt* deje cedula outre-mer',
  religion:
    'catholic* protestant* christian* muslim* jewish hindu* church* religio* faith pray* headscar* hijab ramadan kopftuch* christ christin christen christlich* moslem* katholi* evangelisch* glaubig* voile* musulman* catholique* croyant* catolic* cristian* creyente* velo misa turban* god-fearing messe jeun* prophete iglesia gebetspause* ramazan',
  disability:
    'health healthy sick* ill illness* disab* fit fitness able-bodied back backs medication mental* depress* drink drinks drinker* drank drunk* alcohol* sober druggies drugs gesund* krank* behinder* schwerbehindert* belastbar* rucken* therapie* sante malad* handicap* arret arrets alcooli* sain saine sano sana sanos enferm* discapac* minusval* baja bajas lesion* strong stark* kraftig* fuerte fuertes costaud* epilep* stammer* begay* insulin* diabet* knee knees knie rodilla* kreuz burnout burn-out lumbar* ciatic* ischias rollstuhl* wheelchair* ticker asthma* allerg* psychiat* seelisch* pastillas sordo* sorda* deaf taub taube tauber blind blinde blinder kine dialys* bandscheib*',
  appearance:
    'good-looking look looks looking pretty attractive* slim overweight fat tattoo* piercing* presentable handsome beautiful groomed face faces hair size smok* photo* picture* hubsch* gepflegt* schlank* tatow* ubergewicht* bmi raucher* nichtraucher* aussehen foto* joli jolie jolies mince* physique presentation tatou* fumeu* guap* delgad* presencia tatuaj* fumador* imagen bubbly gesicht* sportif* sportlich* beard* barbe barbes barba fesch* dick dicke dicken dicker zierlich* haut elance* teint silhouette figur statur mollig* rundlich* talla acne rubi* blanquit* linda lindas buenorr* skinny curvy chubby',
  belief:
    'union* politic* party vegan* gay lesbian gewerkschaft* betriebsrat* partei* schwul* syndi* gauchiste* sindica* rojos partido cgt unia cse encarte* comites delegado marchas zurdo* works-council betriebsrat',
  criminal_record:
    'criminal* convict* record prison vorbestraft* casier antecedentes dicom litigio* vorstrafe* strafregister*',
  pay_history: 'earn earning bisherig* actuel actual',
  unpaid_work:
    'unpaid unbezahlt* probearbeit* kostenlos gratuit* gratis nowt probetag* probeschicht* probewoche* schnuppert* stipend',
}

const whole = new Map<string, Ground>()
const beginnings = new Map<string, Ground>()
for (const [ground, words] of Object.entries(WORDS) as [Ground, string][])
  for (const word of words.split(' '))
    if (word.endsWith('*')) beginnings.set(word.slice(0, -1), ground)
    else whole.set(word, ground)

/** No beginning is shorter: these letters tell which can be meant, the shortest first. */
const SHORTEST = 3
const byFirstLetters = Map.groupBy(
  [...beginnings].sort((a, b) => a[0].length - b[0].length),
  ([beginning]) => beginning.slice(0, SHORTEST),
)
const sieveOfWhole = sieveOf(whole.keys())
const sieveOfFirst = sieveOf(byFirstLetters.keys())

/** In words that are joined by one space: "30-45" is two. */
const AGES =
  /(?<!\d |\d)(?:[2-6]\d (?:to |bis |a |y |und |and )?[2-6]\d|(?:under|over|below|above|bis|uber|unter|moins de|plus de|menos de|hasta|max) [2-6]\ds?)(?! ?[\dk])/u

/** Grounds that words in plain spelling may touch on, each once. */
export function traitsIn(words: readonly string[]): Set<Ground> {
  const found = new Set<Ground>()
  for (const word of words) {
    const ground = passes(sieveOfWhole, word) ? whole.get(word) : undefined
    if (ground) found.add(ground)
    else if (passes(sieveOfFirst, word, 0, SHORTEST))
      for (const [beginning, begun] of byFirstLetters.get(word.slice(0, SHORTEST)) ?? [])
        if (word.startsWith(beginning)) found.add(begun)
  }
  if (words.some(isAge) && AGES.test(words.join(' '))) found.add('age')
  return found
}
const isAge = (word: string): boolean => word >= '2' && word < '7' && /^[2-6]\ds?$/.test(word)

/** How a wish is put, by the words that put it. */
const MANNERS: Record<string, string> = {
  no: 'no not none never nobody without cant dont wont kein keine keinen keiner nicht niemand ohne bloss bloß nie pas aucun aucune sans jamais ni sin nada nadie nunca ningun',
  only: 'only just nur ausschliesslich ausschließlich uniquement seulement que solo unicamente solamente',
  rather:
    'prefer preferred preferably pref rather better best ideally ideal would nice perfect suit suits welcome lieber liebsten gern gerne bevorzugt ideal idealerweise besser schon waren ware passt plutot preference mieux idealement ideal prefere mejor preferible preferiblemente preferentemente ideal gustaria encaja',
  must: 'must should has have needs need want looking muss mussen soll sollte suchen braucht doit devra faut cherche cherchons debe deberia tiene buscamos quiero queremos',
  please: 'please pls plz bitte svp favor ojo',
  because: 'because bc cos as since so otherwise weil wegen da sonst denn car sinon parce porque que pues',
}
const MANNER_OF = new Map(
  Object.entries(MANNERS).flatMap(([manner, words]) => words.split(' ').map((word) => [word, manner] as const)),
)
export const mannersIn = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => MANNER_OF.get(word.replaceAll("'", '')) ?? []))
