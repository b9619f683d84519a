import type { Role } from './role.ts'

/** Work on vehicles, furniture and small precious things. */
export const WORKSHOP_TRADES: Role[] = [
  {
    id: 'workshop-manager',
    titles:
      /(?:workshop|garage) (?:manager|supervisor|controller|foreman)|werkstattleit|leit(?:er|erin|ung)(?: der)? werkstatt|werkstattmeister|kfz-?meister|kraftfahrzeugtechnikermeister|chef\p{L}* d['’ ]atelier|responsable d['’ ]atelier|(?:jefe|jefa|encargad[oa]|responsable) de taller/u,
    name: { en: 'Workshop Manager', de: 'Werkstattleitung', fr: 'Chef d’atelier', es: 'Jefe/a de taller' },
    words: {
      en: {
        purpose: ['run a workshop that [keeps its dates and does sound work|customers and the team can rely on]'],
        duties: [
          'Plan jobs and people so that [work is ready when it was promised|bays, parts and skills match].',
          'Look at difficult faults with the team and [decide what is repaired and how|settle how to go on].',
          'Check finished work and [approve it before it goes out|have it put right where needed].',
          'Talk with customers about larger repairs, [what they cost and whether they pay off|plainly and before work goes on].',
          'Order parts and tools and [keep equipment tested and in order|watch stock and costs].',
          'Train apprentices and [share out work fairly|bring skills up to date], with safety first.',
        ],
        needs: [
          'Full training in the trade and practice in leading a workshop.',
          'A feeling for people, in the workshop as at the counter.',
          'An overview of dates, costs and safety.',
        ],
        success: ['jobs are ready on time, few come back and [the team works well together|customers come again]'],
      },
      de: {
        purpose: ['die Werkstatt [Termine hält und saubere Arbeit abliefert|für Kunden und Team verlässlich läuft]'],
        duties: [
          'Aufträge und Personal so einteilen, dass [zugesagte Termine halten|Plätze, Teile und Können zusammenpassen]',
          'Schwierige Fehler mit dem Team ansehen und [entscheiden, was wie repariert wird|das Vorgehen festlegen]',
          'Fertige Arbeiten prüfen und [vor der Übergabe freigeben|bei Bedarf nachbessern lassen]',
          'Mit Kunden über größere Reparaturen sprechen, [was sie kosten und ob sie sich lohnen|offen und bevor es weitergeht]',
          'Teile und Werkzeug bestellen und [Geräte geprüft und in Ordnung halten|Bestand und Kosten im Blick behalten]',
          'Auszubildende anleiten und [Arbeit fair verteilen|das Können im Team auffrischen], mit Sicherheit an erster Stelle',
        ],
        needs: [
          'Eine volle Ausbildung im Handwerk und Praxis in der Leitung einer Werkstatt',
          'Gespür für Menschen, in der Halle wie am Tresen',
          'Überblick über Termine, Kosten und Sicherheit',
        ],
        success: [
          'Aufträge pünktlich fertig sind, kaum etwas zurückkommt und [das Team gut zusammenarbeitet|Kunden wiederkommen]',
        ],
      },
      fr: {
        purpose: [
          'faire tourner un atelier [qui tient ses délais et travaille bien|sur lequel clients et équipe peuvent compter]',
        ],
        duties: [
          'Planifier travaux et équipes pour que [les dates promises soient tenues|postes, pièces et compétences s’accordent]',
          'Examiner les pannes difficiles avec l’équipe et [décider de la réparation|fixer la marche à suivre]',
          'Contrôler le travail fini et [le valider avant restitution|faire reprendre ce qui doit l’être]',
          'Parler aux clients des grosses réparations, [de leur coût et de leur intérêt|franchement et avant d’aller plus loin]',
          'Commander pièces et outils et [garder le matériel contrôlé et en ordre|suivre stock et coûts]',
          'Former les apprentis et [répartir le travail avec justice|tenir les compétences à jour], la sécurité d’abord',
        ],
        needs: [
          'Une formation complète au métier et la pratique de la conduite d’un atelier',
          'Le sens du contact, à l’atelier comme au comptoir',
          'Une vue d’ensemble des délais, des coûts et de la sécurité',
        ],
        success: [
          'les travaux sont prêts à temps, que peu reviennent et [que l’équipe s’entend bien|que les clients restent fidèles]',
        ],
      },
      es: {
        purpose: ['llevar un taller que [cumpla los plazos y trabaje bien|dé confianza a clientes y equipo]'],
        duties: [
          'Planificar trabajos y personas para que [se cumplan las fechas prometidas|puestos, piezas y habilidades encajen]',
          'Estudiar con el equipo las averías difíciles y [decidir cómo se reparan|fijar el modo de seguir]',
          'Revisar el trabajo terminado y [darle el visto bueno antes de entregarlo|hacer corregir lo que haga falta]',
          'Hablar con los clientes de las reparaciones mayores, [de lo que cuestan y si compensan|con claridad y antes de seguir]',
          'Pedir piezas y herramientas y [tener los equipos revisados y en orden|vigilar existencias y costes]',
          'Formar a los aprendices y [repartir el trabajo con justicia|poner al día los conocimientos], con la seguridad por delante',
        ],
        needs: [
          'Formación completa en el oficio y práctica en llevar un taller',
          'Mano con las personas, en el taller y en el mostrador',
          'Visión de conjunto de plazos, costes y seguridad',
        ],
        success: ['los trabajos estén a tiempo, pocos vuelvan y [el equipo se entienda bien|los clientes repitan]'],
      },
    },
  },
  {
    id: 'service-advisor',
    titles:
      /(?<!customer |client |financial )service advis[oe]r(?! bank)|aftersales advis|^serviceberater\p{L}*(?! bank)|kfz-?serviceberat|serviceassistent\p{L}* (?:kfz|auto)|serviceannahme|werkstattannahme|réceptionnaire (?:atelier|après|auto|mécani)|conseiller\p{L}* (?:service )?(?:après.vente auto|atelier)|recepcionista de taller|asesor\p{L}* de (?:servicio(?! al?(?!\p{L}))|taller)/u,
    name: {
      en: 'Service Advisor',
      de: 'Serviceberater:in',
      fr: 'Réceptionnaire atelier',
      es: 'Recepcionista de taller',
    },
    words: {
      en: {
        purpose: [
          'look after customers from the first call until [their vehicle is back with them|the keys are back in their hands]',
        ],
        duties: [
          'Listen to what the customer has noticed and [put it into words the workshop can use|look at the vehicle together].',
          'Agree what is to be done, [what it will cost and when it is ready|and ask again before it becomes more].',
          'Make appointments that [fit the workshop’s capacity|leave room for urgent cases].',
          'Keep customers informed [while the work goes on|without their having to call].',
          'Explain the bill and the work when [the vehicle is handed over|customers collect].',
          'Handle complaints [fairly and at once|with the workshop, until they are settled].',
        ],
        needs: [
          'Technical understanding and plain words for it.',
          'A friendly, unhurried manner at the counter and on the phone.',
          'Order, with many jobs open at the same time.',
        ],
        success: ['customers understand what was done and [the bill holds no surprise|come back for the next service]'],
      },
      de: {
        purpose: [
          'Kunden vom ersten Anruf an gut betreut sind, [bis das Fahrzeug wieder vor der Tür steht|bis sie den Schlüssel wieder in der Hand haben]',
        ],
        duties: [
          'Zuhören, was Kunden bemerkt haben, und [es für die Werkstatt auf den Punkt bringen|das Fahrzeug gemeinsam ansehen]',
          'Vereinbaren, was gemacht wird, [was es kostet und wann es fertig ist|und nachfragen, bevor es mehr wird]',
          'Termine vergeben, die [zur Auslastung der Werkstatt passen|Luft für dringende Fälle lassen]',
          'Kunden über den Stand informieren, [solange die Arbeit läuft|ohne dass sie anrufen müssen]',
          'Rechnung und Arbeiten erklären, [wenn das Fahrzeug übergeben wird|bei der Abholung]',
          'Beschwerden [fair und sofort aufnehmen|mit der Werkstatt klären, bis sie erledigt sind]',
        ],
        needs: [
          'Technisches Verständnis und einfache Worte dafür',
          'Eine freundliche, ruhige Art am Tresen und am Telefon',
          'Ordnung, auch bei vielen offenen Aufträgen',
        ],
        success: [
          'Kunden wissen, was gemacht wurde, und [die Rechnung niemanden überrascht|zum nächsten Service wiederkommen]',
        ],
      },
      fr: {
        purpose: ['accompagner les clients du premier appel [jusqu’à la remise du véhicule|jusqu’au retour des clés]'],
        duties: [
          'Écouter ce que le client a remarqué et [le traduire pour l’atelier|faire le tour du véhicule ensemble]',
          'Convenir des travaux, [de leur prix et de la date de retour|et demander l’accord avant tout supplément]',
          'Fixer des rendez-vous qui [tiennent compte de la charge de l’atelier|laissent place aux urgences]',
          'Tenir les clients au courant [pendant les travaux|sans qu’ils aient à appeler]',
          'Expliquer la facture et les travaux [à la restitution du véhicule|quand le client revient]',
          'Traiter les réclamations [avec justice et sans attendre|avec l’atelier, jusqu’à leur solution]',
        ],
        needs: [
          'Une bonne compréhension technique et des mots simples pour la dire',
          'Un accueil aimable et posé, au comptoir comme au téléphone',
          'De l’ordre, avec beaucoup de dossiers ouverts à la fois',
        ],
        success: [
          'les clients savent ce qui a été fait et [que la facture ne surprend personne|reviennent pour le prochain entretien]',
        ],
      },
      es: {
        purpose: [
          'atender a los clientes desde la primera llamada [hasta que recogen el vehículo|hasta que recuperan las llaves]',
        ],
        duties: [
          'Escuchar lo que el cliente ha notado y [explicárselo al taller|ver juntos el vehículo]',
          'Acordar qué se hará, [cuánto costará y cuándo estará|y preguntar antes de ampliar el trabajo]',
          'Dar citas que [encajen con la carga del taller|dejen sitio a las urgencias]',
          'Tener informados a los clientes [mientras dura el trabajo|sin que tengan que llamar]',
          'Explicar la factura y los trabajos [al entregar el vehículo|cuando vienen a recogerlo]',
          'Atender las reclamaciones [con justicia y sin demora|con el taller, hasta resolverlas]',
        ],
        needs: [
          'Comprensión técnica y palabras sencillas para explicarla',
          'Trato amable y tranquilo, en el mostrador y por teléfono',
          'Orden, con muchos trabajos abiertos a la vez',
        ],
        success: [
          'los clientes sepan qué se ha hecho y [la factura no sorprenda a nadie|vuelvan para la próxima revisión]',
        ],
      },
    },
  },
  {
    id: 'bike-mechanic',
    titles:
      /(?<!motor ?)(?:bike|bicycle|cycle) (?:mechanic|technician|repair|fitter)|fahrrad(?:mechan|mechatron|monteur|techni|schraub)|zweirad(?:mechan|mechatron)|velomechan|fahrradwerkstatt|mécanicien\p{L}* (?:de )?(?:cycles?|vélos?)|technicien\p{L}* (?:de )?(?:cycles?|vélos?)|mecánic[oa] de (?:bicis?|bicicletas?)/u,
    name: {
      en: 'Bike Mechanic',
      de: 'Fahrradmechatroniker:in',
      fr: 'Mécanicien cycles',
      es: 'Mecánico/a de bicicletas',
    },
    words: {
      en: {
        purpose: ['keep bikes [safe, quiet and a pleasure to ride|on the road, whatever the season]'],
        duties: [
          'Look the bike over with its owner and [agree what is worth doing|say what it will cost].',
          'Service and repair brakes, gears, wheels and bearings, [cleanly and to the maker’s figures|so that everything runs true].',
          'Find faults in electric drives and [update or replace what is needed|check battery and wiring].',
          'Build up new bikes and [fit them to their riders|test them before they leave].',
          'Take a test ride and [check every bolt that matters|put right what still rattles].',
          'Keep the workshop tidy and [order parts in good time|note what was done to each bike].',
        ],
        needs: [
          'A sure hand with tools and patience with old bolts.',
          'Understanding of electric drives, or the wish to learn it.',
          'A friendly way of explaining things.',
        ],
        success: [
          'bikes leave safe and on time and [riders come back to the same workshop|few return with the same fault]',
        ],
      },
      de: {
        purpose: ['Räder [sicher, leise und mit Freude zu fahren sind|zu jeder Jahreszeit fahrbereit sind]'],
        duties: [
          'Das Rad gemeinsam mit seinem Besitzer ansehen und [klären, was sich lohnt|sagen, was es kosten wird]',
          'Bremsen, Schaltung, Laufräder und Lager warten und reparieren, [sauber und nach Herstellerangaben|bis alles rundläuft]',
          'Fehler an Elektroantrieben finden und [aktualisieren oder tauschen, was nötig ist|Akku und Verkabelung prüfen]',
          'Neue Räder aufbauen und [auf ihre Fahrer einstellen|vor der Übergabe prüfen]',
          'Probe fahren und [jede wichtige Schraube kontrollieren|beheben, was noch klappert]',
          'Die Werkstatt in Ordnung halten und [Teile rechtzeitig bestellen|Arbeiten an jedem Rad notieren]',
        ],
        needs: [
          'Eine sichere Hand mit Werkzeug und Geduld mit alten Schrauben',
          'Verständnis für Elektroantriebe oder die Lust, es zu lernen',
          'Eine freundliche Art zu erklären',
        ],
        success: [
          'Räder sicher und pünktlich hinausgehen und [Kunden gern wiederkommen|kaum eines mit demselben Fehler zurückkommt]',
        ],
      },
      fr: {
        purpose: ['garder des vélos [sûrs, silencieux et agréables à rouler|en état de rouler en toute saison]'],
        duties: [
          'Examiner le vélo avec son propriétaire et [convenir de ce qui vaut la peine|annoncer le prix]',
          'Entretenir et réparer freins, transmission, roues et roulements, [proprement et selon les données du fabricant|jusqu’à ce que tout tourne rond]',
          'Trouver les pannes des moteurs électriques et [mettre à jour ou remplacer le nécessaire|contrôler batterie et câblage]',
          'Monter les vélos neufs et [les régler pour leur propriétaire|les contrôler avant remise]',
          'Faire un essai et [vérifier chaque vis qui compte|corriger ce qui grince encore]',
          'Garder l’atelier rangé et [commander les pièces à temps|noter les travaux faits sur chaque vélo]',
        ],
        needs: [
          'Une main sûre avec les outils et de la patience avec les vieilles vis',
          'La connaissance des moteurs électriques, ou l’envie de l’acquérir',
          'Une façon aimable d’expliquer',
        ],
        success: [
          'les vélos repartent sûrs et à temps et [que les clients reviennent|que peu reviennent avec la même panne]',
        ],
      },
      es: {
        purpose: [
          'mantener las bicicletas [seguras, silenciosas y agradables de llevar|listas para rodar todo el año]',
        ],
        duties: [
          'Revisar la bici con su dueño y [acordar qué merece la pena|decir cuánto costará]',
          'Mantener y reparar frenos, cambios, ruedas y rodamientos, [con limpieza y según el fabricante|hasta que todo gire bien]',
          'Encontrar averías en motores eléctricos y [actualizar o cambiar lo necesario|revisar batería y cableado]',
          'Montar bicis nuevas y [ajustarlas a quien las va a usar|comprobarlas antes de entregarlas]',
          'Hacer una prueba y [repasar cada tornillo importante|corregir lo que aún suene]',
          'Tener el taller ordenado y [pedir las piezas a tiempo|anotar lo hecho en cada bici]',
        ],
        needs: [
          'Mano segura con las herramientas y paciencia con los tornillos viejos',
          'Conocimiento de motores eléctricos o ganas de adquirirlo',
          'Una forma amable de explicar las cosas',
        ],
        success: [
          'las bicis salgan seguras y a tiempo y [los clientes vuelvan al mismo taller|pocas regresen con la misma avería]',
        ],
      },
    },
  },
  {
    id: 'vehicle-mechanic',
    titles:
      /(?:car|auto|automotive|motor|vehicle|hgv|lgv|truck|bus|diesel|motorcycle|agricultural|tractor|heavy equipment) (?:mechanic|technician)|plant mechanic|mot (?:tester|technician)|tyre (?:fitter|technician)|auto electrician|^mechanic$|kfz-?(?:mechan|mechatron|schlosser|techni|elektri)|kraftfahrzeug(?:mechan|mechatron|techni)|auto(?:mechan|mechatron|schlosser)|(?:nutzfahrzeug|lkw-|landmaschinen|baumaschinen|motorrad|bus)-?(?:mechan|mechatron)|reifenmonteur|mécanicien\p{L}* (?:auto|vl|pl|poids|agricole|moto|véhicule|engins)|technicien\p{L}* (?:mécanique )?auto(?!mati)|carrossier-mécanicien|^mécanicien$|mecánic[oa] (?:de )?(?:autom|coche|vehículo|camion|moto|agrícola|taller|diésel|maquinaria)|^mecánic[oa]$|electromecánic[oa] (?:de )?(?:vehículo|autom)|electricista del automóvil|montador de neumáticos/u,
    name: {
      en: 'Vehicle Technician',
      de: 'Kfz-Mechatroniker:in',
      fr: 'Mécanicien automobile',
      es: 'Mecánico/a de automóviles',
    },
    words: {
      en: {
        purpose: ['keep vehicles [safe and on the road|running as they should], with work that holds'],
        duties: [
          'Service vehicles [by the maintenance plan|to the maker’s instructions] and note what will soon be due.',
          'Find faults by [listening, measuring and reading out the electronics|testing step by step] before any part is changed.',
          'Repair engines, brakes, steering and [electrical systems|running gear] and set everything as prescribed.',
          'Test the vehicle after the work and [make sure the fault is gone|check all that matters for safety].',
          'Tell the workshop or the owner [what was found and what can wait|early when a job grows].',
          'Keep tools, lifts and your bay [clean and safe|in order], and dispose of oil and old parts properly.',
        ],
        needs: [
          'Training in the trade, with mechanics as with electronics.',
          'Patience in finding the cause of a fault.',
          'Careful work where safety depends on it.',
        ],
        success: [
          'vehicles leave the workshop right the first time and [on the day agreed|their owners trust the work]',
        ],
      },
      de: {
        purpose: ['Fahrzeuge [sicher und zuverlässig fahren|so laufen, wie sie sollen], mit Arbeit, die hält'],
        duties: [
          'Fahrzeuge [nach Wartungsplan|nach Herstellervorgaben] warten und notieren, was bald fällig wird',
          'Fehler durch [Hören, Messen und Auslesen|schrittweises Prüfen] finden, bevor Teile getauscht werden',
          'Motor, Bremsen, Lenkung und [Elektrik|Fahrwerk] instand setzen und nach Vorschrift einstellen',
          'Nach der Arbeit prüfen, [ob der Fehler behoben ist|was für die Sicherheit zählt]',
          'Werkstatt oder Kunden sagen, [was gefunden wurde und was warten kann|wenn ein Auftrag größer wird]',
          'Werkzeug, Hebebühne und Arbeitsplatz [sauber und sicher|in Ordnung] halten und Altöl und Altteile richtig entsorgen',
        ],
        needs: [
          'Eine Ausbildung im Beruf, in Mechanik wie Elektronik',
          'Geduld bei der Suche nach der Ursache',
          'Sorgfalt, wo Sicherheit davon abhängt',
        ],
        success: [
          'Fahrzeuge beim ersten Mal in Ordnung sind und [zum vereinbarten Termin fertig werden|Kunden der Arbeit vertrauen]',
        ],
      },
      fr: {
        purpose: [
          'garder des véhicules [sûrs et en état de rouler|en parfait état de marche], par un travail qui tient',
        ],
        duties: [
          'Entretenir les véhicules [selon le plan d’entretien|selon le constructeur] et noter ce qui sera bientôt à faire',
          'Chercher la panne [à l’oreille, aux instruments et à la valise|pas à pas] avant de changer une pièce',
          'Réparer moteur, freins, direction et [circuits électriques|trains roulants] et tout régler selon les prescriptions',
          'Essayer le véhicule après les travaux et [s’assurer que la panne a disparu|contrôler tout ce qui touche à la sécurité]',
          'Dire à l’atelier ou au client [ce qui a été trouvé et ce qui peut attendre|tôt quand un travail grossit]',
          'Garder outils, pont et poste [propres et sûrs|en ordre] et trier huiles et pièces usées',
        ],
        needs: [
          'Une formation au métier, en mécanique comme en électronique',
          'De la patience pour trouver la cause d’une panne',
          'De la rigueur là où la sécurité en dépend',
        ],
        success: [
          'les véhicules ressortent en ordre du premier coup et [au jour convenu|que les clients se fient au travail]',
        ],
      },
      es: {
        purpose: ['mantener los vehículos [seguros y en marcha|funcionando como deben], con un trabajo que dure'],
        duties: [
          'Hacer el mantenimiento [según el plan|según el fabricante] y anotar lo que tocará pronto',
          'Buscar la avería [de oído, midiendo y con diagnosis|paso a paso] antes de cambiar ninguna pieza',
          'Reparar motor, frenos, dirección y [electricidad|tren de rodaje] y ajustarlo todo según lo prescrito',
          'Probar el vehículo tras la reparación y [comprobar que la avería ha desaparecido|revisar todo lo que afecta a la seguridad]',
          'Contar al taller o al cliente [qué se ha encontrado y qué puede esperar|enseguida si el trabajo crece]',
          'Tener herramientas, elevador y puesto [limpios y seguros|en orden] y tratar bien aceites y piezas usadas',
        ],
        needs: [
          'Formación en el oficio, en mecánica y en electrónica',
          'Paciencia para dar con la causa de una avería',
          'Cuidado allí donde depende la seguridad',
        ],
        success: ['los vehículos salgan bien a la primera y [en el día acordado|sus dueños confíen en el trabajo]'],
      },
    },
  },
]
