import type { TradeDepth } from './role.ts'

/** A further duty and two further needs of trades that advise, reckon, plan, draw and write. */
export const TRADES_AT_DESKS: TradeDepth = {
  interpreter: {
    en: [
      'Agree seating, breaks and turns [beforehand|with whoever leads the talk] so that voices stay apart.',
      'A trained memory and [a note system of your own|a wide general knowledge].',
      'Discretion and [a quiet presence|punctuality at every place].',
    ],
    de: [
      'Sitzordnung, Pausen und Wechsel [vorab|mit der Gesprächsleitung] absprechen, damit Stimmen sich nicht überlagern',
      'Ein geschultes Gedächtnis und [eine eigene Notizentechnik|breites Allgemeinwissen]',
      'Diskretion und [ein zurückhaltendes Auftreten|Pünktlichkeit an jedem Ort]',
    ],
    fr: [
      'Convenir des places, des pauses et des relais [à l’avance|avec qui mène l’échange] pour que les voix ne se couvrent pas',
      'La mémoire exercée et [une prise de notes à soi|une large culture générale]',
      'De la discrétion et [une présence calme|la ponctualité en tout lieu]',
    ],
    es: [
      'Acordar asientos, pausas y turnos [de antemano|con quien dirige la charla] para que las voces no se pisen',
      'Memoria entrenada y [un sistema propio de notas|amplia cultura general]',
      'Discreción y [presencia serena|puntualidad en cada sitio]',
    ],
  },
  actuary: {
    en: [
      'Analyse profit and loss by source, [experience against assumption|cohort by cohort], and say what it means for next year.',
      'Programming for analysis, and [care with versions and tests|scepticism about smooth curves].',
      'Knowledge of [supervision and accounting rules|products and how people use them].',
    ],
    de: [
      'Ergebnisse nach Quellen zerlegen, [Erfahrung gegen Annahme|Jahrgang für Jahrgang], und Folgen für das nächste Jahr benennen',
      'Programmieren für Analysen und [Sorgfalt bei Versionen und Tests|Skepsis gegenüber zu glatten Kurven]',
      'Kenntnis von [Aufsichts- und Bilanzrecht|Produkten und ihrer Nutzung]',
    ],
    fr: [
      'Décomposer le résultat par source, [expérience contre hypothèse|génération par génération], et dire ce que cela annonce',
      'La programmation pour l’analyse et [le soin des versions et des tests|le doute devant les courbes trop lisses]',
      'La connaissance [des règles prudentielles et comptables|des produits et de leur usage]',
    ],
    es: [
      'Descomponer el resultado por fuentes, [experiencia frente a hipótesis|cohorte a cohorte], y decir qué anuncia',
      'Programación para el análisis y [cuidado con versiones y pruebas|recelo ante curvas demasiado lisas]',
      'Conocimiento de [normas de supervisión y contables|los productos y su uso]',
    ],
  },
  inspector: {
    en: [
      'Advise before fault is found, [with leaflets, talks and short answers|so that rules are kept willingly].',
      'Observation: [doors that stay shut, records too neat|what people do when nobody asks].',
      'Independence, [also from those one knows|and no taste for favours].',
    ],
    de: [
      'Vorbeugend beraten, [mit Merkblättern, Vorträgen und kurzen Auskünften|damit Regeln aus Einsicht eingehalten werden]',
      'Beobachtungsgabe für [verschlossene Türen und zu glatte Akten|den Alltag hinter den Papieren]',
      'Unabhängigkeit, [auch gegenüber Bekannten|und Abstand zu Gefälligkeiten]',
    ],
    fr: [
      'Conseiller avant de constater, [par fiches, réunions et réponses brèves|pour que la règle soit suivie de bon gré]',
      'L’observation : [portes closes et registres trop propres|le quotidien derrière les papiers]',
      'L’indépendance, [même envers ses connaissances|sans goût pour les faveurs]',
    ],
    es: [
      'Asesorar antes de sancionar, [con guías, charlas y respuestas breves|para que la norma se cumpla de buen grado]',
      'Observación: [puertas cerradas y registros demasiado limpios|el día a día tras los papeles]',
      'Independencia, [también con conocidos|sin gusto por los favores]',
    ],
  },
  'policy-officer': {
    en: [
      'Answer consultations and questions from members or ministers [by the date set|with sources that hold].',
      'A nose for [timing: when a word still counts|what lies behind a position].',
      'Sureness with [statistics and studies|legal texts and procedure].',
    ],
    de: [
      'Anhörungen und Anfragen beantworten, [fristgerecht|mit guten Quellen], und Positionen begründen',
      'Gespür dafür, [wann ein Wort noch zählt|was hinter einer Position steckt]',
      'Sicherheit mit [Statistiken und Studien|Rechtstexten und Verfahren]',
    ],
    fr: [
      'Répondre aux consultations et aux questions [dans les délais|avec des sources solides] et motiver les positions',
      'Le flair [du moment où un mot compte encore|de ce que cache une position]',
      'L’aisance avec [statistiques et études|textes de loi et procédures]',
    ],
    es: [
      'Responder a consultas y preguntas [en plazo|con fuentes sólidas] y razonar las posiciones',
      'Olfato para [el momento en que una palabra aún cuenta|lo que hay tras una postura]',
      'Soltura con [estadísticas y estudios|textos legales y procedimientos]',
    ],
  },
  'environmental-officer': {
    en: [
      'Keep the registers of [chemicals, waste and emissions|permits, readings and dates] complete and ready to show.',
      'A scientific grounding in [water, air and soil|energy and materials].',
      'The talent to [win people over without lecturing|find the saving that also pays].',
    ],
    de: [
      'Kataster für [Gefahrstoffe, Abfälle und Emissionen|Genehmigungen, Messwerte und Fristen] vollständig führen',
      'Naturwissenschaftliche Grundlagen zu [Wasser, Luft und Boden|Energie und Stoffen]',
      'Talent, [ohne Belehrung zu überzeugen|Einsparungen zu finden, die sich rechnen]',
    ],
    fr: [
      'Tenir les registres [des produits, déchets et rejets|des autorisations, mesures et échéances] complets et consultables',
      'Des bases scientifiques [sur l’eau, l’air et les sols|sur l’énergie et les matières]',
      'Le talent de [convaincre sans faire la leçon|trouver l’économie qui rapporte]',
    ],
    es: [
      'Llevar los registros de [productos, residuos y emisiones|permisos, mediciones y plazos] completos y a mano',
      'Base científica en [agua, aire y suelo|energía y materiales]',
      'Talento para [convencer sin sermones|encontrar el ahorro que además compensa]',
    ],
  },
  'inside-sales': {
    en: [
      'Call customers who have gone quiet, [ask what has changed|offer what fits the season], and note the answer.',
      'Product sense: [knowing what replaces what|reading a part list without a dictionary].',
      'Staying power when [phone, mail and desk all ask at once|a quote needs a third version].',
    ],
    de: [
      'Ruhige Kundenkontakte wieder aufnehmen, [nach Veränderungen fragen|Passendes zur Saison anbieten] und Antworten festhalten',
      'Produktverständnis: [wissen, was was ersetzt|Stücklisten ohne Nachschlagen lesen]',
      'Gelassenheit, [wenn Telefon und Postfach zugleich rufen|wenn ein Angebot die dritte Fassung braucht]',
    ],
    fr: [
      'Relancer les clients silencieux, [demander ce qui a changé|proposer ce qui va avec la saison] et noter la réponse',
      'Le sens du produit : [savoir ce qui remplace quoi|lire une nomenclature sans dictionnaire]',
      'Du calme [quand téléphone et messages se bousculent|à la troisième version d’un devis]',
    ],
    es: [
      'Retomar el contacto con clientes callados, [preguntar qué ha cambiado|ofrecer lo propio de la temporada] y anotarlo',
      'Sentido del producto: [saber qué sustituye a qué|leer un despiece sin diccionario]',
      'Temple [cuando teléfono y correo llaman a la vez|con la tercera versión de un presupuesto]',
    ],
  },
  'car-salesperson': {
    en: [
      'Keep cars and showroom ready, [clean, charged and priced|with papers that match], and write listings that are true.',
      'Reading people: [family, firm or first car|when to talk and when to wait].',
      'Figures at hand: [rates, margins and residual values|running costs of each drive].',
    ],
    de: [
      'Fahrzeuge und Ausstellung bereithalten, [sauber, geladen und ausgezeichnet|mit passenden Papieren], und ehrliche Inserate schreiben',
      'Menschenkenntnis: [Familie, Firma oder erstes Auto|wissen, wann Reden und wann Warten hilft]',
      'Zahlen im Griff: [Raten, Spannen und Restwerte|laufende Kosten jedes Antriebs]',
    ],
    fr: [
      'Tenir voitures et hall prêts, [propres, chargées et étiquetées|papiers à jour], et rédiger des annonces vraies',
      'La lecture des gens : [famille, entreprise ou première voiture|savoir quand parler et quand attendre]',
      'Les chiffres en main : [mensualités, marges et valeurs de reprise|coûts d’usage de chaque motorisation]',
    ],
    es: [
      'Tener coches y exposición listos, [limpios, cargados y con precio|con los papeles en regla], y escribir anuncios veraces',
      'Saber leer a la gente: [familia, empresa o primer coche|cuándo hablar y cuándo esperar]',
      'Números a mano: [cuotas, márgenes y valores residuales|gasto de uso de cada motor]',
    ],
  },
  'town-planner': {
    en: [
      'Commission surveys and studies, [set the questions|read them critically] and bring the results together.',
      'Imagination that [thinks in decades|sees streets from the height of a child].',
      'Sureness with [maps and geodata|sketches, models and sections].',
    ],
    de: [
      'Gutachten und Untersuchungen beauftragen, [Fragen formulieren|kritisch lesen] und Ergebnisse zusammenführen',
      'Vorstellungskraft, die [in Jahrzehnten denkt|Straßen auch aus Kinderhöhe sieht]',
      'Sicherheit mit [Karten und Geodaten|Skizzen, Modellen und Schnitten]',
    ],
    fr: [
      'Commander études et diagnostics, [poser les questions|les lire en critique] et réunir les résultats',
      'L’imagination qui [pense en décennies|voit la rue à hauteur d’enfant]',
      'L’aisance avec [cartes et données géographiques|croquis, maquettes et coupes]',
    ],
    es: [
      'Encargar estudios e informes, [plantear las preguntas|leerlos con espíritu crítico] y reunir los resultados',
      'Imaginación que [piense en décadas|vea la calle a la altura de un niño]',
      'Soltura con [mapas y datos geográficos|croquis, maquetas y secciones]',
    ],
  },
  'it-support': {
    en: [
      'Explain new programs, [show shortcuts|warn of phishing] and pass on what many ask.',
      'Curiosity [for what lies behind an error message|about new devices and systems].',
      'Plain speech: [no jargon, no sigh|an answer people can act on].',
    ],
    de: [
      'Neue Programme erklären, [Kniffe zeigen|vor Phishing warnen] und häufige Fragen sammeln',
      'Neugier darauf, [was hinter einer Fehlermeldung steckt|was neue Geräte und Systeme können]',
      'Klare Sprache: [ohne Fachwörter und ohne Seufzen|Antworten, mit denen man weiterkommt]',
    ],
    fr: [
      'Présenter les nouveaux logiciels, [montrer les astuces|mettre en garde contre l’hameçonnage] et recueillir les questions fréquentes',
      'La curiosité [de ce que cache un message d’erreur|des appareils et systèmes nouveaux]',
      'Des mots simples : [ni jargon ni soupir|une réponse utilisable]',
    ],
    es: [
      'Explicar programas nuevos, [enseñar atajos|prevenir del phishing] y recoger las preguntas frecuentes',
      'Curiosidad por [lo que hay tras un mensaje de error|equipos y sistemas nuevos]',
      'Lenguaje llano: [sin jerga ni suspiros|respuestas que sirvan]',
    ],
  },
  'system-administrator': {
    en: [
      'Automate what recurs, [from accounts to patches|with scripts that others can read], and retire what nobody uses.',
      'Troubleshooting [layer by layer|with logs before theories].',
      'Cool judgement [in an outage|at an update that cannot be undone].',
    ],
    de: [
      'Wiederkehrendes automatisieren, [von Konten bis Patches|mit lesbaren Skripten], und Ungenutztes abschalten',
      'Fehlersuche [Schicht für Schicht|mit Protokollen statt Vermutungen]',
      'Ein kühler Kopf [beim Ausfall|bei Schritten, die sich nicht rückgängig machen lassen]',
    ],
    fr: [
      'Automatiser ce qui revient, [des comptes aux correctifs|par des scripts lisibles], et éteindre ce qui ne sert plus',
      'Le diagnostic [couche par couche|d’après les journaux, avant toute théorie]',
      'La tête froide [en cas de panne|devant une étape sans retour]',
    ],
    es: [
      'Automatizar lo que se repite, [de cuentas a parches|con guiones legibles], y apagar lo que no se usa',
      'Diagnóstico [capa a capa|con registros antes que teorías]',
      'Cabeza fría [en una caída|ante un paso sin vuelta atrás]',
    ],
  },
  'erp-consultant': {
    en: [
      'Prepare workshops, [lead them to decisions|bring examples from the system] and write up what was settled.',
      'Insight into [ledgers, stock and costing|master data and where it goes wrong].',
      'Tact with [long habits|key users who carry the change].',
    ],
    de: [
      'Workshops vorbereiten, [zu Entscheidungen führen|mit Beispielen aus dem System füllen] und Ergebnisse festhalten',
      'Einblick in [Buchhaltung, Lager und Kalkulation|Stammdaten und ihre Tücken]',
      'Fingerspitzengefühl bei [lang gepflegten Gewohnheiten|allen, die den Wandel tragen]',
    ],
    fr: [
      'Préparer des ateliers, [les mener à des décisions|les nourrir d’exemples du système] et consigner les choix',
      'La vue [des comptes, des stocks et des coûts|des données de base et de leurs pièges]',
      'Du tact face [aux longues habitudes|à ceux qui portent le changement]',
    ],
    es: [
      'Preparar talleres, [llevarlos a decisiones|nutrirlos de ejemplos del sistema] y recoger lo acordado',
      'Visión de [contabilidad, almacén y costes|los datos maestros y sus trampas]',
      'Tacto con [las viejas costumbres|quien carga con el cambio]',
    ],
  },
  'scrum-master': {
    en: [
      'Watch how the team talks, [draw in the quiet ones|name what is left unsaid] and try formats that loosen things up.',
      'A grasp of [software work and its risks|metrics and what they do to people].',
      'Modesty: [success belongs to the team|being needed less each quarter].',
    ],
    de: [
      'Auf Gesprächsdynamik achten, [Stille einbeziehen|Unausgesprochenes benennen] und neue Formate ausprobieren',
      'Verständnis für [Softwarearbeit und ihre Risiken|Kennzahlen und ihre Wirkung auf Menschen]',
      'Bescheidenheit: [der Erfolg gehört dem Team|sich nach und nach entbehrlich machen]',
    ],
    fr: [
      'Observer les échanges, [inviter les plus discrets|nommer le non-dit] et essayer d’autres formats',
      'La compréhension [du travail logiciel et de ses risques|des indicateurs et de leurs effets]',
      'De la modestie : [le succès revient à l’équipe|se rendre peu à peu superflu]',
    ],
    es: [
      'Observar cómo se habla, [dar voz a quien calla|nombrar lo no dicho] y probar otros formatos',
      'Comprensión [del trabajo de software y sus riesgos|de las métricas y lo que provocan]',
      'Modestia: [el éxito es del equipo|hacerse poco a poco prescindible]',
    ],
  },
  'business-analyst': {
    en: [
      'Keep requirements traceable, [from wish to test|with a reason for each], and show what a change touches.',
      'Questions that [open people up|find the exception before it costs].',
      'Ease with [tables, queries and models|rooms where opinions differ].',
    ],
    de: [
      'Anforderungen nachverfolgbar halten, [vom Wunsch bis zum Test|jeweils mit Begründung], und Folgen von Änderungen zeigen',
      'Fragen, die [Menschen ins Reden bringen|die Ausnahme finden, bevor sie teuer wird]',
      'Sicherheit mit [Tabellen, Abfragen und Modellen|Runden, in denen Meinungen auseinandergehen]',
    ],
    fr: [
      'Garder les exigences traçables, [du souhait au test|chacune avec sa raison], et montrer l’effet d’un changement',
      'Des questions qui [délient les langues|trouvent l’exception avant qu’elle coûte]',
      'L’aisance avec [tableaux, requêtes et modèles|les réunions où les avis divergent]',
    ],
    es: [
      'Mantener trazables los requisitos, [del deseo a la prueba|cada uno con su motivo], y mostrar qué toca un cambio',
      'Preguntas que [suelten la lengua|encuentren la excepción antes de que cueste]',
      'Soltura con [tablas, consultas y modelos|reuniones con opiniones encontradas]',
    ],
  },
  'management-consultant': {
    en: [
      'Build models in [spreadsheets that others can check|scenarios with open assumptions] and test them against what the client knows.',
      'Structure: [from a large question to small ones|a storyline before slides].',
      'Stamina for [changing clients and places|dense weeks], and humour.',
    ],
    de: [
      'Rechenmodelle bauen, [die andere prüfen können|mit offengelegten Annahmen], und am Wissen der Beteiligten testen',
      'Struktur: [aus großen Fragen kleine machen|erst der rote Faden, dann die Folien]',
      'Ausdauer bei [wechselnden Aufträgen und Orten|dichten Wochen] und Humor',
    ],
    fr: [
      'Bâtir des modèles [que d’autres peuvent vérifier|aux hypothèses ouvertes] et les éprouver avec le client',
      'De la structure : [de la grande question aux petites|le fil avant les diapositives]',
      'De l’endurance [d’un client à l’autre|dans les semaines denses] et de l’humour',
    ],
    es: [
      'Construir modelos [que otros puedan revisar|con supuestos a la vista] y contrastarlos con el cliente',
      'Estructura: [de la gran pregunta a las pequeñas|el hilo antes que las diapositivas]',
      'Resistencia [al cambiar de cliente y lugar|en semanas densas] y humor',
    ],
  },
  'safety-officer': {
    en: [
      'Plan drills and inspections by outside bodies, [see them through|close what they turn up] and report to those in charge.',
      'An eye for [shortcuts that became habit|dust, noise and posture as well as blades].',
      'Standing: [stopping work when it must be stopped|practising what the sign says].',
    ],
    de: [
      'Übungen und externe Prüfungen planen, [begleiten|Feststellungen abarbeiten] und der Leitung berichten',
      'Ein Blick für [Abkürzungen, die Gewohnheit wurden|Staub, Lärm und Haltung ebenso wie Klingen]',
      'Standfestigkeit: [Arbeiten einstellen, wenn es sein muss|selbst vorleben, was auf dem Schild steht]',
    ],
    fr: [
      'Planifier exercices et contrôles externes, [les accompagner|lever les remarques] et rendre compte',
      'L’œil pour [les raccourcis devenus habitude|la poussière, le bruit et les postures autant que les lames]',
      'De l’assise : [arrêter le travail s’il le faut|faire soi-même ce que dit le panneau]',
    ],
    es: [
      'Planificar simulacros e inspecciones externas, [acompañarlos|cerrar lo que detecten] e informar a la dirección',
      'Vista para [atajos hechos costumbre|polvo, ruido y posturas tanto como cuchillas]',
      'Firmeza: [parar el trabajo si hace falta|cumplir lo que dice el cartel]',
    ],
  },
  'notary-clerk': {
    en: [
      'Prepare signings, [read drafts against the file|send them ahead] and have the room and papers ready.',
      'Sense of order in [many files at different stages|deadlines that the law sets].',
      'A good grasp of [property, company and family law|land and company registers].',
    ],
    de: [
      'Beurkundungen vorbereiten, [Entwürfe mit der Akte abgleichen|vorab versenden] und Unterlagen bereitlegen',
      'Ordnung in [vielen Akten mit unterschiedlichem Stand|gesetzlichen Fristen]',
      'Gute Kenntnis von [Grundstücks-, Gesellschafts- und Familienrecht|Grundbuch und Handelsregister]',
    ],
    fr: [
      'Préparer les rendez-vous de signature, [relire les projets au dossier|les envoyer à l’avance] et réunir les pièces',
      'De l’ordre dans [des dossiers à divers stades|les délais légaux]',
      'De bonnes notions [de droit immobilier, des sociétés et de la famille|de publicité foncière et de registres]',
    ],
    es: [
      'Preparar las firmas, [cotejar borradores con el expediente|enviarlos antes] y tener listos los papeles',
      'Orden con [muchos expedientes en fases distintas|los plazos legales]',
      'Buen manejo del [derecho inmobiliario, societario y de familia|Registro de la Propiedad y el Mercantil]',
    ],
  },
  notary: {
    en: [
      'Hold escrow and client money [by the rules|with accounts that can be audited at any time].',
      'Plain language for [consequences that people overlook|the small print].',
      'Prudence: [seeing who is being pushed|a second look before the seal].',
    ],
    de: [
      'Fremdgelder und Anderkonten führen, [nach den Vorschriften|jederzeit prüfbar]',
      'Verständliche Worte für [Folgen, die leicht übersehen werden|das Kleingedruckte]',
      'Umsicht: [merken, wenn jemand unter Druck steht|ein zweiter Blick vor dem Siegel]',
    ],
    fr: [
      'Tenir les fonds des clients [selon les règles|avec des comptes vérifiables à tout moment]',
      'Des mots clairs pour [les suites que l’on oublie|les petites lignes]',
      'De la prudence : [sentir une pression sur quelqu’un|un second regard avant le sceau]',
    ],
    es: [
      'Custodiar fondos y depósitos [según las normas|con cuentas siempre revisables]',
      'Palabras claras para [las consecuencias que se pasan por alto|la letra pequeña]',
      'Prudencia: [notar si alguien está bajo presión|otra mirada antes del sello]',
    ],
  },
  lawyer: {
    en: [
      'Review contracts and advise beforehand [so that no dispute arises|on risk and wording].',
      'Quick study of [fields that are new|thick files with a thin core].',
      'Trustworthiness: [secrets kept|bad odds told as plainly as good ones].',
    ],
    de: [
      'Verträge prüfen und vorab beraten, [damit kein Streit entsteht|zu Risiken und Formulierungen]',
      'Schnelles Einarbeiten in [neue Gebiete|dicke Akten mit schmalem Kern]',
      'Vertrauenswürdigkeit: [Verschwiegenheit|schlechte Aussichten so offen nennen wie gute]',
    ],
    fr: [
      'Relire les contrats et conseiller en amont, [pour éviter le litige|sur les risques et la rédaction]',
      'L’étude rapide [de domaines nouveaux|de gros dossiers au noyau mince]',
      'La confiance : [le secret gardé|de mauvaises chances dites aussi nettement que de bonnes]',
    ],
    es: [
      'Revisar contratos y asesorar antes, [para que no haya pleito|sobre riesgos y redacción]',
      'Estudio rápido de [materias nuevas|expedientes gruesos de núcleo fino]',
      'Confianza: [secreto guardado|malas perspectivas dichas tan claro como las buenas]',
    ],
  },
  'credit-controller': {
    en: [
      'Report ageing and cash due, [explain what slips|forecast the month] and propose write-offs with reasons.',
      'Psychology: [hearing the cannot behind the will not|staying the one people call back].',
      'Skill in [spreadsheets and ledgers|terms, guarantees and insolvency basics].',
    ],
    de: [
      'Über Fälligkeiten und erwartete Eingänge berichten, [Verzögerungen erklären|den Monat vorausschätzen] und Abschreibungen begründen',
      'Menschenkenntnis: [Nichtkönnen von Nichtwollen unterscheiden|so bleiben, dass zurückgerufen wird]',
      'Können in [Tabellen und Kontenblättern|Zahlungsbedingungen, Sicherheiten und Insolvenzgrundlagen]',
    ],
    fr: [
      'Présenter la balance âgée et les encaissements attendus, [expliquer les retards|prévoir le mois], proposer les pertes motivées',
      'De la psychologie : [distinguer le client qui ne peut pas de celui qui ne veut pas|rester celui qu’on rappelle]',
      'La maîtrise [des tableurs et des comptes|des délais, garanties et bases de l’insolvabilité]',
    ],
    es: [
      'Informar de vencimientos y cobros previstos, [explicar retrasos|prever el mes] y proponer bajas razonadas',
      'Psicología: [distinguir el no poder del no querer|ser a quien devuelven la llamada]',
      'Dominio de [hojas de cálculo y cuentas|plazos, garantías y nociones de insolvencia]',
    ],
  },
  'tax-clerk': {
    en: [
      'Prepare tax audits and [answer offices’ queries|draft appeals] with the papers in order.',
      'Pleasure in [rules that change each year|a ledger that comes out even].',
      'Service in mind: [explaining a notice without jargon|reminding early and kindly].',
    ],
    de: [
      'Betriebsprüfungen vorbereiten, [Rückfragen der Ämter beantworten|Einsprüche entwerfen] und Unterlagen ordnen',
      'Freude an [Regeln, die sich jährlich ändern|Konten, die aufgehen]',
      'Dienstleistungsdenken: [Bescheide ohne Fachsprache erklären|früh und freundlich erinnern]',
    ],
    fr: [
      'Préparer les contrôles fiscaux, [répondre aux administrations|rédiger les réclamations], pièces en ordre',
      'Le goût [des règles qui changent chaque année|des comptes qui tombent juste]',
      'Le sens du service : [expliquer un avis sans jargon|rappeler tôt et gentiment]',
    ],
    es: [
      'Preparar inspecciones fiscales, [contestar a la administración|redactar recursos], con los papeles en orden',
      'Gusto por [normas que cambian cada año|cuentas que cuadran]',
      'Espíritu de servicio: [explicar una notificación sin jerga|recordar pronto y con amabilidad]',
    ],
  },
  illustrator: {
    en: [
      'Research costumes, places and [animals|tools] until details are right and the picture is still alive.',
      'Timing and wit: [what to show and what to leave out|the page that makes one turn it].',
      'A businesslike side: [clear quotes and rights|files that printers like].',
    ],
    de: [
      'Kostüme, Orte und [Tiere|Geräte] recherchieren, bis Details stimmen und das Bild lebt',
      'Gespür für [das Gezeigte und das Weggelassene|die Seite, die zum Umblättern verführt]',
      'Geschäftssinn: [klare Angebote und Rechte|druckfertige Dateien]',
    ],
    fr: [
      'Documenter costumes, lieux et [animaux|outils] pour un détail juste et une image vivante',
      'Le sens [de ce qu’on montre et de ce qu’on tait|de la page qui se tourne]',
      'Le côté pratique : [devis et droits clairs|fichiers prêts à imprimer]',
    ],
    es: [
      'Documentar trajes, lugares y [animales|herramientas] hasta que el detalle sea exacto y la imagen viva',
      'Sentido de [lo que se muestra y lo que se calla|la página que pide pasar a la siguiente]',
      'Lado práctico: [presupuestos y derechos claros|archivos listos para imprenta]',
    ],
  },
  'fashion-designer': {
    en: [
      'Write tech packs, [measurements, seams and trims|with drawings no maker can misread], and approve samples.',
      'Curiosity for [how people really dress|materials that waste less].',
      'Decisiveness: [cutting a style that does not earn its place|holding a line through the season].',
    ],
    de: [
      'Produktionsunterlagen erstellen, [mit Maßen, Nähten und Zutaten|mit unmissverständlichen Zeichnungen], und Muster freigeben',
      'Neugier darauf, [wie Menschen sich wirklich kleiden|welche Materialien schonender sind]',
      'Entscheidungsfreude: [Modelle streichen, die nicht tragen|eine Linie durchhalten]',
    ],
    fr: [
      'Rédiger les dossiers techniques, [mesures, coutures et fournitures|dessins sans équivoque], et valider les prototypes',
      'La curiosité [de ce que les gens portent vraiment|des matières moins gourmandes]',
      'La décision : [couper un modèle qui ne sert pas|tenir une ligne toute la saison]',
    ],
    es: [
      'Redactar fichas técnicas, [medidas, costuras y fornituras|con dibujos inequívocos], y aprobar muestras',
      'Curiosidad por [cómo viste la gente de verdad|materiales que gasten menos]',
      'Decisión: [quitar un modelo que no aporta|sostener una línea toda la temporada]',
    ],
  },
  'civil-engineer': {
    en: [
      'Supervise tests of soil, concrete and [welds|settlement], and draw the consequences.',
      'A feeling for [orders of magnitude|how things are really built].',
      'Cooperation: [checking others and being checked|explaining a structure to laypeople].',
    ],
    de: [
      'Prüfungen von Boden, Beton und [Schweißnähten|Setzungen] begleiten und Folgerungen ziehen',
      'Gefühl für [Größenordnungen|das tatsächlich Baubare]',
      'Zusammenarbeit: [prüfen und sich prüfen lassen|Tragwerke auch Laien erklären]',
    ],
    fr: [
      'Suivre les essais de sol, de béton et [de soudure|de tassement], et en tirer les conséquences',
      'Le sens [des ordres de grandeur|de ce qui se construit vraiment]',
      'La coopération : [vérifier et être vérifié|expliquer une structure à des profanes]',
    ],
    es: [
      'Seguir ensayos de suelo, hormigón y [soldaduras|asientos] y sacar consecuencias',
      'Sentido [de los órdenes de magnitud|de lo que de verdad se construye]',
      'Cooperación: [revisar y dejarse revisar|explicar una estructura a profanos]',
    ],
  },
  'freight-forwarder': {
    en: [
      'Insure goods, [report damage|gather proof] and see claims through with carrier and insurer.',
      'Geography with a purpose: [ports, hubs and borders|seasons, strikes and sailing dates].',
      'Negotiating [rates and space|with the same carriers next week in mind], and clear English by mail.',
    ],
    de: [
      'Waren versichern, [Schäden melden|Belege sammeln] und Ansprüche mit Frachtführer und Versicherung abwickeln',
      'Angewandte Geografie: [Häfen, Drehkreuze und Grenzen|Saison, Streiks und Abfahrten]',
      'Verhandeln um [Raten und Laderaum|Preise, ohne Partner zu verlieren] und klares Englisch in Mails',
    ],
    fr: [
      'Assurer la marchandise, [déclarer les avaries|réunir les preuves] et suivre les dossiers jusqu’au règlement',
      'La géographie utile : [ports, plateformes et frontières|saisons, grèves et départs]',
      'La négociation [des taux et des places|sans perdre un partenaire] et un anglais écrit clair',
    ],
    es: [
      'Asegurar la mercancía, [declarar daños|reunir pruebas] y seguir la reclamación hasta el pago',
      'Geografía práctica: [puertos, nodos y fronteras|temporadas, huelgas y salidas]',
      'Negociación de [tarifas y espacio|precios sin perder socios] e inglés escrito claro',
    ],
  },
  'customs-agent': {
    en: [
      'Manage transit, bonded stock and [reliefs|special procedures], with guarantees kept in view.',
      'A detective’s joy in [codes, materials and uses|invoices that do not add up].',
      'Speed when [a lorry waits at the border|a vessel sails tonight], without loss of care.',
    ],
    de: [
      'Versandverfahren, Zolllager und [Begünstigungen|besondere Verfahren] steuern und Sicherheiten im Blick behalten',
      'Spürsinn für [Codes, Materialien und Verwendungen|Rechnungen, die nicht aufgehen]',
      'Tempo, [wenn ein Lkw an der Grenze steht|wenn das Schiff heute ablegt], ohne Abstriche an Sorgfalt',
    ],
    fr: [
      'Gérer transits, entrepôts et [franchises|régimes particuliers], garanties à l’appui',
      'Le plaisir d’enquêter [sur les codes, matières et usages|sur les factures bancales]',
      'La vitesse [quand un camion attend à la frontière|quand le navire part ce soir], sans rien bâcler',
    ],
    es: [
      'Gestionar tránsitos, depósitos y [franquicias|regímenes especiales], con las garantías a la vista',
      'Gusto por investigar [códigos, materiales y usos|facturas que no cuadran]',
      'Rapidez [con un camión parado en la frontera|si el barco zarpa hoy], sin perder cuidado',
    ],
  },
  dispatcher: {
    en: [
      'Compare tours with what was planned, [find empty kilometres|ask drivers what held them up] and plan better.',
      'The map in your head: [roads, ramps and rush hours|who drives best where].',
      'Fairness in [sharing good and bad tours|holiday plans], and steady humour.',
    ],
    de: [
      'Gefahrene Touren mit dem Plan vergleichen, [Leerkilometer aufspüren|nach Ursachen für Wartezeiten fragen] und besser planen',
      'Die Karte im Kopf: [Straßen, Rampen und Stoßzeiten|wer wo am besten fährt]',
      'Fairness beim [Verteilen guter und schlechter Touren|Urlaubsplan] und Humor',
    ],
    fr: [
      'Comparer les tournées au plan, [traquer les kilomètres à vide|demander aux chauffeurs ce qui les a retenus] et ajuster',
      'La carte en tête : [routes, quais et heures de pointe|qui roule le mieux où]',
      'L’équité [entre bonnes et mauvaises tournées|dans les congés] et de l’humour',
    ],
    es: [
      'Comparar rutas con lo previsto, [buscar kilómetros en vacío|preguntar qué retuvo a cada conductor] y planificar mejor',
      'El mapa en la cabeza: [carreteras, muelles y horas punta|quién rinde mejor dónde]',
      'Justicia al [repartir rutas buenas y malas|fijar vacaciones] y buen humor',
    ],
  },
  'technical-writer': {
    en: [
      'Make screenshots, drawings and [short videos|diagrams] that say more than a paragraph.',
      'The reader’s side: [what someone knows with greasy hands or a red light on|where people give up].',
      'Skill with [structured writing and reuse|versions, reviews and releases].',
    ],
    de: [
      'Bildschirmfotos, Zeichnungen und [kurze Videos|Diagramme] erstellen, die mehr sagen als ein Absatz',
      'Der Blick von der Leserseite: [was man mit öligen Händen noch liest|wo Menschen aufgeben]',
      'Können in [strukturiertem Schreiben und Wiederverwendung|Versionen, Prüfrunden und Freigaben]',
    ],
    fr: [
      'Faire captures, dessins et [courtes vidéos|schémas] qui valent mieux qu’un paragraphe',
      'Le regard du lecteur : [ce qu’on lit les mains sales|l’endroit où l’on abandonne]',
      'La maîtrise [de la rédaction structurée et du réemploi|des versions, relectures et publications]',
    ],
    es: [
      'Hacer capturas, dibujos y [vídeos cortos|diagramas] que digan más que un párrafo',
      'El lado de quien lee: [lo que se lee con las manos sucias|dónde se abandona]',
      'Dominio de [la redacción estructurada y la reutilización|versiones, revisiones y publicaciones]',
    ],
  },
  translator: {
    en: [
      'Work with translation memories and machine drafts, [judge what can stay|rewrite what sounds foreign] and own the result.',
      'Cultural sense: [jokes, forms of address and silence|what a phrase would cost here].',
      'Subject knowledge in [a field or two|law, technology, medicine or letters].',
    ],
    de: [
      'Mit Translation-Memorys und Rohübersetzungen arbeiten, [beurteilen, was bleiben kann|umschreiben, was fremd klingt]',
      'Kulturgefühl: [Scherze, Anrede und Schweigen|was eine Wendung hier bewirkt]',
      'Fachwissen auf [eigenen Spezialgebieten|Gebieten wie Recht, Technik, Medizin oder Literatur]',
    ],
    fr: [
      'Travailler avec mémoires et prétraductions, [juger ce qui peut rester|récrire ce qui sonne étranger]',
      'Le sens des cultures : [humour, formes d’adresse et silences|l’effet d’une tournure ici]',
      'Des connaissances [dans des domaines choisis|en droit, technique, médecine ou lettres]',
    ],
    es: [
      'Trabajar con memorias y borradores automáticos, [juzgar qué vale|reescribir lo que suena ajeno]',
      'Sentido cultural: [bromas, tratamientos y silencios|el efecto de un giro aquí]',
      'Conocimientos [en campos propios|de derecho, técnica, medicina o letras]',
    ],
  },
  'research-scientist': {
    en: [
      'Keep protocols, code and data [so that a stranger could repeat them|archived and shared], and plan for failures.',
      'Statistics and [a programming language|the habit of checking what was always believed].',
      'Endurance through [dead ends and reviews|long series], and joy when something shows.',
    ],
    de: [
      'Protokolle, Code und Daten so führen, [dass Fremde sie nachvollziehen können|dass sie archiviert und geteilt werden können]',
      'Statistik und [eine Programmiersprache|die Gewohnheit, Altbekanntes zu prüfen]',
      'Ausdauer bei [Sackgassen und Gutachten|langen Messreihen] und Freude an Befunden',
    ],
    fr: [
      'Tenir protocoles, code et données [reproductibles par autrui|archivés et partagés] et prévoir les échecs',
      'Les statistiques et [un langage de programmation|l’habitude de revérifier l’acquis]',
      'De l’endurance dans [les impasses et les relectures|les longues séries] et la joie de voir apparaître un résultat',
    ],
    es: [
      'Llevar protocolos, código y datos [que otros puedan repetir|archivados y compartidos] y contar con los fallos',
      'Estadística y [un lenguaje de programación|costumbre de revisar lo sabido]',
      'Resistencia a [callejones sin salida y revisiones|series largas] y alegría ante un hallazgo',
    ],
  },
  journalist: {
    en: [
      'Look after contacts, [call back when nothing is wanted|sit through long meetings] and follow a story beyond its day.',
      'Knowledge of [press law and source protection|registers, archives and data].',
      'A style that [is short without being thin|leaves out the reporter].',
    ],
    de: [
      'Kontakte pflegen, [auch ohne Anlass anrufen|lange Sitzungen verfolgen] und an Geschichten dranbleiben',
      'Kenntnis von [Presserecht und Quellenschutz|Registern, Archiven und Daten]',
      'Ein Stil, der [knapp ist und doch nichts auslässt|sich selbst zurücknimmt]',
    ],
    fr: [
      'Entretenir ses contacts, [rappeler sans rien demander|suivre de longues séances] et tenir un sujet dans la durée',
      'La connaissance [du droit de la presse et du secret des sources|des registres, archives et données]',
      'Un style [bref sans être maigre|qui efface l’auteur]',
    ],
    es: [
      'Cuidar los contactos, [llamar sin pedir nada|aguantar sesiones largas] y seguir una historia más allá del día',
      'Conocimiento de [derecho de prensa y secreto de las fuentes|registros, archivos y datos]',
      'Estilo [breve sin ser pobre|que deja fuera a quien escribe]',
    ],
  },
  photographer: {
    en: [
      'Scout places and light, [plan props and backdrops|agree shots in advance] and keep a second plan for rain.',
      'A visual language of your own, and [the range to serve another|knowledge of painters and films].',
      'Patience [for the moment after the pose|with cables, files and children].',
    ],
    de: [
      'Orte und Licht erkunden, [Requisiten und Hintergründe planen|Motive vorab abstimmen] und einen Plan für Regen haben',
      'Eine eigene Bildsprache und [die Breite, einer anderen zu dienen|Wissen um Malerei und Film]',
      'Geduld [für den Moment nach der Pose|mit Kabeln, Dateien und Kindern]',
    ],
    fr: [
      'Repérer lieux et lumière, [prévoir accessoires et fonds|convenir des vues] avec une solution pour la pluie',
      'Un regard à soi et [la souplesse d’en servir un autre|la culture des peintres et des films]',
      'La patience [de l’instant après la pose|avec câbles, fichiers et enfants]',
    ],
    es: [
      'Localizar sitios y luz, [prever atrezo y fondos|acordar tomas] y tener plan para la lluvia',
      'Mirada propia y [amplitud para servir a otra|cultura de pintura y cine]',
      'Paciencia [para el instante tras la pose|con cables, archivos y niños]',
    ],
  },
  draughtsperson: {
    en: [
      'Maintain libraries, layers and [title blocks|templates] so that every sheet looks of one hand.',
      'Knowledge of [how details are built|standards, tolerances and symbols].',
      'Quick command of [drawing programs, in plane and space|import, export and model checks].',
    ],
    de: [
      'Bibliotheken, Layer und [Plankopf|Vorlagen] pflegen, damit alle Blätter wie aus einer Hand wirken',
      'Wissen über [Ausführung und Details|Normen, Toleranzen und Symbole]',
      'Flinker Umgang mit [Zeichenprogrammen in Fläche und Raum|Import, Export und Modellprüfung]',
    ],
    fr: [
      'Tenir bibliothèques, calques et [cartouches|gabarits] pour des planches homogènes',
      'La connaissance [de l’exécution et des détails|des normes, tolérances et symboles]',
      'La maîtrise rapide [des logiciels de dessin, à plat et en volume|des imports, exports et contrôles de maquette]',
    ],
    es: [
      'Mantener bibliotecas, capas y [cajetines|plantillas] para que todo parezca de la misma mano',
      'Conocimiento de [la ejecución y los detalles|normas, tolerancias y símbolos]',
      'Manejo ágil de [programas de dibujo en plano y en volumen|importaciones, exportaciones y control del modelo]',
    ],
  },
  architect: {
    en: [
      'Estimate costs at each stage, [show what drives them|compare variants] and steer before it gets expensive.',
      'Persuasion by [pencil, model and plain speech|listening first].',
      'Interest in [existing buildings and how to keep them|light, climate and materials that last].',
    ],
    de: [
      'Kosten in jeder Phase schätzen, [Treiber benennen|Varianten vergleichen] und steuern, bevor es teuer wird',
      'Überzeugen mit [Stift, Modell und klaren Worten|Zuhören und guten Gründen]',
      'Interesse [am Bestand und seinem Erhalt|an Licht, Klima und dauerhaften Materialien]',
    ],
    fr: [
      'Estimer les coûts à chaque phase, [dire ce qui pèse|comparer les variantes] et piloter à temps',
      'L’art de convaincre [au crayon, à la maquette et en mots simples|en écoutant d’abord]',
      'L’intérêt [pour l’existant et sa conservation|pour la lumière, le climat et les matières durables]',
    ],
    es: [
      'Estimar costes en cada fase, [mostrar qué los dispara|comparar variantes] y corregir a tiempo',
      'Capacidad de convencer [con lápiz, maqueta y palabras llanas|escuchando primero]',
      'Interés por [lo construido y su conservación|la luz, el clima y los materiales duraderos]',
    ],
  },
  'estate-agent': {
    en: [
      'Check registers, energy papers and [encumbrances|plans] before a property is offered.',
      'Local knowledge: [streets, schools and what was paid lately|how a district is changing].',
      'Perseverance, and [a diary that holds|files in good order].',
    ],
    de: [
      'Grundbuch, Energieausweis und [Lasten|Pläne] prüfen, bevor eine Immobilie angeboten wird',
      'Ortskenntnis: [Straßen, Schulen und jüngste Preise|Wandel eines Viertels]',
      'Beharrlichkeit und [gute Terminplanung|sauber geführte Akten]',
    ],
    fr: [
      'Vérifier titres, diagnostics et [servitudes|plans] avant de proposer un bien',
      'La connaissance locale : [rues, écoles et derniers prix|l’évolution d’un quartier]',
      'De la persévérance et [un agenda bien tenu|des dossiers nets]',
    ],
    es: [
      'Comprobar registro, certificado energético y [cargas|planos] antes de ofrecer un inmueble',
      'Conocimiento local: [calles, colegios y últimos precios|cómo cambia un barrio]',
      'Perseverancia y [agenda bien llevada|expedientes limpios]',
    ],
  },
  'property-manager': {
    en: [
      'Handle damage by water, fire or storm: [secure the place, report it|agree steps with insurers], and follow it to the end.',
      'Law for daily use: [tenancy, ownership and building rules|deadlines that protect].',
      'Technical curiosity and [a network of reliable firms|an ear in the stairwell].',
    ],
    de: [
      'Wasser-, Brand- und Sturmschäden abwickeln: [sichern und melden|Schritte mit der Versicherung klären]',
      'Recht für den Alltag: [Miete, Eigentum und Bauvorschriften|Fristen, die schützen]',
      'Technische Neugier und [ein Netz verlässlicher Firmen|ein Ohr fürs Treppenhaus]',
    ],
    fr: [
      'Traiter dégâts des eaux, incendie ou tempête : [sécuriser et déclarer|régler la suite avec l’assureur]',
      'Le droit au quotidien : [baux, copropriété et règles du bâti|délais protecteurs]',
      'La curiosité technique et [un réseau d’entreprises fiables|l’oreille dans l’escalier]',
    ],
    es: [
      'Tramitar daños por agua, fuego o temporal: [asegurar y comunicar|acordar pasos con el seguro]',
      'Derecho de diario: [alquiler, propiedad y normativa|plazos que protegen]',
      'Curiosidad técnica y [una red de empresas fiables|oído en la escalera]',
    ],
  },
  'bank-adviser': {
    en: [
      'Prepare conversations, [look at accounts and past wishes|bring examples worked out beforehand], and note what was agreed.',
      'Responsibility: [not every sale is a service|money talked about without embarrassment].',
      'Learning gladly, [new rules and digital ways|what moves interest and markets].',
    ],
    de: [
      'Gespräche vorbereiten, [Konten und frühere Wünsche ansehen|Beispiele durchrechnen] und Vereinbartes festhalten',
      'Verantwortung: [nicht jeder Abschluss ist ein Dienst|ohne Scheu über Geld sprechen]',
      'Lernfreude bei [neuen Regeln und digitalen Wegen|Zinsen und Märkten]',
    ],
    fr: [
      'Préparer les entretiens, [revoir comptes et souhaits passés|chiffrer des exemples] et noter les accords',
      'La responsabilité : [toute vente n’est pas un service|parler d’argent sans gêne]',
      'Le plaisir d’apprendre [les nouvelles règles et le numérique|les taux et les marchés]',
    ],
    es: [
      'Preparar las entrevistas, [repasar cuentas y deseos previos|calcular ejemplos] y anotar lo acordado',
      'Responsabilidad: [no toda venta es un servicio|hablar de dinero sin apuro]',
      'Gusto por aprender [normas y vías digitales nuevas|de tipos y mercados]',
    ],
  },
  'insurance-clerk': {
    en: [
      'Review cover when life or business changes, [before renewal|with a list of gaps], and advise what can go.',
      'Common sense for [risk and likelihood|stories and their evidence].',
      'Written words that [answer the question asked|read as fair also when the answer is no].',
    ],
    de: [
      'Versicherungsschutz bei Veränderungen überprüfen, [vor der Verlängerung|mit einer Liste der Lücken], und Überflüssiges benennen',
      'Gesunder Blick für [Risiko und Wahrscheinlichkeit|Schilderung und Beleg]',
      'Schreiben, die [die gestellte Frage beantworten|auch als Ablehnung fair klingen]',
    ],
    fr: [
      'Revoir les garanties quand la vie ou l’activité change, [avant l’échéance|avec la liste des manques], et dire ce qui peut partir',
      'Le bon sens [du risque et de la probabilité|du récit et de la preuve]',
      'Des courriers qui [répondent à la question posée|restent justes même pour dire non]',
    ],
    es: [
      'Revisar coberturas cuando cambia la vida o el negocio, [antes de renovar|con una lista de huecos], y decir qué sobra',
      'Sentido común para [el riesgo y la probabilidad|el relato y la prueba]',
      'Escritos que [respondan a lo preguntado|suenen justos también al negar]',
    ],
  },
}
