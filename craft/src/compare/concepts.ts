/** Things that four languages name differently, as patterns over plain text: what one text says, the other may confirm. */

export interface Concept {
  id: string
  pattern: RegExp
}

const concept = (id: string, source: string): Concept => ({
  id,
  pattern: new RegExp(`(?<![A-Za-zÀ-ɏ])(?:${source})(?![A-Za-zÀ-ɏ])`, 'gu'),
})

export const BENEFITS: Concept[] = [
  concept(
    'retirement',
    "(?:employer )?pensions?(?: contributions?| scheme| plan)?|401\\(?k\\)?(?: plan)?(?: match(?:ing)?)?|retirement (?:plan|savings)|superannuation|ira(?: match)?|altersvorsorge|betriebliche altersvorsorge|bav|plan de pensiones|per(?:co|ecol)|retraite complementaire|plan d'epargne",
  ),
  concept(
    'health',
    '(?:private |comprehensive |full )?(?:health|medical)(?:care)? (?:insurance|cover(?:age)?|plan|benefits)|private (?:medical|health(?:care)?)|medical(?=,| and|;|\\.|$| after| from| day)|(?:private )?krankenversicherung|health benefits|seguro medico|seguro de salud|mutuelle(?: sante)?|krankenzusatzversicherung|zusatzversicherung',
  ),
  concept('dental', 'dental(?: (?:insurance|cover|plan))?|seguro dental|zahnzusatz\\p{L}*'),
  concept('vision', 'vision(?: (?:insurance|cover|plan))|vision(?=,| and| insurance|;|\\.|$)|eye tests?'),
  concept(
    'life',
    '(?:life|disability) (?:insurance|assurance|cover)|death[- ]in[- ]service(?: payment| benefit| cover)?|income protection|prevoyance|seguro de vida|lebensversicherung',
  ),
  concept(
    'holiday',
    "(?:paid )?(?:holidays?|hols|vacation|annual leave|time off(?! in lieu)|pto|urlaubs?(?:tage|anspruch|wochen?)?|conges(?: payes)?|vacaciones)(?: days?| allowance)?|days'? (?:of )?(?:leave|holiday)",
  ),
  concept(
    'unlimited',
    'unlimited (?:pto|vacation|holidays?|leave|paid time off|time off)|unbegrenzter? urlaub|conges illimites|vacaciones ilimitadas',
  ),
  concept('rtt', 'rtt'),
  concept(
    'extra_days',
    '(?:an? )?(?:paid|extra|additional|free|bonus) (?:half[- ])?days? off|(?:ein(?:en)? )?(?:bezahlter?|zusatzlicher?)n? freie[nr]? tage?|(?:un )?jours? de conges? (?:supplementaires?|offerts?)|(?:un )?dias? libres? (?:extra|adicional\\p{L}*|pagad\\p{L}+)',
  ),
  concept('sick_pay', '(?:company |enhanced )?sick pay'),
  concept(
    'parental',
    '(?:enhanced |paid )?(?:parental|maternity|paternity|family) (?:leave|pay)|elternzeit(?:modelle)?|conge parental|permiso parental',
  ),
  concept(
    'car',
    'company (?:car|van|vehicle|truck)s?|car allowance|(?:firmen|dienst)(?:wagen|fahrzeug)|vehicule de (?:fonction|service)|voiture(?: de (?:fonction|service))?|voiture de (?:fonction|service)|coche de empresa|vehiculo de empresa|furgoneta de empresa|van(?: is| are|,)? (?:provided|supplied)|company-provided van',
  ),
  concept(
    'bike',
    '(?:cycle|bike)[- ]to[- ]work(?: scheme)?|bike leasing|job[- ]?rad|dienstrad|bikeleasing|velo de fonction',
  ),
  concept(
    'transport',
    'commuter (?:benefits?|pass|allowance)|transit (?:pass|benefits?)|season ticket loan|travel pass|orca card|deutschland-?ticket|jobticket|fahrtkostenzuschuss|navigo|remboursement (?:du )?transport|transport (?:allowance|subsidy)|abono transporte',
  ),
  concept(
    'meals',
    '(?:free |subsidi[sz]ed |staff )(?:lunch(?:es)?|meals?|food|breakfast|drinks?|snacks?)|meals? (?:on|while on|during) (?:shift|duty)|meal (?:vouchers?|allowance)|lunch vouchers|tickets? resto|tickets?[- ]restaurants?|titres[- ]restaurant|ticket restaurante|cheques? restaurante|tickets restaurante|essenszuschuss|kantine|canteen|comedor(?: subvencionado)?|verpflegung|nourri(?:s|e)?|repas a tarif reduit|repas (?:fournis?|offerts?|pris en charge)|manutencion|comida incluida',
  ),
  concept(
    'perks',
    'retribucion flexible|snacks|free coffee|fruit(?: basket)?|obstkorb|beer fridge|table tennis|ping[- ]pong|stocked kitchen|dog[- ]friendly(?: office)?|team (?:events|outings|lunches|retreats)|offsites?|company (?:retreats?|events|socials)|teamevents|firmenevents|summer part(?:y|ies)|christmas party',
  ),
  concept(
    'fitness',
    '(?:gym|fitness(?:raum|bereich|center|angebote?)?)(?: membership| subsidy| discount| allowance| studio)?|wellness (?:allowance|programme|program|budget|stipend)|well-?being (?:allowance|programme|program|budget)|urban sports\\p{L}*|fitness-?studio\\p{L}*|fitness-?zuschuss|firmenfitness|sportstudio\\p{L}*|gympass|andjoy|wellpass|egym|multisport|salle de sport|gimnasio|employee assistance program(?:me)?|mental health support',
  ),
  concept(
    'learning',
    '(?:training|learning|education|development|conference|l&d|weiterbildungs|fortbildungs)[- ]?(?:and development )?(?:budgets?|allowance|stipend|fund)|tuition (?:reimbursement|assistance|support)|weiterbildungs(?:moglichkeiten|angebote)|fortbildungen|(?:paid|funded) (?:training|courses?|certifications?)|professional development(?: opportunities| budget)?|formation continue|formacion continua',
  ),
  concept(
    'career',
    '(?:opportunit(?:y|ies) for )?career (?:development|growth|progression|advancement)(?: opportunities)?|plan de carrera|aufstiegs(?:moglichkeiten|chancen)|entwicklungsmoglichkeiten|perspectives? d.evolution|evolution de carriere|opportunit(?:y|ies) for (?:growth|advancement)|opportunities to grow|posibilidades? de (?:promocion|crecimiento)',
  ),
  concept(
    'equipment',
    '(?:home[- ]office|equipment|remote[- ]work(?:ing)?) (?:budget|allowance|stipend|setup)|(?:macbook|laptop)(?: of your choice)?(?: provided)?|latest equipment|company (?:phone|laptop)|diensthandy|firmenhandy|ordinateur portable fourni|movil de empresa|tools (?:are )?(?:supplied|provided)|outillage fourni',
  ),
  concept(
    'relocation',
    'relocation (?:support|assistance|package|allowance|bonus|help)|help with relocation|umzugshilfe|aide au demenagement|ayuda de reubicacion',
  ),
  concept('visa', 'visa (?:sponsorship|support)|sponsor (?:your )?visas?|work permit support'),
  concept(
    'childcare',
    'childcare (?:vouchers|support|benefits)|on-?site nursery|kita-?zuschuss|betriebskita|place en creche|creche(?: a proximite)?|cheque guarderia|ayuda (?:de )?guarderia|kinderbetreuung\\p{L}*',
  ),
  concept(
    'discount',
    '(?:staff|employee|blue light card) discounts?|discounts? (?:on|for)|\\d{1,2} ?% (?:off|auf|sur|de descuento)|half[- ]price|halbe[rnm]? preis|moitie prix|mitad de precio|prix reduits?|tarifs? reduits?|repas subventionnes?|mitarbeiterrabatte?|personalrabatt|corporate benefits|reductions? (?:du )?personnel|descuentos? (?:para|de) emplead\\p{L}+',
  ),
  concept(
    'flexible',
    'flexible (?:working )?hours|flexible (?:working|schedule|scheduling)|flexi[- ]?time|flex-?time|gleitzeit|flexible arbeitszeiten|horaires? flexibles?|horario flexible|flexibilidad horaria|work[- ]life balance',
  ),
  concept(
    'equity',
    'equity|stock options|share options|rsus?|vsop|esop|employee stock (?:purchase|ownership)|virtuelle anteile|bspce',
  ),
  concept(
    'sign_on',
    'sign[- ]?on(?: bonus(?:es)?)?|signing bonus(?:es)?|willkommenspramie|antrittspramie|prime de bienvenue',
  ),
  concept(
    'bonus',
    '(?:annual |performance |yearly |quarterly |target |referral )?bonus(?:es)?(?: scheme| payments?)?|leistungspramie|pramien?|incentivos',
  ),
  concept(
    'profit_share',
    'profit[- ]shar(?:e|ing)|interessement|gewinnbeteiligung|umsatzbeteiligung|participation aux benefices',
  ),
  concept('christmas_pay', 'christmas bonus(?:es)?|weihnachtsgeld|prime de noel|aguinaldo'),
  concept('holiday_pay', 'urlaubsgeld|prime de vacances|prima vacacional'),
  concept(
    'thirteenth',
    '(?:13th|thirteenth|14th|fourteenth)(?: month)?(?: salary| bonus)?|decimotercera paga|treceava|1[34]\\.? (?:monats)?(?:gehalt|lohn)|1[34]e mois|(?:treizieme|quatorzieme) (?:mois|salaire)|(?:dreizehntes|vierzehntes) (?:monats)?gehalt',
  ),
  concept('commission', '(?:uncapped )?commissions?|provision(?:en)?|comision(?:es)?'),
  concept('tips', 'tips|gratuities|trinkgeld|pourboires|propinas'),
  concept(
    'housing',
    '(?:staff |free )?(?:accommodation|housing|lodging)(?: provided| available)?|live-in|personalwohnung|mitarbeiterwohnung|unterkunft|logement(?: fourni)?|loge|alojamiento',
  ),
  concept(
    'uniform',
    'uniforms?(?: provided| supplied)?|arbeitskleidung|berufskleidung|tenue (?:de travail )?fournie|uniforme',
  ),
  concept('segur', '(?:prime )?segur'),
  concept('parking', '(?:free |on-?site )?parking|parkplatz|aparcamiento|parking gratuit|places? de parc'),
  concept(
    'sabbatical',
    'sabbaticals?|volunteer(?:ing)? days?|birthday off|cumpleanos libre|geburtstag frei|jour d.anniversaire',
  ),
  concept(
    'overtime',
    '(?:enhanced|premium|higher|increased) (?:\\p{L}+ ){0,2}(?:rates?|pay)(?! scale)|paid overtime|overtime (?:is )?paid|time and a half|night (?:premium|differential)|schichtzulagen?|nachtzuschlag|majoration de nuit|plus de nocturnidad|zuschlage(?: fur \\p{L}+)?|prime de nuit',
  ),
  concept(
    'vague_pay',
    'competitive (?:salary|pay|compensation|wages?|rates?|remuneration|package|benefits)(?: package| and benefits)?|attractive (?:salary|pay|package|remuneration|compensation|benefits)(?: package)?|(?:generous|excellent|great|comprehensive|outstanding) (?:benefits|compensation|pay|salary|package|remuneration)(?: package)?|above[- ](?:market|average) (?:pay|salary)|attraktives? (?:gehalt|vergutung|paket|konditionen)|attraktive (?:vergutung|bezahlung|benefits)|leistungsgerechte (?:vergutung|bezahlung)|uberdurchschnittliche\\p{L}* (?:gehalt|vergutung|bezahlung)|remuneration attractive|salaire (?:attractif|competitif)|package attractif|(?:salario|sueldo|retribucion|remuneracion) competitiv[oa]|salario atractivo',
  ),
]

