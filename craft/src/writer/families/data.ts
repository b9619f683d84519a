import type { RoleFamily } from './role.ts'

export const data: RoleFamily = {
  family: 'data',
  roles: [
    {
      id: 'data-analyst',
      titles: /analyst|\bbi\b|business intelligence|datenanalyst|analyste|analista|reporting/,
      name: { en: 'Data Analyst', de: 'Datenanalyst:in', fr: 'Analyste de données', es: 'Analista de datos' },
      words: {
        en: {
          purpose: ['answer business questions with data that [people can trust|hold up to a second look]'],
          duties: [
            'Turn vague questions into ones that [data can answer|numbers can settle].',
            'Build reports and dashboards(( with {tools})) that people [open without being asked|use every week].',
            'Define metrics once, [write them down|document them] and keep them the same everywhere.',
            'Check data for gaps and errors [before anyone relies on it|before drawing conclusions].',
            'Explain findings in plain words, [with what they do not show|including their limits].',
            'Help colleagues to [find figures on their own|read and question figures].',
          ],
          needs: [
            'Good command of queries and spreadsheets.',
            'Basic statistics and [healthy doubt about round numbers|the habit of checking twice].',
            'Clear writing for people who [do not work with data|have little time].',
          ],
          success: [
            'decisions rest on your figures and [nobody argues about definitions|questions are answered in time]',
          ],
        },
        de: {
          purpose: [
            'geschäftliche Fragen mit Daten beantwortet werden, denen man [trauen kann|auch beim zweiten Blick traut]',
          ],
          duties: [
            'Aus vagen Fragen solche machen, die sich [mit Daten beantworten lassen|mit Zahlen klären lassen]',
            'Berichte und Dashboards(( mit {tools})) bauen, die [gern genutzt werden|jede Woche gebraucht werden]',
            'Kennzahlen einmal festlegen, [dokumentieren|aufschreiben] und überall gleich halten',
            'Daten auf Lücken und Fehler prüfen, [bevor sich jemand darauf stützt|bevor Schlüsse gezogen werden]',
            'Ergebnisse verständlich erklären, [auch ihre Grenzen|samt dem, was sie nicht zeigen]',
            'Anderen helfen, Zahlen [selbst zu finden|zu lesen und zu hinterfragen]',
          ],
          needs: [
            'Sicherer Umgang mit Abfragen und Tabellen',
            'Statistische Grundlagen und [gesunde Skepsis gegenüber runden Zahlen|die Gewohnheit, zweimal zu prüfen]',
            'Klare Sprache für Menschen, die [selten mit Daten arbeiten|wenig Zeit haben]',
          ],
          success: [
            'Entscheidungen auf verlässlichen Zahlen beruhen und [niemand über Definitionen streitet|Antworten rechtzeitig kommen]',
          ],
        },
        fr: {
          purpose: ['répondre aux questions de l’activité avec des données [fiables|qui résistent à la vérification]'],
          duties: [
            'Transformer des questions floues en questions [auxquelles les données répondent|mesurables]',
            'Construire des rapports et tableaux de bord(( avec {tools})) [consultés chaque semaine|vraiment utilisés]',
            'Définir les indicateurs une fois, [les documenter|les écrire] et les garder identiques partout',
            'Vérifier les données [avant que d’autres s’y fient|avant toute conclusion]',
            'Expliquer les résultats avec des mots simples, [limites comprises|sans cacher leurs limites]',
            'Aider les collègues à [trouver eux-mêmes les chiffres|lire et questionner les chiffres]',
          ],
          needs: [
            'Une bonne maîtrise des requêtes et des tableurs',
            'Des bases de statistique et [l’habitude de vérifier deux fois|un doute sain devant les chiffres ronds]',
            'Une écriture claire pour des lecteurs [pressés|peu familiers des données]',
          ],
          success: [
            'les décisions s’appuient sur des chiffres sûrs et [plus personne ne débat des définitions|les réponses arrivent à temps]',
          ],
        },
        es: {
          purpose: ['responder a las preguntas del negocio con datos [fiables|que resistan una segunda mirada]'],
          duties: [
            'Convertir preguntas vagas en otras que [los datos puedan responder|se puedan medir]',
            'Crear informes y paneles(( con {tools})) que [se usen cada semana|la gente consulte sin que se lo pidan]',
            'Definir los indicadores una vez, [documentarlos|dejarlos por escrito] y mantenerlos iguales en todas partes',
            'Revisar los datos [antes de que alguien se apoye en ellos|antes de sacar conclusiones]',
            'Explicar los resultados con palabras sencillas, [también sus límites|sin ocultar sus límites]',
            'Ayudar a que otros [encuentren las cifras por su cuenta|lean y cuestionen las cifras]',
          ],
          needs: [
            'Buen manejo de consultas y hojas de cálculo',
            'Bases de estadística y [costumbre de comprobar dos veces|una sana duda ante los números redondos]',
            'Redacción clara para personas [con poco tiempo|que no trabajan con datos]',
          ],
          success: [
            'las decisiones se apoyen en cifras sólidas y [nadie discuta las definiciones|las respuestas lleguen a tiempo]',
          ],
        },
      },
    },
    {
      id: 'data-engineer',
      titles:
        /data engineer|etl|analytics engineer|data platform|dateningenieur|ingénieur(e)? (data|données)|ingenier.* de datos|data warehouse/,
      name: { en: 'Data Engineer', de: 'Data Engineer', fr: 'Ingénieur données', es: 'Ingeniero/a de datos' },
      words: {
        en: {
          purpose: [
            'get the right data [to the right place, fresh and correct|where it is needed, on time and complete]',
          ],
          duties: [
            'Build and watch data pipelines(( with {tools})) that [repair themselves where they can|report their own faults].',
            'Model data so that [analysts find what they need|queries stay simple and quick].',
            'Test data for [freshness and completeness|gaps and duplicates] before it reaches users.',
            'Keep cost, speed and [access rights|privacy] in balance.',
            'Document [where each figure comes from|sources and changes].',
            'Work with analysts and product teams on [new sources|what to collect, and what not].',
          ],
          needs: [
            'Sound practice in queries and [data models|code].',
            ['mid', 'Experience with pipelines that run [every day|without supervision].'],
            'Care with personal data.',
          ],
          success: [
            'data arrives fresh, [failures are noticed before users call|costs stay in view] and people trust the warehouse',
          ],
        },
        de: {
          purpose: [
            'die richtigen Daten [frisch und korrekt am richtigen Ort|pünktlich und vollständig dort] sind, wo sie gebraucht werden',
          ],
          duties: [
            'Datenstrecken(( mit {tools})) bauen und überwachen, die [Fehler selbst melden|sich möglichst selbst erholen]',
            'Daten so modellieren, dass [Auswertungen leicht fallen|Abfragen einfach und schnell bleiben]',
            'Daten auf [Aktualität und Vollständigkeit|Lücken und Dubletten] testen, bevor sie genutzt werden',
            'Kosten, Tempo und [Zugriffsrechte|Datenschutz] im Gleichgewicht halten',
            'Festhalten, [woher jede Zahl stammt|welche Quellen und Änderungen es gibt]',
            'Mit Analyse und Produkt klären, [welche neuen Quellen nützen|was erhoben wird und was nicht]',
          ],
          needs: [
            'Sichere Praxis in Abfragen und einer Programmiersprache',
            ['mid', 'Erfahrung mit Datenstrecken im [täglichen|laufenden] Betrieb'],
            'Sorgfalt im Umgang mit personenbezogenen Daten',
          ],
          success: [
            'Daten frisch ankommen, [Ausfälle früh auffallen|Kosten im Blick bleiben] und alle dem Bestand trauen',
          ],
        },
        fr: {
          purpose: [
            'amener les bonnes données [au bon endroit, fraîches et justes|là où elles servent, complètes et à l’heure]',
          ],
          duties: [
            'Construire et surveiller des chaînes de données(( avec {tools})) [qui signalent leurs propres pannes|robustes]',
            'Modéliser les données pour que [les analystes s’y retrouvent|les requêtes restent simples et rapides]',
            'Tester [fraîcheur et complétude|lacunes et doublons] avant la mise à disposition',
            'Tenir l’équilibre entre coût, vitesse et [droits d’accès|vie privée]',
            'Documenter [l’origine de chaque chiffre|les sources et les changements]',
            'Choisir avec les équipes [les nouvelles sources|ce qu’il faut collecter, ou non]',
          ],
          needs: [
            'Une pratique solide des requêtes et d’un langage de programmation',
            ['mid', 'Une expérience de chaînes de données [en production|quotidiennes]'],
            'Du soin avec les données personnelles',
          ],
          success: [
            'les données arrivent fraîches, [les pannes se voient avant l’appel des utilisateurs|les coûts restent maîtrisés] et chacun s’y fie',
          ],
        },
        es: {
          purpose: [
            'llevar los datos correctos [a su sitio, frescos y completos|a donde hacen falta, a tiempo y sin errores]',
          ],
          duties: [
            'Construir y vigilar flujos de datos(( con {tools})) [que avisen de sus propios fallos|robustos]',
            'Modelar los datos para que [el análisis sea fácil|las consultas sean sencillas y rápidas]',
            'Comprobar [frescura e integridad|huecos y duplicados] antes de publicarlos',
            'Equilibrar coste, velocidad y [permisos|privacidad]',
            'Documentar [de dónde sale cada cifra|fuentes y cambios]',
            'Decidir con los equipos [qué fuentes nuevas incorporar|qué recoger y qué no]',
          ],
          needs: [
            'Práctica sólida en consultas y en un lenguaje de programación',
            ['mid', 'Experiencia con flujos de datos [diarios|en producción]'],
            'Cuidado con los datos personales',
          ],
          success: [
            'los datos lleguen frescos, [los fallos se detecten antes de que llamen|los costes estén a la vista] y todos se fíen de ellos',
          ],
        },
      },
    },
    {
      id: 'data-scientist',
      titles: /data scien|machine learning|\bml\b|\bai\b|\bki\b|statisti|scientifique|científic/,
      name: { en: 'Data Scientist', de: 'Data Scientist', fr: 'Data scientist', es: 'Científico/a de datos' },
      words: {
        en: {
          purpose: [
            'turn data into [models and experiments that help to decide|predictions that stand up in practice]',
          ],
          duties: [
            'Frame problems so that [a model can help|the answer can be tested], and say when a simple rule is enough.',
            'Build and test models(( with {tools})) against [a fair baseline|a plain alternative].',
            'Plan experiments and [read them honestly|report their limits].',
            'Bring models into production together with [engineers|the engineering team] and watch how they age.',
            'Explain results and uncertainty to [people who decide|non-specialists].',
            'Look for bias and [unwanted side effects|unfair outcomes] before a model goes live.',
          ],
          needs: [
            'Sound statistics and experiment design.',
            'Programming practice that [others can build on|survives the first draft].',
            'The ability to say [what a model cannot do|no to a pretty but useless model].',
          ],
          success: ['models are used, [tests show a real gain|their limits are known] and nobody is surprised by them'],
        },
        de: {
          purpose: [
            'aus Daten [Modelle und Experimente werden, die Entscheidungen helfen|Vorhersagen werden, die in der Praxis bestehen]',
          ],
          duties: [
            'Probleme so fassen, dass [ein Modell helfen kann|die Antwort prüfbar ist], und sagen, wann eine einfache Regel reicht',
            'Modelle(( mit {tools})) bauen und gegen [einen fairen Vergleich|eine einfache Alternative] testen',
            'Experimente planen und [ehrlich auswerten|samt Grenzen berichten]',
            'Modelle mit der Entwicklung in Betrieb bringen und [ihre Alterung beobachten|weiter überwachen]',
            'Ergebnisse und Unsicherheit [verständlich|für Laien] erklären',
            'Modelle vor dem Einsatz auf Verzerrungen und [ungewollte Folgen|unfaire Ergebnisse] prüfen',
          ],
          needs: [
            'Fundierte Statistik und Versuchsplanung',
            'Programmierpraxis, [auf der andere aufbauen können|die über Prototypen hinausgeht]',
            'Die Fähigkeit zu sagen, was ein Modell nicht kann',
          ],
          success: [
            'Modelle genutzt werden, [Tests einen echten Gewinn zeigen|ihre Grenzen bekannt sind] und niemand überrascht wird',
          ],
        },
        fr: {
          purpose: [
            'tirer des données [des modèles et des expériences utiles à la décision|des prédictions qui tiennent en pratique]',
          ],
          duties: [
            'Poser les problèmes de façon [testable|à ce qu’un modèle puisse aider], et dire quand une règle simple suffit',
            'Construire et éprouver des modèles(( avec {tools})) face à [une référence juste|une solution simple]',
            'Planifier des expériences et [les lire honnêtement|en dire les limites]',
            'Mettre les modèles en production avec les ingénieurs et [suivre leur vieillissement|les surveiller]',
            'Expliquer résultats et incertitude [aux décideurs|aux non-spécialistes]',
            'Chercher les biais et [effets indésirables|résultats injustes] avant toute mise en service',
          ],
          needs: [
            'De solides bases en statistique et en plans d’expérience',
            'Une pratique de la programmation [sur laquelle d’autres peuvent bâtir|au-delà du prototype]',
            'La capacité de dire ce qu’un modèle ne sait pas faire',
          ],
          success: [
            'les modèles servent, [les tests montrent un vrai gain|leurs limites sont connues] et personne n’est surpris',
          ],
        },
        es: {
          purpose: [
            'convertir datos en [modelos y experimentos que ayuden a decidir|predicciones que aguanten la práctica]',
          ],
          duties: [
            'Plantear los problemas de forma [comprobable|que un modelo pueda ayudar] y decir cuándo basta una regla sencilla',
            'Construir y probar modelos(( con {tools})) frente a [una referencia justa|una alternativa simple]',
            'Planificar experimentos y [leerlos con honestidad|contar sus límites]',
            'Llevar modelos a producción con ingeniería y [vigilar cómo envejecen|seguir su comportamiento]',
            'Explicar resultados e incertidumbre [a quienes deciden|sin tecnicismos]',
            'Buscar sesgos y [efectos no deseados|resultados injustos] antes de publicar un modelo',
          ],
          needs: [
            'Buena base de estadística y diseño de experimentos',
            'Práctica de programación [sobre la que otros puedan construir|más allá del prototipo]',
            'Capacidad de decir lo que un modelo no puede hacer',
          ],
          success: [
            'los modelos se usen, [las pruebas muestren una mejora real|se conozcan sus límites] y nadie se lleve sorpresas',
          ],
        },
      },
    },
  ],
}
