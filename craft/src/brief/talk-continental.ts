/** What is said in passing in German, French and Spanish, in the words that a form would use: "Ana Ruiz (directora técnica) es la jefa", "le diplôme, on s'en fiche". */
import type { Language } from './facts.ts'
import type { Edit } from './rewrite.ts'
import { ENDS, editsByRows, type Row, row } from './talk-rows.ts'

const NAME = String.raw`\p{Lu}[\p{Ll}\p{Lu}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`
const STARTS = String.raw`(?<=^|[.;!?\n•]\s*)`
const MUCH = String.raw`(?<much>(?:bis zu |jusqu'à |hasta (?:el )?)?\d[\d.,]* ?%)`

/** Whom one reports to; what stands in brackets is what that person does. */
const bosses = (is: string, written: string, of: string): Row[] => [
  row(
    new RegExp(`${STARTS}(?<name>${NAME}) \\((?<role>[^()\\n]{3,40})\\) (?:${is})${ENDS}`, 'gu'),
    `${written} $<name> ($<role>)`,
  ),
  row(
    new RegExp(
      `${STARTS}(?:${of}) (?=(?:Frau |Herrn? |M\\. |Mme |Sra?\\. )?${NAME}(?: \\([^()\\n]{3,40}\\)|, [^.,;\\n]{3,40})?${ENDS})`,
      'gu',
    ),
    `${written} `,
  ),
]

