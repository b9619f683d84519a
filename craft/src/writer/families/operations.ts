import type { RoleFamily } from './role.ts'

export const operations: RoleFamily = {
  family: 'operations',
  roles: [
    {
      id: 'operations-manager',
      titles: /operations|betriebs|opérations|operaciones|ops/,
      name: {
        en: 'Operations Manager',
        de: 'Betriebsleitung',
        fr: 'Responsable des opérations',
        es: 'Responsable de operaciones',
      },
      words: {
        en: {
          purpose: ['keep the daily business [running well, safely and on budget|smooth from order to delivery]'],
          duties: [
            'Plan people, material and [time|space] so that each day works out.',
            'Watch cost, quality and safety and [act before things slip|step in early].',
            'Lead the team with [clear goals and open ears|fair rules].',
            'Improve processes [step by step, with those who do the work|where time is lost].',
            'Report figures [plainly|as they are] and say what follows from them.',
            'Keep suppliers and [other departments|partners] to what was agreed.',
          ],
          needs: [
            ['mid', 'Experience of leading daily operations.'],
            'Ease with figures and [plans|costs].',
            'Basics of health and safety at work.',
          ],
          success: ['things run without daily alarms, [costs hold|people stay] and customers get what was promised'],
        },
        de: {
          purpose: ['der tägliche Betrieb [gut, sicher und im Budget läuft|vom Auftrag bis zur Lieferung rund läuft]'],
          duties: [
            'Personal, Material und [Zeit|Flächen] so planen, dass jeder Tag aufgeht',
            'Kosten, Qualität und Sicherheit beobachten und [früh eingreifen|gegensteuern]',
            'Das Team mit [klaren Zielen und offenem Ohr|fairen Regeln] führen',
            'Abläufe [gemeinsam mit den Beteiligten|Schritt für Schritt] verbessern',
            'Zahlen [ungeschönt|klar] berichten und sagen, was daraus folgt',
            'Lieferanten und [andere Abteilungen|Partner] an Absprachen erinnern',
          ],
          needs: [
            ['mid', 'Erfahrung in der Leitung eines Betriebs oder Bereichs'],
            'Sicherheit mit Zahlen und [Plänen|Kosten]',
            'Grundlagen der Arbeitssicherheit',
          ],
          success: ['es ohne täglichen Alarm läuft, [die Kosten stimmen|Menschen bleiben] und Zusagen gehalten werden'],
        },
        fr: {
          purpose: [
            'faire tourner l’activité quotidienne [bien, en sécurité et dans le budget|sans accroc, de la commande à la livraison]',
          ],
          duties: [
            'Planifier personnel, matériel et [temps|espace] pour que chaque journée tienne',
            'Suivre coûts, qualité et sécurité et [agir tôt|corriger à temps]',
            'Conduire l’équipe avec [des objectifs clairs et de l’écoute|équité]',
            'Améliorer les processus [avec ceux qui font le travail|pas à pas]',
            'Rendre compte des chiffres [sans fard|clairement] et de leurs suites',
            'Tenir fournisseurs et [autres services|partenaires] à leurs engagements',
          ],
          needs: [
            ['mid', 'Une expérience de conduite d’activité'],
            'L’aisance avec les chiffres et [les plannings|les coûts]',
            'Des bases de santé et sécurité au travail',
          ],
          success: [
            'l’activité tourne sans alerte, [les coûts tiennent|les équipes restent] et les promesses sont tenues',
          ],
        },
        es: {
          purpose: [
            'lograr que el día a día funcione [bien, con seguridad y dentro del presupuesto|sin tropiezos, del pedido a la entrega]',
          ],
          duties: [
            'Planificar personas, material y [tiempo|espacio] para que cada día salga',
            'Vigilar costes, calidad y seguridad y [actuar pronto|corregir a tiempo]',
            'Dirigir el equipo con [objetivos claros y escucha|justicia]',
            'Mejorar procesos [con quienes hacen el trabajo|paso a paso]',
            'Informar de las cifras [tal como son|con claridad] y de lo que implican',
            'Hacer que proveedores y [otras áreas|socios] cumplan lo acordado',
          ],
          needs: [
            ['mid', 'Experiencia dirigiendo operaciones'],
            'Soltura con números y [planes|costes]',
            'Bases de prevención de riesgos',
          ],
          success: ['todo funcione sin alarmas, [los costes se cumplan|la gente se quede] y se entregue lo prometido'],
        },
      },
    },
    {
      id: 'operations-coordinator',
      titles: /coordinator|koordinat|coordinat|coordinador|planner/,
      name: {
        en: 'Operations Coordinator',
        de: 'Koordinator:in',
        fr: 'Coordinateur des opérations',
        es: 'Coordinador/a de operaciones',
      },
      words: {
        en: {
          purpose: ['keep plans, people and information [in step|together]'],
          duties: [
            'Plan and chase orders or tasks until [they are done|they arrive].',
            'Keep data(( in {tools})) [correct and current|free of gaps].',
            'Stay in touch with partners and customers and [warn early of delays|give clear dates].',
            'Prepare the regular report and [point out what stands out|keep it short].',
            'Spot where [work gets stuck|time is lost] and suggest a remedy.',
          ],
          needs: ['Order and overview.', 'Ease with spreadsheets.', 'A friendly, firm way on the phone.'],
          success: [
            'nothing is forgotten, data is right and [nobody is surprised by a delay|everyone knows what comes next]',
          ],
        },
        de: {
          purpose: ['Pläne, Menschen und Informationen [zusammenpassen|zusammenkommen]'],
          duties: [
            'Aufträge oder Aufgaben planen und nachhalten, bis [sie erledigt sind|alles da ist]',
            'Daten(( in {tools})) [korrekt und aktuell|lückenlos] halten',
            'Mit Partnern und Kundschaft Kontakt halten und [Verzögerungen früh melden|klare Termine nennen]',
            'Regelmäßige Berichte vorbereiten und [Auffälliges benennen|kurz halten]',
            'Erkennen, wo [Arbeit stockt|Zeit verloren geht], und Abhilfe vorschlagen',
          ],
          needs: ['Ordnung und Überblick', 'Sicherheit mit Tabellen', 'Eine freundliche, bestimmte Art am Telefon'],
          success: [
            'nichts vergessen wird, Daten stimmen und [Verzögerungen niemanden überraschen|alle wissen, was als Nächstes kommt]',
          ],
        },
        fr: {
          purpose: ['accorder [plans, personnes et informations|les plannings et les gens]'],
          duties: [
            'Planifier et suivre commandes ou tâches jusqu’à [leur terme|l’arrivée]',
            'Tenir des données(( dans {tools})) [exactes et à jour|sans lacune]',
            'Garder le contact avec partenaires et clients et [prévenir tôt des retards|donner des dates claires]',
            'Préparer le rapport régulier et [signaler ce qui frappe|le garder bref]',
            'Repérer [ce qui coince|où le temps se perd] et proposer un remède',
          ],
          needs: [
            'De l’ordre et une vue d’ensemble',
            'L’aisance avec les tableurs',
            'Un ton aimable et ferme au téléphone',
          ],
          success: ['rien n’est oublié, les données sont justes et [aucun retard ne surprend|chacun connaît la suite]'],
        },
        es: {
          purpose: ['hacer que encajen [planes, personas e información|los planes y las personas]'],
          duties: [
            'Planificar y seguir pedidos o tareas hasta [que se cumplan|su llegada]',
            'Mantener los datos(( en {tools})) [correctos y al día|sin huecos]',
            'Mantener el contacto con socios y clientes y [avisar pronto de retrasos|dar fechas claras]',
            'Preparar el informe periódico y [señalar lo llamativo|hacerlo breve]',
            'Ver dónde [se atasca el trabajo|se pierde tiempo] y proponer remedio',
          ],
          needs: ['Orden y visión de conjunto', 'Soltura con hojas de cálculo', 'Trato amable y firme al teléfono'],
          success: [
            'no se olvide nada, los datos estén bien y [ningún retraso sorprenda|todos sepan qué viene después]',
          ],
        },
      },
    },
    {
      id: 'operations-analyst',
      titles: /analyst|analyste|analista|prozess|process improvement/,
      name: {
        en: 'Business Operations Analyst',
        de: 'Business Analyst',
        fr: 'Analyste opérations',
        es: 'Analista de operaciones',
      },
      words: {
        en: {
          purpose: ['find out how work really flows and [make it easier|take out what slows it down]'],
          duties: [
            'Map processes [with the people who run them|as they are, not as they should be].',
            'Measure where [time and money go|work waits].',
            'Build dashboards and reports(( with {tools})) that [managers use|answer one question well].',
            'Plan improvements, [try them small|test them] and count the effect.',
            'Write up findings [briefly and clearly|so that people act on them].',
          ],
          needs: [
            'Sure handling of data and spreadsheets.',
            'Clear writing.',
            'A way of asking that [makes people open up|nobody minds].',
          ],
          success: ['work takes fewer steps and [the gain can be shown in figures|people keep the new way]'],
        },
        de: {
          purpose: ['sichtbar wird, wie Arbeit wirklich läuft, und [sie leichter wird|Hindernisse verschwinden]'],
          duties: [
            'Abläufe [mit den Beteiligten|vor Ort] aufnehmen',
            'Messen, wohin [Zeit und Geld fließen|Wartezeit entsteht]',
            'Dashboards und Berichte(( mit {tools})) bauen, die [genutzt werden|eine Frage gut beantworten]',
            'Verbesserungen planen, [im Kleinen erproben|testen] und die Wirkung messen',
            'Ergebnisse [kurz und klar|handlungsleitend] aufschreiben',
          ],
          needs: [
            'Sicherer Umgang mit Daten und Tabellen',
            'Klare Texte',
            'Eine Art zu fragen, [die Vertrauen schafft|die niemand übel nimmt]',
          ],
          success: ['Arbeit mit weniger Schritten auskommt und [der Gewinn messbar ist|das Neue bleibt]'],
        },
        fr: {
          purpose: ['comprendre comment le travail circule vraiment et [le simplifier|lever ce qui le freine]'],
          duties: [
            'Décrire les processus [avec ceux qui les vivent|tels qu’ils sont]',
            'Mesurer où vont [le temps et l’argent|les attentes]',
            'Construire tableaux de bord et rapports(( avec {tools})) [vraiment utilisés|qui répondent à une question]',
            'Préparer des améliorations, [les essayer en petit|les tester] et en mesurer l’effet',
            'Rédiger des conclusions [brèves et claires|qui font agir]',
          ],
          needs: [
            'L’aisance avec les données et les tableurs',
            'Une écriture claire',
            'Une façon d’interroger [qui met en confiance|que chacun accepte]',
          ],
          success: ['le travail demande moins d’étapes et [le gain se chiffre|la nouvelle façon s’installe]'],
        },
        es: {
          purpose: ['averiguar cómo fluye de verdad el trabajo y [hacerlo más fácil|quitar lo que lo frena]'],
          duties: [
            'Describir procesos [con quienes los llevan|tal como son]',
            'Medir adónde van [el tiempo y el dinero|las esperas]',
            'Crear paneles e informes(( con {tools})) [que se usen|que respondan bien a una pregunta]',
            'Planificar mejoras, [probarlas en pequeño|ensayarlas] y medir su efecto',
            'Escribir conclusiones [breves y claras|que lleven a actuar]',
          ],
          needs: [
            'Soltura con datos y hojas de cálculo',
            'Redacción clara',
            'Una forma de preguntar [que dé confianza|que nadie tome a mal]',
          ],
          success: ['el trabajo necesite menos pasos y [la mejora se vea en cifras|lo nuevo se quede]'],
        },
      },
    },
    {
      id: 'project-manager',
      titles:
        /project manager|projektleit|projektmanag|chef(fe)? de projet|jefe.* proyecto|gestor.* proyecto|programme manager/,
      name: { en: 'Project Manager', de: 'Projektleitung', fr: 'Chef de projet', es: 'Jefe/a de proyecto' },
      words: {
        en: {
          purpose: ['bring projects to a good end[, on time and within budget| and with no surprises on the way]'],
          duties: [
            'Agree on goal and scope [before the work starts|in writing].',
            'Plan steps, people and money [realistically|with room for the unexpected].',
            'See risks early and [take the sting out of them|prepare answers].',
            'Keep everyone informed [briefly and honestly|without long meetings].',
            'Settle conflicts over [priorities|time and money].',
            'Close projects properly and [note what was learned|hand over cleanly].',
          ],
          needs: [
            ['mid', 'Experience of bringing projects to their end.'],
            'Order, overview and [calm|patience].',
            'Clear words for [every side|good and bad news].',
          ],
          success: [
            'projects end when and where they should and [people would work with you again|nobody is surprised]',
          ],
        },
        de: {
          purpose: ['Projekte [pünktlich und im Budget|ohne Überraschungen] gut zu Ende kommen'],
          duties: [
            'Ziel und Umfang [vor Beginn|schriftlich] klären',
            'Schritte, Personal und Geld [realistisch|mit Luft für Unerwartetes] planen',
            'Risiken früh erkennen und [entschärfen|vorsorgen]',
            'Alle Beteiligten [kurz und ehrlich|ohne lange Termine] informieren',
            'Konflikte um [Prioritäten|Zeit und Geld] lösen',
            'Projekte sauber abschließen und [Gelerntes festhalten|übergeben]',
          ],
          needs: [
            ['mid', 'Erfahrung mit abgeschlossenen Projekten'],
            'Ordnung, Überblick und [Ruhe|Geduld]',
            'Klare Worte nach [allen Seiten|oben wie unten]',
          ],
          success: ['Projekte dort ankommen, wo sie sollen, und [alle gern wieder dabei wären|niemand überrascht ist]'],
        },
        fr: {
          purpose: ['mener les projets à bon port[, dans les délais et le budget| et sans surprise]'],
          duties: [
            'Fixer le but et le périmètre [avant de commencer|par écrit]',
            'Planifier étapes, personnes et moyens [avec réalisme|avec de la marge]',
            'Voir tôt les risques et [les désamorcer|y préparer des réponses]',
            'Informer chacun [brièvement et honnêtement|sans longues réunions]',
            'Arbitrer les conflits [de priorités|de temps et de moyens]',
            'Clore les projets proprement et [noter les leçons|passer le relais]',
          ],
          needs: [
            ['mid', 'Une expérience de projets menés à terme'],
            'De l’ordre, une vue d’ensemble et [du calme|de la patience]',
            'Des mots clairs [pour chacun|dans toutes les situations]',
          ],
          success: [
            'les projets aboutissent comme prévu et [chacun retravaillerait avec l’équipe|personne n’est surpris]',
          ],
        },
        es: {
          purpose: ['llevar los proyectos a buen puerto[, en plazo y presupuesto| y sin sorpresas]'],
          duties: [
            'Acordar objetivo y alcance [antes de empezar|por escrito]',
            'Planificar pasos, personas y dinero [con realismo|con margen]',
            'Ver pronto los riesgos y [desactivarlos|preparar respuestas]',
            'Informar a todos [con brevedad y franqueza|sin reuniones largas]',
            'Resolver conflictos [de prioridades|de tiempo y dinero]',
            'Cerrar bien los proyectos y [anotar lo aprendido|entregarlos]',
          ],
          needs: [
            ['mid', 'Experiencia en proyectos llevados hasta el final'],
            'Orden, visión de conjunto y [calma|paciencia]',
            'Palabras claras [para todas las partes|en lo bueno y en lo malo]',
          ],
          success: ['los proyectos lleguen donde deben y [cualquiera repetiría|nadie se sorprenda]'],
        },
      },
    },
    {
      id: 'buyer',
      titles: /procure|purchas|einkäuf|einkauf|acheteu|achats|comprador|compras|\bbuyer/,
      name: { en: 'Buyer', de: 'Einkäufer:in', fr: 'Acheteur', es: 'Comprador/a' },
      words: {
        en: {
          purpose: [
            'buy what is needed [at a fair price, in good quality and on time|so that work never waits for material]',
          ],
          duties: [
            'Find suppliers and [compare offers fairly|ask for offers].',
            'Negotiate prices, dates and [terms|contracts].',
            'Order, follow deliveries and [sort out complaints|check invoices].',
            'Review suppliers on [quality and reliability|delivery and risk].',
            'Advise colleagues on [what to buy and when|better choices].',
          ],
          needs: [
            'Practice in buying or in the goods concerned.',
            'Prepared, fair negotiation.',
            'Care with contracts and [figures|dates].',
          ],
          success: ['deliveries arrive, prices hold and [suppliers like to work with us|risks are spread]'],
        },
        de: {
          purpose: [
            'Benötigtes [zu fairem Preis, in guter Qualität und pünktlich|rechtzeitig und gut] eingekauft wird',
          ],
          duties: [
            'Lieferanten suchen und [Angebote fair vergleichen|anfragen]',
            'Preise, Termine und [Bedingungen|Verträge] verhandeln',
            'Bestellen, Lieferungen verfolgen und [Reklamationen klären|Rechnungen prüfen]',
            'Lieferanten nach [Qualität und Verlässlichkeit|Lieferung und Risiko] bewerten',
            'Intern beraten, [was wann zu kaufen ist|was sich lohnt]',
          ],
          needs: [
            'Praxis im Einkauf oder mit der Ware',
            'Vorbereitete, faire Verhandlung',
            'Sorgfalt mit Verträgen und [Zahlen|Terminen]',
          ],
          success: [
            'Lieferungen ankommen, Preise halten und [Lieferanten gern mit uns arbeiten|Risiken verteilt sind]',
          ],
        },
        fr: {
          purpose: [
            'acheter ce qu’il faut[, au juste prix, en bonne qualité et à temps| et sans jamais faire attendre la production]',
          ],
          duties: [
            'Chercher des fournisseurs et [comparer loyalement les offres|les consulter]',
            'Négocier prix, délais et [conditions|contrats]',
            'Commander, suivre les livraisons et [régler les litiges|contrôler les factures]',
            'Évaluer les fournisseurs sur [la qualité et la fiabilité|le service et le risque]',
            'Conseiller les services sur [leurs achats|les bons choix]',
          ],
          needs: [
            'La pratique des achats ou des produits concernés',
            'Une négociation préparée et loyale',
            'De la rigueur avec contrats et [chiffres|dates]',
          ],
          success: [
            'les livraisons arrivent, les prix tiennent et [les fournisseurs sont fidèles|les risques sont répartis]',
          ],
        },
        es: {
          purpose: ['comprar lo necesario [a buen precio, con calidad y a tiempo|sin que el trabajo espere]'],
          duties: [
            'Buscar proveedores y [comparar ofertas con justicia|pedir ofertas]',
            'Negociar precios, plazos y [condiciones|contratos]',
            'Hacer pedidos, seguir entregas y [resolver reclamaciones|revisar facturas]',
            'Evaluar proveedores por [calidad y fiabilidad|entrega y riesgo]',
            'Asesorar a las áreas sobre [qué comprar y cuándo|mejores opciones]',
          ],
          needs: [
            'Práctica en compras o en los productos',
            'Negociación preparada y leal',
            'Rigor con contratos y [cifras|fechas]',
          ],
          success: [
            'lleguen las entregas, se mantengan los precios y [los proveedores quieran seguir|el riesgo esté repartido]',
          ],
        },
      },
    },
    {
      id: 'facility-manager',
      titles:
        /facilit|hausmeister|gebäude|property|caretaker|services généraux|instalaciones|conserje|maintenance manager/,
      name: {
        en: 'Facility Manager',
        de: 'Facility Manager:in',
        fr: 'Responsable services généraux',
        es: 'Responsable de instalaciones',
      },
      words: {
        en: {
          purpose: ['keep buildings [safe, warm and working|in good order]'],
          duties: [
            'Plan upkeep and [small repairs|inspections].',
            'Direct contractors and [check their work|compare their offers].',
            'See to safety[, keys and access| and fire protection].',
            'Organise moves and [workplaces|changes of use].',
            'Watch costs of [energy and services|upkeep].',
          ],
          needs: [
            'Practice with buildings or technical trades.',
            'Order with contracts and dates.',
            'A helpful manner.',
          ],
          success: ['things are mended before they fail and [costs hold|people feel looked after]'],
        },
        de: {
          purpose: ['Gebäude [sicher, warm und funktionstüchtig|in gutem Zustand] sind'],
          duties: [
            'Instandhaltung und [kleine Reparaturen|Prüfungen] planen',
            'Fremdfirmen beauftragen und [ihre Arbeit prüfen|Angebote vergleichen]',
            'Für Sicherheit[, Schlüssel und Zugang| und Brandschutz] sorgen',
            'Umzüge und [Arbeitsplätze|Umbauten] organisieren',
            'Kosten für [Energie und Dienste|Unterhalt] im Blick behalten',
          ],
          needs: [
            'Praxis mit Gebäuden oder im Handwerk',
            'Ordnung bei Verträgen und Terminen',
            'Eine hilfsbereite Art',
          ],
          success: ['repariert wird, bevor etwas ausfällt, und [die Kosten stimmen|sich alle gut aufgehoben fühlen]'],
        },
        fr: {
          purpose: ['garder des bâtiments [sûrs, chauffés et en état|en bon ordre]'],
          duties: [
            'Planifier l’entretien et [les petites réparations|les contrôles]',
            'Piloter les prestataires et [vérifier leur travail|comparer les devis]',
            'Veiller à la sécurité[, aux clés et aux accès| et à la protection incendie]',
            'Organiser déménagements et [postes de travail|travaux]',
            'Suivre les coûts [d’énergie et de services|d’entretien]',
          ],
          needs: [
            'La pratique des bâtiments ou d’un métier technique',
            'De l’ordre dans contrats et dates',
            'Le sens du service',
          ],
          success: ['on répare avant la panne et [les coûts tiennent|chacun se sent bien]'],
        },
        es: {
          purpose: ['mantener edificios [seguros, cálidos y en marcha|en buen estado]'],
          duties: [
            'Planificar el mantenimiento y [las pequeñas reparaciones|las revisiones]',
            'Dirigir a las contratas y [revisar su trabajo|comparar ofertas]',
            'Velar por la seguridad[, llaves y accesos| y protección contra incendios]',
            'Organizar mudanzas y [puestos de trabajo|obras]',
            'Vigilar los costes [de energía y servicios|de mantenimiento]',
          ],
          needs: ['Práctica con edificios u oficios técnicos', 'Orden con contratos y fechas', 'Trato servicial'],
          success: ['se arregle antes de que falle y [se cumplan los costes|la gente esté a gusto]'],
        },
      },
    },
  ],
}
