import type { RoleFamily } from './role.ts'
import { softwareSpecialists } from './software-specialists.ts'

export const software: RoleFamily = {
  family: 'software',
  roles: [
    {
      id: 'software-engineer',
      titles: /software|developer|programmer|entwickler|développeur|ingénieur logiciel|desarrollador|programador/,
      name: {
        en: 'Software Engineer',
        de: 'Softwareentwickler:in',
        fr: 'Ingénieur logiciel',
        es: 'Ingeniero/a de software',
      },
      words: {
        en: {
          purpose: [
            'build and [run|maintain] software that people [rely on|use every day]',
            'turn real problems into software that works and keeps working',
          ],
          duties: [
            'Design, build and test features(( with {tools})), from the first sketch to [production|release].',
            'Write code that [the next person can read|others can change without fear], with tests that catch what matters.',
            'Talk with users and colleagues until the problem is clear, then [propose|choose] the simplest solution that holds.',
            'Review [the code of colleagues|changes before they go live] and have yours reviewed, [so that knowledge spreads|so that nobody works alone].',
            'Watch how the software behaves once it is live and fix [faults at their cause|what breaks at the root].',
            [
              'senior',
              'Help colleagues grow through [pairing, reviews and clear explanations|reviews, pairing and open questions].',
            ],
            ['entry', 'Learn our code base step by step, with [an experienced colleague|a colleague] at your side.'],
            'Keep [dependencies, builds and documentation|builds, documentation and dependencies] in a state that lets everyone move quickly.',
          ],
          needs: [
            [
              'mid',
              'Practice in [shipping software that people use|taking software from idea to production], gained in any setting.',
            ],
            'A habit of testing your own work and [explaining your decisions|saying why you chose a solution].',
            'Readiness to [read other people’s code|work in code you did not write] and to leave it better than you found it.',
            [
              'entry',
              'First programs of your own, from [study, work or spare time|a course, a job or your own projects].',
            ],
          ],
          success: ['changes reach users quickly and [stay quiet once they are live|do not come back as faults]'],
        },
        de: {
          purpose: [
            'Software entsteht, auf die sich Menschen [verlassen können|jeden Tag verlassen]',
            'aus echten Problemen Software wird, die funktioniert und wartbar bleibt',
          ],
          duties: [
            'Funktionen(( mit {tools})) entwerfen, bauen und testen, von der ersten Skizze bis [in die Produktion|zum Release]',
            'Code schreiben, den [andere gern weiterführen|auch die Nächsten verstehen], mit Tests an den Stellen, auf die es ankommt',
            'Mit Anwenderinnen, Anwendern und Fachleuten klären, worum es wirklich geht, und die einfachste tragfähige Lösung [vorschlagen|wählen]',
            'Änderungen [im Team gegenlesen|aus dem Team begutachten] und die eigenen gegenlesen lassen',
            'Beobachten, wie sich die Software im Betrieb verhält, und Fehler [an der Ursache|dort, wo sie entstehen,] beheben',
            ['senior', 'Kolleginnen und Kollegen [im Pairing und in Reviews|in Reviews und im Gespräch] weiterbringen'],
            [
              'entry',
              'Die Codebasis Schritt für Schritt kennenlernen, [mit erfahrener Begleitung|mit jemandem Erfahrenem an der Seite]',
            ],
            'Abhängigkeiten, Build und Dokumentation in einem Zustand halten, der allen [schnelles|zügiges] Arbeiten erlaubt',
          ],
          needs: [
            [
              'mid',
              'Praxis darin, Software [bis in den Betrieb zu bringen|von der Idee in die Produktion zu bringen], gleich in welchem Umfeld erworben',
            ],
            'Die Gewohnheit, eigene Arbeit zu testen und [Entscheidungen zu begründen|zu erklären, warum eine Lösung gewählt wurde]',
            'Bereitschaft, fremden Code zu lesen und [besser zu hinterlassen|mit Sorgfalt zu verbessern]',
            [
              'entry',
              'Erste eigene Programme, ob aus [Studium, Ausbildung oder Freizeit|Ausbildung, Studium oder eigenen Projekten]',
            ],
          ],
          success: [
            'Änderungen schnell bei den Nutzenden ankommen und [danach unauffällig laufen|im Betrieb ruhig bleiben]',
          ],
        },
        fr: {
          purpose: [
            'créer des logiciels [fiables|solides], utiles à celles et ceux qui s’en servent',
            'transformer de vrais problèmes en logiciels qui fonctionnent et qui durent',
          ],
          duties: [
            'Concevoir, développer et tester des fonctionnalités(( avec {tools})), du premier croquis à la [mise en production|livraison]',
            'Écrire un code [lisible par d’autres|que d’autres reprendront sans peine], avec des tests là où cela compte',
            'Échanger avec les utilisateurs et l’équipe pour cerner le besoin, puis [proposer|choisir] la solution la plus simple',
            'Relire [le code de l’équipe|les modifications de l’équipe] et faire relire le vôtre',
            'Suivre le comportement du logiciel en production et [corriger les défauts à la source|traiter la cause des défauts]',
            [
              'senior',
              'Faire progresser l’équipe par [la relecture et le travail en binôme|le travail en binôme et la relecture]',
            ],
            [
              'entry',
              'Découvrir le code pas à pas, [avec l’appui d’une personne expérimentée|accompagné(e) par l’équipe]',
            ],
            'Garder à jour dépendances, [chaîne de construction|intégration] et documentation pour que chacun avance vite',
          ],
          needs: [
            [
              'mid',
              'Une pratique de la mise en production de logiciels, [acquise dans tout contexte|quel que soit le contexte]',
            ],
            'L’habitude de tester son travail et d’[expliquer ses choix|exposer ses raisons]',
            'L’envie de lire le code des autres et de [l’améliorer|le laisser en meilleur état]',
            [
              'entry',
              'De premiers programmes réalisés [en cours, au travail ou chez soi|pendant les études ou en autodidacte]',
            ],
          ],
          success: [
            'les évolutions arrivent vite chez les utilisateurs et [ne reviennent pas sous forme de défauts|tournent sans bruit]',
          ],
        },
        es: {
          purpose: [
            'crear software [fiable|sólido] y útil para quienes lo usan',
            'convertir problemas reales en software que funciona y perdura',
          ],
          duties: [
            'Diseñar, desarrollar y probar funcionalidades(( con {tools})), del primer boceto a [producción|la entrega]',
            'Escribir código [fácil de leer|que otras personas puedan continuar], con pruebas donde de verdad importan',
            'Hablar con quienes usan el producto hasta entender el problema y [proponer|elegir] la solución más sencilla',
            'Revisar [los cambios del equipo|el código del equipo] y compartir los propios para su revisión',
            'Observar cómo se comporta el software en producción y [corregir los fallos en su origen|atacar la causa de los fallos]',
            [
              'senior',
              'Ayudar a crecer al equipo con [revisiones y programación en pareja|revisiones, ejemplos y buenas preguntas]',
            ],
            ['entry', 'Conocer el código paso a paso, [con alguien con experiencia a tu lado|con el apoyo del equipo]'],
            'Mantener al día dependencias, [compilación|integración] y documentación para que todo el equipo avance',
          ],
          needs: [
            ['mid', 'Práctica en llevar software a producción, [adquirida en cualquier entorno|en el entorno que sea]'],
            'Costumbre de probar el trabajo propio y de [explicar cada decisión|razonar las decisiones]',
            'Ganas de leer código ajeno y de [mejorarlo|dejarlo mejor de como estaba]',
            [
              'entry',
              'Primeros programas propios, hechos [en clase, en el trabajo o en casa|durante los estudios o por cuenta propia]',
            ],
          ],
          success: [
            'los cambios lleguen pronto a quienes usan el producto y [funcionen sin sobresaltos|no vuelvan en forma de fallos]',
          ],
        },
      },
    },
    {
      id: 'backend-engineer',
      titles: /back-?\s?end|\bgo(lang)? |java\b|python|\.net|php|ruby|rust|node|api |server.?side|payments? engineer/,
      name: {
        en: 'Backend Engineer',
        de: 'Backend-Entwickler:in',
        fr: 'Développeur backend',
        es: 'Desarrollador/a backend',
      },
      words: {
        en: {
          purpose: [
            'build and run the services [behind the product|that everything else depends on]',
            '[design|shape] services and data that stay fast, safe and easy to change',
          ],
          duties: [
            'Design, build and run backend services(( with {tools})) that [hold up under load|stay fast as they grow].',
            'Model data so that it stays [correct, fast to query and easy to change|consistent and quick to read as the product grows].',
            'Define [clear interfaces|APIs] that other teams can use without asking twice.',
            'Follow your services in production, find the cause of faults and [make sure they do not return|fix them for good].',
            'Write automated tests and review [colleagues’ code|what colleagues change] before it goes live.',
            'Plan the next steps with product and frontend colleagues and [say early what a change will cost|point out risks early].',
            [
              'senior',
              '[Lead|Guide] technical decisions, write down the reasons and help less experienced colleagues grow.',
            ],
            'Make [releases small, frequent and easy to undo|each release small enough to understand and to undo].',
          ],
          needs: [
            [
              'mid',
              'Experience of running backend services in production, [gained in any setting|in a company of any size].',
            ],
            'Sound knowledge of databases and of how to [test what you build|keep data consistent].',
            'Clear written communication, for example in [reviews and design notes|design notes and incident reports].',
            [
              'entry',
              'Practice with one server-side language, from [study, work or your own projects|a course, a job or a project of your own].',
            ],
          ],
          success: [
            'the services are fast, faults are rare and [a change reaches production in days, not weeks|changes go live without drama]',
          ],
        },
        de: {
          purpose: [
            'die Dienste hinter dem Produkt [schnell, sicher und gut wartbar|zuverlässig, schnell und sicher] laufen',
            'Services und Daten so gebaut sind, dass [alles andere darauf aufsetzen kann|das Produkt darauf wachsen kann]',
          ],
          duties: [
            'Backend-Services(( mit {tools})) entwerfen, bauen und betreiben, die [auch unter Last bestehen|mit dem Produkt mitwachsen]',
            'Daten so modellieren, dass sie [korrekt, schnell abfragbar und leicht änderbar|konsistent und schnell lesbar] bleiben',
            'Klare Schnittstellen festlegen, die andere Teams [ohne Rückfragen|auf Anhieb] nutzen können',
            'Eigene Dienste im Betrieb beobachten, Fehlerursachen finden und [dauerhaft abstellen|sauber beheben]',
            'Automatisierte Tests schreiben und [Code aus dem Team begutachten|Änderungen im Team gegenlesen]',
            'Nächste Schritte mit Produkt und Frontend planen und [Aufwand und Risiken früh benennen|früh sagen, was eine Änderung kostet]',
            [
              'senior',
              'Technische Entscheidungen vorbereiten, [begründen und festhalten|schriftlich begründen] und weniger Erfahrene begleiten',
            ],
            'Releases klein, häufig und [leicht umkehrbar|gut nachvollziehbar] halten',
          ],
          needs: [
            [
              'mid',
              'Erfahrung mit Backend-Services im produktiven Betrieb, [gleich in welchem Umfeld|in Unternehmen jeder Größe] erworben',
            ],
            'Fundiertes Wissen über Datenbanken und darüber, wie man [Gebautes absichert und testet|Daten konsistent hält]',
            'Klare schriftliche Kommunikation, etwa in [Reviews und Entwurfsnotizen|Entwürfen und Fehlerberichten]',
            [
              'entry',
              'Übung in einer serverseitigen Sprache, ob aus [Ausbildung, Studium oder eigenen Projekten|Studium, Ausbildung oder Freizeit]',
            ],
          ],
          success: [
            'die Dienste schnell sind, Fehler selten bleiben und [Änderungen ohne Aufregung live gehen|Änderungen in Tagen statt Wochen ankommen]',
          ],
        },
        fr: {
          purpose: [
            'concevoir et faire tourner les services [sur lesquels repose le produit|qui portent le produit]',
            'bâtir des services et des données rapides, sûrs et faciles à faire évoluer',
          ],
          duties: [
            'Concevoir, développer et exploiter des services backend(( avec {tools})) qui [tiennent la charge|grandissent avec le produit]',
            'Modéliser les données pour qu’elles restent [justes et rapides à lire|cohérentes et faciles à faire évoluer]',
            'Définir des interfaces claires que les autres équipes utilisent [sans aide|du premier coup]',
            'Suivre les services en production, trouver la cause des incidents et [éviter leur retour|la corriger pour de bon]',
            'Écrire des tests automatisés et [relire le code de l’équipe|participer aux relectures]',
            'Préparer les prochaines étapes avec les équipes produit et frontend et [signaler tôt les risques|chiffrer tôt l’effort]',
            [
              'senior',
              'Préparer les choix techniques, [en consigner les raisons|les expliquer par écrit] et guider les moins expérimentés',
            ],
            'Livrer par petites étapes, [souvent et sans risque|faciles à comprendre et à annuler]',
          ],
          needs: [
            [
              'mid',
              'Une expérience de services backend en production, [dans une structure de toute taille|acquise dans tout contexte]',
            ],
            'De bonnes bases en bases de données et en [tests automatisés|cohérence des données]',
            'Une expression écrite claire, par exemple dans les [relectures et notes de conception|notes de conception]',
            [
              'entry',
              'La pratique d’un langage côté serveur, [en études, au travail ou en projet personnel|par les études ou des projets personnels]',
            ],
          ],
          success: [
            'les services sont rapides, les pannes rares et [les mises en production sans surprise|les évolutions livrées en quelques jours]',
          ],
        },
        es: {
          purpose: [
            'construir y mantener los servicios [que sostienen el producto|de los que depende todo lo demás]',
            'crear servicios y datos rápidos, seguros y fáciles de cambiar',
          ],
          duties: [
            'Diseñar, desarrollar y operar servicios backend(( con {tools})) que [aguanten la carga|crezcan con el producto]',
            'Modelar los datos para que sean [correctos y rápidos de consultar|coherentes y fáciles de cambiar]',
            'Definir interfaces claras que otros equipos puedan usar [sin preguntar|a la primera]',
            'Seguir los servicios en producción, encontrar la causa de los fallos y [evitar que vuelvan|resolverla del todo]',
            'Escribir pruebas automáticas y [revisar el código del equipo|participar en las revisiones]',
            'Planificar los siguientes pasos con producto y frontend y [avisar pronto de los riesgos|decir pronto lo que cuesta un cambio]',
            [
              'senior',
              'Preparar las decisiones técnicas, [dejar por escrito los motivos|explicarlas por escrito] y guiar a quienes tienen menos experiencia',
            ],
            'Publicar en pasos pequeños, [frecuentes y reversibles|fáciles de entender y de deshacer]',
          ],
          needs: [
            [
              'mid',
              'Experiencia con servicios backend en producción, [en empresas de cualquier tamaño|adquirida en cualquier entorno]',
            ],
            'Buen conocimiento de bases de datos y de [pruebas automáticas|cómo mantener datos coherentes]',
            'Comunicación escrita clara, por ejemplo en [revisiones y notas de diseño|notas de diseño]',
            [
              'entry',
              'Práctica con un lenguaje de servidor, [en los estudios, el trabajo o proyectos propios|adquirida en clase o por cuenta propia]',
            ],
          ],
          success: [
            'los servicios sean rápidos, los fallos raros y [los cambios lleguen sin sobresaltos|los cambios salgan en días, no en semanas]',
          ],
        },
      },
    },
    ...softwareSpecialists,
  ],
}
