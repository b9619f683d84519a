/**
 * Demands that must not stand in a description, as patterns over plain text (lower case, no accents), with their guards.
 * Sources: EU directives 2000/43, 2000/78 and 2006/54; AGG sections 1, 7 and 11 (DE); Code du travail L.1132-1 (FR);
 * Equality Act 2010 (UK); Title VII, ADEA with 29 CFR 1625.4, ADA, INA section 1324b (US); ESA Ontario, O. Reg. 476/24.
 */
import type { Language } from '../facts.ts'
import { AGE, CHILDREN, NOT_AGE, SERVED, YEARS_OLD } from './ages.ts'
import { SPOKEN_DEMANDS } from './demands-english.ts'
import { GERMAN_DEMANDS } from './demands-german.ts'
import { ROMANCE_DEMANDS } from './demands-romance.ts'
import { p } from './whole-words.ts'

export type Ground =
  | 'age'
  | 'sex'
  | 'origin'
  | 'religion'
  | 'disability'
  | 'family_status'
  | 'appearance'
  | 'belief'
  | 'criminal_record'
  | 'employment_status'
  | 'nationality'
  | 'pay_history'
  | 'unpaid_work'

export interface Demand {
  ground: Ground
  /** Looked for only in texts that may be in one of these; in all where it is missing. */
  languages?: Language[]
  /** Global. */
  pattern: RegExp
  /** Silent when the one matches right behind the find, or the other right before it. */
  unlessAfter?: RegExp
  unlessBefore?: RegExp
}

