import type { Role } from './role.ts'

/** Who welds, forges, wires and prints: not the work of those who run a machine. */
export const METAL_AND_POWER: Role[] = [
  {
    id: 'welder',
    titles:
      /weld(?:er|ing(?! (?:inspector|engineer|instructor)))|schweißer|schweisser|schweißfach|schweißtechn|soudeu|soldador|brazer|hartlöter/,
    name: { en: 'Welder', de: 'Schweißer:in', fr: 'Soudeur', es: 'Soldador/a' },
    words: {
      en: {
        purpose: ['join metal with welds that [hold|stand up to every test]'],
        duties: [
          'Weld parts and assemblies [to the drawing|by the welding instructions](( with {tools})).',
          'Prepare, align and tack [parts|joints] before welding.',
          'Check seams and [grind out and reweld what is not right|measure them].',
          'Choose filler, gas and [current|heat input] for the material.',
          'Grind, clean and [finish the seams|straighten what the heat has warped].',
          'Keep torch, [cables and gas|extraction and screens] and the workplace in order.',
        ],
        needs: [
          'Training or practice as a welder.',
          'Reading drawings and welding symbols.',
          'A steady hand and good eyes for the seam.',
        ],
        success: [
          'welds pass inspection [the first time|without rework], parts keep their shape and nobody gets burnt',
        ],
      },
      de: {
        purpose: ['Schweißnähte [halten|jede Prüfung bestehen]'],
        duties: [
          'Bauteile und Baugruppen(( mit {tools})) [nach Zeichnung|nach Schweißanweisung] schweißen',
          'Teile vorbereiten, ausrichten und [heften|für die Naht vorbereiten]',
          'Schweißnähte prüfen und [Fehler ausschleifen und nachschweißen|nachmessen]',
          'Zusatzwerkstoff, Gas und [Strom|Wärme] passend zum Werkstoff wählen',
          'Nähte verputzen und [reinigen|Verzug richten]',
          'Brenner, [Kabel und Gas|Absaugung und Schutzwände] und Arbeitsplatz in Ordnung halten',
        ],
        needs: [
          'Ausbildung oder Praxis im Schweißen',
          'Zeichnungen und Schweißsymbole lesen',
          'Eine ruhige Hand und ein gutes Auge für die Naht',
        ],
        success: [
          'Nähte die Prüfung [beim ersten Mal|ohne Nacharbeit] bestehen, Teile maßhaltig bleiben und sich niemand verletzt',
        ],
      },
      fr: {
        purpose: ['assembler le métal par des soudures [solides|qui passent tous les contrôles]'],
        duties: [
          'Souder pièces et ensembles(( avec {tools})) [selon le plan|selon le mode opératoire]',
          'Préparer, positionner et pointer [les pièces|les joints] avant soudage',
          'Contrôler les cordons et [meuler puis reprendre les défauts|les mesurer]',
          'Choisir métal d’apport, gaz et [intensité|apport de chaleur] selon la matière',
          'Meuler, nettoyer et [finir les soudures|redresser les déformations]',
          'Garder torche, [câbles et gaz|aspiration et écrans] et poste en ordre',
        ],
        needs: [
          'Une formation ou une pratique du soudage',
          'La lecture de plans et de symboles de soudure',
          'Une main sûre et l’œil pour le cordon',
        ],
        success: [
          'les soudures passent le contrôle [du premier coup|sans reprise], les pièces gardent leurs cotes et personne ne se blesse',
        ],
      },
      es: {
        purpose: ['unir el metal con soldaduras [firmes|que superen cada control]'],
        duties: [
          'Soldar piezas y conjuntos(( con {tools})) [según plano|según el procedimiento]',
          'Preparar, alinear y puntear [las piezas|las uniones] antes de soldar',
          'Revisar los cordones y [sanear y repasar los defectos|medirlos]',
          'Elegir material de aporte, gas [e intensidad|y entrada de calor] según el metal',
          'Amolar, limpiar y [rematar las soldaduras|enderezar lo deformado]',
          'Tener en orden antorcha, [cables y gas|extracción y pantallas] y puesto',
        ],
        needs: ['Formación o práctica en el oficio', 'Lectura de planos', 'Pulso firme y buen ojo para el cordón'],
        success: [
          'las soldaduras pasen el control [a la primera|sin repasos], las piezas mantengan sus medidas y nadie se haga daño',
        ],
      },
    },
  },
  {
    id: 'metalworker',
    titles:
      /metal ?(?:worker|builder)|sheet metal|fabricator|steel ?(?:erector|worker|fixer)|ironworker|blacksmith|^locksmith|boilermaker|pipe ?fitter|metallbau(?!in)|konstruktionsmechan|stahlbau(?!in)|schmied(?!l)(?<!goldschmied|silberschmied|hufschmied|hufbeschlagschmied)|schlosser(?!ei)(?<!maschinenschlosser|betriebsschlosser|kfz-schlosser|autoschlosser)|blechner|blechbearbeit|kesselbau|rohrschlosser|chaudronn|métallier|serrurier|ferronn|tôlier(?! auto)(?!.{0,3}(?:peintre|carross))|tuyauteu|forgeron|charpentier métal|(?:carpinter|montador)[oa]? (?:metálic\p{L}*|de estructuras)|cerrajer|calderer|herrero|forjador|tubero(?! de redes)|hojalater/u,
    name: { en: 'Metalworker', de: 'Metallbauer:in', fr: 'Métallier', es: 'Cerrajero/a metalista' },
    words: {
      en: {
        purpose: ['make and fit metal structures that [fit and hold|last]'],
        duties: [
          'Cut, bend and drill [sheet, pipes and sections|metal] to the drawing.',
          'Join parts by [welding and bolting|riveting, welding or bolting].',
          'Fit railings, gates, frames or [steel structures|pipes] on site.',
          'Measure on site and [make the parts to fit|work out the cuts].',
          'Grind, deburr and [protect surfaces from rust|finish visible edges].',
          'Repair [locks, fittings and frames|metal parts] and adjust what jams.',
        ],
        needs: [
          'Training or practice in a metal trade.',
          'Reading drawings and measuring exactly.',
          'Care with sparks, loads and sharp edges.',
        ],
        success: [
          'parts fit on site, [seams and edges are clean|nothing has to go back to the workshop] and nobody gets hurt',
        ],
      },
      de: {
        purpose: ['Metallkonstruktionen [passen und halten|lange halten]'],
        duties: [
          '[Bleche, Rohre und Profile|Metall] nach Zeichnung zuschneiden, biegen und bohren',
          'Teile durch [Schweißen und Schrauben|Nieten, Schweißen oder Schrauben] verbinden',
          'Geländer, Tore, Rahmen oder [Stahlkonstruktionen|Rohrleitungen] vor Ort montieren',
          'Aufmaß nehmen und [Teile passend fertigen|Zuschnitte berechnen]',
          'Schleifen, entgraten und [Oberflächen vor Rost schützen|sichtbare Kanten sauber ausarbeiten]',
          '[Schlösser, Beschläge und Rahmen|Metallteile] reparieren und Klemmendes einstellen',
        ],
        needs: [
          'Ausbildung oder Praxis in einem Metallberuf',
          'Zeichnungen lesen und genau messen',
          'Umsicht bei Funken, Lasten und scharfen Kanten',
        ],
        success: [
          'Teile vor Ort passen, [Nähte und Kanten sauber sind|nichts zurück in die Werkstatt muss] und sich niemand verletzt',
        ],
      },
      fr: {
        purpose: ['fabriquer et poser des ouvrages en métal [justes et solides|durables]'],
        duties: [
          'Couper, plier et percer [tôles, tubes et profilés|le métal] selon le plan',
          'Assembler par [soudage et boulonnage|rivetage, soudage ou boulonnage]',
          'Poser garde-corps, portails, châssis ou [charpentes métalliques|tuyauteries] sur place',
          'Relever les cotes et [fabriquer à la mesure|calculer les débits]',
          'Meuler, ébavurer et [protéger de la rouille|soigner les arêtes visibles]',
          'Réparer [serrures, ferrures et châssis|les pièces métalliques] et régler ce qui coince',
        ],
        needs: [
          'Une formation ou une pratique du métal',
          'La lecture de plans et la mesure exacte',
          'De la prudence : étincelles, charges, arêtes vives',
        ],
        success: [
          'les pièces vont du premier coup, [soudures et arêtes sont nettes|rien ne revient à l’atelier] et personne ne se blesse',
        ],
      },
      es: {
        purpose: ['fabricar y montar estructuras de metal [que encajen y aguanten|duraderas]'],
        duties: [
          'Cortar, plegar y taladrar [chapas, tubos y perfiles|metal] según plano',
          'Unir piezas [con soldadura y tornillería|remachando, soldando o atornillando]',
          'Montar barandillas, puertas, marcos o [estructuras metálicas|tuberías] en obra',
          'Tomar medidas y [fabricar las piezas a medida|calcular los cortes]',
          'Amolar, desbarbar y [proteger del óxido|rematar los cantos vistos]',
          'Reparar [cerraduras, herrajes y marcos|piezas metálicas] y ajustar lo que se atasca',
        ],
        needs: [
          'Formación o práctica en un oficio del metal',
          'Lectura de planos y medición exacta',
          'Prudencia con chispas, cargas y cantos vivos',
        ],
        success: [
          'las piezas encajen en obra, [uniones y cantos queden limpios|nada vuelva al taller] y nadie se haga daño',
        ],
      },
    },
  },
  {
    id: 'electrical-engineer',
    titles:
      /electrical (?:design |project )?engineer|\bplc\b|(?<!(?:test|qa|software|marketing|process|network|cloud|it) )automation engineer|controls engineer|elektroingenieur|elektroplaner|elektrokonstruk|\bsps-|automatisierungs(?:ing|techniker)|steuerungstechn|ingénieur\p{L}* (?:en )?(?:électri|automat|électrotech)|automaticien|ingenier[oa]\p{L}* (?:eléctric|de automatiz|en automát|electr[oó]nic)|programador[a]? (?:de )?(?:plc|autómatas|robots)|automatista/u,
    name: {
      en: 'Electrical and Automation Engineer',
      de: 'Elektro- und Automatisierungsingenieur:in',
      fr: 'Ingénieur électricité et automatismes',
      es: 'Ingeniero/a eléctrico/a y de automatización',
    },
    words: {
      en: {
        purpose: ['design and programme controls that [do exactly what the plant needs|run safely]'],
        duties: [
          'Design circuits and control cabinets(( with {tools})) [from the first sketch|by the standards].',
          'Write and test [control programs|programs for plants and drives].',
          'Draw up wiring diagrams and [parts lists|documents for the workshop].',
          'Start up plants [on site|step by step] and tune them.',
          'Find faults in [control and wiring|program and field devices] and put them right.',
          'Check protective devices and [document safety|record the measurements].',
        ],
        needs: [
          'Training or a degree in electrical engineering or automation.',
          'Logical thinking and methodical testing.',
          'Safe work with live current.',
        ],
        success: [
          'plants start up as planned, [stops are rare|diagrams match what was built] and protection always works',
        ],
      },
      de: {
        purpose: ['Steuerungen [genau das tun, was die Anlage braucht|sicher laufen]'],
        duties: [
          'Schaltungen und Schaltschränke(( mit {tools})) [vom ersten Entwurf an|nach Norm] planen',
          '[Steuerungsprogramme|Programme für Anlagen und Antriebe] schreiben und testen',
          'Stromlaufpläne und [Stücklisten|Unterlagen für die Werkstatt] erstellen',
          'Anlagen [vor Ort|Schritt für Schritt] in Betrieb nehmen und einstellen',
          'Fehler in [Steuerung und Verdrahtung|Programm und Feldgeräten] finden und beheben',
          'Schutzeinrichtungen prüfen und [die Sicherheit nachweisen|Messwerte dokumentieren]',
        ],
        needs: [
          'Ausbildung oder Studium der Elektro- oder Automatisierungstechnik',
          'Logisches Denken und methodisches Testen',
          'Sicheres Arbeiten mit Strom',
        ],
        success: [
          'Anlagen wie geplant anlaufen, [Stillstände selten sind|Pläne dem Gebauten entsprechen] und jeder Schutz greift',
        ],
      },
      fr: {
        purpose: ['concevoir et programmer des commandes [adaptées à l’installation|sûres]'],
        duties: [
          'Concevoir schémas et armoires électriques(( avec {tools})) [dès l’esquisse|selon les normes]',
          'Écrire et tester [les programmes d’automate|les programmes des installations et variateurs]',
          'Établir schémas de câblage et [nomenclatures|dossiers pour l’atelier]',
          'Mettre en service les installations [sur site|pas à pas] et les régler',
          'Trouver les défauts de [commande et de câblage|programme et d’appareillage] et les corriger',
          'Vérifier les protections et [justifier la sécurité|consigner les mesures]',
        ],
        needs: [
          'Une formation en électrotechnique ou en automatismes',
          'De la logique et des essais méthodiques',
          'Des gestes sûrs avec le courant',
        ],
        success: [
          'les installations démarrent comme prévu, [les arrêts sont rares|les schémas sont à jour] et les protections jouent leur rôle',
        ],
      },
      es: {
        purpose: ['diseñar y programar controles [que hagan lo que la instalación necesita|seguros]'],
        duties: [
          'Diseñar esquemas y armarios eléctricos(( con {tools})) [desde el primer boceto|según normas]',
          'Escribir y probar [programas de control|programas de instalaciones y accionamientos]',
          'Elaborar esquemas de cableado y [listas de materiales|documentos para el taller]',
          'Poner en marcha instalaciones [en planta|paso a paso] y ajustarlas',
          'Encontrar fallos de [control y cableado|programa y aparatos] y corregirlos',
          'Comprobar las protecciones y [acreditar la seguridad|registrar las mediciones]',
        ],
        needs: [
          'Formación en electricidad o automatización',
          'Lógica y pruebas metódicas',
          'Trabajo seguro con electricidad',
        ],
        success: [
          'las instalaciones arranquen según lo previsto, [las paradas sean raras|los esquemas coincidan con lo montado] y las protecciones respondan',
        ],
      },
    },
  },
  {
    id: 'printer',
    titles:
      /^printer|(?:print|printer|offset|digital print) (?:finisher|operator|technician)|printing press|screen printer|book ?binder|^drucker|medientechnolog|offsetdruck|siebdruck|buchbind|druckweiterverarb|imprimeur|conducteur\p{L}* (?:offset|de presse|de machine.{0,3} imprim)|sérigraph|relieu|impresor|(?:operador|maquinista)[a]? de (?:impresión|offset|imprenta)|serígraf|encuaderna/u,
    name: { en: 'Printer', de: 'Medientechnolog:in Druck', fr: 'Imprimeur', es: 'Impresor/a' },
    words: {
      en: {
        purpose: ['print sheets and products [that match the proof|in even colour to the last copy]'],
        duties: [
          'Set up the press with [paper, plates and inks|stock and files] for the job.',
          'Print runs and [match colour to the proof|watch register and colour].',
          'Take sheets during the run and [correct deviations|compare them].',
          'Cut, fold and [bind|finish] printed sheets.',
          'Wash and look after [rollers and plates|the press].',
          'Note paper used and [waste|run times] for the next order.',
        ],
        needs: [
          'Training or practice in printing or finishing.',
          'A good eye for colour.',
          'A feeling for paper and machine.',
        ],
        success: [
          'colour and register are right, [waste is low|jobs leave on the day promised] and reprints look the same',
        ],
      },
      de: {
        purpose: ['Drucke [dem Andruck entsprechen|bis zum letzten Bogen gleichmäßig sind]'],
        duties: [
          'Die Druckmaschine mit [Papier, Platten und Farben|Bogen und Daten] einrichten',
          'Auflagen drucken und [Farben auf den Andruck abstimmen|Passer und Farbe überwachen]',
          'Stichproben ziehen und [Abweichungen korrigieren|mit dem Muster vergleichen]',
          'Drucke schneiden, falzen und [binden|weiterverarbeiten]',
          '[Walzen und Platten|Die Maschine] waschen und pflegen',
          'Papierverbrauch und [Makulatur|Laufzeiten] für den nächsten Auftrag festhalten',
        ],
        needs: [
          'Ausbildung oder Praxis in Druck oder Weiterverarbeitung',
          'Ein gutes Auge für Farbe',
          'Gefühl für Papier und Maschine',
        ],
        success: [
          'Farbe und Passer stimmen, [wenig Makulatur anfällt|Aufträge pünktlich hinausgehen] und Nachdrucke gleich aussehen',
        ],
      },
      fr: {
        purpose: ['imprimer des feuilles [fidèles au bon à tirer|régulières jusqu’au dernier exemplaire]'],
        duties: [
          'Caler la presse : [papier, plaques et encres|support et fichiers] de la commande',
          'Imprimer les tirages et [accorder les couleurs au bon à tirer|surveiller repérage et couleur]',
          'Prélever des feuilles en cours de tirage et [corriger les écarts|les comparer]',
          'Couper, plier et [relier|façonner] les feuilles',
          'Laver et entretenir [rouleaux et plaques|la presse]',
          'Noter papier consommé et [gâche|temps de tirage] pour la suite',
        ],
        needs: [
          'Une formation ou une pratique de l’impression',
          'L’œil pour la couleur',
          'Le sens du papier et de la machine',
        ],
        success: [
          'couleur et repérage sont justes, [la gâche est faible|les commandes partent à l’heure] et les retirages sont pareils',
        ],
      },
      es: {
        purpose: ['imprimir pliegos [fieles a la prueba|uniformes hasta el último ejemplar]'],
        duties: [
          'Preparar la máquina con [papel, planchas y tintas|soporte y archivos] para el trabajo',
          'Imprimir tiradas [e igualar el color con la prueba|y vigilar registro y color]',
          'Sacar pliegos durante la tirada y [corregir desviaciones|compararlos]',
          'Cortar, plegar y [encuadernar|acabar] los pliegos',
          'Lavar y cuidar [rodillos y planchas|la máquina]',
          'Anotar papel usado y [merma|tiempos] para el siguiente trabajo',
        ],
        needs: [
          'Formación o práctica en impresión o acabados',
          'Buen ojo para el color',
          'Sensibilidad para papel y máquina',
        ],
        success: [
          'color y registro sean correctos, [haya poca merma|los trabajos salgan a tiempo] y las reimpresiones queden iguales',
        ],
      },
    },
  },
  {
    id: 'chimney-sweep',
    titles: /chimney sweep|schornsteinfeg|kaminkehr|kaminfeg|rauchfangkehr|ramoneu|deshollinador/,
    name: { en: 'Chimney Sweep', de: 'Schornsteinfeger:in', fr: 'Ramoneur', es: 'Deshollinador/a' },
    words: {
      en: {
        purpose: ['keep chimneys and stoves [safe and clean|free, so that homes are heated safely]'],
        duties: [
          'Sweep chimneys, [flues and stoves|stovepipes] and take the soot away.',
          'Check fireplaces and flues for [fire safety|tightness and draught].',
          'Measure exhaust gases and [record the results|explain the values].',
          'Advise residents on [heating safely|stoves, wood and ventilation].',
          'Report defects and [check that they were put right|set a time to see them again].',
          'Plan the day’s visits and [give notice of them|keep to the times].',
        ],
        needs: ['Training as a chimney sweep.', 'A head for heights.', 'Polite and clean work in people’s homes.'],
        success: ['flues are free, [defects are found early|homes stay clean] and residents heat without worry'],
      },
      de: {
        purpose: ['Schornsteine und Öfen [sicher und sauber sind|frei sind und sicher geheizt wird]'],
        duties: [
          'Schornsteine und [Öfen|Abgaswege] kehren und den Ruß mitnehmen',
          'Feuerstätten und Abgaswege auf [Brandschutz|Dichtheit und Zug] prüfen',
          'Abgase messen und [Ergebnisse dokumentieren|Werte erklären]',
          'Haushalte zu [sicherem Heizen|Öfen, Holz und Lüftung] beraten',
          'Mängel melden und [ihre Behebung prüfen|einen neuen Termin setzen]',
          'Die Besuche des Tages planen und [ankündigen|pünktlich einhalten]',
        ],
        needs: [
          'Ausbildung im Schornsteinfegerhandwerk',
          'Schwindelfreiheit',
          'Höfliches und sauberes Arbeiten in Wohnungen',
        ],
        success: ['Abgaswege frei sind, [Mängel früh auffallen|Wohnungen sauber bleiben] und alle unbesorgt heizen'],
      },
      fr: {
        purpose: ['garder conduits et poêles [sûrs et propres|dégagés, pour un chauffage sans danger]'],
        duties: [
          'Ramoner cheminées, [conduits et poêles|tubages] et emporter la suie',
          'Contrôler foyers et conduits : [sécurité incendie|étanchéité et tirage]',
          'Mesurer les fumées et [consigner les résultats|expliquer les valeurs]',
          'Conseiller les occupants sur [un chauffage sûr|poêles, bois et aération]',
          'Signaler les défauts et [vérifier leur réparation|fixer une nouvelle visite]',
          'Préparer les visites du jour et [les annoncer|tenir les horaires]',
        ],
        needs: ['Une formation de ramoneur', 'L’aisance en hauteur', 'Un travail poli et propre chez les gens'],
        success: [
          'les conduits sont dégagés, [les défauts repérés tôt|les logements restent propres] et chacun se chauffe sans crainte',
        ],
      },
      es: {
        purpose: ['mantener chimeneas y estufas [seguras y limpias|despejadas, para calentarse sin peligro]'],
        duties: [
          'Deshollinar chimeneas, [conductos y estufas|tubos] y retirar el hollín',
          'Revisar hogares y conductos: [seguridad contra incendios|estanqueidad y tiro]',
          'Medir los humos y [registrar los resultados|explicar los valores]',
          'Aconsejar a los vecinos sobre [calefacción segura|estufas, leña y ventilación]',
          'Comunicar defectos y [comprobar su arreglo|fijar otra visita]',
          'Preparar las visitas del día y [anunciarlas|cumplir los horarios]',
        ],
        needs: ['Formación de deshollinador/a', 'Soltura en altura', 'Trato educado y trabajo limpio en las casas'],
        success: [
          'los conductos estén despejados, [los defectos se vean pronto|las casas queden limpias] y nadie pase cuidado',
        ],
      },
    },
  },
]