const ROWS: Partial<Record<Language, Row[]>> = {
  de: [
    ...bosses(
      '(?:ist|wäre|wird) (?:die|der|deine?|ihre?) (?:direkte[r]? )?(?:Chefin|Chef|Vorgesetzter?)',
      'Berichtet an',
      '(?:Dein |Ihr |Der |Die )?(?:Vorgesetzte[r]?|Chefin|Chef) wäre',
    ),
    row(
      /(?<!\p{L})(?<what>Abschluss|Studium|Noten|Zeugnisse|Zertifikate|Ausbildung) (?:spielt|spielen) (?:für uns |hier |bei uns )?keine (?:große )?Rolle(?=\s*(?:[.;,\n]|$))/gu,
      '$<what> nicht nötig',
    ),
    row(/(?<= )(?:ist |wäre )?ein (?:kleines|nettes|großes|echtes) Plus(?!\p{L})/gu, 'ein Plus'),
    row(
      /,? (?:ist |sind )?(?:aber |jedoch )?kein (?:Ausschlusskriterium|K\.?-?[Oo]\.?-Kriterium|Ausschlussgrund)(?!\p{L})/gu,
      ', kein Muss',
    ),
    row(
      /(?<=(?:Pflicht|Voraussetzung|zwingend|nötig|erforderlich|ein Muss)),? (?:aber )?(?:ein |das )?(?<what>Studium|Abschluss|Ausbildung) (?:aber )?nicht(?=\s*(?:[.;\n]|$))/gu,
      '. $<what> nicht nötig',
    ),
    [
      /(?<days>(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag)s?(?:(?:, | und | \+ )(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag)s?)+) im Büro,? (?:sonst|der Rest|den Rest|Rest) (?:von )?(?:zu Hause|zuhause|daheim|im Homeoffice|Homeoffice|remote)/gu,
      ({ groups }) => {
        const days = groups!.days!.split(/, | und | \+ /u)
        return `${days.length} Tage im Büro (${groups!.days}), sonst Homeoffice`
      },
    ],
    row(
      new RegExp(
        `(?<what>Jobticket|Deutschlandticket|BVG-Ticket|Altersvorsorge|bAV|Kita|Fitnessstudio|Zusatzversicherung|Krankenversicherung|Kantine|ÖPNV-Ticket)[,:] (?:davon )?(?:wir|Firma|die Firma) (?:zahlen|zahlt|übernehmen|übernimmt|tragen) ${MUCH}(?: davon)?`,
        'gu',
      ),
      '$<what> zu $<much> bezahlt',
    ),
    row(
      /(?<=^|[.;,\n•]\s*)(?<count>\d{1,2}) (?<who>\p{L}+) unter (?:dieser|der) (?:Person|Stelle|Rolle|Position)(?=\s*(?:[.;,\n]|$))/gu,
      'Führt $<count> $<who>',
    ),
    row(
      /(?<!\p{L})Start (?:ist )?(?:egal|flexibel|offen|jederzeit)(?:,| -|;) (?:aber )?(?:spätestens|bis spätestens) (?:im )?(?=\p{Lu}\p{Ll}+)/gu,
      'Start spätestens ',
    ),
    row(
      /(?<=[\p{L}] )(?<was>\p{Lu}\p{Ll}+), (?:also |das heißt |naja,? |beziehungsweise )?(?:eigentlich|genauer(?: gesagt)?|tatsächlich|genau genommen) (?:in )?(?<then>\p{Lu}[\p{L}-]+)(?=\s*(?:[.;,)\n]|$))/gu,
      '$<was> ($<then>)',
    ),
  ],
  fr: [
    ...bosses(
      'est (?:la |le |votre |ton |ta )?(?:cheffe?|responsable|manager|supérieure?|N\\+1|patronne?)',
      'Rattaché à',
      "(?:[Ll]a |[Ll]e |[Vv]otre |[Tt]on |[Tt]a )?(?:[Cc]heffe?|[Rr]esponsable|[Mm]anager|[Ss]upérieure?|[Pp]atronne?),? (?:c['’]est|ce sera|serait)",
    ),
    row(
      /(?<!\p{L})(?:le |la |les |l['’]|un )?(?<what>diplômes?|certifications?|certificats?|études|formation),? (?:on s['’]en (?:fiche|moque)|(?:ça )?(?:ne )?(?:compte(?:nt)?|importe(?:nt)?) (?:pas|peu)(?: pour (?:moi|nous))?|(?:c['’]est |ça m['’]est |ça nous est )égal|peu importe)(?=\s*(?:[.;,\n]|$))/giu,
      'Pas besoin de $<what>',
    ),
    row(
      /(?<=^|[.;,\n•]\s*)peu importe (?:le |la |les |l['’])(?<what>diplômes?|certifications?|études|formation)(?=\s*(?:[.;,\n]|$))/giu,
      'Pas besoin de $<what>',
    ),
    row(/(?<= )(?:est |serait )?un (?:petit|gros|vrai|réel|joli) (?=(?:plus|atout)(?!\p{L}))/gu, 'est un '),
    row(
      /(?<=(?:exigée?|obligatoire|indispensable|demandée?|requise?)),? (?:mais )?(?:le |la |un )?(?<what>diplôme|formation|permis|études) non(?=\s*(?:[.;\n]|$))/gu,
      '. Pas besoin de $<what>',
    ),
    row(
      /(?:[Oo]n|[Nn]ous) ne (?:peut|pouvons|sponsorise|sponsorisons)(?: pas| aucun)? (?:sponsoriser |parrainer |prendre en charge )?(?:de |les |un |pas de )*visas?(?=\s*(?:[.;,\n]|$))/gu,
      'Pas de parrainage de visa',
    ),
    row(
      /(?<=\d (?:jours?|j) de télétravail),? (?:c['’]est |ça )?(?:ok|d['’]accord|passe|va)(?=\s*(?:[.;,\n]|$))/giu,
      '',
    ),
    [
      /(?<days>(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?)(?:(?:, | et | \+ )(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?))+) au bureau,? (?:et )?le reste (?:à la maison|chez (?:toi|vous|soi)|de la maison|en télétravail|à distance)/giu,
      ({ groups }) => `au bureau ${groups!.days!.toLowerCase()}, le reste à distance`,
    ],
    row(
      new RegExp(
        `(?<what>[Mm]utuelle|[Pp]révoyance|[Tt]ransports?|[Nn]avigo|[Aa]ssurance(?: groupe)?|[Cc]antine|[Cc]rèche|[Tt]ickets? restos?),? (?:on|nous) (?:paie|paye|payons|met|mettons|prend|prenons|couvre|couvrons)(?: en charge)? ${MUCH}`,
        'gu',
      ),
      '$<what> prise en charge à $<much>',
    ),
    row(
      /(?<=^|[.;,\n•]\s*)(?<count>\d{1,2}) (?<who>\p{L}+) sous (?:cette personne|ce poste|lui|elle)(?=\s*(?:[.;,\n]|$))/gu,
      'Encadre $<count> $<who>',
    ),
    row(
      /(?<!\p{L})(?:[Dd]ébut|[Pp]rise de poste|[Dd]émarrage) (?:libre|flexible|quand (?:vous voulez|tu veux)),? (?:mais )?(?:en |au )?(?<month>\p{L}+) au plus tard/gu,
      'Début au plus tard en $<month>',
    ),
    row(
      /(?<=(?:à|À) )(?<was>\p{Lu}[\p{L}-]+), (?:enfin|bon|bref|ou plutôt)?,? ?(?:à )?(?<then>\p{Lu}[\p{L}-]+) (?:en fait|en réalité|plutôt|pour être précis)(?=\s*(?:[.;,)\n]|$))/gu,
      '$<was> ($<then>)',
    ),
  ],
  es: [
    ...bosses(
      'es (?:la |el |tu |su )?(?:jef[ae]|responsable|encargad[ao]|superior)',
      'Reporta a',
      '(?:[Tt]u |[Ss]u |[Ll]a |[Ee]l )(?:jef[ae]|responsable|encargad[ao]|superior) (?:sería|será)',
    ),
    row(
      /(?<!\p{L})(?:la |los |las |el )?(?<what>titulación|títulos?|carrera|certificados?|certificaciones|diplomas?|estudios) (?:nos|me) (?:dan?|es|son) igual(?:es)?(?=\s*(?:[.;,\n]|$))/giu,
      'Sin necesidad de $<what>',
    ),
    row(
      /(?<!\p{L})(?:la |los |las |el )?(?<what>titulación|títulos?|carrera|certificados?|certificaciones|diplomas?|estudios) no (?:nos|me) (?:importan?|preocupan?)(?=\s*(?:[.;,\n]|$))/giu,
      'Sin necesidad de $<what>',
    ),
    row(/(?<= )(?:es |sería )?un (?:pequeño|gran|buen|verdadero) (?=plus(?!\p{L}))/gu, 'es un '),
    row(/(?<=\p{L} )(?:viene|vendría) (?:muy )?bien(?=,|\s*(?:[.;\n]|$))/gu, 'es un plus'),
    row(
      /(?<=(?:obligatori[oa]|imprescindible|necesari[oa])),? (?:pero )?(?:la |un )?(?<what>carrera|titulación|título|coche) no(?=\s*(?:[.;\n]|$))/gu,
      '. Sin necesidad de $<what>',
    ),
    row(
      /(?<=\d días? (?:en casa|desde casa|de teletrabajo)),? (?:está bien|vale|sin problema|ok)(?=\s*(?:[.;,\n]|$))/giu,
      '',
    ),
    row(
      new RegExp(
        `(?<what>[Ss]eguro(?: médico| dental| de salud)?|[Tt]ransporte|[Gg]imnasio|[Gg]uardería|[Pp]lan de pensiones|[Cc]omedor),? (?:nosotros )?(?:pagamos|ponemos|cubrimos) (?:el )?${MUCH}`,
        'gu',
      ),
      '$<what> pagado al $<much>',
    ),
    row(
      /(?<=^|[.;,\n•]\s*)(?<count>\d{1,2}) (?<who>\p{L}+) (?:bajo|por debajo de) (?:esta persona|este puesto)(?=\s*(?:[.;,\n]|$))/gu,
      '$<count> $<who> a su cargo',
    ),
    row(
      /(?<!\p{L})(?:[Ee]mpezar|[Ii]ncorporación|[Ii]nicio) cuando (?:sea|quiera|pueda|quieras),? (?:pero )?(?:en )?(?<month>\p{L}+) como (?:muy )?tarde/gu,
      'Inicio en $<month> como tarde',
    ),
    row(
      /(?<=[Ee]n )(?<was>\p{Lu}[\p{L}-]+), (?:bueno|vamos|o sea|mejor dicho),? (?:en )?(?<then>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:en realidad|más bien|en verdad)(?=\s*(?:[.;,)\n]|$))/gu,
      '$<was> ($<then>)',
    ),
    row(/(?<=^|[.;,\n•]\s*)[Ii]ndicar (?:la )?referencia (?=[A-Z\d])/gu, 'En la solicitud indicar la referencia '),
  ],
}

/** Edits that write it so. */
export const continentalTalk = (text: string, language: () => Language): Edit[] =>
  editsByRows(text, ROWS[language()] ?? [])
