import type { Role } from './role.ts'

/** Work on the water, with bees and horses, and with wild animals and those who come to see them. */
export const BOATS_AND_BEASTS: Role[] = [
  {
    id: 'boat-crew',
    titles:
      /coxswain|boat ?(?:man|master|handler|crew)|(?:boat|ferry|yacht|launch|pilot boat) (?:skipper|master|captain|crew|deckhand)|^skipper|deckhand|able seaman|bootsführ|schiffsführ|fährführ|matrose|bootsmann|decksmann|binnenschiff|matelot|marinier|capitaine (?:de (?:bateau|navette|péniche)|fluvial)|patron de (?:bateau|vedette|navette)|pilote de (?:bateau|vedette)|marinero|patrón (?:de (?:barco|embarcaci\p{L}+|cabotaje|yate)|costero)|contramaestre/u,
    name: { en: 'Boat Crew', de: 'Bootsführer:in', fr: 'Marin', es: 'Marinero/a' },
    words: {
      en: {
        purpose: ['take people, boat and cargo [safely out and back|safely through any weather we sail in]'],
        duties: [
          'Check engine, hull and safety gear before casting off and [note what is missing|put small faults right].',
          'Keep a good lookout and [read tide, wind and traffic|act early], alongside and under way.',
          'Moor, cast off and handle lines [without haste|on clear commands].',
          'Help people on and off board, and [brief them on safety|watch every step].',
          'Keep radio watch and the log, and [report position and weather|hand over what the next crew must know].',
          'Clean, grease and paint, and [practise man overboard, fire and abandon ship|keep decks clear].',
        ],
        needs: [
          'Practice at sea or on inland waters.',
          'Calm in bad weather and [in close quarters|when plans change].',
          'The habit of [checking twice|wearing a lifejacket without being told].',
        ],
        success: ['every trip ends [without a scratch|alongside, dry and safe] and the boat is ready for the next'],
      },
      de: {
        purpose: ['Menschen, Boot und Ladung [sicher hinaus- und zurückkommen|bei jedem Wetter sicher ankommen]'],
        duties: [
          'Vor dem Ablegen Maschine, Rumpf und Rettungsmittel prüfen und [Fehlendes melden|kleine Schäden beheben]',
          'Aufmerksam Ausschau halten und [Strömung, Wind und Verkehr lesen|früh handeln], längsseits wie in Fahrt',
          'An- und ablegen und Leinen [ohne Hast|auf klare Kommandos] führen',
          'Menschen sicher an und von Bord helfen und [in die Sicherheit einweisen|auf jeden Schritt achten]',
          'Funkwache halten, das Logbuch führen und [Position und Wetter melden|Wichtiges übergeben]',
          'Reinigen, schmieren und streichen und [Überbord- und Feuerrollen üben|das Deck frei halten]',
        ],
        needs: [
          'Praxis auf See oder auf Binnengewässern',
          'Ruhe bei schlechtem Wetter und [auf engem Raum|bei Planänderungen]',
          'Die Gewohnheit, [zweimal zu prüfen|die Rettungsweste ungefragt zu tragen]',
        ],
        success: ['jede Fahrt [ohne Schaden|sicher am Steg] endet und das Boot bereit für die nächste ist'],
      },
      fr: {
        purpose: ['mener personnes, bateau et chargement [à bon port|en sûreté par tous les temps où l’on navigue]'],
        duties: [
          'Vérifier moteur, coque et matériel de sécurité avant d’appareiller et [signaler ce qui manque|réparer les petits défauts]',
          'Tenir une bonne veille et [lire courant, vent et trafic|agir tôt], à couple comme en route',
          'Amarrer, larguer et manier les aussières [sans hâte|sur des ordres clairs]',
          'Aider les personnes à monter et à descendre et [donner les consignes de sécurité|veiller à chaque pas]',
          'Tenir la veille radio et le journal de bord et [signaler position et météo|transmettre l’essentiel à la relève]',
          'Nettoyer, graisser, peindre et [s’exercer à l’homme à la mer et à l’incendie|garder le pont dégagé]',
        ],
        needs: [
          'Une pratique en mer ou sur les eaux intérieures',
          'Du calme par gros temps et [à l’étroit|quand les plans changent]',
          'L’habitude de [vérifier deux fois|porter son gilet sans qu’on le rappelle]',
        ],
        success: ['chaque sortie finit [sans avarie|à quai, en sûreté] et que le bateau est prêt pour la suivante'],
      },
      es: {
        purpose: [
          'llevar a personas, barco y carga [a buen puerto|con seguridad en cualquier tiempo en que se navegue]',
        ],
        duties: [
          'Revisar motor, casco y equipo de seguridad antes de zarpar y [avisar de lo que falta|arreglar pequeños fallos]',
          'Mantener buena vigilancia y [leer corriente, viento y tráfico|actuar pronto], en amarre y en marcha',
          'Amarrar, largar y manejar cabos [sin prisa|con órdenes claras]',
          'Ayudar a embarcar y desembarcar y [explicar las normas de seguridad|cuidar cada paso]',
          'Hacer escucha de radio, llevar el diario y [comunicar posición y tiempo|pasar lo importante al relevo]',
          'Limpiar, engrasar, pintar y [practicar rescate en el agua e incendio|mantener la cubierta despejada]',
        ],
        needs: [
          'Práctica de navegación marítima o interior',
          'Calma con mal tiempo y [en poco espacio|cuando cambian los planes]',
          'Costumbre de [comprobar dos veces|llevar el chaleco sin que nadie lo recuerde]',
        ],
        success: ['cada salida acabe [sin daños|en puerto y a salvo] y la embarcación quede lista para la siguiente'],
      },
    },
  },
  {
    id: 'ship-officer',
    titles:
      /(?:deck|navigation|navigational|engine|engineering|second|third|chief|first) officer(?=.*(?:ship|vessel|offshore|ferry|tanker|deck|engine))|^(?:deck|navigation(?:al)?) officer|(?:ship['’]?s?|marine|second|third|chief) engineer (?:officer|\(?marine)|ship['’]?s? engineer|marine engineer officer|nautische\p{L}* offizier|schiffsoffizier|schiffsingenieur|technische\p{L}* (?:schiffs)?offizier|schiffsmechanik|officier\p{L}* (?:pont|machine|de (?:pont|quart|la marine marchande|navigation))|mécanicien\p{L}* (?:de marine|navale?|de bord)|oficial de (?:puente|máquinas|cubierta)|jef[ea] de máquinas|maquinista naval/u,
    name: {
      en: 'Ship’s Officer',
      de: 'Schiffsoffizier:in',
      fr: 'Officier de marine marchande',
      es: 'Oficial de la marina mercante',
    },
    words: {
      en: {
        purpose: ['keep ship and crew [safe from port to port|on course and in good order]'],
        duties: [
          'Stand watch and [act early on what radar, gauges and eyes tell|keep a proper lookout].',
          'Plan passages or upkeep and [check them against weather, load and orders|go through them with the crew].',
          'Keep bridge, deck or engine room equipment [tested and ready|in class and in order].',
          'Follow cargo, ballast and fuel, and [keep the papers right|prevent spills].',
          'Run drills and [train ratings and cadets|correct what did not work].',
          'Keep log books and [hand over the watch clearly|prepare for inspections].',
        ],
        needs: [
          'Sea time in a similar post.',
          'Clear orders and [clear radio English|a calm voice].',
          'A sound sense of [risk and margin|what machines sound like before they fail].',
        ],
        success: ['watches pass [without surprises|quietly], inspections find little and everyone comes home unhurt'],
      },
      de: {
        purpose: ['Schiff und Besatzung [sicher von Hafen zu Hafen kommen|auf Kurs und in gutem Zustand bleiben]'],
        duties: [
          'Wache gehen und [früh auf das reagieren, was Radar, Anzeigen und Augen melden|gewissenhaft Ausguck halten]',
          'Reisen oder Wartungen planen und [mit Wetter, Ladung und Auftrag abgleichen|mit der Besatzung durchgehen]',
          'Technik auf Brücke, Deck oder in der Maschine [geprüft und einsatzbereit|in Klasse] halten',
          'Ladung, Ballast und Brennstoff überwachen und [die Papiere richtig führen|Austritte verhindern]',
          'Manöverrollen durchführen und [Mannschaft und Nachwuchs anleiten|nachbessern, was nicht klappte]',
          'Tagebücher führen und [die Wache klar übergeben|Besichtigungen vorbereiten]',
        ],
        needs: [
          'Fahrtzeit in vergleichbarer Stellung',
          'Klare Anweisungen und [ein verständliches Funkenglisch|eine ruhige Stimme]',
          'Ein sicheres Gespür für [Risiko und Reserven|Geräusche, bevor etwas ausfällt]',
        ],
        success: ['Wachen [ohne Überraschungen|ruhig] verlaufen, Besichtigungen wenig finden und alle heil heimkommen'],
      },
      fr: {
        purpose: ['garder navire et équipage [en sûreté d’un port à l’autre|sur leur route et en bon état]'],
        duties: [
          'Assurer le quart et [réagir tôt à ce que disent radar, cadrans et regard|tenir une veille attentive]',
          'Préparer traversées ou entretiens et [les confronter à la météo, à la charge et aux ordres|les revoir avec le bord]',
          'Tenir les équipements de passerelle, de pont ou de machine [vérifiés et prêts|en règle]',
          'Suivre cargaison, ballast et combustible et [tenir les papiers à jour|prévenir les fuites]',
          'Mener les exercices et [former matelots et élèves|corriger ce qui n’a pas marché]',
          'Tenir les journaux et [passer le quart clairement|préparer les inspections]',
        ],
        needs: [
          'Un temps de navigation dans un poste semblable',
          'Des ordres clairs et [un anglais radio compréhensible|une voix calme]',
          'Un sens sûr [du risque et des marges|des bruits qui annoncent la panne]',
        ],
        success: [
          'les quarts passent [sans surprise|dans le calme], que les inspections trouvent peu et que chacun rentre indemne',
        ],
      },
      es: {
        purpose: ['mantener barco y tripulación [a salvo de puerto a puerto|en rumbo y en buen estado]'],
        duties: [
          'Hacer guardias de navegación o máquinas y [actuar pronto según radar, indicadores y vista|vigilar con atención]',
          'Planificar travesías o mantenimientos y [contrastarlos con tiempo, carga y órdenes|repasarlos a bordo]',
          'Mantener los equipos de puente, cubierta o máquinas [probados y listos|en regla]',
          'Seguir carga, lastre y combustible y [llevar bien los papeles|evitar derrames]',
          'Dirigir ejercicios y [formar a marinería y alumnado|corregir lo que no salió]',
          'Llevar los diarios y [entregar la guardia con claridad|preparar inspecciones]',
        ],
        needs: [
          'Tiempo de navegación en un puesto parecido',
          'Órdenes claras y [un inglés de radio comprensible|voz tranquila]',
          'Buen sentido [del riesgo y los márgenes|de los ruidos que avisan]',
        ],
        success: [
          'las travesías pasen [sin sorpresas|con calma], las inspecciones encuentren poco y todos vuelvan sanos',
        ],
      },
    },
  },
  {
    id: 'aquaculture-worker',
    titles:
      /fish ?farm|aquacultur|(?:oyster|mussel|shellfish|salmon|trout|scallop) (?:farm|grow|hand|worker|hatchery|technician)|hatchery (?:worker|technician|operative)|fisch(?:wirt|zucht|zücht)|teichwirt|austernzücht|muschelzücht|aquakultur|ostréicol|ostréicult|conchylicol|mytilicult|conchylicult|piscicol|piscicult|aquacol|aquacult|ouvri\p{L}* (?:ostréi|conchyli|mytili)|acuicult|acuícola|mejillon|ostricult|piscicult|bateero|piscifactor/u,
    name: { en: 'Fish Farm Worker', de: 'Fischwirt:in', fr: 'Ouvrier aquacole', es: 'Operario/a de acuicultura' },
    words: {
      en: {
        purpose: ['raise fish or shellfish [that thrive in clean water|from seed to harvest]'],
        duties: [
          'Feed, sort and thin the stock and [see how it grows|take out what is dead].',
          'Check oxygen, temperature and water and [act when a value drifts|note the readings].',
          'Clean and mend nets, bags, racks or tanks [before they foul|as tide and weather allow].',
          'Harvest, grade and wash [by size and quality|quickly and gently].',
          'Pack for dispatch and [keep the cold chain|label each batch so that it can be traced].',
          'Work from boats, decks or the foreshore and [wear the gear that keeps you safe|watch tide and wind].',
        ],
        needs: [
          'Readiness to work outdoors, [in wet and cold too|with the tides].',
          'Steady hands and [endurance|care with live stock].',
          'Attention to [hygiene|small changes in the water].',
        ],
        success: ['losses are low, [the harvest is clean and full|sizes are right] and orders leave on time'],
      },
      de: {
        purpose: ['Fische oder Muscheln [in sauberem Wasser gedeihen|von der Brut bis zur Ernte gut wachsen]'],
        duties: [
          'Bestand füttern, sortieren und ausdünnen und [das Wachstum beobachten|Totes entnehmen]',
          'Sauerstoff, Temperatur und Wasser prüfen und [bei Abweichungen handeln|Werte notieren]',
          'Netze, Säcke, Gestelle oder Becken reinigen und flicken, [bevor sie zuwachsen|wie Wetter und Wasser es erlauben]',
          'Ernten, sortieren und waschen, [nach Größe und Güte|zügig und schonend]',
          'Für den Versand packen und [die Kühlkette halten|jede Partie rückverfolgbar kennzeichnen]',
          'Vom Boot, Steg oder Ufer aus arbeiten und [Schutzausrüstung tragen|auf Wind und Wasserstand achten]',
        ],
        needs: [
          'Bereitschaft zur Arbeit im Freien, [auch bei Nässe und Kälte|im Takt des Wassers]',
          'Sichere Hände und [Ausdauer|Sorgfalt mit lebenden Tieren]',
          'Aufmerksamkeit für [Hygiene|kleine Veränderungen im Wasser]',
        ],
        success: ['Verluste gering sind, [die Ernte sauber ist|die Größen stimmen] und Lieferungen pünktlich abgehen'],
      },
      fr: {
        purpose: ['élever poissons ou coquillages [dans une eau saine|du naissain à la récolte]'],
        duties: [
          'Nourrir, trier et dédoubler le cheptel et [suivre sa croissance|retirer les pertes]',
          'Contrôler oxygène, température et eau et [agir dès qu’une valeur dérive|noter les relevés]',
          'Nettoyer et réparer filets, poches, tables ou bassins [avant qu’ils ne s’encrassent|selon la marée et le temps]',
          'Récolter, calibrer et laver [par taille et par qualité|vite et sans abîmer]',
          'Conditionner pour l’expédition et [tenir la chaîne du froid|étiqueter chaque lot pour la traçabilité]',
          'Travailler en bateau, au ponton ou sur l’estran et [porter l’équipement qui protège|surveiller marée et vent]',
        ],
        needs: [
          'Le goût du travail en plein air, [même mouillé et froid|au rythme des marées]',
          'Des gestes sûrs et [de l’endurance|du soin avec le vivant]',
          'De l’attention à [l’hygiène|ce qui change dans l’eau]',
        ],
        success: [
          'les pertes sont faibles, que [la récolte est propre et pleine|les calibres sont justes] et que les commandes partent à l’heure',
        ],
      },
      es: {
        purpose: ['criar peces o moluscos [en agua limpia|de la semilla a la cosecha]'],
        duties: [
          'Alimentar, clasificar y desdoblar el cultivo y [seguir su crecimiento|retirar las bajas]',
          'Controlar oxígeno, temperatura y agua y [actuar si un valor se desvía|anotar las lecturas]',
          'Limpiar y reparar redes, bolsas, cuerdas o tanques [antes de que se ensucien|según la marea y el tiempo]',
          'Cosechar, calibrar y lavar [por tamaño y calidad|con rapidez y sin dañar]',
          'Preparar los envíos y [mantener la cadena de frío|etiquetar cada lote para su trazabilidad]',
          'Trabajar en barco, batea u orilla y [llevar el equipo de protección|vigilar marea y viento]',
        ],
        needs: [
          'Disposición para trabajar al aire libre, [también con frío y agua|al ritmo de las mareas]',
          'Manos seguras y [resistencia|cuidado con lo vivo]',
          'Atención a [la higiene|los cambios del agua]',
        ],
        success: [
          'haya pocas bajas, [la cosecha salga limpia|los calibres sean los justos] y los pedidos salgan a tiempo',
        ],
      },
    },
  },
  {
    id: 'stud-groom',
    titles:
      /stud (?:groom|hand|farm)|foaling|mare (?:attendant|groom)|foal (?:watch|attendant)|(?:gestüts|zucht)(?:wärter|pfleger|mitarb|helf)|abfohl|fohlenwach|(?:aide|agent\p{L}*|responsable|garde) (?:de )?(?:poulinage|haras)|poulinage|lad de haras|(?:mozo|cuidador\p{L}*|encargad[oa]) (?:de )?(?:yeguada|paridera|yeguas)|yegüeriz/u,
    name: { en: 'Stud Groom', de: 'Gestütsmitarbeiter:in', fr: 'Agent de haras', es: 'Mozo/a de yeguada' },
    words: {
      en: {
        purpose: ['watch over mares and foals so that [birth and first days go well|both thrive]'],
        duties: [
          'Watch mares near their time and [read the signs of foaling|note changes in udder and behaviour].',
          'Assist at foaling, [quietly and with clean hands|and call the vet in time when something is wrong].',
          'See that the foal stands, sucks and [takes colostrum|keeps warm].',
          'Treat navels, check afterbirths and [record each birth|report anything that looks wrong].',
          'Muck out, bed down and feed [mares and foals|with hygiene that prevents infection].',
          'Handle and lead mares and foals [calmly from the first day|so that they learn to trust people].',
        ],
        needs: [
          'Practice with mares and foals.',
          'Patience, and [calm when minutes count|a quiet way with animals].',
          'A sharp eye for [a horse that is unwell|small signs].',
        ],
        success: ['foals are up and sucking, mares recover and [the vet is called in time|nothing is missed]'],
      },
      de: {
        purpose: ['Stuten und Fohlen gut betreut sind und [Geburt und erste Tage gelingen|beide gedeihen]'],
        duties: [
          'Hochtragende Stuten beobachten und [Anzeichen der Geburt erkennen|Veränderungen an Euter und Verhalten notieren]',
          'Bei der Abfohlung helfen, [ruhig und sauber|und die Tierärztin oder den Tierarzt rechtzeitig rufen]',
          'Darauf achten, dass das Fohlen steht, saugt und [Kolostrum aufnimmt|warm bleibt]',
          'Nabel versorgen, Nachgeburten prüfen und [jede Geburt festhalten|Auffälliges melden]',
          'Misten, einstreuen und füttern, [bei Stuten und Fohlen|so sauber, dass nichts sich ansteckt]',
          'Stuten und Fohlen [vom ersten Tag an ruhig|so, dass sie Vertrauen fassen,] führen und anfassen',
        ],
        needs: [
          'Praxis mit Stuten und Fohlen',
          'Geduld und [Ruhe, wenn es auf Minuten ankommt|eine stille Art mit Tieren]',
          'Ein genauer Blick für [kranke Pferde|kleine Anzeichen]',
        ],
        success: ['Fohlen stehen und saugen, Stuten sich erholen und [Hilfe rechtzeitig kommt|nichts übersehen wird]'],
      },
      fr: {
        purpose: [
          'veiller sur juments et poulains [à la naissance et les premiers jours|avant, pendant et après la naissance]',
        ],
        duties: [
          'Surveiller les juments près du terme et [lire les signes du poulinage|noter les changements de mamelle et de comportement]',
          'Assister au poulinage, [dans le calme et la propreté|et appeler à temps le vétérinaire]',
          'Veiller à ce que le poulain se lève, tète et [prenne le colostrum|reste au chaud]',
          'Soigner les nombrils, contrôler les délivrances et [noter chaque naissance|signaler ce qui semble anormal]',
          'Curer, pailler et nourrir [poulinières et poulains|avec l’hygiène qui évite les infections]',
          'Manipuler et mener juments et poulains [avec calme dès le premier jour|pour qu’ils prennent confiance]',
        ],
        needs: [
          'Une pratique des poulinières et des poulains',
          'De la patience et [du calme quand chaque minute compte|de la douceur avec les animaux]',
          'L’œil pour [un cheval qui va mal|les petits signes]',
        ],
        success: [
          'les poulains sont debout et tètent, que les juments se remettent et que [le vétérinaire est appelé à temps|rien n’échappe]',
        ],
      },
      es: {
        purpose: ['velar por yeguas y potros [en el parto y los primeros días|antes, durante y después del parto]'],
        duties: [
          'Vigilar a las yeguas próximas al parto y [leer sus señales|anotar cambios en ubre y comportamiento]',
          'Asistir el parto, [con calma y limpieza|y avisar a tiempo al veterinario]',
          'Procurar que el potro se levante, mame y [tome el calostro|no pase frío]',
          'Curar ombligos, revisar placentas y [registrar cada parto|avisar de lo que parezca anormal]',
          'Limpiar, poner cama y alimentar [a yeguas y potros|con la higiene que evita infecciones]',
          'Manejar y llevar a yeguas y potros [con calma desde el primer día|para que ganen confianza]',
        ],
        needs: [
          'Práctica con yeguas y caballos de corta edad',
          'Paciencia y [calma cuando cuentan los minutos|trato tranquilo con los animales]',
          'Buen ojo para [un caballo que no está bien|las pequeñas señales]',
        ],
        success: ['los potros estén de pie y mamen, las yeguas se recuperen y [se avise a tiempo|nada se escape]'],
      },
    },
  },
  {
    id: 'farrier',
    titles: /farrier|hufschmied|huf(?:bearbeit|pfleg)|maréchal.?ferrant|herrador/u,
    name: { en: 'Farrier', de: 'Hufschmied:in', fr: 'Maréchal-ferrant', es: 'Herrador/a' },
    words: {
      en: {
        purpose: ['keep horses [sound on their feet|moving well, shod or unshod]'],
        duties: [
          'Watch each horse stand and move and [judge balance and wear|see where it takes weight].',
          'Remove shoes, trim and [balance the hoof|clean out what is loose].',
          'Forge or fit shoes [hot or cold|to foot and work] and nail them on safely.',
          'Work with vets on [lameness|corrective shoeing].',
          'Handle nervous horses [patiently|without a fight].',
          'Note what was done and [agree the next date|advise owners on care between visits].',
        ],
        needs: ['Training in farriery.', 'A quiet way with horses.', 'Care for [tools and fire|your own back].'],
        success: ['horses go sound, shoes stay on and [owners ask for you again|nobody is hurt]'],
      },
      de: {
        purpose: ['Pferde [gesund auf ihren Hufen stehen|gut laufen, mit oder ohne Beschlag]'],
        duties: [
          'Jedes Pferd im Stand und in Bewegung ansehen und [Stellung und Abrieb beurteilen|Belastung erkennen]',
          'Eisen abnehmen, ausschneiden und [den Huf ausbalancieren|Loses entfernen]',
          'Eisen schmieden oder anpassen, [heiß oder kalt|passend zu Huf und Arbeit,] und sicher aufnageln',
          'Mit der Tierarztpraxis an [Lahmheiten|orthopädischen Beschlägen] arbeiten',
          'Mit unruhigen Pferden [geduldig|ohne Kampf] umgehen',
          'Die Arbeit festhalten und [den nächsten Termin vereinbaren|zur Pflege zwischendurch beraten]',
        ],
        needs: [
          'Ausbildung im Hufbeschlag',
          'Eine ruhige Art mit Pferden',
          'Umsicht mit [Werkzeug und Feuer|dem eigenen Rücken]',
        ],
        success: ['Pferde lahmfrei gehen, Eisen halten und [Halter wieder anfragen|niemand verletzt wird]'],
      },
      fr: {
        purpose: ['garder les chevaux [sains sur leurs pieds|d’aplomb, ferrés ou non]'],
        duties: [
          'Observer chaque cheval à l’arrêt et en mouvement et [juger aplombs et usure|voir où il s’appuie]',
          'Déferrer, parer et [équilibrer le pied|nettoyer ce qui se détache]',
          'Forger ou ajuster les fers, [à chaud ou à froid|selon le pied et le travail], et les poser solidement',
          'Travailler avec le vétérinaire sur [les boiteries|la ferrure orthopédique]',
          'Aborder les chevaux inquiets [avec patience|sans bras de fer]',
          'Noter ce qui a été fait et [convenir du prochain passage|conseiller l’entretien d’ici là]',
        ],
        needs: [
          'Une formation de maréchalerie',
          'Une approche calme des chevaux',
          'De la prudence avec [les outils et le feu|son propre dos]',
        ],
        success: [
          'les chevaux marchent droit, que les fers tiennent et que [l’on vous rappelle|personne ne se blesse]',
        ],
      },
      es: {
        purpose: ['mantener a los caballos [sanos de cascos|bien aplomados, herrados o descalzos]'],
        duties: [
          'Observar cada caballo parado y en movimiento y [valorar aplomos y desgaste|ver dónde apoya]',
          'Quitar herraduras, recortar y [equilibrar el casco|limpiar lo suelto]',
          'Forjar o ajustar herraduras, [en caliente o en frío|según casco y trabajo], y clavarlas con seguridad',
          'Colaborar con el veterinario en [cojeras|herrajes ortopédicos]',
          'Tratar a los caballos nerviosos [con paciencia|sin pelea]',
          'Anotar lo hecho y [acordar la próxima fecha|aconsejar los cuidados entre herrajes]',
        ],
        needs: [
          'Formación en herraje',
          'Trato tranquilo con los caballos',
          'Cuidado con [herramientas y fuego|la propia espalda]',
        ],
        success: ['los caballos anden sin cojear, las herraduras aguanten y [vuelvan a llamar|nadie salga herido]'],
      },
    },
  },
  {
    id: 'beekeeper',
    titles: /bee ?keep|apiar|(?<!\p{L})imker|apicult|colmen/u,
    name: { en: 'Beekeeper', de: 'Imker:in', fr: 'Apiculteur', es: 'Apicultor/a' },
    words: {
      en: {
        purpose: ['keep colonies [healthy and well populated|calm, healthy and productive] through the season'],
        duties: [
          'Inspect colonies and [judge brood, stores and queen|see early which one needs help].',
          'Prevent swarming, split or unite colonies and [add supers in time|make up nucs].',
          'Watch for mites and brood disease and [treat by the rules|take samples].',
          'Move hives to [new forage|flowering crops], secured and ventilated.',
          'Take off, extract and store honey [cleanly|by batch, so that it can be traced].',
          'Build frames, render wax and [keep apiary records|clean equipment].',
        ],
        needs: [
          'Practice with bees.',
          'Calm, gentle handling of [frames and smoker|bees in a bad mood].',
          'No severe allergy to stings, and [care in lifting|readiness to work outdoors].',
        ],
        success: ['colonies come through, [queens lay well|losses are few] and the honey is clean'],
      },
      de: {
        purpose: ['die Völker [gesund und volkreich|ruhig, gesund und ertragreich] durch die Saison kommen'],
        duties: [
          'Völker durchsehen und [Brut, Futter und Königin beurteilen|früh erkennen, welches Hilfe braucht]',
          'Schwärme verhindern, Völker teilen oder vereinen und [rechtzeitig Honigräume aufsetzen|Ableger bilden]',
          'Auf Varroa und Brutkrankheiten achten und [vorschriftsmäßig behandeln|Proben nehmen]',
          'Völker [zu neuer Tracht|in blühende Kulturen] wandern, gesichert und belüftet',
          'Honig [sauber|nach Losen rückverfolgbar] ernten, schleudern und lagern',
          'Rähmchen bauen, Wachs verarbeiten und [Stockkarten führen|Gerät reinigen]',
        ],
        needs: [
          'Praxis mit Bienen',
          'Ruhiger Umgang mit [Waben und Rauch|gereizten Völkern]',
          'Keine schwere Stichallergie und [Umsicht beim Heben|Bereitschaft zur Arbeit im Freien]',
        ],
        success: ['Völker gut überwintern, [Königinnen gut legen|Verluste gering sind] und der Honig sauber ist'],
      },
      fr: {
        purpose: ['mener des colonies [saines et populeuses|calmes, saines et productives] tout au long de la saison'],
        duties: [
          'Visiter les colonies et [juger couvain, réserves et reine|voir tôt celle qui a besoin d’aide]',
          'Prévenir l’essaimage, diviser ou réunir et [poser les hausses à temps|former des essaims]',
          'Surveiller varroa et maladies du couvain et [traiter selon les règles|prélever des échantillons]',
          'Transhumer les ruches vers [de nouvelles miellées|les cultures en fleur], sanglées et aérées',
          'Récolter, extraire et stocker le miel [proprement|par lots, pour la traçabilité]',
          'Monter des cadres, fondre la cire et [tenir le registre d’élevage|nettoyer le matériel]',
        ],
        needs: [
          'Une pratique des abeilles',
          'Des gestes calmes avec [cadres et enfumoir|les colonies nerveuses]',
          'Pas d’allergie grave aux piqûres et [de la prudence au port de charges|le goût du plein air]',
        ],
        success: [
          'les colonies passent l’hiver, que [les reines pondent bien|les pertes sont rares] et que le miel est propre',
        ],
      },
      es: {
        purpose: ['llevar las colmenas [sanas y pobladas|tranquilas, sanas y productivas] durante toda la temporada'],
        duties: [
          'Revisar colmenas y [valorar cría, reservas y reina|ver pronto cuál necesita ayuda]',
          'Evitar enjambres, dividir o unir y [poner alzas a tiempo|formar núcleos]',
          'Vigilar varroa y enfermedades de la cría y [tratar según las normas|tomar muestras]',
          'Trashumar colmenas a [nuevas floraciones|cultivos en flor], sujetas y ventiladas',
          'Catar, extraer y almacenar la miel [con limpieza|por lotes, para su trazabilidad]',
          'Montar cuadros, fundir cera y [llevar el libro de explotación|limpiar el material]',
        ],
        needs: [
          'Práctica con abejas',
          'Manos tranquilas con [cuadros y ahumador|colmenas nerviosas]',
          'Sin alergia grave a las picaduras y [con cuidado al levantar peso|con gusto por el campo]',
        ],
        success: ['las colmenas pasen el invierno, [las reinas pongan bien|haya pocas bajas] y la miel salga limpia'],
      },
    },
  },
  {
    id: 'field-guide',
    titles:
      /field guide|safari guide|(?:game|nature|wildlife) (?:guide|tracker)|game ?ranger guide|wildlife guide|safari.?(?:guide|führ)|naturführ|guide (?:de )?(?:safari|nature|naturaliste)|guía (?:de )?(?:safari|naturaleza|fauna)/u,
    name: { en: 'Field Guide', de: 'Safariguide', fr: 'Guide naturaliste', es: 'Guía de naturaleza' },
    words: {
      en: {
        purpose: [
          'take guests into the wild [safely and show them what they would miss alone|and bring them back with stories]',
        ],
        duties: [
          'Lead drives and walks and [choose routes by tracks, wind and light|keep a safe distance from animals].',
          'Explain animals, plants and tracks [so that guests see more than before|in plain words].',
          'Brief guests on safety and [read the mood of animals early|keep the group together].',
          'Look after vehicle, radio and first aid kit and [check them before each outing|report faults].',
          'Host guests [before and after each outing|at meals and by the fire] and take their wishes into account.',
          'Record sightings and [pass on signs of poaching or fire|help with tracks and roads].',
        ],
        needs: [
          'Knowledge of the animals and plants of the region.',
          'Calm and [good judgement near dangerous game|a clear voice].',
          'Warmth towards guests and [stories worth hearing|patience].',
        ],
        success: ['guests come back safe, [have learnt something|want to return] and the wild is left undisturbed'],
      },
      de: {
        purpose: [
          'Gäste die Wildnis [sicher erleben und sehen, was ihnen sonst entginge|sicher und mit vielen Eindrücken erleben]',
        ],
        duties: [
          'Fahrten und Wanderungen führen und [nach Spuren, Wind und Licht planen|Abstand zu den Tieren halten]',
          'Tiere, Pflanzen und Spuren [so erklären, dass Gäste mehr sehen|in einfachen Worten erklären]',
          'Gäste in die Sicherheit einweisen und [das Verhalten der Tiere früh deuten|die Gruppe zusammenhalten]',
          'Fahrzeug, Funk und Verbandskasten pflegen und [vor jeder Tour prüfen|Mängel melden]',
          'Gäste [vor und nach der Tour|bei Tisch und am Feuer] betreuen und auf Wünsche eingehen',
          'Sichtungen festhalten und [Hinweise auf Wilderei oder Feuer melden|bei Wegen und Pisten mithelfen]',
        ],
        needs: [
          'Kenntnis der Tiere und Pflanzen der Gegend',
          'Ruhe und [ein sicheres Urteil nahe an gefährlichen Tieren|eine klare Stimme]',
          'Herzlichkeit gegenüber Gästen und [Sinn fürs Erzählen|Geduld]',
        ],
        success: [
          'Gäste sicher zurückkommen, [etwas gelernt haben|wiederkommen wollen] und die Natur ungestört bleibt',
        ],
      },
      fr: {
        purpose: [
          'emmener les visiteurs dans la nature [en sûreté et leur montrer ce qu’ils manqueraient seuls|et les ramener pleins de souvenirs]',
        ],
        duties: [
          'Mener sorties en véhicule et à pied et [choisir la route selon traces, vent et lumière|garder la bonne distance des animaux]',
          'Expliquer animaux, plantes et traces [pour que chacun voie mieux|avec des mots simples]',
          'Donner les consignes de sécurité et [lire tôt le comportement des animaux|garder le groupe uni]',
          'Entretenir véhicule, radio et trousse de secours et [les vérifier avant chaque sortie|signaler les défauts]',
          'Accueillir les visiteurs [avant et après chaque sortie|à table et autour du feu] et tenir compte de leurs envies',
          'Noter les observations et [signaler traces de braconnage ou de feu|aider à l’entretien des pistes]',
        ],
        needs: [
          'La connaissance de la faune et de la flore de la région',
          'Du calme et [un jugement sûr près des animaux dangereux|une voix claire]',
          'De la chaleur humaine et [le goût de raconter|de la patience]',
        ],
        success: [
          'les visiteurs rentrent sains et saufs, [ont appris quelque chose|veulent revenir] et que la nature reste paisible',
        ],
      },
      es: {
        purpose: [
          'llevar a los visitantes a la naturaleza [con seguridad y mostrarles lo que solos no verían|y traerlos de vuelta llenos de recuerdos]',
        ],
        duties: [
          'Guiar salidas en vehículo y a pie y [elegir ruta según huellas, viento y luz|guardar distancia con los animales]',
          'Explicar animales, plantas y huellas [para que cada persona vea más|con palabras sencillas]',
          'Dar las normas de seguridad y [leer pronto el comportamiento de los animales|mantener unido al grupo de la salida]',
          'Cuidar vehículo, radio y botiquín y [revisarlos antes de cada salida|avisar de fallos]',
          'Atender a los visitantes [antes y después de cada salida|en la mesa y junto al fuego] y tener en cuenta sus deseos',
          'Registrar avistamientos y [avisar de furtivos o incendios|ayudar a mantener las pistas]',
        ],
        needs: [
          'Conocimiento de la fauna y la flora de la zona',
          'Calma y [buen criterio cerca de animales peligrosos|voz clara]',
          'Calidez con los visitantes y [gusto por contar|paciencia]',
        ],
        success: [
          'los visitantes vuelvan a salvo, [hayan aprendido algo|quieran repetir] y la naturaleza siga tranquila',
        ],
      },
    },
  },
  {
    id: 'ranger',
    titles:
      /(?:park|forest|wildlife|national park|countryside|nature) ranger|^ranger$|game ?keeper|game ?warden|nature reserve (?:warden|officer)|reserve warden|(?:nature |wildlife )conservation officer|naturpark.?rang|nationalpark.?rang|naturwacht|schutzgebietsbetreu|berufsjäger|wildhüter|garde (?:nature|du littoral|forestier|chasse|moniteur)|garde-(?:chasse|pêche|nature)|éco-?garde|guardaparque|guarda (?:forestal|de caza|rural|fluvial)|agente (?:forestal|medioambiental)/u,
    name: { en: 'Ranger', de: 'Ranger:in', fr: 'Garde nature', es: 'Guarda forestal' },
    words: {
      en: {
        purpose: ['look after land and wildlife so that [both keep their room|they thrive and people can enjoy them]'],
        duties: [
          'Walk and patrol the area and [see what has changed|note damage and disturbance].',
          'Count and record animals, plants and habitats [by a fixed method|through the seasons].',
          'Mend paths, fences, signs and [clear what blocks them|keep water running where it should].',
          'Explain rules to visitors, [kindly first|and report offences].',
          'Control invasive or too numerous species [by licence and plan|with care for the rest].',
          'Work with landowners, volunteers and authorities on [habitat work|fire and flood].',
        ],
        needs: [
          'Knowledge of habitats and species.',
          'Readiness to work outdoors [in all weathers|through all seasons].',
          'Tact with people and [firmness when rules are broken|patience in explaining].',
        ],
        success: ['habitats improve, visitors keep to the paths and [trouble is seen early|records can be relied on]'],
      },
      de: {
        purpose: ['Land und Tiere gut betreut sind und [beide ihren Raum behalten|Menschen sie schonend erleben]'],
        duties: [
          'Das Gebiet begehen und [Veränderungen sehen|Schäden und Störungen festhalten]',
          'Tiere, Pflanzen und Lebensräume [nach fester Methode|durch das Jahr] erfassen',
          'Wege, Zäune und Schilder instand setzen und [freischneiden|für richtige Wasserführung sorgen]',
          'Besucherinnen und Besuchern Regeln erklären, [zuerst freundlich|und Verstöße melden]',
          'Gebietsfremde oder zu zahlreiche Arten [nach Plan und Genehmigung|mit Rücksicht auf die übrigen] regulieren',
          'Mit Eigentum, Ehrenamt und Behörden an [Biotoppflege|Brand- und Hochwasserschutz] arbeiten',
        ],
        needs: [
          'Kenntnis von Lebensräumen und Arten',
          'Bereitschaft zur Arbeit draußen, [bei jedem Wetter|durch alle Jahreszeiten]',
          'Takt im Umgang und [Klarheit, wenn Regeln verletzt werden|Geduld beim Erklären]',
        ],
        success: [
          'Lebensräume sich erholen, Gäste auf den Wegen bleiben und [Störungen früh auffallen|Daten verlässlich sind]',
        ],
      },
      fr: {
        purpose: ['veiller sur un espace et sa faune, [où chacun garde sa place|dont on profite sans nuire]'],
        duties: [
          'Parcourir le site et [voir ce qui change|relever dégâts et dérangements]',
          'Compter et suivre animaux, plantes et milieux [selon un protocole|au fil des saisons]',
          'Réparer sentiers, clôtures et panneaux et [dégager ce qui gêne|veiller à l’écoulement de l’eau]',
          'Expliquer les règles au public, [d’abord avec bienveillance|et constater les infractions]',
          'Réguler les espèces envahissantes ou trop nombreuses [selon plan et autorisation|avec égard pour les autres]',
          'Travailler avec propriétaires, bénévoles et autorités sur [les milieux|les feux et les crues]',
        ],
        needs: [
          'La connaissance des milieux et des espèces',
          'Le goût du terrain [par tous les temps|en toute saison]',
          'Du tact et [de la fermeté face aux infractions|de la patience pour expliquer]',
        ],
        success: [
          'les milieux se portent mieux, que le public reste sur les sentiers et que [les troubles se voient tôt|les relevés sont fiables]',
        ],
      },
      es: {
        purpose: ['cuidar el territorio y su fauna, [donde cada cual tiene su espacio|que se disfrutan sin dañar]'],
        duties: [
          'Recorrer la zona y [ver qué ha cambiado|registrar daños y molestias]',
          'Censar animales, plantas y hábitats [con un método fijo|a lo largo del año]',
          'Reparar sendas, vallas y carteles y [despejar lo que estorba|cuidar que el agua corra]',
          'Explicar las normas al público, [primero con amabilidad|y denunciar infracciones]',
          'Controlar especies invasoras o en exceso [con plan y permiso|con respeto por las demás]',
          'Trabajar con propietarios, voluntariado y autoridades en [la mejora de hábitats|incendios y crecidas]',
        ],
        needs: [
          'Conocimiento de hábitats y especies',
          'Disposición para el campo [con cualquier tiempo|en toda estación]',
          'Tacto y [firmeza ante las infracciones|paciencia al explicar]',
        ],
        success: [
          'los hábitats mejoren, el público respete las sendas y [los problemas se vean pronto|los datos sean fiables]',
        ],
      },
    },
  },
]
