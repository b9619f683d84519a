import type { RoleFamily } from './role.ts'

export const hospitality: RoleFamily = {
  family: 'hospitality',
  roles: [
    {
      id: 'server',
      titles:
        /waiter|server|service|rang\b|sommelier|kellner|servic|serveu|camarer|barkeep|bartender|barman|sala|wait(?:ing)? ?staff|bar staff|barkraft|front of house|\bfoh\b|food runner|^runner$|busser|barback|glass collector|mixolog|function staff|team member|crew member|restaurantfach|thekenkraft|b[uü]ff[e]?[t]kraft|schankkraft|barmitarb|zapfer|bedienung|fachkraft (?:gastronomie|im gastgewerbe)|systemgastronom|kantinen|mensamitarb|cateringmitarb|bankettmitarb|frühstückskraft|de restauration|équipier|mesero|mozo de salón|coctelero|sumiller|ayudante de barra|auxiliar de restauración|jefe de rango/,
      name: { en: 'Server', de: 'Servicekraft', fr: 'Serveur', es: 'Camarero/a' },
      words: {
        en: {
          purpose: ['look after guests so that [they feel welcome and come back|the meal is a good memory]'],
          duties: [
            'Lay tables[, greet guests and show them to their seats| and welcome guests].',
            'Advise on food and drink, [allergens included|and know what is in each dish].',
            'Take orders, serve and [keep an eye on the whole room|clear at the right moment].',
            'Prepare bills and [take payments with care|settle up at the end].',
            'Keep the service area [clean and stocked|ready for the next guests].',
            'Work hand in hand with [kitchen and bar|the kitchen].',
          ],
          needs: [
            'A friendly, attentive manner.',
            'Calm when [the room is full|several tables call at once].',
            'Care with cash and orders.',
          ],
          success: [
            'guests stay for dessert and come back and [the team works hand in hand|nobody has to wave for the bill]',
          ],
        },
        de: {
          purpose: ['Gäste [sich willkommen fühlen und wiederkommen|gern an ihren Besuch zurückdenken]'],
          duties: [
            'Tische eindecken und [Gäste begrüßen und platzieren|Gäste willkommen heißen]',
            'Zu Speisen und Getränken beraten, [auch zu Allergenen|mit Wissen um die Zutaten]',
            'Bestellungen aufnehmen, servieren und [den ganzen Raum im Blick behalten|rechtzeitig abräumen]',
            'Rechnungen erstellen und [sorgfältig kassieren|abrechnen]',
            'Den Servicebereich [sauber und aufgefüllt|bereit für die nächsten Gäste] halten',
            'Hand in Hand mit [Küche und Bar|der Küche] arbeiten',
          ],
          needs: [
            'Eine freundliche, aufmerksame Art',
            'Ruhe, wenn [das Haus voll ist|mehrere Tische rufen]',
            'Sorgfalt bei Kasse und Bestellungen',
          ],
          success: ['Gäste wiederkommen und [das Team Hand in Hand arbeitet|niemand lange auf die Rechnung wartet]'],
        },
        fr: {
          purpose: [
            'prendre soin des clients pour qu’ils [se sentent bienvenus et reviennent|gardent un bon souvenir]',
          ],
          duties: [
            'Dresser les tables[, accueillir et placer les clients| et accueillir]',
            'Conseiller plats et boissons, [allergènes compris|en connaissant les ingrédients]',
            'Prendre les commandes, servir et [garder un œil sur toute la salle|débarrasser au bon moment]',
            'Préparer les additions et [encaisser avec soin|faire les comptes]',
            'Garder l’espace de service [propre et approvisionné|prêt]',
            'Travailler de concert avec [la cuisine et le bar|la cuisine]',
          ],
          needs: [
            'Une attitude aimable et attentive',
            'Du calme [quand la salle est pleine|aux heures de pointe]',
            'Du soin dans les commandes et la caisse',
          ],
          success: ['les clients reviennent et [l’équipe travaille de concert|personne n’attend l’addition]'],
        },
        es: {
          purpose: ['cuidar a los clientes para que [se sientan bienvenidos y vuelvan|se lleven un buen recuerdo]'],
          duties: [
            'Montar mesas[, recibir y acomodar a los clientes| y dar la bienvenida]',
            'Aconsejar sobre platos y bebidas, [también sobre alérgenos|conociendo los ingredientes]',
            'Tomar comandas, servir y [estar pendiente de toda la sala|recoger a tiempo]',
            'Preparar cuentas y [cobrar con cuidado|cuadrar caja]',
            'Mantener la zona de servicio [limpia y repuesta|lista]',
            'Trabajar codo con codo con [cocina y barra|la cocina]',
          ],
          needs: [
            'Trato amable y atento',
            'Calma [con la sala llena|en horas punta]',
            'Cuidado con las comandas y la caja',
          ],
          success: ['los clientes vuelvan y [el equipo trabaje unido|nadie espere la cuenta]'],
        },
      },
    },
    {
      id: 'barista',
      titles: /barista|café|coffee|kaffee/,
      name: { en: 'Barista', de: 'Barista', fr: 'Barista', es: 'Barista' },
      words: {
        en: {
          purpose: ['make good coffee and [a good start to the day for our guests|a moment of calm for our guests]'],
          duties: [
            'Dial in the grinder and [pull shots that taste right|taste before the first guest].',
            'Steam milk and [prepare drinks to recipe|serve drinks with care].',
            'Take orders and payments [with a friendly word|quickly and kindly].',
            'Keep bar and machines [clean, every shift|clean and in good order].',
            'Restock and [check dates|keep the food-safety log].',
            'Tell guests about [beans and brewing|the coffee] when they ask.',
          ],
          needs: [
            'A friendly manner, [also early in the day|also when there is a queue].',
            'Cleanliness and a sense of order.',
            'Readiness to learn about coffee.',
          ],
          success: ['drinks taste the same every day and [regulars know your name|the queue moves without rush]'],
        },
        de: {
          purpose: ['Gäste guten Kaffee und [einen guten Start in den Tag|einen ruhigen Moment] bekommen'],
          duties: [
            'Die Mühle einstellen und [Espresso ziehen, der schmeckt|vor dem ersten Gast probieren]',
            'Milch aufschäumen und [Getränke nach Rezept zubereiten|Getränke sorgfältig servieren]',
            'Bestellungen und Zahlungen [mit freundlichem Wort|zügig und freundlich] annehmen',
            'Bar und Maschinen [in jeder Schicht reinigen|sauber und gepflegt halten]',
            'Ware auffüllen und [Haltbarkeit prüfen|das Hygieneprotokoll führen]',
            'Gästen auf Wunsch [Bohnen und Zubereitung|den Kaffee] erklären',
          ],
          needs: [
            'Eine freundliche Art, [auch am frühen Morgen|auch bei langer Schlange]',
            'Sauberkeit und Ordnungssinn',
            'Lust, über Kaffee zu lernen',
          ],
          success: [
            'Getränke jeden Tag gleich gut schmecken und [Stammgäste kommen|die Schlange ohne Hektik kürzer wird]',
          ],
        },
        fr: {
          purpose: ['préparer un bon café et offrir aux clients [un bon début de journée|un moment de calme]'],
          duties: [
            'Régler le moulin et [extraire des espressos réussis|goûter avant l’ouverture]',
            'Mousser le lait et [préparer les boissons selon les recettes|servir avec soin]',
            'Prendre commandes et paiements [avec un mot aimable|vite et bien]',
            'Garder le bar et les machines [propres à chaque service|en bon état]',
            'Réapprovisionner et [vérifier les dates|tenir le relevé d’hygiène]',
            'Parler [des grains et des méthodes|du café] à qui le demande',
          ],
          needs: [
            'Une attitude aimable, [même tôt le matin|même quand la file s’allonge]',
            'De la propreté et de l’ordre',
            'L’envie d’apprendre le café',
          ],
          success: [
            'les boissons ont le même bon goût chaque jour et [les habitués reviennent|la file avance sans hâte]',
          ],
        },
        es: {
          purpose: ['preparar buen café y regalar a los clientes [un buen comienzo del día|un momento de calma]'],
          duties: [
            'Ajustar el molino y [sacar espressos ricos|probar antes de abrir]',
            'Texturizar leche y [preparar bebidas según receta|servir con cuidado]',
            'Tomar pedidos y cobrar [con una palabra amable|con rapidez y simpatía]',
            'Mantener la barra y las máquinas [limpias en cada turno|en buen estado]',
            'Reponer y [revisar fechas|llevar el registro de higiene]',
            'Hablar [del grano y la preparación|del café] a quien pregunte',
          ],
          needs: [
            'Trato amable, [también a primera hora|también con cola]',
            'Limpieza y orden',
            'Ganas de aprender sobre café',
          ],
          success: ['las bebidas sepan igual de bien cada día y [vuelvan los habituales|la cola avance sin prisas]'],
        },
      },
    },
    {
      id: 'chef',
      titles:
        /chef(?! de rang)|cook|koch|köch|cuisin|cociner|commis|pastr|pâtiss|konditor|baker|bäcker|boulang|panader|pastel|tourier|repost|kitchen|küche|plongeu|pizzaiol|pizzaïol|pizza maker|fish fryer|sandwich maker|saucier|entremetier|garde-?manger|crêpier|sushiman|grillardin|traiteur(?! de surface)|pizzero|parrillero|(?:jefe|segundo|jefa|segunda)(?: jefe)? de (?:cocina|partida)|churrero|arrocero|paellero|\basador|freidor/,
      name: { en: 'Chef', de: 'Koch/Köchin', fr: 'Cuisinier', es: 'Cocinero/a' },
      words: {
        en: {
          purpose: ['cook food that [is good every day, not only on good days|guests talk about on the way home]'],
          duties: [
            'Prepare the section [before service|in good time] and keep it in order.',
            'Cook and plate dishes [to the same standard each time|as agreed].',
            'Check deliveries, [store food safely|label and store] and use it up in turn.',
            'Follow hygiene rules and [keep the records|allergen rules].',
            'Keep waste low and [order what is needed|stock in view].',
            ['mid', 'Show [trainees and new colleagues|younger cooks] how things are done.'],
            ['lead', 'Plan menus, costs and [the rota|staffing].'],
          ],
          needs: [
            'Training or practice in a kitchen.',
            'Clean, organised work.',
            'A calm tone, [also during service|also when it gets busy].',
          ],
          success: [
            'plates leave the pass as agreed, [little is thrown away|guests ask for the recipe] and the kitchen is calm',
          ],
        },
        de: {
          purpose: ['Essen auf den Tisch kommt, das [jeden Tag gut ist|Gästen in Erinnerung bleibt]'],
          duties: [
            'Den Posten [vor dem Service|rechtzeitig] vorbereiten und in Ordnung halten',
            'Gerichte [in gleichbleibender Qualität|wie abgesprochen] kochen und anrichten',
            'Lieferungen prüfen, [sicher lagern|kennzeichnen] und der Reihe nach verbrauchen',
            'Hygieneregeln einhalten und [dokumentieren|Allergene beachten]',
            'Abfall gering halten und [Bestellungen vorbereiten|Bestände im Blick behalten]',
            ['mid', '[Auszubildende und neue Kräfte|Jüngere] anleiten'],
            ['lead', 'Karte, Kosten und [Dienstplan|Einsatz] planen'],
          ],
          needs: [
            'Ausbildung oder Praxis in der Küche',
            'Sauberes, geordnetes Arbeiten',
            'Ein ruhiger Ton, [auch im Service|auch wenn es eng wird]',
          ],
          success: [
            'Teller wie abgesprochen hinausgehen, [wenig weggeworfen wird|Gäste nach dem Rezept fragen] und die Küche ruhig bleibt',
          ],
        },
        fr: {
          purpose: ['cuisiner des plats [bons chaque jour|dont les clients se souviennent]'],
          duties: [
            'Préparer son poste [avant le service|à temps] et le tenir en ordre',
            'Cuisiner et dresser [avec constance|selon les fiches]',
            'Contrôler les livraisons, [stocker en sécurité|étiqueter] et suivre la rotation',
            'Respecter l’hygiène et [tenir les relevés|les règles d’allergènes]',
            'Limiter les pertes et [préparer les commandes|suivre les stocks]',
            ['mid', 'Montrer le métier aux [apprentis et nouveaux|collègues qui débutent]'],
            ['lead', 'Construire la carte, les coûts et [les plannings|l’équipe]'],
          ],
          needs: [
            'Une formation ou une pratique en cuisine',
            'Un travail propre et organisé',
            'Un ton calme, [même en plein service|même dans le feu de l’action]',
          ],
          success: [
            'les assiettes partent comme prévu, [peu se perd|les clients demandent la recette] et la cuisine reste calme',
          ],
        },
        es: {
          purpose: ['cocinar platos [buenos todos los días|que se recuerden]'],
          duties: [
            'Preparar la partida [antes del servicio|a tiempo] y mantenerla en orden',
            'Cocinar y emplatar [con constancia|según ficha]',
            'Revisar entregas, [almacenar con seguridad|etiquetar] y rotar el género',
            'Cumplir la higiene y [llevar registros|las normas de alérgenos]',
            'Reducir mermas y [preparar pedidos|vigilar existencias]',
            ['mid', 'Enseñar a [aprendices y nuevos|quienes empiezan]'],
            ['lead', 'Planificar carta, costes y [turnos|equipo]'],
          ],
          needs: [
            'Formación o práctica en cocina',
            'Trabajo limpio y ordenado',
            'Tono tranquilo, [también en pleno servicio|también con prisa]',
          ],
          success: ['los platos salgan como deben, [se tire poco|pidan la receta] y la cocina esté tranquila'],
        },
      },
    },
    {
      id: 'hotel-receptionist',
      titles:
        /reception|rezeption|réception|recepcion|front desk|front office|concierge|night audit|recepción|hotelfach|front.?office|portier|bellhop|reservation|reservierung|réservation|reservas|botones|auditor nocturno|guest relations|gästebetreu|voiturier|bagagiste|veilleur de nuit|empfang/,
      name: { en: 'Hotel Receptionist', de: 'Rezeptionist:in', fr: 'Réceptionniste', es: 'Recepcionista de hotel' },
      words: {
        en: {
          purpose: ['welcome guests and [make their stay easy|see that every wish finds someone]'],
          duties: [
            'Check guests in and out [with time for a word|quickly and kindly].',
            'Handle bookings, changes and [bills|payments].',
            'Answer questions and [solve problems before they grow|pass on wishes].',
            'Keep handover notes so that [the next shift knows|nothing is forgotten].',
            'Recommend [sights and places to eat|the area and the house].',
            'Keep the desk and lobby in order.',
          ],
          needs: [
            'A friendly, clear manner.',
            'Ease with computers and cash.',
            'Calm with [late arrivals and early complaints|full houses].',
          ],
          success: ['guests feel expected and [reviews mention the welcome|problems are solved before check-out]'],
        },
        de: {
          purpose: ['Gäste [willkommen sind und sich um nichts sorgen müssen|einen leichten Aufenthalt haben]'],
          duties: [
            'Gäste [mit Zeit für ein Wort|zügig und freundlich] ein- und auschecken',
            'Buchungen, Änderungen und [Rechnungen|Zahlungen] bearbeiten',
            'Fragen beantworten und [Probleme früh lösen|Wünsche weitergeben]',
            'Übergaben so schreiben, dass [die nächste Schicht Bescheid weiß|nichts vergessen wird]',
            '[Sehenswertes und Restaurants|Haus und Umgebung] empfehlen',
            'Empfang und Halle in Ordnung halten',
          ],
          needs: [
            'Eine freundliche, klare Art',
            'Sicherheit mit Computer und Kasse',
            'Ruhe bei [späten Anreisen und frühen Beschwerden|vollem Haus]',
          ],
          success: [
            'Gäste sich erwartet fühlen und [Bewertungen den Empfang loben|Probleme vor der Abreise gelöst sind]',
          ],
        },
        fr: {
          purpose: ['accueillir les clients et [leur rendre le séjour facile|veiller à chaque demande]'],
          duties: [
            'Assurer arrivées et départs [avec un mot pour chacun|vite et avec le sourire]',
            'Gérer réservations, changements et [factures|paiements]',
            'Répondre aux questions et [régler tôt les problèmes|transmettre les demandes]',
            'Tenir des consignes pour que [la relève sache|rien ne soit oublié]',
            'Conseiller [visites et tables|le quartier]',
            'Garder l’accueil en ordre',
          ],
          needs: [
            'Une attitude aimable et claire',
            'L’aisance avec l’ordinateur et la caisse',
            'Du calme [à l’arrivée tardive comme à la réclamation|quand l’hôtel est plein]',
          ],
          success: ['les clients se sentent attendus et [les avis citent l’accueil|tout est réglé avant le départ]'],
        },
        es: {
          purpose: ['recibir a los huéspedes y [hacerles fácil la estancia|atender cada deseo]'],
          duties: [
            'Hacer entradas y salidas [con tiempo para una palabra|con rapidez y amabilidad]',
            'Gestionar reservas, cambios y [facturas|cobros]',
            'Responder preguntas y [resolver pronto los problemas|trasladar deseos]',
            'Dejar notas para que [el turno siguiente lo sepa|no se olvide nada]',
            'Recomendar [visitas y restaurantes|la zona]',
            'Mantener la recepción en orden',
          ],
          needs: [
            'Trato amable y claro',
            'Soltura con el ordenador y la caja',
            'Calma con [llegadas tardías y quejas tempranas|el hotel lleno]',
          ],
          success: [
            'los huéspedes se sientan esperados y [las reseñas citen la acogida|todo se resuelva antes de la salida]',
          ],
        },
      },
    },
    {
      id: 'housekeeping',
      titles:
        /housekeep|room attendant|cleaner|reinigung|zimmer|raumpfleg|femme de chambre|\bvalet(?!er)|entretien|nettoyage|camarer.* de piso|limpieza|porter|etagen|hausdame|gouvernant|étage|femme de ménage|lingère|lencer|laundry|wäscherei|blanchisserie|lavander|gobernant|camarista|hausdiener/,
      name: {
        en: 'Room Attendant',
        de: 'Zimmerservice- und Reinigungskraft',
        fr: 'Agent d’entretien',
        es: 'Personal de limpieza',
      },
      words: {
        en: {
          purpose: ['keep rooms [clean, fresh and ready|so clean that guests feel at home]'],
          duties: [
            'Clean rooms and shared areas [to a fixed checklist|thoroughly].',
            'Change linen and [refill supplies|towels].',
            'Report faults and [lost property|damage] at once.',
            'Use cleaning agents and trolleys [safely|sparingly and safely].',
            'Keep the store [tidy|in order].',
          ],
          needs: ['A careful eye.', 'Reliability.', 'Respect for guests’ belongings.'],
          success: ['rooms are ready on time and [nothing is left to complain about|faults are reported early]'],
        },
        de: {
          purpose: ['Räume [sauber, frisch und rechtzeitig bereit|so sauber sind, dass man sich wohlfühlt]'],
          duties: [
            'Zimmer und Gemeinschaftsflächen [nach Checkliste|gründlich] reinigen',
            'Wäsche wechseln und [Vorräte auffüllen|Handtücher]',
            'Mängel und [Fundsachen|Schäden] sofort melden',
            'Mittel und Wagen [sicher|sparsam und sicher] einsetzen',
            'Das Lager [aufgeräumt|in Ordnung] halten',
          ],
          needs: ['Ein sorgfältiger Blick', 'Verlässlichkeit', 'Respekt vor dem Eigentum der Gäste'],
          success: ['Räume pünktlich bereit sind und [nichts zu beanstanden ist|Mängel früh gemeldet werden]'],
        },
        fr: {
          purpose: ['garder des espaces [propres, frais et prêts|où l’on se sent bien]'],
          duties: [
            'Nettoyer chambres et parties communes [selon la liste|à fond]',
            'Changer le linge et [réapprovisionner|les serviettes]',
            'Signaler aussitôt défauts et [objets trouvés|dégâts]',
            'Utiliser produits et chariots [en sécurité|avec mesure]',
            'Garder la réserve [rangée|en ordre]',
          ],
          needs: ['Un œil soigneux', 'De la fiabilité', 'Le respect des affaires des clients'],
          success: ['tout est prêt à l’heure et [rien n’est à redire|les défauts sont signalés tôt]'],
        },
        es: {
          purpose: ['mantener los espacios [limpios, frescos y listos|tan limpios que dé gusto estar]'],
          duties: [
            'Limpiar habitaciones y zonas comunes [según la lista|a fondo]',
            'Cambiar ropa y [reponer|toallas]',
            'Avisar enseguida de averías y [objetos perdidos|daños]',
            'Usar productos y carros [con seguridad|con medida]',
            'Mantener el almacén [ordenado|en orden]',
          ],
          needs: ['Mirada cuidadosa', 'Formalidad', 'Respeto por las pertenencias de los huéspedes'],
          success: ['todo esté listo a tiempo y [no haya quejas|los fallos se avisen pronto]'],
        },
      },
    },
    {
      id: 'venue-manager',
      titles:
        /(restaurant|hotel|bar|café|f&b|venue|kitchen).*manager|restaurantleit|hotelleit|küchenchef|directeur (d.hôtel|de restaurant)|gerente|maître|shift manager|(?:duty|general|catering|banquet(?:ing)?|night|front of house) manager|food and beverage|betriebsleit|bankettleit|hotelier|hüttenwirt|responsable de (?:restaurant|salle|bar)|gérante? de restaurant|manager de restauration|directeur adjoint de (?:restaurant|l.hôtel)|encargad[oa] de (?:restaurante|cafetería|terraza|bar)|director[a]? de (?:restaurante|hotel|alimentos)|jef[ea] de (?:alimentos|sala|bar)|\bmetre\b/,
      name: {
        en: 'Restaurant Manager',
        de: 'Restaurantleitung',
        fr: 'Responsable de restaurant',
        es: 'Responsable de restaurante',
      },
      words: {
        en: {
          purpose: ['run a house that [guests love and staff stay in|pays its way and keeps its people]'],
          duties: [
            'Plan the rota and [lead the shift|be there when it is busy].',
            'Hire and train people and [keep the tone good|help them grow].',
            'Watch costs, [stock and waste|prices] and the day’s takings.',
            'Answer for hygiene[, licences and safety| and safety].',
            'Speak with guests and [turn complaints around|win regulars].',
            'Plan events and [quiet days|the season].',
          ],
          needs: ['Experience of leading a venue or shift.', 'Ease with figures.', 'Presence and [good humour|calm].'],
          success: ['guests return, the team stays and [the figures are right|inspections are short]'],
        },
        de: {
          purpose: ['ein Haus läuft, das [Gäste lieben und in dem das Team bleibt|sich trägt und seine Leute hält]'],
          duties: [
            'Den Dienstplan machen und [die Schicht leiten|da sein, wenn es voll ist]',
            'Personal auswählen, schulen und [fördern|den guten Ton halten]',
            'Kosten, [Bestände und Abfall|Preise] und Tagesumsatz im Blick behalten',
            'Für Hygiene[, Genehmigungen und Sicherheit| und Sicherheit] sorgen',
            'Mit Gästen sprechen und [Beschwerden wenden|Stammgäste gewinnen]',
            'Veranstaltungen und [ruhige Tage|die Saison] planen',
          ],
          needs: [
            'Erfahrung in der Leitung eines Hauses oder einer Schicht',
            'Sicherheit mit Zahlen',
            'Präsenz und [gute Laune|Ruhe]',
          ],
          success: ['Gäste wiederkommen, das Team bleibt und [die Zahlen stimmen|Kontrollen kurz sind]'],
        },
        fr: {
          purpose: ['faire vivre une maison [aimée des clients et de l’équipe|rentable et fidèle à ses gens]'],
          duties: [
            'Établir les plannings et [mener le service|être là aux heures fortes]',
            'Recruter, former et [faire grandir l’équipe|garder le bon ton]',
            'Suivre coûts, [stocks et pertes|prix] et recettes',
            'Répondre de l’hygiène[, des licences et de la sécurité| et de la sécurité]',
            'Parler aux clients et [retourner les réclamations|gagner des habitués]',
            'Préparer événements et [jours calmes|la saison]',
          ],
          needs: [
            'Une expérience de conduite d’établissement ou de service',
            'L’aisance avec les chiffres',
            'De la présence et [de la bonne humeur|du calme]',
          ],
          success: ['les clients reviennent, l’équipe reste et [les chiffres sont bons|les contrôles sont courts]'],
        },
        es: {
          purpose: ['llevar una casa [que gusten clientes y equipo|rentable y con buen ambiente]'],
          duties: [
            'Hacer los turnos y [dirigir el servicio|estar en las horas fuertes]',
            'Contratar, formar y [hacer crecer al equipo|cuidar el tono]',
            'Vigilar costes, [existencias y mermas|precios] y caja',
            'Responder de higiene[, licencias y seguridad| y seguridad]',
            'Hablar con los clientes y [dar la vuelta a las quejas|ganar habituales]',
            'Planificar eventos y [días tranquilos|la temporada]',
          ],
          needs: ['Experiencia dirigiendo un local o turno', 'Soltura con números', 'Presencia y [buen humor|calma]'],
          success: ['los clientes vuelvan, el equipo se quede y [las cifras cuadren|las inspecciones sean breves]'],
        },
      },
    },
  ],
}
