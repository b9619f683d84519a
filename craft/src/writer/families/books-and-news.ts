import type { Role } from './role.ts'

/** Work with books, collections, news and pictures. */
export const BOOKS_AND_NEWS: Role[] = [
  {
    id: 'librarian',
    titles:
      /librar(?:ian(?! driver)|y (?:assistant|clerk|manager|officer|supervisor|technician|worker))|bibliothek|medien- und informationsdienste|mediathek|bibliothécaire|bibliothèque|médiathé|documentaliste(?! techni)|bibliotec|archivist|archivar|archivero|archiviste|dokumentar|records officer/,
    name: { en: 'Librarian', de: 'Bibliothekar:in', fr: 'Bibliothécaire', es: 'Bibliotecario/a' },
    words: {
      en: {
        purpose: [
          'help people find what they want to read and know, [and more besides|in a place that is open to everyone]',
        ],
        duties: [
          'Answer questions and [help people search|show how to find and judge sources].',
          'Choose, order and catalogue media, [with an eye on what is asked for|so that they can be found].',
          'Lend and take back items and [see to reservations|mind the desk with a friendly word].',
          'Keep shelves and holdings in order, [repair what is worn and weed what is outdated|the digital ones too].',
          'Prepare readings, tours and [school visits|displays] that bring people in.',
          'Help with catalogues, printers and [digital loans|screens], with patience.',
        ],
        needs: [
          'Training in library or information work, or experience in it.',
          'Curiosity and a wide range of interests.',
          'A friendly manner with people of every age.',
        ],
        success: ['people find what they need, feel welcome and [come back|discover something new]'],
      },
      de: {
        purpose: [
          'Menschen finden, was sie lesen und wissen möchten, [und noch mehr dazu|an einem Ort, der allen offensteht]',
        ],
        duties: [
          'Fragen beantworten und [bei der Suche helfen|zeigen, wie man Quellen findet und beurteilt]',
          'Medien auswählen, bestellen und erschließen, [mit Blick auf die Nachfrage|damit sie auffindbar sind]',
          'Medien ausleihen und zurücknehmen und [Vormerkungen bearbeiten|an der Theke freundlich Auskunft geben]',
          'Bestände ordnen, [Beschädigtes reparieren und Veraltetes aussondern|auch die digitalen]',
          'Lesungen, Führungen und [Schulbesuche|Ausstellungen] vorbereiten, die Menschen anziehen',
          'Bei Katalog, Drucker und [digitaler Ausleihe|Bildschirmplätzen] geduldig helfen',
        ],
        needs: [
          'Eine Ausbildung im Bibliotheks- oder Informationswesen oder Erfahrung darin',
          'Neugier und breite Interessen',
          'Eine freundliche Art mit Menschen jeden Alters',
        ],
        success: ['alle finden, was sie brauchen, sich willkommen fühlen und [wiederkommen|Neues entdecken]'],
      },
      fr: {
        purpose: [
          'aider chacun à trouver ce qu’il veut lire et savoir, [et davantage encore|dans un lieu ouvert à tous]',
        ],
        duties: [
          'Répondre aux questions et [guider les recherches|montrer comment trouver et juger une source]',
          'Choisir, commander et cataloguer les documents [selon la demande|pour qu’on les trouve]',
          'Prêter et reprendre les documents et [suivre les réservations|renseigner avec amabilité]',
          'Garder les collections en ordre, [réparer l’usé et retirer le périmé|y compris numériques]',
          'Préparer lectures, visites et [accueils de classes|expositions] qui donnent envie de venir',
          'Aider avec le catalogue, l’imprimante et [le prêt numérique|les postes informatiques], patiemment',
        ],
        needs: [
          'Une formation ou une expérience des bibliothèques ou de la documentation',
          'De la curiosité et des intérêts variés',
          'Un accueil aimable à tout âge',
        ],
        success: ['chacun trouve ce qu’il lui faut, se sent bienvenu et [revient|découvre autre chose]'],
      },
      es: {
        purpose: ['ayudar a encontrar lo que se quiere leer y saber, [y algo más|en un lugar abierto a todo el mundo]'],
        duties: [
          'Responder preguntas y [orientar las búsquedas|mostrar cómo hallar y valorar fuentes]',
          'Elegir, pedir y catalogar materiales [según la demanda|para que se encuentren]',
          'Prestar y recoger documentos [y gestionar reservas|e informar con amabilidad]',
          'Mantener ordenados los fondos, [reparar lo gastado y retirar lo obsoleto|también los digitales]',
          'Preparar lecturas, visitas y [actividades con escuelas|exposiciones] que atraigan a la gente',
          'Ayudar con el catálogo, la impresora y [el préstamo digital|los ordenadores], con paciencia',
        ],
        needs: [
          'Formación o experiencia en bibliotecas o documentación',
          'Curiosidad e intereses variados',
          'Trato amable con personas de cualquier edad',
        ],
        success: ['cada cual encuentre lo que busca, se sienta bienvenido y [vuelva|descubra algo nuevo]'],
      },
    },
  },
  {
    id: 'museum-attendant',
    titles:
      /(?:museum|gallery|exhibition) (?:attendant|assistant|invigilator|warder|host|guide)|museumsaufsicht|galerieaufsicht|ausstellungsaufsicht|museumsführ|kassenkraft museum|besucherservice|(?:gardien|surveillant|agent|médiat|guide)\p{L}*(?: \p{L}+){0,3} (?:de |du |au |en )?musée|(?:vigilante|celador|auxiliar|guía|asistente)[a]? (?:de |del )?(?:sala de )?museo|auxiliar de sala/u,
    name: { en: 'Museum Attendant', de: 'Museumsaufsicht', fr: 'Agent d’accueil de musée', es: 'Auxiliar de museo' },
    words: {
      en: {
        purpose: ['help visitors enjoy the exhibits and [keep the exhibits safe|answer what they ask]'],
        duties: [
          'Welcome visitors and [show the way|sell and check tickets].',
          'Watch over rooms and exhibits, [kindly reminding people to keep their distance|without spoiling anyone’s visit].',
          'Answer questions about the house and [its works|what there is to see] and fetch help where you do not know.',
          'Notice damage, changes in climate and [anything unusual|faults in light or screens] and report it at once.',
          'Help in emergencies and [guide people out calmly|look after those who feel unwell].',
          'Open and close rooms and [prepare events and school groups|count visitors].',
        ],
        needs: ['Attention over long hours.', 'Friendliness and tact.', 'Interest in what is on show.'],
        success: ['visitors leave happy and [works stay unharmed|have learned something]'],
      },
      de: {
        purpose: [
          'Gäste die Ausstellung genießen und [die Objekte unversehrt bleiben|Antwort auf ihre Fragen bekommen]',
        ],
        duties: [
          'Gäste begrüßen und [den Weg weisen|Karten verkaufen und prüfen]',
          'Räume und Objekte beaufsichtigen und [freundlich an den Abstand erinnern|dabei niemandem den Besuch verderben]',
          'Fragen zum Haus und [zu den Werken|zur Ausstellung] beantworten und bei Bedarf Rat holen',
          'Schäden, Veränderungen im Raumklima und [Ungewöhnliches|Störungen an Licht und Technik] sofort melden',
          'Im Notfall helfen und [Menschen ruhig hinausleiten|sich um Gäste kümmern, denen nicht wohl ist]',
          'Räume öffnen und schließen und [Veranstaltungen und Gruppen vorbereiten|Besuche zählen]',
        ],
        needs: [
          'Aufmerksamkeit über viele Stunden',
          'Freundlichkeit und Taktgefühl',
          'Interesse an dem, was gezeigt wird',
        ],
        success: ['Gäste zufrieden gehen und [alle Werke unversehrt bleiben|etwas mitnehmen]'],
      },
      fr: {
        purpose: ['aider les visiteurs à profiter des œuvres et [veiller sur elles|répondre à leurs questions]'],
        duties: [
          'Accueillir les visiteurs et [les orienter|vendre et contrôler les billets]',
          'Surveiller salles et œuvres [en rappelant aimablement les distances|sans gâcher la visite]',
          'Répondre aux questions sur le lieu et [les œuvres|l’exposition] et se renseigner si besoin',
          'Repérer dégâts, variations de climat et [tout fait inhabituel|pannes de lumière ou d’écran] et les signaler aussitôt',
          'Aider en cas d’urgence et [guider chacun vers la sortie avec calme|s’occuper des personnes souffrantes]',
          'Ouvrir et fermer les salles et [préparer événements et groupes scolaires|compter les visiteurs]',
        ],
        needs: [
          'De l’attention pendant de longues heures',
          'De l’amabilité et du tact',
          'De l’intérêt pour ce qui est exposé',
        ],
        success: ['les visiteurs repartent contents et [que les œuvres restent intactes|ont appris quelque chose]'],
      },
      es: {
        purpose: ['ayudar a los visitantes a disfrutar de las obras y [velar por ellas|responder a sus preguntas]'],
        duties: [
          'Recibir a los visitantes y [orientarlos|vender y comprobar entradas]',
          'Vigilar salas y obras [recordando con amabilidad las distancias|sin estropear la visita a nadie]',
          'Responder preguntas sobre la casa y [las obras|la exposición] y consultar lo que no se sepa',
          'Detectar daños, cambios de clima y [todo lo inusual|fallos de luz o pantallas] y avisar enseguida',
          'Ayudar en emergencias y [guiar a la gente hacia la salida con calma|atender a quien se encuentre mal]',
          'Abrir y cerrar salas y [preparar actos y grupos escolares|contar las visitas]',
        ],
        needs: ['Atención durante muchas horas', 'Amabilidad y tacto', 'Interés por lo que se expone'],
        success: ['los visitantes se vayan contentos y [las obras sigan intactas|hayan aprendido algo]'],
      },
    },
  },
  {
    id: 'journalist',
    titles:
      /journalist|(?<!court )reporter|news editor|(?:^|lokal|nachrichten|sport|politik|wirtschafts|kultur|zeitungs|chef)redakteur|journaliste|rédact(?:eur|rice) en chef|periodista|reporter[oa]|redactor[a]? (?:jefe|jefa|de noticias)/,
    name: { en: 'Journalist', de: 'Journalist:in', fr: 'Journaliste', es: 'Periodista' },
    words: {
      en: {
        purpose: [
          'find out and report what matters to the audience, [fairly and correctly|so that people can form a view]',
        ],
        duties: [
          'Find topics, [talk to people and read documents|listen where others do not] and pitch what is worth telling.',
          'Check every fact and [hear the other side|keep your sources safe].',
          'Write, record or film so that [people stay with it to the end|it can be understood at first hearing].',
          'Find headlines and pictures that [keep what they promise|draw people in honestly].',
          'Publish across channels and [answer readers|correct errors openly].',
          'Plan with the newsroom and [deliver on time|edit the work of colleagues].',
        ],
        needs: [
          'A sure hand with words, and work to show for it.',
          'Curiosity and persistence in research.',
          'Fairness, also towards people one disagrees with.',
        ],
        success: ['stories are right, get noticed and [lead to conversation|stand up to any complaint]'],
      },
      de: {
        purpose: ['das Publikum erfährt, was wichtig ist, [fair und richtig|und sich selbst ein Urteil bilden kann]'],
        duties: [
          'Themen finden, [mit Menschen sprechen und Unterlagen lesen|hinhören, wo andere es nicht tun,] und vorschlagen, was erzählt gehört',
          'Jede Tatsache prüfen und [die andere Seite hören|Quellen schützen]',
          'So schreiben, sprechen oder filmen, dass [man bis zum Ende dabeibleibt|man es sofort versteht]',
          'Überschriften und Bilder finden, die [halten, was sie versprechen|ehrlich neugierig machen]',
          'Auf allen Kanälen veröffentlichen und [auf Rückmeldungen eingehen|Fehler offen berichtigen]',
          'Mit der Redaktion planen und [pünktlich liefern|Beiträge anderer redigieren]',
        ],
        needs: [
          'Sicherer Umgang mit Sprache und Arbeitsproben dazu',
          'Neugier und Ausdauer beim Recherchieren',
          'Fairness, auch gegenüber Andersdenkenden',
        ],
        success: ['Beiträge stimmen, beachtet werden und [Gespräche anstoßen|jeder Beschwerde standhalten]'],
      },
      fr: {
        purpose: [
          'chercher et raconter ce qui compte pour le public, [avec justesse et équité|pour que chacun se fasse une opinion]',
        ],
        duties: [
          'Trouver des sujets, [rencontrer les gens et lire les documents|écouter là où d’autres n’écoutent pas] et proposer ce qui mérite d’être dit',
          'Vérifier chaque fait et [entendre l’autre partie|protéger ses sources]',
          'Écrire, enregistrer ou filmer pour que [l’on reste jusqu’au bout|tout se comprenne aussitôt]',
          'Trouver titres et images qui [tiennent leurs promesses|éveillent honnêtement la curiosité]',
          'Publier sur tous les canaux et [répondre au public|corriger ouvertement les erreurs]',
          'Préparer les éditions avec la rédaction et [rendre à l’heure|relire les collègues]',
        ],
        needs: [
          'Une plume sûre, travaux à l’appui',
          'De la curiosité et de la ténacité dans l’enquête',
          'De l’équité, même envers qui pense autrement',
        ],
        success: ['les sujets sont justes, remarqués et [font parler|résistent à toute plainte]'],
      },
      es: {
        purpose: [
          'averiguar y contar lo que importa al público, [con justicia y rigor|para que cada cual se forme una opinión]',
        ],
        duties: [
          'Encontrar temas, [hablar con la gente y leer documentos|escuchar donde otros no escuchan] y proponer lo que merece contarse',
          'Comprobar cada dato y [oír a la otra parte|proteger las fuentes]',
          'Escribir, grabar o filmar para que [se siga hasta el final|se entienda a la primera]',
          'Buscar titulares e imágenes que [cumplan lo que prometen|despierten curiosidad con honestidad]',
          'Publicar en todos los canales y [responder al público|corregir los errores abiertamente]',
          'Planificar con la redacción y [entregar a tiempo|editar el trabajo de compañeros]',
        ],
        needs: [
          'Pluma segura y trabajos que lo muestren',
          'Curiosidad y constancia al investigar',
          'Justicia, también con quien piensa distinto',
        ],
        success: ['las piezas sean ciertas, se noten y [den que hablar|resistan cualquier queja]'],
      },
    },
  },
  {
    id: 'photographer',
    titles:
      /photographer|videographer|camera (?:operator|assistant)|camera ?(?:man|woman)|(?:^|\W|hochzeits|presse|werbe|produkt|schul|passbild)fotograf(?!ía)|videograf(?!ía)|kameramann|kamerafrau|kameraassist|kameraoperat|photographe|vidéaste|cadreu|fotógraf|videógraf|camarógraf|operador[a]? de cámara/,
    name: { en: 'Photographer', de: 'Fotograf:in', fr: 'Photographe', es: 'Fotógrafo/a' },
    words: {
      en: {
        purpose: ['make pictures that [show people, places or things at their best and true|tell what words cannot]'],
        duties: [
          'Talk through each job: [what the pictures are for and what they should say|place, people, light and time].',
          'Set up camera, light and sound and [adapt quickly on location|test them before people arrive].',
          'Put people at ease in front of the camera and [catch the right moment|guide them kindly].',
          'Select and edit pictures, [true to colour and mood|without changing what they say].',
          'Deliver files on time and [in the formats asked for|clearly named and backed up].',
          'See to consents and usage rights and [keep the equipment ready|keep the archive in order].',
        ],
        needs: ['Work of your own to show.', 'Command of camera, light and editing.', 'An easy way with people.'],
        success: ['the pictures are used at once and [people like to see themselves in them|clients come back]'],
      },
      de: {
        purpose: [
          'Bilder entstehen, die [Menschen, Orte oder Dinge gut und wahrhaftig zeigen|erzählen, was Worte nicht können]',
        ],
        duties: [
          'Jeden Auftrag vorab besprechen: [wozu die Bilder dienen und was sie sagen sollen|Ort, Menschen, Licht und Zeit]',
          'Kamera, Licht und Ton einrichten und [sich vor Ort rasch umstellen|vorher alles testen]',
          'Menschen vor der Kamera die Scheu nehmen und [den richtigen Moment treffen|sie freundlich anleiten]',
          'Bilder auswählen und bearbeiten, [treu in Farbe und Stimmung|ohne ihre Aussage zu verändern]',
          'Dateien pünktlich liefern, [in den gewünschten Formaten|klar benannt und gesichert]',
          'Einverständnisse und Nutzungsrechte klären und [die Ausrüstung bereithalten|das Archiv pflegen]',
        ],
        needs: [
          'Eigene Arbeiten, die sich zeigen lassen',
          'Sicherheit mit Kamera, Licht und Bearbeitung',
          'Eine gewinnende Art im Umgang mit Menschen',
        ],
        success: ['die Bilder sofort verwendet werden und [sich Menschen darin gern sehen|der nächste Auftrag kommt]'],
      },
      fr: {
        purpose: [
          'réaliser des images qui [montrent personnes, lieux ou objets avec justesse et beauté|disent ce que les mots ne disent pas]',
        ],
        duties: [
          'Préparer chaque commande : [à quoi serviront les images et ce qu’elles doivent dire|lieu, personnes, lumière et horaires]',
          'Installer caméra, lumière et son et [s’adapter vite sur place|tout essayer avant]',
          'Mettre chacun à l’aise devant l’objectif et [saisir le bon moment|guider avec bienveillance]',
          'Trier et retoucher les images [en respectant couleurs et ambiance|sans en changer le sens]',
          'Livrer les fichiers à temps, [aux formats demandés|bien nommés et sauvegardés]',
          'Régler autorisations et droits d’usage et [garder le matériel prêt|tenir les archives]',
        ],
        needs: [
          'Des travaux à montrer',
          'La maîtrise de la prise de vue, de la lumière et de la retouche',
          'Un contact facile avec les gens',
        ],
        success: ['les images servent aussitôt et [que chacun aime s’y voir|que les clients reviennent]'],
      },
      es: {
        purpose: [
          'crear imágenes que [muestren personas, lugares o cosas con belleza y verdad|cuenten lo que no dicen las palabras]',
        ],
        duties: [
          'Preparar cada encargo: [para qué son las imágenes y qué deben decir|lugar, personas, luz y horarios]',
          'Montar cámara, luz y sonido y [adaptarse rápido sobre el terreno|probarlo todo antes]',
          'Hacer que la gente se sienta cómoda ante la cámara y [captar el momento|guiarla con amabilidad]',
          'Seleccionar y editar imágenes [fieles al color y al ambiente|sin cambiar lo que dicen]',
          'Entregar los archivos a tiempo, [en los formatos pedidos|bien nombrados y con copia]',
          'Resolver permisos y derechos de uso y [tener el equipo a punto|llevar el archivo]',
        ],
        needs: [
          'Trabajos propios que mostrar',
          'Dominio de la cámara, la luz y la edición',
          'Facilidad para tratar con la gente',
        ],
        success: ['las imágenes se usen enseguida y [a la gente le guste verse en ellas|los clientes repitan]'],
      },
    },
  },
]
