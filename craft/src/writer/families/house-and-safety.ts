import type { Role } from './role.ts'

/** Work that keeps houses in order, clean and safe. */
export const HOUSE_AND_SAFETY: Role[] = [
  {
    id: 'caretaker',
    titles:
      /caretaker|janitor|hausmeister|hauswart|hauswirt(?!schaft)|abwart|schulwart|hausbetreuer|haustechniker|gardien(?:ne)? (?:d['’ ]?immeuble|de résidence)|^gardien(?:ne)?$|concierge d['’ ]?immeuble|factotum|conserje(?! (?:de hotel|de noche))|portero de (?:finca|fincas|edificio|comunidad)/,
    name: { en: 'Caretaker', de: 'Hausmeister:in', fr: 'Gardien d’immeuble', es: 'Conserje' },
    words: {
      en: {
        purpose: [
          'keep the building and its grounds [safe, clean and in working order|in good order for everyone who uses them]',
        ],
        duties: [
          'Walk through the building and grounds, [note what is worn or broken|check lights, doors and heating] and see to it.',
          'Do small repairs yourself, [from dripping taps to loose handles|with care and the right tool].',
          'Open and lock up and [set rooms ready for use|keep keys in order].',
          'Call in firms for larger jobs, [let them in and check what they did|explain the fault and see the work done].',
          'Keep paths and entrances [clear of leaves, snow and litter|clean and safe to walk].',
          'Listen to those who live, work or learn here, and [say when their matter will be dealt with|find a friendly solution].',
        ],
        needs: [
          'Skilled hands and an eye for what needs doing.',
          'A friendly manner, also when rules have to be kept.',
          'Working alone and deciding what comes first.',
        ],
        success: [
          'things work, faults do not stay open for long and [people know whom to ask|the house looks cared for]',
        ],
      },
      de: {
        purpose: ['Haus und Außenanlagen [sicher, sauber und in Ordnung sind|allen, die sie nutzen, gut dienen]'],
        duties: [
          'Rundgänge machen, [Schäden und Verschleiß erkennen|Licht, Türen und Heizung prüfen] und sich darum kümmern',
          'Kleine Reparaturen selbst erledigen, [vom tropfenden Hahn bis zur losen Klinke|sorgfältig und mit passendem Werkzeug]',
          'Auf- und abschließen und [Räume für ihre Nutzung herrichten|Schlüssel verwalten]',
          'Für größere Arbeiten Firmen rufen, [sie einlassen und das Ergebnis prüfen|einweisen und die Arbeit abnehmen]',
          'Wege und Eingänge [von Laub, Schnee und Unrat freihalten|sauber und sicher begehbar halten]',
          'Anliegen im Haus anhören und [sagen, wann sie erledigt werden|freundlich eine Lösung finden]',
        ],
        needs: [
          'Handwerkliches Geschick und ein Blick für das, was zu tun ist',
          'Eine freundliche Art, auch wenn an Regeln zu erinnern ist',
          'Selbstständigkeit bei der Einteilung der Arbeit',
        ],
        success: [
          'alles funktioniert, Mängel nicht lange offenbleiben und [alle wissen, an wen sie sich wenden|das Haus gepflegt wirkt]',
        ],
      },
      fr: {
        purpose: [
          'garder les bâtiments et leurs abords [sûrs, propres et en bon état|agréables pour tous ceux qui s’en servent]',
        ],
        duties: [
          'Faire le tour des lieux, [repérer usure et pannes|contrôler éclairage, portes et chauffage] et y remédier',
          'Réaliser les petites réparations, [du robinet qui goutte à la poignée qui bouge|avec soin et le bon outil]',
          'Ouvrir et fermer les lieux et [préparer les salles|tenir les clés en ordre]',
          'Appeler des entreprises pour les gros travaux, [les accueillir et vérifier le résultat|expliquer la panne et suivre l’intervention]',
          'Garder allées et entrées [libres de feuilles, de neige et de déchets|propres et sûres]',
          'Écouter les occupants et [dire quand leur demande sera traitée|trouver une solution aimable]',
        ],
        needs: [
          'L’habileté manuelle et l’œil pour ce qu’il y a à faire',
          'Une humeur aimable, même pour rappeler les règles',
          'L’autonomie dans l’organisation du travail',
        ],
        success: [
          'tout fonctionne, que les pannes ne traînent pas et que [chacun sait à qui s’adresser|les lieux ont l’air soignés]',
        ],
      },
      es: {
        purpose: [
          'mantener el edificio y sus zonas comunes [seguros, limpios y en buen estado|a punto para quienes los usan]',
        ],
        duties: [
          'Recorrer el edificio, [detectar averías y desgaste|revisar luces, puertas y calefacción] y ponerles remedio',
          'Hacer pequeñas reparaciones, [del grifo que gotea a la manilla suelta|con cuidado y la herramienta adecuada]',
          'Abrir y cerrar y [preparar las salas|tener las llaves en orden]',
          'Avisar a empresas para los trabajos mayores, [recibirlas y comprobar el resultado|explicar la avería y seguir la reparación]',
          'Mantener accesos y entradas [libres de hojas, nieve y basura|limpios y seguros]',
          'Atender a quienes viven, trabajan o estudian allí y [decir cuándo se resolverá su asunto|buscar una solución amable]',
        ],
        needs: [
          'Maña y ojo para lo que hay que hacer',
          'Trato amable, también al recordar las normas',
          'Autonomía para organizar el trabajo',
        ],
        success: [
          'todo funcione, las averías no se alarguen y [cada cual sepa a quién acudir|el edificio se vea cuidado]',
        ],
      },
    },
  },
  {
    id: 'security-guard',
    titles:
      /(?<!information )security (?:guard|officer|steward|supervisor)|night watch|door (?:supervisor|attendant|staff)|bouncer|store detective|loss prevention|sicherheitsmitarb|sicherheitskraft|schutz und sicherheit|wachmann|wachfrau|wachschutz|werkschutz|werkschützer|objektschutz|pförtner|türsteher|ladendetektiv|nachtwächter|agent\p{L}* (?:de (?:la )?(?:sécurité|sûreté|prévention et (?:de )?sécurité|gardiennage|surveillance)(?! de la voie)|cynophile|ssiap)|agente de seguridad|rondier|^(?:vigilante|guardia|vigilador)(?: nocturno)?$|(?:vigilante|guarda|guardia) de seguridad|controlador\p{L}* de accesos/u,
    name: { en: 'Security Officer', de: 'Sicherheitskraft', fr: 'Agent de sécurité', es: 'Vigilante de seguridad' },
    words: {
      en: {
        purpose: ['keep people and property safe, [calmly and attentively|without anyone feeling watched]'],
        duties: [
          'Control who comes in and [greet visitors and deliveries|check passes with courtesy].',
          'Make rounds, check [doors, windows and alarms|escape routes and fire doors] and note what you find.',
          'Watch cameras and alarms and [respond at once when something is wrong|decide what needs a closer look].',
          'Settle tense situations [with words|before they grow] and call for help in good time.',
          'Give first help in accidents and fires and [guide emergency services|lead people to safety].',
          'Report incidents [factually and completely|so that the next shift knows all it needs].',
        ],
        needs: [
          'Alertness, also in the quiet hours.',
          'A calm, polite and firm manner.',
          'Reliability in following instructions and reporting.',
        ],
        success: ['people feel safe and [trouble ends before it starts|nothing goes unnoticed]'],
      },
      de: {
        purpose: ['Menschen und Gebäude geschützt sind, [ruhig und aufmerksam|ohne dass sich jemand beobachtet fühlt]'],
        duties: [
          'Zugänge kontrollieren und [Besuch und Lieferungen freundlich empfangen|Ausweise höflich prüfen]',
          'Rundgänge machen, [Türen, Fenster und Alarmanlagen|Fluchtwege und Brandschutztüren] prüfen und Auffälliges notieren',
          'Kameras und Meldeanlagen im Blick behalten und [bei Alarm sofort handeln|Unklarem nachgehen]',
          'Angespannte Lagen [mit Worten|früh] beruhigen und rechtzeitig Hilfe holen',
          'Bei Unfällen und Bränden erste Hilfe leisten und [Rettungskräfte einweisen|Menschen in Sicherheit bringen]',
          'Vorfälle [sachlich und vollständig dokumentieren|so festhalten, dass die nächste Schicht Bescheid weiß]',
        ],
        needs: [
          'Aufmerksamkeit, auch in ruhigen Stunden',
          'Ein ruhiges, höfliches und bestimmtes Auftreten',
          'Verlässlichkeit bei Anweisungen und Berichten',
        ],
        success: ['sich alle sicher fühlen und [Ärger endet, bevor er beginnt|nichts unbemerkt bleibt]'],
      },
      fr: {
        purpose: [
          'protéger les personnes et les lieux, [avec calme et attention|sans que personne se sente surveillé]',
        ],
        duties: [
          'Contrôler les accès et [accueillir visiteurs et livraisons|vérifier les badges avec courtoisie]',
          'Effectuer des rondes, contrôler [portes, fenêtres et alarmes|issues de secours et portes coupe-feu] et noter les anomalies',
          'Surveiller caméras et alarmes et [réagir aussitôt en cas d’anomalie|lever le doute]',
          'Apaiser les tensions [par la parole|avant qu’elles ne montent] et appeler du renfort à temps',
          'Porter les premiers secours et [guider les services d’urgence|mettre les personnes à l’abri]',
          'Rendre compte des incidents [de façon factuelle et complète|pour que la relève sache tout]',
        ],
        needs: [
          'De la vigilance, même aux heures calmes',
          'Une attitude calme, polie et ferme',
          'De la rigueur dans les consignes et les rapports',
        ],
        success: ['chacun se sent en sécurité et [que les incidents s’arrêtent avant de commencer|que rien n’échappe]'],
      },
      es: {
        purpose: ['proteger a las personas y los bienes [con calma y atención|sin que nadie se sienta observado]'],
        duties: [
          'Controlar los accesos y [recibir visitas y entregas con amabilidad|comprobar acreditaciones con cortesía]',
          'Hacer rondas, revisar [puertas, ventanas y alarmas|salidas de emergencia y puertas cortafuegos] y anotar lo que llame la atención',
          'Vigilar cámaras y alarmas y [actuar enseguida si algo falla|comprobar lo que no esté claro]',
          'Calmar las situaciones tensas [con la palabra|antes de que crezcan] y pedir ayuda a tiempo',
          'Prestar primeros auxilios y [guiar a los servicios de emergencia|poner a las personas a salvo]',
          'Informar de los incidentes [de forma objetiva y completa|para que el turno siguiente lo sepa todo]',
        ],
        needs: [
          'Atención, también en las horas tranquilas',
          'Trato sereno, educado y firme',
          'Rigor con las instrucciones y los partes',
        ],
        success: ['la gente se sienta segura y [los problemas acaben antes de empezar|nada pase inadvertido]'],
      },
    },
  },
  {
    id: 'domestic-help',
    titles:
      /domestic (?:help|worker)|home help|housekeeper (?:for|in) (?:a )?(?:private|family)|private housekeeper|haushaltshilf|haushaltshelf|haushälter|haushaltskraft|employé\p{L}* de maison|aide[- ]ménagèr|gouvernant\p{L}* de maison|emplead[oa] (?:de hogar|doméstic|del hogar)|asistenta del hogar|intern[oa] de hogar|personal doméstico/u,
    name: { en: 'Domestic Help', de: 'Haushaltshilfe', fr: 'Employé de maison', es: 'Empleado/a de hogar' },
    words: {
      en: {
        purpose: ['keep a home [clean, comfortable and running|in good order, so that those who live there can rest]'],
        duties: [
          'Clean rooms, kitchen and bathrooms [as agreed|with care for what people own].',
          'Wash, iron and [put clothes and linen away|mend small things].',
          'Shop and [cook meals people like|prepare simple meals], with allergies and habits in mind.',
          'Keep supplies in view and [say what is running out|settle up exactly].',
          'Lend a hand with [children, guests or older people where it was agreed|plants and pets], kindly and calmly.',
          'Agree with the household what matters most and [speak up when something breaks or time is short|work on your own in between].',
        ],
        needs: ['Practice in running a home.', 'Honesty and discretion.', 'Working on your own without reminders.'],
        success: [
          'the home is pleasant to come back to and [nobody has to think about it|everyone trusts you with the key]',
        ],
      },
      de: {
        purpose: [
          'der Haushalt [sauber, gemütlich und gut versorgt ist|in Ordnung ist und alle darin zur Ruhe kommen]',
        ],
        duties: [
          'Zimmer, Küche und Bad reinigen, [wie vereinbart|mit Rücksicht auf das Eigentum der Familie]',
          'Waschen, bügeln und [Wäsche einräumen|Kleinigkeiten ausbessern]',
          'Einkaufen und [kochen, was schmeckt|einfache Mahlzeiten zubereiten], mit Blick auf Allergien und Gewohnheiten',
          'Vorräte im Blick behalten und [sagen, was zur Neige geht|genau abrechnen]',
          'Bei [Kindern, Gästen oder älteren Menschen|Pflanzen und Haustieren] mithelfen, soweit vereinbart',
          'Absprechen, was am wichtigsten ist, und [Bescheid geben, wenn etwas kaputt ist|dazwischen selbstständig arbeiten]',
        ],
        needs: ['Übung im Führen eines Haushalts', 'Ehrlichkeit und Diskretion', 'Selbstständigkeit ohne Erinnern'],
        success: ['man gern nach Hause kommt und [niemand daran denken muss|alle Ihnen den Schlüssel anvertrauen]'],
      },
      fr: {
        purpose: ['tenir une maison [propre, accueillante et bien organisée|en ordre, pour que chacun s’y repose]'],
        duties: [
          'Nettoyer chambres, cuisine et salles d’eau [comme convenu|en respectant les affaires de chacun]',
          'Laver, repasser et [ranger le linge|faire de petits raccommodages]',
          'Faire les courses et [cuisiner ce qui plaît|préparer des repas simples], en tenant compte des allergies et des habitudes',
          'Surveiller les provisions et [dire ce qui va manquer|rendre des comptes exacts]',
          'Aider auprès [des enfants, des invités ou des aînés|des plantes et des animaux] si cela est convenu',
          'Convenir de ce qui compte le plus et [signaler ce qui casse|avancer en autonomie entre-temps]',
        ],
        needs: [
          'La pratique de la tenue d’une maison',
          'De l’honnêteté et de la discrétion',
          'De l’autonomie, sans rappels',
        ],
        success: [
          'il est agréable de rentrer chez soi et [que personne n’a à y penser|que les clés se confient sans crainte]',
        ],
      },
      es: {
        purpose: [
          'llevar una casa [limpia, acogedora y bien organizada|en orden, para que quienes viven en ella descansen]',
        ],
        duties: [
          'Limpiar habitaciones, cocina y baños [según lo acordado|cuidando las cosas de la familia]',
          'Lavar, planchar y [guardar la ropa|hacer pequeños arreglos]',
          'Hacer la compra y [cocinar lo que gusta|preparar comidas sencillas], teniendo en cuenta alergias y costumbres',
          'Vigilar la despensa y [avisar de lo que se acaba|llevar cuentas exactas]',
          'Echar una mano con [niños, invitados o mayores|plantas y animales] si así se acuerda',
          'Acordar qué es lo más importante y [avisar si algo se rompe|trabajar con autonomía]',
        ],
        needs: ['Práctica en llevar una casa', 'Honradez y discreción', 'Autonomía, sin necesidad de recordatorios'],
        success: ['dé gusto volver a casa y [nadie tenga que pensar en ello|se confíen las llaves con tranquilidad]'],
      },
    },
  },
  {
    id: 'cleaner',
    titles:
      /(?<!street )cleaner(?!\/housekeeper)|domestic assistant|cleaning (?:operative|assistant|staff|supervisor|manager)|gebäudereinig|unterhaltsreinig|(?<!zimmer)reinigungskraft|raumpfleg|putzkraft|putzhilf|glasreinig|fensterputz|reinigungs(?:mitarb|personal|hilf)|agent\p{L}* (?:de ménage|d['’]entretien(?! des espaces)|de nettoyage|de propreté(?! urb))|employé\p{L}* de ménage|femme de ménage(?! h[oô]tel)|laveur de vitres|(?:personal|operari[oa]|auxiliar|especialista|peón|encargad[oa]) de limpieza(?! (?:viaria|de hotel))|limpiador|limpiacristales/u,
    name: { en: 'Cleaner', de: 'Reinigungskraft', fr: 'Agent d’entretien', es: 'Personal de limpieza' },
    words: {
      en: {
        purpose: ['keep rooms clean so that [people like to work, learn or live in them|everyone can feel well there]'],
        duties: [
          'Clean floors, surfaces and washrooms [to the plan|thoroughly, also in the corners].',
          'Empty bins, sort waste and [refill soap, towels and paper|leave nothing standing].',
          'Use machines and cleaning agents [safely and sparingly|as the instructions say].',
          'Clean glass, doors and [handles|switches] without streaks.',
          'Report damage, leaks and [anything left open|lost property] on the same day.',
          'Keep trolley and store in order and [say what needs reordering|wash cloths and mops].',
        ],
        needs: ['A careful eye.', 'Reliability, also when nobody is watching.', 'Respect for other people’s things.'],
        success: [
          'rooms are clean on time and [nobody has to remind you of anything|those who use them notice the difference]',
        ],
      },
      de: {
        purpose: ['Räume so sauber sind, dass [man gern darin arbeitet, lernt oder lebt|sich alle darin wohlfühlen]'],
        duties: [
          'Böden, Flächen und Sanitärräume reinigen, [nach Plan|gründlich, auch in den Ecken]',
          'Papierkörbe leeren, Abfall trennen und [Seife, Handtücher und Papier auffüllen|nichts stehen lassen]',
          'Maschinen und Mittel [sicher und sparsam|nach Anleitung] einsetzen',
          'Glas, Türen und [Griffe|Schalter] streifenfrei reinigen',
          'Schäden, Lecks und [offene Fenster|Fundsachen] noch am selben Tag melden',
          'Wagen und Lager in Ordnung halten und [Bedarf melden|Tücher und Bezüge waschen]',
        ],
        needs: ['Ein sorgfältiger Blick', 'Zuverlässigkeit, auch ohne Aufsicht', 'Respekt vor fremdem Eigentum'],
        success: ['Räume pünktlich sauber sind und [niemand an etwas erinnern muss|man den Unterschied sieht]'],
      },
      fr: {
        purpose: ['garder des lieux propres où [l’on aime travailler, apprendre ou vivre|chacun se sent bien]'],
        duties: [
          'Nettoyer sols, surfaces et sanitaires [selon le planning|à fond, jusque dans les coins]',
          'Vider les corbeilles, trier les déchets et [remettre savon, essuie-mains et papier|ne rien laisser traîner]',
          'Utiliser machines et produits [avec prudence et mesure|selon les consignes]',
          'Nettoyer vitres, portes et [poignées|interrupteurs] sans laisser de traces',
          'Signaler dégâts, fuites et [fenêtres ouvertes|objets trouvés] le jour même',
          'Garder chariot et local en ordre et [dire ce qu’il faut recommander|laver lavettes et franges]',
        ],
        needs: ['Un œil attentif', 'De la fiabilité, même sans surveillance', 'Le respect des affaires d’autrui'],
        success: ['les lieux sont propres à l’heure et [que rien n’est à rappeler|que la différence se voit]'],
      },
      es: {
        purpose: ['mantener espacios limpios donde [guste trabajar, aprender o vivir|todos se sientan a gusto]'],
        duties: [
          'Limpiar suelos, superficies y aseos [según el plan|a fondo, también en los rincones]',
          'Vaciar papeleras, separar residuos y [reponer jabón, toallas y papel|no dejar nada por medio]',
          'Usar máquinas y productos [con prudencia y medida|según las instrucciones]',
          'Limpiar cristales, puertas [y manillas|e interruptores] sin dejar marcas',
          'Avisar de daños, fugas y [ventanas abiertas|objetos perdidos] el mismo día',
          'Tener carro y almacén en orden y [decir qué hay que reponer|lavar bayetas y mopas]',
        ],
        needs: ['Vista atenta', 'Responsabilidad, también sin supervisión', 'Respeto por las cosas ajenas'],
        success: ['los espacios estén limpios a su hora y [nadie tenga que recordar nada|se note la diferencia]'],
      },
    },
  },
]
