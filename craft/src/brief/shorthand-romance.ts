/** What French and Spanish notes shorten, written out before anything is read: a stop ends no sentence there. */
import type { Language } from './facts.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row } from './talk-rows.ts'

type Short = [RegExp, string]

/** In the order in which they are tried; the first that fits a place has it. */
const FRENCH: Short[] = [
  [/(?<![\p{L}.])oblig\.(?=\s*(?:[,;)\n]|$))/giu, 'obligatoire'],
  [/(?<![\p{L}.])indisp\.(?=\s*(?:[,;)\n]|$))/giu, 'indispensable'],
  [/(?<![\p{L}.])impér\.(?=\s*(?:[,;)\n]|$))/giu, 'impératif'],
  [/(?<![\p{L}.])présent\.(?=\s*(?:[,;)\n]|$))/giu, 'présentation'],
  [/(?<![\p{L}.])cour\.(?=\s*(?:[,;)\n]|$))/giu, 'courant'],
  [/(?<![\p{L}.])sal\.(?= (?:selon|fixe|brut|net|de|à|motivant|:))/giu, 'salaire'],
  [/(?<![\p{L}.])dim\.(?= ?(?:[,+;)\n]|et|$))/giu, 'dimanche'],
  [/(?<![\p{L}.])mut\.(?= \p{Ll}|\s*(?:[,;)\n:]|$))/giu, 'mutuelle'],
  [/(?<![\p{L}.])form\.(?= \p{Ll}|\s*(?:[,;)\n:]|$))/giu, 'formation'],
  [/(?<![\p{L}.])imméd\.(?=\s*(?:[,;)\n]|$))/giu, 'immédiate'],
  [/(?<![\p{L}.])véh\.(?= (?:de|personnel|perso|fourni|indisp|oblig))/giu, 'véhicule'],
  [/(?<![\p{L}.])hor\.(?= \p{Ll}|\s*(?:[,;)\n:]|$))/giu, 'horaires'],
  [/(?<![\p{L}.])trav\.(?= (?:en|de|le|du|seul))/giu, 'travail'],
  [/(?<![\p{L}.])gest\.(?= (?:de|des|du|d['’]))/giu, 'gestion'],
  [/(?<![\p{L}.])étud\.(?= \p{Ll}|\s*(?:[,;)\n:]|$))/giu, 'étudiants'],
  [/(?<=tickets? )rest\.(?=\s*(?:[,;)\n]|$))/giu, 'restaurant'],
  [/(?<=télétravail(?: par semaine)?) (?:est|sera|serait) (?=possible (?:après|dès|à partir|au bout))/gu, ' '],
  [/(?<=(?:^|[.!?\n]) ?)[Cc]['’]est pour (?=(?:l[ea] |l['’]|notre )\p{L}{3,} \p{Lu})/gu, ''],
  [/(?<=^|\n|[.;] )Groupes? ?: (\d{1,2}),? (?=de \d)/gu, '$1 groupes '],
  // "140 clients, des PME de la pharma": who they are.
  [
    /(?<=\d (?:clients|comptes|adhérents|patients|fournisseurs|abonnés)), (?=(?:(?:surtout|principalement|essentiellement) )?des \p{L})/gu,
    ' : ',
  ],
  // "Alors c'est pour l'annonce auxiliaire de vie".
  [
    /^(?:(?:alors|donc|bon|voilà|salut|bonjour),? )*c['’]est pour (?:l['’]annonce|l['’]offre|le poste)(?: d['’]| de | du | pour )? ?(?=\p{L}{3})/giu,
    'poste : ',
  ],
  // "Le DEAES c'est bien mais pas obligé".
  [
    /(?<=(?:^|[.;,\n] ?)(?:(?:le |la |les |l['’]|un |une )?[\p{L}\d][\p{L}\d' -]{1,30}?)),? (?:c['’]est|ce serait|ça serait|serait) (?:bien|top|chouette|un plus|super|sympa),? mais (?:pas|c['’]est pas|ce n['’]est pas|non) (?:obligée?|obligatoire|indispensable|nécessaire|exigée?)/giu,
    ' apprécié mais pas obligatoire',
  ],
  // "Permis B, ah non en fait pas obligatoire depuis qu'on a les vélos".
  [/,? (?:ah |euh )?non,? en fait (?=pas (?:obligatoire|nécessaire|indispensable|besoin))/giu, ' '],
  [/(?<=\d) ?pour ?cent(?!\p{L})/giu, ' %'],
  // "Poste d'instructeur ou d'instructrice": both forms of one name.
  [
    /(?<=d['’]\p{Ll}{4,}|(?:poste|emploi|profil) de \p{Ll}{4,}) ou d(?:['’]|e )(?=\p{Ll}+(?:trice|euse|ère|enne|elle|iste|ée|te)(?!\p{L}))/gu,
    ' ou ',
  ],
  [/(?<!\p{L})((\p{Ll}{4,})(?: \p{Ll}{3,}){1,3}), \2 ou (?:\2(?:e|ne)|\p{Ll}+(?:euse|trice|ère))(?=[,.; ])/gu, '$1'],
  [/Il s['’]agit d['’]un (?:poste|emploi) (?=d)/gu, 'Poste '],
  [
    /(?<!\p{L})souhait(?:e|ons) (?:diffuser|publier|passer|faire para[iî]tre|mettre en ligne) une (?:offre|annonce)(?: d['’]emploi)?/gu,
    'recrute',
  ],
  [/,? hein(?= ?[:,.!?;)]|$)/giu, ''],
  [/(?<!\p{L})d[ée]v\.(?= \p{Ll})/giu, 'développeur'],
  [/C2 (?:pas|non) (?:demandé|requis|exigé|nécessaire),? (C1|B2)(?: (?:ok|suffit))?/gu, '$1'],
  [
    /[Rr]emplace \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? qui part (?:à la |en )?retraite/gu,
    'Remplacement d’un départ à la retraite',
  ],
  [
    /(?<=pour )remplacer (?:Mme|M\.|Mlle|notre collègue) \p{Lu}[\p{L}'-]+,? qui part (?:à la |en )?retraite/gu,
    'succéder à un départ à la retraite',
  ],
  [/(?:pour )?l['’]annonce (?:d['’]|de |pour )?(?=\p{Ll}{4,}[^.;:\n]{0,40} ?:)/gu, 'poste : '],
  [/(?<=\p{Ll})\/(?=(?:GE|VD|VS|NE|JU|FR)(?:[.,;\s]|$))/gu, ' '],
  // Whose leave it is, is nobody else's business.
  [/(?<=départs? (?:à la |en )?retraite) de (?:(?:M\.|Mme|mme|Mlle|mr) \p{L}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu, ''],
  [
    /(?<!\p{L})dir\.? (?=(?:industriel|technique|financier|commercial|général|adjoint|artistique|régional|des? )(?!\p{L}))/giu,
    'directeur ',
  ],
  [
    /(?<!\p{L})dir\.? (?=(?:industrielle|financière|commerciale|générale|adjointe|régionale)(?!\p{L}))/giu,
    'directrice ',
  ],
  [/(?<=\d )sem\. (?=l['’]été|à |en )/giu, 'semaines '],
  [/\((\d)\s?\*{1}\)/gu, '($1 étoiles)'],
  [/(?<=(?:anglais|allemand|espagnol|italien|néerlandais|français) )pro(?=[,;.)\s]|$)/giu, 'professionnel'],
  [/,? (?:bien sûr|évidemment|bien entendu)(?=[,;.)]|$)/giu, ''],
  // "Technicien.ne": the dot is no stop.
  [/(?<=\p{Ll}{3})\.(?=(?:ne|e|trice|rice|euse|se|ère|ve|ice)(?![\p{L}.@/]))/gu, '·'],
  [/(?<!\p{L})lun(?:d)?\. /gu, 'lundi '],
  [/(?<!\p{L})mard\. /gu, 'mardi '],
  [/(?<!\p{L})merc(?:r)?\. /gu, 'mercredi '],
  [/(?<!\p{L})jeud?\. /gu, 'jeudi '],
  [/(?<!\p{L})vendr?\. /gu, 'vendredi '],
  [/(?<!\p{L})sam\. (?=\d|et |ou |matin|jus|de |du |à )/gu, 'samedi '],
  [
    /(?<!\p{L})pr (?=(?:le|la|les|un|une|nos?|notre|ses|des|clients?|imprimerie|entreprise|magasin|restaurant|atelier|\p{Ll}{5,})(?!\p{L}))/gu,
    'pour ',
  ],
  [/(?<=(?:temps|heures|hres) )supp?\.?(?!\p{L})/giu, 'supplémentaire'],
  [/(?<!\p{L})ass\. ?hospi\.?(?!\p{L})/giu, 'assurance hospitalisation'],
  [/(?<!\p{L})mme\.? (?=\p{Lu}\p{Ll})/gu, 'Mme '],
  [/(?<=\d ?)pers\.?(?![\p{L}-])/giu, 'personnes'],
  [/(?<=\d ?)sal\.?(?=[,;.)\s]|$)/giu, 'salariés'],
  [/(?<=(?:^|[^\d])1 )sem(?:\.|(?!\p{L})) ?(?:sur|\/) ?(?=\d)/giu, 'semaine sur '],
  [/(?<=(?:^|[^\d])1 )(?:WE|we) ?\/ ?(?=\d)/gu, 'week-end sur '],
  [/(?<=\d )sem\.? (?:de )?vac(?:\.|(?!\p{L}))/giu, 'semaines de vacances'],
  [/(?<=(?:[2-9]|\d\d) )sem\. (?=de |d['’])/giu, 'semaines '],
  [/(?<=\d ?)j\.(?=,? ?[^\p{L}\s]| (?:de |d['’]|par |ouvr|télétr|TT|home))/giu, 'jours'],
  [/(?<!\p{L})fds(?!\p{L})/giu, 'fins de semaine'],
  [/(?<=(?:pas de|ni|sans|aucun|ce|le|les|un|1) )we(?=[\s,.;)]|$)/gu, 'week-end'],
  [/(?<!\p{L})TT(?=[\s:,.;)/]|$)/gu, 'télétravail'],
  [/(?<![\p{L}-])TR(?= (?:de |à )?\d)/gu, 'titres-restaurant'],
  [/(?<!\p{L})([Cc])onv\. (?=coll|\p{Lu})/gu, '$1onvention '],
  [/(?<!\p{L})([Pp])oste rég\.?(?!\p{L})/gu, '$1oste régulier'],
  [/(?<=(?:prestataires?|resp\.?|responsable|chaîne|plateforme) )log\.(?!\p{L})/giu, 'logistique'],
  [/(?<!\p{L})([Pp])rés\.? ?(?=:)/gu, '$1résidence '],
  [/(?<!\p{L})jusque (?=fin |mi-|début )/giu, "jusqu'à "],
  [/(?<=camion[^.;\n]{0,12}|auto[^.;\n]{0,12}|\+ |, )cell(?=[,;.+]| \+| et |$)/gu, 'cellulaire'],
]
const SPANISH: Short[] = [
  [/(?<![\p{L}.])impresc\.(?=\s*(?:[,;)\n]|$))/giu, 'imprescindible'],
  [/(?<![\p{L}.])oblig\.(?=\s*(?:[,;)\n]|$))/giu, 'obligatorio'],
  [/(?<![\p{L}.])incorp\.(?= (?:inmed|en|a|el|\d))/giu, 'incorporación'],
  [/(?<![\p{L}.])jorn\.(?= \p{Ll}|\s*(?:[,;)\n:]|$))/giu, 'jornada'],
  [/(?<![\p{L}.])contr\.(?= (?:indef|temp|fijo|de|por))/giu, 'contrato'],
  [/(?<![\p{L}.])indef\.(?=\s*(?:[,;)\n]|$))/giu, 'indefinido'],
  [/(?<![\p{L}.])form\.(?= (?:a |en |inicial|interna|continua|pagada))/giu, 'formación'],
  [/(?<![\p{L}.])emp\.(?=\s*(?:[,;)\n]|$))/giu, 'empresa'],
  [/(?<![\p{L}.])vac\.(?= \d|\s*(?:[,;)\n]|$))/giu, 'vacaciones'],
  [/(?<![\p{L}.])hor\.(?= (?:partido|continuo|intensivo|de|flex))/giu, 'horario'],
  [/(?<![\p{L}.])bna\.(?= \p{Ll})/giu, 'buena'],
  [/(?<![\p{L}.])at\.(?= al (?:cliente|público))/giu, 'atención'],
  [/(?<![\p{L}.])ped\.(?=\s*(?:[,;)\n]|$))/giu, 'pedidos'],
  [/(?<![\p{L}.])entrev\.(?= \p{Ll}|\s*(?:[,;)\n:]|$))/giu, 'entrevista'],
  [/(?<![\p{L}.])céntr\.(?=\s*(?:[,;)\n]|$))/giu, 'céntrica'],
  [/(?<![\p{L}.])inmed\.(?=\s*(?:[,;)\n]|$))/giu, 'inmediata'],
  [/(?<=nivel )int\.(?= )/giu, 'intermedio de'],
  [/(?<!\p{L})lib\. (?=(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?))/giu, 'libres los '],
  [/(?<=teletrabajo(?: a la semana| por semana)?) (?:es|será) (?=posible (?:después|tras|desde|a partir))/gu, ' '],
  // "Grupos: 2, de 20 alumnos".
  [/(?<=^|\n|[.;] )Grupos? ?: (\d{1,2}),? (?=de \d)/gu, '$1 grupos '],
  [
    /(?<=\d (?:clientes|cuentas|socios|pacientes|proveedores)), (?=(?:sobre todo |principalmente |casi todos )?(?:pymes|empresas|familias|hoteles|tiendas|colegios)(?!\p{L}))/gu,
    ': ',
  ],
  [/(?<=\d) ?por ?ciento(?!\p{L})/giu, ' %'],
  [/(?<!\p{L})([Ii])ng\. (?=\p{Ll}{4,}(?:o\/a|\/o)(?!\p{L}))/gu, '$1ngeniero/a '],
  [
    /(?<!\p{L})([Ii])ng\. (?=(?:mec[aá]nic|electr[oó]nic|el[eé]ctric|qu[ií]mic|agr[oó]nom|inform[aá]tic|metal[uú]rgic|top[oó]graf)o(?!\p{L}))/gu,
    '$1ngeniero ',
  ],
  [/(?<!\p{L})([Oo]ficial(?:es|a)?(?:\/a)?) (?:de )?1\.?[aª](?=[\s,.;])/gu, '$1 de primera'],
  [/(?<!\p{L})([Oo]ficial(?:es|a)?(?:\/a)?) (?:de )?2\.?[aª](?=[\s,.;])/gu, '$1 de segunda'],
  [/(?<!\p{L})([Oo]ficial(?:es|a)?(?:\/a)?) (?:de )?3\.?[aª](?=[\s,.;])/gu, '$1 de tercera'],
  [/(?<!\p{L})pal (?=\p{Ll}{3})/gu, 'para el '],
  [/(?<!\p{L})pa (?=\p{Ll}{3})/gu, 'para '],
  [/Se trata de un (?:puesto|empleo) (?=de)/gu, 'Puesto '],
  [
    /(?:[Pp]or medio del? (?:la |el )?presente,? )?(?<!\p{L})(?:me permito )?(?:[Ss]olicit(?:o|ar|amos)|[Aa]gradecer[íi]a|[Ll]es? pido|[Rr]uego)(?: (?:de manera atenta|muy atentamente|respetuosamente))? (?:su |tu )?(?:(?:amable|valiosa|gentil) )?(?:colaboraci[oó]n|apoyo|ayuda) (?:con|para|en) (?:la )?(?:publicaci[oó]n|publicar|difusi[oó]n|difundir)(?: de)? (?:la |una |nuestra |el |un )?(?:siguiente )?(?:vacante|oferta|plaza|convocatoria|puesto|cargo)(?: de)? /gu,
    'Buscamos ',
  ],
  [/(?<!\p{L})([Cc])ert\. (?:de )?(?=delitos)/gu, '$1ertificado de '],
  [/(?<=[,.;] )mínimo \+ (?=\d|comisi)/giu, 'salario mínimo + '],
  [/(?<!\p{L})[Gg]te\.? (?=\p{Lu})/gu, 'Gerente '],
  [/(?<=jubilación) de (?:la |el )?(?:Sra?\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=[,.;)]|$)/gu, ''],
  [/\((\d)\s?\*{1}\)/gu, '($1 estrellas)'],
  [/(?<!\p{L})prof\.? (?=de \p{Ll})/giu, 'profesor '],
  [/(?<!\p{L})prof\. (?=\p{Lu}\p{Ll})/gu, 'Prof. '],
  [
    /(?<!\p{L})ing\. (?=(?:en )?(?:edificación|edificacion|caminos|sistemas|alimentos|minas|montes))/giu,
    'ingeniería de ',
  ],
  [
    /(?<!\p{L})ing\. (?=(?:industrial|civil|inform|mec[aá]|agr|el[eé]ctr|qu[ií]m|comercial|ambiental))/giu,
    'ingeniería ',
  ],
  [/(?<!\p{L})dir\.? (?=t[eé]cnico|comercial(?!\p{L})|financiero|médico)/giu, 'director '],
  [/(?<!\p{L})dir\.? (?=t[eé]cnica|financiera|médica)/giu, 'directora '],
  [/(?<!\p{L})ssr\.?(?=[\s,;/.]|$)/giu, 'semi senior'],
  [/(?<=ssr ?\/ ?)sr\.?(?=[\s,;/.]|$)/giu, 'senior'],
  [/(?<=\d )lucas(?!\p{L})/giu, 'mil pesos'],
  [/,? (?:por supuesto|claro está|desde luego|obviamente)(?=[,;.)]|$)/giu, ''],
  [/(?<!\p{L})sra\.? (?=\p{Lu}\p{Ll})/gu, 'Sra. '],
  [/(?<!\p{L})sr\.? (?=\p{Lu}\p{Ll})/gu, 'Sr. '],
  [/(?<!\p{L})p\/ ?(?=\p{L}{2})/gu, 'para '],
  [/(?<!\p{L})c\/ ?(?=mes|sem|d[ií]a|año|quincena|\d|uno|dos|tres|fin)/gu, 'cada '],
  [/(?<!\p{L})c\/ ?(?=\p{L}{3})/gu, 'con '],
  [/(?<=\d )empl\.?(?=[,;)\s]|$)/giu, 'empleados'],
  [/(?<!\p{L})([Dd])isp\. (?=para|inmediata|horaria|de )/gu, '$1isponibilidad '],
  [/C2 no (?:hace falta|se pide|requerido|exigido),? (?:con )?(?:el )?(C1|B2)(?: (?:ok|vale|basta|alcanza))?/gu, '$1'],
  [
    /(?:[Ss]ustituye|[Rr]eemplaza|[Cc]ubre) a \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, que se jubila/gu,
    'Sustitución por jubilación',
  ],
  [/(?:,? ?para )el anuncio (?:de )?(?=\p{Ll}{4,}[^.;:\n]{0,40}:)/gu, ' puesto: '],
  [/(?<!\p{L})s\/ ?(?=tope|límite|limite|alojamiento|experiencia)/giu, 'sin '],
  [/(?<!\p{L})s\/ ?(?=ventas|objetivos|facturaci|resultados|margen)/giu, 'sobre '],
  [/(?<!\p{L})s\/ ?(?=escala|convenio|valía|valia|experiencia|perfil|tabla|categor)/giu, 'según '],
  [/(?<=¤ ?|\d ?)b\/a(?!\p{L})/giu, 'brutos al año'],
  [/(?<=¤ ?|\d ?)b\/m(?!\p{L})/giu, 'brutos al mes'],
  [/(?<!\p{L})([Dd])esp\. (?=cont|jur|de |leg)/gu, '$1espacho '],
  [/(?<!\p{L})([Pp])rest\. (?=de |sup|soc)/gu, '$1restaciones '],
  [/(?<!\p{L})([Cc])ontrato indef\.?(?!\p{L})/gu, '$1ontrato indefinido'],
  [/(?<=(?:luego|después|pasa a|y|,) (?:contrato )?)indef\.?(?!\p{L})/giu, 'indefinido'],
  [/(?<=\d )mens\.?(?!\p{L})/giu, 'mensuales'],
  [/(?<=(?:ticket|media|total|ingreso) )prom\.?(?!\p{L})/giu, 'promedio'],
  [/(?<=\d )hab\.?(?=[,;)\s]|$)/giu, 'habitaciones'],
  [/(?<=\d )d\. (?=laborables|hábiles|naturales|de )/giu, 'días '],
  [/(?<=\d )a\.? (?:de )?exp(?:\.|(?!\p{L}))/giu, 'años de experiencia'],
  [/(?<=\d )sem\.? (?:de )?vac(?:a(?:s|ciones)?)?(?:\.|(?!\p{L}))/giu, 'semanas de vacaciones'],
  [/(?<=\d ?)hs\.?(?!\p{L})/giu, 'horas'],
  [/(?<=\d ?)palos(?: de pesos)?(?!\p{L})/giu, 'millones de pesos'],
  [/(?<!\p{L})([Ss])uperv\. ?:? ?(?=\p{Lu})/gu, '$1upervisión: '],
  [/(?<=bonos? )prod\.?(?!\p{L})/giu, 'de producción'],
]
/** "Luego indef. Bono de noche": the stop of a short form at the end of a sentence ends it as well. */
function writeOut({ input: text, index, 0: typed, 1: kept }: RegExpExecArray, written: string): string {
  const ends =
    typed.endsWith('.') && /^\s*(?:[\p{Lu}$¤£]|\n|$)/u.test(text.slice(index + typed.length, index + typed.length + 4))
  return written.replace('$1', kept ?? '') + (ends ? '.' : '')
}

