import type { Role } from './role.ts'

/** Work with animals, soil and plants: listed under no sector of their own, and like no other trade. */
export const LAND_AND_ANIMALS: Role[] = [
  {
    id: 'veterinary-nurse',
    titles:
      /veterinary (?:nurse|technician|assistant)|(?:vet|animal) nurse|tiermedizinische|tierarzthelf|auxiliaire (?:spécialisée? )?vétérinaire|assistante? vétérinaire|auxiliar (?:de )?veterinari\p{L}*|ats veterinari/u,
    name: {
      en: 'Veterinary Nurse',
      de: 'Tiermedizinische/r Fachangestellte/r',
      fr: 'Auxiliaire vétérinaire',
      es: 'Auxiliar de veterinaria',
    },
    words: {
      en: {
        purpose: [
          'care for animals before, during and after treatment and [reassure their owners|keep owners informed]',
        ],
        duties: [
          'Prepare animals for procedures, [assist in theatre|help during surgery] and watch over their recovery.',
          'Look after inpatients: [medication, feeding, bedding and wounds|give medication, feed them and check their wounds].',
          'Take samples and [run tests|help with X-rays] as the vets ask.',
          'Explain to owners [how to care for their animal at home|what comes next] in words they can follow.',
          'Clean and sterilise instruments and [keep theatre and kennels ready|restock the consulting rooms].',
          'Keep records of treatments and [medicines|stock] up to date.',
        ],
        needs: [
          'A calm, safe way of handling animals that are frightened or in pain.',
          'Kindness towards worried owners.',
          'An eye for small changes in an animal.',
        ],
        success: ['animals recover well and their owners [know what to do at home|feel well looked after]'],
      },
      de: {
        purpose: [
          'Tiere vor, während und nach der Behandlung gut versorgt sind und [ihre Halter Bescheid wissen|ihre Halter Vertrauen fassen]',
        ],
        duties: [
          'Tiere auf Eingriffe vorbereiten, [bei Operationen assistieren|im OP zur Hand gehen] und das Aufwachen überwachen',
          'Stationäre Tiere versorgen: [Medikamente, Futter, Verbände|Medikamente geben, füttern und Wunden kontrollieren]',
          'Proben nehmen und [Laborwerte bestimmen|beim Röntgen helfen]',
          'Haltern erklären, [wie sie ihr Tier zu Hause versorgen|wie es weitergeht]',
          'Instrumente reinigen und sterilisieren und [OP und Station vorbereiten|Behandlungsräume auffüllen]',
          'Behandlungen und [Medikamente|Bestände] dokumentieren',
        ],
        needs: [
          'Ein ruhiger, sicherer Umgang mit Tieren, auch wenn sie Angst oder Schmerzen haben',
          'Verständnis für besorgte Halter',
          'Ein Blick für kleine Veränderungen am Tier',
        ],
        success: ['Tiere gut genesen und ihre Halter [wissen, was zu tun ist|sich gut betreut fühlen]'],
      },
      fr: {
        purpose: [
          'veiller sur les animaux avant, pendant et après les soins et [rassurer leurs propriétaires|informer leurs propriétaires]',
        ],
        duties: [
          'Préparer les animaux, [assister lors des chirurgies|aider au bloc] et surveiller le réveil',
          'S’occuper des animaux hospitalisés : [traitements, repas, pansements|donner les traitements, nourrir, surveiller les plaies]',
          'Faire des prélèvements et [aider aux analyses|aider aux radios]',
          'Expliquer aux propriétaires [les soins à la maison|la suite des soins]',
          'Nettoyer et stériliser les instruments et [préparer le bloc et le chenil|réapprovisionner les salles]',
          'Tenir à jour les dossiers et [les stocks|les médicaments]',
        ],
        needs: [
          'Des gestes calmes et sûrs avec des animaux inquiets ou qui souffrent',
          'De la bienveillance envers les propriétaires inquiets',
          'Un œil pour les petits changements chez l’animal',
        ],
        success: ['les animaux se rétablissent et que leurs propriétaires [savent quoi faire|se sentent entourés]'],
      },
      es: {
        purpose: [
          'cuidar de los animales antes, durante y después del tratamiento [y tranquilizar a sus dueños|e informar a sus dueños]',
        ],
        duties: [
          'Preparar a los animales, [asistir en cirugía|ayudar en quirófano] y vigilar cómo despiertan',
          'Atender a los animales hospitalizados: [medicación, comida y curas|dar la medicación, alimentarlos y revisar las heridas]',
          'Tomar muestras y [ayudar con los análisis|ayudar con las radiografías]',
          'Explicar a los dueños [los cuidados en casa|los pasos siguientes]',
          'Limpiar y esterilizar el instrumental y [preparar quirófano y jaulas|reponer las consultas]',
          'Llevar al día las fichas y [las existencias|los medicamentos]',
        ],
        needs: [
          'Trato tranquilo y seguro con animales asustados o doloridos',
          'Amabilidad con dueños preocupados',
          'Ojo para los pequeños cambios en un animal',
        ],
        success: ['los animales se recuperen y sus dueños [sepan qué hacer|se sientan bien atendidos]'],
      },
    },
  },
  {
    id: 'veterinarian',
    titles: /veterinarian|veterinary surgeon|tierarzt|tierärzt|^vétérinaire|^veterinari[oa]/,
    name: { en: 'Veterinarian', de: 'Tierarzt', fr: 'Vétérinaire', es: 'Veterinario' },
    words: {
      en: {
        purpose: [
          'keep animals healthy, treat them when they are not and [advise those who care for them|stand by their owners]',
        ],
        duties: [
          'Examine animals, [find out what is wrong and treat it|make a diagnosis and agree a treatment].',
          'Operate and [manage anaesthesia and pain with care|plan recovery with the nurses].',
          'Explain findings, options and costs [so that owners can decide|plainly and honestly].',
          'Advise on prevention: [vaccination, feeding, parasites|feeding, housing and vaccination].',
          'Keep clinical notes [complete|that colleagues can build on].',
          'Share difficult cases with colleagues and [listen to the nurses|refer in good time].',
        ],
        needs: [
          'The right to practise as a veterinarian.',
          'Sound clinical judgement and steady hands.',
          'Honest words, also when the news is bad.',
        ],
        success: ['animals are well treated and owners [understand every decision|come back with trust]'],
      },
      de: {
        purpose: [
          'Tiere gesund bleiben oder werden und [ihre Halter gut beraten sind|ihre Halter mitentscheiden können]',
        ],
        duties: [
          'Tiere untersuchen, [Ursachen finden und behandeln|Diagnosen stellen und die Behandlung abstimmen]',
          'Operieren und [Narkose und Schmerz sorgfältig steuern|die Nachsorge mit dem Team planen]',
          'Befunde, Möglichkeiten und Kosten [verständlich|offen] erklären',
          'Zu Vorsorge, [Impfung und Fütterung|Haltung und Fütterung] beraten',
          'Befunde [vollständig|nachvollziehbar] dokumentieren',
          'Schwierige Fälle im Team besprechen und [rechtzeitig überweisen|offen für andere Sichtweisen sein]',
        ],
        needs: [
          'Die Approbation als Tierarzt',
          'Ein sicheres klinisches Urteil und ruhige Hände',
          'Ehrliche Worte, auch bei schlechten Nachrichten',
        ],
        success: ['Tiere gut versorgt sind und Halter [jede Entscheidung verstehen|gern wiederkommen]'],
      },
      fr: {
        purpose: [
          'veiller sur les animaux, les soigner et [conseiller ceux qui s’en occupent|accompagner leurs propriétaires]',
        ],
        duties: [
          'Examiner les animaux, [poser un diagnostic et soigner|chercher la cause et traiter]',
          'Opérer et [gérer l’anesthésie et la douleur avec soin|organiser le suivi avec l’équipe]',
          'Expliquer résultats, options et coûts [clairement|avec franchise]',
          'Conseiller en prévention : [vaccins, alimentation, parasites|alimentation, habitat, vaccins]',
          'Tenir des dossiers [complets|utiles aux confrères]',
          'Partager les cas difficiles et [orienter à temps|écouter l’équipe]',
        ],
        needs: [
          'Le diplôme et l’inscription requis pour exercer',
          'Un jugement clinique sûr et des gestes précis',
          'Des mots justes, aussi pour les mauvaises nouvelles',
        ],
        success: [
          'les animaux sont bien soignés et que les propriétaires [comprennent chaque décision|reviennent en confiance]',
        ],
      },
      es: {
        purpose: ['mantener sanos a los animales, tratarlos y [aconsejar a quienes los cuidan|acompañar a sus dueños]'],
        duties: [
          'Explorar a los animales, [diagnosticar y tratar|buscar la causa y tratarla]',
          'Operar y [controlar anestesia y dolor con cuidado|planificar la recuperación con el equipo]',
          'Explicar resultados, opciones y costes [con claridad|con franqueza]',
          'Aconsejar sobre prevención: [vacunas, alimentación, parásitos|alimentación, alojamiento y vacunas]',
          'Llevar historias clínicas [completas|útiles para los compañeros]',
          'Comentar los casos difíciles y [derivar a tiempo|escuchar al equipo]',
        ],
        needs: [
          'La titulación y la colegiación que exige la profesión',
          'Buen criterio clínico y manos firmes',
          'Palabras sinceras, también con malas noticias',
        ],
        success: ['los animales estén bien atendidos y los dueños [entiendan cada decisión|vuelvan con confianza]'],
      },
    },
  },
  {
    id: 'farm-worker',
    titles:
      /farm(?: ?hand| worker| assistant|er)|farm labou?rer|dairy (?:farm )?worker|stockperson|milker|herdsperson|shepherd|vineyard worker|landwirt|melker|tierwirt|ouvrier agricole|salarié agricole|vacher|berger|peón agrícola|ganadero|ordeñador/,
    name: { en: 'Farm Worker', de: 'Mitarbeiter Landwirtschaft', fr: 'Ouvrier agricole', es: 'Peón agrícola' },
    words: {
      en: {
        purpose: [
          'keep animals, fields and machinery [in good order through the seasons|well looked after, whatever the weather]',
        ],
        duties: [
          'Do the daily work on time: [what grows or lives here does not wait|early, and in any weather].',
          'Check fields and animals and [report anything unusual at once|act early when something is wrong].',
          'Drive and look after [machinery and implements|vehicles and equipment] with care.',
          'Keep buildings, yards and [tools clean|fences in repair].',
          'Help where the season asks for it, [sowing and harvest included|and pack in when a job needs many hands].',
          'Note [treatments, feed and yields|what was done, where and when].',
        ],
        needs: [
          'Readiness for outdoor work, whatever the weather.',
          'An eye for what is not as it should be.',
          'Care with machines, chemicals and heavy loads.',
        ],
        success: [
          '[work is done when the season calls for it|nothing is left too late] and the farm is safe and in good order',
        ],
      },
      de: {
        purpose: ['Tiere, Felder und Maschinen [das ganze Jahr gut versorgt sind|bei jedem Wetter in guter Hand sind]'],
        duties: [
          'Die täglichen Arbeiten pünktlich erledigen, [bei jedem Wetter|auch früh am Morgen]',
          'Felder und Tiere kontrollieren und [Auffälliges sofort melden|früh handeln]',
          'Maschinen und [Anbaugeräte|Fahrzeuge] sicher fahren und pflegen',
          'Gebäude, Hof und [Werkzeug sauber halten|Zäune instand halten]',
          'In der Saison mit anpacken, [von der Aussaat bis zur Ernte|wo viele Hände gebraucht werden]',
          'Notieren, [was wann und wo gemacht wurde|welche Mengen verbraucht und geerntet wurden]',
        ],
        needs: [
          'Gern draußen arbeiten, auch bei Regen',
          'Ein Blick dafür, wenn etwas nicht stimmt',
          'Umsicht mit Maschinen und schweren Lasten',
        ],
        success: ['[jede Arbeit zur rechten Zeit getan ist|nichts zu spät kommt] und der Hof in Ordnung ist'],
      },
      fr: {
        purpose: ['prendre soin des bêtes, des champs et du matériel [au fil des saisons|par tous les temps]'],
        duties: [
          'Faire le travail du jour à l’heure, [par tous les temps|tôt le matin aussi]',
          'Surveiller champs et bêtes et [signaler tout de suite ce qui sort de l’ordinaire|agir tôt]',
          'Conduire et entretenir [les machines et les outils|les engins] avec soin',
          'Garder les bâtiments, la cour et [les outils propres|les clôtures en état]',
          'Prêter main-forte en saison, [des semis à la récolte|quand il faut des bras]',
          'Noter [ce qui a été fait, où et quand|traitements et quantités]',
        ],
        needs: [
          'Le goût du travail dehors, en toute saison',
          'Un œil pour ce qui n’est pas normal',
          'De la prudence avec les machines et les charges',
        ],
        success: ['[le travail est fait à la bonne saison|rien n’arrive trop tard] et que la ferme est en ordre'],
      },
      es: {
        purpose: ['cuidar de los animales, los campos y la maquinaria [todo el año|haga el tiempo que haga]'],
        duties: [
          'Hacer a su hora el trabajo diario, [haga el tiempo que haga|también temprano]',
          'Vigilar campos y animales y [avisar enseguida de lo que no cuadra|actuar a tiempo]',
          'Conducir y cuidar [la maquinaria y los aperos|los vehículos] con prudencia',
          'Mantener naves, patio y [herramientas limpias|vallas en buen estado]',
          'Arrimar el hombro en temporada, [de la siembra a la cosecha|cuando hacen falta manos]',
          'Anotar [qué se hizo, dónde y cuándo|tratamientos y cantidades]',
        ],
        needs: [
          'Gusto por el trabajo al aire libre',
          'Ojo para lo que no está como debe',
          'Prudencia con máquinas y cargas',
        ],
        success: ['[cada trabajo se haga a su tiempo|nada llegue tarde] y la finca esté en orden'],
      },
    },
  },
  {
    id: 'gardener',
    titles:
      /gardener|landscaper|groundskeeper|greenkeeper|grounds(?:person|man)|gärtner|jardinier|(?<!architecte )paysagiste|agente? d['’]entretien des espaces verts|jardiner/,
    name: { en: 'Gardener', de: 'Gärtner', fr: 'Jardinier', es: 'Jardinero' },
    words: {
      en: {
        purpose: ['keep gardens and grounds [healthy and good to look at all year|at their best in every season]'],
        duties: [
          'Plant, prune, water and weed [as the season asks|at the right time].',
          'Cut lawns and hedges [cleanly|to a good finish].',
          'Recognise pests and diseases early and [choose the gentlest remedy|act before they spread].',
          'Use and maintain [tools and machines|mowers and cutters] safely.',
          'Keep paths, beds and [edges tidy|borders in order], also between visits.',
          'Plan the next weeks with [the season in mind|the people who use the garden].',
        ],
        needs: [
          'Knowledge of plants and what they need.',
          'Readiness to work outdoors in all weathers.',
          'Care with sharp tools and machines.',
        ],
        success: ['plants thrive and [people enjoy being outside|the grounds look cared for in every season]'],
      },
      de: {
        purpose: ['Gärten und Anlagen [das ganze Jahr gesund und gepflegt sind|zu jeder Jahreszeit gut aussehen]'],
        duties: [
          'Pflanzen, schneiden, wässern und jäten, [wie es die Jahreszeit verlangt|zur rechten Zeit]',
          'Rasen und Hecken [sauber|fachgerecht] schneiden',
          'Schädlinge und Krankheiten früh erkennen und [schonend behandeln|rechtzeitig handeln]',
          'Geräte und [Maschinen|Werkzeug] sicher einsetzen und pflegen',
          'Wege, Beete und [Kanten in Ordnung halten|Flächen sauber halten]',
          'Die nächsten Wochen [mit Blick auf die Saison|mit den Nutzern] planen',
        ],
        needs: [
          'Wissen über Pflanzen und was sie brauchen',
          'Freude an der Arbeit draußen, bei jedem Wetter',
          'Umsicht mit scharfem Werkzeug und Maschinen',
        ],
        success: ['Pflanzen gedeihen und [man gern draußen ist|die Anlagen immer gepflegt aussehen]'],
      },
      fr: {
        purpose: ['garder jardins et espaces verts [sains et beaux toute l’année|à leur avantage en toute saison]'],
        duties: [
          'Planter, tailler, arroser et désherber [au fil des saisons|au bon moment]',
          'Tondre et tailler les haies [avec soin|proprement]',
          'Repérer tôt maladies et parasites et [choisir le remède le plus doux|agir à temps]',
          'Utiliser et entretenir [outils et machines|le matériel] en sécurité',
          'Garder allées et massifs [propres|en ordre]',
          'Prévoir les semaines suivantes [selon la saison|avec ceux qui profitent du jardin]',
        ],
        needs: [
          'La connaissance des plantes et de leurs besoins',
          'L’envie de travailler dehors, par tous les temps',
          'De la prudence avec les outils tranchants et les machines',
        ],
        success: [
          'les plantes se portent bien et que [l’on aime être dehors|les lieux semblent soignés en toute saison]',
        ],
      },
      es: {
        purpose: [
          'mantener jardines y zonas verdes [sanos y bonitos todo el año|en su mejor momento en cada estación]',
        ],
        duties: [
          'Plantar, podar, regar y desherbar [según la estación|a su debido tiempo]',
          'Cortar césped y setos [con cuidado|con buen acabado]',
          'Detectar pronto plagas y enfermedades y [elegir el remedio más suave|actuar a tiempo]',
          'Usar y cuidar [herramientas y máquinas|el material] con seguridad',
          'Mantener caminos y parterres [limpios|en orden]',
          'Planificar las próximas semanas [según la temporada|con quienes usan el jardín]',
        ],
        needs: [
          'Conocimiento de las plantas y lo que necesitan',
          'Ganas de trabajar al aire libre, haga el tiempo que haga',
          'Prudencia con herramientas de corte y máquinas',
        ],
        success: ['las plantas crezcan sanas y [dé gusto estar fuera|todo se vea cuidado en cada estación]'],
      },
    },
  },
]
