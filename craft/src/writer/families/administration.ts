import type { RoleFamily } from './role.ts'

export const administration: RoleFamily = {
  family: 'administration',
  roles: [
    {
      id: 'administrative-assistant',
      titles:
        /admin|assist|büro|secretar|sekret|secrét|clerk|sachbearbeit|data entry|datenerfass|auxiliar|verwaltungs(?:fach|angest|mitarb|kraft|wirt)|(?<!tourismus|verkehrs)kauf(?:mann|frau)|schreibkraft|back.?office|datentyp|phonotyp|registrator|typist|transcri|transkri|clerical|office (?:junior|worker)|employée? de (?:bureau|commerce)|commis de bureau|agente? (?:de mairie|d.état civil|communal|territorial)|^gestionnaire$|opérateur de numér|capturista|grabador|digitador|ordenanza|subalterno|gestor[a]? documental/,
      name: {
        en: 'Administrative Assistant',
        de: 'Büroassistenz',
        fr: 'Assistant administratif',
        es: 'Administrativo/a',
      },
      words: {
        en: {
          purpose: ['keep the office work [in order, so that others can do theirs|moving and easy to follow]'],
          duties: [
            'Write letters and mails [without errors|in a clear tone].',
            'Keep data and files(( in {tools})) [complete and easy to find|up to date].',
            'Arrange meetings and [take notes|prepare papers].',
            'Check and pass on invoices and [orders|applications].',
            'Answer questions [by phone and mail|from inside and outside] in a friendly way.',
            'Notice what runs out or [gets stuck|is late] and see to it.',
          ],
          needs: [
            'Sure handling of office software.',
            'Accuracy and [order|a sense of what is urgent].',
            'A friendly way [on the phone|with people].',
          ],
          success: [
            'papers are found at once, [nothing is late|answers go out the same day] and colleagues have their heads free',
          ],
        },
        de: {
          purpose: [
            'im Büro [alles seine Ordnung hat und andere gut arbeiten können|die Arbeit läuft und nachvollziehbar bleibt]',
          ],
          duties: [
            'Schriftverkehr [fehlerfrei|in klarem Ton] erledigen',
            'Daten und Akten(( in {tools})) [vollständig und auffindbar|aktuell] halten',
            'Besprechungen vorbereiten und [protokollieren|Unterlagen bereitlegen]',
            'Rechnungen und [Bestellungen|Anträge] prüfen und weiterleiten',
            'Anfragen [telefonisch und schriftlich|von innen und außen] freundlich beantworten',
            'Bemerken, was ausgeht oder [stockt|sich verspätet], und sich kümmern',
          ],
          needs: [
            'Sicherer Umgang mit Bürosoftware',
            'Genauigkeit und [Ordnung|ein Gespür für Dringendes]',
            'Eine freundliche Art [am Telefon|im Umgang]',
          ],
          success: [
            'Unterlagen sofort zu finden sind, [nichts liegen bleibt|Antworten noch am selben Tag hinausgehen] und andere den Kopf frei haben',
          ],
        },
        fr: {
          purpose: ['tenir le bureau [en ordre pour que chacun puisse travailler|de façon claire et fluide]'],
          duties: [
            'Rédiger courriers et messages [sans faute|avec clarté]',
            'Tenir données et dossiers(( dans {tools})) [complets et faciles à trouver|à jour]',
            'Préparer les réunions et [les comptes rendus|les documents]',
            'Vérifier et transmettre factures et [commandes|demandes]',
            'Répondre aimablement [par téléphone et par écrit|aux demandes internes et externes]',
            'Remarquer ce qui manque ou [coince|tarde] et y remédier',
          ],
          needs: [
            'L’aisance avec les outils de bureau',
            'De la précision et [de l’ordre|le sens des priorités]',
            'Un contact aimable [au téléphone|avec tous]',
          ],
          success: [
            'tout se retrouve aussitôt, [rien ne traîne|les réponses partent le jour même] et chacun a l’esprit libre',
          ],
        },
        es: {
          purpose: ['llevar la oficina [en orden para que los demás puedan trabajar|de forma clara y ágil]'],
          duties: [
            'Redactar cartas y mensajes [sin errores|con claridad]',
            'Mantener datos y archivos(( en {tools})) [completos y fáciles de encontrar|al día]',
            'Preparar reuniones y [actas|documentos]',
            'Revisar y tramitar facturas y [pedidos|solicitudes]',
            'Atender con amabilidad consultas [por teléfono y por escrito|de dentro y de fuera]',
            'Ver qué falta o [se atasca|se retrasa] y resolverlo',
          ],
          needs: [
            'Soltura con la ofimática',
            'Precisión y [orden|sentido de la urgencia]',
            'Trato amable [por teléfono|con todos]',
          ],
          success: [
            'todo se encuentre enseguida, [nada se retrase|las respuestas salgan el mismo día] y los demás trabajen tranquilos',
          ],
        },
      },
    },
    {
      id: 'receptionist',
      titles: /reception|empfang|accueil|recepcion|front desk|telefonzentrale|switchboard|telefonist|standardist/,
      name: { en: 'Receptionist', de: 'Empfangskraft', fr: 'Agent d’accueil', es: 'Recepcionista' },
      words: {
        en: {
          purpose: ['give everyone who comes or calls [a good first impression|a friendly and clear welcome]'],
          duties: [
            'Welcome visitors and [show them the way|announce them].',
            'Answer calls, [pass them on|take messages] and call back when promised.',
            'Look after post[, deliveries and rooms| and meeting rooms].',
            'Book appointments and [keep the calendar|change them without fuss].',
            'Keep records and [simple payments|lists] correct and confidential.',
            'Keep the desk [tidy and staffed|in good order].',
          ],
          needs: [
            'A friendly, clear manner.',
            'Ease with a computer and [a telephone system|several things at once].',
            'Discretion.',
          ],
          success: ['nobody waits unnoticed and [messages arrive|calls reach the right person]'],
        },
        de: {
          purpose: [
            'alle, die kommen oder anrufen, [freundlich und klar empfangen werden|einen guten ersten Eindruck bekommen]',
          ],
          duties: [
            'Besuch begrüßen und [den Weg weisen|anmelden]',
            'Anrufe annehmen, [weiterleiten|notieren] und Rückrufe sicherstellen',
            'Post[, Lieferungen und Räume| und Besprechungsräume] betreuen',
            'Termine vereinbaren und [den Kalender führen|umstandslos ändern]',
            'Daten und [einfache Zahlungen|Listen] korrekt und vertraulich führen',
            'Den Empfang [aufgeräumt und besetzt|in Ordnung] halten',
          ],
          needs: [
            'Eine freundliche, klare Art',
            'Sicherheit mit Computer und [Telefonanlage|mehreren Dingen zugleich]',
            'Verschwiegenheit',
          ],
          success: ['niemand unbemerkt wartet und [Nachrichten ankommen|Anrufe die richtige Person erreichen]'],
        },
        fr: {
          purpose: ['offrir à qui vient ou appelle [un accueil aimable et clair|une bonne première impression]'],
          duties: [
            'Accueillir les visiteurs et [les orienter|les annoncer]',
            'Prendre les appels, [les transmettre|noter les messages] et faire rappeler',
            'S’occuper du courrier[, des livraisons et des salles| et des salles]',
            'Fixer les rendez-vous et [tenir l’agenda|les modifier sans peine]',
            'Tenir dossiers et [petits paiements|listes] avec exactitude et discrétion',
            'Garder l’accueil [rangé et présent|en ordre]',
          ],
          needs: [
            'Une attitude aimable et claire',
            'L’aisance avec l’ordinateur et [le standard|plusieurs tâches]',
            'De la discrétion',
          ],
          success: ['personne n’attend sans être vu et [les messages arrivent|les appels trouvent leur destinataire]'],
        },
        es: {
          purpose: ['dar a quien llega o llama [una acogida amable y clara|una buena primera impresión]'],
          duties: [
            'Recibir visitas y [orientarlas|anunciarlas]',
            'Atender llamadas, [pasarlas|tomar recados] y asegurar respuesta',
            'Encargarse del correo[, entregas y salas| y salas]',
            'Concertar citas y [llevar la agenda|cambiarlas sin problema]',
            'Llevar datos y [pequeños cobros|listas] con exactitud y discreción',
            'Mantener la recepción [ordenada y atendida|en orden]',
          ],
          needs: [
            'Trato amable y claro',
            'Soltura con el ordenador y [la centralita|varias cosas a la vez]',
            'Discreción',
          ],
          success: ['nadie espere sin ser visto y [los recados lleguen|las llamadas encuentren a su persona]'],
        },
      },
    },
    {
      id: 'executive-assistant',
      titles:
        /executive assistant|personal assistant|\bea\b|\bpa\b|vorstandsassist|assistenz der geschäft|assistant.* de direction|asistente.* dirección|chief of staff|asistente (?:ejecutiv|de (?:gerencia|presidencia))|attachée? de direction/,
      name: {
        en: 'Executive Assistant',
        de: 'Assistenz der Geschäftsführung',
        fr: 'Assistant de direction',
        es: 'Asistente de dirección',
      },
      words: {
        en: {
          purpose: ['free the time of those you support [for what only they can do|and keep their plans realistic]'],
          duties: [
            'Plan diaries so that [there is time to think|important things come first].',
            'Prepare trips, [papers and talks|meetings and papers].',
            'Write minutes and [follow up what was agreed|keep track of decisions].',
            'Handle mail and calls [with tact|in the spirit of the office].',
            'Take on small projects and [bring them to an end|events].',
            'Keep confidential matters [confidential|safe].',
          ],
          needs: [
            'Practice in supporting leaders.',
            'Discretion and tact.',
            'A clear overview, [also when plans change twice a day|also on full days].',
          ],
          success: ['days work out, papers are ready and [nothing agreed is forgotten|people feel well received]'],
        },
        de: {
          purpose: ['die Leitung Zeit hat [für das, was nur sie tun kann|und ihre Pläne realistisch bleiben]'],
          duties: [
            'Kalender so führen, dass [Zeit zum Denken bleibt|Wichtiges zuerst kommt]',
            'Reisen, [Unterlagen und Vorträge|Sitzungen und Unterlagen] vorbereiten',
            'Protokolle schreiben und [Vereinbartes nachhalten|Beschlüsse verfolgen]',
            'Post und Anrufe [taktvoll|im Sinne der Leitung] bearbeiten',
            'Kleine Projekte und [Veranstaltungen übernehmen|zum Ende bringen]',
            'Vertrauliches [vertraulich behandeln|schützen]',
          ],
          needs: [
            'Praxis in der Assistenz der Leitung',
            'Verschwiegenheit und Takt',
            'Überblick, [auch wenn Pläne sich ändern|auch an vollen Tagen]',
          ],
          success: [
            'Tage aufgehen, Unterlagen bereitliegen und [nichts Vereinbartes vergessen wird|sich alle gut empfangen fühlen]',
          ],
        },
        fr: {
          purpose: ['libérer le temps de la direction [pour l’essentiel|et garder des plans réalistes]'],
          duties: [
            'Tenir les agendas pour [laisser du temps à la réflexion|faire passer l’essentiel d’abord]',
            'Préparer voyages, [dossiers et interventions|réunions et dossiers]',
            'Rédiger les comptes rendus et [suivre les décisions|relancer]',
            'Traiter courrier et appels [avec tact|avec discernement]',
            'Prendre en charge de petits projets et [des événements|les mener à terme]',
            'Garder la confidentialité [en toute occasion|des dossiers]',
          ],
          needs: [
            'La pratique de l’assistance de direction',
            'De la discrétion et du tact',
            'Une vue d’ensemble, [même quand tout change|même les jours chargés]',
          ],
          success: ['les journées tiennent, les dossiers sont prêts et [rien n’est oublié|chacun se sent bien reçu]'],
        },
        es: {
          purpose: [
            'liberar el tiempo de la dirección [para lo que solo ella puede hacer|y mantener planes realistas]',
          ],
          duties: [
            'Llevar agendas que [dejen tiempo para pensar|pongan primero lo importante]',
            'Preparar viajes, [documentos e intervenciones|reuniones y documentos]',
            'Redactar actas y [seguir lo acordado|las decisiones]',
            'Atender correo y llamadas [con tacto|con criterio]',
            'Asumir pequeños proyectos y [actos|llevarlos a término]',
            'Guardar la confidencialidad [siempre|de los asuntos]',
          ],
          needs: [
            'Práctica en asistencia a dirección',
            'Discreción y tacto',
            'Visión de conjunto, [también cuando todo cambia|también en días llenos]',
          ],
          success: ['los días cuadren, los papeles estén listos y [nada se olvide|todos se sientan bien recibidos]'],
        },
      },
    },
    {
      id: 'office-manager',
      titles:
        /office manag|büroleit|office-manag|responsable de bureau|jefe.* oficina|office administrator|(?:responsable|encargad[oa]) de oficina/,
      name: { en: 'Office Manager', de: 'Office Manager:in', fr: 'Office manager', es: 'Office manager' },
      words: {
        en: {
          purpose: ['run an office [where people like to work|that simply works]'],
          duties: [
            'Look after suppliers, [contracts and costs|orders and costs].',
            'Prepare the first day of [new colleagues|each new colleague].',
            'Organise events[, travel and rooms| and moves].',
            'See to safety and [small repairs|order].',
            'Support accounts with [invoices and receipts|papers].',
            'Listen to what the office needs and [see to it|find a way].',
          ],
          needs: ['Talent for organising.', 'Ease with figures and suppliers.', 'A helpful, clear manner.'],
          success: ['the office runs without being noticed and [costs hold|new colleagues feel at home]'],
        },
        de: {
          purpose: ['ein Büro läuft, [in dem man gern arbeitet|das einfach funktioniert]'],
          duties: [
            'Dienstleister, [Verträge und Kosten|Bestellungen und Kosten] betreuen',
            'Den ersten Tag [neuer Kräfte|aller Neuen] vorbereiten',
            'Veranstaltungen[, Reisen und Räume| und Umzüge] organisieren',
            'Für Sicherheit und [kleine Reparaturen|Ordnung] sorgen',
            'Die Buchhaltung mit [Rechnungen und Belegen|Unterlagen] unterstützen',
            'Hören, was das Büro braucht, und [sich kümmern|Wege finden]',
          ],
          needs: ['Organisationstalent', 'Sicherheit mit Zahlen und Dienstleistern', 'Eine hilfsbereite, klare Art'],
          success: ['das Büro unauffällig läuft und [die Kosten stimmen|Neue sich wohlfühlen]'],
        },
        fr: {
          purpose: ['tenir un bureau [où l’on aime travailler|qui tourne tout seul]'],
          duties: [
            'Suivre fournisseurs, [contrats et coûts|commandes et coûts]',
            'Préparer le premier jour [des nouveaux|de chacun]',
            'Organiser événements[, voyages et salles| et déménagements]',
            'Veiller à la sécurité et [aux petites réparations|à l’ordre]',
            'Aider la comptabilité pour [factures et justificatifs|les pièces]',
            'Écouter les besoins et [y répondre|trouver des solutions]',
          ],
          needs: [
            'Le talent d’organiser',
            'L’aisance avec chiffres et fournisseurs',
            'Une attitude serviable et claire',
          ],
          success: ['le bureau tourne sans bruit et [les coûts tiennent|les nouveaux se sentent chez eux]'],
        },
        es: {
          purpose: ['llevar una oficina [en la que guste trabajar|que simplemente funcione]'],
          duties: [
            'Atender proveedores, [contratos y costes|pedidos y costes]',
            'Preparar el primer día [de quien llega|de cada persona]',
            'Organizar actos[, viajes y salas| y mudanzas]',
            'Velar por la seguridad y [las pequeñas reparaciones|el orden]',
            'Ayudar a contabilidad con [facturas y recibos|papeles]',
            'Escuchar lo que hace falta y [resolverlo|buscar soluciones]',
          ],
          needs: ['Talento para organizar', 'Soltura con números y proveedores', 'Trato servicial y claro'],
          success: ['la oficina funcione sin que se note y [se cumplan los costes|quien llega se sienta en casa]'],
        },
      },
    },
  ],
}
