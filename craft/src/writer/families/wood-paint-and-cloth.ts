import type { Role } from './role.ts'

/** Crafts of wood, colour, cloth, metal and stone. */
export const WOOD_PAINT_AND_CLOTH: Role[] = [
  {
    id: 'carpenter',
    titles:
      /(?<!form |formwork |shuttering )(?:carpenter|joiner(?!y manager))|cabinet ?maker|furniture maker|wood machinist|(?<!leit(?:er|erin|ung) )(?:tischler|schreiner)|zimmerer|zimmermann|holzbauer|holzbearbeit|menuisi(?:er|ère)(?! (?:alu|métal|pvc))|charpenti(?:er|ère)(?! (?:métal|de marine))|ébéniste|carpinter[oa](?! (?:de aluminio|de ribera|metálic))|ebanista/,
    name: { en: 'Joiner', de: 'Tischler:in', fr: 'Menuisier', es: 'Carpintero/a' },
    words: {
      en: {
        purpose: ['make and fit things of wood that [last and are good to use|close, hold and look as they should]'],
        duties: [
          'Read drawings, measure up and [work out cuts and materials|mark out].',
          'Saw, plane and join timber and boards, [by hand and machine|to the millimetre].',
          'Sand, oil or [paint surfaces|glue and fit hardware] so that the finish stands close inspection.',
          'Fit doors, windows, stairs or [furniture on site|frames and roofs], plumb and level.',
          'Choose timber with care and [use offcuts well|waste little].',
          'Keep machines and blades in order, [guards in place|the floor swept], and work safely with dust and noise.',
        ],
        needs: ['Training in the craft.', 'Exact measuring and a steady hand.', 'Careful manners in customers’ homes.'],
        success: [
          'everything fits the first time and [customers run a hand over it and smile|joints stay tight for years]',
        ],
      },
      de: {
        purpose: [
          'aus Holz Dinge entstehen, die [lange halten und gut zu gebrauchen sind|schließen, tragen und aussehen, wie sie sollen]',
        ],
        duties: [
          'Zeichnungen lesen, Maß nehmen und [Zuschnitt und Material ermitteln|anreißen]',
          'Holz und Platten sägen, hobeln und verbinden, [von Hand und mit Maschinen|auf den Millimeter genau]',
          'Schleifen, ölen oder [lackieren|verleimen und Beschläge setzen], bis die Oberfläche jedem Blick standhält',
          'Türen, Fenster, Treppen oder [Möbel vor Ort einbauen|Dachstühle montieren], lot- und waagerecht',
          'Holz mit Bedacht auswählen und [Reste gut verwerten|wenig Verschnitt machen]',
          'Maschinen, Sägeblätter und [Schutzeinrichtungen in Ordnung halten|den Platz sauber halten] und auf Staub und Lärm achten',
        ],
        needs: [
          'Eine Ausbildung im Handwerk',
          'Genaues Messen und eine ruhige Hand',
          'Rücksicht in den Räumen der Kunden',
        ],
        success: [
          'alles beim ersten Mal passt und [Kunden gern mit der Hand darüberfahren|Verbindungen jahrelang halten]',
        ],
      },
      fr: {
        purpose: [
          'fabriquer et poser des ouvrages en bois qui [durent et servent bien|ferment, portent et se présentent comme il faut]',
        ],
        duties: [
          'Lire les plans, prendre les cotes et [calculer débits et matériaux|tracer]',
          'Scier, raboter et assembler bois et panneaux, [à la main et à la machine|au millimètre]',
          'Poncer, huiler ou [vernir|coller et ferrer] jusqu’à une finition sans reproche',
          'Poser portes, fenêtres, escaliers ou [meubles sur place|charpentes], d’aplomb et de niveau',
          'Choisir le bois avec soin et [employer les chutes|limiter les pertes]',
          'Garder machines et lames en ordre, [protections en place|atelier balayé], et se protéger du bruit et de la poussière',
        ],
        needs: ['Une formation au métier', 'Des mesures exactes et la main sûre', 'Du soin chez les clients'],
        success: [
          'tout s’ajuste du premier coup et [que les clients y passent la main avec plaisir|que les assemblages tiennent des années]',
        ],
      },
      es: {
        purpose: [
          'hacer y montar piezas de madera que [duren y se usen con gusto|cierren, aguanten y se vean como deben]',
        ],
        duties: [
          'Leer planos, tomar medidas y [calcular cortes y materiales|marcar]',
          'Serrar, cepillar y ensamblar madera y tableros, [a mano y a máquina|al milímetro]',
          'Lijar, aceitar o [barnizar|encolar y poner herrajes] hasta lograr un acabado impecable',
          'Montar puertas, ventanas, escaleras o [muebles en su sitio|estructuras], a plomo y a nivel',
          'Elegir la madera con cuidado y [aprovechar los restos|desperdiciar poco]',
          'Tener máquinas y hojas en orden, [con sus protecciones|con el taller barrido], y cuidarse del polvo y el ruido',
        ],
        needs: ['Formación en el oficio', 'Medidas exactas y mano firme', 'Cuidado en casa de los clientes'],
        success: ['todo encaje a la primera y [dé gusto pasar la mano por encima|las uniones aguanten años]'],
      },
    },
  },
  {
    id: 'painter',
    titles:
      /^(?:house |industrial |master |apprentice )?painter(?! (?:\/ ?)?artist)|decorator(?!.*cake)(?<!cake decorator)|^maler|malergesell|malermeister|malerhelf|anstreicher|(?<!carrossier[- ])peintre(?! (?:en carrosserie|auto|industriel|poudre))|plaquiste-peintre|^pintor(?!\p{L}* (?:de (?:coches|vehículos)|automotriz|artíst))|oficial\p{L}* (?:de )?pintor|ayudante de pintor/u,
    name: { en: 'Painter and Decorator', de: 'Maler:in', fr: 'Peintre en bâtiment', es: 'Pintor/a' },
    words: {
      en: {
        purpose: ['give walls, wood and metal a finish that [protects them and pleases the eye|looks clean and lasts]'],
        duties: [
          'Cover and mask so that [nothing is splashed|floors and furniture stay clean].',
          'Prepare the ground: [fill, sand and prime|remove old paint, fill and smooth].',
          'Paint, roll or spray [evenly and without runs|with clean edges].',
          'Hang paper, [plaster small areas or lay coverings|lined up and without a bubble].',
          'Advise on colours and materials that [suit room and use|will last].',
          'Put up ladders and scaffolding safely and [leave each room clean|clean tools and sort waste].',
        ],
        needs: [
          'Training or practice in the trade.',
          'A steady hand and an eye for colour.',
          'Neatness in rooms that people live in.',
        ],
        success: [
          'edges are clean, the coat holds and [customers hardly notice that work was going on|rooms are ready on the day agreed]',
        ],
      },
      de: {
        purpose: [
          'Wände, Holz und Metall eine Oberfläche bekommen, die [schützt und gefällt|sauber aussieht und lange hält]',
        ],
        duties: [
          'Abdecken und abkleben, damit [nichts bespritzt wird|Böden und Möbel sauber bleiben]',
          'Untergründe vorbereiten: [spachteln, schleifen und grundieren|Altanstriche entfernen, füllen und glätten]',
          'Streichen, rollen oder spritzen, [gleichmäßig und ohne Läufer|mit sauberen Kanten]',
          'Tapezieren, [kleine Flächen verputzen oder Beläge verlegen|auf Stoß und ohne Blasen]',
          'Zu Farben und Materialien beraten, die [zu Raum und Nutzung passen|lange halten]',
          'Leitern und Gerüste sicher aufstellen und [jeden Raum sauber verlassen|Werkzeug reinigen und Abfall trennen]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis im Handwerk',
          'Eine ruhige Hand und ein Auge für Farbe',
          'Sauberkeit in bewohnten Räumen',
        ],
        success: [
          'Kanten sauber sind, der Anstrich hält und [Kunden die Arbeit kaum bemerkt haben|Räume zum vereinbarten Termin fertig sind]',
        ],
      },
      fr: {
        purpose: [
          'donner aux murs, au bois et au métal une finition qui [protège et plaît à l’œil|reste nette et dure]',
        ],
        duties: [
          'Protéger et masquer pour que [rien ne soit taché|sols et meubles restent propres]',
          'Préparer les supports : [enduire, poncer et apprêter|décaper, reboucher et lisser]',
          'Peindre au pinceau, au rouleau ou au pistolet, [sans coulure|avec des bords nets]',
          'Poser des papiers peints, [reprendre de petits enduits ou des revêtements|bord à bord et sans bulle]',
          'Conseiller des couleurs et matières qui [conviennent à la pièce et à son usage|tiennent longtemps]',
          'Monter échelles et échafaudages en sécurité et [laisser chaque pièce propre|nettoyer les outils et trier les déchets]',
        ],
        needs: [
          'Une formation ou une pratique du métier',
          'La main sûre et le sens des couleurs',
          'De la propreté dans des lieux habités',
        ],
        success: [
          'les bords sont nets, que la peinture tient et [que les clients ont à peine remarqué le chantier|que les pièces sont prêtes au jour dit]',
        ],
      },
      es: {
        purpose: ['dar a paredes, madera y metal un acabado que [proteja y agrade a la vista|quede limpio y dure]'],
        duties: [
          'Cubrir y proteger para que [nada se manche|suelos y muebles queden limpios]',
          'Preparar las superficies: [emplastecer, lijar e imprimar|rascar, rellenar y alisar]',
          'Pintar a brocha, rodillo o pistola, [de forma uniforme y sin chorretones|con bordes limpios]',
          'Empapelar, [repasar pequeños enlucidos o poner revestimientos|a tope y sin burbujas]',
          'Aconsejar colores y materiales que [vayan con el espacio y su uso|duren]',
          'Montar escaleras y andamios con seguridad y [dejar limpia cada habitación|limpiar útiles y separar residuos]',
        ],
        needs: [
          'Formación o práctica en el oficio',
          'Mano firme y ojo para el color',
          'Limpieza en espacios habitados',
        ],
        success: [
          'los bordes queden limpios, la pintura aguante y [los clientes apenas noten la obra|todo esté listo el día acordado]',
        ],
      },
    },
  },
  {
    id: 'tailor',
    titles:
      /^tailor|(?<!sales )tailor$|seamstress|dressmaker|costume maker|sewing (?:machinist|machine operator)|pattern cutter|upholster|schneider(?!\p{L}*werk)(?<!laserschneider|brennschneider|glasschneider|rebschneider)|änderungsschneid|näher|polsterer|raumausstatt|couturi|retoucheu\p{L}*(?! photo)|tapissier|modist|^sastre|costurer|tapicer/u,
    name: { en: 'Tailor', de: 'Schneider:in', fr: 'Couturier', es: 'Modista' },
    words: {
      en: {
        purpose: ['make, alter and mend so that [everything fits and lasts|cloth and form come together]'],
        duties: [
          'Talk with customers about wishes and use and [advise on cloth and cut|say what can be done and what it costs].',
          'Take measures, [pin and mark|draw up patterns] and check the fit.',
          'Cut cloth or leather [exactly and with little waste|with the grain and the pattern in view].',
          'Sew by hand and machine, [with even stitches|so that seams hold and lie flat].',
          'Alter, repair and [press finished pieces|renew covers and padding].',
          'Care for machines and tools and [keep cloth, thread and orders in order|keep delivery dates].',
        ],
        needs: [
          'Training or practice in the craft.',
          'Fine hands and an eye for form.',
          'Patience down to the last stitch.',
        ],
        success: ['pieces fit, hold and [customers wear or use them with pleasure|are ready when promised]'],
      },
      de: {
        purpose: ['alles [gut sitzt und lange hält|in Stoff und Form zusammenpasst], ob neu gefertigt oder geändert'],
        duties: [
          'Mit Kunden über Wünsche und Nutzung sprechen und [zu Stoff und Schnitt beraten|sagen, was geht und was es kostet]',
          'Maß nehmen, [abstecken und markieren|Schnitte erstellen] und den Sitz prüfen',
          'Stoff oder Leder zuschneiden, [genau und mit wenig Verschnitt|mit Blick auf Fadenlauf und Muster]',
          'Von Hand und mit der Maschine nähen, [mit gleichmäßigen Stichen|damit Nähte halten und flach liegen]',
          'Ändern, ausbessern und [fertige Stücke bügeln|Bezüge und Polster erneuern]',
          'Maschinen und Werkzeug pflegen und [Stoffe, Garne und Aufträge in Ordnung halten|Termine einhalten]',
        ],
        needs: [
          'Eine Ausbildung oder Praxis im Handwerk',
          'Feine Hände und ein Auge für Form',
          'Geduld bis zum letzten Stich',
        ],
        success: ['Stücke sitzen, halten und [gern getragen oder benutzt werden|zum zugesagten Tag fertig sind]'],
      },
      fr: {
        purpose: ['créer, retoucher et réparer afin que [tout tombe bien et dure|matière et forme s’accordent]'],
        duties: [
          'Parler avec le client de ses envies et de l’usage et [conseiller tissu et coupe|dire ce qui est possible et à quel prix]',
          'Prendre les mesures, [épingler et marquer|tracer les patrons] et vérifier le tombé',
          'Couper tissu ou cuir [avec exactitude et peu de chutes|en suivant le droit-fil et le motif]',
          'Coudre à la main et à la machine, [à points réguliers|pour des coutures plates et solides]',
          'Retoucher, réparer et [repasser les pièces finies|refaire garnitures et housses]',
          'Entretenir machines et outils et [garder tissus, fils et commandes en ordre|tenir les délais]',
        ],
        needs: [
          'Une formation ou une pratique du métier',
          'Des mains fines et le sens de la forme',
          'De la patience jusqu’au dernier point',
        ],
        success: [
          'les pièces tombent bien, tiennent et [se portent ou s’utilisent avec plaisir|sont prêtes au jour promis]',
        ],
      },
      es: {
        purpose: ['confeccionar, arreglar y remendar para que [todo siente bien y dure|tela y forma encajen]'],
        duties: [
          'Hablar con el cliente de sus deseos y del uso y [aconsejar tela y corte|decir qué se puede hacer y cuánto cuesta]',
          'Tomar medidas, [prender y marcar|trazar patrones] y comprobar cómo sienta',
          'Cortar tela o piel [con exactitud y poca merma|cuidando el hilo y el dibujo]',
          'Coser a mano y a máquina, [con puntadas iguales|para que las costuras aguanten y queden planas]',
          'Arreglar, reparar y [planchar las piezas terminadas|renovar fundas y rellenos]',
          'Cuidar máquinas y útiles y [tener telas, hilos y encargos en orden|cumplir los plazos]',
        ],
        needs: [
          'Formación o práctica en el oficio',
          'Manos finas y ojo para la forma',
          'Paciencia hasta la última puntada',
        ],
        success: ['las piezas sienten bien, aguanten y [se lleven o se usen con gusto|estén el día prometido]'],
      },
    },
  },
  {
    id: 'goldsmith',
    titles:
      /goldsmith|silversmith|jeweller(?!y (?:sales|designer))|jeweler|watch ?maker|watch (?:repair|technician)|clock ?maker|horologist|goldschmied|silberschmied|uhrmacher|edelsteinfass|juwelier(?!verk)|orfèvre|bijouti|joailli|horlog|sertisseu|orfebre|joyer[oa]|relojer[oa]/,
    name: { en: 'Goldsmith', de: 'Goldschmied:in', fr: 'Bijoutier', es: 'Joyero/a' },
    words: {
      en: {
        purpose: [
          'make, repair and care for small precious things [that people treasure|so that they go on being worn for generations]',
        ],
        duties: [
          'Listen to what a piece means to its owner and [advise honestly|say what can be done and what it costs].',
          'Design and make pieces [by hand, from drawing to polish|to your own ideas and to customers’ wishes].',
          'Take apart, clean and [repair what is worn or broken|adjust and put together again].',
          'Check stones, settings, straps and [movements|clasps], and find small faults before they grow.',
          'Record and store valuables [safely|without any gap], from receipt to return.',
          'Keep bench and tools in order and [use metal sparingly|order materials].',
        ],
        needs: [
          'Training in the craft.',
          'Fine hands and sharp attention.',
          'Patience and complete reliability with valuables.',
        ],
        success: [
          'pieces go back more beautiful than they came and [customers bring the next one|everything is where it belongs]',
        ],
      },
      de: {
        purpose: ['kleine Kostbarkeiten entstehen und [lange Freude machen|über Generationen getragen werden]'],
        duties: [
          'Zuhören, was ein Stück bedeutet, und [ehrlich beraten|sagen, was möglich ist und was es kostet]',
          'Stücke entwerfen und fertigen, [von Hand, vom Entwurf bis zur Politur|frei und nach Kundenwunsch]',
          'Zerlegen, reinigen und [Verschlissenes reparieren|neu einstellen und zusammensetzen]',
          'Steine, Fassungen, Bänder und [Werke|Verschlüsse] prüfen und kleine Mängel finden, bevor sie größer werden',
          'Wertsachen [sicher|lückenlos] erfassen und verwahren, von der Annahme bis zur Rückgabe',
          'Werktisch und Werkzeug in Ordnung halten und [sparsam mit Metall umgehen|Material bestellen]',
        ],
        needs: [
          'Eine Ausbildung im Handwerk',
          'Feine Hände und ein scharfer Blick',
          'Geduld und volle Verlässlichkeit mit Wertsachen',
        ],
        success: [
          'Stücke schöner zurückgehen, als sie kamen, und [Kunden das nächste bringen|alles an seinem Platz ist]',
        ],
      },
      fr: {
        purpose: [
          'créer, réparer et soigner de petites choses précieuses [auxquelles on tient|pour qu’elles se portent longtemps encore]',
        ],
        duties: [
          'Écouter ce que la pièce représente et [conseiller avec franchise|dire ce qui est possible et à quel prix]',
          'Dessiner et fabriquer des pièces [à la main, du croquis au poli|selon l’envie des clients]',
          'Démonter, nettoyer et [réparer ce qui est usé|régler puis remonter]',
          'Contrôler pierres, sertissages, bracelets et [mouvements|fermoirs] et trouver les défauts avant qu’ils ne grandissent',
          'Enregistrer et garder les objets de valeur [en sûreté|sans la moindre lacune], de la réception à la restitution',
          'Garder établi et outils en ordre et [ménager le métal|commander le matériel]',
        ],
        needs: [
          'Une formation au métier',
          'Des mains fines et l’œil vif',
          'De la patience et une fiabilité totale avec les objets de valeur',
        ],
        success: [
          'les pièces repartent plus belles qu’elles ne sont venues et [que les clients en apportent d’autres|que tout est à sa place]',
        ],
      },
      es: {
        purpose: [
          'crear, reparar y cuidar pequeñas cosas valiosas [a las que se tiene cariño|para que se sigan llevando mucho tiempo]',
        ],
        duties: [
          'Escuchar qué significa la pieza y [aconsejar con franqueza|decir qué se puede hacer y cuánto cuesta]',
          'Diseñar y hacer piezas [a mano, del dibujo al pulido|según el deseo del cliente]',
          'Desmontar, limpiar y [reparar lo gastado|ajustar y volver a montar]',
          'Revisar piedras, engastes, correas y [maquinarias|cierres] y hallar los fallos antes de que crezcan',
          'Registrar y guardar los objetos de valor [con seguridad|sin ningún hueco], desde que llegan hasta que se devuelven',
          'Tener el banco y las herramientas en orden y [ahorrar metal|pedir material]',
        ],
        needs: [
          'Formación en el oficio',
          'Manos finas y vista aguda',
          'Paciencia y plena confianza con objetos de valor',
        ],
        success: [
          'las piezas vuelvan más bellas de lo que llegaron y [los clientes traigan otras|todo esté en su sitio]',
        ],
      },
    },
  },
]
