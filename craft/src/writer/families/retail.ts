import type { RoleFamily } from './role.ts'

export const retail: RoleFamily = {
  family: 'retail',
  roles: [
    {
      id: 'shop-assistant',
      titles:
        /assistant|verkäuf|verkauf|vendeu|rayon|dependient|cashier|kassier|caiss|cajer|retail|shop|sales|shelf|stacker|filler|stocker|checkout|store associate|key ?holder|(?:grocery|produce) clerk|bookseller|monger|greengrocer|beauty advis|forecourt|gas station|market trader|wine advis|parts advis|detailhandels|einzelhandelskauf|kassen|kasse$|regal|verräum|drogist|drogerie|buchhändl|fachberat|baumarkt|laden(?:mitarb|hilf|kraft)|marktmitarb|tankstelle|tankwart|kiosk|modeberat|kosmetikberat|fischhändler|obsthändler|libre.service|employé.*magasin|employé commercial|équipier (?:magasin|de vente)|commis d.épicerie|libraire|^caviste$|^fromager$|poissonnier|(?<!im)primeur|crémier|pompiste|réassort|conseiller (?:beauté|en parfumerie|bio)|repositor|reponedor|mercaderista|gondolero|pescader|pescatero|frutero|verduler|pollero|librero|quiosquer|ferretero|asesor.? de (?:moda|belleza|imagen|ventas)|supermercado|mozo de tienda|expendedor|gasoliner|vendedor[a]? (?:de (?:tienda|moda|lotería)|en tienda)|asistente de ventas/,
      name: { en: 'Sales Assistant', de: 'Verkäufer:in', fr: 'Vendeur', es: 'Dependiente/a' },
      words: {
        en: {
          purpose: ['serve customers so that they [find what they came for|come back]'],
          duties: [
            'Welcome customers, [ask what they need|listen] and advise them honestly.',
            'Work the till and [count up at the end|handle payments with care].',
            'Fill shelves, price goods and [keep the shop tidy|check dates].',
            'Take in deliveries and [use lifting aids for heavy boxes|check them].',
            'Help with stocktaking and [displays|orders].',
            'Deal with returns and complaints [in a friendly way|calmly].',
          ],
          needs: [
            'A friendly manner with [all kinds of people|customers].',
            'Simple sums and care with cash.',
            'Readiness to learn about the goods.',
          ],
          success: ['customers leave content, [shelves are full|the till is right] and colleagues can rely on you'],
        },
        de: {
          purpose: ['die Kundschaft [findet, was sie sucht|gern wiederkommt]'],
          duties: [
            'Kundschaft begrüßen, [nach Wünschen fragen|zuhören] und ehrlich beraten',
            'Die Kasse führen und [abrechnen|Zahlungen sorgfältig annehmen]',
            'Ware einräumen, auszeichnen und [den Laden in Ordnung halten|Haltbarkeit prüfen]',
            'Lieferungen annehmen und [schwere Kisten mit Hilfsmitteln bewegen|prüfen]',
            'Bei Inventur und [Warenpräsentation|Bestellungen] mithelfen',
            'Rückgaben und Beschwerden [freundlich|ruhig] bearbeiten',
          ],
          needs: [
            'Eine freundliche Art im Umgang mit [Menschen|der Kundschaft]',
            'Einfaches Rechnen und Sorgfalt an der Kasse',
            'Lust, die Ware kennenzulernen',
          ],
          success: [
            'die Kundschaft zufrieden geht, [Regale voll sind|die Kasse stimmt] und sich das Team aufeinander verlassen kann',
          ],
        },
        fr: {
          purpose: ['servir les clients pour qu’ils [trouvent leur bonheur|aient envie de revenir]'],
          duties: [
            'Accueillir, [cerner le besoin|écouter] et conseiller honnêtement',
            'Tenir la caisse et [faire les comptes|encaisser avec soin]',
            'Garnir les rayons, étiqueter et [ranger le magasin|vérifier les dates]',
            'Recevoir les livraisons et [déplacer les charges avec du matériel adapté|les contrôler]',
            'Aider à l’inventaire et [aux vitrines|aux commandes]',
            'Traiter retours et réclamations [avec amabilité|avec calme]',
          ],
          needs: [
            'Un contact aimable avec [tous les publics|les clients]',
            'Le calcul simple et du soin en caisse',
            'L’envie de connaître les produits',
          ],
          success: [
            'les clients repartent contents, [les rayons sont pleins|la caisse est juste] et l’équipe peut compter sur chacun',
          ],
        },
        es: {
          purpose: ['atender a los clientes para que [encuentren lo que buscan|quieran volver]'],
          duties: [
            'Recibir a los clientes, [preguntar qué necesitan|escuchar] y aconsejar con honestidad',
            'Llevar la caja y [cuadrarla|cobrar con cuidado]',
            'Reponer, etiquetar y [mantener la tienda ordenada|revisar fechas]',
            'Recibir mercancía y [mover cargas con ayudas|comprobarla]',
            'Ayudar en inventarios y [escaparates|pedidos]',
            'Atender devoluciones y quejas [con amabilidad|con calma]',
          ],
          needs: [
            'Trato amable con [todo tipo de público|los clientes]',
            'Cálculo sencillo y cuidado con la caja',
            'Ganas de conocer el producto',
          ],
          success: [
            'los clientes se vayan contentos, [los estantes estén llenos|la caja cuadre] y todo el equipo esté a gusto',
          ],
        },
      },
    },
    {
      id: 'store-manager',
      titles:
        /store manager|shop manager|gérante? de magasin|gérante?$|responsable de (?:rayon|tienda|boutique|local|punto de venta|point de vente)|chef(?:fe)? de magasin|filialleit|marktleit|responsable de magasin|directeur de magasin|encargad|gerente de tienda|deputy|supervisor|stellvertr|jefe.* tienda|store lead|(?:floor|department|garden centre) manager|storemanager|(?:laden|store|abteilungs)leit|filialverantwort|erstkraft|substitut|responsable (?:magasin|adjoint|point de vente)|(?:gérante?|direct\w+|adjoint\w*).* (?:boutique|succursale|magasin|station)|manager (?:de magasin|commerce)|chef de (?:secteur magasin|département)|jef[ea] de (?:sección|sector|cajas)|responsable de (?:sección|caja)|(?:segund|adjunt)[oa].* tienda/,
      name: { en: 'Store Manager', de: 'Filialleitung', fr: 'Responsable de magasin', es: 'Encargado/a de tienda' },
      words: {
        en: {
          purpose: ['run a shop that [customers and staff like to come to|is well stocked, well led and welcoming]'],
          duties: [
            'Plan the rota so that [busy hours are covered|everyone gets a fair share of weekends].',
            'Train and coach [the team|colleagues] on the shop floor.',
            'Order goods and [keep losses low|watch stock].',
            'Answer for cash, [safety and opening|keys and safety].',
            'Arrange displays and [campaigns|local events].',
            'Read the figures and [act on them|share them with the team].',
          ],
          needs: ['Experience in retail and in leading people.', 'Ease with figures.', 'Presence on the shop floor.'],
          success: ['sales grow, people stay and [shelves, till and mood are right|customers greet staff by name]'],
        },
        de: {
          purpose: ['ein Geschäft entsteht, in das [Kundschaft und Team gern kommen|man gern kommt]'],
          duties: [
            'Den Dienstplan so gestalten, dass [Stoßzeiten besetzt sind|Wochenenden fair verteilt sind]',
            'Das Team [auf der Fläche|im Alltag] schulen und anleiten',
            'Ware bestellen und [Verluste gering halten|Bestände überwachen]',
            'Für Kasse, [Sicherheit und Öffnung|Schlüssel und Sicherheit] sorgen',
            'Warenbild und [Aktionen|örtliche Aktionen] gestalten',
            'Zahlen lesen und [danach handeln|mit dem Team teilen]',
          ],
          needs: ['Erfahrung im Handel und in der Führung', 'Sicherheit mit Zahlen', 'Präsenz auf der Fläche'],
          success: ['der Umsatz wächst, Menschen bleiben und [Regal, Kasse und Stimmung passen|man sich kennt]'],
        },
        fr: {
          purpose: ['tenir un magasin où [clients et équipe aiment venir|l’on se sent bien reçu]'],
          duties: [
            'Établir les plannings pour [couvrir les heures fortes|partager les week-ends avec équité]',
            'Former et accompagner [l’équipe|chacun] sur le terrain',
            'Commander et [limiter les pertes|suivre les stocks]',
            'Répondre de la caisse[, de la sécurité et des ouvertures| et des clés]',
            'Soigner présentation et [opérations commerciales|animations]',
            'Lire les chiffres et [agir en conséquence|les partager]',
          ],
          needs: [
            'Une expérience du commerce et de l’encadrement',
            'L’aisance avec les chiffres',
            'Le goût du terrain',
          ],
          success: [
            'les ventes progressent, l’équipe reste et [rayons, caisse et ambiance sont au point|les clients reviennent]',
          ],
        },
        es: {
          purpose: ['llevar una tienda a la que [clientes y equipo vengan con gusto|dé gusto entrar]'],
          duties: [
            'Hacer los turnos para [cubrir las horas fuertes|repartir bien los fines de semana]',
            'Formar y acompañar [al equipo|a cada persona] en tienda',
            'Hacer pedidos y [reducir pérdidas|vigilar existencias]',
            'Responder de caja[, seguridad y aperturas| y llaves]',
            'Cuidar la presentación y [las campañas|las acciones locales]',
            'Leer las cifras y [actuar|compartirlas]',
          ],
          needs: ['Experiencia en comercio y en dirigir personas', 'Soltura con números', 'Presencia en tienda'],
          success: [
            'crezcan las ventas, el equipo se quede y [estantes, caja y ambiente funcionen|los clientes vuelvan]',
          ],
        },
      },
    },
    {
      id: 'visual-merchandiser',
      titles: /visual|merchandis|dekorat|étalag|escaparat/,
      name: { en: 'Visual Merchandiser', de: 'Visual Merchandiser:in', fr: 'Étalagiste', es: 'Escaparatista' },
      words: {
        en: {
          purpose: ['make shops [inviting and easy to read|places people like to enter]'],
          duties: [
            'Design and build windows and [displays|layouts].',
            'Set up campaigns [on the day agreed|safely and on time].',
            'Show shop teams how to [keep the look|place goods].',
            'See what sells and [change what does not|learn from it].',
            'Keep tools and materials in order.',
          ],
          needs: ['An eye for form and colour.', 'Skill with tools.', 'Good planning.'],
          success: ['people stop, come in and [find their way|sales follow]'],
        },
        de: {
          purpose: ['Läden [einladend und übersichtlich sind|Lust machen einzutreten]'],
          duties: [
            'Schaufenster und [Präsentationen|Flächen] entwerfen und bauen',
            'Aktionen [termingerecht|sicher und pünktlich] aufbauen',
            'Teams zeigen, wie [das Bild erhalten bleibt|Ware gut steht]',
            'Sehen, was sich verkauft, und [anderes ändern|daraus lernen]',
            'Werkzeug und Material in Ordnung halten',
          ],
          needs: ['Ein Auge für Form und Farbe', 'Handwerkliches Geschick', 'Gute Planung'],
          success: ['Menschen stehen bleiben, eintreten und [sich zurechtfinden|kaufen]'],
        },
        fr: {
          purpose: ['rendre les magasins [accueillants et lisibles|attirants]'],
          duties: [
            'Concevoir et monter vitrines et [présentations|espaces]',
            'Installer les opérations [à la date dite|en sécurité]',
            'Montrer aux équipes comment [garder l’effet|placer les produits]',
            'Voir ce qui se vend et [changer le reste|en tirer parti]',
            'Tenir outils et matériel en ordre',
          ],
          needs: ['L’œil pour les formes et les couleurs', 'De l’habileté manuelle', 'Une bonne organisation'],
          success: ['les passants s’arrêtent, entrent et [s’y retrouvent|achètent]'],
        },
        es: {
          purpose: ['hacer tiendas [acogedoras y claras|que inviten a entrar]'],
          duties: [
            'Diseñar y montar escaparates y [expositores|espacios]',
            'Montar campañas [en la fecha acordada|con seguridad]',
            'Enseñar a los equipos a [mantener la imagen|colocar el producto]',
            'Ver qué se vende y [cambiar lo demás|aprender de ello]',
            'Tener en orden herramientas y material',
          ],
          needs: ['Ojo para formas y colores', 'Habilidad manual', 'Buena planificación'],
          success: ['la gente se pare, entre y [se oriente|compre]'],
        },
      },
    },
    {
      id: 'ecommerce-manager',
      titles: /e-?commerce|online.?shop|web ?shop|comercio electrónico|tienda online|marketplace/,
      name: {
        en: 'E-commerce Manager',
        de: 'E-Commerce-Manager:in',
        fr: 'Responsable e-commerce',
        es: 'Responsable de comercio electrónico',
      },
      words: {
        en: {
          purpose: ['run an online shop that [is easy to buy from|keeps what it promises]'],
          duties: [
            'Keep products, texts and pictures(( in {tools})) [correct and inviting|complete].',
            'Plan campaigns and [prices|offers] with purchasing and marketing.',
            'Follow visits, sales and returns and [find the reasons|act on them].',
            'Improve search, checkout and [delivery information|mobile pages].',
            'Work with stock and customer service so that [promises hold|orders arrive].',
          ],
          needs: [
            'Practice with an online shop or marketplace.',
            'Ease with figures and tests.',
            'Understanding of customers.',
          ],
          success: ['more visitors buy, fewer send goods back and [questions get rarer|margins hold]'],
        },
        de: {
          purpose: ['ein Onlineshop [leicht zu bedienen ist|hält, was er verspricht]'],
          duties: [
            'Produkte, Texte und Bilder(( in {tools})) [korrekt und ansprechend|vollständig] halten',
            'Aktionen und [Preise|Angebote] mit Einkauf und Marketing planen',
            'Besuche, Verkäufe und Retouren verfolgen und [Gründe finden|handeln]',
            'Suche, Bestellvorgang und [Lieferangaben|mobile Seiten] verbessern',
            'Mit Lager und Service dafür sorgen, dass [Zusagen gelten|Bestellungen ankommen]',
          ],
          needs: [
            'Praxis mit Onlineshop oder Marktplatz',
            'Sicherheit mit Zahlen und Tests',
            'Verständnis für die Kundschaft',
          ],
          success: ['mehr Besuche zu Käufen werden, weniger zurückkommt und [Fragen seltener werden|die Marge stimmt]'],
        },
        fr: {
          purpose: ['tenir une boutique en ligne [où il est facile d’acheter|qui tient ses promesses]'],
          duties: [
            'Garder produits, textes et images(( dans {tools})) [justes et attrayants|complets]',
            'Préparer opérations et [prix|offres] avec achats et marketing',
            'Suivre visites, ventes et retours et [en trouver les causes|agir]',
            'Améliorer recherche, paiement et [informations de livraison|pages mobiles]',
            'Veiller avec la logistique et le service client à ce que [les promesses tiennent|tout arrive]',
          ],
          needs: [
            'La pratique d’une boutique en ligne',
            'L’aisance avec chiffres et tests',
            'La compréhension des clients',
          ],
          success: ['plus de visiteurs achètent, moins renvoient et [les questions se font rares|les marges tiennent]'],
        },
        es: {
          purpose: ['llevar una tienda online [en la que sea fácil comprar|que cumpla lo que promete]'],
          duties: [
            'Mantener productos, textos e imágenes(( en {tools})) [correctos y atractivos|completos]',
            'Planificar campañas y [precios|ofertas] con compras y marketing',
            'Seguir visitas, ventas y devoluciones y [buscar causas|actuar]',
            'Mejorar búsqueda, pago [e información de envío|y páginas móviles]',
            'Lograr con almacén y atención que [se cumpla lo prometido|todo llegue]',
          ],
          needs: ['Práctica con una tienda online', 'Soltura con números y pruebas', 'Comprensión del cliente'],
          success: ['más visitas acaben en compra, se devuelva menos y [haya menos dudas|se mantenga el margen]'],
        },
      },
    },
  ],
}