/** Of two finds on the same ground the first is kept: the longer ones stand ahead. */
export const DEMANDS: Demand[] = [
  ...GERMAN_DEMANDS,
  ...SPOKEN_DEMANDS,
  // Age
  {
    ground: 'age',
    pattern: p(
      `(?:am liebsten |gerne? |idealerweise |bevorzugt |wenn moglich |moglichst |ideally |preferably |idealement |de preference |si possible |preferiblemente |a ser posible |idealmente )*(?:jemand(?:en)?|leute|menschen|bewerber[a-zß-ɏ]*|kandidat[a-zß-ɏ]*|kolleg[a-zß-ɏ]*|mitarbeiter[a-zß-ɏ]*|person(?:en|nes?|as?)?|someone|somebody|anyone|people|folks|quelqu'un|gens|profils?|alguien|gente|candidat[a-zß-ɏ]*|applicants?) (?:unter|under|below|not over|uber|over|above|bis|ab|younger than|older than|junger als|alter als|(?:de )?moins de|(?:de )?plus de|jusqu'a|(?:de )?menos de|menor(?:es)? de|mayor(?:es)? de|de hasta|hasta) ${AGE}${YEARS_OLD}`,
    ),
    // A noun behind the number is what is counted: "people from over 50 nations".
    unlessAfter:
      /^\s+(?!(?:bitte|please|only|nur|bevorzugt|preferred|gesucht|wanted|ideally|idealerweise|und|and|oder|or|et|ou|y|o|max)(?![a-z]))[\p{L}%¤]/u,
    unlessBefore: SERVED,
  },
  {
    ground: 'age',
    pattern: p(
      `(?:must be |should be |be )?(?:(?:age|aged|ages|im alter von|im alter zwischen|alter|age de|agee?s? de|edad|de edad|edad entre|edad maxima)[\\s:]*(?:between |from |entre |zwischen )?)${AGE}(?:\\s?(?:-|to|and|bis|und|a|et|y)\\s?${AGE})?${YEARS_OLD}`,
    ),
    unlessBefore: CHILDREN,
    unlessAfter: NOT_AGE,
  },
  {
    ground: 'age',
    pattern: p(
      `(?:(?:between|zwischen|entre|de|von|from)\\s)?${AGE}\\s?(?:-|to|and|bis|und|a|et|y)\\s?${AGE}\\s?(?:(?:years?|yrs?)[- ](?:olds?|of age)|y/?o|jahren?(?: alt)?|ans|anos)(?: (?:only|preferred|maximum|max|ideally))?`,
    ),
    unlessBefore: CHILDREN,
    unlessAfter: NOT_AGE,
  },
  {
    ground: 'age',
    pattern: p(
      `(?:max(?:imum)?\\.?(?: age)?(?: of)?|maximal|hochstens|maximo|hasta|jusqu'a|(?:not|no|nicht|pas) (?:older|over|above|alter|plus) (?:than|als|de)?|older than|younger than|junger als|moins de|menor(?:es)? de|menos de|mayor(?:es)? de|unter|uber|bis(?: zu)?|under|below|over|no one over|nobody over|niemand uber|keine uber) (?:the age of )?${AGE}\\s?(?:years?(?: old| of age)?|yrs?(?: old)?|y/?o|jahren?(?: alt)?|ans|anos)(?: (?:old|alt|only|max|preferred))?`,
    ),
    unlessAfter: NOT_AGE,
    unlessBefore:
      /(?:for|seit|depuis|desde hace|history|tradition|company|firm|we have been|experience:?|exp|erfahrung|with|mit|avec|con|business|contract|vertrag|lasting|running|existe hace|brand|products|mortgages|loans|bottles|wines|trees|buildings?|team of|facing|trading|trusted) $/u,
  },
  {
    ground: 'age',
    pattern: p(
      `(?:nicht|not|pas|no) (?:uber|over|older than|above|plus de|mayor(?:es)? (?:de|a)|alter als) ${AGE}(?=[.,;!)]|$)|(?:no ?one|nobody|no candidates?|no applicants?|nobody|keiner|niemand|personne|nadie|keine) (?:over|above|older than|under|uber|alter als|de plus de|au-dessus de|mayor de|de mas de|que pase de|por encima de) (?:los )?${AGE}(?: (?:please|years?|yrs|jahre|ans|anos))?(?: old)?|(?:candidates?|applicants?|person|someone|people|women|men|bewerber|candidats?|candidatos?|must be|should be|be|prefer(?:ably)?|ideally|preferiblemente|idealement) (?:under|below|over|unter|de moins de|menor(?:es)? de|younger than|around) ${AGE}${YEARS_OLD}`,
    ),
    unlessAfter: NOT_AGE,
    unlessBefore: SERVED,
  },
  {
    ground: 'age',
    pattern: p(
      `(?:abstenerse )?menor(?:es)? de ${AGE}|(?:abstenerse )?mayor(?:es)? de (?:[3-6]\\d)|(?:under|below) (?:25|30|35|40|45|50)(?=[,;.)]|$| please| only| preferred)`,
    ),
    unlessAfter: NOT_AGE,
    unlessBefore: /(?:children|kids|people|adults|ninos|a|to|by|from|kept|cost|costs|is|at|stay|tickets|price|team) $/u,
  },
  {
    ground: 'age',
    pattern: p(
      "(?:nada de |ni |no (?:queremos |quiero |admitimos |buscamos )?)(?:gente|personas?|[a-z]{4,16}(?:es|[oa]s)) (?:muy )?(?:mayor(?:es)?|viej[oa]s?|de (?:cierta )?edad)(?: de vuelta de todo)?|(?:pas de|pas d'|aucun) (?:personnes? (?:trop )?(?:agees?|vieilles?)|vieux|seniors?(?= |[,.;]|$)|gens (?:ages|vieux))|keine (?:alteren?|alten|zu alten) (?:leute|menschen|bewerber[a-zß-ɏ]*|kandidat[a-zß-ɏ]*|semester|person(?:en)?)|nicht zu alt|no (?:older|elderly|old|senior) (?:people|candidates?|applicants?|folks|persons?)|no (?:oldies|boomers|pensioners)",
    ),
    unlessBefore: /(?:mit|with|avec|con|fur|for|pour|para) $/u,
  },
  {
    ground: 'age',
    languages: ['en'],
    pattern: p(
      'young(?:er|ish)?(?:(?: and|,| &) (?:dynamic|energetic|hungry|ambitious|motivated))?(?: (?:and )?(?:dynamic|energetic))?(?: (?:team|person|people preferred|man|woman|lady|guy|guys|professionals?|talents?|candidates?|girl|blood|faces?|mind(?:ed)?))?|youthful(?: team| person| attitude| office)?',
    ),
    unlessAfter:
      /^[- ](?:people|persons?|adults?|children|offenders|patients|carers|ones|learners|pupils|families|mothers|minds|readers|audience|company|start-?ups?|brand|wines?|athletes|players|musicians|plants|trees|animals|customers|and old|farmers|parents|drivers|visitors|guests|horses|cattle|stock)/u,
    unlessBefore:
      /(?:support|teach|teaching|help|helping|with|for|of|to|ernst &|ernst and|forever) (?:the |vulnerable |disadvantaged )?$/u,
  },
  {
    ground: 'age',
    languages: ['en'],
    pattern: p(
      '(?:only |prefer(?:ably)? )?(?:recent|fresh|new) (?:university |college )?(?:graduates?|grads?)(?: only| preferred)?|school[- ]leavers?(?: only| preferred)?|digital natives?|millennials?|gen[- ]?z(?:ers?)?|class of 20\\d\\d|graduated (?:in|after|since) (?:19|20)\\d\\d(?: or later)?|at the (?:start|beginning) of (?:their|his|her|your) career|overqualified(?: candidates?)?|old(?:er)? people|not too old|too old|fresh out of (?:college|university|uni|school)',
    ),
    unlessAfter:
      /^\s*(?:also |are |too |totally |very |absolutely )?(?:welcome|fine|ok(?:ay)?(?![a-z])|can apply|encouraged|programme|program|scheme|hiring team|recruitment|intake|considered|s? and returners)/u,
    unlessBefore:
      /(?:care (?:for|of)|support(?:ing)?|help(?:ing)?|(?:programme|program|scheme|services?|courses?|advice) for|visit|serve|hire|hiring|onboard|train|recruit|mentor|target|targeting|market to|audience of) $/u,
  },
  {
    ground: 'age',
    languages: ['en'],
    pattern: p(
      'mature (?:lady|ladies|person|woman|man|gentleman|candidate|individual|applicant)s?|(?:a |someone )mature(?=[,;.]|$)',
    ),
  },
  {
    ground: 'age',
    languages: ['de'],
    pattern: p(
      'jung(?:e[rsnm]?)?(?:,? (?:und )?(?:dynamisch|motiviert|hungrig|flexibel|belastbar)(?:e[rsnm]?)?)*(?:[,\\s]+(?:team|leute|frau|mann|dame|manner|frauen|kolleg[a-zß-ɏ]+|mitarbeiter[a-zß-ɏ]*|person|bewerber[a-zß-ɏ]*|talente?|professionals?|wilde[rn]?))?',
    ),
    unlessAfter:
      /^\s*(?:menschen|erwachsene[a-zß-ɏ]*|kinder[a-zß-ɏ]*|patient[a-zß-ɏ]*|geflucht[a-zß-ɏ]*|unternehmen|firma|marke|start-?up|familien|mutter|eltern|tiere|pflanzen|pferde|weine?|zielgruppe|publikum|leser[a-zß-ɏ]*|kunden|buhne)/u,
    unlessBefore: /(?:fur|mit|von|ernst &|betreuung|forderung) (?:sehr )?$/u,
  },
  {
    ground: 'age',
    languages: ['fr'],
    pattern: p(
      'jeunes?(?: (?:et )?dynamiques?)?(?: (?:homme|femme|diplomee?s?|talents?|profils?|equipe|loup|fille|dame|personne|candidat[a-zß-ɏ]*|et motivee?))?',
    ),
    unlessAfter:
      /^\s*(?:enfants?|public[a-zß-ɏ]*|en (?:difficulte|insertion|situation|foyer|decrochage)|adultes|travailleurs|parents|patients|accueillis|entreprise|pousse|start-?up|marque|eleves|(?:de )?\d|sportifs|places|arbres|plants|vins?|apprentis|lecteurs|meres)/u,
    unlessBefore:
      /(?:accompagn[a-zß-ɏ]+|des|les|de|aupres (?:de|des)|pour|aux|avec|groupes? de|encadr[a-zß-ɏ]+|soutien aux|(?<!cherch[a-z]{1,4} |recrut[a-z]{1,4} )\d\d) $/u,
  },
  {
    ground: 'age',
    languages: ['es'],
    pattern: p(
      '(?:chic[oa]s? |gente |persona |personas |equipo |perfil |perfiles )?jov(?:en|enes)(?: y (?:dinamic[oa]s?|con ganas))?|recien (?:titulad|licenciad|graduad)[oa]s?',
    ),
    unlessAfter:
      /^\s*(?:en (?:riesgo|situacion)|vulnerables|tutelad|extutelad|promesas|publico|de \d|empresa|migrantes|lectores|deportistas|(?:con practicas |sin experiencia |tambien )?(?:ok(?![a-z])|vale(?![a-z])|bienvenid|tambien|acept|admit))/u,
    unlessBefore: /(?:con|para|de|a|los|las|acompanar|atender|empresa|publico|ocio|carnet|plan|programa|centro) $/u,
  },
  // Sex
  {
    ground: 'sex',
    languages: ['en'],
    pattern: p(
      '(?:only )?(?:male|female|males|females|men|women|ladies|girls|guys|boys|lads|gentlemen)(?: (?:candidates?|applicants?|staff|workers?))? (?:only|preferred|wanted|please|ideally|need apply|would be (?:best|better|ideal)|are better|is better)(?: please)?(?: for (?:intimate|personal)[^.;,]{0,50})?|(?:prefer(?:ably|red|ence for)?|ideally|only|looking for|should be|must be|has to be|would (?:like|prefer)|we want|want|need|has to be|better) (?:an? |the |some )?(?:[a-zß-ɏ]+ ){0,2}?(?:male|female|man|woman|men|women|lady|ladies|girls?|guy|guys|gentleman|boys?|lads?|mother|mothers|mum|mums|mom|moms|housewife|housewives)(?: (?:candidate|applicant|person))?(?: (?:only|please))?|no (?:women|men|girls|females|males|ladies|guys)|not a (?:woman|man|female|male|girl)|strong (?:man|men|guys?|lads?|boys)|family man|(?:nice|pretty|friendly|cheerful|sweet) (?:girl|lady|girls|ladies|woman)|mothers? returning|man with',
    ),
    unlessAfter:
      /^(?:\s*(?:patients?|clients?|residents?|prisoners?|students?|guests?|clothing|fashion|shoes|wear|health|hygiene|refuge|shelter|players?|football|team|voices?|models?|the desk|power|hours)|'s|-)/u,
    unlessBefore:
      /(?:support(?:s|ing)?|help(?:s|ing)?|care (?:for|of)|applications from|welcome|encourage|serve|dress|sell(?:ing)? to|rights of|with|for) (?:the )?$/u,
  },
  {
    ground: 'sex',
    languages: ['en'],
    pattern: p(
      '(?:strong and )?dominant(?: (?:leader|personality|character|man))?|strong and dominant leader|alpha (?:male|type)|male-dominated',
    ),
    unlessAfter: /^\s*(?:market|position|player|brand|supplier|hand)/u,
  },
  {
    ground: 'sex',
    languages: ['en'],
    pattern:
      /(?<![A-Za-zÀ-ɏ\d])(?:he|she)(?=(?: |')(?:will|should|must|needs|has|can|would|shall|is|'?ll|'?d|'?s|reports|works|manages|leads|gets|runs|takes|supports|helps|does|knows|speaks)(?![A-Za-zÀ-ɏ]))/gu,
    unlessBefore: /(?:\/|or |, |who |because |as |that |when |if |whom |and |but )$/u,
  },
  {
    ground: 'sex',
    languages: ['de'],
    pattern: p(
      '(?:nur|bevorzugt|am liebsten|vorzugsweise|ausschlie(?:ss|ß)lich|suchen|gerne|moglichst|lieber|idealerweise) (?:einen? |eine[nr]? |ein )?(?:[a-zß-ɏ]+e[nrs]? )?(?:frauen?|mann|manner|mannern|weiblich[a-zß-ɏ]*|mannlich[a-zß-ɏ]*|damen?|herren?|madchen|hausfrauen?|junge dame)|(?:frauen?|manner|weiblich[a-zß-ɏ]*|mannlich[a-zß-ɏ]*|damen|madchen|mann|frau) (?:bevorzugt|gesucht|only|ware ideal|ware besser|ist besser|ware schon)|keine (?:frauen|manner|madchen)|starke[rn]? (?:mann|manner|jungs|kerle?)|kraftige[rn]? (?:mann|manner|kerle?|jungs)|familienvater|hausfrauen|weibliche verstarkung|echte kerle',
    ),
    unlessAfter:
      /^(?:haus|arzt|\s*(?:\p{Lu}|und manner|und frauen|mit behinderung|patient|in not|wohnheim|mode|bekleidung))/u,
  },
  {
    ground: 'sex',
    languages: ['en'],
    pattern: p(
      '(?:an? )?(?:local |nice |pretty |friendly |young |smart )?(?:girls?|lads?|lady|ladies|gentleman|gentlemen|guy|guys|man|woman) (?:would be (?:perfect|ideal|great|good|nice|best)|is (?:ideal|best))',
    ),
  },
  {
    ground: 'sex',
    languages: ['fr'],
    pattern: p(
      "(?:de preference|preferablement|plutot|uniquement|seulement|cherch[a-zß-ɏ]+|recherch[a-zß-ɏ]+|souhait[a-zß-ɏ]+|voulons|exclusivement|idealement|ideal) (?:un |une |des )?(?:jeune )?(?:homme|femme|dame|monsieur|fille|garcon)s?|(?:homme|femme)s?,? (?:de preference|uniquement|seulement|souhaitee?s?|exclusivement|de \\d\\d|preferee?s?|exigee?s?|entre \\d\\d)[^,;.]{0,30}|(?:mere|pere) de famille|pas de femmes?|pas d'hommes?|poste (?:masculin|feminin)",
    ),
    unlessAfter: /^\s*(?:de (?:menage|chambre)|et (?:des |les )?(?:femmes|hommes)|\/)/u,
  },
  {
    ground: 'sex',
    languages: ['es'],
    pattern: p(
      '(?:solo|unicamente|preferiblemente|preferentemente|preferible|se busca|buscamos|exclusivamente|mejor|a ser posible|idealmente) (?:un |una |unos )?(?:hombres?|mujer(?:es)?|chicas?|chicos?|senorita|senora|varon(?:es)?|sexo (?:femenino|masculino))|(?:hombres?|mujer(?:es)?|chicas?|chicos?|varon(?:es)?) (?:preferiblemente|preferente[a-zß-ɏ]*|solamente|unicamente|de \\d\\d|entre \\d\\d)[^,;.]{0,30}|no mujeres|no hombres|senorita|sexo (?:femenino|masculino)|padre de familia|ama de casa',
    ),
    unlessAfter: /^\s*(?:victimas|y hombres|y mujeres|embarazadas que|en riesgo|sin recursos)/u,
  },
  // Origin and language
  {
    ground: 'origin',
    languages: ['en'],
    pattern: p(
      '(?:must be (?:an? )?|be (?:an? )?)?(?:native|mother[- ]tongue)(?:[- ]level)?(?= (?:english|german|french|spanish|italian|dutch|swedish|danish|norwegian|finnish|polish|portuguese|czech|russian|arabic|chinese|mandarin|japanese|korean|greek|turkish|hungarian|hebrew|catalan|speakers?))|(?:native|mother[- ]tongue)(?:[- ]level)?(?: speakers?| language)?(?: (?:of|in|only))?|(?<=(?:english|german|french|spanish|italian|dutch|polish|swedish) )(?:native|mother[- ]tongue)(?: speakers?| level)?|(?:no|without(?: an)?|zero) (?:foreign |strong )?accent|accent[- ]free',
    ),
    unlessAfter:
      /^[- ](?:apps?|mobile|ios|android|ads?|advertising|plants?|species|trees|american|americans|title|client|integration|code|development|title|habitat|hawaiian|modules?)/u,
    unlessBefore: /(?:react|cloud|digital|ai|kubernetes|web|crypto|mobile)[- ]$/u,
  },
  {
    ground: 'origin',
    languages: ['en'],
    pattern: p(
      '(?:with )?(?:roots in|born (?:and (?:raised|bred) )?in|raised in) (?:the )?[a-zß-ɏ]+(?: preferred)?|locals? (?:people |candidates? |applicants? )?only|only locals|(?:german|british|english|french|spanish|european|white|caucasian|asian|black|american|swiss|austrian|indian|african|arab|polish|romanian|ukrainian|turkish) (?:origin|descent|ancestry|roots|born|background|ethnicity|people|candidates?)(?: (?:only|preferred))?|no (?:foreigners|immigrants|migrants|refugees|gypsies|roma|indians|poles|africans|arabs|chinese|asians|muslims|eastern europeans|romanians)|(?:whites|europeans|germans|brits|americans|swiss|austrians) (?:only|preferred)|foreigners? need not apply',
    ),
    unlessAfter: /^\s*(?:food|cuisine|products?|wines?|customers?|clients?|literature|history|rights|communities)/u,
  },
  {
    ground: 'origin',
    languages: ['de'],
    pattern: p(
      '(?:deutsch |englisch |als )?mutterspra(?:che|chler[a-zß-ɏ]*(?:[:*/]in(?:nen)?)?|chlich[a-zß-ɏ]*|chniveau)(?: (?:deutsch|englisch|niveau))?|akzentfrei[a-zß-ɏ]*|geburtige[rn]? [a-zß-ɏ]+|nur (?:deutsche|einheimische|osterreicher[a-zß-ɏ]*|schweizer[a-zß-ɏ]*|europaer[a-zß-ɏ]*)|keine (?:auslander|migranten|fluchtlinge)|(?:deutsche[rn]?|osterreichische[rn]?|schweizer|europaische[rn]?) (?:herkunft|abstammung|wurzeln)',
    ),
  },
  {
    ground: 'origin',
    languages: ['fr'],
    pattern: p(
      "(?:de )?langue maternelle|nati(?:f|ve)s?(?: (?:francais[a-zß-ɏ]*|anglais[a-zß-ɏ]*|allemande?|espagnole?))?|sans accent|francais(?:e)? de souche|d'origine (?:francaise|europeenne|maghrebine|africaine)|pas d'etrangers|bleu[- ]blanc[- ]rouge",
    ),
    unlessBefore: /(?:react|cloud|application|app|publicite|langue|digital) $/u,
    unlessAfter: /^\s*(?:app|ads|cloud|sur|ios)/u,
  },
  {
    ground: 'origin',
    languages: ['es'],
    pattern: p(
      '(?:bilingue o )?nativ[oa]s?|lengua materna|idioma materno|sin acento|(?:de )?origen (?:espanol|europeo|latino|africano)|no (?:inmigrantes|extranjeros)|solo espanoles|espanoles? de nacimiento',
    ),
    unlessBefore: /(?:react|app|apps|publicidad|especies|plantas|digital|digitales) $/u,
  },
  // Religion
  {
    ground: 'religion',
    languages: ['en'],
    pattern: p(
      '(?:with |strong |must be (?:an? )?)?(?:practi[sc]ing |devout |good )?(?:christian|muslim|catholic|protestant|jewish|hindu|islamic|evangelical|buddhist|sikh)s?(?: (?:values?|beliefs?|candidates?|faith|preferred|only|man|woman|person|family|background|ethics))+|practi[sc]ing (?:christian|muslim|catholic|jew|hindu|buddhist)|(?:must be|should be|be|only) (?:an? )?(?:christian|muslim|catholic|protestant|jewish|hindu)s?|church (?:members?|membership|goer|going)[a-zß-ɏ]*|god[- ]fearing|no (?:muslims?|jews?|hijabs?|headscar(?:f|ves)|religious (?:symbols|people))|believers? only',
    ),
    unlessAfter: /^\s*(?:school|college|charity|hospital|aid|communit|festival|funeral|burial|customers|patients)/u,
  },
  {
    ground: 'religion',
    languages: ['de', 'fr', 'es'],
    pattern: p(
      'christliche[nsrm]? (?:werte[a-zß-ɏ]*|glaube[a-zß-ɏ]*|einstellung|uberzeugung|haltung|weltbild)|(?:evangelisch|katholisch|protestantisch|christlich)e?[rns]? (?:konfession|glaubens|glaube[a-zß-ɏ]*|bewerber[a-zß-ɏ]*)|kirchen(?:mitglied[a-zß-ɏ]*|zugehorigkeit)|konfessionszugehorigkeit|kein kopftuch|ohne kopftuch|keine muslim[a-zß-ɏ]*|valeurs chretiennes|(?:catholique|chretien(?:ne)?|musulmane?|juive?) (?:pratiquante?|convaincue?|de preference)|de confession [a-zß-ɏ]+|sans voile|pas de voile|pas de musulmans?|valores cristianos|(?:catolic[oa]|cristian[oa]|musulman[a]?) (?:practicante|creyente|preferiblemente)|sin velo|creyente',
    ),
  },
  // Disability and health
  {
    ground: 'disability',
    languages: ['en'],
    pattern: p(
      '(?:must be |be )?able[- ]bodied(?: (?:and|,) (?:fit|strong|healthy))?|(?:must be |be )?(?:physically|mentally)(?: and (?:physically|mentally))? (?:fit|strong|stable|tough|sound|healthy)(?: and (?:healthy|strong|able))?|fit and (?:healthy|energetic|strong|able)|(?:must be |be |a )?healthy (?:and (?:fit|strong)|person|candidate|individual)|(?:must be |be )(?:healthy|fit)(?=[,;.]|$)|(?:in )?(?:good|perfect|excellent|great|top) (?:physical )?(?:health|shape|physical condition)|no (?:disabilit(?:y|ies)|disabled(?: people| persons?| candidates?)?|health (?:issues|problems|conditions)|mental health (?:issues|problems)|illness(?:es)?|sick(?:ness)? (?:leave|notes?|days?)|chronic (?:illness|disease)s?|back problems|wheelchairs?|bad backs?)|not (?:disabled|suitable for (?:people with |the )?(?:disabilit[a-zß-ɏ]+|disabled[a-zß-ɏ]*|mental[a-zß-ɏ]*|wheelchair[a-zß-ɏ]*)[^,;.]{0,30})|normal (?:vision|hearing|eyesight)(?: and (?:hearing|vision))?|no (?:depressed|autistic|crazy) people',
    ),
    unlessAfter:
      /^\s*(?:food|eating|insurance|cover|plan|living|records?|and safety|meals|snacks|environment|for work certificate|care)/u,
    unlessBefore: /(?:keep|keeping|patients?|animals|children|horses|promote|stay|in) $/u,
  },
  {
    ground: 'disability',
    languages: ['de', 'fr', 'es'],
    pattern: p(
      "(?:korperlich|geistig|gesundheitlich|psychisch)(?: und (?:korperlich|geistig|seelisch|psychisch|mental))? (?:fit|gesund|belastbar|stabil|robust|voll einsatzfahig)|(?:kern)?gesund und (?:belastbar|fit|kraftig|munter)|kerngesund|(?:gute|beste|volle) (?:korperliche |gesundheitliche )?(?:gesundheit|verfassung|konstitution|fitness)|keine (?:behinderung[a-zß-ɏ]*|behinderten|schwerbehinderten|kranken|gesundheitlichen (?:probleme|einschrankungen)|korperlichen einschrankungen)|nicht behindert|ohne (?:behinderung|(?:korperliche |gesundheitliche )?einschrankungen)|kraftig gebaut|en (?:pleine (?:sante|forme)|bonne (?:sante|forme|condition physique))|bonne (?:sante|condition physique|forme physique|constitution)|sans (?:handicap|probleme de (?:sante|dos))|pas (?:de |d')(?:handicap[a-zß-ɏ]*|personnes? handicapees?|arrets? maladie)|non handicapee?|personne valide|robuste|buena (?:salud|forma fisica|condicion fisica)|fisicamente (?:apt|fuerte|capaz)[a-zß-ɏ]*|buen estado (?:fisico|de salud)|sin (?:discapacidad[a-zß-ɏ]*|problemas de (?:salud|espalda)|bajas)|no (?:discapacitad|minusvalid)[a-zß-ɏ]*|persona sana|gozar de buena salud",
    ),
  },
  // Family
  {
    ground: 'family_status',
    languages: ['en'],
    pattern: p(
      'family man|(?:with )?(?:no|without) (?:kids?|children|babies|family (?:commitments|obligations|ties)|dependants?|little ones)(?: because of [^,;.]{3,30})?|child-?(?:free|less)|(?:must be |should be |ideally |preferably |be )(?:single|unmarried|married)(?: (?:or|and) [^,;.]{3,20})?|(?:single|unmarried|married) (?:preferred|only|candidates?|women|men|person)|(?:no|not) (?:pregnant(?: women| ladies)?|pregnanc(?:y|ies)|planning (?:a family|children|kids|to have [^,;.]{3,16}))|no plans? (?:for|to have|of having) (?:children|kids|a family|babies|a baby)|no (?:mothers|single (?:mums|moms|mothers)|working mothers|newlyweds|maternity(?: leave)?)|no family',
    ),
    unlessAfter: /^\s*(?:under|allowed|menu|area|discount|fees|room|run|business)/u,
  },
  {
    ground: 'family_status',
    languages: ['de', 'fr', 'es'],
    pattern: p(
      "(?:keine|ohne|nicht mit) (?:kleinen? )?(?:kinder[a-zß-ɏ]*|familiare[nr]? (?:verpflichtung[a-zß-ɏ]*|bindung[a-zß-ɏ]*)|familie)|kinderlos[a-zß-ɏ]*|ungebunden[a-zß-ɏ]*|(?:muss |sollte |moglichst )?(?:ledig|verheiratet|alleinstehend)[a-zß-ɏ]*(?= (?:sein|bevorzugt|frau|mann|person)|[,;.]|$)|keine schwangere[a-zß-ɏ]*|(?:bitte )?(?:keine|niemand(?:en)?),? die (?:demnachst |bald |gleich |wieder |sofort |dann )*(?:schwanger (?:wird|ist|werden will)|kinder (?:will|kriegt|bekommt|plant|mochte))|nicht schwanger|familienplanung abgeschlossen|abgeschlossene familienplanung|keine mutter|(?:sans|pas d')enfants?(?: a charge| en bas age)?|celibataire(?:s)?(?: de preference)?|sans (?:charges? de famille|attaches?)|(?:pas|non) enceintes?|mariee?s?(?=[,;.]| de preference| avec|$)|sin (?:hijos|ninos|cargas(?: familiares)?|familia)|solter[oa]s?(?: sin hijos| preferiblemente)?|casad[oa]s?(?=[,;.]| preferiblemente|$)|no (?:embarazadas?|madres)|sin planes de (?:ser madre|embarazo)",
    ),
    unlessAfter: /^\s*(?:unter|ab|betreuung|tagespflege|zwischen)/u,
  },
  // Looks and habits
  {
    ground: 'appearance',
    languages: ['en'],
    pattern: p(
      '(?:attractive|good[- ]looking|pretty|beautiful|handsome|sexy|slim|well[- ]groomed|clean[- ]shaven|presentable|model-like|nice[- ]looking)(?: (?:appearance|lady|woman|girl|man|person|candidate|looks|and (?:friendly|well-groomed|slim|presentable)))?|non[- ]?smok(?:er|ers|ing)(?: (?:only|preferred|household))?|no (?:visible )?(?:tattoos?|piercings?|beards?|smokers?|overweight(?: people)?|fat people)(?: (?:or|and) (?:tattoos?|piercings?|beards?))?|(?:send |with |include |attach |must send |enclose )(?:an? |your |recent )*(?:photo|picture|headshot|selfie)(?: (?:with|of) (?:the |your )?(?:cv|application|yourself|resume))?|cv with (?:a )?(?:photo|picture)|photo (?:required|needed|mandatory|please)|photo and cv|cv (?:and|\\+|&) photo',
    ),
    unlessAfter:
      /^\s*(?:package|salary|offers?|benefits|pay|remuneration|opportunit[a-zß-ɏ]*|compensation|location|terms|displays?|prices?|shop|windows?|layouts?|discounts?|commission|bonus[a-zß-ɏ]*|designs?|content|gardens?|sheet|editor|area|building|city|site|working|wages?|rates?|conditions|buildings?|area policy|office)/u,
    unlessBefore: /(?:an|keep(?:s)? [a-zß-ɏ]+|make(?:s)? [a-zß-ɏ]+|product|our|design|create|highly|more|ist) $/u,
  },
  {
    ground: 'appearance',
    languages: ['de', 'fr', 'es'],
    pattern: p(
      'gepflegte[sn]? (?:au(?:ss|ß)eres|ausere[sn]?|erscheinung[a-zß-ɏ]*|aussehen|auftreten)|gutaussehend[a-zß-ɏ]*|attraktive[rs]? (?:frau|dame|erscheinung[a-zß-ɏ]*|person|au(?:ss|ß)eres|aussehen)|schlank(?:e[rn]?)?(?: figur)?(?=[,;. ])|nichtraucher(?:in)?(?:[:*/]in)?(?: bevorzugt)?|keine? (?:sichtbaren )?(?:tattoos?|piercings?|raucher)|tattoofrei|(?:mit |aktuellem )(?:foto|lichtbild|bewerbungsfoto)|bewerbungsfoto|foto (?:beilegen|erforderlich)|(?:bonne|excellente|tres bonne) presentation|presentation (?:soignee|impeccable)|physique agreable|belle apparence|non[- ]fumeu(?:r|se)s?|sans (?:tatouages?|piercings?)|pas de (?:tatouages?|piercings?|fumeurs?)|(?:cv )?avec photo|photo (?:obligatoire|exigee|souhaitee)|(?:cv )?\\+ photo|(?:muy )?guap[oa]s?(?: y simpatic[oa])?|talla (?:3\\d|4\\d|s|m)|(?:muy )?buena (?:presencia|imagen|apariencia)|(?:presencia|imagen|apariencia) (?:impecable|excelente|cuidada|agradable)|(?:sin|nada de) barba|sans barbe|pas de barbe|buen aspecto|atractiv[oa]s?(?=[,;.]| y| fisic)|no fumador(?:a|es)?(?:/a)?|sin (?:tatuajes|piercings)|(?:cv )?con (?:foto|fotografia)|foto (?:reciente|obligatoria)|imprescindible foto',
    ),
    unlessAfter: /^\s*(?:produkt|praxis|designs?|management|organisation)/u,
  },
  // Belief, orientation, union
  {
    ground: 'belief',
    pattern: p(
      'no (?:gays?|lesbians?|homosexuals?|lgbtq?\\+?|trans(?: people)?|queers?|leftists?|right-wingers|union members?|trade unionists?|communists?|feminists?|vegans?)|(?:straight|heterosexual) only|not in a (?:trade )?union|politically (?:left|right|conservative|neutral)|keine (?:gewerkschaft[a-zß-ɏ]*|homosexuellen|schwulen|linken|rechten)|nicht gewerkschaftlich|pas de (?:syndicalistes?|syndiques?|homosexuels?|gays?)|no (?:sindicalistas?|homosexuales|gays)',
    ),
  },
  {
    ground: 'criminal_record',
    pattern: p(
      '(?:no|without(?: a)?|zero) (?:criminal (?:records?|convictions?|history|background)|convictions?(?: of any kind)?|felon(?:s|ies|y)|ex-?(?:cons|offenders)|police record)|clean (?:criminal |police )?record(?: only)?|keine vorstrafen|nicht vorbestraft|vorstrafenfrei|casier (?:judiciaire )?vierge|sin antecedentes(?: penales)?',
    ),
    unlessBefore: /(?:driving|safety|licen[cs]e) $/u,
  },
  {
    ground: 'employment_status',
    pattern: p(
      '(?:must be |only )?currently employed(?: (?:only|candidates?))?|no (?:unemployed|jobless)(?: (?:people|candidates?))?|unemployed (?:people )?need not apply|no (?:cv )?gaps(?: (?:in|on) (?:the |your )?(?:cv|resume))?|luckenloser lebenslauf|keine (?:lucken im lebenslauf|arbeitslosen)|pas de chomeurs?|en poste uniquement|no (?:parados|desempleados)',
    ),
  },
  // Unlawful by place
  {
    ground: 'nationality',
    pattern: p(
      '(?:only )?(?:us|u\\.s\\.|american|uk|british|eu|european|german|swiss|french|spanish|canadian|australian|irish|austrian|italian|dutch|indian|emirati|saudi)(?: (?:or|and|/) (?:us|uk|eu|swiss|eea|british|european))? (?:citizens?(?:hip)?|nationals?|nationality|passports?(?: holders?)?)(?: (?:only|required|needed|preferred|a must|holders? only|is a must))?|citizens? only|citizenship (?:required|a must)|passport holders? only|h-?1b(?: visa)?s?(?: holders?)? only|opt only|green card (?:holders? )?only|canadian (?:work )?experience(?: (?:required|needed|only|a must))?|(?:us|uk|german|swiss|local) (?:work )?experience only|nur (?:eu-burger[a-zß-ɏ]*|deutsche staatsburger[a-zß-ɏ]*|inlander)|(?:deutsche[rn]?|osterreichische[rn]?|schweizer|eu-) ?(?:staats(?:angehorigkeit|burgerschaft|burger[a-zß-ɏ]*)|pass|nationalitat)(?: (?:erforderlich|zwingend|notig))?|(?:de )?nationalite (?:francaise|europeenne|suisse|belge)(?: (?:exigee|obligatoire|requise))?|passeport (?:francais|europeen)(?: exige)?|nacionalidad (?:espanola|europea)(?: (?:imprescindible|obligatoria))?|pasaporte (?:espanol|europeo)',
    ),
    unlessBefore: /(?:help|helping|for|all|with|advise|advising|tax|support|serve|serving|services? to) (?:the )?$/u,
    unlessAfter: /^\s*(?:advice|services?|bureau|office|applications|control|tax)/u,
  },
  {
    ground: 'disability',
    languages: ['fr', 'es'],
    pattern: p(
      '(?:homme |personne |candidat )?(?:costauds?|costaude|baraques?|robustes?|fornid[oa]s?|hombre fuerte|chico fuerte)',
    ),
    unlessAfter: /^ (?:materiel|meubles|camion)/u,
  },
  {
    ground: 'age',
    pattern: p(
      "(?:max(?:imum|imal|imo)?\\.?|bis|unter|under|below|hasta|jusqu'a) (?:2\\d|3\\d|4\\d|50)(?=[,;.)]|$)(?<=(?:girl|lady|woman|guy|young|jung[a-z]*|frau|mann|dame|chic[oa]|mujer|hombre|joven|femme|homme|jeune|someone|candidate)[^.;\\n]{0,40}[,;(] ?[a-z.']+(?: a)? \\d\\d)",
    ),
  },
  {
    ground: 'nationality',
    languages: ['es'],
    pattern: p('(?<=(?:, ?|y |persona |chica |chico |mujer |hombre ))(?:de nacionalidad )?espanola(?=[,.;]|$)'),
  },
  {
    ground: 'pay_history',
    pattern: p(
      '(?:(?:state|tell us|tell me|include|send|give|provide|mention|with|need|want|ask (?:for )?(?:their|the)?)\\s)(?:us )?(?:your |their |his |her |the )?(?:current|present|last|previous|past|existing) (?:salary|pay|earnings|wages?|payslips?|compensation|income)|what you earn (?:now|today|at the moment)|salary history|(?:last|recent) (?:three|two|3|2)? ?pay ?slips?|current salary (?:required|needed|please)|(?:aktuelle[sn]?|bisherige[sn]?|letzte[sn]?|derzeitige[sn]?) (?:gehalt|lohn|einkommen|gehaltsabrechnung[a-zß-ɏ]*)(?: (?:angeben|nennen|beilegen))?|gehaltsnachweise?|salaire actuel|(?:derniers?|trois derniers|3 derniers) (?:bulletins? (?:de (?:paie|salaire))|fiches? de paie)|remuneration actuelle|salario actual|(?:ultimas?|tres ultimas|3 ultimas) nominas?|sueldo actual',
    ),
  },
  {
    ground: 'unpaid_work',
    pattern: p(
      "unpaid (?:[a-zß-ɏ]+[- ]){0,3}(?:trial|shift|internship|test|work|day|overtime|training)(?: (?:shift|day|week|period))?|(?:trial|probation) (?:shift|day|week)s? (?:is |are )?unpaid|unbezahlte[rsn]? (?:probe[a-zß-ɏ]*|praktikum|uberstunden|mehrarbeit)|(?:probe(?:tag|arbeiten|woche)|praktikum) (?:ist )?unbezahlt|(?:essai|stage|periode d'essai) non (?:paye|remunere)e?|heures sup(?:plementaires)? non payees|(?:prueba|practicas) (?:no remunerad|sin remunerar|sin cobrar)[a-zß-ɏ]*|horas extras? no pagadas",
    ),
  },
  ...ROMANCE_DEMANDS,
]
