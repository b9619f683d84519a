import type { Role } from './role.ts'

/** Who draws pictures, clothes and skin: no screens for an app. */
export const DRAWING_AND_BODY_ART: Role[] = [
  {
    id: 'illustrator',
    titles:
      /illustrat(?:or|eur|rice)|(?:kinderbuch)?illustrator|comic(?:zeich|artist|s artist)|storyboard|concept artist|character (?:artist|designer)|ilustrador|dibujante|dessinat(?:eur|rice) (?:de presse|bd|jeunesse)|karikaturist/,
    name: { en: 'Illustrator', de: 'Illustrator:in', fr: 'Illustrateur', es: 'Ilustrador/a' },
    words: {
      en: {
        purpose: ['draw pictures that [tell the story with the words|people stop to look at]'],
        duties: [
          'Illustrate texts(( with {tools})) from [the first sketch to the finished picture|storyboard to final artwork].',
          'Develop characters and scenes and [keep them alike from page to page|try several ways].',
          'Draw storyboards and sketches and [discuss them with editors|revise them after comments].',
          'Choose technique, colour and [composition|line] to suit text and readers.',
          'Prepare artwork for [print|print and screen] in the right size and colour.',
          'Keep to delivery dates for sketches and [finals|corrections].',
        ],
        needs: [
          'A portfolio that shows your own hand.',
          'Sure drawing, by hand or on screen.',
          'Readiness to redraw when the story asks for it.',
        ],
        success: [
          'pictures and text belong together, [readers know the characters at once|proofs need few corrections] and artwork arrives on time',
        ],
      },
      de: {
        purpose: ['Bilder entstehen, die [mit dem Text erzählen|man gern ansieht]'],
        duties: [
          'Texte(( mit {tools})) illustrieren, [von der ersten Skizze bis zum fertigen Bild|vom Storyboard bis zur Reinzeichnung]',
          'Figuren und Szenen entwickeln und [von Seite zu Seite gleich halten|in Varianten ausprobieren]',
          'Storyboards und Skizzen zeichnen und [mit dem Lektorat besprechen|nach Rückmeldungen überarbeiten]',
          'Technik, Farbe und [Bildaufbau|Strich] passend zu Text und Publikum wählen',
          'Illustrationen für [den Druck|Druck und Bildschirm] in Format und Farbe aufbereiten',
          'Abgabetermine für Skizzen und [Reinzeichnungen|Korrekturen] einhalten',
        ],
        needs: [
          'Eine Mappe mit eigener Handschrift',
          'Sicheres Zeichnen, auf Papier oder am Bildschirm',
          'Bereitschaft, neu zu zeichnen, wenn die Geschichte es verlangt',
        ],
        success: [
          'Bild und Text zusammengehören, [Figuren sofort erkannt werden|wenig zu korrigieren ist] und Zeichnungen pünktlich vorliegen',
        ],
      },
      fr: {
        purpose: ['dessiner des images qui [racontent avec le texte|retiennent le regard]'],
        duties: [
          'Illustrer des textes(( avec {tools})), [de la première esquisse à l’image finale|du story-board aux originaux]',
          'Créer personnages et décors et [les garder constants de page en page|en essayer plusieurs versions]',
          'Dessiner story-boards et croquis et [en parler avec l’éditeur|les reprendre après les retours]',
          'Choisir technique, couleurs et [composition|trait] selon le texte et les lecteurs',
          'Préparer les originaux pour [l’impression|l’impression et l’écran], au bon format et dans les bonnes couleurs',
          'Tenir les dates de remise des esquisses et [des finals|des corrections]',
        ],
        needs: [
          'Un book qui montre une patte',
          'Un dessin sûr, à la main ou à l’écran',
          'L’envie de redessiner quand l’histoire le demande',
        ],
        success: [
          'image et texte vont ensemble, [on reconnaît les personnages aussitôt|les épreuves demandent peu de retouches] et les dessins arrivent à temps',
        ],
      },
      es: {
        purpose: ['dibujar imágenes que [cuenten junto al texto|inviten a mirar]'],
        duties: [
          'Ilustrar textos(( con {tools})), [del primer boceto a la imagen final|del storyboard al arte final]',
          'Crear personajes y escenas y [mantenerlos iguales de página en página|probar varias versiones]',
          'Dibujar storyboards y bocetos y [comentarlos con la editorial|rehacerlos tras los comentarios]',
          'Elegir técnica, color y [composición|trazo] según el texto y los lectores',
          'Preparar los originales para [imprenta|imprenta y pantalla] en tamaño y color',
          'Cumplir las fechas de entrega de bocetos y [finales|correcciones]',
        ],
        needs: [
          'Un porfolio con estilo propio',
          'Dibujo seguro, a mano o en pantalla',
          'Disposición a redibujar cuando la historia lo pida',
        ],
        success: [
          'imagen y texto vayan juntos, [los personajes se reconozcan enseguida|haya poco que corregir] y los dibujos lleguen a tiempo',
        ],
      },
    },
  },
  {
    id: 'fashion-designer',
    titles:
      /(?:fashion|clothing|garment|textile|knitwear|apparel|footwear|shoe) designer|modedesign|textildesign|modelist(?! flug)|bekleidungstechn|styliste? (?:de )?(?:mode|textile|modéliste)|^styliste$|modéliste|(?:diseñador|dise[nñ]ador)[a]? (?:de )?(?:moda|textil|calzado|ropa)|patronista/,
    name: { en: 'Fashion Designer', de: 'Modedesigner:in', fr: 'Styliste-modéliste', es: 'Diseñador/a de moda' },
    words: {
      en: {
        purpose: ['design clothes that [people like to wear|can be made well and sold]'],
        duties: [
          'Design collections(( with {tools})), [from mood board to technical drawing|season by season].',
          'Choose fabrics, colours and [trimmings|yarns] and test how they wear.',
          'Make patterns or [brief the pattern cutters|have them made].',
          'Fit samples on the body and [correct cut and length|note every change].',
          'Agree cost and finish with [makers and suppliers|production].',
          'Watch what is worn and [what sold last season|bring ideas of your own].',
        ],
        needs: [
          'Training or practice in fashion design.',
          'Knowledge of cut, fabric and making.',
          'A portfolio with designs of your own.',
        ],
        success: [
          'samples sit at the second fitting, [collections are ready on time|clothes can be made at their price] and are worn gladly',
        ],
      },
      de: {
        purpose: ['Kleidung entsteht, die [gern getragen wird|sich gut fertigen und verkaufen lässt]'],
        duties: [
          'Kollektionen(( mit {tools})) entwerfen, [vom Moodboard bis zur technischen Zeichnung|Saison für Saison]',
          'Stoffe, Farben und [Zutaten|Garne] auswählen und im Tragen prüfen',
          'Schnitte erstellen oder [die Schnittabteilung einweisen|in Auftrag geben]',
          'Muster am Körper anprobieren und [Schnitt und Länge korrigieren|jede Änderung festhalten]',
          'Kosten und Verarbeitung mit [Herstellern und Lieferanten|der Produktion] abstimmen',
          'Beobachten, was getragen wird und [was sich verkauft hat|eigene Ideen einbringen]',
        ],
        needs: [
          'Ausbildung oder Praxis im Modedesign',
          'Kenntnis von Schnitt, Stoff und Verarbeitung',
          'Eine Mappe mit eigenen Entwürfen',
        ],
        success: [
          'Muster bei der zweiten Anprobe sitzen, [Kollektionen pünktlich fertig sind|Preis und Fertigung zusammenpassen] und gern getragen werden',
        ],
      },
      fr: {
        purpose: ['créer des vêtements [que l’on aime porter|réalisables et vendables]'],
        duties: [
          'Dessiner des collections(( avec {tools})), [de la planche d’ambiance au dessin technique|au fil des saisons]',
          'Choisir tissus, couleurs et [fournitures|fils] et en essayer le porté',
          'Établir les patrons ou [guider les modélistes|les faire établir]',
          'Essayer les prototypes sur modèle et [corriger coupe et longueur|noter chaque retouche]',
          'Convenir du coût et des finitions avec [façonniers et fournisseurs|la production]',
          'Observer ce qui se porte et [ce qui s’est vendu|apporter des idées neuves]',
        ],
        needs: [
          'Une formation ou une pratique du stylisme',
          'La connaissance de la coupe, des matières et du montage',
          'Un book de créations',
        ],
        success: [
          'les prototypes tombent bien au second essayage, [les collections sont prêtes à temps|le prix est tenu] et se portent volontiers',
        ],
      },
      es: {
        purpose: ['diseñar ropa que [apetezca llevar|se pueda fabricar y vender bien]'],
        duties: [
          'Diseñar colecciones(( con {tools})), [del panel de ideas al dibujo técnico|temporada a temporada]',
          'Elegir tejidos, colores [y fornituras|e hilos] y probar cómo sientan',
          'Hacer patrones [u orientar a patronaje|o encargarlos]',
          'Probar los prototipos sobre el cuerpo y [corregir corte y largo|anotar cada cambio]',
          'Acordar coste y acabados con [talleres y proveedores|producción]',
          'Observar qué se lleva y [qué se vendió|aportar ideas propias]',
        ],
        needs: [
          'Formación o práctica en diseño de moda',
          'Conocimiento de patrón, tejido y confección',
          'Un porfolio con diseños propios',
        ],
        success: [
          'los prototipos sienten bien en la segunda prueba, [las colecciones estén a tiempo|el precio se cumpla] y se lleven con gusto',
        ],
      },
    },
  },
  {
    id: 'tattoo-artist',
    titles: /tattoo|piercer|tätowier|tatoueu|tatuador|perceu\p{L}* corporel|anillador/u,
    name: { en: 'Tattoo Artist', de: 'Tätowierer:in', fr: 'Tatoueur', es: 'Tatuador/a' },
    words: {
      en: {
        purpose: ['tattoo designs that [people wear gladly for life|heal well and stay sharp]'],
        duties: [
          'Talk over wish, place and size and [say honestly what will not work|note skin and allergies].',
          'Draw designs and [place the stencil|adapt them to the body].',
          'Tattoo with clean lines, [even shading and colour|steady depth].',
          'Prepare needles and inks and [keep the workplace sterile|dispose of waste safely].',
          'Explain aftercare and [look at the healing|touch up where needed].',
          'Check age and consent and [keep the records|turn away what is not safe].',
        ],
        needs: ['A portfolio of healed and fresh work.', 'A steady hand.', 'Strict hygiene.'],
        success: ['tattoos heal cleanly, [lines stay sharp|customers come back] and hygiene checks find nothing'],
      },
      de: {
        purpose: ['Tattoos entstehen, die [ein Leben lang gern getragen werden|gut abheilen und klar bleiben]'],
        duties: [
          'Wunsch, Stelle und Größe besprechen und [ehrlich sagen, was nicht geht|Haut und Allergien erfragen]',
          'Motive zeichnen und [die Vorlage anlegen|an den Körper anpassen]',
          'Mit klaren Linien, [gleichmäßiger Schattierung und Farbe|ruhiger Tiefe] tätowieren',
          'Nadeln und Farben vorbereiten und [den Arbeitsplatz steril halten|Abfälle sicher entsorgen]',
          'Die Pflege danach erklären und [die Heilung ansehen|bei Bedarf nachstechen]',
          'Alter und Einwilligung prüfen und [dokumentieren|Unsicheres ablehnen]',
        ],
        needs: ['Eine Mappe mit frischen und abgeheilten Arbeiten', 'Eine ruhige Hand', 'Strenge Hygiene'],
        success: [
          'Tattoos sauber abheilen, [Linien klar bleiben|Menschen wiederkommen] und Hygieneprüfungen nichts ergeben',
        ],
      },
      fr: {
        purpose: ['tatouer des motifs [portés avec plaisir toute une vie|qui cicatrisent bien et restent nets]'],
        duties: [
          'Parler de l’envie, de l’endroit et de la taille et [dire franchement ce qui n’ira pas|noter peau et allergies]',
          'Dessiner les motifs et [poser le calque|les adapter au corps]',
          'Tatouer d’un trait net, [ombres et couleurs régulières|à profondeur constante]',
          'Préparer aiguilles et encres et [garder un poste stérile|éliminer les déchets dans les règles]',
          'Expliquer les soins et [suivre la cicatrisation|retoucher si besoin]',
          'Vérifier âge et consentement et [tenir les fiches|refuser ce qui n’est pas sûr]',
        ],
        needs: ['Un book de pièces fraîches et cicatrisées', 'Une main sûre', 'Une hygiène stricte'],
        success: [
          'les tatouages cicatrisent bien, [les traits restent nets|les clients reviennent] et les contrôles d’hygiène ne trouvent rien',
        ],
      },
      es: {
        purpose: ['tatuar diseños [que se lleven a gusto toda la vida|que curen bien y queden nítidos]'],
        duties: [
          'Hablar del deseo, la zona y el tamaño y [decir con franqueza lo que no saldrá|preguntar por piel y alergias]',
          'Dibujar diseños y [colocar la plantilla|adaptarlos al cuerpo]',
          'Tatuar con línea limpia, [sombras y color uniformes|profundidad constante]',
          'Preparar agujas y tintas y [mantener el puesto estéril|desechar los residuos con seguridad]',
          'Explicar los cuidados y [revisar la curación|retocar si hace falta]',
          'Comprobar edad y consentimiento y [llevar el registro|rechazar lo que no es seguro]',
        ],
        needs: ['Un porfolio con trabajos recientes y curados', 'Pulso firme', 'Higiene estricta'],
        success: [
          'los tatuajes curen bien, [las líneas queden nítidas|los clientes vuelvan] y las inspecciones de higiene no hallen nada',
        ],
      },
    },
  },
  {
    id: 'nail-technician',
    titles:
      /nail (?:technician|artist|designer|stylist)|manicur|nageldesign|nagelstudio|nagelmodell|onglerie|ongulaire|manucure|prothésiste ongul|pedicurist/,
    name: { en: 'Nail Technician', de: 'Nageldesigner:in', fr: 'Prothésiste ongulaire', es: 'Manicurista' },
    words: {
      en: {
        purpose: ['care for hands and nails so that they [look good for weeks|are healthy and well kept]'],
        duties: [
          'Look at nails and skin and [advise on shape, length and technique|say when a treatment would harm].',
          'Give manicures and pedicures [from soak to polish|with care for cuticles and skin].',
          'Build, fill and [remove|shape] nails in gel or acrylic.',
          'Paint nails and [nail art|designs] with a clean edge.',
          'Disinfect tools and [keep the table clean|change files and towels] after each customer.',
          'Book appointments and [recommend care for home|take payment].',
        ],
        needs: ['Training or practice in nail care.', 'A steady hand and an eye for detail.', 'Strict hygiene.'],
        success: [
          'nails hold until the next visit, [customers come back|shape and colour are even] and nobody’s skin suffers',
        ],
      },
      de: {
        purpose: ['Hände und Nägel [wochenlang schön aussehen|gesund und gepflegt sind]'],
        duties: [
          'Nägel und Haut ansehen und [zu Form, Länge und Technik beraten|sagen, wann eine Behandlung schaden würde]',
          'Maniküre und Pediküre [vom Bad bis zum Lack|schonend für Haut und Nagelhaut] durchführen',
          'Nägel aus Gel oder Acryl modellieren, auffüllen und [ablösen|formen]',
          'Nägel und [Muster|Nail-Art] mit sauberem Rand lackieren',
          'Werkzeug desinfizieren und [den Tisch reinigen|Feilen und Tücher wechseln], bevor die nächste Person kommt',
          'Termine vergeben und [Pflege für zu Hause empfehlen|kassieren]',
        ],
        needs: [
          'Ausbildung oder Praxis in der Nagelpflege',
          'Eine ruhige Hand und ein Auge fürs Detail',
          'Strenge Hygiene',
        ],
        success: [
          'Nägel bis zum nächsten Termin halten, [Menschen wiederkommen|Form und Farbe gleichmäßig sind] und keine Haut leidet',
        ],
      },
      fr: {
        purpose: ['soigner mains et ongles pour qu’ils [restent beaux des semaines|soient sains et nets]'],
        duties: [
          'Observer ongles et peau et [conseiller forme, longueur et technique|dire quand un soin nuirait]',
          'Faire manucures et soins des pieds [du bain au vernis|en ménageant peau et cuticules]',
          'Poser, remplir et [déposer|façonner] des ongles en gel ou en résine',
          'Vernir les ongles et [réaliser des décors|peindre des motifs] au bord net',
          'Désinfecter les outils et [nettoyer la table|changer limes et serviettes] après chaque cliente ou client',
          'Fixer les rendez-vous et [conseiller l’entretien à la maison|encaisser]',
        ],
        needs: [
          'Une formation ou une pratique de l’onglerie',
          'Une main sûre et l’œil du détail',
          'Une hygiène stricte',
        ],
        success: [
          'la pose tient jusqu’au rendez-vous suivant, [la clientèle revient|forme et couleur sont régulières] et aucune peau n’en souffre',
        ],
      },
      es: {
        purpose: ['cuidar manos y uñas para que [luzcan durante semanas|estén sanas y arregladas]'],
        duties: [
          'Observar uñas y piel y [aconsejar forma, largo y técnica|avisar si un tratamiento haría daño]',
          'Hacer manicuras y pedicuras [del baño al esmalte|con cuidado de piel y cutículas]',
          'Construir, rellenar y [retirar|limar] uñas de gel o acrílico',
          'Esmaltar las uñas y [hacer decoraciones|pintar dibujos] con borde limpio',
          'Desinfectar los útiles y [limpiar la mesa|cambiar limas y toallas] tras cada servicio',
          'Dar citas y [recomendar cuidados para casa|cobrar]',
        ],
        needs: ['Formación o práctica en uñas', 'Pulso firme y ojo para el detalle', 'Higiene estricta'],
        success: [
          'las uñas aguanten hasta la cita siguiente, [la clientela vuelva|forma y color queden iguales] y ninguna piel sufra',
        ],
      },
    },
  },
  {
    id: 'dog-groomer',
    titles:
      /(?:dog|pet|cat|horse) groom|hunde(?:friseur|salon|fris)|toilett(?:eur|euse)|(?:peluquer|estilista)\p{L}* canin|peluquer\p{L}* de (?:perros|mascotas)/u,
    name: { en: 'Dog Groomer', de: 'Hundefriseur:in', fr: 'Toiletteur', es: 'Peluquero/a canino/a' },
    words: {
      en: {
        purpose: ['groom dogs so that they [look well and feel well|come in calmly and go home tidy]'],
        duties: [
          'Wash, dry and brush dogs [with patience|as coat and skin need it].',
          'Clip and trim coats [by breed and owner’s wish|with scissors and clippers].',
          'Cut claws and [clean ears|look after ears and paws].',
          'Calm anxious animals and [stop when it becomes too much|give them breaks].',
          'Tell owners about [ticks, lumps and skin|what you noticed] and advise on coat care.',
          'Disinfect tables, baths and [tools|clippers] after each animal.',
        ],
        needs: [
          'Practice in grooming, or training in it.',
          'Sure handling of dogs.',
          'Patience with animals and owners.',
        ],
        success: ['dogs come back without fear, [cuts are even|owners see the difference] and no animal is hurt'],
      },
      de: {
        purpose: ['Hunde [gepflegt sind und sich wohlfühlen|ruhig kommen und gepflegt gehen]'],
        duties: [
          'Hunde [geduldig|je nach Fell und Haut] baden, trocknen und bürsten',
          'Fell [nach Rasse und Wunsch|mit Schere und Maschine] scheren und trimmen',
          'Krallen schneiden und [Ohren reinigen|Ohren und Pfoten pflegen]',
          'Ängstliche Tiere beruhigen und [aufhören, wenn es zu viel wird|Pausen einlegen]',
          'Halterinnen und Halter auf [Zecken, Knoten und Haut|Auffälliges] hinweisen und zur Fellpflege beraten',
          'Tische, Wannen und [Werkzeug|Schermaschinen] nach jedem Tier desinfizieren',
        ],
        needs: ['Praxis oder Ausbildung in der Fellpflege', 'Sicherer Umgang mit Hunden', 'Geduld mit Tier und Mensch'],
        success: [
          'Hunde ohne Angst wiederkommen, [Schnitte gleichmäßig sind|man den Unterschied sieht] und kein Tier verletzt wird',
        ],
      },
      fr: {
        purpose: [
          'toiletter les chiens pour qu’ils [soient beaux et à l’aise|viennent sans crainte et repartent nets]',
        ],
        duties: [
          'Laver, sécher et brosser les chiens [avec patience|selon le poil et la peau]',
          'Tondre et épiler le poil [selon la race et le souhait|aux ciseaux et à la tondeuse]',
          'Couper les griffes et [nettoyer les oreilles|soigner oreilles et pattes]',
          'Rassurer les animaux inquiets et [arrêter quand c’est trop|faire des pauses]',
          'Signaler aux maîtres [tiques, boules et rougeurs|ce qui a été vu] et conseiller l’entretien',
          'Désinfecter tables, bains et [outils|tondeuses] après chaque animal',
        ],
        needs: [
          'Une pratique ou une formation du toilettage',
          'L’aisance avec les chiens',
          'De la patience avec l’animal et son maître',
        ],
        success: [
          'les chiens reviennent sans peur, [les coupes sont régulières|la différence se voit] et aucun animal n’est blessé',
        ],
      },
      es: {
        purpose: ['arreglar a los perros para que [luzcan bien y estén a gusto|vengan sin miedo y se vayan limpios]'],
        duties: [
          'Bañar, secar y cepillar a los perros [con paciencia|según pelo y piel]',
          'Cortar y arreglar el pelo [según raza y deseo|a tijera y a máquina]',
          'Cortar uñas y [limpiar oídos|cuidar oídos y patas]',
          'Calmar a los animales nerviosos y [parar cuando es demasiado|hacer pausas]',
          'Avisar a los dueños de [garrapatas, bultos y rojeces|lo que se ha visto] y aconsejar cuidados',
          'Desinfectar mesas, bañeras y [útiles|máquinas] tras cada animal',
        ],
        needs: [
          'Práctica o formación en peluquería canina',
          'Soltura con los perros',
          'Paciencia con el animal y su dueño',
        ],
        success: [
          'los perros vuelvan sin miedo, [los cortes queden iguales|se note la diferencia] y ningún animal salga herido',
        ],
      },
    },
  },
]
