import type { RoleFamily } from './role.ts'

export const marketing: RoleFamily = {
  family: 'marketing',
  roles: [
    {
      id: 'marketing-manager',
      titles: /marketing|marketer|mercadotecnia/,
      name: {
        en: 'Marketing Manager',
        de: 'Marketing-Manager:in',
        fr: 'Responsable marketing',
        es: 'Responsable de marketing',
      },
      words: {
        en: {
          purpose: [
            'bring the right message [to the right people at a fair cost|to people who can use what is on offer]',
          ],
          duties: [
            'Plan campaigns from [the goal backwards|first idea to final report](( with {tools})).',
            'Write and brief texts and visuals that [say one thing clearly|people understand at once].',
            ['mid', 'Steer [the budget|spending] and shift it to what works.'],
            'Measure results and [report them without gloss|share what was learned].',
            'Work with sales so that [leads do not go cold|marketing and sales tell one story].',
            'Brief agencies and [suppliers|freelancers] and check what they deliver.',
            [
              'entry',
              'Help with posts, mailings and events and [see how a campaign comes together|prepare the reports on them].',
            ],
          ],
          needs: [
            ['mid', 'Practice in at least [one marketing channel|planning and running campaigns].'],
            'Ease with numbers and [with simple tests|what they mean].',
            'Clear writing that [fits the reader|does without slogans].',
          ],
          success: ['campaigns bring enquiries that [sales is glad to have|lead somewhere] and the cost is known'],
        },
        de: {
          purpose: [
            'die richtige Botschaft [die richtigen Menschen zu vertretbaren Kosten erreicht|bei denen ankommt, denen das Angebot nützt]',
          ],
          duties: [
            'Kampagnen [vom Ziel her|von der Idee bis zur Auswertung](( mit {tools})) planen',
            'Texte und Bilder erstellen oder beauftragen, die [eine Sache klar sagen|sofort verstanden werden]',
            ['mid', 'Das [Budget|Werbebudget] steuern und dorthin lenken, wo es wirkt'],
            'Ergebnisse messen und [ungeschönt berichten|Gelerntes teilen]',
            'Mit dem Vertrieb dafür sorgen, dass [Anfragen nicht liegen bleiben|alle dieselbe Geschichte erzählen]',
            'Agenturen und [Dienstleister|freie Kräfte] beauftragen und ihre Arbeit prüfen',
            [
              'entry',
              'Bei Beiträgen, Mailings und Veranstaltungen mitarbeiten und [sehen, wie eine Kampagne entsteht|ihre Auswertung vorbereiten]',
            ],
          ],
          needs: [
            ['mid', 'Praxis in [mindestens einem Marketingkanal|Planung und Umsetzung von Kampagnen]'],
            'Sicherheit im Umgang mit Zahlen und [einfachen Tests|ihrer Deutung]',
            'Klare Texte, die [zur Zielgruppe passen|ohne Werbefloskeln auskommen]',
          ],
          success: [
            'Kampagnen Anfragen bringen, [über die sich der Vertrieb freut|aus denen etwas wird], und die Kosten bekannt sind',
          ],
        },
        fr: {
          purpose: ['porter le bon message [aux bonnes personnes, à un coût juste|à ceux à qui l’offre est utile]'],
          duties: [
            'Préparer des campagnes [en partant du but|de l’idée au bilan](( avec {tools}))',
            'Écrire ou faire réaliser textes et visuels [qui disent une chose clairement|compris au premier regard]',
            ['mid', 'Piloter [le budget|les dépenses] et les orienter vers ce qui marche'],
            'Mesurer les résultats et [en rendre compte sans fard|partager les leçons]',
            'Travailler avec les ventes pour que [les contacts ne refroidissent pas|le discours soit le même]',
            'Briefer agences et [prestataires|indépendants] et contrôler leur travail',
            [
              'entry',
              'Participer aux publications, envois et événements et [découvrir comment naît une campagne|préparer les bilans]',
            ],
          ],
          needs: [
            ['mid', 'La pratique [d’au moins un canal marketing|de la conduite de campagnes]'],
            'De l’aisance avec les chiffres et [les tests simples|leur lecture]',
            'Une écriture claire, [adaptée au lecteur|sans slogans]',
          ],
          success: ['les campagnes amènent des demandes [utiles aux ventes|qui aboutissent] et leur coût est connu'],
        },
        es: {
          purpose: [
            'llevar el mensaje adecuado [a las personas adecuadas a un coste razonable|a quienes les sirve la oferta]',
          ],
          duties: [
            'Planificar campañas [partiendo del objetivo|de la idea al informe final](( con {tools}))',
            'Escribir o encargar textos e imágenes [que digan una cosa con claridad|que se entiendan a la primera]',
            ['mid', 'Gestionar [el presupuesto|el gasto] y llevarlo a lo que funciona'],
            'Medir los resultados y [contarlos sin adornos|compartir lo aprendido]',
            'Trabajar con ventas para que [los contactos no se enfríen|el mensaje sea uno solo]',
            'Dar instrucciones a agencias y [proveedores|autónomos] y revisar su trabajo',
            ['entry', 'Ayudar con publicaciones, envíos y eventos y [ver cómo nace una campaña|preparar sus informes]'],
          ],
          needs: [
            ['mid', 'Práctica en [al menos un canal de marketing|la gestión de campañas]'],
            'Soltura con los números y [con pruebas sencillas|su lectura]',
            'Redacción clara, [adaptada a quien lee|sin eslóganes]',
          ],
          success: ['las campañas traigan contactos [que ventas agradezca|que lleguen a algo] y se conozca su coste'],
        },
      },
    },
    {
      id: 'performance-marketer',
      titles: /performance|paid|\bsea\b|\bppc\b|growth|acquisition|adquisición|\bseo\b/,
      name: {
        en: 'Performance Marketer',
        de: 'Performance-Marketing-Manager:in',
        fr: 'Responsable acquisition',
        es: 'Especialista en performance',
      },
      words: {
        en: {
          purpose: ['make every advertising [euro, pound or dollar count|budget go further]'],
          duties: [
            'Set up, run and adjust campaigns in [search and social|paid channels](( with {tools})).',
            'Test audiences, texts and images [one change at a time|and keep what wins].',
            'Keep tracking [correct and lawful|complete and within consent rules].',
            'Read the figures daily and [move budget in time|stop what loses money].',
            'Report what worked, what did not, and [what comes next|what it cost].',
            'Work with design and content on [landing pages|pages that keep the promise of the ad].',
          ],
          needs: [
            ['mid', 'Practice in running paid campaigns.'],
            'Sure handling of analytics and [spreadsheets|test results].',
            'Knowledge of consent and privacy rules.',
          ],
          success: ['costs per new customer fall and [results can be explained|tests lead to decisions]'],
        },
        de: {
          purpose: ['jedes Werbebudget [möglichst viel bewirkt|gut angelegt ist]'],
          duties: [
            'Kampagnen in [Suche und sozialen Medien|bezahlten Kanälen](( mit {tools})) aufsetzen und steuern',
            'Zielgruppen, Texte und Bilder testen, [eine Änderung nach der anderen|und behalten, was gewinnt]',
            'Das Tracking [korrekt und rechtskonform|vollständig und datenschutzgerecht] halten',
            'Zahlen täglich lesen und [Budget rechtzeitig verschieben|beenden, was Geld kostet]',
            'Berichten, was wirkte, was nicht und [was folgt|was es kostete]',
            'Mit Design und Content an [Landingpages|Seiten, die das Versprechen der Anzeige halten,] arbeiten',
          ],
          needs: [
            ['mid', 'Praxis in der Steuerung bezahlter Kampagnen'],
            'Sicherer Umgang mit Analyse und [Tabellen|Testergebnissen]',
            'Kenntnis der Regeln zu Einwilligung und Datenschutz',
          ],
          success: ['die Kosten je Neukunde sinken und [Ergebnisse erklärbar sind|Tests zu Entscheidungen führen]'],
        },
        fr: {
          purpose: ['tirer le meilleur [de chaque budget publicitaire|de chaque campagne payante]'],
          duties: [
            'Monter, suivre et ajuster les campagnes [de recherche et sociales|payantes](( avec {tools}))',
            'Tester audiences, textes et visuels, [un changement à la fois|en gardant ce qui gagne]',
            'Garder un suivi [exact et conforme|complet et respectueux du consentement]',
            'Lire les chiffres chaque jour et [déplacer le budget à temps|arrêter ce qui coûte]',
            'Rendre compte de ce qui marche, [ou non|et de la suite]',
            'Travailler avec le design et le contenu sur [les pages d’arrivée|des pages fidèles à l’annonce]',
          ],
          needs: [
            ['mid', 'La pratique des campagnes payantes'],
            'L’aisance avec les outils d’analyse et [les tableurs|les tests]',
            'La connaissance des règles de consentement',
          ],
          success: [
            'le coût par nouveau client baisse et [les résultats s’expliquent|les tests mènent à des décisions]',
          ],
        },
        es: {
          purpose: ['sacar el máximo partido a [cada presupuesto publicitario|cada campaña de pago]'],
          duties: [
            'Montar, seguir y ajustar campañas [de búsqueda y redes|de pago](( con {tools}))',
            'Probar públicos, textos e imágenes, [un cambio cada vez|y quedarse con lo que gana]',
            'Mantener la medición [correcta y legal|completa y con consentimiento]',
            'Leer las cifras a diario y [mover el presupuesto a tiempo|parar lo que pierde dinero]',
            'Contar qué funcionó, qué no y [qué viene después|cuánto costó]',
            'Trabajar con diseño y contenido en [páginas de destino|páginas fieles al anuncio]',
          ],
          needs: [
            ['mid', 'Práctica en campañas de pago'],
            'Buen manejo de analítica y [hojas de cálculo|pruebas]',
            'Conocimiento de las normas de consentimiento',
          ],
          success: [
            'baje el coste por cliente nuevo y [los resultados se puedan explicar|las pruebas lleven a decisiones]',
          ],
        },
      },
    },
    {
      id: 'content-editor',
      titles: /content|copywriter|editor|redakteur|rédact|redactor|texter|contenu|contenido/,
      name: {
        en: 'Content Editor',
        de: 'Content-Redakteur:in',
        fr: 'Rédacteur de contenu',
        es: 'Redactor/a de contenidos',
      },
      words: {
        en: {
          purpose: ['write texts that [readers finish|help the reader]'],
          duties: [
            'Plan topics with [search data and customer questions|what readers ask].',
            'Interview experts and [turn their knowledge into plain text|find the story].',
            'Write and edit articles, [pages and newsletters|posts and pages](( with {tools})).',
            'Keep the editorial calendar and [deadlines|promises].',
            'Check facts, sources and [image rights|names] before anything goes out.',
            'See what is read and [improve older pieces|learn from it].',
          ],
          needs: [
            'Writing samples you [stand by|like to show].',
            'Curiosity and the patience to [ask again|check].',
            'Basics of search and web publishing.',
          ],
          success: ['texts are found, read to the end and [passed on|answer what was asked]'],
        },
        de: {
          purpose: ['Texte entstehen, die [zu Ende gelesen werden|den Lesenden helfen]'],
          duties: [
            'Themen anhand von [Suchdaten und Kundenfragen|Fragen der Lesenden] planen',
            'Fachleute befragen und [ihr Wissen in klare Texte bringen|die Geschichte finden]',
            'Artikel, Seiten und [Newsletter|Beiträge](( mit {tools})) schreiben und redigieren',
            'Den Redaktionsplan führen und [Termine halten|Zusagen einhalten]',
            'Fakten, Quellen und [Bildrechte|Namen] vor der Veröffentlichung prüfen',
            'Auswerten, was gelesen wird, und [ältere Texte verbessern|daraus lernen]',
          ],
          needs: [
            'Arbeitsproben, [die überzeugen|hinter denen man steht]',
            'Neugier und die Geduld, [noch einmal nachzufragen|zu prüfen]',
            'Grundlagen der Suchmaschinen und des Publizierens im Web',
          ],
          success: ['Texte gefunden, zu Ende gelesen und [weitergegeben|geschätzt] werden'],
        },
        fr: {
          purpose: ['écrire des textes [lus jusqu’au bout|utiles à ceux qui les lisent]'],
          duties: [
            'Choisir les sujets à partir [des recherches et des questions des clients|des questions des lecteurs]',
            'Interroger des experts et [rendre leur savoir accessible|trouver l’histoire]',
            'Écrire et corriger articles, pages et [lettres d’information|publications](( avec {tools}))',
            'Tenir le calendrier éditorial et [les délais|les engagements]',
            'Vérifier faits, sources et [droits d’image|noms] avant publication',
            'Observer ce qui est lu et [améliorer les textes anciens|en tirer des leçons]',
          ],
          needs: [
            'Des textes déjà écrits, [à nous montrer|à l’appui]',
            'De la curiosité et la patience de [redemander|vérifier]',
            'Des bases de référencement et de publication web',
          ],
          success: ['les textes sont trouvés, lus jusqu’au bout et [partagés|appréciés]'],
        },
        es: {
          purpose: ['escribir textos que [se lean hasta el final|ayuden a quien los lee]'],
          duties: [
            'Elegir temas a partir de [búsquedas y preguntas de clientes|lo que preguntan los lectores]',
            'Entrevistar a personas expertas y [hacer accesible lo que saben|encontrar la historia]',
            'Escribir y editar artículos, páginas y [boletines|publicaciones](( con {tools}))',
            'Llevar el calendario editorial y [los plazos|los compromisos]',
            'Comprobar datos, fuentes y [derechos de imagen|nombres] antes de publicar',
            'Ver qué se lee y [mejorar textos antiguos|aprender de ello]',
          ],
          needs: [
            'Textos propios [que enseñar|como muestra]',
            'Curiosidad y paciencia para [volver a preguntar|comprobar]',
            'Bases de posicionamiento y publicación web',
          ],
          success: ['los textos se encuentren, se lean enteros y [se compartan|se aprecien]'],
        },
      },
    },
    {
      id: 'social-media-manager',
      titles: /social media|community|réseaux sociaux|redes sociales/,
      name: {
        en: 'Social Media Manager',
        de: 'Social-Media-Manager:in',
        fr: 'Community manager',
        es: 'Community manager',
      },
      words: {
        en: {
          purpose: ['keep our channels [lively, useful and polite|worth following]'],
          duties: [
            'Plan and publish posts that [fit the channel|people want to share](( with {tools})).',
            'Answer comments and messages [promptly and kindly|in our tone].',
            'Moderate discussions and [stay calm when they get heated|know when to pass them on].',
            'Find creators and [stories from inside the company|partners who fit].',
            'Watch what changes on the platforms and [try it out|tell the team].',
            'Report [reach and replies|what people responded to] in plain figures.',
          ],
          needs: [
            'Practice in running social channels.',
            'A sure [tone in writing|feeling for tone].',
            'Calm in [a storm of comments|difficult moments].',
          ],
          success: [
            'people answer, questions get replies in time and [the tone stays friendly|followers become customers]',
          ],
        },
        de: {
          purpose: ['die Kanäle [lebendig, nützlich und freundlich|lesenswert] bleiben'],
          duties: [
            'Beiträge planen und veröffentlichen, die [zum Kanal passen|gern geteilt werden]((, mit {tools}))',
            'Kommentare und Nachrichten [zügig und freundlich|im richtigen Ton] beantworten',
            'Diskussionen moderieren und [ruhig bleiben, wenn es hitzig wird|Heikles rechtzeitig weitergeben]',
            'Passende Partner und [Geschichten aus dem Haus|Themen] finden',
            'Neuerungen der Plattformen beobachten und [ausprobieren|dem Team erklären]',
            '[Reichweite und Reaktionen|Wirkung] in klaren Zahlen berichten',
          ],
          needs: [
            'Praxis in der Betreuung sozialer Kanäle',
            'Ein sicheres Gefühl für [den Ton|Sprache]',
            'Ruhe [bei Gegenwind|in heiklen Momenten]',
          ],
          success: [
            'Menschen reagieren, Fragen rechtzeitig beantwortet werden und [der Ton freundlich bleibt|aus Lesenden Kundschaft wird]',
          ],
        },
        fr: {
          purpose: ['faire vivre des réseaux [utiles et courtois|que l’on a envie de suivre]'],
          duties: [
            'Préparer et publier des contenus [adaptés à chaque réseau|que l’on partage](( avec {tools}))',
            'Répondre aux commentaires et messages [vite et avec courtoisie|dans le bon ton]',
            'Modérer les échanges et [garder son calme|savoir passer la main]',
            'Trouver des créateurs et [des histoires internes|des partenaires]',
            'Suivre l’évolution des plateformes et [essayer ce qui est nouveau|en informer l’équipe]',
            'Rendre compte [de la portée et des réactions|de l’effet] en chiffres clairs',
          ],
          needs: [
            'La pratique de l’animation de réseaux sociaux',
            'Un ton juste [à l’écrit|en toute situation]',
            'Du calme [face aux critiques|dans les moments difficiles]',
          ],
          success: [
            'les gens réagissent, les questions ont leur réponse et [le ton reste aimable|les abonnés deviennent clients]',
          ],
        },
        es: {
          purpose: ['mantener unas redes [vivas, útiles y amables|que dé gusto seguir]'],
          duties: [
            'Planificar y publicar contenidos [adecuados a cada red|que se compartan](( con {tools}))',
            'Responder comentarios y mensajes [pronto y con amabilidad|con el tono adecuado]',
            'Moderar conversaciones y [mantener la calma|saber cuándo pasarlas a otros]',
            'Encontrar creadores e [historias de dentro de la casa|ideas nuevas]',
            'Seguir las novedades de las plataformas y [probarlas|contarlas al equipo]',
            'Informar [del alcance y las respuestas|del efecto] con cifras claras',
          ],
          needs: [
            'Práctica en llevar redes sociales',
            'Buen tono [al escribir|en cada situación]',
            'Calma [ante las críticas|en momentos difíciles]',
          ],
          success: [
            'la gente responda, las preguntas se contesten a tiempo y [el tono sea amable|los seguidores se hagan clientes]',
          ],
        },
      },
    },
    {
      id: 'communications-officer',
      titles:
        /communicat|kommunikation|pr[ -](manager|officer)|public relations|press|presse|prensa|comunicación|öffentlichkeitsarbeit/,
      name: {
        en: 'Communications Officer',
        de: 'Referent:in Kommunikation',
        fr: 'Chargé de communication',
        es: 'Técnico/a de comunicación',
      },
      words: {
        en: {
          purpose: ['tell the public and the press [what we do, clearly and on time|our story in plain words]'],
          duties: [
            'Write press releases, [newsletters and speeches|web texts and newsletters](( with {tools})).',
            'Keep in touch with journalists and [answer their questions promptly|know what they need].',
            'Prepare events and [public appearances|visits].',
            'Advise colleagues on [what to say and when|clear language].',
            'Follow what is written and [report it|draw conclusions].',
            'Look after the website and [social channels|pictures].',
          ],
          needs: [
            'Sure, quick writing.',
            'A sense of [what is news|timing].',
            'Tact with [sensitive matters|the press].',
          ],
          success: ['messages are understood, [journalists call back|readers stay] and nothing surprises the team'],
        },
        de: {
          purpose: ['Öffentlichkeit und Presse [klar und rechtzeitig informiert sind|erfahren, was hier geschieht]'],
          duties: [
            'Pressemitteilungen, [Newsletter und Reden|Webtexte und Newsletter](( mit {tools})) schreiben',
            'Kontakt zu Redaktionen halten und [Anfragen zügig beantworten|wissen, was sie brauchen]',
            'Veranstaltungen und [öffentliche Auftritte|Besuche] vorbereiten',
            'Intern beraten, [was wann gesagt wird|wie es klar gesagt wird]',
            'Berichterstattung verfolgen und [auswerten|zusammenfassen]',
            'Website und [soziale Kanäle|Bildarchiv] pflegen',
          ],
          needs: [
            'Sicheres, zügiges Schreiben',
            'Gespür dafür, [was eine Nachricht ist|wann etwas gesagt werden muss]',
            'Takt bei [heiklen Themen|Presseanfragen]',
          ],
          success: [
            'Botschaften ankommen, [Redaktionen zurückrufen|Lesende bleiben] und intern niemand überrascht ist',
          ],
        },
        fr: {
          purpose: [
            'faire connaître nos actions au public et à la presse[, clairement et à temps| et avec des mots simples]',
          ],
          duties: [
            'Rédiger communiqués, [lettres d’information et discours|textes web et lettres d’information](( avec {tools}))',
            'Entretenir le lien avec les journalistes et [répondre vite à leurs questions|connaître leurs besoins]',
            'Préparer événements et [prises de parole|visites]',
            'Conseiller les collègues sur [ce qu’il faut dire et quand|la clarté du propos]',
            'Suivre les retombées et [en faire la synthèse|en tirer des conclusions]',
            'Tenir à jour le site et [la photothèque|les réseaux]',
          ],
          needs: [
            'Une plume sûre et rapide',
            'Le sens [de l’information|du bon moment]',
            'Du tact [sur les sujets sensibles|avec la presse]',
          ],
          success: [
            'les messages passent, [les journalistes rappellent|le public reste fidèle] et personne n’est pris au dépourvu',
          ],
        },
        es: {
          purpose: [
            'contar al público y a la prensa [lo que hacemos, con claridad y a tiempo|nuestra historia con palabras sencillas]',
          ],
          duties: [
            'Redactar notas de prensa, [boletines y discursos|textos web y boletines](( con {tools}))',
            'Mantener el contacto con periodistas y [responder pronto|saber qué necesitan]',
            'Preparar actos y [apariciones públicas|visitas]',
            'Aconsejar al equipo sobre [qué decir y cuándo|cómo decirlo con claridad]',
            'Seguir lo que se publica y [resumirlo|sacar conclusiones]',
            'Mantener la web y [las redes|el archivo de imágenes]',
          ],
          needs: [
            'Escritura segura y ágil',
            'Olfato para [la noticia|el momento]',
            'Tacto [en temas delicados|con la prensa]',
          ],
          success: [
            'los mensajes lleguen, [la prensa devuelva las llamadas|el público siga atento] y nadie se lleve sorpresas',
          ],
        },
      },
    },
    {
      id: 'event-manager',
      titles: /event|veranstaltung|événement|evenement/,
      name: {
        en: 'Event Manager',
        de: 'Eventmanager:in',
        fr: 'Chef de projet événementiel',
        es: 'Gestor/a de eventos',
      },
      words: {
        en: {
          purpose: ['plan events that [run smoothly and stay in mind|are worth the guests’ time]'],
          duties: [
            'Plan programme, place and [budget|time].',
            'Book venues, catering and [technology|speakers] at fair terms.',
            'Invite guests and [keep the list in order|answer their questions].',
            'Run the day itself [with a calm head|with plan and plan B].',
            'Evaluate afterwards and [settle the accounts|note what to do better].',
          ],
          needs: [
            ['mid', 'Practice in organising events.'],
            'Sure handling of [suppliers and budgets|lists and deadlines].',
            'Calm when plans change.',
          ],
          success: ['guests leave content and [the budget holds|nobody notices the small mishaps]'],
        },
        de: {
          purpose: ['Veranstaltungen [reibungslos laufen und in Erinnerung bleiben|die Zeit der Gäste wert sind]'],
          duties: [
            'Programm, Ort und [Budget|Zeitplan] planen',
            'Räume, Verpflegung und [Technik|Vortragende] zu fairen Bedingungen buchen',
            'Gäste einladen und [die Liste pflegen|Fragen beantworten]',
            'Den Tag selbst [mit kühlem Kopf|mit Plan und Plan B] leiten',
            'Danach auswerten und [abrechnen|festhalten, was besser geht]',
          ],
          needs: [
            ['mid', 'Praxis in der Organisation von Veranstaltungen'],
            'Sicherer Umgang mit [Dienstleistern und Budgets|Listen und Terminen]',
            'Ruhe, wenn Pläne sich ändern',
          ],
          success: ['Gäste zufrieden gehen und [das Budget hält|kleine Pannen niemand bemerkt]'],
        },
        fr: {
          purpose: ['préparer des événements [fluides et mémorables|qui valent le temps des invités]'],
          duties: [
            'Construire le programme, le lieu et [le budget|le calendrier]',
            'Réserver salles, traiteurs et [technique|intervenants] à de bonnes conditions',
            'Inviter et [tenir la liste à jour|répondre aux questions]',
            'Conduire la journée [avec calme|avec un plan B]',
            'Faire le bilan et [solder les comptes|noter les progrès à faire]',
          ],
          needs: [
            ['mid', 'La pratique de l’organisation d’événements'],
            'L’aisance avec [prestataires et budgets|listes et délais]',
            'Du calme quand les plans changent',
          ],
          success: ['les invités repartent contents et [le budget est tenu|personne ne voit les petits imprévus]'],
        },
        es: {
          purpose: ['organizar eventos [fluidos y memorables|que merezcan el tiempo de los invitados]'],
          duties: [
            'Planificar programa, lugar y [presupuesto|calendario]',
            'Reservar espacios, catering y [técnica|ponentes] en buenas condiciones',
            'Invitar y [mantener la lista al día|atender dudas]',
            'Dirigir el día [con calma|con plan B]',
            'Evaluar después y [cerrar las cuentas|anotar mejoras]',
          ],
          needs: [
            ['mid', 'Práctica en organización de eventos'],
            'Soltura con [proveedores y presupuestos|listas y plazos]',
            'Calma cuando cambian los planes',
          ],
          success: ['los invitados se vayan contentos y [se cumpla el presupuesto|nadie note los imprevistos]'],
        },
      },
    },
    {
      id: 'crm-marketer',
      titles: /crm|e-?mail marketing|lifecycle|fidélisation|fidelización/,
      name: { en: 'CRM Manager', de: 'CRM-Manager:in', fr: 'Chargé de CRM', es: 'Responsable de CRM' },
      words: {
        en: {
          purpose: ['send people the message [they are glad to get|that fits, and no more]'],
          duties: [
            'Divide contacts into groups that [make sense|differ in what they need].',
            'Build automatic journeys(( with {tools})) and [test them|keep them current].',
            'Keep lists clean and [consent documented|within data-protection law].',
            'Test subject lines, [times and offers|content] and keep what works.',
            'Report [openings, clicks and departures|results] honestly.',
          ],
          needs: ['Practice with a CRM or mailing tool.', 'Care with personal data.', 'Clear, short writing.'],
          success: ['messages are opened, few people leave and [sales can be traced|data stays clean]'],
        },
        de: {
          purpose: ['Menschen Nachrichten bekommen, [über die sie sich freuen|die passen, und nicht mehr]'],
          duties: [
            'Kontakte in [sinnvolle|unterscheidbare] Gruppen einteilen',
            'Automatische Strecken(( mit {tools})) bauen und [testen|aktuell halten]',
            'Verteiler sauber und [Einwilligungen dokumentiert|datenschutzgerecht] halten',
            'Betreffzeilen[, Zeiten und Angebote| und Inhalte] testen und Bewährtes behalten',
            '[Öffnungen, Klicks und Abmeldungen|Ergebnisse] ehrlich berichten',
          ],
          needs: [
            'Praxis mit einem CRM- oder Mailing-Werkzeug',
            'Sorgfalt mit personenbezogenen Daten',
            'Klare, kurze Texte',
          ],
          success: [
            'Nachrichten geöffnet werden, wenige sich abmelden und [Umsätze nachvollziehbar sind|die Daten sauber bleiben]',
          ],
        },
        fr: {
          purpose: ['envoyer à chacun le message [qu’il apprécie|juste, sans plus]'],
          duties: [
            'Répartir les contacts en groupes [pertinents|aux besoins distincts]',
            'Bâtir des parcours automatiques(( avec {tools})) et [les tester|les tenir à jour]',
            'Garder des listes propres et [des consentements tracés|conformes au RGPD]',
            'Tester objets, [horaires et offres|contenus] et garder ce qui marche',
            'Rendre compte [des ouvertures, clics et départs|des résultats] sans détour',
          ],
          needs: [
            'La pratique d’un outil de CRM ou d’envoi',
            'Du soin avec les données personnelles',
            'Une écriture claire et brève',
          ],
          success: [
            'les messages sont ouverts, peu de gens partent et [les ventes se retracent|les données restent propres]',
          ],
        },
        es: {
          purpose: ['enviar a cada persona el mensaje [que agradece|justo, y nada más]'],
          duties: [
            'Dividir los contactos en grupos [con sentido|con necesidades distintas]',
            'Crear recorridos automáticos(( con {tools})) y [probarlos|mantenerlos al día]',
            'Mantener listas limpias y [consentimientos documentados|conformes al RGPD]',
            'Probar asuntos, [horas y ofertas|contenidos] y quedarse con lo que funciona',
            'Informar con honestidad de [aperturas, clics y bajas|los resultados]',
          ],
          needs: [
            'Práctica con una herramienta de CRM o envíos',
            'Cuidado con los datos personales',
            'Redacción clara y breve',
          ],
          success: [
            'los mensajes se abran, pocos se den de baja y [se puedan seguir las ventas|los datos estén limpios]',
          ],
        },
      },
    },
  ],
}
