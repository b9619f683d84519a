import type { RoleFamily } from './role.ts'

export const manufacturing: RoleFamily = {
  family: 'manufacturing',
  roles: [
    {
      id: 'production-operator',
      titles:
        /operator|production|produktion|opérateur|operari|assembl|montage|maschinenführ|anlagenführ|packer|verpack|ouvrier|factory|helfer|(?:maschinen|anlagen)bedien|maschinenarbeit|(?<!land)maschinenfahr|fließband|bandarbeit|linienführ|fertigungsmitarb|mitarbeiter fertigung|monteur fertigung|chemikant|pharmakant|chemiefacharb|operador|envasador|empaca|empaquet|ensambl|conduct\w+ (?:de )?(?:ligne|machine|installation|process)|agente? de (?:fabrication|conditionnement)|conditionneu|pilote de ligne|maquinista de línea|process technician|manufacturing (?:associate|technician)|packaging technician|stanzer/,
      name: {
        en: 'Production Operator',
        de: 'Produktionsmitarbeiter:in',
        fr: 'Opérateur de production',
        es: 'Operario/a de producción',
      },
      words: {
        en: {
          purpose: ['keep the line running and [the quality right|every piece as it should be]'],
          duties: [
            'Set up and run [machines or workstations|the line] by the instructions.',
            'Check parts and [stop when something is wrong|sort out faults].',
            'Change over, clean and [carry out simple upkeep|prepare the next order].',
            'Record output and [faults|stops].',
            'Hand over to the next shift [in order|with what it must know].',
            'Wear protective gear and [keep the workplace safe|speak up about hazards].',
          ],
          needs: [
            'Care and [steady attention|a good eye].',
            'Readiness to learn several stations.',
            'Reliability in shift work.',
          ],
          success: ['output and quality are right, [little is scrapped|stops are short] and nobody gets hurt'],
        },
        de: {
          purpose: ['die Linie läuft und [die Qualität stimmt|jedes Teil so ist, wie es sein soll]'],
          duties: [
            '[Maschinen oder Arbeitsplätze|Die Linie] nach Anweisung einrichten und bedienen',
            'Teile prüfen und [bei Fehlern anhalten|Ausschuss aussortieren]',
            'Umrüsten, reinigen und [einfache Wartung erledigen|den nächsten Auftrag vorbereiten]',
            'Stückzahlen und [Störungen|Stillstände] erfassen',
            'An die nächste Schicht [geordnet|mit allem Wichtigen] übergeben',
            'Schutzausrüstung tragen und [den Arbeitsplatz sicher halten|Gefahren melden]',
          ],
          needs: [
            'Sorgfalt und [ausdauernde Aufmerksamkeit|ein gutes Auge]',
            'Bereitschaft, mehrere Arbeitsplätze zu lernen',
            'Verlässlichkeit im Schichtbetrieb',
          ],
          success: [
            'Menge und Qualität stimmen, [wenig Ausschuss entsteht|Stillstände kurz sind] und niemand sich verletzt',
          ],
        },
        fr: {
          purpose: ['faire tourner la ligne avec [la qualité voulue|des pièces conformes]'],
          duties: [
            'Régler et conduire [machines ou postes|la ligne] selon les consignes',
            'Contrôler les pièces et [arrêter en cas de défaut|écarter les rebuts]',
            'Changer de série, nettoyer et [faire l’entretien simple|préparer la suite]',
            'Relever quantités et [défauts|arrêts]',
            'Passer le relais [en bon ordre|avec l’essentiel]',
            'Porter les protections et [garder un poste sûr|signaler les dangers]',
          ],
          needs: [
            'Du soin et [une attention constante|un bon œil]',
            'L’envie d’apprendre plusieurs postes',
            'De la fiabilité en équipe',
          ],
          success: [
            'quantité et qualité sont là, [les rebuts sont rares|les arrêts sont courts] et personne ne se blesse',
          ],
        },
        es: {
          purpose: ['mantener la línea en marcha con [la calidad debida|cada pieza como debe ser]'],
          duties: [
            'Preparar y manejar [máquinas o puestos|la línea] según instrucciones',
            'Revisar piezas y [parar si algo falla|apartar las defectuosas]',
            'Cambiar de serie, limpiar y [hacer mantenimiento sencillo|preparar el siguiente pedido]',
            'Registrar producción y [fallos|paradas]',
            'Dar el relevo [en orden|con lo necesario]',
            'Usar los equipos de protección y [mantener el puesto seguro|avisar de peligros]',
          ],
          needs: [
            'Cuidado y [atención constante|buen ojo]',
            'Ganas de aprender varios puestos',
            'Formalidad en el trabajo a turnos',
          ],
          success: [
            'cantidad y calidad sean correctas, [haya poca merma|las paradas sean breves] y nadie se haga daño',
          ],
        },
      },
    },
    {
      id: 'machinist',
      titles:
        /machinist|\bcnc\b|zerspan|fräs|dreh|usineur|tourneur|fraiseur|mecanizad|tornero|fresador|toolmaker|werkzeugmach|weld|schweiß|soudeu|soldador|werkzeugbau|formenbau|blechbearbeit|abkant|laserschneid|fabricator|sheet metal|die setter|mou?ld (?:setter|maker)|tool setter|bench fitter|boilermaker|chaudronn|tôlier|tuyauteu|ajusteu|ajustador|plieu|outilleu|décolleteu|rectif|matricer|calderer|tubero|moldista|régleu|einrichter/,
      name: { en: 'CNC Machinist', de: 'Zerspanungsmechaniker:in', fr: 'Usineur CN', es: 'Mecanizador/a CNC' },
      words: {
        en: {
          purpose: ['make parts that [fit the first time|keep their tolerance]'],
          duties: [
            'Set up and run machines(( with {tools})) [from drawing to finished part|by drawing and plan].',
            'Measure parts and [correct before scrap is made|record the values].',
            'Change tools and [adjust programs|keep them sharp].',
            'Look after the machine and [report wear|keep it clean].',
            'Suggest [quicker or safer set-ups|better ways of clamping].',
          ],
          needs: [
            'Training or practice in the trade.',
            'Reading drawings and measuring exactly.',
            'A feeling for material and machine.',
          ],
          success: ['parts are in tolerance, [scrap is low|machines run] and orders leave on time'],
        },
        de: {
          purpose: ['Teile entstehen, die [auf Anhieb passen|ihre Toleranz halten]'],
          duties: [
            'Maschinen(( mit {tools})) einrichten und bedienen, [von der Zeichnung bis zum fertigen Teil|nach Zeichnung und Plan]',
            'Teile messen und [korrigieren, bevor Ausschuss entsteht|Werte dokumentieren]',
            'Werkzeuge wechseln und [Programme anpassen|pflegen]',
            'Die Maschine pflegen und [Verschleiß melden|sauber halten]',
            '[Schnellere oder sicherere Rüstwege|Bessere Spannmöglichkeiten] vorschlagen',
          ],
          needs: [
            'Ausbildung oder Praxis im Beruf',
            'Zeichnungen lesen und genau messen',
            'Gefühl für Material und Maschine',
          ],
          success: [
            'Teile maßhaltig sind, [wenig Ausschuss anfällt|Maschinen laufen] und Aufträge pünktlich fertig sind',
          ],
        },
        fr: {
          purpose: ['usiner des pièces [justes du premier coup|dans les tolérances]'],
          duties: [
            'Régler et conduire les machines(( avec {tools})), [du plan à la pièce finie|selon plan et gamme]',
            'Mesurer et [corriger avant le rebut|relever les valeurs]',
            'Changer les outils et [ajuster les programmes|les entretenir]',
            'Soigner la machine et [signaler l’usure|la garder propre]',
            'Proposer [des réglages plus rapides ou plus sûrs|de meilleurs montages]',
          ],
          needs: [
            'Une formation ou une pratique du métier',
            'La lecture de plans et la mesure exacte',
            'Le sens de la matière et de la machine',
          ],
          success: [
            'les pièces sont conformes, [les rebuts rares|les machines tournent] et les commandes partent à l’heure',
          ],
        },
        es: {
          purpose: ['fabricar piezas [correctas a la primera|dentro de tolerancia]'],
          duties: [
            'Preparar y manejar máquinas(( con {tools})), [del plano a la pieza acabada|según plano]',
            'Medir y [corregir antes de que haya merma|registrar valores]',
            'Cambiar herramientas y [ajustar programas|cuidarlas]',
            'Cuidar la máquina y [avisar del desgaste|mantenerla limpia]',
            'Proponer [ajustes más rápidos o seguros|mejores amarres]',
          ],
          needs: [
            'Formación o práctica en el oficio',
            'Lectura de planos y medición exacta',
            'Sensibilidad para material y máquina',
          ],
          success: [
            'las piezas estén en tolerancia, [haya poca merma|las máquinas no paren] y los pedidos salgan a tiempo',
          ],
        },
      },
    },
    {
      id: 'maintenance-technician',
      titles:
        /maintenance|instandhalt|industriemechanik|mechatronik|wartung|mantenimiento|mot test|mot tech|tyre fitt|mechanic|mechaniker|mécanicien|mecánic|electromec|maschinenschlosser|betriebsschlosser|industrieelektrik|elektroniker|(?:electrical|mechatronics|instrument\w*|controls|automation|shift|service) tech|shift engineer|avionics|aircraft (?:technician|engineer)|technicien aéronautique|automatiker|automatikmonteur|automatisierungstechn|électrotechnic|automaticien|maintenanc|mécatronicien|mecatrónico|técnic[oa] (?:electr|de (?:automat|instrument|maquinaria|equipo))|instrumentista|automatista/,
      name: {
        en: 'Maintenance Technician',
        de: 'Instandhaltungsmechaniker:in',
        fr: 'Technicien de maintenance',
        es: 'Técnico/a de mantenimiento',
      },
      words: {
        en: {
          purpose: ['keep machines running and [fix them fast when they stop|faults away]'],
          duties: [
            'Carry out planned upkeep [before things break|by the plan].',
            'Find electrical and mechanical faults and [repair them|get the line back].',
            'Keep spare parts and [records|tools] in order.',
            'Improve weak points [with production|for good].',
            'Explain to operators [what they can do themselves|how to treat the machine].',
          ],
          needs: ['Training in a mechanical or electrical trade.', 'Systematic fault finding.', 'Safe work.'],
          success: ['stops get shorter and rarer and [production calls early, not late|repairs hold]'],
        },
        de: {
          purpose: ['Maschinen laufen und [bei Stillstand schnell wieder anlaufen|Störungen selten sind]'],
          duties: [
            'Geplante Wartung erledigen, [bevor etwas ausfällt|nach Plan]',
            'Elektrische und mechanische Fehler finden und [beheben|die Linie wieder in Gang bringen]',
            'Ersatzteile und [Nachweise|Werkzeug] in Ordnung halten',
            'Schwachstellen [mit der Produktion|dauerhaft] verbessern',
            'Dem Bedienpersonal zeigen, [was es selbst tun kann|wie die Maschine geschont wird]',
          ],
          needs: ['Ausbildung in einem Metall- oder Elektroberuf', 'Systematische Fehlersuche', 'Sicheres Arbeiten'],
          success: ['Stillstände kürzer und seltener werden und [die Produktion früh ruft|Reparaturen halten]'],
        },
        fr: {
          purpose: ['garder les machines en marche et [réparer vite en cas d’arrêt|éviter les pannes]'],
          duties: [
            'Assurer l’entretien prévu [avant la panne|selon le plan]',
            'Trouver les pannes électriques et mécaniques et [réparer|relancer la ligne]',
            'Tenir en ordre pièces et [relevés|outils]',
            'Améliorer les points faibles [avec la production|durablement]',
            'Montrer aux opérateurs [ce qu’ils peuvent faire eux-mêmes|les bons gestes]',
          ],
          needs: ['Une formation mécanique ou électrique', 'Une recherche de panne méthodique', 'Un travail sûr'],
          success: [
            'les arrêts sont plus courts et plus rares et [la production appelle tôt|les réparations tiennent]',
          ],
        },
        es: {
          purpose: ['mantener las máquinas en marcha y [repararlas pronto si paran|evitar averías]'],
          duties: [
            'Hacer el mantenimiento previsto [antes de que falle|según plan]',
            'Encontrar averías eléctricas y mecánicas y [repararlas|poner la línea en marcha]',
            'Tener en orden repuestos y [registros|herramientas]',
            'Mejorar los puntos débiles [con producción|de forma duradera]',
            'Enseñar a los operarios [lo que pueden hacer ellos|a cuidar la máquina]',
          ],
          needs: ['Formación mecánica o eléctrica', 'Método para buscar averías', 'Trabajo seguro'],
          success: ['las paradas sean más cortas y raras y [producción avise pronto|las reparaciones duren]'],
        },
      },
    },
    {
      id: 'quality-engineer',
      titles:
        /quality|qualität|qualité|calidad|\bqhse\b|\bhse\b|validation|\bq[ac] |qs-mitarb|\bcmm\b|metrolog|métrolog|messtechn|verificador|calibration|technicien (?:contrôle|mesures)|regulatory affairs|affaires réglementaires/,
      name: {
        en: 'Quality Engineer',
        de: 'Qualitätsingenieur:in',
        fr: 'Ingénieur qualité',
        es: 'Ingeniero/a de calidad',
      },
      words: {
        en: {
          purpose: ['see that quality is [built in, not sorted in|right before goods leave the house]'],
          duties: [
            'Write test and control plans(( with {tools})) that [people can follow|fit the process].',
            'Find the causes of faults and [see that the remedy works|settle complaints].',
            'Carry out audits and [prepare for outside ones|follow up].',
            'Work with suppliers on [their quality|lasting fixes].',
            'Read the figures and [warn early|explain them].',
            'Train colleagues in [simple quality methods|careful work].',
          ],
          needs: [
            'Knowledge of the quality standards in use.',
            'Basic statistics.',
            'Firm, friendly talk with production and suppliers.',
          ],
          success: ['complaints fall and [faults are found at the source|audits are calm]'],
        },
        de: {
          purpose: ['Qualität [entsteht statt aussortiert zu werden|stimmt, bevor Ware das Haus verlässt]'],
          duties: [
            'Prüf- und Kontrollpläne(( mit {tools})) schreiben, die [man befolgen kann|zum Prozess passen]',
            'Fehlerursachen finden und [die Wirkung der Abhilfe prüfen|Reklamationen klären]',
            'Audits durchführen und [externe vorbereiten|nachhalten]',
            'Mit Lieferanten an [ihrer Qualität|dauerhaften Lösungen] arbeiten',
            'Kennzahlen lesen und [früh warnen|erklären]',
            'Andere in [einfachen Qualitätsmethoden|sorgfältigem Arbeiten] schulen',
          ],
          needs: [
            'Kenntnis der geltenden Qualitätsnormen',
            'Statistische Grundlagen',
            'Bestimmte, freundliche Gespräche mit Produktion und Lieferanten',
          ],
          success: ['Reklamationen sinken und [Fehler an der Quelle gefunden werden|Audits ruhig verlaufen]'],
        },
        fr: {
          purpose: ['faire en sorte que la qualité [naisse à la source|soit juste avant le départ des produits]'],
          duties: [
            'Rédiger des plans de contrôle(( avec {tools})) [que l’on peut suivre|adaptés]',
            'Trouver les causes des défauts et [vérifier l’effet des remèdes|régler les réclamations]',
            'Mener des audits et [préparer les externes|suivre les actions]',
            'Travailler avec les fournisseurs sur [leur qualité|des solutions durables]',
            'Lire les indicateurs et [alerter tôt|les expliquer]',
            'Former aux [méthodes simples|bons gestes]',
          ],
          needs: [
            'La connaissance des normes de qualité en usage',
            'Des bases de statistique',
            'Un dialogue ferme et aimable',
          ],
          success: ['les réclamations baissent et [les défauts sont trouvés à la source|les audits sont sereins]'],
        },
        es: {
          purpose: ['lograr que la calidad [nazca en origen|esté bien antes de que salga el producto]'],
          duties: [
            'Escribir planes de control(( con {tools})) [que se puedan seguir|a medida]',
            'Encontrar causas de fallos y [comprobar que el remedio funciona|resolver reclamaciones]',
            'Hacer auditorías y [preparar las externas|su seguimiento]',
            'Trabajar con proveedores en [su calidad|soluciones duraderas]',
            'Leer indicadores y [avisar pronto|explicarlos]',
            'Formar en [métodos sencillos|buen hacer]',
          ],
          needs: ['Conocimiento de las normas de calidad', 'Bases de estadística', 'Diálogo firme y amable'],
          success: ['bajen las reclamaciones y [los fallos se encuentren en origen|las auditorías sean tranquilas]'],
        },
      },
    },
    {
      id: 'process-engineer',
      titles:
        /process engineer|prozessingenieur|verfahrens|ingénieur (process|procédés|méthodes)|ingenier.* (proces|métodos)|industrial engineer|manufacturing engineer|mechanical engineer|konstrukteur|maschinenbau|(?:design|chemical|automation|controls|materials|packaging|tooling|r&d|product development|plant|reliability|electronics|stress|hydraulic) engineer|(?<!qualitäts)ingenieur|arbeitsvorbereit|arbeitsplan|fertigungsplan|^ingénieure?(?!.*(?:qualité|mainten|produit|agro))|technicien (?:méthodes|process|procédés)|^ingenier[oa](?!.*(?:calidad|mantenim|agr|minas))|técnic[oa] de (?:proces|métodos|producción)|lean manager/,
      name: {
        en: 'Process Engineer',
        de: 'Prozessingenieur:in',
        fr: 'Ingénieur procédés',
        es: 'Ingeniero/a de procesos',
      },
      words: {
        en: {
          purpose: ['make production [safer, steadier and cheaper|better step by step]'],
          duties: [
            'Analyse processes and [find losses|measure them](( with {tools})).',
            'Plan trials and [judge them by figures|try changes safely].',
            'Introduce new equipment and [train operators|start it up].',
            'Document settings and [changes|lessons].',
            'Work with maintenance, quality and [suppliers|shift leaders].',
          ],
          needs: ['Training in engineering.', 'Practice on the shop floor.', 'Clear reports.'],
          success: ['the process runs steadily and [gains last|scrap and energy fall]'],
        },
        de: {
          purpose: ['die Fertigung [sicherer, stabiler und günstiger wird|Schritt für Schritt besser wird]'],
          duties: [
            'Prozesse(( mit {tools})) analysieren und [Verluste finden|messen]',
            'Versuche planen und [anhand von Zahlen bewerten|sicher durchführen]',
            'Neue Anlagen einführen und [Bedienpersonal schulen|in Betrieb nehmen]',
            'Einstellungen und [Änderungen|Erkenntnisse] dokumentieren',
            'Mit Instandhaltung, Qualität und [Lieferanten|Schichtleitung] arbeiten',
          ],
          needs: ['Technische Ausbildung oder Studium', 'Praxis in der Fertigung', 'Klare Berichte'],
          success: ['der Prozess stabil läuft und [Verbesserungen bleiben|Ausschuss und Energie sinken]'],
        },
        fr: {
          purpose: ['rendre la production [plus sûre, plus stable et moins chère|meilleure pas à pas]'],
          duties: [
            'Analyser les procédés(( avec {tools})) et [trouver les pertes|les mesurer]',
            'Planifier des essais et [les juger aux chiffres|les mener en sécurité]',
            'Mettre en service de nouveaux équipements et [former les opérateurs|les régler]',
            'Documenter réglages et [changements|leçons]',
            'Travailler avec maintenance, qualité et [fournisseurs|chefs d’équipe]',
          ],
          needs: ['Une formation d’ingénieur ou technique', 'Une pratique de l’atelier', 'Des rapports clairs'],
          success: ['le procédé est stable et [les gains durent|rebuts et énergie baissent]'],
        },
        es: {
          purpose: ['hacer la producción [más segura, estable y barata|mejor paso a paso]'],
          duties: [
            'Analizar procesos(( con {tools})) y [encontrar pérdidas|medirlos]',
            'Planificar ensayos y [valorarlos con cifras|hacerlos con seguridad]',
            'Poner en marcha equipos nuevos y [formar a operarios|ajustarlos]',
            'Documentar ajustes y [cambios|lecciones]',
            'Trabajar con mantenimiento, calidad y [proveedores|jefes de turno]',
          ],
          needs: ['Formación técnica o de ingeniería', 'Práctica en planta', 'Informes claros'],
          success: ['el proceso sea estable y [las mejoras duren|bajen merma y energía]'],
        },
      },
    },
    {
      id: 'shift-leader',
      titles:
        /shift (lead|manager|supervisor)|schichtleit|produktionsleit|production manager|werkleit|plant manager|chef d.équipe|responsable de production|jefe.* turno|jefe.* producción|(?:^| |-|industrie|produktions|fertigungs|schicht|werk|betriebs|abteilungs|montage|elektro|metall|kunststoff|chemie|papier|pharma|lebensmittel|mechatroniker-|mechaniker-?)-?meister|schichtführ|werksleit|fertigungsleit|kolonnenführ|vorarbeit|line leader|manufacturing manager|chef de (?:ligne|poste)|responsable de ligne|directeur d.usine|jef[ea] de línea|(?:encargad[oa]|responsable|director[a]?|gerente) de producción/,
      name: { en: 'Shift Leader', de: 'Schichtleitung', fr: 'Chef d’équipe', es: 'Jefe/a de turno' },
      words: {
        en: {
          purpose: ['lead the shift so that [people are safe and the plan is met|output, quality and mood are right]'],
          duties: [
            'Assign people to stations [by skill and fairness|each day].',
            'Follow output and quality and [act on the spot|remove obstacles].',
            'See to safety and [order|good habits].',
            'Train and coach [new colleagues|the team].',
            'Hand over with [figures and open points|a clear word].',
            'Bring ideas from the floor [to planning and maintenance|to a result].',
          ],
          needs: [
            'Experience in production and in leading people.',
            'Calm when [machines stop|plans change].',
            'Fairness.',
          ],
          success: ['the plan is met without rush, [nobody gets hurt|faults fall] and people like the shift'],
        },
        de: {
          purpose: ['die Schicht [sicher arbeitet und den Plan erfüllt|Menge, Qualität und Stimmung hält]'],
          duties: [
            'Personal [nach Können und fair|täglich] einteilen',
            'Menge und Qualität verfolgen und [sofort handeln|Hindernisse beseitigen]',
            'Für Sicherheit und [Ordnung|gute Gewohnheiten] sorgen',
            '[Neue Kräfte|Das Team] schulen und anleiten',
            'Mit [Zahlen und offenen Punkten|klarem Wort] übergeben',
            'Ideen aus der Schicht [in Planung und Instandhaltung tragen|umsetzen]',
          ],
          needs: ['Erfahrung in Produktion und Führung', 'Ruhe, wenn [Maschinen stehen|Pläne sich ändern]', 'Fairness'],
          success: [
            'der Plan ohne Hektik erfüllt ist, [niemand sich verletzt|Fehler abnehmen] und die Schicht gern zusammenarbeitet',
          ],
        },
        fr: {
          purpose: [
            'conduire l’équipe pour que [chacun soit en sécurité et le plan tenu|quantité, qualité et ambiance soient là]',
          ],
          duties: [
            'Répartir les postes [selon les savoir-faire et avec équité|chaque jour]',
            'Suivre quantité et qualité et [agir aussitôt|lever les obstacles]',
            'Veiller à la sécurité et [à l’ordre|aux bons gestes]',
            'Former et accompagner [les nouveaux|l’équipe]',
            'Passer le relais avec [chiffres et points ouverts|un mot clair]',
            'Porter les idées du terrain [à la planification et à la maintenance|jusqu’au bout]',
          ],
          needs: [
            'Une expérience de production et d’encadrement',
            'Du calme quand [les machines s’arrêtent|les plans changent]',
            'De l’équité',
          ],
          success: ['le plan est tenu sans hâte, [personne ne se blesse|les défauts baissent] et l’équipe est soudée'],
        },
        es: {
          purpose: [
            'dirigir el turno para que [todos estén seguros y se cumpla el plan|cantidad, calidad y ambiente sean buenos]',
          ],
          duties: [
            'Repartir los puestos [por capacidad y con justicia|cada día]',
            'Seguir cantidad y calidad y [actuar al momento|quitar obstáculos]',
            'Velar por la seguridad y [el orden|los buenos hábitos]',
            'Formar y acompañar [a quien llega|al equipo]',
            'Dar el relevo con [cifras y pendientes|claridad]',
            'Llevar las ideas del taller [a planificación y mantenimiento|a la práctica]',
          ],
          needs: [
            'Experiencia en producción y dirigiendo personas',
            'Calma cuando [paran las máquinas|cambian los planes]',
            'Justicia',
          ],
          success: ['el plan se cumpla sin prisas, [nadie se haga daño|bajen los fallos] y el turno trabaje a gusto'],
        },
      },
    },
  ],
}
