import type { Role } from './role.ts'

/** Work with the law and with money owed that no legal or finance department does. */
export const DEEDS_AND_DUES: Role[] = [
  {
    id: 'notary-clerk',
    titles:
      /notar(?:y|ial|iats?)?[- ]?(?:clerk|assistant|secretary|fachangest|fachwirt|gehilf|assist)|clerc(?: \p{L}+)? de notaire|notaire (?:assistant|stagiaire)|(?:collaborat|assistant|rédact|formalist)\p{L}* (?:d['’]actes |notarial|de notaire|en étude)|formaliste|(?:secrétaire|comptable|assistant\p{L}*) (?:\p{L}+ )?(?:notarial|de notaire|en étude)|(?:oficial|auxiliar|copista|emplead[oa]) (?:de |en )?notar[ií]a/u,
    name: { en: 'Notary Clerk', de: 'Notarfachangestellte:r', fr: 'Clerc de notaire', es: 'Oficial de notaría' },
    words: {
      en: {
        purpose: ['prepare deeds so that [they can be signed without delay|every file is complete]'],
        duties: [
          'Prepare drafts of deeds(( in {tools})) [for sales, gifts and estates|from the file].',
          'Gather the papers for each file and [chase what is missing|check that they are current].',
          'Answer clients and [tell them where their file stands|arrange signing dates].',
          'Obtain extracts and [permits|waivers] from registers and authorities.',
          'Carry out the steps after signing and [register the deed|send out copies].',
          'Work out fees and [taxes|duties] and issue the bill.',
        ],
        needs: [
          'Training or practice in a notary’s office.',
          'Exact drafting.',
          'Discretion in family and money matters.',
        ],
        success: [
          'files are complete [before the signing date|at the first try], deeds are registered in time and clients know what comes next',
        ],
      },
      de: {
        purpose: ['Urkunden [ohne Verzug beurkundet werden können|vollständig vorbereitet sind]'],
        duties: [
          'Urkundenentwürfe(( in {tools})) [für Kauf, Schenkung und Erbe|nach Akte] vorbereiten',
          'Unterlagen für jede Akte zusammenstellen und [Fehlendes anfordern|auf Aktualität prüfen]',
          'Beteiligten Auskunft geben und [Beurkundungstermine vereinbaren|sagen, wie ihre Sache steht]',
          'Auszüge und [Genehmigungen|Verzichte] bei Registern und Behörden einholen',
          'Urkunden nach der Unterschrift vollziehen und [eintragen lassen|Ausfertigungen versenden]',
          'Gebühren und [Steuern|Kosten] berechnen und abrechnen',
        ],
        needs: [
          'Ausbildung oder Praxis im Notariat',
          'Genauigkeit beim Formulieren',
          'Verschwiegenheit in Familien- und Geldsachen',
        ],
        success: [
          'Akten [vor dem Termin|auf Anhieb] vollständig sind, Urkunden fristgerecht vollzogen werden und alle den Stand kennen',
        ],
      },
      fr: {
        purpose: ['préparer les actes pour [une signature sans retard|des dossiers complets]'],
        duties: [
          'Rédiger les projets d’actes(( dans {tools})) : [ventes, donations et successions|ventes et successions]',
          'Réunir les pièces de chaque dossier et [relancer pour celles qui manquent|vérifier leur validité]',
          'Répondre aux clients et [leur dire où en est le dossier|fixer les rendez-vous de signature]',
          'Demander états et [autorisations|purges] aux services concernés',
          'Accomplir les formalités après signature et [publier l’acte|envoyer les copies]',
          'Calculer les frais et [droits|taxes] et établir les comptes',
        ],
        needs: [
          'Une formation ou une pratique en étude notariale',
          'Une rédaction exacte',
          'De la discrétion dans les affaires de famille et d’argent',
        ],
        success: [
          'les dossiers sont complets [avant la signature|du premier coup], les formalités faites à temps et les clients informés',
        ],
      },
      es: {
        purpose: ['preparar escrituras [que se puedan firmar sin demora|con expedientes completos]'],
        duties: [
          'Preparar borradores de escrituras(( en {tools})): [compraventas, donaciones y herencias|compraventas y herencias]',
          'Reunir la documentación de cada expediente y [reclamar la que falta|comprobar su vigencia]',
          'Atender a los clientes y [decirles cómo va su asunto|fijar fechas de firma]',
          'Pedir notas y [certificados|autorizaciones] a registros y administraciones',
          'Tramitar la escritura tras la firma y [presentarla en el registro|enviar las copias]',
          'Calcular aranceles [e impuestos|y gastos] y preparar la factura',
        ],
        needs: ['Formación o práctica en notaría', 'Redacción exacta', 'Discreción en asuntos de familia y dinero'],
        success: [
          'los expedientes estén completos [antes de la firma|a la primera], las escrituras se inscriban a tiempo y los clientes sepan cómo va',
        ],
      },
    },
  },
  {
    id: 'notary',
    titles:
      /^(?:assistant |deputy )?notary|^notar(?:in|assessor|vertret|$|[ :*,/])|^notaire(?!\p{L})|^notari[oa](?!\p{L})/u,
    name: { en: 'Notary', de: 'Notar:in', fr: 'Notaire', es: 'Notario/a' },
    words: {
      en: {
        purpose: ['draw up deeds that [hold for decades|all parties have understood]'],
        duties: [
          'Draft and authenticate deeds [for property, family and companies|and explain them clause by clause].',
          'Receive and advise clients [without taking sides|on sales, estates and marriage].',
          'Check ownership, charges and [identity|powers] before signing.',
          'Settle estates and [prepare inheritance papers|divide property].',
          'See to formalities and [registration|deadlines] after signing.',
          'Guide [clerks|those who prepare the files] and check their drafts.',
        ],
        needs: [
          'Qualification as a notary.',
          'Impartial advice and exact drafting.',
          'Patience when families and money meet.',
        ],
        success: [
          'deeds are sound, [clients understand what they sign|formalities are done in time] and disputes do not arise',
        ],
      },
      de: {
        purpose: ['Urkunden entstehen, die [über Jahrzehnte halten|alle Beteiligten verstehen]'],
        duties: [
          'Urkunden [zu Grundstück, Familie und Gesellschaft|Satz für Satz verständlich] entwerfen und beurkunden',
          'Beteiligte [unparteiisch|zu Kauf, Erbe und Ehe] beraten',
          'Eigentum, Belastungen und [Identität|Vollmachten] prüfen, bevor unterschrieben wird',
          'Nachlässe regeln und [Erbscheine vorbereiten|Vermögen aufteilen]',
          'Vollzug und [Eintragung|Fristen] nach der Beurkundung überwachen',
          '[Das Büro|Das Notariat] fachlich anleiten und Entwürfe prüfen',
        ],
        needs: [
          'Die Befähigung zum Notaramt',
          'Unparteiische Beratung und genaues Formulieren',
          'Geduld, wenn Familie und Geld zusammentreffen',
        ],
        success: [
          'Urkunden Bestand haben, [alle verstehen, was sie unterschreiben|der Vollzug fristgerecht ist] und kein Streit entsteht',
        ],
      },
      fr: {
        purpose: ['établir des actes [sûrs pour des décennies|compris de toutes les parties]'],
        duties: [
          'Préparer, rédiger et recevoir les actes [d’immobilier, de famille et de société|et les expliquer clause par clause]',
          'Recevoir et conseiller les clients [en toute impartialité|sur ventes, successions et régimes matrimoniaux]',
          'Vérifier propriété, charges et [identité|pouvoirs] avant la signature',
          'Régler les successions et [établir les actes de notoriété|préparer les partages]',
          'Suivre les formalités et [la publication|les délais] après signature',
          'Encadrer [les clercs|la préparation des dossiers] et relire les projets',
        ],
        needs: [
          'Le diplôme de notaire',
          'Un conseil impartial et une rédaction exacte',
          'De la patience quand famille et argent se mêlent',
        ],
        success: [
          'les actes sont sûrs, [les clients comprennent ce qu’ils signent|les formalités faites à temps] et nul litige n’en naît',
        ],
      },
      es: {
        purpose: ['autorizar escrituras [firmes durante décadas|que todas las partes hayan entendido]'],
        duties: [
          'Redactar y autorizar escrituras [de inmuebles, familia y sociedades|y explicarlas cláusula a cláusula]',
          'Recibir y asesorar a los otorgantes [con imparcialidad|sobre ventas, herencias y matrimonio]',
          'Comprobar titularidad, cargas [e identidad|y poderes] antes de la firma',
          'Tramitar herencias y [actas de notoriedad|particiones]',
          'Velar por los trámites y [la inscripción|los plazos] tras la firma',
          'Guiar a [la oficina|quienes preparan los expedientes] y revisar los borradores',
        ],
        needs: [
          'La habilitación de notario/a',
          'Consejo imparcial y redacción exacta',
          'Paciencia cuando se juntan familia y dinero',
        ],
        success: [
          'las escrituras sean firmes, [se entienda lo que se firma|los trámites se hagan a tiempo] y no surjan pleitos',
        ],
      },
    },
  },
  {
    id: 'lawyer',
    titles:
      /^(?:(?:trainee|associate|senior|junior|family|criminal|employment|property|litigation|immigration|commercial|conveyancing|personal injury) )*(?:solicitor|lawyer|attorney|barrister|litigator)|(?<!syndikus)rechtsanw[aä]lt(?!s(?:fach|gehilf|sekret|assist))|fachanw[aä]lt|strafverteidig|^anw[aä]lt(?!s)|avocat(?! stagiaire d)|abogad[oa](?! (?:de empresa|interno|in-house|corporativ))|letrad[oa]|procurador/u,
    name: { en: 'Solicitor', de: 'Rechtsanwält:in', fr: 'Avocat', es: 'Abogado/a' },
    words: {
      en: {
        purpose: ['advise clients and [speak for them in negotiations and in court|see their cases through]'],
        duties: [
          'Take on clients’ cases, [clear up the facts|sort facts and evidence] and say how good the chances are.',
          'Draft claims, replies and [contracts|letters] to the point.',
          'Prepare hearings and [appear in court|examine witnesses].',
          'Negotiate with the other side and [seek a settlement first|settle what can be settled].',
          'Follow case law and [work it into the argument|judge what it means for the case].',
          'Watch deadlines and [keep clients informed|record time spent on each case].',
          ['senior', 'Guide [less experienced lawyers|trainees] through their cases.'],
        ],
        needs: ['Admission as a lawyer.', 'Clear speaking and writing.', 'Judgement of what a case is worth.'],
        success: [
          'clients know where they stand, [deadlines are kept|cases end as was advised] and recommend the firm',
        ],
      },
      de: {
        purpose: [
          'Mandantinnen und Mandanten gut beraten und [vor Gericht wie am Verhandlungstisch vertreten|bis zum Abschluss ihrer Sache begleitet] sind',
        ],
        duties: [
          'Mandate annehmen, [den Sachverhalt klären|Tatsachen und Beweise ordnen] und die Aussichten einschätzen',
          'Klagen, Erwiderungen und [Verträge|Schriftsätze] verfassen',
          'Verhandlungen vorbereiten und [vor Gericht auftreten|Zeugen befragen]',
          'Mit der Gegenseite verhandeln und [zuerst einen Vergleich suchen|Vergleiche schließen]',
          'Rechtsprechung verfolgen und [für den Fall auswerten|in die Argumentation aufnehmen]',
          'Fristen überwachen und [über den Stand berichten|den Zeitaufwand je Mandat erfassen]',
          ['senior', '[Weniger Erfahrene|Referendarinnen und Referendare] durch ihre Fälle begleiten'],
        ],
        needs: [
          'Die Zulassung zur Anwaltschaft',
          'Klares Sprechen und Schreiben',
          'Ein sicheres Urteil über die Aussichten eines Falls',
        ],
        success: [
          'Mandantinnen und Mandanten wissen, woran sie sind, [Fristen gehalten werden|Schriftsätze sitzen] und die Kanzlei weiterempfohlen wird',
        ],
      },
      fr: {
        purpose: [
          'conseiller les clients et [les défendre à l’audience comme en négociation|mener leurs dossiers à terme]',
        ],
        duties: [
          'Prendre en charge les dossiers, [établir les faits|ordonner faits et preuves] et évaluer les chances',
          'Rédiger assignations, conclusions et [contrats|consultations]',
          'Préparer les audiences et [plaider|interroger les témoins]',
          'Négocier avec la partie adverse et [chercher d’abord un accord|régler ce qui peut l’être]',
          'Suivre la jurisprudence et [en tirer des arguments|en mesurer l’effet sur le dossier]',
          'Surveiller les délais et [tenir les clients informés|noter le temps passé par dossier]',
          ['senior', 'Guider [les collaborateurs moins expérimentés|les élèves avocats] dans leurs dossiers'],
        ],
        needs: [
          'L’inscription au barreau',
          'Une parole et une écriture claires',
          'Le discernement de ce que vaut un dossier',
        ],
        success: [
          'les clients savent où ils en sont, [les délais sont tenus|les affaires finissent comme annoncé] et recommandent le cabinet',
        ],
      },
      es: {
        purpose: [
          'asesorar a los clientes y [defenderlos en juicio y en la negociación|llevar sus asuntos hasta el final]',
        ],
        duties: [
          'Llevar los asuntos de los clientes, [aclarar los hechos|ordenar hechos y pruebas] y valorar las opciones',
          'Redactar demandas, contestaciones y [contratos|escritos]',
          'Preparar vistas y juicios [y actuar en sala|e interrogar a testigos]',
          'Negociar con la otra parte y [buscar primero un acuerdo|cerrar lo que se pueda cerrar]',
          'Seguir la jurisprudencia y [aprovecharla en el caso|valorar su efecto]',
          'Vigilar los plazos [e informar a los clientes|y registrar el tiempo de cada asunto]',
          ['senior', 'Guiar a [abogados con menos experiencia|los pasantes] en sus asuntos'],
        ],
        needs: [
          'Colegiación como abogado/a',
          'Claridad al hablar y al escribir',
          'Criterio para saber qué da de sí un asunto',
        ],
        success: [
          'los clientes sepan en qué punto están, [se cumplan los plazos|los asuntos acaben como se dijo] y recomienden el despacho',
        ],
      },
    },
  },
  {
    id: 'credit-controller',
    titles:
      /credit control|debt (?:collect|recover)|collections (?:agent|officer|specialist|clerk)|dunning|forderungsman|mahnwesen|inkasso|recouvrement|gest(?:or|ión)\p{L}* de (?:cobr|impag|recobr)|recobro|(?:analista|técnic[oa]) de (?:cobros|recobro|riesgos)|credit manager|kreditmanage/u,
    name: {
      en: 'Credit Controller',
      de: 'Mitarbeiter:in Forderungsmanagement',
      fr: 'Chargé de recouvrement',
      es: 'Gestor/a de cobros',
    },
    words: {
      en: {
        purpose: ['see that invoices are paid [on time|without spoiling good customer relations]'],
        duties: [
          'Chase overdue invoices [by phone and in writing|step by step].',
          'Agree payment plans and [check that they are kept|put them in writing].',
          'Find out why an invoice is unpaid and [clear up disputes|settle it with sales].',
          'Check new customers’ credit and [set limits|watch limits].',
          'Post incoming payments and [match them to open items|clear differences].',
          'Hand over hopeless cases and [follow them up|prepare the papers].',
        ],
        needs: ['Practice with open items and reminders.', 'A firm, polite way on the phone.', 'Exact records.'],
        success: ['open items grow fewer, [disputes are cleared early|customers pay on time] and relations stay good'],
      },
      de: {
        purpose: ['Rechnungen [pünktlich bezahlt werden|bezahlt werden und gute Kundschaft bleibt]'],
        duties: [
          'Überfällige Rechnungen [telefonisch und schriftlich|Schritt für Schritt] anmahnen',
          'Zahlungspläne vereinbaren und [ihre Einhaltung prüfen|schriftlich festhalten]',
          'Klären, warum eine Rechnung offen ist und [Reklamationen lösen|was der Vertrieb dazu weiß]',
          'Die Bonität neuer Kundschaft prüfen und [Limits setzen|Limits überwachen]',
          'Zahlungseingänge buchen und [offenen Posten zuordnen|Differenzen klären]',
          'Aussichtslose Fälle ins Inkasso geben und [nachverfolgen|die Unterlagen vorbereiten]',
        ],
        needs: [
          'Praxis mit offenen Posten und Mahnungen',
          'Eine bestimmte, höfliche Art am Telefon',
          'Genaue Aufzeichnungen',
        ],
        success: [
          'offene Posten weniger werden, [Streitfälle früh geklärt sind|pünktlich gezahlt wird] und das Verhältnis gut bleibt',
        ],
      },
      fr: {
        purpose: ['obtenir le paiement des factures [à l’échéance|sans abîmer la relation]'],
        duties: [
          'Relancer les factures échues [par téléphone et par écrit|étape par étape]',
          'Convenir d’échéanciers et [vérifier qu’ils sont tenus|les formaliser]',
          'Chercher pourquoi une facture reste impayée et [régler les litiges|l’éclaircir avec les ventes]',
          'Évaluer la solvabilité des nouveaux clients et [fixer les plafonds|suivre les plafonds]',
          'Saisir les encaissements et [les lettrer|éclaircir les écarts]',
          'Transmettre les cas sans issue au contentieux et [les suivre|préparer le dossier]',
        ],
        needs: ['La pratique de la relance', 'Un ton ferme et courtois au téléphone', 'Des notes exactes'],
        success: [
          'l’encours échu baisse, [les litiges se règlent tôt|les clients paient à temps] et la relation reste bonne',
        ],
      },
      es: {
        purpose: ['lograr que las facturas se cobren [a su vencimiento|sin dañar la relación]'],
        duties: [
          'Reclamar las facturas vencidas [por teléfono y por escrito|paso a paso]',
          'Acordar planes de pago y [comprobar que se cumplen|dejarlos por escrito]',
          'Averiguar por qué no se paga una factura y [resolver la disputa|aclararlo con ventas]',
          'Estudiar la solvencia de nuevos clientes y [fijar límites|vigilar los límites]',
          'Registrar los cobros y [casarlos con las partidas abiertas|aclarar diferencias]',
          'Pasar a recobro los casos sin salida y [seguirlos|preparar la documentación]',
        ],
        needs: ['Práctica en cobros y reclamaciones', 'Trato firme y cortés al teléfono', 'Registros exactos'],
        success: [
          'baje la deuda vencida, [las disputas se aclaren pronto|los clientes paguen a tiempo] y la relación siga siendo buena',
        ],
      },
    },
  },
  {
    id: 'tax-clerk',
    titles:
      /tax (?:clerk|assistant|preparer)|practice accountant|steuerfach|steuerassist|collaborat\p{L}+ comptable|assistant\p{L}* comptable (?:en )?cabinet|comptable (?:en |de )?cabinet|(?:gestor|asesor|técnic[oa]|administrativ[oa]|contable) (?:de |en )?(?:una )?(?:asesor[ií]a|gestor[ií]a)/u,
    name: { en: 'Tax Clerk', de: 'Steuerfachangestellte:r', fr: 'Collaborateur comptable', es: 'Contable de asesoría' },
    words: {
      en: {
        purpose: ['keep clients’ books and taxes [right and on time|in order, file by file]'],
        duties: [
          'Keep the books of clients(( in {tools})) and [ask for missing vouchers|check the vouchers].',
          'Prepare tax returns [for firms and private persons|on time] and check assessments.',
          'Prepare annual accounts [for review|up to the draft].',
          'Run payroll for clients and [report it|send in the notices].',
          'Answer clients’ questions about [vouchers, dates and notices|their figures].',
          'Watch deadlines and [file extensions in time|remind clients of what is due].',
        ],
        needs: [
          'Training or practice in a tax or accounting firm.',
          'Exact work with figures and deadlines.',
          'Discretion about clients’ affairs.',
        ],
        success: [
          'deadlines are kept, [assessments match the return|few corrections are needed] and clients feel well looked after',
        ],
      },
      de: {
        purpose: [
          'Bücher und Steuern der Mandantschaft [stimmen und pünktlich fertig sind|Akte für Akte in Ordnung sind]',
        ],
        duties: [
          'Finanzbuchführungen der Mandantschaft(( in {tools})) erstellen und [fehlende Belege anfordern|Belege prüfen]',
          'Steuererklärungen [für Firmen und Privatpersonen|fristgerecht] vorbereiten und Bescheide prüfen',
          'Jahresabschlüsse [bis zur Durchsicht|bis zum Entwurf] vorbereiten',
          'Löhne der Mandantschaft abrechnen und [Meldungen abgeben|anmelden]',
          'Fragen zu [Belegen, Fristen und Bescheiden|Auswertungen] beantworten',
          'Fristen überwachen und [rechtzeitig verlängern|an Fälliges erinnern]',
        ],
        needs: [
          'Ausbildung oder Praxis in der Steuerberatung',
          'Genauigkeit bei Zahlen und Fristen',
          'Verschwiegenheit',
        ],
        success: [
          'Fristen gehalten werden, [Bescheide der Erklärung entsprechen|wenig nachzubessern ist] und sich die Mandantschaft gut betreut fühlt',
        ],
      },
      fr: {
        purpose: ['tenir les comptes et les déclarations des clients [justes et à l’heure|dossier par dossier]'],
        duties: [
          'Tenir la comptabilité des clients(( dans {tools})) et [réclamer les pièces manquantes|contrôler les pièces]',
          'Établir les déclarations fiscales [des entreprises et des particuliers|dans les délais]',
          'Préparer bilans et comptes annuels [jusqu’à la révision|jusqu’au projet]',
          'Calculer les paies et [les télédéclarer|en transmettre les états]',
          'Expliquer [avis d’imposition et dates limites|leurs chiffres] à qui le demande',
          'Suivre les échéances et [prévenir les clients à temps|demander les reports voulus]',
        ],
        needs: [
          'Une formation ou une pratique en cabinet',
          'De l’exactitude dans les chiffres et les dates',
          'De la discrétion sur les affaires des clients',
        ],
        success: [
          'les échéances sont tenues, [les dossiers passent la révision|peu est à corriger] et les clients se sentent suivis',
        ],
      },
      es: {
        purpose: [
          'llevar la contabilidad y los impuestos de los clientes [al día y sin errores|expediente a expediente]',
        ],
        duties: [
          'Llevar la contabilidad de los clientes(( en {tools})) y [pedir los justificantes que faltan|revisar los justificantes]',
          'Preparar las declaraciones de impuestos [de empresas y particulares|en plazo]',
          'Preparar las cuentas anuales [hasta su revisión|hasta el borrador]',
          'Hacer las nóminas de los clientes y [presentarlas|tramitar altas y bajas]',
          'Responder a los clientes sobre [justificantes, plazos y notificaciones|sus cifras]',
          'Controlar los vencimientos y [avisar a tiempo|pedir aplazamientos si hace falta]',
        ],
        needs: [
          'Formación o práctica en asesoría',
          'Exactitud con cifras y plazos',
          'Discreción con los asuntos de los clientes',
        ],
        success: [
          'se cumplan los plazos, [las liquidaciones cuadren|haya poco que corregir] y los clientes se sientan atendidos',
        ],
      },
    },
  },
]
