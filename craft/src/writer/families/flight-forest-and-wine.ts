import type { Role } from './role.ts'

/** Work on aircraft, watches and graves, in forests to be managed and with wine in the making. */
export const FLIGHT_FOREST_AND_WINE: Role[] = [
  {
    id: 'aircraft-mechanic',
    titles:
      /(?:aircraft|aviation|helicopter|airframe|line maintenance|a&p) (?:\w+ )?(?:mechanic|engineer|technician|fitter)|licensed aircraft|avionics (?:technician|engineer|mechanic)|flug(?:gerät|zeug|triebwerk)\p{L}*(?:mecha|elektr|tech)|fluggerätelektr|(?:mécanicien|technicien)\p{L}* (?:aéronautique|avion|aviation|hélicoptère|d['’]aéronefs?|cellule|avionique)|(?:mecánic|técnic)\p{L}* (?:de )?(?:mantenimiento )?(?:de )?(?:aeronaves|aviones|aeronáutic|helicópteros|aviónica)|tma (?:b1|b2|aeron)/u,
    name: {
      en: 'Aircraft Mechanic',
      de: 'Fluggerätmechaniker:in',
      fr: 'Mécanicien aéronautique',
      es: 'Técnico/a de mantenimiento de aeronaves',
    },
    words: {
      en: {
        purpose: ['keep aircraft [airworthy and on time|safe to fly]'],
        duties: [
          'Inspect aircraft by the task cards and [find wear, leaks and damage|note every finding].',
          'Trace faults in [engines, systems and structure|mechanical and electrical systems] and rectify them by the manual.',
          'Remove, fit and adjust components [with the torque and parts prescribed|and have critical work inspected twice].',
          'Test systems after the work and [release only what is right|prepare the release].',
          'Record each step [signed and traceable|so that the next crew can rely on it].',
          'Count tools and keep the area free of loose objects, [before and after each job|without exception].',
          'Defer only what the rules allow, and [tell crew and control clearly|plan the repair].',
        ],
        needs: [
          'Training or a licence in aircraft maintenance.',
          'Exact work with [manuals and records|tools and torque].',
          'The firmness to [say no when something is not right|finish every check].',
        ],
        success: ['aircraft leave safely and on time, [findings do not return|records are complete]'],
      },
      de: {
        purpose: ['Flugzeuge [lufttüchtig und pünktlich|sicher] starten können'],
        duties: [
          'Flugzeuge nach Arbeitskarten prüfen und [Verschleiß, Lecks und Schäden finden|jeden Befund festhalten]',
          'Fehler an [Triebwerk, Systemen und Struktur|mechanischen und elektrischen Systemen] eingrenzen und nach Handbuch beheben',
          'Bauteile aus- und einbauen und einstellen, [mit vorgeschriebenen Teilen und Momenten|Kritisches mit Doppelkontrolle]',
          'Systeme nach der Arbeit testen und [nur freigeben, was stimmt|die Freigabe vorbereiten]',
          'Jeden Schritt [mit Unterschrift und nachvollziehbar|so, dass die Ablösung sich darauf verlassen kann,] dokumentieren',
          'Werkzeug auf Vollständigkeit prüfen und den Platz frei von losen Teilen halten, [vor und nach jeder Arbeit|ohne Ausnahme]',
          'Nur zurückstellen, was erlaubt ist, und [Besatzung und Leitstelle klar informieren|die Behebung einplanen]',
        ],
        needs: [
          'Ausbildung oder Lizenz in der Flugzeugwartung',
          'Genauigkeit bei [Handbüchern und Nachweisen|Werkzeug und Drehmomenten]',
          'Die Festigkeit, [Nein zu sagen, wenn etwas nicht stimmt|Prüfungen auch unter Zeitdruck zu Ende zu führen]',
        ],
        success: ['Flugzeuge sicher und pünktlich abgehen und [Befunde nicht wiederkommen|Nachweise vollständig sind]'],
      },
      fr: {
        purpose: ['garder les appareils [navigables et à l’heure|sûrs en vol]'],
        duties: [
          'Inspecter les appareils selon les cartes de travail et [trouver usures, fuites et dommages|noter chaque constat]',
          'Chercher les pannes [de moteur, de systèmes et de structure|mécaniques et électriques] et y remédier selon le manuel',
          'Déposer, poser et régler les éléments [aux couples et références prescrits|avec double contrôle des points critiques]',
          'Tester les systèmes après intervention et [ne remettre en service que ce qui est juste|préparer la remise en service]',
          'Documenter chaque étape, [signée et traçable|pour que la relève puisse s’y fier]',
          'Compter l’outillage et garder la zone libre d’objets, [avant et après chaque tâche|sans exception]',
          'Ne reporter que ce qui est permis et [informer clairement équipage et contrôle|planifier la réparation]',
        ],
        needs: [
          'Une formation ou une licence de maintenance aéronautique',
          'De l’exactitude avec [manuels et registres|outils et couples]',
          'La fermeté de [dire non quand quelque chose ne va pas|mener chaque contrôle au bout]',
        ],
        success: [
          'les appareils partent sûrs et à l’heure et que [les pannes ne reviennent pas|les dossiers sont complets]',
        ],
      },
      es: {
        purpose: ['mantener las aeronaves [aeronavegables y puntuales|seguras para volar]'],
        duties: [
          'Inspeccionar aeronaves según las tarjetas de trabajo y [encontrar desgastes, fugas y daños|anotar cada hallazgo]',
          'Localizar fallos [de motor, sistemas y estructura|mecánicos y eléctricos] y corregirlos según manual',
          'Desmontar, montar y ajustar componentes [con los pares y referencias prescritos|con doble inspección en lo crítico]',
          'Probar los sistemas tras el trabajo y [dar por bueno solo lo que lo está|preparar la puesta en servicio]',
          'Documentar cada paso, [firmado y trazable|para que el relevo pueda fiarse]',
          'Contar la herramienta y mantener la zona libre de objetos, [antes y después de cada tarea|sin excepción]',
          'Diferir solo lo que permiten las normas y [avisar con claridad a tripulación y control|planificar la reparación]',
        ],
        needs: [
          'Formación o licencia de mantenimiento aeronáutico',
          'Exactitud con [manuales y registros|herramienta y pares]',
          'Firmeza para [decir que no cuando algo no está bien|acabar cada comprobación]',
        ],
        success: [
          'las aeronaves salgan seguras y puntuales y [los fallos no se repitan|los registros estén completos]',
        ],
      },
    },
  },
  {
    id: 'forester',
    titles:
      /(?:revier|bezirks|ober|forst)?förster|forst(?:wirtschafter in leit|adjunkt|betriebsleit|ingenieur|revierleit)|^forester|district forester|woodland (?:officer|manager)|forest (?:manager|officer|engineer)|(?:technicien|ingénieur|gestionnaire)\p{L}* forestier|(?:ingenier|técnic|gestor)\p{L}* (?:forestal|de montes)/u,
    name: { en: 'Forester', de: 'Förster:in', fr: 'Technicien forestier', es: 'Técnico/a forestal' },
    words: {
      en: {
        purpose: ['manage the forest so that [it yields, protects and renews itself|those after us inherit it sound]'],
        duties: [
          'Walk the district, [mark trees and plan the work of the year|see early where beetles, storm or game do harm].',
          'Plan planting, thinning and felling [by site, age and market|with soil and water in mind].',
          'Instruct crews and contractors, [set safe limits to the work|check what was done] and measure the timber.',
          'Sell and allot timber and [keep lists and accounts|see that it is hauled in time].',
          'See to game and hunting plans and [protect what grows back|agree with hunters and neighbours].',
          'Advise owners and explain to visitors [why trees are felled|what the forest needs].',
          'Keep maps, plans and reports for owners and authorities [up to date|in order].',
        ],
        needs: [
          'Training in forestry.',
          'Sound judgement outdoors, [in steep ground too|stand by stand].',
          'Clear dealings with [crews, hunters and owners|people of different interests].',
        ],
        success: ['work is safe, [the forest renews itself|timber leaves in time] and figures and plan agree'],
      },
      de: {
        purpose: ['der Wald [nutzt, schützt und sich erneuert|gesund in spätere Hände kommt]'],
        duties: [
          'Das Revier begehen, [auszeichnen und die Arbeiten des Jahres planen|Käfer-, Sturm- und Wildschäden früh erkennen]',
          'Pflanzung, Pflege und Ernte [nach Standort, Alter und Markt|mit Rücksicht auf Boden und Wasser] planen',
          'Eigene Leute und Unternehmen einweisen, [Sicherheit durchsetzen|die Ausführung prüfen] und Holz aufnehmen',
          'Holz verkaufen und zuteilen und [Listen und Abrechnung führen|für rechtzeitige Abfuhr sorgen]',
          'Abschuss und Wildschäden im Blick behalten und [die Verjüngung schützen|mit Jagd und Nachbarschaft abstimmen]',
          'Waldbesitz beraten und Gästen erklären, [warum gefällt wird|was der Wald braucht]',
          'Karten, Pläne und Berichte für Eigentum und Behörden [aktuell halten|ordnen]',
        ],
        needs: [
          'Forstliche Ausbildung',
          'Sicheres Urteil im Gelände, [auch am Steilhang|Bestand für Bestand]',
          'Klarer Umgang mit [Arbeitern, Jagd und Waldbesitz|verschiedenen Interessen]',
        ],
        success: [
          'sicher gearbeitet wird, [der Wald sich verjüngt|das Holz rechtzeitig abgefahren ist] und Zahlen und Plan stimmen',
        ],
      },
      fr: {
        purpose: ['gérer la forêt, [qui produit, protège et se renouvelle|pour la transmettre saine]'],
        duties: [
          'Parcourir le secteur, [marteler et préparer les travaux de l’année|repérer tôt scolytes, chablis et dégâts de gibier]',
          'Planifier plantations, éclaircies et coupes [selon station, âge et marché|en ménageant sol et eau]',
          'Encadrer équipes et entreprises, [faire respecter la sécurité|contrôler les travaux] et cuber les bois',
          'Vendre et attribuer les bois et [tenir listes et comptes|veiller au débardage à temps]',
          'Suivre l’équilibre avec le gibier et [protéger la régénération|s’accorder avec chasseurs et riverains]',
          'Conseiller les propriétaires et expliquer au public [pourquoi on coupe|ce dont la forêt a besoin]',
          'Tenir cartes, plans et rapports [à jour|en ordre] pour propriétaires et autorités',
        ],
        needs: [
          'Une formation forestière',
          'Un jugement sûr sur le terrain, [même en pente|peuplement par peuplement]',
          'Des échanges clairs avec [équipes, chasseurs et propriétaires|des intérêts divers]',
        ],
        success: [
          'le travail est sûr, que [la forêt se renouvelle|les bois partent à temps] et que chiffres et plan concordent',
        ],
      },
      es: {
        purpose: ['gestionar el monte, [que produce, protege y se renueva|para dejarlo sano a quienes vengan]'],
        duties: [
          'Recorrer el monte, [señalar y planificar los trabajos del año|ver pronto plagas, daños de viento o de caza]',
          'Planificar repoblaciones, claras y cortas [según estación, edad y mercado|cuidando suelo y agua]',
          'Dirigir cuadrillas y empresas, [hacer cumplir la seguridad|revisar lo hecho] y cubicar la madera',
          'Vender y adjudicar la madera y [llevar listas y cuentas|cuidar que salga a tiempo]',
          'Seguir el equilibrio con la caza y [proteger el regenerado|acordar con cazadores y vecinos]',
          'Asesorar a propietarios y explicar al público [por qué se corta|qué necesita el monte]',
          'Tener mapas, planes e informes [al día|en orden] para propiedad y administración',
        ],
        needs: [
          'Formación forestal',
          'Buen criterio en el campo, [también en ladera|rodal a rodal]',
          'Trato claro con [cuadrillas, cazadores y propietarios|intereses distintos]',
        ],
        success: [
          'se trabaje con seguridad, [el monte se regenere|la madera salga a tiempo] y cifras y plan coincidan',
        ],
      },
    },
  },
  {
    id: 'watchmaker',
    titles: /watch ?maker|clock ?maker|watch (?:repair|technician)|horolog|uhrmach|horlog(?:er|ère)|relojer/u,
    name: { en: 'Watchmaker', de: 'Uhrmacher:in', fr: 'Horloger', es: 'Relojero/a' },
    words: {
      en: {
        purpose: ['keep watches and clocks [running true|going for the next generation]'],
        duties: [
          'Examine the piece, [find the cause before opening more than needed|measure rate and amplitude] and estimate the work.',
          'Dismantle, clean, oil and assemble movements [under the loupe|by the maker’s data].',
          'Repair or make parts, [turned and filed to size|where none can be had].',
          'Regulate and test [in several positions|for rate, date and water resistance].',
          'Refinish cases, bracelets and hands [without erasing what is original|with care].',
          'Record each service and [say openly what is worth doing|keep pieces safe from receipt to return].',
        ],
        needs: [
          'Training in watchmaking.',
          'A steady hand and [a sharp eye|patience with tiny parts].',
          'Complete reliability with valuables.',
        ],
        success: ['pieces keep time, [repairs hold for years|come back only for the next service] and nothing is lost'],
      },
      de: {
        purpose: ['Uhren [genau gehen|auch für die nächste Generation gehen]'],
        duties: [
          'Das Stück untersuchen, [die Ursache finden, ehe mehr geöffnet wird als nötig|Gang und Amplitude messen], und den Aufwand schätzen',
          'Werke zerlegen, reinigen, ölen und zusammenbauen, [unter der Lupe|nach Herstellerangaben]',
          'Teile instand setzen oder anfertigen, [gedreht und gefeilt auf Maß|wo es keine mehr gibt]',
          'Regulieren und prüfen, [in mehreren Lagen|auf Gang, Datum und Dichtheit]',
          'Gehäuse, Bänder und Zeiger aufarbeiten, [ohne Originales zu verlieren|mit Bedacht]',
          'Jede Arbeit festhalten und [offen sagen, was lohnt|Stücke von Annahme bis Rückgabe sicher verwahren]',
        ],
        needs: [
          'Ausbildung im Uhrmacherhandwerk',
          'Eine ruhige Hand und [ein scharfes Auge|Geduld mit kleinsten Teilen]',
          'Volle Verlässlichkeit mit Wertsachen',
        ],
        success: [
          'Uhren genau gehen, [Reparaturen Jahre halten|erst zur nächsten Wartung wiederkommen] und nichts verloren geht',
        ],
      },
      fr: {
        purpose: ['garder montres et pendules [à l’heure juste|en marche pour la génération suivante]'],
        duties: [
          'Examiner la pièce, [trouver la cause sans ouvrir plus qu’il ne faut|mesurer marche et amplitude], et estimer le travail',
          'Démonter, nettoyer, huiler et remonter les mouvements [à la loupe|selon les données de la manufacture]',
          'Réparer ou refaire des composants, [tournés et limés à la cote|quand ils n’existent plus]',
          'Régler et contrôler [dans plusieurs positions|marche, date et étanchéité]',
          'Rénover boîtes, bracelets et aiguilles [sans effacer l’origine|avec mesure]',
          'Consigner chaque intervention et [dire franchement ce qui vaut la peine|garder les pièces en lieu sûr jusqu’à la restitution]',
        ],
        needs: [
          'Une formation en horlogerie',
          'La main sûre et [l’œil vif|de la patience pour l’infiniment petit]',
          'Une fiabilité totale avec les objets de valeur',
        ],
        success: [
          'les pièces tiennent l’heure, que [les réparations durent des années|rien ne revient avant l’entretien] et que rien ne se perd',
        ],
      },
      es: {
        purpose: ['mantener relojes [en hora|en marcha para la siguiente generación]'],
        duties: [
          'Examinar la pieza, [hallar la causa sin abrir más de lo necesario|medir marcha y amplitud], y estimar el trabajo',
          'Desmontar, limpiar, engrasar y montar mecanismos [con lupa|según los datos de la casa]',
          'Reparar o hacer componentes, [torneados y limados a medida|cuando ya no existen]',
          'Regular y comprobar [en varias posiciones|marcha, fecha y estanqueidad]',
          'Restaurar cajas, brazaletes y agujas [sin borrar lo original|con tiento]',
          'Registrar cada intervención y [decir con franqueza qué compensa|guardar las piezas hasta su entrega]',
        ],
        needs: [
          'Formación en relojería',
          'Pulso firme y [vista aguda|paciencia con lo diminuto]',
          'Plena fiabilidad con objetos de valor',
        ],
        success: [
          'los relojes den bien la hora, [las reparaciones duren años|vuelvan solo para su revisión] y nada se pierda',
        ],
      },
    },
  },
  {
    id: 'winemaker',
    titles:
      /wine ?maker|oenolog|(?<!\p{L})enolog|winzermeist|önolog|kellermeister(?!.*bier)|œnologue|maître de chai|enólog/u,
    name: { en: 'Winemaker', de: 'Önolog:in', fr: 'Œnologue', es: 'Enólogo/a' },
    words: {
      en: {
        purpose: [
          'make wines that [show where they come from|are sound and true to their style], vintage after vintage',
        ],
        duties: [
          'Follow ripening with the vineyard and [set the picking dates|taste and sample plots].',
          'Lead fermentation, [tank by tank|with analysis and palate] and act early when it falters.',
          'Look after ageing in tank and barrel, [top up, rack and taste|with hygiene at every step].',
          'Draw up blends and [prepare trials|agree them in tastings].',
          'Run or order analyses and [keep additives and sulphur low|keep cellar books in order].',
          'Prepare bottling and [check each lot for stability|plan oak, yeast and materials].',
        ],
        needs: [
          'Training in oenology or winemaking.',
          'A trained palate.',
          'Order in [cellar records|hygiene and figures].',
        ],
        success: ['wines are clean and typical, [losses are low|lots can be traced] and tastings go well'],
      },
      de: {
        purpose: ['Weine entstehen, die [ihre Herkunft zeigen|sauber und typisch sind], Jahrgang für Jahrgang'],
        duties: [
          'Die Reife mit dem Weinbau verfolgen und [Lesetermine festlegen|Lagen verkosten und beproben]',
          'Die Gärung führen, [Tank für Tank|mit Analyse und Gaumen], und bei Stockungen früh handeln',
          'Den Ausbau in Tank und Fass betreuen, [auffüllen, abziehen und verkosten|sauber bei jedem Schritt]',
          'Cuvées entwerfen und [Versuche ansetzen|in Verkostungen abstimmen]',
          'Analysen durchführen oder beauftragen und [mit Zusätzen und Schwefel sparsam umgehen|das Kellerbuch führen]',
          'Die Füllung vorbereiten und [jede Partie auf Stabilität prüfen|Holz, Hefe und Material planen]',
        ],
        needs: [
          'Ausbildung in Önologie oder Kellerwirtschaft',
          'Ein geschulter Gaumen',
          'Ordnung bei [Kellerbuch und Nachweisen|Hygiene und Zahlen]',
        ],
        success: [
          'Weine sauber und typisch sind, [Verluste gering bleiben|Partien rückverfolgbar sind] und Verkostungen überzeugen',
        ],
      },
      fr: {
        purpose: [
          'élaborer des vins [qui disent leur origine|nets et fidèles à leur style], millésime après millésime',
        ],
        duties: [
          'Suivre la maturité avec la vigne et [fixer les dates de récolte|déguster et prélever les parcelles]',
          'Conduire les fermentations, [cuve par cuve|par l’analyse et le palais], et agir tôt quand elles languissent',
          'Soigner l’élevage en cuve et en fût, [ouiller, soutirer et déguster|dans une hygiène constante]',
          'Composer les assemblages et [préparer des essais|les arrêter en dégustation]',
          'Mener ou commander les analyses et [limiter intrants et soufre|tenir le registre de cave]',
          'Préparer la mise et [contrôler la stabilité de chaque lot|prévoir bois, levures et matières]',
        ],
        needs: [
          'Une formation en œnologie',
          'Un palais exercé',
          'De l’ordre dans [les registres de cave|l’hygiène et les chiffres]',
        ],
        success: [
          'les vins sont nets et typés, que [les pertes sont faibles|les lots sont traçables] et que les dégustations convainquent',
        ],
      },
      es: {
        purpose: ['elaborar vinos [que muestren su origen|limpios y fieles a su estilo], añada tras añada'],
        duties: [
          'Seguir la maduración con viticultura y [fijar fechas de vendimia|catar y muestrear parcelas]',
          'Dirigir las fermentaciones, [depósito a depósito|con análisis y paladar], y actuar pronto si se frenan',
          'Cuidar la crianza en depósito y barrica, [rellenar, trasegar y catar|con higiene constante]',
          'Diseñar mezclas y [preparar ensayos|decidirlas en cata]',
          'Hacer o encargar análisis y [limitar aditivos y sulfuroso|llevar el libro de bodega]',
          'Preparar el embotellado y [comprobar la estabilidad de cada lote|prever madera, levaduras y materiales]',
        ],
        needs: ['Formación en enología', 'Paladar entrenado', 'Orden en [los registros de bodega|higiene y cifras]'],
        success: [
          'los vinos salgan limpios y típicos, [haya pocas mermas|cada lote se pueda seguir] y las catas convenzan',
        ],
      },
    },
  },
  {
    id: 'cemetery-worker',
    titles:
      /grave ?digger|cemetery (?:worker|operative|keeper|gardener|attendant|assistant)|sexton|friedhofs(?!verwalt)|totengräber|fossoyeu|agent\p{L}* (?:de )?cimetière|gardien\p{L}* de cimetière|sepulturer|enterrador|operari\p{L}* de cementerio|(?:oficial|peón) de cementerio/u,
    name: {
      en: 'Cemetery Worker',
      de: 'Friedhofsmitarbeiter:in',
      fr: 'Agent de cimetière',
      es: 'Operario/a de cementerio',
    },
    words: {
      en: {
        purpose: [
          'prepare each grave in time and [keep the grounds dignified|let families mourn in a place well kept]',
        ],
        duties: [
          'Dig and shore graves [by plan and regulation|by hand or with a small digger] and check the plot first.',
          'Set up for burials and [stand by quietly|lower coffins or urns with respect].',
          'Close graves, [lay turf and flowers|level what has sunk].',
          'Mow, cut hedges and keep paths, [also in leaf fall and snow|and clear what is withered].',
          'Check stones and walls and [report what is unsafe|help to set them upright].',
          'Show visitors the way, [kindly and without haste|and keep the plot register right].',
        ],
        needs: [
          'Readiness for physical work outdoors, with machines and aids.',
          'Tact with people in grief.',
          'Care with [edges, loads and machines|neighbouring graves].',
        ],
        success: [
          'every grave is ready in time, [grounds are in order|nothing disturbs a burial] and nobody gets hurt',
        ],
      },
      de: {
        purpose: [
          'jedes Grab rechtzeitig bereit ist und [die Anlage würdig bleibt|Familien an einem gepflegten Ort trauern können]',
        ],
        duties: [
          'Gräber ausheben und sichern, [nach Plan und Vorschrift|von Hand oder mit dem Minibagger], und vorher die Lage prüfen',
          'Beisetzungen vorbereiten und [still bereitstehen|Särge oder Urnen würdig absenken]',
          'Gräber schließen und [Rasen und Blumen richten|Abgesunkenes ausgleichen]',
          'Mähen, Hecken schneiden und Wege pflegen, [auch bei Laub und Schnee|und Verwelktes abräumen]',
          'Steine und Mauern prüfen und [Unsicheres melden|beim Richten helfen]',
          'Gästen den Weg zeigen, [freundlich und ohne Eile|und das Grabverzeichnis richtig halten]',
        ],
        needs: [
          'Bereitschaft zu körperlicher Arbeit im Freien, mit Maschinen und Hilfsmitteln',
          'Feingefühl für Trauernde',
          'Umsicht mit [Kanten, Lasten und Maschinen|benachbarten Gräbern]',
        ],
        success: [
          'jedes Grab rechtzeitig bereit ist, [die Anlage gepflegt ist|keine Beisetzung gestört wird] und niemand sich verletzt',
        ],
      },
      fr: {
        purpose: ['préparer chaque sépulture à temps et [garder un lieu digne|offrir aux familles un lieu soigné]'],
        duties: [
          'Creuser et étayer les fosses [selon plan et règlement|à la main ou à la mini-pelle] après avoir vérifié l’emplacement',
          'Préparer les inhumations et [rester présent avec discrétion|descendre cercueils ou urnes avec respect]',
          'Refermer, [remettre gazon et fleurs|niveler ce qui s’est tassé]',
          'Tondre, tailler et entretenir les allées, [même en temps de feuilles et de neige|et retirer les fleurs fanées]',
          'Contrôler stèles et murs et [signaler ce qui menace|aider à les redresser]',
          'Guider les visiteurs, [avec égard et sans hâte|et tenir juste le registre des concessions]',
        ],
        needs: [
          'Le goût du travail physique dehors, avec machines et aides',
          'Du tact avec les personnes en deuil',
          'De la prudence avec [bords, charges et machines|les tombes voisines]',
        ],
        success: [
          'chaque sépulture est prête à temps, que [le lieu est soigné|rien ne trouble une inhumation] et que personne ne se blesse',
        ],
      },
      es: {
        purpose: [
          'preparar cada sepultura a tiempo y [mantener un lugar digno|ofrecer a las familias un lugar cuidado]',
        ],
        duties: [
          'Cavar y asegurar fosas [según plano y norma|a mano o con miniexcavadora] y comprobar antes el lugar',
          'Preparar los entierros y [permanecer cerca con discreción|bajar féretros o urnas con respeto]',
          'Cerrar las sepulturas y [reponer césped y flores|nivelar lo que ha cedido]',
          'Segar, recortar setos y cuidar los caminos, [también con hojas y nieve|y retirar lo marchito]',
          'Revisar lápidas y muros y [avisar de lo inseguro|ayudar a enderezarlos]',
          'Orientar a los visitantes, [con amabilidad y sin prisa|y llevar bien el registro de unidades]',
        ],
        needs: [
          'Disposición para el trabajo físico al aire libre, con máquinas y ayudas',
          'Tacto con quien está de duelo',
          'Cuidado con [bordes, cargas y máquinas|las sepulturas vecinas]',
        ],
        success: [
          'cada sepultura esté lista a tiempo, [el lugar esté cuidado|nada perturbe un entierro] y nadie se haga daño',
        ],
      },
    },
  },
]
