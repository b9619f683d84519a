import type { RoleFamily } from './role.ts'

export const sales: RoleFamily = {
  family: 'sales',
  roles: [
    {
      id: 'account-executive',
      titles: /sales|account|vertrieb|verkauf|commercial|comercial|ventas|ventes/,
      name: { en: 'Account Executive', de: 'Vertriebsmitarbeiter:in', fr: 'Commercial', es: 'Comercial' },
      words: {
        en: {
          purpose: [
            'win customers by [understanding what they need|selling what really helps them]',
            'take sales [from the first talk to the signature|from interest to signature]',
          ],
          duties: [
            'Find out in conversations [what customers really need|where customers lose time or money].',
            'Show the [product|offer] in a way that fits [the customer’s daily work|the case at hand].',
            'Write offers, negotiate terms and [close deals both sides are happy with|bring deals to a fair close].',
            'Keep the records(( in {tools})) so current that [the forecast can be trusted|others can take over at any time].',
            'Hand new customers over to the team [with all promises in writing|without loose ends].',
            'Report back what customers [ask for and object to|miss], so that the offer improves.',
            ['senior', 'Develop [larger accounts|key accounts] and pass on what works to colleagues.'],
          ],
          needs: [
            ['mid', 'Experience of selling from first contact to contract.'],
            'The habit of [listening before presenting|asking good questions].',
            'Reliable [follow-up|preparation and follow-up].',
          ],
          success: ['customers buy, stay and [recommend us|know what they bought] and the forecast holds'],
        },
        de: {
          purpose: [
            'Kundinnen und Kunden gewonnen werden, weil [ihr Bedarf verstanden wird|das Angebot ihnen wirklich nützt]',
          ],
          duties: [
            'In Gesprächen herausfinden, [was die Kundschaft wirklich braucht|wo Zeit oder Geld verloren geht]',
            'Das Angebot so vorstellen, dass es [zum Alltag der Kundschaft|zum konkreten Fall] passt',
            'Angebote schreiben, verhandeln und [Abschlüsse erzielen, mit denen beide Seiten zufrieden sind|fair zum Abschluss bringen]',
            'Die Daten(( in {tools})) so aktuell halten, dass [die Prognose stimmt|jederzeit jemand übernehmen kann]',
            'Neukunden [mit schriftlich festgehaltenen Zusagen|ohne lose Enden] übergeben',
            'Zurückmelden, was die Kundschaft [wünscht und einwendet|vermisst]',
            ['senior', 'Größere Kunden entwickeln und [Bewährtes weitergeben|andere daran teilhaben lassen]'],
          ],
          needs: [
            ['mid', 'Vertriebserfahrung vom ersten Kontakt bis zum Abschluss'],
            'Die Gewohnheit, [erst zuzuhören|gute Fragen zu stellen]',
            'Verlässliches [Nachfassen|Vor- und Nachbereiten]',
          ],
          success: [
            'Kundinnen und Kunden kaufen, bleiben und [weiterempfehlen|wissen, was sie gekauft haben,] und die Prognose hält',
          ],
        },
        fr: {
          purpose: ['gagner des clients en [comprenant leurs besoins|leur vendant ce qui les aide vraiment]'],
          duties: [
            'Découvrir en entretien [ce dont les clients ont vraiment besoin|où les clients perdent du temps ou de l’argent]',
            'Présenter l’offre en lien avec [leur quotidien|leur cas]',
            'Rédiger les offres, négocier et [conclure à la satisfaction de chacun|conclure avec équité]',
            'Tenir les données(( dans {tools})) à jour pour que [la prévision soit fiable|chacun puisse prendre le relais]',
            'Transmettre les nouveaux clients [avec toutes les promesses écrites|sans rien oublier]',
            'Faire remonter [les attentes et les objections|ce qui manque aux clients]',
            ['senior', 'Développer les grands comptes et [partager les bonnes méthodes|transmettre]'],
          ],
          needs: [
            ['mid', 'Une expérience de la vente, du premier contact à la signature'],
            'L’habitude [d’écouter d’abord|des bonnes questions]',
            'Un suivi [fiable|rigoureux]',
          ],
          success: [
            'les clients achètent, restent et [recommandent|savent ce qu’ils ont acheté], et la prévision tient',
          ],
        },
        es: {
          purpose: ['ganar clientes [entendiendo lo que necesitan|vendiendo lo que de verdad les ayuda]'],
          duties: [
            'Descubrir en cada conversación [qué necesita de verdad el cliente|dónde pierde tiempo o dinero el cliente]',
            'Presentar la oferta según [su día a día|su caso]',
            'Preparar ofertas, negociar y [cerrar acuerdos buenos para ambas partes|cerrar con equidad]',
            'Mantener los datos(( en {tools})) al día para que [la previsión sea fiable|cualquiera pueda tomar el relevo]',
            'Entregar los clientes nuevos [con las promesas por escrito|sin cabos sueltos]',
            'Trasladar [lo que piden y objetan|lo que echan en falta] los clientes',
            ['senior', 'Desarrollar cuentas grandes y [compartir lo que funciona|transmitir lo aprendido]'],
          ],
          needs: [
            ['mid', 'Experiencia de venta, del primer contacto a la firma'],
            'Costumbre de [escuchar primero|hacer buenas preguntas]',
            'Seguimiento [fiable|constante]',
          ],
          success: [
            'los clientes compren, se queden y [recomienden|sepan lo que han comprado], y la previsión se cumpla',
          ],
        },
      },
    },
    {
      id: 'sales-development',
      titles:
        /development rep|\bsdr\b|\bbdr\b|business development|lead gen|inside sales|innendienst|telesales|sédentaire|televenta/,
      name: {
        en: 'Sales Development Representative',
        de: 'Vertriebsmitarbeiter:in im Innendienst',
        fr: 'Commercial sédentaire',
        es: 'Comercial interno/a',
      },
      words: {
        en: {
          purpose: ['open doors [for the sales team|to companies we can help]'],
          duties: [
            'Research companies and [find the person to talk to|prepare each contact].',
            'Get in touch by [phone and mail|message and phone], short and to the point.',
            'Qualify leads: find out [need, budget and timing|who decides and by when].',
            'Book meetings and [prepare the colleague who takes them|brief sales well].',
            'Log every contact(( in {tools})) so that [nobody asks twice|nothing is lost].',
            'Follow up on enquiries and offers [promptly|until there is an answer].',
          ],
          needs: [
            'A clear, friendly way of [speaking and writing|talking to strangers].',
            'Perseverance, and [good humour after a no|respect for a no].',
            'Orderly work with a customer database.',
          ],
          success: ['leads become meetings and [sales is glad of the preparation|sales finds them worth its time]'],
        },
        de: {
          purpose: ['Türen [für den Vertrieb|zu Unternehmen, denen das Angebot nützt,] aufgehen'],
          duties: [
            'Unternehmen recherchieren und [die passende Ansprechperson finden|jeden Kontakt vorbereiten]',
            'Kurz und auf den Punkt Kontakt aufnehmen, [telefonisch und schriftlich|schriftlich und am Telefon]',
            'Leads qualifizieren und [Bedarf, Budget und Zeitpunkt klären|klären, wer wann entscheidet]',
            'Termine vereinbaren und [gut vorbereitet übergeben|den Vertrieb darauf vorbereiten]',
            'Jeden Kontakt(( in {tools})) festhalten, damit [niemand zweimal fragt|nichts verloren geht]',
            'Anfragen und Angebote [zügig|bis zur Antwort] nachverfolgen',
          ],
          needs: [
            'Eine klare, freundliche Art, [zu sprechen und zu schreiben|auf Fremde zuzugehen]',
            'Ausdauer und [gute Laune auch nach einem Nein|Respekt vor einem Nein]',
            'Ordentliche Arbeit mit einer Kundendatenbank',
          ],
          success: [
            'aus Leads Termine werden und [der Vertrieb gut vorbereitet ist|sich die Termine für den Vertrieb lohnen]',
          ],
        },
        fr: {
          purpose: ['ouvrir des portes [à l’équipe commerciale|vers les entreprises que l’offre peut aider]'],
          duties: [
            'Étudier les entreprises et [trouver le bon interlocuteur|préparer chaque contact]',
            'Prendre contact [par téléphone et par écrit|par écrit et de vive voix], en allant à l’essentiel',
            'Qualifier les prospects : [besoin, budget et calendrier|qui décide et quand]',
            'Fixer les rendez-vous et [préparer le collègue qui les mène|bien les transmettre]',
            'Noter chaque contact(( dans {tools})) pour que [rien ne se perde|personne ne redemande]',
            'Relancer demandes et offres [sans tarder|jusqu’à la réponse]',
          ],
          needs: [
            'Une expression claire et [aimable|à l’aise avec tous]',
            'De la persévérance et [de la bonne humeur après un non|le respect d’un refus]',
            'De l’ordre dans une base clients',
          ],
          success: [
            'les prospects deviennent des rendez-vous et [les commerciaux y arrivent préparés|les commerciaux les jugent utiles]',
          ],
        },
        es: {
          purpose: ['abrir puertas [al equipo comercial|a empresas a las que la oferta puede ayudar]'],
          duties: [
            'Investigar empresas y [encontrar a la persona adecuada|preparar cada contacto]',
            'Contactar [por teléfono y por escrito|por escrito y de palabra], con brevedad',
            'Cualificar contactos: [necesidad, presupuesto y plazos|quién decide y cuándo]',
            'Concertar reuniones y [preparar a quien las lleva|entregarlas bien]',
            'Registrar cada contacto(( en {tools})) para que [nada se pierda|nadie pregunte dos veces]',
            'Seguir peticiones y ofertas [con rapidez|hasta tener respuesta]',
          ],
          needs: [
            'Forma clara y [amable|cercana] de hablar y escribir',
            'Constancia y [buen humor tras un no|respeto ante un no]',
            'Orden con la base de clientes',
          ],
          success: ['los contactos se conviertan en reuniones y [ventas llegue preparado|a ventas le sirvan]'],
        },
      },
    },
    {
      id: 'key-account-manager',
      titles: /key account|\bkam\b|grands comptes|grandes cuentas|gestor.* cuentas|account manager/,
      name: {
        en: 'Key Account Manager',
        de: 'Key Account Manager:in',
        fr: 'Responsable grands comptes',
        es: 'Gestor/a de grandes cuentas',
      },
      words: {
        en: {
          purpose: ['look after our most important customers and [grow with them|make sure they stay]'],
          duties: [
            'Know each customer’s [goals and people|plans] and draw up a yearly plan with them.',
            'Negotiate [terms and contracts|prices and terms] that last.',
            'Solve complaints with [operations|the colleagues in charge] before they grow.',
            'Find where [the offer could help further|more of the offer would help].',
            'Forecast sales [honestly|customer by customer] and report on margins.',
            'Visit or call customers [regularly, not only at renewal|before they have to ask].',
          ],
          needs: [
            ['mid', 'Experience with large customers.'],
            'Calm, well-prepared negotiation.',
            'A sense of [figures and people|when to press and when to wait].',
          ],
          success: ['customers stay, buy more and [tell you early when something is wrong|margins hold]'],
        },
        de: {
          purpose: ['die wichtigsten Kunden [gut betreut sind und bleiben|mit uns wachsen]'],
          duties: [
            '[Ziele und Menschen|Pläne] jedes Kunden kennen und gemeinsam das Jahr planen',
            'Tragfähige [Konditionen und Verträge|Preise und Bedingungen] verhandeln',
            'Reklamationen mit den Fachabteilungen lösen, [bevor sie wachsen|bevor sie groß werden]',
            'Erkennen, wo das Angebot [noch helfen kann|weiter nützt]',
            'Umsätze [ehrlich|Kunde für Kunde] prognostizieren und über Margen berichten',
            'Regelmäßig den Kontakt suchen, [nicht erst zur Verlängerung|ehe jemand nachfragen muss]',
          ],
          needs: [
            ['mid', 'Erfahrung mit Großkunden'],
            'Ruhige, gut vorbereitete Verhandlungsführung',
            'Gespür für [Zahlen und Menschen|den richtigen Moment]',
          ],
          success: ['Kunden bleiben, mehr kaufen und [Probleme früh ansprechen|die Margen stimmen]'],
        },
        fr: {
          purpose: ['suivre les clients les plus importants et [grandir avec eux|les garder longtemps]'],
          duties: [
            'Connaître [les objectifs et les équipes|les projets] de chaque client et bâtir l’année avec lui',
            'Négocier [des conditions et contrats|des prix et conditions] durables',
            'Régler les réclamations avec les services concernés [avant qu’elles ne grossissent|sans délai]',
            'Repérer où l’offre peut [encore aider|apporter davantage]',
            'Prévoir les ventes [avec franchise|client par client] et suivre les marges',
            'Garder un contact régulier, [pas seulement au renouvellement|avant toute relance]',
          ],
          needs: [
            ['mid', 'Une expérience des grands comptes'],
            'Une négociation calme et préparée',
            'Le sens [des chiffres et des personnes|du bon moment]',
          ],
          success: ['les clients restent, achètent davantage et [signalent tôt les problèmes|les marges tiennent]'],
        },
        es: {
          purpose: ['cuidar a los clientes más importantes y [crecer con ellos|lograr que se queden]'],
          duties: [
            'Conocer [los objetivos y las personas|los planes] de cada cliente y preparar el año juntos',
            'Negociar [condiciones y contratos|precios y condiciones] duraderos',
            'Resolver reclamaciones con los equipos [antes de que crezcan|sin demora]',
            'Ver dónde puede [ayudar más|aportar más] la oferta',
            'Prever ventas [con honestidad|cliente a cliente] e informar de márgenes',
            'Mantener contacto regular, [no solo al renovar|antes de que pregunten]',
          ],
          needs: [
            ['mid', 'Experiencia con grandes clientes'],
            'Negociación tranquila y preparada',
            'Sentido [de los números y las personas|del momento]',
          ],
          success: ['los clientes se queden, compren más y [avisen pronto de los problemas|se mantengan los márgenes]'],
        },
      },
    },
    {
      id: 'field-sales',
      titles: /field sales|außendienst|aussendienst|terrain|itinérant|territory|outside sales|technico-commercial|ruta/,
      name: {
        en: 'Field Sales Representative',
        de: 'Vertriebsmitarbeiter:in im Außendienst',
        fr: 'Commercial terrain',
        es: 'Comercial de zona',
      },
      words: {
        en: {
          purpose: ['visit customers, advise them and [win new ones|bring home orders that fit]'],
          duties: [
            'Plan routes so that [time goes to customers, not to the road|each visit counts].',
            'Visit customers, [listen and advise|see how they work] and take orders.',
            'Win new customers in [the territory|your area].',
            'Show products and [explain how to use them|compare them fairly].',
            'Report on [the market and competitors|what moves the market].',
            'Keep visits and agreements on record(( in {tools})).',
          ],
          needs: [
            'Ease with people in [every trade|their own surroundings].',
            'Good product sense.',
            'Readiness to plan your own days.',
          ],
          success: ['customers are glad of your visits and [orders grow|order again]'],
        },
        de: {
          purpose: ['Kundinnen und Kunden vor Ort [gut beraten sind und neue hinzukommen|gut betreut werden]'],
          duties: [
            'Touren so planen, dass [Zeit bei der Kundschaft statt auf der Straße bleibt|jeder Besuch sich lohnt]',
            'Kundinnen und Kunden besuchen, [beraten|bei ihrer Arbeit kennenlernen] und Aufträge aufnehmen',
            'Neue Kunden im [Gebiet|Verkaufsgebiet] gewinnen',
            'Produkte vorführen und [ihre Anwendung erklären|fair vergleichen]',
            'Über [Markt und Wettbewerb|Bewegungen im Markt] berichten',
            'Besuche und Absprachen(( in {tools})) festhalten',
          ],
          needs: [
            'Freude am Umgang mit [Menschen aller Branchen|Menschen an ihrem Arbeitsplatz]',
            'Gutes Produktverständnis',
            'Eigenständige Planung der Arbeitstage',
          ],
          success: ['Besuche gern gesehen sind und [Aufträge wachsen|die Kundschaft wieder bestellt]'],
        },
        fr: {
          purpose: [
            'rendre visite aux clients, les conseiller et [en gagner de nouveaux|prendre des commandes justes]',
          ],
          duties: [
            'Organiser les tournées pour [passer du temps chez les clients plutôt que sur la route|que chaque visite compte]',
            'Visiter les clients, [écouter et conseiller|observer leur travail] et prendre les commandes',
            'Gagner de nouveaux clients sur [le secteur|la zone]',
            'Présenter les produits et [en expliquer l’usage|les comparer loyalement]',
            'Rendre compte [du marché et de la concurrence|de l’évolution du marché]',
            'Noter visites et accords(( dans {tools}))',
          ],
          needs: [
            'Le goût du contact [dans tous les métiers|sur le terrain]',
            'Un bon sens du produit',
            'De l’autonomie dans l’organisation des journées',
          ],
          success: ['les visites sont attendues et [les commandes progressent|les clients recommandent]'],
        },
        es: {
          purpose: ['visitar a los clientes, asesorarlos y [ganar otros nuevos|traer pedidos que encajen]'],
          duties: [
            'Planificar rutas para [estar más con clientes que en carretera|que cada visita cuente]',
            'Visitar clientes, [escuchar y asesorar|ver cómo trabajan] y tomar pedidos',
            'Ganar clientes nuevos en [la zona|el territorio]',
            'Enseñar productos y [explicar su uso|compararlos con justicia]',
            'Informar [del mercado y la competencia|de los cambios del mercado]',
            'Registrar visitas y acuerdos(( en {tools}))',
          ],
          needs: [
            'Gusto por el trato [con gente de todos los oficios|directo]',
            'Buen conocimiento de producto',
            'Capacidad de organizar la propia jornada',
          ],
          success: ['las visitas sean bienvenidas y [crezcan los pedidos|los clientes repitan]'],
        },
      },
    },
    {
      id: 'sales-engineer',
      titles: /sales engineer|pre-?sales|solution|vertriebsingenieur|avant-vente|preventa/,
      name: {
        en: 'Sales Engineer',
        de: 'Vertriebsingenieur:in',
        fr: 'Ingénieur avant-vente',
        es: 'Ingeniero/a de preventa',
      },
      words: {
        en: {
          purpose: ['show customers that [the technology solves their problem|it works, before they buy]'],
          duties: [
            'Find out in detail [what the customer’s systems need|what has to work].',
            'Prepare and give technical [demonstrations|demos] that fit the case.',
            'Plan pilots with [clear goals|tests both sides agree on].',
            'Answer tenders and [technical questions|questionnaires] correctly.',
            'Tell product colleagues [what customers miss|where the product falls short].',
          ],
          needs: [
            'Technical depth in [the field|your subject].',
            'The gift of explaining [without talking down|simply].',
            'Honesty about what [the product cannot do|will not work].',
          ],
          success: ['customers know what they get and [technical doubts are settled|pilots turn into contracts]'],
        },
        de: {
          purpose: ['die Kundschaft sieht, dass [die Technik ihr Problem löst|es funktioniert, bevor sie kauft]'],
          duties: [
            'Genau klären, [was die Systeme der Kundschaft brauchen|was funktionieren muss]',
            'Technische [Vorführungen|Demos] passend zum Fall vorbereiten und zeigen',
            'Pilotprojekte mit [klaren Zielen|vereinbarten Tests] planen',
            'Ausschreibungen und [technische Fragen|Fragenkataloge] korrekt beantworten',
            'Dem Produktteam sagen, [was der Kundschaft fehlt|wo das Produkt Lücken hat]',
          ],
          needs: [
            'Technische Tiefe im Fachgebiet',
            'Die Gabe, [verständlich|einfach] zu erklären',
            'Ehrlichkeit darüber, was nicht geht',
          ],
          success: [
            'Kunden wissen, was sie bekommen, und [technische Zweifel geklärt sind|Piloten zu Verträgen werden]',
          ],
        },
        fr: {
          purpose: ['montrer aux clients que [la technique résout leur problème|cela marche, avant l’achat]'],
          duties: [
            'Cerner en détail [les besoins techniques du client|ce qui doit fonctionner]',
            'Préparer et mener des démonstrations [adaptées au cas|sur mesure]',
            'Préparer des pilotes aux objectifs [clairs|convenus à deux]',
            'Répondre aux appels d’offres et [aux questions techniques|aux questionnaires]',
            'Dire au produit [ce qui manque aux clients|où il pèche]',
          ],
          needs: [
            'De la profondeur technique',
            'Le don d’expliquer [simplement|sans jargon]',
            'De la franchise sur les limites du produit',
          ],
          success: [
            'les clients savent ce qu’ils obtiennent et [les doutes techniques sont levés|les pilotes deviennent des contrats]',
          ],
        },
        es: {
          purpose: ['demostrar a los clientes que [la técnica resuelve su problema|funciona antes de comprar]'],
          duties: [
            'Averiguar en detalle [qué necesitan sus sistemas|qué tiene que funcionar]',
            'Preparar y hacer demostraciones [a medida|ajustadas al caso]',
            'Plantear pilotos con [objetivos claros|pruebas acordadas]',
            'Responder licitaciones y [preguntas técnicas|cuestionarios]',
            'Contar a producto [qué echan en falta los clientes|dónde se queda corto]',
          ],
          needs: [
            'Profundidad técnica',
            'Don para explicar [con sencillez|sin jerga]',
            'Honestidad sobre los límites del producto',
          ],
          success: ['los clientes sepan lo que obtienen y [no queden dudas técnicas|los pilotos acaben en contrato]'],
        },
      },
    },
    {
      id: 'customer-success',
      titles: /customer success|\bcsm\b|kundenerfolg|succès client|éxito del cliente/,
      name: {
        en: 'Customer Success Manager',
        de: 'Customer Success Manager:in',
        fr: 'Responsable succès client',
        es: 'Responsable de éxito del cliente',
      },
      words: {
        en: {
          purpose: ['help customers get [what they bought the product for|real use out of the product]'],
          duties: [
            'Welcome new customers and [get them started|agree on their goals].',
            'Train users and [answer questions before they pile up|write short guides].',
            'Watch how the product is used and [speak up when use drops|suggest the next step].',
            'Hold reviews with customers [on results, not on features|at sensible intervals].',
            'Prepare renewals [in good time|without surprises].',
            'Carry wishes and faults to [product and support|the right colleagues].',
          ],
          needs: [
            'Patience and [clear explanations|a friendly manner].',
            'Understanding of [products and accounts|how companies decide].',
            'Orderly follow-up.',
          ],
          success: ['customers use the product, renew and [tell others|need fewer rescue calls]'],
        },
        de: {
          purpose: ['die Kundschaft erreicht, [wofür sie das Produkt gekauft hat|was sie sich vom Produkt verspricht]'],
          duties: [
            'Neue Kunden begrüßen und [einführen|ihre Ziele festhalten]',
            'Nutzende schulen und [Fragen klären, ehe sie sich häufen|kurze Anleitungen schreiben]',
            'Die Nutzung beobachten und [bei Rückgang das Gespräch suchen|den nächsten Schritt vorschlagen]',
            'Mit Kunden regelmäßig [über Ergebnisse sprechen|Bilanz ziehen]',
            'Verlängerungen [rechtzeitig|ohne Überraschungen] vorbereiten',
            'Wünsche und Fehler an [Produkt und Support|die richtigen Stellen] weitergeben',
          ],
          needs: [
            'Geduld und [klare Erklärungen|eine freundliche Art]',
            'Verständnis für [Produkte und Kunden|Entscheidungswege in Unternehmen]',
            'Verlässliches Nachhalten',
          ],
          success: ['Kunden das Produkt nutzen, verlängern und [weitererzählen|selten in Not geraten]'],
        },
        fr: {
          purpose: ['aider les clients à obtenir [ce pour quoi ils ont acheté|un vrai bénéfice du produit]'],
          duties: [
            'Accueillir les nouveaux clients et [fixer leurs objectifs|les mettre en route]',
            'Former les utilisateurs et [répondre avant que les questions s’accumulent|écrire des guides courts]',
            'Suivre l’usage et [réagir quand il baisse|proposer l’étape suivante]',
            'Tenir des bilans [axés sur les résultats|réguliers]',
            'Préparer les renouvellements [à temps|sans surprise]',
            'Transmettre souhaits et défauts [au produit et au support|aux bonnes personnes]',
          ],
          needs: [
            'De la patience et [des explications claires|de l’amabilité]',
            'La compréhension [des produits et des clients|des décisions en entreprise]',
            'Un suivi rigoureux',
          ],
          success: [
            'les clients utilisent le produit, renouvellent et [en parlent autour d’eux|ont rarement besoin de secours]',
          ],
        },
        es: {
          purpose: ['ayudar a los clientes a lograr [aquello para lo que compraron|un provecho real del producto]'],
          duties: [
            'Recibir a los clientes nuevos y [acordar sus objetivos|ponerlos en marcha]',
            'Formar a usuarios y [resolver dudas antes de que se acumulen|escribir guías breves]',
            'Seguir el uso y [actuar cuando baja|proponer el siguiente paso]',
            'Hacer revisiones [centradas en resultados|periódicas]',
            'Preparar renovaciones [a tiempo|sin sorpresas]',
            'Llevar deseos y fallos [a producto y soporte|a quien corresponda]',
          ],
          needs: [
            'Paciencia y [explicaciones claras|trato amable]',
            'Comprensión [de productos y clientes|de cómo deciden las empresas]',
            'Seguimiento ordenado',
          ],
          success: ['los clientes usen el producto, renueven y [lo cuenten|rara vez necesiten auxilio]'],
        },
      },
    },
    {
      id: 'sales-manager',
      titles:
        /sales (manager|director|lead)|head of sales|vertriebsleit|directeur commercial|responsable commercial|jefe.* ventas|director.* comercial/,
      name: { en: 'Sales Manager', de: 'Vertriebsleitung', fr: 'Responsable commercial', es: 'Responsable de ventas' },
      words: {
        en: {
          purpose: ['lead a sales team that [sells well and fairly|reaches its goals without tricks]'],
          duties: [
            'Coach sellers [in real customer talks|one by one].',
            'Set targets that are [demanding and fair|clear] and share out territories.',
            'Keep the forecast [honest|close to the truth] and act on it early.',
            'Hire and train new [colleagues|sellers].',
            'Join negotiations [where weight is needed|with large customers].',
            'Agree with marketing and operations on [what is promised|offers and delivery].',
          ],
          needs: [
            'Experience of leading sellers.',
            'Own success in selling.',
            'A clear view of [figures|pipeline and margin].',
          ],
          success: ['the team sells steadily, people grow and [the forecast is believed|customers return]'],
        },
        de: {
          purpose: ['ein Vertriebsteam [gut und fair verkauft|seine Ziele ohne Tricks erreicht]'],
          duties: [
            'Das Team [in echten Kundengesprächen|einzeln] coachen',
            'Ziele setzen, die [fordern und fair sind|klar sind], und Gebiete verteilen',
            'Die Prognose [ehrlich|realistisch] halten und früh handeln',
            'Neue Kräfte auswählen und [einarbeiten|schulen]',
            'Verhandlungen [mit großen Kunden|an entscheidenden Stellen] begleiten',
            'Mit Marketing und Fachbereichen abstimmen, [was zugesagt wird|was lieferbar ist]',
          ],
          needs: [
            'Erfahrung in der Führung von Vertriebsteams',
            'Eigene Erfolge im Verkauf',
            'Ein klarer Blick auf [Zahlen|Pipeline und Marge]',
          ],
          success: [
            'das Team stetig verkauft, alle sich entwickeln und [die Prognose geglaubt wird|Kunden wiederkommen]',
          ],
        },
        fr: {
          purpose: ['diriger une équipe qui vend [bien et loyalement|sans artifice]'],
          duties: [
            'Accompagner les commerciaux [en rendez-vous|un par un]',
            'Fixer des objectifs [justes|clairs] et répartir les secteurs',
            'Tenir une prévision [honnête|réaliste] et agir tôt',
            'Recruter et former [les nouveaux|la relève]',
            'Soutenir les négociations [avec les grands clients|décisives]',
            'Convenir avec le marketing et les opérations [des promesses|des offres]',
          ],
          needs: [
            'Une expérience d’encadrement commercial',
            'Des succès personnels dans la vente',
            'Une lecture claire [des chiffres|du portefeuille et des marges]',
          ],
          success: [
            'l’équipe vend avec régularité, chacun progresse et [la prévision est crue|les clients reviennent]',
          ],
        },
        es: {
          purpose: ['dirigir un equipo que vende [bien y con lealtad|sin trucos]'],
          duties: [
            'Acompañar a cada comercial [en visitas reales|de forma individual]',
            'Fijar objetivos [justos|claros] y repartir zonas',
            'Mantener una previsión [honesta|realista] y actuar pronto',
            'Contratar y formar [a quienes llegan|al relevo]',
            'Apoyar negociaciones [con grandes clientes|decisivas]',
            'Acordar con marketing y operaciones [lo que se promete|ofertas y entregas]',
          ],
          needs: [
            'Experiencia dirigiendo equipos comerciales',
            'Éxitos propios en la venta',
            'Visión clara [de los números|de cartera y márgenes]',
          ],
          success: ['el equipo venda con constancia, todos crezcan y [la previsión sea creíble|los clientes vuelvan]'],
        },
      },
    },
  ],
}