export const TERMS: Concept[] = [
  concept(
    'remote',
    '(?:fully |100% )?remote(?:ly)?|work from (?:home|anywhere)|wfh|home ?office|mobiles arbeiten|telework\\p{L}*|teletravail|teletrabajo|a distanc(?:e|ia)|en remoto|remoto(?= 100| al 100|,|$)',
  ),
  concept('hybrid', 'hybrid[eoa]?s?|hibrid[oa]s?'),
  concept(
    'onsite',
    '(?:fully|100 ?%|entirely|komplett|entierement|totalmente) (?:on[- ]?site|in the office|vor ort|sur site|presencial)|on[- ]?site (?:role|position|job|only)|office[- ]based',
  ),
  concept('full_time', 'full[- ]?time(?! equivalent)|vollzeit|temps plein|jornada completa|tiempo completo'),
  concept('part_time', 'part[- ]?time|teilzeit|temps partiel|media jornada|jornada parcial|tiempo parcial'),
  concept(
    'permanent',
    'permanent(?:ly)?(?= (?:role|position|contract|job|full|part|[·|(-])|[,.;)*|/\\n]|$)|perm|unbefristet\\p{L}*|festanstellung|cdi|contrat a duree indeterminee|indefinid[oa]|(?:contrato|luego|despues) fijo|fijo despues',
  ),
  concept(
    'fixed_term',
    'fixed[- ]term|ftc|temporary|befristet\\p{L}*|cdd|contrat a duree determinee|contrato temporal|temporal|maternity cover',
  ),
  concept('internship', 'internship|intern|praktikum|stage|stagiaire|practicas|becari[oa]'),
  concept(
    'freelance',
    'freelance\\p{L}*|independent contractors?|contractor (?:role|position|basis)|(?:as a|hiring a) contractor|self-employed|autonomo|independant',
  ),
  concept('on_call', 'on[- ]call(?: rotation| rota| duty)?|rufbereitschaft|rufber\\.?|astreintes?|guardias?'),
  concept(
    'nights',
    '(?:night|overnight) (?:shifts?|work)|(?<=(?:work|working|shifts at|available at|available for|for) )nights?|(?<=(?:disponibilite|travail|horaires?|postes?) )de nuit|(?<=(?:disponibilidad|turnos?|trabajo|trabajar) (?:para |por |de )?(?:las? )?)noches?|nachtdienste?|nachtschichten?|travail de nuit|turno de noche|nocturno',
  ),
  concept('weekends', 'weekend(?:s)?(?: work| shifts?)?|wochenend\\p{L}*|week-ends?|fin(?:es)? de semana|findes?'),
  concept(
    'travel',
    '(?:business )?travel(?:ling)? (?:is )?(?:required|up to|occasionally)|willing(?:ness)? to travel|reisebereitschaft|dienstreisen|deplacements?|disponibilidad para viajar|viajes|voyages|reisetatigkeit',
  ),
  concept(
    'driving_licence',
    "(?:valid |full |clean )?driv(?:ing|er'?s?) licen[cs]e|fuhrerschein(?: klasse b)?|permis (?:b|de conduire)|carn(?:et|e) (?:de conducir|b)|permiso de conducir",
  ),
  concept('forklift', 'forklift (?:licen[cs]e|certificate|cert\\.?)|staplerschein|caces|carn(?:e|et) de carretillero'),
  concept('adult', 'of legal age|over 18|(?:aged )?18 (?:or over|plus)|volljahrig|majeure?|mayor de edad'),
  concept(
    'background',
    '(?:enhanced )?dbs(?: check)?|background checks?|fuhrungszeugnis|(?:erw|pol)\\.? ?(?:fz|fuhrungsz\\.?)|criminal record check|garda vetting',
  ),
]

