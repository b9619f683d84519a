import type { RoleFamily } from './role.ts'

export const design: RoleFamily = {
  family: 'design',
  roles: [
    {
      id: 'product-designer',
      titles: /\bux\b|\bui\b|product designer|produktdesign|designer|diseñador|interaction/,
      name: { en: 'Product Designer', de: 'Produktdesigner:in', fr: 'Designer produit', es: 'Diseñador/a de producto' },
      words: {
        en: {
          purpose: ['design products that people [understand at first sight|can use without a manual]'],
          duties: [
            'Find out what people need by [watching and asking|talking with them and watching them work].',
            'Sketch flows, build prototypes(( with {tools})) and [throw away what does not work|test them early].',
            'Test drafts with real users and [let the results change your mind|act on what you see].',
            'Hand over designs that [leave no questions open|engineers can build from] and stay close while they are built.',
            'Look after the design system so that [products look and behave alike|nobody invents the same button twice].',
            'Make sure designs are [accessible from the start|open to people with disabilities].',
            ['senior', 'Raise the [level of design work|bar for design] by giving and asking for honest critique.'],
          ],
          needs: [
            'A portfolio that shows [how you think, not only results|your way from problem to solution].',
            'Sound knowledge of interaction design and accessibility.',
            'Readiness to [show unfinished work|explain and question your drafts].',
          ],
          success: [
            'people finish their tasks without help and [support hears fewer complaints|engineers build what you meant]',
          ],
        },
        de: {
          purpose: ['Produkte entstehen, die man [auf den ersten Blick versteht|ohne Anleitung bedienen kann]'],
          duties: [
            'Durch [Beobachten und Fragen|Gespräche und Beobachtung] herausfinden, was Menschen brauchen',
            'Abläufe skizzieren, Prototypen(( mit {tools})) bauen und [früh testen|Untaugliches verwerfen]',
            'Entwürfe mit echten Nutzenden testen und [daraus Schlüsse ziehen|sich eines Besseren belehren lassen]',
            'Entwürfe so übergeben, dass [keine Fragen offen bleiben|die Entwicklung damit bauen kann], und die Umsetzung begleiten',
            'Das Designsystem pflegen, damit [alles gleich aussieht und sich gleich verhält|nichts doppelt erfunden wird]',
            'Barrierefreiheit [von Anfang an|in jedem Entwurf] mitdenken',
            ['senior', 'Die Qualität der Gestaltung durch [ehrliche Kritik|offene Designkritik] heben'],
          ],
          needs: [
            'Ein Portfolio, das [den Weg zur Lösung zeigt|Denken und Ergebnis zeigt]',
            'Fundiertes Wissen über Interaktionsdesign und Barrierefreiheit',
            'Bereitschaft, [Unfertiges zu zeigen|eigene Entwürfe zu hinterfragen]',
          ],
          success: [
            'Menschen ihre Aufgabe ohne Hilfe schaffen und [der Support weniger Beschwerden hört|gebaut wird, was gemeint war]',
          ],
        },
        fr: {
          purpose: ['concevoir des produits [que l’on comprend au premier regard|utilisables sans mode d’emploi]'],
          duties: [
            'Découvrir les besoins par [l’observation et l’écoute|des entretiens et de l’observation]',
            'Esquisser les parcours, maquetter(( avec {tools})) et [tester tôt|écarter ce qui ne marche pas]',
            'Tester avec de vrais utilisateurs et [en tirer les conséquences|accepter de changer d’avis]',
            'Livrer des maquettes [sans zone d’ombre|prêtes à développer] et suivre leur réalisation',
            'Faire vivre le design system pour que [tout se ressemble et se comporte pareil|rien ne soit réinventé]',
            'Penser l’accessibilité [dès le départ|dans chaque maquette]',
            ['senior', 'Élever la qualité du design par [une critique franche|des revues ouvertes]'],
          ],
          needs: [
            'Un portfolio qui montre [le chemin vers la solution|la réflexion autant que le résultat]',
            'De bonnes connaissances en design d’interaction et en accessibilité',
            'L’aisance à [montrer un travail inachevé|questionner ses propres idées]',
          ],
          success: [
            'chacun accomplit sa tâche sans aide et [le support reçoit moins de plaintes|le produit livré est fidèle à l’intention]',
          ],
        },
        es: {
          purpose: ['diseñar productos [que se entiendan a primera vista|que se usen sin manual]'],
          duties: [
            'Descubrir qué necesita la gente [observando y preguntando|con entrevistas y observación]',
            'Esbozar recorridos, crear prototipos(( con {tools})) y [probarlos pronto|descartar lo que no funciona]',
            'Probar los diseños con usuarios reales y [actuar en consecuencia|cambiar de idea si hace falta]',
            'Entregar diseños [sin cabos sueltos|listos para desarrollar] y acompañar su construcción',
            'Cuidar el sistema de diseño para que [todo se vea y se comporte igual|nada se invente dos veces]',
            'Pensar en la accesibilidad [desde el principio|en cada diseño]',
            ['senior', 'Elevar la calidad del diseño con [crítica sincera|revisiones abiertas]'],
          ],
          needs: [
            'Un portfolio que muestre [el camino hasta la solución|cómo se piensa, no solo resultados]',
            'Buen conocimiento de diseño de interacción y accesibilidad',
            'Disposición a [enseñar trabajo sin terminar|cuestionar las propias ideas]',
          ],
          success: [
            'la gente logre lo que busca sin ayuda y [soporte reciba menos quejas|se construya lo que se diseñó]',
          ],
        },
      },
    },
    {
      id: 'ux-researcher',
      titles: /research|forscher|recherche utilisateur|investigador/,
      name: { en: 'UX Researcher', de: 'UX Researcher', fr: 'Chercheur UX', es: 'Investigador/a UX' },
      words: {
        en: {
          purpose: ['bring the voice of users [into every decision|to the people who decide]'],
          duties: [
            'Plan studies around [the decision at hand|what the team needs to know].',
            'Run interviews, [surveys and tests|observations and tests] with care and consent.',
            'Analyse what you heard and [separate pattern from noise|say how sure you are].',
            'Report so that [teams act on it|a busy reader gets the point].',
            'Build and look after a [panel of participants|circle of participants].',
            'Coach colleagues who [want to ask users themselves|run small studies on their own].',
          ],
          needs: [
            'Practice in qualitative and survey methods.',
            'Research ethics and [care with personal data|respect for participants].',
            'A way of telling findings that [stays in mind|moves people to act].',
          ],
          success: [
            'decisions change because of what you found and [teams ask before they build|users recognise themselves in the product]',
          ],
        },
        de: {
          purpose: ['die Stimme der Nutzenden [in jede Entscheidung einfließt|dort ankommt, wo entschieden wird]'],
          duties: [
            'Studien von [der anstehenden Entscheidung|der Frage des Teams] her planen',
            'Interviews, [Umfragen und Tests|Beobachtungen und Tests] sorgfältig und mit Einwilligung durchführen',
            'Gehörtes auswerten und [Muster von Zufall trennen|sagen, wie sicher ein Befund ist]',
            'So berichten, dass [Teams danach handeln|auch Eilige den Kern erfassen]',
            'Einen [Kreis von Teilnehmenden|Stamm von Teilnehmenden] aufbauen und pflegen',
            'Andere anleiten, die [selbst kleine Studien durchführen|selbst Nutzende befragen]',
          ],
          needs: [
            'Praxis in qualitativen Methoden und Umfragen',
            'Forschungsethik und [Sorgfalt mit personenbezogenen Daten|Respekt vor den Teilnehmenden]',
            'Eine Art zu berichten, die [im Gedächtnis bleibt|zum Handeln führt]',
          ],
          success: [
            'Befunde Entscheidungen verändern und [Teams vor dem Bauen fragen|Nutzende sich im Produkt wiederfinden]',
          ],
        },
        fr: {
          purpose: ['porter la voix des utilisateurs [dans chaque décision|auprès de ceux qui décident]'],
          duties: [
            'Bâtir les études autour de [la décision à prendre|ce que l’équipe doit savoir]',
            'Mener entretiens, [enquêtes et tests|observations et tests] avec soin et consentement',
            'Analyser les propos et [distinguer tendance et hasard|dire le degré de certitude]',
            'Restituer de façon à [faire agir|aller à l’essentiel]',
            'Constituer et animer un [panel de participants|vivier de participants]',
            'Accompagner les collègues qui [mènent leurs propres études|interrogent eux-mêmes les utilisateurs]',
          ],
          needs: [
            'La pratique des méthodes qualitatives et des enquêtes',
            'L’éthique de la recherche et [le respect des participants|le soin des données personnelles]',
            'Une restitution [qui reste en mémoire|qui pousse à agir]',
          ],
          success: [
            'les décisions changent grâce aux études et [les équipes consultent avant de construire|les utilisateurs s’y retrouvent]',
          ],
        },
        es: {
          purpose: ['llevar la voz de los usuarios [a cada decisión|a quienes deciden]'],
          duties: [
            'Planificar estudios a partir de [la decisión pendiente|lo que el equipo necesita saber]',
            'Hacer entrevistas, [encuestas y pruebas|observación y pruebas] con cuidado y consentimiento',
            'Analizar lo escuchado y [separar patrón de ruido|decir con qué certeza se sabe]',
            'Contar los resultados de forma que [el equipo actúe|se entienda lo esencial]',
            'Crear y cuidar un [panel de participantes|grupo de participantes]',
            'Acompañar a quienes [hacen sus propios estudios|quieren preguntar a los usuarios]',
          ],
          needs: [
            'Práctica en métodos cualitativos y encuestas',
            'Ética de investigación y [respeto a los participantes|cuidado con los datos personales]',
            'Una forma de contar que [se recuerde|mueva a actuar]',
          ],
          success: [
            'los hallazgos cambien decisiones y [los equipos pregunten antes de construir|los usuarios se reconozcan en el producto]',
          ],
        },
      },
    },
    {
      id: 'graphic-designer',
      titles:
        /graphic|grafik|graphist|gráfic|print|art director|directeur artistique|mediengestalt|visual design|layout/,
      name: { en: 'Graphic Designer', de: 'Grafikdesigner:in', fr: 'Graphiste', es: 'Diseñador/a gráfico/a' },
      words: {
        en: {
          purpose: ['give messages a form that [people notice and remember|is clear, fitting and well made]'],
          duties: [
            'Design layouts for [print and screen|paper and screens](( with {tools})).',
            'Keep brand rules [alive and consistent|in every piece], and stretch them where it helps.',
            'Prepare files that [printers and publishers can use at once|come back from print without surprises].',
            'Choose type, colour and images [with a reason|that serve the message].',
            'Talk through briefs and drafts with [clients and colleagues|the people who commission them].',
            'Keep files and [image rights|licences] in order.',
          ],
          needs: [
            'A portfolio with [work you can explain|pieces you are proud of].',
            'A sure hand with [type and space|typography and layout].',
            'Care in the [last details|final check] before a file goes out.',
          ],
          success: ['work goes out on time, without errors, and [people understand it at once|clients come back]'],
        },
        de: {
          purpose: [
            'Botschaften eine Form bekommen, die [auffällt und im Gedächtnis bleibt|klar und handwerklich gut ist]',
          ],
          duties: [
            'Layouts für [Print und Bildschirm|gedruckte und digitale Medien](( mit {tools})) gestalten',
            'Die Gestaltungsregeln der Marke [lebendig und einheitlich|in jedem Stück stimmig] halten',
            'Druck- und Webdateien so vorbereiten, dass [sie sofort verwendbar sind|der Druck keine Überraschungen bringt]',
            'Schrift, Farbe und Bild [begründet auswählen|im Dienst der Botschaft wählen]',
            'Aufträge und Entwürfe mit [Auftraggebenden und Team|den Beteiligten] besprechen',
            'Dateien und [Bildrechte|Lizenzen] in Ordnung halten',
          ],
          needs: [
            'Ein Portfolio mit [nachvollziehbaren Arbeiten|Arbeiten samt ihrer Entstehung]',
            'Ein sicheres Gefühl für [Schrift und Raum|Typografie und Layout]',
            'Sorgfalt bei [den letzten Details|der Endkontrolle]',
          ],
          success: [
            'Arbeiten pünktlich und fehlerfrei hinausgehen und [sofort verstanden werden|Auftraggebende wiederkommen]',
          ],
        },
        fr: {
          purpose: ['donner aux messages une forme [que l’on remarque et retient|claire et soignée]'],
          duties: [
            'Créer des mises en page pour [l’imprimé et l’écran|papier et écran](( avec {tools}))',
            'Faire vivre la charte graphique [avec cohérence|sur chaque support]',
            'Préparer des fichiers [prêts à imprimer ou à publier|sans mauvaise surprise à l’impression]',
            'Choisir typographie, couleurs et images [au service du message|avec raison]',
            'Échanger sur les briefs et les maquettes avec [les clients et l’équipe|les commanditaires]',
            'Tenir en ordre les fichiers et [les droits d’image|les licences]',
          ],
          needs: [
            'Un portfolio[, même d’école ou personnel| et avec des travaux expliqués]',
            'Le sens de [la typographie et de l’espace|la mise en page]',
            'Du soin jusqu’[au dernier détail|à la vérification finale]',
          ],
          success: ['les créations partent à l’heure, sans faute, et [se comprennent aussitôt|les clients reviennent]'],
        },
        es: {
          purpose: ['dar a los mensajes una forma [que se vea y se recuerde|clara y bien hecha]'],
          duties: [
            'Diseñar piezas para [impreso y pantalla|papel y pantalla](( con {tools}))',
            'Mantener viva la identidad de marca [con coherencia|en cada pieza]',
            'Preparar archivos [listos para imprenta o publicación|que no den sorpresas en imprenta]',
            'Elegir tipografía, color e imagen [al servicio del mensaje|con criterio]',
            'Comentar encargos y bocetos con [clientes y equipo|quienes los piden]',
            'Tener en orden archivos y [derechos de imagen|licencias]',
          ],
          needs: [
            'Un portfolio, [aunque sea de estudios o personal|con trabajos explicados]',
            'Buen manejo de [tipografía y espacio|la composición]',
            'Cuidado hasta [el último detalle|la revisión final]',
          ],
          success: ['las piezas salgan a tiempo, sin errores, y [se entiendan enseguida|los clientes repitan]'],
        },
      },
    },
    {
      id: 'motion-designer',
      titles: /motion|video|vidéo|animat(?!(?:eur|rice)(?:$| (?!3d|2d)))|cutter|film/,
      name: { en: 'Motion Designer', de: 'Motion Designer', fr: 'Motion designer', es: 'Diseñador/a de animación' },
      words: {
        en: {
          purpose: ['tell stories in moving images [that people watch to the end|in the time they are given]'],
          duties: [
            'Turn ideas into storyboards and [agree on them before production|test them on others].',
            'Edit, animate and [mix sound|finish films](( with {tools})).',
            'Export in the right formats for [every channel|each screen].',
            'Plan shoots or [material|footage] with little waste of time.',
            'Keep projects and [rights to music and images|footage] in order.',
          ],
          needs: [
            'A reel that shows [rhythm and clarity|range and care].',
            'Command of editing and animation tools.',
            'Feeling for [sound and timing|pace].',
          ],
          success: ['films are watched to the end and [delivered on the day agreed|understood without explanation]'],
        },
        de: {
          purpose: ['Geschichten in bewegten Bildern entstehen, die [man bis zum Ende sieht|auf den Punkt kommen]'],
          duties: [
            'Ideen in Storyboards übersetzen und [vor der Produktion abstimmen|an anderen testen]',
            'Filme schneiden, animieren und [vertonen|fertigstellen](( mit {tools}))',
            'In den passenden Formaten für [jeden Kanal|jeden Bildschirm] ausgeben',
            'Drehs und Material [ohne Leerlauf|sorgfältig] planen',
            'Projekte sowie [Musik- und Bildrechte|Rohmaterial] in Ordnung halten',
          ],
          needs: [
            'Ein Showreel mit [Rhythmus und Klarheit|Bandbreite und Sorgfalt]',
            'Sicherer Umgang mit Schnitt- und Animationsprogrammen',
            'Gefühl für [Ton und Timing|Tempo]',
          ],
          success: ['Filme bis zum Ende gesehen und [pünktlich geliefert|ohne Erklärung verstanden] werden'],
        },
        fr: {
          purpose: ['raconter en images animées des histoires [que l’on regarde jusqu’au bout|qui vont à l’essentiel]'],
          duties: [
            'Traduire les idées en storyboards et [les valider avant la production|les tester]',
            'Monter, animer et [sonoriser|finaliser](( avec {tools}))',
            'Exporter aux bons formats pour [chaque canal|chaque écran]',
            'Préparer les tournages et les médias [sans temps perdu|avec soin]',
            'Tenir en ordre projets et [droits musicaux et d’image|rushes]',
          ],
          needs: [
            'Une bande démo qui montre [rythme et clarté|variété et soin]',
            'La maîtrise du montage et de l’animation',
            'Le sens [du son et du tempo|du rythme]',
          ],
          success: ['les films sont vus jusqu’au bout et [livrés à la date dite|compris sans explication]'],
        },
        es: {
          purpose: ['contar historias en movimiento [que se vean hasta el final|que vayan al grano]'],
          duties: [
            'Convertir ideas en storyboards y [acordarlos antes de producir|probarlos]',
            'Editar, animar y [sonorizar|terminar piezas](( con {tools}))',
            'Exportar en los formatos de [cada canal|cada pantalla]',
            'Preparar rodajes y material [sin perder tiempo|con cuidado]',
            'Tener en orden proyectos y [derechos de música e imagen|material]',
          ],
          needs: [
            'Una bobina que muestre [ritmo y claridad|variedad y cuidado]',
            'Dominio de edición y animación',
            'Sentido [del sonido y del tiempo|del ritmo]',
          ],
          success: [
            'las piezas se vean hasta el final y [se entreguen en la fecha acordada|se entiendan sin explicación]',
          ],
        },
      },
    },
    {
      id: 'interior-designer',
      titles: /interior|innenarchitekt|d.intérieur|interiorista|interiorismo/,
      name: {
        en: 'Interior Designer',
        de: 'Innenarchitekt:in',
        fr: 'Architecte d’intérieur',
        es: 'Interiorista',
      },
      words: {
        en: {
          purpose: ['shape rooms that [work for the people who use them|feel right and can be built]'],
          duties: [
            'Develop room concepts from first sketch to [working drawings|detail](( with {tools})).',
            'Choose materials, light and furniture [to fit budget and use|with care for wear and upkeep].',
            'Agree plans with clients, [trades and authorities|planners and craftspeople].',
            'Prepare tenders and [compare quotations|check costs].',
            'Follow the work on site [until handover|and see that details are kept].',
          ],
          needs: [
            'A portfolio that shows [rooms and the way to them|built work or careful projects].',
            'A sure eye for [proportion, light and material|space and detail].',
            'Knowledge of [building details and regulations|how things are built].',
          ],
          success: ['projects are finished as drawn, on budget, and [people like to be in them|clients come back]'],
        },
        de: {
          purpose: [
            'Räume entstehen, [die zu den Menschen passen, die sie nutzen|die stimmig sind und sich bauen lassen]',
          ],
          duties: [
            'Raumkonzepte vom ersten Entwurf bis zur [Ausführungsplanung|Detailzeichnung](( mit {tools})) entwickeln',
            'Material, Licht und Möbel [passend zu Budget und Nutzung|mit Blick auf Haltbarkeit und Pflege] auswählen',
            'Pläne mit Bauherrschaft, [Gewerken und Behörden|Fachplanung und Handwerk] abstimmen',
            'Leistungen ausschreiben und [Angebote vergleichen|Kosten prüfen]',
            'Arbeiten auf der Baustelle [bis zur Übergabe begleiten|begleiten und auf Details achten]',
          ],
          needs: [
            'Ein Portfolio, das [Räume und den Weg dorthin|gebaute oder durchdachte Entwürfe] zeigt',
            'Ein sicherer Blick für [Proportion, Licht und Material|Raum und Detail]',
            'Wissen um [Baudetails und Vorschriften|Konstruktion und Ausführung]',
          ],
          success: ['Räume wie gezeichnet und im Budget fertig werden und [man gern darin ist|Kundschaft wiederkommt]'],
        },
        fr: {
          purpose: ['concevoir des espaces [qui conviennent à celles et ceux qui les habitent|justes et réalisables]'],
          duties: [
            'Concevoir des espaces, de l’esquisse [aux plans d’exécution|au détail](( avec {tools}))',
            'Choisir matériaux, lumière et mobilier [selon le budget et l’usage|en pensant à l’entretien]',
            'Accorder les plans avec la maîtrise d’ouvrage, [les corps de métier et les administrations|les artisans]',
            'Préparer les consultations et [comparer les devis|vérifier les coûts]',
            'Suivre le chantier [jusqu’à la réception|en veillant aux détails]',
          ],
          needs: [
            'Un portfolio qui montre [des lieux et leur genèse|des projets réalisés ou aboutis]',
            'Un œil sûr pour [les proportions, la lumière et la matière|l’espace et le détail]',
            'La connaissance [des détails de construction et des normes|de la mise en œuvre]',
          ],
          success: [
            'les lieux sont achevés comme dessinés, dans le budget, et [on s’y sent bien|la clientèle revient]',
          ],
        },
        es: {
          purpose: ['dar forma a espacios [a la medida de quienes los usan|acertados y que se pueden construir]'],
          duties: [
            'Desarrollar espacios desde el boceto hasta [los planos de ejecución|el detalle](( con {tools}))',
            'Elegir materiales, luz y mobiliario [según presupuesto y uso|pensando en su cuidado]',
            'Acordar los planos con clientes, [oficios y administraciones|artesanos]',
            'Preparar mediciones y [comparar ofertas|revisar costes]',
            'Seguir la obra [hasta la entrega|cuidando los detalles]',
          ],
          needs: [
            'Un portfolio que muestre [espacios y cómo surgieron|obra hecha o proyectos cuidados]',
            'Buen ojo para [la proporción, la luz y el material|el espacio y el detalle]',
            'Conocimiento de [detalles constructivos y normativa|cómo se construye]',
          ],
          success: [
            'los espacios se terminen como se dibujaron, dentro del presupuesto, y [se esté a gusto en ellos|los clientes vuelvan]',
          ],
        },
      },
    },
  ],
}
