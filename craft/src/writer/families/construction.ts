import type { RoleFamily } from './role.ts'

export const construction: RoleFamily = {
  family: 'construction',
  roles: [
    {
      id: 'tradesperson',
      titles:
        /carpent|joiner|brick|mason|paint|roof|hvac|maurer|zimmer|tischler|schreiner|maler|dachdeck|maçon|menuisier|peintre|couvreur|albañil|carpinter|pintor|labourer|bauhelfer|plant operator|builder/,
      name: {
        en: 'Construction Worker',
        de: 'Fachkraft im Bauhandwerk',
        fr: 'Ouvrier du bâtiment',
        es: 'Oficial de construcción',
      },
      words: {
        en: {
          purpose: ['build and finish work that [lasts and looks right|people will use for decades]'],
          duties: [
            'Read drawings, measure and [set out the work|mark up].',
            'Build, fit and finish [to plan|with care].',
            'Prepare materials and [move heavy ones with aids|keep tools in order].',
            'Keep the site [safe and tidy|clear for other trades].',
            'Check finished work and [put faults right|have it accepted].',
            'Repair damage and [replace what is worn|take down old work].',
          ],
          needs: ['Training or practice in the trade.', 'Care with measures and safety.', 'Reliability on site.'],
          success: [
            'work passes inspection the first time and [the next trade can start at once|customers are glad of it]',
          ],
        },
        de: {
          purpose: ['Arbeit entsteht, die [hält und gut aussieht|Jahrzehnte genutzt wird]'],
          duties: [
            'Pläne lesen, messen und [anzeichnen|einrichten]',
            'Bauen, einpassen und fertigstellen, [nach Plan|mit Sorgfalt]',
            'Material vorbereiten und [Schweres mit Hilfsmitteln bewegen|Werkzeug pflegen]',
            'Die Baustelle [sicher und aufgeräumt|frei für andere Gewerke] halten',
            'Fertiges prüfen und [Mängel beheben|abnehmen lassen]',
            'Schäden ausbessern und [Verschlissenes ersetzen|Altes zurückbauen]',
          ],
          needs: [
            'Ausbildung oder Praxis im Handwerk',
            'Sorgfalt bei Maßen und Sicherheit',
            'Verlässlichkeit auf der Baustelle',
          ],
          success: [
            'Arbeiten auf Anhieb abgenommen werden und [das nächste Gewerk gleich anfangen kann|die Kundschaft sich freut]',
          ],
        },
        fr: {
          purpose: ['réaliser un ouvrage [qui dure et qui a belle allure|utile pour des décennies]'],
          duties: [
            'Lire les plans, mesurer et [tracer|implanter]',
            'Construire, poser et finir [selon les plans|avec soin]',
            'Préparer les matériaux et [porter les charges avec des aides|soigner l’outillage]',
            'Garder un chantier [sûr et rangé|libre pour les autres métiers]',
            'Contrôler le travail fini et [reprendre les défauts|le faire réceptionner]',
            'Réparer les dégâts et [remplacer les pièces usées|déposer les anciens ouvrages]',
          ],
          needs: [
            'Une formation ou une pratique du métier',
            'Du soin dans les mesures et la sécurité',
            'De la fiabilité sur le chantier',
          ],
          success: ['l’ouvrage est reçu du premier coup et [le métier suivant peut commencer|le client est content]'],
        },
        es: {
          purpose: ['hacer obra que [dure y luzca|se use durante décadas]'],
          duties: [
            'Leer planos, medir y [replantear|marcar]',
            'Construir, colocar y rematar [según plano|con cuidado]',
            'Preparar materiales y [mover cargas con ayudas|cuidar la herramienta]',
            'Mantener la obra [segura y ordenada|libre para otros oficios]',
            'Revisar lo terminado y [corregir defectos|entregarlo]',
            'Reparar daños y [cambiar lo gastado|retirar lo viejo]',
          ],
          needs: [
            'Formación o práctica en el oficio',
            'Cuidado con las medidas y la seguridad',
            'Formalidad en la obra',
          ],
          success: ['la obra se acepte a la primera y [el siguiente oficio pueda empezar|el cliente quede contento]'],
        },
      },
    },
    {
      id: 'electrician',
      titles: /electric|elektr|électric/,
      name: { en: 'Electrician', de: 'Elektriker:in', fr: 'Électricien', es: 'Electricista' },
      words: {
        en: {
          purpose: [
            'install electrical systems that are [safe, tidy and easy to maintain|safe for everyone who uses them]',
          ],
          duties: [
            'Run cable and [conduit|trays] and wire panels.',
            'Read drawings and [mark up changes|plan the work].',
            'Test circuits and [record the results|sign them off].',
            'Find faults and [repair them|explain what happened].',
            'Keep the site safe and [log permits|switch off before work].',
            'Fit lamps, sockets and [distribution boards|switches].',
          ],
          needs: [
            'The trade qualification that the place of work requires.',
            'Systematic fault finding.',
            'Respect for safety rules.',
          ],
          success: ['inspections pass and [nobody has to be called back|panels can be read at a glance]'],
        },
        de: {
          purpose: ['elektrische Anlagen [sicher, ordentlich und gut zu warten|für alle sicher] sind'],
          duties: [
            'Leitungen und [Rohre|Trassen] verlegen und Verteilungen verdrahten',
            'Pläne lesen und [Änderungen eintragen|Arbeiten planen]',
            'Stromkreise prüfen und [Ergebnisse protokollieren|freigeben]',
            'Fehler suchen und [beheben|erklären]',
            'Für Sicherheit sorgen und [Freigaben dokumentieren|vor der Arbeit freischalten]',
            'Leuchten, Steckdosen und [Verteiler|Schalter] montieren',
          ],
          needs: [
            'Abgeschlossene Ausbildung im Elektrohandwerk',
            'Systematische Fehlersuche',
            'Respekt vor Sicherheitsregeln',
          ],
          success: ['Prüfungen bestanden werden und [niemand nachbessern muss|Verteilungen übersichtlich sind]'],
        },
        fr: {
          purpose: ['poser des installations électriques [sûres, nettes et faciles à entretenir|sûres pour tous]'],
          duties: [
            'Tirer câbles et [gaines|chemins de câbles] et câbler les tableaux',
            'Lire les plans et [noter les changements|préparer le travail]',
            'Tester les circuits et [consigner les résultats|les valider]',
            'Chercher les pannes et [réparer|les expliquer]',
            'Garder le chantier sûr et [tenir les autorisations|consigner avant d’intervenir]',
            'Poser luminaires, prises et [tableaux|interrupteurs]',
          ],
          needs: [
            'Le titre professionnel et l’habilitation requis',
            'Une recherche de panne méthodique',
            'Le respect des règles de sécurité',
          ],
          success: ['les contrôles passent et [personne n’est rappelé|les tableaux se lisent d’un coup d’œil]'],
        },
        es: {
          purpose: ['hacer instalaciones eléctricas [seguras, limpias y fáciles de mantener|seguras para todos]'],
          duties: [
            'Tender cable y [tubo|bandejas] y cablear cuadros',
            'Leer planos y [anotar cambios|preparar el trabajo]',
            'Probar circuitos y [registrar resultados|darlos por buenos]',
            'Buscar averías y [repararlas|explicarlas]',
            'Mantener la obra segura y [llevar los permisos|cortar tensión antes de trabajar]',
            'Montar lámparas, enchufes [y cuadros|e interruptores]',
          ],
          needs: [
            'La titulación del oficio que corresponda',
            'Método para buscar averías',
            'Respeto por las normas de seguridad',
          ],
          success: ['se pasen las inspecciones y [no haya que volver|los cuadros se lean de un vistazo]'],
        },
      },
    },
    {
      id: 'plumber',
      titles: /plumb|heating|\bshk\b|anlagenmechanik|installateur|klempner|plombier|chauffagiste|fontaner|calefac/,
      name: { en: 'Plumber', de: 'Anlagenmechaniker:in SHK', fr: 'Plombier', es: 'Fontanero/a' },
      words: {
        en: {
          purpose: ['keep water and heat [where people need them|running in people’s homes]'],
          duties: [
            'Install and repair pipes[, fixtures and heating| and fittings].',
            'Find leaks and faults and [fix them at the first visit where possible|explain the repair].',
            'Test systems and [record the results|hand them over].',
            'Advise customers [honestly on repair or replacement|in plain words].',
            'Leave the workplace [clean|as you found it].',
            'Connect [basins, baths and boilers|bathrooms and heating].',
          ],
          needs: [
            'Training in plumbing or heating.',
            'Clean, safe work in people’s homes.',
            'Friendly manner with customers.',
          ],
          success: ['repairs hold and [customers call you by name next time|nobody has to come back]'],
        },
        de: {
          purpose: ['Wasser und Wärme [dort sind, wo sie gebraucht werden|zuverlässig fließen]'],
          duties: [
            'Leitungen[, Sanitär und Heizung| und Armaturen] einbauen und reparieren',
            'Lecks und Fehler finden und [möglichst beim ersten Besuch beheben|die Reparatur erklären]',
            'Anlagen prüfen und [protokollieren|übergeben]',
            'Kundschaft [ehrlich zu Reparatur oder Austausch|verständlich] beraten',
            'Den Arbeitsplatz [sauber|ordentlich] hinterlassen',
            '[Becken, Wannen und Heizkessel|Bäder und Heizungen] anschließen',
          ],
          needs: [
            'Ausbildung im Sanitär- oder Heizungshandwerk',
            'Sauberes, sicheres Arbeiten in fremden Räumen',
            'Freundlicher Umgang mit der Kundschaft',
          ],
          success: [
            'Reparaturen halten und [die Kundschaft wieder anruft, weil sie zufrieden war|niemand nachbessern muss]',
          ],
        },
        fr: {
          purpose: ['amener l’eau et la chaleur [là où il le faut|chez les gens]'],
          duties: [
            'Poser et réparer tuyaux[, sanitaires et chauffage| et robinetterie]',
            'Trouver fuites et pannes et [réparer si possible dès la première visite|expliquer]',
            'Tester les installations et [consigner|les remettre]',
            'Conseiller les clients [honnêtement|avec des mots simples]',
            'Laisser un lieu [propre|en ordre]',
            'Raccorder [lavabos, baignoires et chaudières|salles de bains et chauffages]',
          ],
          needs: [
            'Une formation en plomberie ou chauffage',
            'Un travail propre et sûr chez les clients',
            'Un contact aimable',
          ],
          success: ['les réparations tiennent et [les clients rappellent avec plaisir|personne ne doit revenir]'],
        },
        es: {
          purpose: ['llevar agua y calor [donde hacen falta|a las casas]'],
          duties: [
            'Instalar y reparar tuberías[, sanitarios y calefacción| y grifería]',
            'Encontrar fugas y averías y [repararlas a la primera si se puede|explicarlas]',
            'Probar instalaciones y [registrarlo|entregarlas]',
            'Aconsejar al cliente [con honestidad|con palabras sencillas]',
            'Dejar el lugar [limpio|en orden]',
            'Conectar [lavabos, bañeras y calderas|baños y calefacción]',
          ],
          needs: ['Formación en fontanería o calefacción', 'Trabajo limpio y seguro en casas ajenas', 'Trato amable'],
          success: ['las reparaciones duren y [los clientes vuelvan a llamar contentos|no haya que volver]'],
        },
      },
    },
    {
      id: 'site-manager',
      titles:
        /site manager|superintendent|bauleit|polier|conducteur de travaux|chef de chantier|jefe.* obra|encargad.* obra|foreman|site supervisor|construction manager|project manager|projektleit\S* (?:hoch|tief|um)?bau(?![a-z])|chef\S* de projet (?:construction|travaux|btp)/,
      name: { en: 'Site Manager', de: 'Bauleiter:in', fr: 'Conducteur de travaux', es: 'Jefe/a de obra' },
      words: {
        en: {
          purpose: [
            'run the site so that [it is safe, on time and well built|trades, deliveries and quality fit together]',
          ],
          duties: [
            'Plan trades and deliveries [week by week|day by day].',
            'See to safety [every morning|on every walk] and stop what is not safe.',
            'Check quality and [have faults put right|record it].',
            'Keep the site diary[, photos and permits| and records].',
            'Talk with clients[, designers and neighbours| and engineers].',
            'Watch programme and cost and [say early when they slip|act in time].',
          ],
          needs: [
            'Experience of running building sites.',
            'The safety training that the site requires.',
            'Clear words with every trade.',
          ],
          success: ['the programme holds, [snags are few|handover is calm] and everyone goes home safe'],
        },
        de: {
          purpose: ['die Baustelle [sicher, pünktlich und in guter Qualität|mit allen Gewerken reibungslos] läuft'],
          duties: [
            'Gewerke und Lieferungen [Woche für Woche|täglich] planen',
            '[Jeden Morgen|Bei jedem Rundgang] für Sicherheit sorgen und Unsicheres stoppen',
            'Qualität prüfen und [Mängel beheben lassen|festhalten]',
            'Bautagebuch[, Fotos und Genehmigungen| und Unterlagen] führen',
            'Mit Auftraggebenden[, Planung und Nachbarschaft| und Ingenieurbüros] sprechen',
            'Termine und Kosten beobachten und [früh warnen|rechtzeitig handeln]',
          ],
          needs: [
            'Erfahrung in der Leitung von Baustellen',
            'Die nötigen Sicherheitsschulungen',
            'Klare Worte mit jedem Gewerk',
          ],
          success: [
            'der Bauzeitenplan hält, [Mängel selten sind|die Übergabe ruhig verläuft] und alle gesund nach Hause gehen',
          ],
        },
        fr: {
          purpose: ['mener le chantier [en sécurité, à l’heure et avec qualité|en accordant tous les métiers]'],
          duties: [
            'Planifier métiers et livraisons [semaine après semaine|chaque jour]',
            'Veiller à la sécurité [chaque matin|à chaque visite] et arrêter ce qui est dangereux',
            'Contrôler la qualité et [faire reprendre les défauts|la consigner]',
            'Tenir le journal[, les photos et les autorisations| et les pièces]',
            'Échanger avec clients[, concepteurs et voisins| et bureaux d’études]',
            'Suivre délais et coûts et [prévenir tôt|agir à temps]',
          ],
          needs: [
            'Une expérience de conduite de chantier',
            'Les formations de sécurité requises',
            'Des mots clairs avec chaque métier',
          ],
          success: ['le planning tient, [les réserves sont rares|la réception est sereine] et chacun rentre indemne'],
        },
        es: {
          purpose: ['llevar la obra [con seguridad, en plazo y con calidad|coordinando todos los oficios]'],
          duties: [
            'Planificar oficios y entregas [semana a semana|cada día]',
            'Velar por la seguridad [cada mañana|en cada visita] y parar lo inseguro',
            'Revisar la calidad y [hacer corregir defectos|registrarla]',
            'Llevar el diario[, fotos y permisos| y la documentación]',
            'Hablar con clientes[, proyectistas y vecinos| e ingenierías]',
            'Vigilar plazos y costes y [avisar pronto|actuar a tiempo]',
          ],
          needs: [
            'Experiencia dirigiendo obras',
            'La formación de seguridad necesaria',
            'Palabras claras con cada oficio',
          ],
          success: ['se cumpla el plan, [haya pocos repasos|la entrega sea tranquila] y todos vuelvan sanos a casa'],
        },
      },
    },
    {
      id: 'quantity-surveyor',
      titles:
        /quantity survey|estimat|kalkulat|métreur|économiste de la construction|presupuest|civil engineer|structural|bauingenieur|statik|ingénieur (civil|structure)|ingenier.* (civil|estructur)|architect|architekt|arquitect/,
      name: { en: 'Civil Engineer', de: 'Bauingenieur:in', fr: 'Ingénieur en génie civil', es: 'Ingeniero/a civil' },
      words: {
        en: {
          purpose: ['plan and cost building work so that [it stands and pays|there are no surprises on site]'],
          duties: [
            'Prepare designs, [calculations or cost plans|drawings or estimates](( with {tools})).',
            'Check [drawings and quantities|work on site] against the plan.',
            'Prepare tenders and [compare offers|contracts].',
            'Follow changes and [their cost|claims] from week to week.',
            'Work with clients[, trades and authorities| and architects].',
          ],
          needs: [
            'Training in engineering, surveying or building.',
            'Exact work with figures and drawings.',
            'Clear reports.',
          ],
          success: ['figures hold to the end and [the site can build from your plans|disputes are rare]'],
        },
        de: {
          purpose: [
            'Bauvorhaben so geplant und kalkuliert sind, dass [sie stehen und sich rechnen|es auf der Baustelle keine Überraschungen gibt]',
          ],
          duties: [
            'Entwürfe, [Berechnungen oder Kalkulationen|Pläne oder Kostenschätzungen](( mit {tools})) erstellen',
            '[Pläne und Mengen|Die Ausführung] prüfen',
            'Ausschreibungen vorbereiten und [Angebote vergleichen|Verträge begleiten]',
            'Änderungen und [ihre Kosten|Nachträge] laufend verfolgen',
            'Mit Auftraggebenden[, Gewerken und Behörden| und Architekturbüros] zusammenarbeiten',
          ],
          needs: ['Ausbildung oder Studium im Bauwesen', 'Genauigkeit bei Zahlen und Plänen', 'Klare Berichte'],
          success: ['Zahlen bis zum Ende halten und [nach den Plänen gebaut werden kann|Streit selten ist]'],
        },
        fr: {
          purpose: ['préparer et chiffrer des ouvrages [solides et rentables|sans surprise sur le chantier]'],
          duties: [
            'Établir études, [calculs ou budgets|plans ou devis](( avec {tools}))',
            'Vérifier [plans et quantités|l’exécution]',
            'Préparer les appels d’offres et [comparer les réponses|les contrats]',
            'Suivre les changements et [leur coût|les avenants]',
            'Travailler avec clients[, métiers et administrations| et architectes]',
          ],
          needs: [
            'Une formation en génie civil ou en bâtiment',
            'De l’exactitude dans les chiffres et les plans',
            'Des rapports clairs',
          ],
          success: ['les chiffres tiennent jusqu’au bout et [le chantier suit les plans|les litiges sont rares]'],
        },
        es: {
          purpose: ['planificar y valorar obras [que se sostengan y sean rentables|sin sorpresas]'],
          duties: [
            'Preparar proyectos, [cálculos o presupuestos|planos o mediciones](( con {tools}))',
            'Comprobar [planos y mediciones|la ejecución]',
            'Preparar licitaciones y [comparar ofertas|contratos]',
            'Seguir los cambios y [su coste|las reclamaciones]',
            'Trabajar con clientes[, oficios y administraciones| y arquitectos]',
          ],
          needs: ['Formación en ingeniería o edificación', 'Exactitud con números y planos', 'Informes claros'],
          success: [
            'las cifras se mantengan hasta el final y [se pueda construir con los planos|haya pocos conflictos]',
          ],
        },
      },
    },
  ],
}