export const DEGREES: Concept[] = [
  concept('phd', 'ph\\.?d\\.?s?|doctorate|doctoral degree|promotion|doctorat|doctorado'),
  concept(
    'master',
    "master'?s?(?: degree| of (?:arts|science|laws|education|business|engineering|research|public)| in \\p{L}+)?(?! (?:of|up|who|along|at|on)(?![a-z]))|msc|m\\.sc\\.?|mba|bac ?\\+ ?5|master 2|diplom(?:-\\p{L}+)?|staatsexamen|maestrias?(?: en \\p{L}+)?|(?:master|posgrado|postgrado) en \\p{L}+|maitrise en (?:sciences|droit|gestion|psycho|educ|adminis|travail|ergo|physio|orthoph)\\p{L}*",
  ),
  concept(
    'bachelor',
    "bachelor'?s?(?: degree| of \\p{L}+| in \\p{L}+)?|bsc|b\\.sc\\.?|ba degree|undergraduate degree|college degree|foundation degree|associate(?:'s)? degree|hn[cd]|bac ?\\+ ?3|licence universitaire|grado universitario",
  ),
  concept(
    'degree',
    "(?:university |relevant |technical |college |advanced )?degrees?(?: in [\\p{L} ]{3,40}?(?=[,.;]| or |$))?|(?:hochschul)?studium|hochschulabschluss|studienabschluss|diplomes?(?: d'\\p{L}+)?|titulacion(?: universitaria)?|titulo universitario|licenciatura|carrera universitaria|grado en \\p{L}+(?: \\p{L}+)?|(?:ingenieria|arquitectura)(?: \\p{L}+)?|formation superieure|bac ?\\+ ?\\d",
  ),
  concept(
    'school',
    'high school(?: diploma)?|leaving cert(?:ificate)?|graduado escolar|ged|a-?levels|gcses?|abitur|mittlere reife|schulabschluss|baccalaureat|bac pro|bachillerato',
  ),
  concept(
    'vocational',
    'vocational training|apprenticeship|[ns]vqs?|btec|(?:abgeschlossene )?(?:berufs)?(?:ausbildung|ausb\\.?)|lehre|lehrabschluss|efz|eba|fahigkeitszeugnis|gesellenbrief|meister(?:brief)?|bts|dut|cap(?= [\\p{L}])|fp|ciclo (?:formativo|superior)|formacion profesional|trade (?:certificate|training)',
  ),
]

