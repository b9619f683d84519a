/** Demands as people let them slip in French and Spanish: half-sentences, jokes and asides that ask for the same things. */
import type { Demand } from './demands.ts'
import { p } from './whole-words.ts'

/** Where a wish of its own begins. */
const OPENS =
  '(?<=(?:^|[.,;:!(\\n] ?|[,;] (?:y|et|o|ou) |plutot |surtout |mieux |mejor |si puede ser |preferible(?:mente)? ))'
const opening = (source: string): RegExp => new RegExp(`${OPENS}(?:${source})(?![a-zß-ɏ])`, 'gu')

const PEOPLES_FR =
  'francais|quebecois|suisses?|belges?|libanais|egyptiens?|marocains?|algeriens?|tunisiens?|europeens?|africains?|portugais|polonais|roumains?|espagnols?|italiens?|allemands?|canadiens?'
const PEOPLES_ES =
  'espanol[ea]s|libanes[ea]s|egipci[oa]s|marroquies|ruman[oa]s|europe[oa]s|latin[oa]s|argentin[oa]s|mexican[oa]s|chilen[oa]s|peruan[oa]s|colombian[oa]s|venezolan[oa]s|ecuatorian[oa]s|bolivian[oa]s|nacionales'

export const ROMANCE_DEMANDS: Demand[] = [
  {
    ground: 'sex',
    languages: ['fr'],
    pattern: p(
      '(?<=(?:^|[.,;!] ?))(?:un |une )?(?:homme|hommes|femme|femmes|garcon|jeune homme|jeune femme)(?: (?:costaud|fort|forte|robuste|jeune|celibataire|serieux|serieuse|de preference|uniquement|seulement|souhaite|souhaitee))*(?=[.,;!]|$)',
    ),
  },
  {
    ground: 'age',
    languages: ['fr'],
    pattern: p(
      '(?:on |je |nous )?(?:veut|veux|voulons|voudrai[st]|cherch[a-z]+|prefere) des jeunes(?! (?:diplome|apprenti|dipl))[^,;.]{0,24}|genre (?:1[6-9]|2\\d) ?(?:-|a) ?\\d\\d(?: ans)?|pas (?:trop )?(?:vieux|vieille|ages?|agees?)',
    ),
  },
  {
    ground: 'age',
    languages: ['es'],
    pattern: p(
      '(?:que no (?:sea|este) )?(?:ni )?(?:muy|demasiado) (?:viej[oa]s?|mayor(?:es)?)(?=[,;.)]|$)|nada de viej[oa]s',
    ),
  },
  {
    ground: 'sex',
    languages: ['fr'],
    pattern: p(
      '(?:plutot |surtout )?(?:une |des )?(?:jolies?|belles?) (?:filles?|nanas?|femmes?)(?: souriantes?)?|pas (?:de |une? )?(?:filles?|nanas?|mecs?|gars|femmes?|hommes?)(?= *(?:[,;.)]|$))|(?:un |des )mecs?(?= (?:costaud|solide|fort|motive))',
    ),
  },
  {
    ground: 'sex',
    languages: ['es'],
    pattern: p(
      '(?:que sea (?:una? )?)?(?:senoras?|senoritas?|chicas?|mujer(?:es)?)(?= (?:de|con) (?:muy )?(?:buena|excelente) (?:presencia|imagen|apariencia))|sexo ?: ?(?:femenino|masculino|hombre|mujer|[fm])|que sea (?:una |un )?(?:chic[oa]|mujer|hombre|senora?|varon)',
    ),
  },
  { ground: 'sex', languages: ['es'], pattern: opening('varon(?:es)?(?=[,;.)]|$)') },
  {
    // "Ojalá mujer, son más prolijas".
    ground: 'sex',
    languages: ['es'],
    pattern: p(
      '(?:ojala|idealmente|mejor|preferentemente|preferible(?:mente)?) (?:que sea |sea |si es )?(?:una? )?(?:mujer(?:es)?|hombres?|varon(?:es)?|chic[oa]s?|senoras?|senoritas?|dama|pib[ea]s?|muchach[oa]s?)(?:,? (?:porque |que |ya que )?(?:son|suelen ser|tienen) (?:mas|mejor|muy)[^,;.\n]{0,40})?',
    ),
  },
  {
    ground: 'sex',
    languages: ['fr'],
    pattern: p(
      "(?:plutot|de preference|idealement|si possible|l'ideal serait) (?:une? )?(?:femmes?|hommes?|filles?|garcons?|mecs?|gars|dame)(?:,? (?:car |parce qu'|parce que )?(?:elles|ils) (?:sont|ont)[^,;.\n]{0,40})?",
    ),
  },
  {
    // "Ingenieros hombres, que la obra es dura", "hombres eso sí, no hay camarines para damas".
    ground: 'sex',
    languages: ['es'],
    pattern: p(
      '(?:(?:[a-zß-ɏ]+(?:os|es) )?(?:hombres|mujeres|varones|damas)(?: (?:eso si|nomas|no mas|de preferencia|por favor|preferible(?:mente)?))?(?=(?:, (?:que|porque|ya que|pues|no hay) )|[;.!)]|$))(?:, (?:que|porque|ya que|pues|no hay) [^.;\\n]{3,70})?',
    ),
    unlessBefore: /(?:para|de|con|a|y|o|ropa|moda|calzado|perfumes?|entre|por|peluqueria) (?:los |las )?$/u,
  },
  {
    ground: 'age',
    languages: ['es'],
    pattern: p(
      '(?:buscamos |busco |que sean |solo |solamente )?(?:puros? )?(?:chav[oa]s?|chamac[oa]s?|pib[ea]s?|cabr[oa]s chic[oa]s|lolos?|chavales?|muchach[oa]s?|perfil(?:es)?|gente|personas?)(?: (?:sub|under|menores? de|de menos de|hasta)[ -]?(?:los )?\\d\\d)(?: anos)?|(?<=[,(] ?)sub[- ]?(?:2[5-9]|3\\d|4\\d)(?=[,;.)]|$)|(?:buscamos |busco )chav[oa]s',
    ),
  },
  {
    ground: 'nationality',
    languages: ['es'],
    pattern: p(
      '(?:que (?:sea|sean|este|esten) )?(?:espanol|mexican|argentin|chilen|colombian|peruan|catalan|vasc|galleg|europe)[oa]?s?,? (?:a|si) (?:poder|pudiera|puede|fuera posible|es posible) ?(?:ser)?|que sean? (?:espanol|mexican|argentin|chilen|colombian|peruan|europe|nacional)[oa]?e?s?(?=[,;.)]|$| de | por fa| y )',
    ),
  },
  {
    ground: 'nationality',
    languages: ['fr', 'es'],
    // "Seulement des Libanais ou des Égyptiens": peoples, and no languages.
    pattern: p(
      `(?:seulement|uniquement|que|rien que) (?:des |les )(?:${PEOPLES_FR})(?:(?:,| ou| et) (?:des |les )?(?:${PEOPLES_FR}))*|(?:solo|solamente|unicamente) (?:los )?(?:${PEOPLES_ES})(?:(?:,| o| y) (?:${PEOPLES_ES}))*(?=\\s*(?:[,.;)]|$))`,
    ),
  },
  {
    ground: 'origin',
    languages: ['fr'],
    pattern: p(
      "(?:(?:la|cette) (?:personne|recrue) |le candidat |elle |il )?(?:(?:doit|devra|devrait) )?(?:etre )?nee? (?:ici|au pays|au quebec|en france|en belgique|en suisse|dans la region|chez nous)(?: [^,;.]{0,20})?|(?:avec (?:un |l')?)?accent (?:quebecois|d'ici|francais|de chez nous|local)(?: (?:svp|obligatoire|exige|de preference))?",
    ),
  },
  {
    ground: 'family_status',
    languages: ['fr'],
    pattern: p(
      "(?:pas |et pas |surtout pas )?(?:quelqu'une? |une (?:fille |femme )?)?qui (?:va |ira |risque de )?(?:me |nous )?tomber? enceinte[^,;.]{0,40}|(?:mere|pere)s? de famille(?: nombreuse)?(?: a eviter| s'abstenir|,? non merci)?",
    ),
  },
  {
    ground: 'family_status',
    languages: ['es'],
    pattern: p(
      '(?:que no )?(?:se (?:me |nos )?(?:vaya a )?qued(?:e|ar) embarazada|pens(?:ando|ar) en (?:tener )?(?:hijos|ninos))[^,;.]{0,30}|solo matrimonios[^,;.]{0,20}',
    ),
  },
  {
    ground: 'origin',
    languages: ['es'],
    pattern: p(
      '(?:nada de |no queremos |no quiero |sin )(?:gitan[oa]s|mor[oa]s|sudacas?|negr[oa]s|extranjer[oa]s|inmigrantes|rumanos)|(?:gitan[oa]s|mor[oa]s|sudacas?|extranjer[oa]s) no|(?:de preferencia |preferencia |preferiblemente |preferentemente )?nacid[oa]s en [a-zß-ɏ]+|(?:nativ[oa]s?,? )?a ser posible (?:britanic|ingles|espanol|frances|aleman)[a-z]*',
    ),
  },
  {
    ground: 'origin',
    languages: ['es'],
    pattern: opening(
      '(?:sudamerican|latinoamerican|latin|filipin|ruman|ucranian|peruan|colombian|hondurena|marroqui|espanol)[oa]s?(?: o (?:sudamerican|latinoamerican|latin|filipin|ruman|ucranian|peruan|colombian|espanol)[oa]s?)?(?: de preferencia| preferible(?:mente)?)?(?:, que son (?:mas )?[a-zß-ɏ]+)?(?= *(?:[,;.)]|$))',
    ),
    unlessAfter:
      /^[,;.)\s]*(?:c[12]|b[12]|alto|nativo|fluido|nivel|basico|medio|avanzado|hablado|y (?:ingles|frances))/u,
  },
  {
    ground: 'origin',
    languages: ['fr'],
    pattern: p(
      "(?:pas|plus) d['e] ?(?:arabes?|noirs?|etrangers?|roms?|gitans?|gens du voyage|immigres?)|(?:un |une )?(?:vrais? )?francais(?:e)? (?:de preference|uniquement)",
    ),
  },
  {
    ground: 'religion',
    languages: ['fr', 'es'],
    pattern: p(
      "(?:et |y )?(?:pas d[e'] ?|nada de |no queremos )(?:musulman|juif|juive|catholique|arabe|voile|mor[oa]|judi[oa]|catolic)[a-z]*[^,;.\\n]{0,40}",
    ),
  },
  {
    ground: 'nationality',
    languages: ['fr'],
    pattern: p(
      '(?:de )?preference,? (?:francaise?|suisse(?:sse)?|belge|europeenne?)(?: si possible)?|(?:francaise?|suissesse|belge) si possible|(?:suisse(?:sse)?s?|belges?|europeen(?:ne)?s?),? (?:de preference|uniquement|exclusivement|seulement)',
    ),
  },
  {
    ground: 'belief',
    languages: ['fr', 'es'],
    pattern: p(
      'sin antecedentes sindicales|nada de (?:sindicalistas|parejas del mismo sexo|gays|homosexuales)|(?:pas|non) syndique?e?s?(?=[,;.)]| |$)|pas de (?:monde|gens|gars) (?:en|au|a la) (?:cnesst|csst|syndicat)',
    ),
  },
  {
    ground: 'appearance',
    languages: ['fr', 'es'],
    pattern: p(
      '(?:bonit|lind|guap|bell|agraciad)[oa]s?,? (?:y|e) joven(?:es)?(?:, obvio)?|(?:jolie|belle|mignonne),? et jeune|(?<=(?:^|[.,;] ?))(?:bonita|linda|guapa|agraciada)s?(?=[,;.)]|$)|(?:que no sean? )?(?:muy )?gord(?:it)?[oa]s|(?:bon physique|taille mannequin|pas (?:trop )?(?:gros|grosse|moche)s?|physique avantageux|belle gueule)|(?:buena|bonita) (?:figura|planta)',
    ),
  },
  {
    // "Moi je veux des hommes", "quiero solo mujeres".
    ground: 'sex',
    languages: ['fr', 'es'],
    pattern: p(
      "(?:alors |bon |moi,? )*(?:je|on|nous) (?:veux|veut|voulons|prends?|prenons|prefere|preferons) (?:que )?(?:des |d')(?:hommes|femmes|mecs|gars|filles|nanas|garcons)|(?:quiero|queremos|prefiero|preferimos) (?:solo |que sean )?(?:hombres|mujeres|chic[oa]s|varones)",
    ),
    unlessAfter: /^\s*(?:et|ou|y|o|e) (?:des |d')?(?:hommes|femmes|hombres|mujeres|filles|garcons|chic[oa]s)/u,
  },
  {
    // "Solo gente con ciudadanía o green card".
    ground: 'nationality',
    languages: ['fr', 'es'],
    pattern: p(
      '(?:solo|unicamente|solamente) (?:gente |personas |candidat[oa]s? |quien(?:es)? )?(?:con|de|tengan?) (?:la )?(?:ciudadania|nacionalidad|pasaporte|green card)[^.;,\\n]{0,40}|(?:uniquement|seulement|que) (?:des |les )?(?:gens|personnes|candidat(?:e?s)?) (?:de nationalite|avec (?:la |un )?(?:nationalite|passeport))[^.;,\\n]{0,30}',
    ),
  },
  {
    // "Rumanos no, que luego hay lío".
    ground: 'origin',
    languages: ['es'],
    pattern: opening(
      '(?:rumanos|marroquies|latinos|africanos|chinos|bulgaros|ucranianos|venezolanos|colombianos|senegaleses|paquistanies|peruanos|bolivianos|haitianos|centroamericanos)(?: tampoco)? no(?=[,.;)]|$)(?:, que [^.;,\\n]{3,40})?',
    ),
  },
]
