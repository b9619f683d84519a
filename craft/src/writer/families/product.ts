import type { RoleFamily } from './role.ts'

export const product: RoleFamily = {
  family: 'product',
  roles: [
    {
      id: 'product-manager',
      titles: /product|produkt|produit|producto/,
      name: { en: 'Product Manager', de: 'Produktmanager:in', fr: 'Chef de produit', es: 'Product Manager' },
      words: {
        en: {
          purpose: [
            'find out what users need and [see that the right things get built|turn it into a product that sells and helps]',
          ],
          duties: [
            'Talk with users [every week|regularly] and learn what stands in their way.',
            'Set goals and the order of work, and [explain what has to wait|say no kindly and clearly].',
            'Write briefs that [fit on a page|designers and engineers can work with].',
            'Decide trade-offs with design and engineering, [in the open|with the facts on the table].',
            'Launch, measure and [stop what does not work|learn from the result].',
            'Keep sales, support and management [informed|in the picture] without long meetings.',
            ['senior', 'Shape the [direction of your product area|longer view of the product] and win others for it.'],
          ],
          needs: [
            ['mid', 'Experience of bringing products or features to [users|market].'],
            'A feeling for data and [for what data leaves out|its limits].',
            'Clear writing and [calm decisions|the courage to leave things out].',
          ],
          success: [
            'users reach their goal, [the numbers show it|the team knows why it builds what it builds] and little is built in vain',
          ],
        },
        de: {
          purpose: [
            'aus Bedürfnissen von Nutzenden das richtige Produkt entsteht',
            'das Richtige gebaut wird und [sein Nutzen messbar ist|bei den Nutzenden ankommt]',
          ],
          duties: [
            'Regelmäßig mit Nutzenden sprechen und [verstehen, was sie aufhält|von ihnen lernen]',
            'Ziele und Reihenfolge festlegen und [erklären, was warten muss|freundlich und klar Nein sagen]',
            'Vorhaben so beschreiben, dass [Design und Entwicklung damit arbeiten können|eine Seite genügt]',
            'Abwägungen mit Design und Entwicklung [offen|anhand von Fakten] entscheiden',
            'Neues einführen, messen und [beenden, was nicht wirkt|daraus lernen]',
            'Vertrieb, Support und Leitung [ohne lange Termine|knapp und rechtzeitig] auf dem Laufenden halten',
            ['senior', 'Die Richtung des Produktbereichs prägen und [andere dafür gewinnen|sie vertreten]'],
          ],
          needs: [
            ['mid', 'Erfahrung darin, Produkte oder Funktionen [auf den Markt|zu den Nutzenden] zu bringen'],
            'Gespür für Daten und [ihre Grenzen|für das, was sie nicht zeigen]',
            'Klare Texte und [ruhige Entscheidungen|der Mut, etwas wegzulassen]',
          ],
          success: [
            'Nutzende ihr Ziel erreichen, [die Zahlen es zeigen|das Team weiß, warum es etwas baut,] und wenig umsonst entsteht',
          ],
        },
        fr: {
          purpose: [
            'comprendre les besoins des utilisateurs et [faire construire ce qui compte|les traduire en un produit utile]',
          ],
          duties: [
            'Rencontrer régulièrement les utilisateurs et [comprendre ce qui les freine|apprendre d’eux]',
            'Fixer les objectifs et l’ordre des travaux, et [expliquer ce qui attendra|savoir dire non]',
            'Rédiger des expressions de besoin [courtes et claires|exploitables par le design et le développement]',
            'Arbitrer avec le design et le développement, [faits à l’appui|en toute transparence]',
            'Lancer, mesurer et [arrêter ce qui ne marche pas|tirer les leçons]',
            'Tenir informés ventes, support et direction [sans longues réunions|en peu de mots]',
            ['senior', 'Dessiner l’orientation du périmètre et [y rallier les équipes|la défendre]'],
          ],
          needs: [
            ['mid', 'Une expérience de mise sur le marché de produits ou de fonctionnalités'],
            'Le sens des données et [de leurs limites|de ce qu’elles taisent]',
            'Des écrits clairs et [des décisions calmes|le courage de renoncer]',
          ],
          success: [
            'les utilisateurs atteignent leur but, [les chiffres le montrent|l’équipe sait pourquoi elle construit] et peu se fait en vain',
          ],
        },
        es: {
          purpose: [
            'entender qué necesitan los usuarios y [lograr que se construya lo importante|convertirlo en un producto útil]',
          ],
          duties: [
            'Hablar a menudo con los usuarios y [entender qué les frena|aprender de ellos]',
            'Fijar objetivos y orden de trabajo, y [explicar lo que tiene que esperar|saber decir que no]',
            'Escribir propuestas [breves y claras|con las que diseño y desarrollo puedan trabajar]',
            'Decidir con diseño y desarrollo, [con los datos sobre la mesa|de forma abierta]',
            'Lanzar, medir y [parar lo que no funciona|aprender del resultado]',
            'Mantener al tanto a ventas, soporte y dirección [sin reuniones largas|con pocas palabras]',
            ['senior', 'Marcar el rumbo del área de producto y [sumar a otros|defenderlo]'],
          ],
          needs: [
            ['mid', 'Experiencia lanzando productos o funcionalidades'],
            'Buen ojo para los datos y [sus límites|lo que no cuentan]',
            'Textos claros y [decisiones serenas|valor para dejar cosas fuera]',
          ],
          success: [
            'los usuarios logren su objetivo, [los datos lo confirmen|el equipo sepa por qué construye] y se haga poco en vano',
          ],
        },
      },
    },
    {
      id: 'product-owner',
      titles: /product owner|\bpo\b/,
      name: { en: 'Product Owner', de: 'Product Owner', fr: 'Product Owner', es: 'Product Owner' },
      words: {
        en: {
          purpose: ['keep the team working on [what matters most|the next most useful thing]'],
          duties: [
            'Keep the backlog [in order and ready|short, ordered and ready to start].',
            'Write stories with [clear acceptance tests|examples that show when they are done].',
            'Plan iterations with the team and [protect its focus|keep the goal in sight].',
            'Accept finished work [promptly|soon after it is done], or say what is missing.',
            'Gather wishes from stakeholders and [turn them into decisions|explain the order].',
            'Show results often and [take feedback back to the team|ask what users make of them].',
          ],
          needs: [
            ['mid', 'Practice in agile product work.'],
            'Ability to [learn a subject quickly|understand a trade from the inside].',
            'Clear words for both [users and developers|business and technology].',
          ],
          success: [
            'the team always knows what comes next and [stakeholders know what to expect|finished work is really used]',
          ],
        },
        de: {
          purpose: ['das Team immer am [jeweils Wichtigsten|größten Nutzen] arbeitet'],
          duties: [
            'Das Backlog [geordnet und startbereit|kurz und gut vorbereitet] halten',
            'Stories mit [klaren Abnahmekriterien|Beispielen für das fertige Ergebnis] schreiben',
            'Iterationen mit dem Team planen und [seinen Fokus schützen|das Ziel im Blick behalten]',
            'Fertiges [zügig|zeitnah] abnehmen oder sagen, was fehlt',
            'Wünsche der Beteiligten sammeln und [in Entscheidungen übersetzen|die Reihenfolge erklären]',
            'Ergebnisse oft zeigen und [Rückmeldungen ins Team tragen|nach der Meinung der Nutzenden fragen]',
          ],
          needs: [
            ['mid', 'Praxis in agiler Produktarbeit'],
            'Die Fähigkeit, sich [schnell in ein Fachgebiet einzuarbeiten|in ein Fach hineinzudenken]',
            'Klare Sprache für [Nutzende und Entwicklung|Fachseite und Technik]',
          ],
          success: [
            'das Team weiß, was als Nächstes kommt, und [alle wissen, was sie erwarten können|Fertiges wirklich genutzt wird]',
          ],
        },
        fr: {
          purpose: ['garder l’équipe concentrée sur [ce qui compte le plus|la prochaine étape la plus utile]'],
          duties: [
            'Tenir un backlog [ordonné et prêt|court, trié et prêt à démarrer]',
            'Rédiger des stories avec [des critères d’acceptation clairs|des exemples du résultat attendu]',
            'Préparer les itérations avec l’équipe et [protéger son attention|garder le cap]',
            'Valider vite le travail fini, [ou dire ce qui manque|sans laisser traîner]',
            'Recueillir les demandes et [les transformer en décisions|expliquer l’ordre retenu]',
            'Montrer souvent les résultats et [rapporter les retours à l’équipe|demander l’avis des utilisateurs]',
          ],
          needs: [
            ['mid', 'La pratique du travail produit en mode agile'],
            'La capacité d’[entrer vite dans un métier|apprendre vite un domaine]',
            'Des mots clairs pour [les utilisateurs comme pour les développeurs|le métier comme pour la technique]',
          ],
          success: [
            'l’équipe sait toujours quoi faire ensuite et [chacun sait à quoi s’attendre|le travail livré est utilisé]',
          ],
        },
        es: {
          purpose: ['lograr que el equipo trabaje siempre en [lo que más importa|lo más útil]'],
          duties: [
            'Mantener el backlog [ordenado y listo|breve, ordenado y preparado]',
            'Escribir historias con [criterios de aceptación claros|ejemplos del resultado esperado]',
            'Planificar las iteraciones con el equipo y [proteger su foco|mantener el rumbo]',
            'Validar pronto el trabajo terminado [o decir qué falta|y cerrar lo pendiente]',
            'Recoger las peticiones de las partes y [convertirlas en decisiones|explicar el orden]',
            'Enseñar resultados a menudo y [llevar las opiniones al equipo|preguntar qué opinan los usuarios]',
          ],
          needs: [
            ['mid', 'Práctica en trabajo ágil de producto'],
            'Capacidad para [aprender pronto un sector|entender un negocio por dentro]',
            'Palabras claras tanto para [usuarios como para desarrollo|el negocio como para la técnica]',
          ],
          success: [
            'el equipo sepa siempre qué viene después y [todos sepan qué esperar|lo terminado se use de verdad]',
          ],
        },
      },
    },
    {
      id: 'product-marketing',
      titles: /product marketing|produktmarketing|marketing produit|marketing de producto/,
      name: {
        en: 'Product Marketing Manager',
        de: 'Produktmarketing-Manager:in',
        fr: 'Chef de produit marketing',
        es: 'Responsable de marketing de producto',
      },
      words: {
        en: {
          purpose: ['make clear to the market [what the product is good for|why the product matters]'],
          duties: [
            'Learn from customers [why they buy|what made them choose], and from those who did not.',
            'Write the story of the product so that [sales can tell it|everyone tells the same one].',
            'Plan launches with product, sales and [communications|support].',
            'Study competitors [fairly|without envy] and draw conclusions for price and offer.',
            'Build material that sales [really uses|takes along to customers].',
            'Measure what a launch [brought|changed].',
          ],
          needs: [
            ['mid', 'Experience with launches.'],
            'Clear, [concrete|plain] writing.',
            'Curiosity about [customers and numbers|why people buy].',
          ],
          success: ['sales wins more often and [customers repeat your words|launches find their audience]'],
        },
        de: {
          purpose: ['der Markt versteht, [wofür das Produkt gut ist|was das Produkt leistet]'],
          duties: [
            'Von Kundinnen und Kunden lernen, [warum sie kaufen|was den Ausschlag gab]',
            'Die Geschichte des Produkts so schreiben, dass [der Vertrieb sie erzählen kann|alle dieselbe erzählen]',
            'Markteinführungen mit Produkt, Vertrieb und [Kommunikation|Support] planen',
            'Den Wettbewerb [fair|nüchtern] beobachten und Schlüsse für Preis und Angebot ziehen',
            'Material erstellen, das der Vertrieb [wirklich nutzt|gern mitnimmt]',
            'Messen, was eine Einführung [gebracht|verändert] hat',
          ],
          needs: [
            ['mid', 'Erfahrung mit Markteinführungen'],
            'Klare, [konkrete|schlichte] Texte',
            'Neugier auf [Kundschaft und Zahlen|Kaufgründe]',
          ],
          success: [
            'der Vertrieb öfter gewinnt und [die Kundschaft die Botschaft weiterträgt|Einführungen ihr Publikum finden]',
          ],
        },
        fr: {
          purpose: ['faire comprendre au marché [à quoi sert le produit|ce qu’apporte le produit]'],
          duties: [
            'Apprendre des clients [pourquoi ils achètent|ce qui a emporté leur choix]',
            'Écrire l’histoire du produit pour que [les ventes puissent la raconter|tous racontent la même]',
            'Préparer les lancements avec le produit, les ventes et [la communication|le support]',
            'Observer la concurrence [avec lucidité|sans parti pris] et en tirer des conclusions',
            'Créer des supports que les ventes [utilisent vraiment|emportent chez les clients]',
            'Mesurer ce qu’un lancement [a apporté|a changé]',
          ],
          needs: [
            ['mid', 'Une expérience des lancements'],
            'Une écriture claire et [concrète|simple]',
            'De la curiosité pour [les clients et les chiffres|les raisons d’achat]',
          ],
          success: [
            'les ventes gagnent plus souvent et [les clients reprennent le message|les lancements trouvent leur public]',
          ],
        },
        es: {
          purpose: ['hacer que el mercado entienda [para qué sirve el producto|qué aporta el producto]'],
          duties: [
            'Aprender de los clientes [por qué compran|qué les decidió]',
            'Escribir la historia del producto para que [ventas pueda contarla|todos cuenten la misma]',
            'Planificar lanzamientos con producto, ventas y [comunicación|soporte]',
            'Observar a la competencia [con objetividad|sin prejuicios] y sacar conclusiones',
            'Crear material que ventas [use de verdad|lleve a los clientes]',
            'Medir qué ha [aportado|cambiado] cada lanzamiento',
          ],
          needs: [
            ['mid', 'Experiencia en lanzamientos'],
            'Redacción clara y [concreta|sencilla]',
            'Curiosidad por [los clientes y los números|los motivos de compra]',
          ],
          success: [
            'ventas gane más a menudo y [los clientes repitan el mensaje|los lanzamientos encuentren su público]',
          ],
        },
      },
    },
  ],
}