/** Degrees confirm each other where one names the other's kind. */
export const DEGREE_KIN: Record<string, string[]> = {
  degree: ['bachelor', 'master', 'phd', 'degree'],
  bachelor: ['bachelor', 'degree'],
  master: ['master'],
  phd: ['phd'],
  school: ['school'],
  vocational: ['vocational'],
}

/** What the law asks of everybody in a trade: whoever hires one need not say it. */
const REQUIRED_BY_LAW: [title: RegExp, credential: RegExp][] = [
  [/teacher|lecturer/u, /^(?:qts|qualified teacher status)/u],
  [/nurse/u, /^(?:nmc|rn licen|registered nurse)/u],
  [/aide[- ]soignant/u, /^(?:deas|diplome)/u],
  [/enfermer/u, /^(?:grado|diplomatura|titul).*enfermeria/u],
  [/social worker/u, /social work qualification|social work degree/u],
  [/infirmi/u, /^(?:dei|diplome)/u],
  [/driver|fahrer|chauffeur|conductor/u, /licen|fuhrerschein|permis|carne/u],
  [/arzt|arztin/u, /^approbation/u],
  [/erzieher|pflege/u, /^(?:ausbildung|abgeschlossene)/u],
  [/sozialarbeit|sozialpadagog/u, /^studium der soziale/u],
  // Who may not bear the name of the trade may not work in it.
  [/hebamme|pflege|therapeut|apotheke|psycholog|arzt|assistent/u, /erlaubnis.{0,24}berufsbezeichnung|berufserlaubnis/u],
]

export const isRequiredByLaw = (credential: string, brief: string): boolean =>
  REQUIRED_BY_LAW.some(([title, required]) => required.test(credential) && title.test(brief))
