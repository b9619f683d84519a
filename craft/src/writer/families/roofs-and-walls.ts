import type { Role } from './role.ts'

/** Trades that build, each by its own work: a roofer's lines say nothing of a tiler's. */
export const ROOFS_AND_WALLS: Role[] = [
  {
    id: 'roofer',
    titles:
      /roof(?:er|ing(?! (?:sales|manager|estimator))|\b)|slater|thatcher|dachdeck|dachabdicht|(?<!karosserie)spengler|couvreu|zingueu|étanchéist|étanchéur|techador|tejador|(?:oficial|montador|instalador)\p{L}* de (?:cubiertas|tejados)|impermeabilizador/u,
    name: { en: 'Roofer', de: 'Dachdecker:in', fr: 'Couvreur', es: 'Techador/a' },
    words: {
      en: {
        purpose: ['cover roofs and [keep buildings dry for decades|make them tight against wind and rain]'],
        duties: [
          'Cover [pitched and flat roofs|roofs with tiles, slate or sheeting] and insulate them.',
          'Seal [joints, chimneys and edges|flat roofs and connections] so that no water gets in.',
          'Fit roof windows, gutters and [downpipes|flashings].',
          'Find leaks and storm damage and [repair the roof|mend the spot for good].',
          'Strip old coverings, [check the timber underneath|sort the waste] and prepare the roof for the new one.',
          'Secure the roof edge and [your own place of work|the material up there] before work starts.',
          'Measure roof areas and [set out battens and rows|cut tiles and sheets to size].',
        ],
        needs: [
          'Training or practice as a roofer.',
          'A head for heights and [sure footing|safe work on the roof].',
          'Readiness to work outdoors in changing weather.',
        ],
        success: ['roofs stay tight [in the first storm as in the tenth winter|at every joint] and nobody gets hurt'],
      },
      de: {
        purpose: ['Dächer [über Jahrzehnte dicht bleiben|Wind und Regen standhalten]'],
        duties: [
          '[Steil- und Flachdächer|Dächer mit Ziegeln, Schiefer oder Blech] decken und dämmen',
          '[Anschlüsse, Kamine und Ränder|Flachdächer und Anschlüsse] abdichten, damit kein Wasser eindringt',
          'Dachfenster, Rinnen und [Fallrohre|Bleche] einbauen',
          'Undichte Stellen und Sturmschäden finden und [das Dach reparieren|dauerhaft beheben]',
          'Alte Eindeckungen abnehmen, [das Holz darunter prüfen|Abfälle trennen] und das Dach vorbereiten',
          'Dachkante und [den eigenen Arbeitsplatz|Material auf dem Dach] sichern, bevor die Arbeit beginnt',
          'Dachflächen aufmessen und [Latten und Reihen einteilen|Ziegel und Bleche zuschneiden]',
        ],
        needs: [
          'Ausbildung oder Praxis im Dachdeckerhandwerk',
          'Schwindelfreiheit und [ein sicherer Tritt|sicheres Arbeiten in der Höhe]',
          'Bereitschaft, bei jedem Wetter draußen zu arbeiten',
        ],
        success: ['Dächer [dem ersten Sturm standhalten|an jedem Anschluss dicht sind] und sich niemand verletzt'],
      },
      fr: {
        purpose: ['couvrir des toits [étanches pour des décennies|qui résistent au vent et à la pluie]'],
        duties: [
          'Poser [tuiles, ardoises ou bacs acier|la couverture de toits en pente et de toits plats] et l’isolation',
          'Rendre étanches [raccords, cheminées et rives|toits plats et raccords]',
          'Poser fenêtres de toit, gouttières et [descentes|éléments de zinguerie]',
          'Chercher les fuites et les dégâts de tempête et [réparer la toiture|reprendre l’endroit durablement]',
          'Déposer l’ancienne couverture, [vérifier le bois dessous|trier les déchets] et préparer le toit',
          'Sécuriser le bord du toit et [son poste|les matériaux] avant de commencer',
          'Mesurer les pans de toit et [tracer le lattage|couper tuiles et feuilles aux cotes]',
        ],
        needs: [
          'Une formation ou une pratique de la couverture',
          'L’aisance en hauteur et [le pied sûr|des gestes sûrs sur le toit]',
          'L’habitude du travail dehors par tous les temps',
        ],
        success: ['les toits restent étanches [à la première tempête|à chaque raccord] et personne ne se blesse'],
      },
      es: {
        purpose: ['cubrir tejados [que no dejen pasar el agua en décadas|que aguanten viento y lluvia]'],
        duties: [
          'Colocar [tejas, pizarra o chapa|la cubierta de tejados inclinados y planos] y el aislamiento',
          'Impermeabilizar [encuentros, chimeneas y bordes|cubiertas planas y encuentros]',
          'Montar ventanas de tejado, canalones y [bajantes|remates]',
          'Buscar goteras y daños de temporal y [reparar el tejado|arreglarlos de forma duradera]',
          'Retirar la cubierta vieja, [revisar la madera de debajo|separar los residuos] y preparar el tejado',
          'Asegurar el borde del tejado y [el propio puesto|el material] antes de empezar',
          'Medir los faldones y [replantear rastreles e hileras|cortar tejas y chapas a medida]',
        ],
        needs: [
          'Formación o práctica en cubiertas y tejados',
          'Soltura en altura y [paso seguro|trabajo seguro en el tejado]',
          'Disposición a trabajar al aire libre con cualquier tiempo',
        ],
        success: ['los tejados no tengan goteras [ni con el primer temporal|en ningún encuentro] y nadie se haga daño'],
      },
    },
  },
  {
    id: 'bricklayer',
    titles:
      /brick ?layer|(?:^|stone|brick|block)[ -]?mason|block ?layer|maurer|betonbauer|stahlbetonbau|maçon(?!nerie| paysag)|albañil|encofrador|coffreu|formwork|shuttering|schalungsbau|(?:^|\s)stonemason|ferrallista|ferrailleu/u,
    name: { en: 'Bricklayer', de: 'Maurer:in', fr: 'Maçon', es: 'Albañil' },
    words: {
      en: {
        purpose: ['build walls and floors that [stand straight|carry what they must]'],
        duties: [
          'Lay bricks and blocks [to line and level|by the drawing].',
          'Set up formwork and reinforcement and [pour concrete|place the concrete].',
          'Mix mortar and [concrete|screed] in the right proportion.',
          'Measure, set out and [check heights and angles|keep every course level].',
          'Build in lintels, [insulation and damp courses|openings and ducts].',
          'Repair and [open up|take down] old masonry.',
        ],
        needs: [
          'Training or practice in masonry and concrete.',
          'A good eye for line and level.',
          'Safe work [with loads and on scaffolds|on the building site].',
        ],
        success: ['walls are plumb, [dimensions right|joints clean] and the next trade can start on time'],
      },
      de: {
        purpose: ['Wände und Decken [gerade stehen|tragen, was sie tragen sollen]'],
        duties: [
          'Mauerwerk [lot- und fluchtgerecht|nach Plan] herstellen',
          'Schalung und Bewehrung stellen und [betonieren|Beton einbringen]',
          'Mörtel und [Beton|Estrich] im richtigen Verhältnis mischen',
          'Messen, anreißen und [Höhen und Winkel prüfen|jede Schicht ausrichten]',
          'Stürze, [Dämmung und Abdichtung|Öffnungen und Schlitze] einbauen',
          'Altes Mauerwerk ausbessern und [öffnen|abbrechen]',
        ],
        needs: [
          'Ausbildung oder Praxis im Mauer- und Betonbau',
          'Ein gutes Auge für Lot und Flucht',
          'Sicheres Arbeiten [mit Lasten und auf Gerüsten|auf der Baustelle]',
        ],
        success: ['Wände im Lot sind, [Maße stimmen|Fugen sauber sind] und das nächste Gewerk pünktlich anfangen kann'],
      },
      fr: {
        purpose: ['monter des murs et des dalles [bien d’aplomb|qui portent ce qu’ils doivent porter]'],
        duties: [
          'Monter des murs en briques et en blocs [d’aplomb et de niveau|selon le plan]',
          'Coffrer, ferrailler et [couler le béton|mettre le béton en place]',
          'Préparer mortier et [béton|chape] au bon dosage',
          'Mesurer, tracer et [contrôler hauteurs et angles|aligner chaque rang]',
          'Poser linteaux, [isolants et étanchéité|réservations et ouvertures]',
          'Reprendre et [ouvrir|démolir] des maçonneries anciennes',
        ],
        needs: [
          'Une formation ou une pratique de la maçonnerie',
          'L’œil pour l’aplomb et le niveau',
          'Des gestes sûrs [avec les charges et sur l’échafaudage|sur le chantier]',
        ],
        success: ['les murs sont d’aplomb, [les cotes justes|les joints propres] et le métier suivant peut commencer'],
      },
      es: {
        purpose: ['levantar muros y forjados [a plomo|que soporten lo que deben]'],
        duties: [
          'Levantar fábrica de ladrillo y bloque [a plomo y a nivel|según plano]',
          'Encofrar, colocar la armadura y [hormigonar|verter el hormigón]',
          'Preparar mortero y [hormigón|recrecidos] con la dosificación debida',
          'Medir, replantear y [comprobar alturas y ángulos|nivelar cada hilada]',
          'Colocar dinteles, [aislamiento e impermeabilización|huecos y rozas]',
          'Reparar y [abrir|demoler] muros antiguos',
        ],
        needs: [
          'Formación o práctica en albañilería',
          'Buen ojo para el plomo y el nivel',
          'Trabajo seguro [con cargas y en andamios|en la obra]',
        ],
        success: [
          'los muros queden a plomo, [las medidas cuadren|las juntas queden limpias] y el siguiente oficio pueda empezar',
        ],
      },
    },
  },
  {
    id: 'tiler',
    titles:
      /\btiler|tile setter|floor (?:layer|fitter)|flooring (?:installer|fitter)|carpet fitter|fliesenleg|plattenleg|bodenleg|parkettleg|estrichleg|carreleu|(?:^|\s)solier|parqueteu|mosaïste|alicatador|solador|parquetista|enmoquetador/u,
    name: { en: 'Tiler and Floor Layer', de: 'Fliesen- und Bodenleger:in', fr: 'Carreleur', es: 'Alicatador/a' },
    words: {
      en: {
        purpose: ['lay floors and coverings that [lie flat and last|are clean to the last joint]'],
        duties: [
          'Check the ground, [level it|fill it] and prepare it for the covering.',
          'Lay tiles, slabs or floor coverings [to the laying plan|true and level].',
          'Cut tiles and boards to size, [also round pipes and corners|with clean edges].',
          'Seal [wet rooms|edges and wall joints] before laying.',
          'Grout, [silicone and clean|fit skirtings and edges] when the surface is down.',
          'Take measurements and [work out the material|agree the pattern with the customer].',
        ],
        needs: [
          'Training or practice in laying floors or tiles.',
          'An eye for pattern and joint.',
          'Patience [with edges and corners|on your knees].',
        ],
        success: [
          'surfaces are even, [joints run true|wet rooms stay tight] and the rooms can be used on the day agreed',
        ],
      },
      de: {
        purpose: ['Böden und Beläge [eben liegen und lange halten|bis in die letzte Fuge sauber sind]'],
        duties: [
          'Untergründe prüfen, [ausgleichen|spachteln] und für den Belag vorbereiten',
          'Fliesen, Platten oder Bodenbeläge [nach Verlegeplan|eben und fluchtgerecht] verlegen',
          'Fliesen und Beläge zuschneiden, [auch um Rohre und Ecken herum|mit sauberen Kanten]',
          '[Nassräume|Ränder und Wandanschlüsse] abdichten, bevor verlegt wird',
          'Verfugen, [Silikon ziehen und reinigen|Sockel und Abschlüsse setzen]',
          'Aufmaß nehmen und [den Materialbedarf berechnen|das Muster mit der Kundschaft abstimmen]',
        ],
        needs: [
          'Ausbildung oder Praxis als Fliesen- oder Bodenleger:in',
          'Ein Auge für Muster und Fuge',
          'Geduld [bei Rändern und Ecken|bei Arbeit auf den Knien]',
        ],
        success: [
          'Flächen eben sind, [Fugen gerade laufen|Nassräume dicht bleiben] und Räume pünktlich genutzt werden können',
        ],
      },
      fr: {
        purpose: ['poser des sols et revêtements [plans et durables|soignés jusqu’au dernier joint]'],
        duties: [
          'Vérifier le support, [le ragréer|le reprendre] et le préparer',
          'Poser carrelages, dalles ou revêtements de sol [selon le calepinage|bien plans et alignés]',
          'Couper carreaux et lames aux cotes, [même autour des tuyaux et dans les angles|à arêtes nettes]',
          'Étancher [les pièces humides|rives et raccords au mur] avant la pose',
          'Jointoyer, [siliconer et nettoyer|poser plinthes et finitions]',
          'Prendre les mesures et [calculer les matériaux|convenir du motif avec le client]',
        ],
        needs: [
          'Une formation ou une pratique de la pose',
          'L’œil pour le motif et le joint',
          'De la patience [dans les rives et les angles|à genoux]',
        ],
        success: [
          'les surfaces sont planes, [les joints filent droit|les pièces humides restent étanches] et les pièces servent au jour convenu',
        ],
      },
      es: {
        purpose: ['colocar suelos y revestimientos [lisos y duraderos|limpios hasta la última junta]'],
        duties: [
          'Revisar la base, [nivelarla|regularizarla] y prepararla',
          'Colocar azulejos, baldosas o suelos [según el despiece|nivelados y alineados]',
          'Cortar azulejos y lamas a medida, [también alrededor de tubos y esquinas|con cantos limpios]',
          'Impermeabilizar [zonas húmedas|bordes y encuentros] antes de colocar',
          'Rejuntar, [sellar con silicona y limpiar|poner rodapiés y remates]',
          'Tomar medidas y [calcular el material|acordar el dibujo con el cliente]',
        ],
        needs: [
          'Formación o práctica en la colocación de suelos o azulejos',
          'Ojo para el dibujo y la junta',
          'Paciencia [con bordes y esquinas|de rodillas]',
        ],
        success: [
          'las superficies queden lisas, [las juntas vayan rectas|las zonas húmedas no filtren] y las estancias se usen el día acordado',
        ],
      },
    },
  },
  {
    id: 'plasterer',
    titles:
      /plasterer|dry ?(?:wall|lin)|stuckateur|stukkateur|gipser|verputzer|trockenbau|plâtrier|plaquiste(?!-peintre)|façadier|jointeu|yesero|escayolista|pladur|revocador|enfoscador|estucador/u,
    name: {
      en: 'Plasterer and Dry Liner',
      de: 'Stuckateur:in / Trockenbauer:in',
      fr: 'Plaquiste',
      es: 'Yesero/a-pladurista',
    },
    words: {
      en: {
        purpose: ['make walls and ceilings [smooth and true|ready for the painter]'],
        duties: [
          'Plaster [walls, ceilings and facades|inside and outside walls] evenly.',
          'Set up partition walls and [hang ceilings|line walls with board].',
          'Fill and sand joints until [the surface is smooth|no edge shows].',
          'Fit insulation and [boards for sound and fire protection|vapour barriers].',
          'Prepare the ground and [fix profiles and beads|protect floors and windows].',
          'Repair damaged plaster and [mouldings|boards].',
        ],
        needs: [
          'Training or practice in plastering or dry lining.',
          'A steady hand and an eye for surfaces.',
          'Tidy work in rooms that others use.',
        ],
        success: ['surfaces are flat, [corners sharp|joints invisible] and the painter finds nothing to fill'],
      },
      de: {
        purpose: ['Wände und Decken [glatt und eben werden|fertig für den Anstrich sind]'],
        duties: [
          '[Wände, Decken und Fassaden|Innen- und Außenwände] gleichmäßig verputzen',
          'Trennwände stellen und [Decken abhängen|Wände beplanken]',
          'Fugen spachteln und schleifen, bis [die Fläche glatt ist|keine Kante mehr zu sehen ist]',
          'Dämmung und [Platten für Schall- und Brandschutz|Dampfsperren] einbauen',
          'Untergründe vorbereiten und [Profile setzen|Böden und Fenster abdecken]',
          'Schadhaften Putz und [Stuck|Platten] ausbessern',
        ],
        needs: [
          'Ausbildung oder Praxis im Putz oder Trockenbau',
          'Eine ruhige Hand und ein Auge für Flächen',
          'Sauberes Arbeiten in bewohnten Räumen',
        ],
        success: ['Flächen eben, [Ecken scharf|Fugen unsichtbar] sind und vor dem Anstrich nichts nachzuspachteln ist'],
      },
      fr: {
        purpose: ['faire des murs et des plafonds [lisses et droits|prêts à peindre]'],
        duties: [
          'Enduire [murs, plafonds et façades|l’intérieur et l’extérieur] d’une couche régulière',
          'Monter des cloisons et [suspendre des plafonds|doubler les murs]',
          'Poser bandes et enduit et poncer jusqu’à [une surface lisse|faire disparaître les joints]',
          'Poser isolants et [plaques acoustiques ou coupe-feu|pare-vapeur]',
          'Préparer le support et [fixer les rails|protéger sols et fenêtres]',
          'Reprendre enduits et [moulures|plaques] abîmés',
        ],
        needs: [
          'Une formation ou une pratique de la plâtrerie',
          'Une main sûre et l’œil pour les surfaces',
          'Un travail propre en site occupé',
        ],
        success: [
          'les surfaces sont planes, [les angles nets|les joints invisibles] et le peintre n’a rien à reprendre',
        ],
      },
      es: {
        purpose: ['dejar paredes y techos [lisos y rectos|listos para pintar]'],
        duties: [
          'Enlucir y enfoscar [paredes, techos y fachadas|por dentro y por fuera]',
          'Montar tabiques y [techos suspendidos|trasdosados]',
          'Encintar, emplastecer y lijar hasta [dejar la superficie lisa|que no se vea la junta]',
          'Colocar aislamiento y [placas acústicas o contra el fuego|barreras de vapor]',
          'Preparar la base y [fijar los perfiles|proteger suelos y ventanas]',
          'Reparar enlucidos y [molduras|placas] dañados',
        ],
        needs: [
          'Formación o práctica en yeso o placa',
          'Pulso firme y ojo para las superficies',
          'Trabajo limpio en viviendas habitadas',
        ],
        success: [
          'las superficies queden planas, [las esquinas vivas|las juntas invisibles] y al pintar no haya que retocar',
        ],
      },
    },
  },
  {
    id: 'scaffolder',
    titles: /scaffold|gerüstbau|gerüstmonteur|échafaud|andamio|andamista/,
    name: { en: 'Scaffolder', de: 'Gerüstbauer:in', fr: 'Monteur en échafaudage', es: 'Montador/a de andamios' },
    words: {
      en: {
        purpose: ['put up scaffolds [on which others work safely|that stand firm]'],
        duties: [
          'Put up and take down scaffolds [by the plan|to the drawing and the rules].',
          'Anchor scaffolds to the building and [brace them|check every tie].',
          'Fit decks, guard rails and [ladders|nets].',
          'Load and unload [the lorry|scaffold parts] so that each piece is at hand.',
          'Check scaffolds before handing them over and [after storms|tag them].',
          'Sort out damaged parts and [look after the rest|report what is missing].',
        ],
        needs: ['A head for heights.', 'Safe work with harness and helmet.', 'Readiness to lift and to work outdoors.'],
        success: [
          'scaffolds stand on the day agreed, [pass every check|are safe to the last rail] and nobody gets hurt',
        ],
      },
      de: {
        purpose: ['Gerüste stehen, [auf denen andere sicher arbeiten|die fest und sicher sind]'],
        duties: [
          'Gerüste [nach Plan|nach Zeichnung und Vorschrift] auf- und abbauen',
          'Gerüste am Gebäude verankern und [aussteifen|jeden Anker prüfen]',
          'Beläge, Geländer und [Leitern|Netze] einbauen',
          '[Lkw|Gerüstteile] so laden, dass jedes Teil zur Hand ist',
          'Gerüste prüfen, bevor sie übergeben werden, und [nach Stürmen nachsehen|kennzeichnen]',
          'Beschädigte Teile aussortieren und [den Rest pflegen|Fehlendes melden]',
        ],
        needs: [
          'Schwindelfreiheit',
          'Sicheres Arbeiten mit Gurt und Helm',
          'Bereitschaft, schwer zu heben und draußen zu arbeiten',
        ],
        success: [
          'Gerüste am vereinbarten Tag stehen, [jede Prüfung bestehen|bis zum letzten Geländer sicher sind] und sich niemand verletzt',
        ],
      },
      fr: {
        purpose: ['monter des échafaudages [où les autres travaillent en sécurité|stables et sûrs]'],
        duties: [
          'Monter et démonter les échafaudages [selon le plan|selon la notice et les règles]',
          'Ancrer l’échafaudage au bâtiment et [le contreventer|vérifier chaque ancrage]',
          'Poser planchers, garde-corps et [échelles|filets]',
          'Charger et décharger [le camion|les éléments] pour que chaque pièce soit sous la main',
          'Contrôler l’échafaudage avant la remise et [après les tempêtes|poser l’affichage]',
          'Écarter les pièces abîmées et [entretenir les autres|signaler les manques]',
        ],
        needs: [
          'L’aisance en hauteur',
          'Des gestes sûrs, harnais et casque compris',
          'L’habitude de porter et de travailler dehors',
        ],
        success: [
          'les échafaudages sont prêts au jour dit, [passent chaque contrôle|sont sûrs jusqu’au dernier garde-corps] et personne ne se blesse',
        ],
      },
      es: {
        purpose: ['montar andamios [en los que otros trabajen seguros|firmes y seguros]'],
        duties: [
          'Montar y desmontar andamios [según el plan|según planos y normas]',
          'Anclar el andamio al edificio y [arriostrarlo|comprobar cada anclaje]',
          'Colocar plataformas, barandillas y [escaleras|redes]',
          'Cargar y descargar [el camión|las piezas] de modo que todo esté a mano',
          'Revisar el andamio antes de entregarlo y [tras los temporales|señalizarlo]',
          'Apartar piezas dañadas y [cuidar las demás|avisar de lo que falta]',
        ],
        needs: [
          'Soltura en altura',
          'Trabajo seguro con arnés y casco',
          'Disposición a cargar peso y a trabajar al aire libre',
        ],
        success: [
          'los andamios estén listos el día acordado, [pasen cada revisión|sean seguros hasta la última barandilla] y nadie se haga daño',
        ],
      },
    },
  },
  {
    id: 'road-worker',
    titles:
      /road ?(?:worker|builder|maker)|groundwork|paviour|paver\b|highways? (?:operative|worker|maintenance)|pipe ?layer|straßenbau(?!meister)|tiefbau(?!ingenieur|amt|plan)|pflasterer|kanalbau|rohrleitungsbau|gleisbau|asphalt|ouvrier\p{L}* (?:vrd|routier|de voirie|travaux publics)|paveu|canalisateu|cantonnier|peón\p{L}* de (?:obra pública|carreteras|vías)|operari[oa] de (?:carreteras|obra pública)|tubero de redes|empedrador/u,
    name: {
      en: 'Road and Groundworker',
      de: 'Straßen- und Tiefbauer:in',
      fr: 'Ouvrier VRD',
      es: 'Operario/a de obra pública',
    },
    words: {
      en: {
        purpose: ['build roads, paths and pipes that [bear traffic and weather|last under load]'],
        duties: [
          'Dig, level and compact the ground [by height and slope|layer by layer].',
          'Lay kerbs, slabs and [paving|asphalt].',
          'Lay pipes, cables and [shafts|drains] in the trench.',
          'Secure trenches and [the site against traffic|passers-by] before digging.',
          'Set out lines and heights and [check them as the work goes on|keep to them].',
          'Work with roller, plate and [small machines|hand tools].',
        ],
        needs: [
          'Practice in road building or groundwork, or the wish to learn it.',
          'Readiness to work outdoors.',
          'Care near traffic and machines.',
        ],
        success: ['surfaces lie true, [water runs off|trenches are closed on time] and traffic can flow again'],
      },
      de: {
        purpose: ['Straßen, Wege und Leitungen [Verkehr und Wetter aushalten|auch unter Last halten]'],
        duties: [
          'Boden ausheben, planieren und verdichten, [nach Höhe und Gefälle|Schicht für Schicht]',
          'Bordsteine, Platten und [Pflaster|Asphalt] einbauen',
          'Rohre, Kabel und [Schächte|Abläufe] im Graben verlegen',
          'Gräben und [Baustelle gegen den Verkehr|Fußwege] sichern, bevor gegraben wird',
          'Höhen und Fluchten abstecken und [laufend prüfen|einhalten]',
          'Mit Walze, Rüttelplatte und [kleinen Maschinen|Handwerkzeug] arbeiten',
        ],
        needs: [
          'Praxis im Straßen- oder Tiefbau oder Lust, es zu lernen',
          'Bereitschaft, draußen zu arbeiten',
          'Umsicht neben Verkehr und Maschinen',
        ],
        success: ['Flächen eben liegen, [Wasser abläuft|Gräben rechtzeitig zu sind] und der Verkehr wieder fließt'],
      },
      fr: {
        purpose: ['construire des routes et des réseaux [qui tiennent au trafic et au temps|solides sous la charge]'],
        duties: [
          'Terrasser, niveler et compacter [selon les cotes et les pentes|couche après couche]',
          'Poser bordures, dalles et [pavés|enrobés]',
          'Poser tuyaux, câbles et [regards|drains] en tranchée',
          'Blinder les tranchées et [baliser le chantier|protéger les passants] avant de creuser',
          'Implanter alignements et niveaux et [les contrôler au fil des travaux|s’y tenir]',
          'Conduire rouleau, plaque et [petits engins|outils à main]',
        ],
        needs: [
          'Une pratique des travaux publics, ou l’envie de les apprendre',
          'L’habitude du travail dehors',
          'De la prudence près du trafic et des engins',
        ],
        success: [
          'les surfaces sont planes, [l’eau s’écoule|les tranchées sont refermées à temps] et la circulation reprend',
        ],
      },
      es: {
        purpose: ['construir calzadas y redes [que aguanten tráfico y tiempo|firmes bajo carga]'],
        duties: [
          'Excavar, nivelar y compactar [según cotas y pendientes|capa a capa]',
          'Colocar bordillos, losas y [adoquines|asfalto]',
          'Tender tubos, cables y [pozos|drenajes] en zanja',
          'Entibar zanjas y [señalizar la obra|proteger a los peatones] antes de excavar',
          'Replantear líneas y niveles y [comprobarlos sobre la marcha|respetarlos]',
          'Manejar rodillo, bandeja y [maquinaria pequeña|herramienta de mano]',
        ],
        needs: [
          'Práctica en obra pública, o ganas de aprenderla',
          'Disposición a trabajar al aire libre',
          'Prudencia junto al tráfico y las máquinas',
        ],
        success: [
          'las superficies queden niveladas, [el agua corra|las zanjas se cierren a tiempo] y el tráfico vuelva a circular',
        ],
      },
    },
  },
  {
    id: 'plant-operator',
    titles:
      /(?:excavator|digger|crane|(?<!power )plant|loader|bulldozer|backhoe|earthmoving) (?:operator|driver)|baggerfahr|baggerführ|kranführ|kranfahr|baumaschinenführ|radladerfahr|maschinist|conduct\p{L}+ d['’]engins|conduct\p{L}+ de (?:pelle|grue)|pelleteu|grutier|grutière|gruista|(?:operador|conductor|maquinista)[a]? de (?:excavadora|retro\p{L}*|grúa|maquinaria pesada|pala)|^maquinista de obra|palista|retroexcavador/u,
    name: {
      en: 'Plant Operator',
      de: 'Baumaschinenführer:in',
      fr: 'Conducteur d’engins',
      es: 'Operador/a de maquinaria',
    },
    words: {
      en: {
        purpose: ['move earth and loads [safely and to the mark|exactly where they are needed]'],
        duties: [
          'Operate [the machine|heavy plant] by the drawing and the signals from the ground.',
          'Dig, load and lift [to height and line|with care for pipes and people].',
          'Check oil, hydraulics and [ropes|safety devices] before starting.',
          'Secure the swing area and [keep people out of it|stop when someone comes too near].',
          'Grease and clean the machine and [report faults|note hours and faults].',
          'Agree each move with [the crew on the ground|the banksman and the drivers].',
        ],
        needs: [
          'The licence that the machine requires.',
          'A feel for distance, load and ground.',
          'Calm, also when it is tight.',
        ],
        success: ['loads and cuts are where they should be, [nothing is hit|machines run] and nobody gets hurt'],
      },
      de: {
        purpose: ['Erde und Lasten [sicher und genau bewegt werden|dorthin kommen, wo sie gebraucht werden]'],
        duties: [
          '[Die Maschine|Schwere Baumaschinen] nach Plan und Einweisung bedienen',
          'Ausheben, laden und heben, [auf Höhe und in der Flucht|mit Rücksicht auf Leitungen und Menschen]',
          'Öl, Hydraulik und [Seile|Schutzeinrichtungen] prüfen, bevor es losgeht',
          'Den Schwenkbereich sichern und [freihalten|anhalten, wenn jemand zu nahe kommt]',
          'Die Maschine abschmieren, reinigen und [Schäden melden|Stunden und Schäden notieren]',
          'Jede Bewegung mit [den Leuten am Boden|Einweisenden und Fahrpersonal] abstimmen',
        ],
        needs: [
          'Der für die Maschine nötige Schein',
          'Gefühl für Abstand, Last und Boden',
          'Ruhe, auch wenn es eng wird',
        ],
        success: [
          'Lasten und Aushub sitzen, wo sie sollen, [nichts beschädigt wird|Maschinen laufen] und sich niemand verletzt',
        ],
      },
      fr: {
        purpose: ['déplacer terres et charges [avec sûreté et précision|là où il le faut]'],
        duties: [
          'Conduire [l’engin|les engins de chantier] selon le plan et les signaux au sol',
          'Creuser, charger et lever [aux cotes|en veillant aux réseaux et aux personnes]',
          'Vérifier huile, hydraulique et [câbles|sécurités] avant le départ',
          'Baliser la zone d’évolution et [la garder libre|s’arrêter si quelqu’un s’approche]',
          'Graisser et nettoyer l’engin et [signaler les pannes|noter heures et pannes]',
          'Convenir de chaque manœuvre avec [l’équipe au sol|le chef de manœuvre et les chauffeurs]',
        ],
        needs: [
          'Le permis que l’engin demande',
          'Le sens des distances, des charges et du sol',
          'Du calme, même à l’étroit',
        ],
        success: [
          'charges et fouilles sont aux cotes, [rien n’est touché|les engins tournent] et personne ne se blesse',
        ],
      },
      es: {
        purpose: ['mover tierras y cargas [con seguridad y precisión|justo adonde hacen falta]'],
        duties: [
          'Manejar [la máquina|maquinaria pesada] según el plano y las señales desde el suelo',
          'Excavar, cargar y elevar [a cota|con cuidado de redes y personas]',
          'Revisar aceite, hidráulica y [cables|dispositivos de seguridad] antes de arrancar',
          'Acotar la zona de giro y [mantenerla libre|parar si alguien se acerca]',
          'Engrasar y limpiar la máquina y [avisar de averías|anotar horas y averías]',
          'Acordar cada maniobra con [la cuadrilla a pie|el señalista y los conductores]',
        ],
        needs: [
          'El carné que exige la máquina',
          'Sentido de la distancia, la carga y el terreno',
          'Calma, también con poco espacio',
        ],
        success: [
          'cargas y excavaciones queden en su sitio, [no se toque nada|las máquinas no paren] y nadie se haga daño',
        ],
      },
    },
  },
  {
    id: 'window-fitter',
    titles:
      /(?:window|door|conservatory|blind|glazing) (?:fitter|installer)|^glazier|fensterbau|fenstermont|türenmont|rollladen|rolladen|glaser(?!ei)|pos(?:eur|euse) (?:de )?(?:fenêtre|menuiserie|store|porte)|vitrier|miroitier|storiste|cristalero|(?:montador|instalador)[a]? de (?:ventanas|puertas|persianas|toldos|cerramientos)|persianista|carpinter[oa] de aluminio/u,
    name: {
      en: 'Window and Door Fitter',
      de: 'Fenstermonteur:in',
      fr: 'Poseur de menuiseries',
      es: 'Instalador/a de ventanas',
    },
    words: {
      en: {
        purpose: ['fit windows and doors that [close tight|open easily and keep the cold out]'],
        duties: [
          'Measure openings [exactly|before the order] and note what is special about each.',
          'Take out old frames [without harming walls|carefully].',
          'Fit windows and doors, [align and fix them|set them plumb].',
          'Cut and set glass and [seal it|change broken panes].',
          'Seal the joint to the wall and [fit sills and covers|insulate it].',
          'Adjust fittings and [show how they work|repair what sticks].',
        ],
        needs: [
          'Training or practice in fitting windows, doors or glass.',
          'Exact measuring.',
          'Clean work in occupied rooms.',
        ],
        success: ['windows and doors close easily, [joints are tight|panes are sound] and rooms are left clean'],
      },
      de: {
        purpose: ['Fenster und Türen [dicht schließen|leicht gehen und die Kälte draußen halten]'],
        duties: [
          'Öffnungen [genau|vor der Bestellung] aufmessen und Besonderheiten festhalten',
          'Alte Rahmen [ohne Schaden an der Wand|vorsichtig] ausbauen',
          'Fenster und Türen einbauen, [ausrichten und befestigen|lotrecht setzen]',
          'Glas zuschneiden, einsetzen und [abdichten|zerbrochene Scheiben tauschen]',
          'Den Anschluss zur Wand abdichten und [Bänke und Leisten setzen|dämmen]',
          'Beschläge einstellen und [die Bedienung zeigen|Klemmendes reparieren]',
        ],
        needs: [
          'Ausbildung oder Praxis im Fenster-, Türen- oder Glasbau',
          'Genaues Messen',
          'Sauberes Arbeiten in bewohnten Räumen',
        ],
        success: [
          'Fenster und Türen leicht schließen, [Fugen dicht sind|Scheiben sitzen] und Räume sauber zurückbleiben',
        ],
      },
      fr: {
        purpose: ['poser des fenêtres et des portes [qui ferment bien|faciles à ouvrir et étanches au froid]'],
        duties: [
          'Mesurer les ouvertures [avec exactitude|avant la commande] et noter les particularités',
          'Déposer les anciens cadres [sans abîmer le mur|avec soin]',
          'Poser fenêtres et portes, [les régler et les fixer|d’aplomb]',
          'Couper et poser le vitrage et [l’étancher|remplacer les vitres cassées]',
          'Calfeutrer le raccord au mur et [poser appuis et couvre-joints|l’isoler]',
          'Régler les ferrures et [montrer leur usage|réparer ce qui coince]',
        ],
        needs: ['Une formation ou une pratique de la pose', 'La mesure exacte', 'Un travail propre en site occupé'],
        success: [
          'fenêtres et portes ferment sans effort, [les joints sont étanches|les vitres tiennent] et les pièces restent propres',
        ],
      },
      es: {
        purpose: ['instalar ventanas y puertas [que cierren bien|suaves y sin corrientes]'],
        duties: [
          'Medir los huecos [con exactitud|antes del pedido] y anotar lo particular de cada uno',
          'Retirar los marcos viejos [sin dañar la pared|con cuidado]',
          'Instalar ventanas y puertas, [ajustarlas y fijarlas|a plomo]',
          'Cortar y colocar el vidrio y [sellarlo|cambiar los cristales rotos]',
          'Sellar el encuentro con la pared y [poner alféizares y tapajuntas|aislarlo]',
          'Regular los herrajes y [enseñar a usarlos|reparar lo que se atasca]',
        ],
        needs: [
          'Formación o práctica en el montaje de ventanas, puertas o vidrio',
          'Medición exacta',
          'Trabajo limpio en viviendas habitadas',
        ],
        success: [
          'ventanas y puertas cierren con suavidad, [las juntas no dejen pasar aire|los vidrios queden firmes] y todo quede limpio',
        ],
      },
    },
  },
  {
    id: 'refrigeration-technician',
    titles:
      /refrigerat|air[ -]condition|\bhvac\b|\bac (?:engineer|technician|installer)|kälte(?:anlagen|techn|mechatron|monteur)|klima(?:techn|monteur|anlagen)|mechatronik\p{L}* für kälte|frigorist|frigoríf(?!ico para)|climatic(?:ien)|climatis|climatiza|refrigeraci[oó]n|frigorist/u,
    name: {
      en: 'Refrigeration and Air Conditioning Technician',
      de: 'Kälte- und Klimatechniker:in',
      fr: 'Frigoriste',
      es: 'Técnico/a frigorista',
    },
    words: {
      en: {
        purpose: ['keep cooling and air conditioning [running and tight|at the right temperature]'],
        duties: [
          'Install cooling and air conditioning systems [by plan|from pipe to control].',
          'Braze, insulate and [pressure-test|evacuate] refrigerant pipes.',
          'Charge systems, set controls and [start them up|log the values].',
          'Service systems and [check them for leaks|clean heat exchangers].',
          'Find electrical and refrigeration faults and [repair them|explain them to the operator].',
          'Recover refrigerant properly and [keep the records|weigh what goes in and out].',
        ],
        needs: [
          'Training in refrigeration, or in an electrical or heating trade.',
          'The certificate for handling refrigerants.',
          'Methodical fault finding.',
        ],
        success: [
          'systems hold their temperature, [lose no refrigerant|run through the summer] and call-outs are rare',
        ],
      },
      de: {
        purpose: ['Kälte- und Klimaanlagen [laufen und dicht sind|die richtige Temperatur halten]'],
        duties: [
          'Kälte- und Klimaanlagen [nach Plan|von der Leitung bis zur Regelung] montieren',
          'Kältemittelleitungen löten, dämmen und [abdrücken|evakuieren]',
          'Anlagen befüllen, Regelungen einstellen und [in Betrieb nehmen|Werte protokollieren]',
          'Anlagen warten und [auf Dichtheit prüfen|Wärmetauscher reinigen]',
          'Elektrische und kältetechnische Störungen finden und [beheben|dem Betreiber erklären]',
          'Kältemittel fachgerecht absaugen und [Nachweise führen|Mengen erfassen]',
        ],
        needs: [
          'Ausbildung in der Kältetechnik oder in einem Elektro- oder Heizungsberuf',
          'Der Nachweis für den Umgang mit Kältemitteln',
          'Methodische Fehlersuche',
        ],
        success: [
          'Anlagen ihre Temperatur halten, [kein Kältemittel verlieren|durch den Sommer laufen] und Einsätze wegen Störungen selten sind',
        ],
      },
      fr: {
        purpose: ['garder le froid et la climatisation [en marche et étanches|à la bonne température]'],
        duties: [
          'Installer des équipements de froid et de climatisation [selon le plan|du tube à la régulation]',
          'Braser, isoler et [éprouver|tirer au vide] les liaisons frigorifiques',
          'Charger l’installation, régler et [mettre en service|relever les valeurs]',
          'Entretenir les installations et [contrôler l’étanchéité|nettoyer les échangeurs]',
          'Trouver les pannes électriques et frigorifiques et [réparer|les expliquer à l’exploitant]',
          'Récupérer les fluides dans les règles et [tenir les fiches|peser les quantités]',
        ],
        needs: [
          'Une formation au froid, à l’électricité ou au chauffage',
          'L’attestation pour manipuler les fluides',
          'Une recherche de panne méthodique',
        ],
        success: [
          'les installations tiennent leur température, [ne perdent pas de fluide|passent l’été] et les dépannages sont rares',
        ],
      },
      es: {
        purpose: ['mantener el frío y la climatización [en marcha y sin fugas|a la temperatura debida]'],
        duties: [
          'Instalar equipos de frío y climatización [según plano|del tubo a la regulación]',
          'Soldar, aislar y [probar a presión|hacer el vacío de] las líneas frigoríficas',
          'Cargar la instalación, regularla y [ponerla en marcha|registrar los valores]',
          'Mantener las instalaciones y [comprobar fugas|limpiar intercambiadores]',
          'Encontrar averías eléctricas y frigoríficas y [repararlas|explicarlas al titular]',
          'Recuperar los gases según la norma y [llevar el registro|pesar lo que entra y sale]',
        ],
        needs: [
          'Formación en frío, electricidad o calefacción',
          'El carné para manipular gases refrigerantes',
          'Método para buscar averías',
        ],
        success: [
          'las instalaciones mantengan la temperatura, [no pierdan gas|pasen el verano] y las urgencias sean pocas',
        ],
      },
    },
  },
  {
    id: 'solar-installer',
    titles:
      /(?:solar|pv|photovoltaic)(?: panel)?[- ](?:install|fitter|technician|electrician)|(?:solar|photovoltaik|pv)-?(?:\s)?(?:monteur|techni|installat|teur)|(?:install|pos|techn|mont|instal|técn)\p{L}*(?: de)?(?: panneaux| placas| paneles)? (?:solaire|solares|photovolt|fotovolt|pv)/u,
    name: {
      en: 'Solar Installer',
      de: 'Solarmonteur:in',
      fr: 'Installateur photovoltaïque',
      es: 'Instalador/a fotovoltaico/a',
    },
    words: {
      en: {
        purpose: ['put solar systems on roofs that [feed in from day one|yield for many years]'],
        duties: [
          'Fit the mounting and solar panels [on the roof|by the layout plan].',
          'Lay cables and connect [panels and inverter|inverter and storage].',
          'Check the roof beforehand and [keep it tight|protect its covering].',
          'Measure, start up and [record the readings|hand over the system].',
          'Find faults in older systems and [change what has failed|restore their yield].',
          'Secure yourself and the material [on the roof|before going up].',
        ],
        needs: [
          'Training or practice in an electrical or roofing trade.',
          'A head for heights.',
          'Safe work with current.',
        ],
        success: [
          'systems run from the first day, [roofs stay tight|readings are right] and owners know how to use them',
        ],
      },
      de: {
        purpose: ['Solaranlagen [vom ersten Tag an Strom liefern|viele Jahre Ertrag bringen]'],
        duties: [
          'Unterkonstruktion und Solarmodule [auf dem Dach|nach Belegungsplan] montieren',
          'Leitungen verlegen und [Module und Wechselrichter|Wechselrichter und Speicher] anschließen',
          'Das Dach vorher prüfen und [dicht halten|seine Deckung schonen]',
          'Anlagen messen, in Betrieb nehmen und [Werte protokollieren|übergeben]',
          'Fehler an älteren Anlagen suchen und [Defektes tauschen|den Ertrag wiederherstellen]',
          'Sich und das Material [auf dem Dach|vor dem Aufstieg] sichern',
        ],
        needs: [
          'Ausbildung oder Praxis in Elektro- oder Dachhandwerk',
          'Schwindelfreiheit',
          'Sicheres Arbeiten mit Strom',
        ],
        success: [
          'Anlagen vom ersten Tag an laufen, [Dächer dicht bleiben|Messwerte stimmen] und alles gut erklärt ist',
        ],
      },
      fr: {
        purpose: ['poser des installations solaires [qui produisent dès le premier jour|qui durent]'],
        duties: [
          'Poser la structure et les panneaux solaires [en toiture|selon le plan de calepinage]',
          'Tirer les câbles et raccorder [panneaux et onduleur|onduleur et stockage]',
          'Contrôler le toit au préalable et [préserver son étanchéité|ménager la couverture]',
          'Mesurer, mettre en service et [noter les valeurs|remettre l’installation]',
          'Chercher les pannes des installations existantes et [remplacer l’élément fautif|rétablir la production]',
          'S’assurer en hauteur et [arrimer le matériel|préparer chaque montée]',
        ],
        needs: [
          'Une formation ou une pratique en électricité ou en couverture',
          'L’aisance en hauteur',
          'Des gestes sûrs avec le courant',
        ],
        success: [
          'les installations produisent dès le premier jour, [les toits restent étanches|les mesures sont bonnes] et le client sait s’en servir',
        ],
      },
      es: {
        purpose: ['instalar placas solares [que produzcan desde el primer día|que rindan muchos años]'],
        duties: [
          'Montar la estructura y las placas solares [en la cubierta|según el plano]',
          'Tender cables y conectar [placas e inversor|inversor y baterías]',
          'Revisar antes el tejado y [conservar su estanqueidad|cuidar la cubierta]',
          'Medir, poner en marcha y [registrar los valores|entregar la instalación]',
          'Buscar fallos en instalaciones antiguas y [cambiar lo averiado|recuperar la producción]',
          'Asegurarse en altura y [sujetar el material|preparar cada subida]',
        ],
        needs: [
          'Formación o práctica en electricidad o cubiertas',
          'Soltura en altura',
          'Trabajo seguro con corriente',
        ],
        success: [
          'las instalaciones produzcan desde el primer día, [los tejados no filtren|las mediciones sean correctas] y el cliente sepa usarlas',
        ],
      },
    },
  },
  {
    id: 'land-surveyor',
    titles:
      /land survey|(?:^|engineering |site |topographic(?:al)? )surveyor|setting[- ]out engineer|geomatic|vermess|geomati|géomètre|topograph|topógraf/,
    name: { en: 'Land Surveyor', de: 'Vermessungstechniker:in', fr: 'Géomètre-topographe', es: 'Topógrafo/a' },
    words: {
      en: {
        purpose: ['measure land and buildings so that [plans can be trusted|boundaries and heights are right]'],
        duties: [
          'Survey land, [buildings and pipes|roads and boundaries] in the field.',
          'Set out axes, boundaries and [heights|points] for building.',
          'Work up measurements [into plans and models|at the screen].',
          'Check each survey by [a second measurement|closing it] before it goes out.',
          'Search records and [maps|earlier surveys] before going out.',
          'Explain results to [clients and site managers|owners and planners].',
        ],
        needs: ['Training in surveying.', 'Exact work, outdoors as at the screen.', 'Spatial sense.'],
        success: [
          'what is built stands where it should, [plans are right|points can be found again] and nothing is measured twice',
        ],
      },
      de: {
        purpose: ['Gelände und Gebäude so vermessen sind, dass [man den Plänen trauen kann|Grenzen und Höhen stimmen]'],
        duties: [
          'Gelände, [Gebäude und Leitungen|Straßen und Grenzen] vor Ort vermessen',
          'Achsen, Grenzen und [Höhen|Punkte] für den Bau abstecken',
          'Messungen [zu Plänen und Modellen|am Bildschirm] auswerten',
          'Jede Vermessung durch [eine zweite Messung|Kontrollpunkte] prüfen, bevor sie hinausgeht',
          'Vor dem Außendienst Unterlagen und [Karten|frühere Vermessungen] suchen',
          'Ergebnisse [Auftraggebenden und Bauleitung|Planung und Eigentümern] erklären',
        ],
        needs: [
          'Eine Ausbildung in der Vermessung',
          'Genauigkeit, draußen wie am Bildschirm',
          'Räumliches Vorstellungsvermögen',
        ],
        success: [
          'Gebautes dort steht, wo es soll, [Pläne stimmen|Punkte wiederzufinden sind] und nichts zweimal vermessen wird',
        ],
      },
      fr: {
        purpose: ['mesurer terrains et bâtiments pour [des plans fiables|des limites et des niveaux justes]'],
        duties: [
          'Lever terrains, [bâtiments et réseaux|routes et limites] sur place',
          'Implanter axes, limites et [niveaux|points] pour les travaux',
          'Traiter les mesures [en plans et modèles|au bureau]',
          'Contrôler chaque levé par [une seconde mesure|une fermeture] avant de le remettre',
          'Rechercher titres et [plans|levés antérieurs] avant la sortie',
          'Expliquer les résultats [aux clients et aux chantiers|aux propriétaires et aux bureaux d’études]',
        ],
        needs: ['Une formation en topographie', 'De l’exactitude, dehors comme à l’écran', 'Le sens de l’espace'],
        success: [
          'l’ouvrage se trouve où il doit, [les plans sont justes|les points se retrouvent] et rien n’est mesuré deux fois',
        ],
      },
      es: {
        purpose: ['medir terrenos y edificios para que [los planos sean fiables|linderos y cotas sean correctos]'],
        duties: [
          'Levantar terrenos, [edificios y redes|viales y linderos] en campo',
          'Replantear ejes, linderos y [cotas|puntos] para la obra',
          'Procesar las mediciones [en planos y modelos|en gabinete]',
          'Comprobar cada levantamiento con [una segunda medición|su cierre] antes de entregarlo',
          'Buscar escrituras y [planos|levantamientos anteriores] antes de salir',
          'Explicar los resultados a [clientes y obra|propietarios y proyectistas]',
        ],
        needs: ['Formación en topografía', 'Exactitud, en campo y en pantalla', 'Visión espacial'],
        success: [
          'lo construido esté donde debe, [los planos cuadren|los puntos se encuentren] y nada se mida dos veces',
        ],
      },
    },
  },
  {
    id: 'civil-engineer',
    titles:
      /civil engineer|structural engineer|(?<!\p{L})bauingenieur|tragwerksplan|statiker|ingénieur\p{L}* (?:en )?(?:génie )?(?:civil|structure)|ingenier[oa]\p{L}* (?:civil|de (?:estructuras|caminos))|calculista de estructuras/u,
    name: { en: 'Civil Engineer', de: 'Bauingenieur:in', fr: 'Ingénieur génie civil', es: 'Ingeniero/a civil' },
    words: {
      en: {
        purpose: ['plan structures that [stand safely and can be built|carry their loads for generations]'],
        duties: [
          'Design and calculate structures(( with {tools})) [by the standards|from foundation to roof].',
          'Draw up plans and specifications that [the site can build from|leave no questions open].',
          'Check ground, loads and [existing structures|materials] before deciding.',
          'Prepare tenders and [compare offers|quantities].',
          'Visit the site and [check the work against the plan|settle open points there].',
          'Agree solutions with [architects, authorities and builders|all who plan and build].',
        ],
        needs: [
          'A degree in civil engineering or similar training.',
          'Confident use of standards and calculations.',
          'Clear plans and reports.',
        ],
        success: ['structures pass every check, [are built as planned|keep to cost and date] and stand safely'],
      },
      de: {
        purpose: ['Bauwerke [sicher stehen und sich gut bauen lassen|ihre Lasten über Generationen tragen]'],
        duties: [
          'Bauwerke(( mit {tools})) [nach den Normen|vom Fundament bis zum Dach] entwerfen und berechnen',
          'Pläne und Leistungsbeschreibungen erstellen, [nach denen gebaut werden kann|die keine Fragen offenlassen]',
          'Baugrund, Lasten und [Bestand|Baustoffe] prüfen, bevor entschieden wird',
          'Ausschreibungen vorbereiten und [Angebote vergleichen|Mengen ermitteln]',
          'Die Baustelle besuchen und [die Ausführung mit dem Plan vergleichen|offene Punkte klären]',
          'Lösungen mit [Architektur, Behörden und Baufirmen|allen Beteiligten] abstimmen',
        ],
        needs: [
          'Ein Studium des Bauingenieurwesens oder vergleichbare Ausbildung',
          'Sicherheit in Normen und Berechnungen',
          'Klare Pläne und Berichte',
        ],
        success: [
          'Bauwerke jede Prüfung bestehen, [wie geplant gebaut werden|in Kosten und Termin bleiben] und sicher stehen',
        ],
      },
      fr: {
        purpose: ['concevoir des ouvrages [sûrs et constructibles|qui portent leurs charges durablement]'],
        duties: [
          'Concevoir et calculer les ouvrages(( avec {tools})) [selon les normes|des fondations au toit]',
          'Établir plans et cahiers des charges [exécutables sur le chantier|sans zone d’ombre]',
          'Étudier le sol, les charges et [l’existant|les matériaux] avant de décider',
          'Préparer les appels d’offres et [comparer les offres|les métrés]',
          'Visiter le chantier et [vérifier la conformité au plan|régler les points ouverts]',
          'Convenir des solutions avec [architectes, autorités et entreprises|tous les intervenants]',
        ],
        needs: [
          'Un diplôme de génie civil ou équivalent',
          'L’aisance avec normes et calculs',
          'Des plans et rapports clairs',
        ],
        success: [
          'les ouvrages passent tous les contrôles, [sont bâtis comme prévu|tiennent coûts et délais] et restent sûrs',
        ],
      },
      es: {
        purpose: ['proyectar obras [seguras y fáciles de construir|que soporten sus cargas durante generaciones]'],
        duties: [
          'Proyectar y calcular estructuras(( con {tools})) [según las normas|de la cimentación a la cubierta]',
          'Redactar planos y pliegos [con los que se pueda construir|que no dejen dudas]',
          'Estudiar el terreno, las cargas y [lo existente|los materiales] antes de decidir',
          'Preparar licitaciones y [comparar ofertas|mediciones]',
          'Visitar la obra y [comprobar que se ajusta al plano|resolver lo pendiente]',
          'Acordar soluciones con [arquitectos, administración y constructoras|todas las partes]',
        ],
        needs: [
          'Titulación en ingeniería civil o similar',
          'Soltura con normas y cálculos',
          'Planos e informes claros',
        ],
        success: [
          'las obras pasen cada control, [se construyan como se proyectaron|cumplan coste y plazo] y sean seguras',
        ],
      },
    },
  },
]