const DAYS: Record<string, string> = {
  lun: 'lundi',
  mar: 'mardi',
  mer: 'mercredi',
  jeu: 'jeudi',
  ven: 'vendredi',
  sam: 'samedi',
  dim: 'dimanche',
}
const A_DAY = Object.keys(DAYS).join('|')
/** "Mar. au sam.", "ven soir, sam, dim midi": a day by its first letters, beside another or a time of day. */
const FRENCH_DAY = new RegExp(
  `(?<!\\p{L})(${A_DAY})(?:\\.(?=,? ?(?:au|à|et|-|\\p{Ll}))|(?!\\p{L}))(?=,? ?(?:(?:au|à|et|-|/|\\+) ?)?(?:${A_DAY})(?!\\p{L})|,? (?:soir|matin|midi|après|apr)|-)|(?<=(?<!\\p{L})(?:${A_DAY})(?:\\.|i|redi|credi|anche|edi)?(?: (?:soir|matin|midi))?,? ?(?:(?:au|à|et|-|/|\\+) ?)?)(${A_DAY})(?!\\p{L})`,
  'giu',
)

const full = ([pattern, written]: Short): Row => [pattern, (match) => writeOut(match, written)]
const ROWS: Partial<Record<Language, Row[]>> = {
  fr: [
    ...FRENCH.map(full),
    [
      FRENCH_DAY,
      ([typed, first, second]) => `${DAYS[(first ?? second)!.toLowerCase()]!}${/\.$/.test(typed) && !first ? '.' : ''}`,
    ],
  ],
  es: SPANISH.map(full),
}

/** Edits that write them out. */
export const romanceShorthand = (text: string, language: () => Language): Edit[] =>
  editsByRows(text, ROWS[language()] ?? [])
