import type { Role } from './role.ts'

/** Work in the practice, the optician’s shop and the laboratory. */
export const TEETH_AND_LABORATORY: Role[] = [
  {
    id: 'dental-hygienist',
    titles:
      /dental (?:hygienist|therapist)|dentalhygien|prophylaxe|hygiéniste dentaire|higienista (?:bucodental|dental)|^higienista$|\bzmp\b|\bdh\b/,
    name: { en: 'Dental Hygienist', de: 'Dentalhygieniker:in', fr: 'Hygiéniste dentaire', es: 'Higienista bucodental' },
    words: {
      en: {
        purpose: ['keep teeth and gums healthy, [gently and thoroughly|and help people to keep them so]'],
        duties: [
          'Examine gums and teeth and [record what you find|compare with the last visit].',
          'Clean teeth [gently and thoroughly|above and below the gum line] and polish them.',
          'Show patients how to [clean at home|look after implants, braces or dentures].',
          'Talk about habits that harm teeth, [without reproach|and find small steps that last].',
          'Point out to the dentist [what needs a closer look|changes early].',
          'Sterilise instruments and [prepare the room for the next patient|keep recalls in order].',
        ],
        needs: [
          'Training in dental hygiene.',
          'A light hand and patience with anxious people.',
          'Plain words about prevention.',
        ],
        success: [
          'patients come back for their check and [their gums are healthier than before|lose their fear of it]',
        ],
      },
      de: {
        purpose: [
          'Zähne und Zahnfleisch gesund bleiben, [mit sanfter und gründlicher Behandlung|auch durch gute Pflege zu Hause]',
        ],
        duties: [
          'Zahnfleisch und Zähne untersuchen und [Befunde festhalten|mit dem letzten Termin vergleichen]',
          'Zähne [sanft und gründlich|ober- und unterhalb des Zahnfleischs] reinigen und polieren',
          'Zeigen, wie man [zu Hause richtig putzt|Implantate, Spangen oder Prothesen pflegt]',
          'Über schädliche Gewohnheiten sprechen[, ohne Vorwurf| und kleine Schritte finden, die bleiben]',
          'In der Praxis ansprechen, [was genauer anzusehen ist|was sich verändert hat]',
          'Instrumente aufbereiten und [den Raum für den nächsten Termin vorbereiten|das Recall pflegen]',
        ],
        needs: [
          'Eine Fortbildung in Prophylaxe oder Dentalhygiene',
          'Eine leichte Hand und Geduld mit ängstlichen Menschen',
          'Verständliche Worte zur Vorsorge',
        ],
        success: [
          'Patienten gern zur Kontrolle kommen und [ihr Zahnfleisch gesünder ist als zuvor|ihre Angst verlieren]',
        ],
      },
      fr: {
        purpose: ['garder dents et gencives saines, [avec douceur et minutie|et aider chacun à les garder ainsi]'],
        duties: [
          'Examiner gencives et dents et [noter les constats|comparer avec la visite précédente]',
          'Nettoyer les dents [avec douceur et minutie|au-dessus et au-dessous de la gencive] et les polir',
          'Montrer comment [se brosser les dents chez soi|entretenir implants, appareils ou prothèses]',
          'Parler des habitudes qui nuisent aux dents, [sans reproche|et trouver de petits pas qui durent]',
          'Signaler au dentiste [ce qu’il faut regarder de plus près|les changements à temps]',
          'Stériliser les instruments et [préparer la salle pour le patient suivant|suivre les rappels]',
        ],
        needs: [
          'Une formation en hygiène dentaire',
          'La main légère et de la patience avec les personnes anxieuses',
          'Des mots simples sur la prévention',
        ],
        success: ['les patients reviennent au contrôle et [que leurs gencives vont mieux|perdent leur peur]'],
      },
      es: {
        purpose: ['mantener sanos dientes y encías, [con suavidad y esmero|y ayudar a cada persona a conservarlos]'],
        duties: [
          'Explorar encías y dientes y [anotar lo observado|comparar con la última visita]',
          'Limpiar los dientes [con suavidad y esmero|por encima y por debajo de la encía] y pulirlos',
          'Enseñar a [cepillarse bien en casa|cuidar implantes, aparatos o prótesis]',
          'Hablar de los hábitos que dañan los dientes, [sin reproches|y buscar pequeños pasos que duren]',
          'Avisar en la consulta de [lo que conviene mirar mejor|los cambios a tiempo]',
          'Esterilizar el instrumental y [preparar el gabinete para el siguiente paciente|llevar las revisiones]',
        ],
        needs: [
          'Formación en higiene bucodental',
          'Mano ligera y paciencia con quien tiene miedo',
          'Palabras sencillas sobre prevención',
        ],
        success: ['los pacientes vuelvan a sus revisiones y [tengan mejor las encías|pierdan el miedo]'],
      },
    },
  },
  {
    id: 'dental-nurse',
    titles:
      /dental (?:nurse|assistant)|zahnmedizinische(?! verwaltung)|zahnarzthelf|zahnarztassist|dentalassist|\bzfa\b|\bzmf\b|assistant\p{L}* dentaire|auxiliar\p{L}* (?:dental|de (?:clínica dental|odontología|dentista))/u,
    name: {
      en: 'Dental Nurse',
      de: 'Zahnmedizinische/r Fachangestellte/r',
      fr: 'Assistant dentaire',
      es: 'Auxiliar dental',
    },
    words: {
      en: {
        purpose: [
          'see that treatments run smoothly and [patients feel looked after|nobody sits in the chair alone with their fear]',
        ],
        duties: [
          'Prepare the room and [materials for each treatment|have everything ready to hand].',
          'Assist at the chair, [one step ahead|pass instruments and mix materials].',
          'Calm anxious patients and [explain what comes next|notice when they need a break].',
          'Clean, sterilise and [log instruments|check instruments] by the hygiene rules.',
          'Record findings and treatments [as they are dictated|completely] and take X-rays where you are trained to.',
          'Order supplies and [help at reception when needed|keep the stock up to date].',
        ],
        needs: ['Training in dental assistance, or the wish to gain it.', 'Care with hygiene.', 'A calm, warm manner.'],
        success: ['the day runs to time and [patients leave relieved|the dentist never has to ask for anything]'],
      },
      de: {
        purpose: [
          'Behandlungen ruhig ablaufen und [Patienten sich gut betreut fühlen|niemand mit seiner Angst allein ist]',
        ],
        duties: [
          'Behandlungszimmer und [Material für jeden Termin vorbereiten|Instrumente griffbereit richten]',
          'Am Stuhl assistieren, [einen Schritt voraus|Instrumente reichen und Material anmischen]',
          'Ängstliche Patienten beruhigen und [erklären, was als Nächstes kommt|merken, wann eine Pause guttut]',
          'Instrumente reinigen, sterilisieren und [dokumentieren|prüfen], streng nach Hygieneplan',
          'Befunde und Leistungen [nach Ansage|vollständig] erfassen und beim Röntgen mitarbeiten, soweit erlaubt',
          'Material bestellen und [bei Bedarf am Empfang helfen|die Bestände aktuell halten]',
        ],
        needs: [
          'Eine Ausbildung in der Zahnarztpraxis oder der Wunsch danach',
          'Sorgfalt bei der Hygiene',
          'Eine ruhige, herzliche Art',
        ],
        success: ['der Tag nach Plan läuft und [Patienten erleichtert gehen|am Stuhl nie etwas fehlt]'],
      },
      fr: {
        purpose: [
          'veiller à ce que les soins se déroulent sans heurt et [que les patients se sentent entourés|que personne ne reste seul avec sa peur]',
        ],
        duties: [
          'Préparer la salle et [le matériel de chaque soin|tout avoir sous la main]',
          'Assister au fauteuil, [avec un temps d’avance|passer les instruments et préparer les matériaux]',
          'Rassurer les patients inquiets et [expliquer la suite|voir quand une pause est utile]',
          'Nettoyer, stériliser et [tracer les instruments|contrôler les instruments] selon les règles d’hygiène',
          'Noter constats et soins [sous la dictée|sans rien oublier] et aider aux radios dans le cadre permis',
          'Commander les fournitures et [aider à l’accueil si besoin|tenir les stocks à jour]',
        ],
        needs: [
          'Une formation d’assistant dentaire, ou l’envie de la suivre',
          'De la rigueur dans l’hygiène',
          'Un accueil calme et chaleureux',
        ],
        success: [
          'la journée se déroule à l’heure et [que les patients repartent soulagés|qu’il ne manque jamais rien au fauteuil]',
        ],
      },
      es: {
        purpose: [
          'hacer que los tratamientos transcurran sin sobresaltos y [los pacientes se sientan atendidos|nadie quede a solas con su miedo]',
        ],
        duties: [
          'Preparar el gabinete y [el material de cada tratamiento|tenerlo todo a mano]',
          'Asistir en el sillón, [un paso por delante|pasar el instrumental y preparar los materiales]',
          'Tranquilizar a los pacientes nerviosos y [explicar qué viene después|ver cuándo hace falta una pausa]',
          'Limpiar, esterilizar y [registrar el instrumental|revisar el instrumental] según las normas de higiene',
          'Anotar hallazgos y tratamientos [al dictado|sin olvidar nada] y ayudar con las radiografías si está permitido',
          'Pedir material y [ayudar en recepción cuando haga falta|tener al día las existencias]',
        ],
        needs: [
          'Formación como auxiliar dental o ganas de cursarla',
          'Rigor con la higiene',
          'Trato tranquilo y cercano',
        ],
        success: ['el día vaya a su hora y [los pacientes salgan aliviados|nunca falte nada en el sillón]'],
      },
    },
  },
  {
    id: 'dentist',
    titles:
      /dentist|dental surgeon|orthodontist|endodontist|zahnarzt(?!helf|assist|praxis|-)|zahnärzt|kieferorthop|oralchirurg|chirurgien\p{L}*[- ]dentiste|orthodontiste|odontólog|ortodoncist|odontopediatra/u,
    name: { en: 'Dentist', de: 'Zahnarzt/Zahnärztin', fr: 'Chirurgien-dentiste', es: 'Odontólogo/a' },
    words: {
      en: {
        purpose: [
          'treat and protect teeth so that [patients can eat, speak and smile without pain|people come before it hurts]',
        ],
        duties: [
          'Examine mouth and teeth and [find the cause of complaints|record findings and take images where they help].',
          'Explain options, limits and costs [so that patients can decide|in words anyone can follow].',
          'Treat teeth and gums [with care and without pain|by sound, current methods].',
          'Plan crowns, bridges or implants with [the laboratory|colleagues] and check how they fit.',
          'Advise on prevention and [recall patients in good time|care at home].',
          'Keep records complete and [work hand in hand with nurses and reception|refer where it is wise].',
        ],
        needs: [
          'The right to practise dentistry.',
          'Sure hands and sound judgement.',
          'Patience with people who are afraid.',
        ],
        success: ['treatments last, patients trust you and [bring their families|understand what is done and why]'],
      },
      de: {
        purpose: [
          'Zähne erhalten bleiben und [Patienten ohne Schmerzen essen, sprechen und lachen können|Patienten kommen, bevor es wehtut]',
        ],
        duties: [
          'Mund und Zähne untersuchen und [die Ursache von Beschwerden finden|Befunde erheben, wo nötig mit Röntgenbild]',
          'Möglichkeiten, Grenzen und Kosten erklären, [damit Patienten entscheiden können|in verständlichen Worten]',
          'Zähne und Zahnfleisch [schonend und schmerzarm|nach aktuellem Stand] behandeln',
          'Kronen, Brücken oder Implantate mit [dem Labor|dem Team] planen und den Sitz prüfen',
          'Zur Vorsorge beraten und [rechtzeitig zur Kontrolle einladen|die Pflege zu Hause besprechen]',
          'Behandlungen vollständig dokumentieren und [Hand in Hand mit Assistenz und Empfang arbeiten|überweisen, wo es klug ist]',
        ],
        needs: [
          'Die Berechtigung, zahnärztlich zu arbeiten',
          'Sichere Hände und ein gutes Urteil',
          'Geduld mit Menschen, die Angst haben',
        ],
        success: [
          'Behandlungen halten, Patienten Vertrauen haben und [ihre Familien mitbringen|wissen, was warum geschieht]',
        ],
      },
      fr: {
        purpose: [
          'soigner et préserver les dents pour que [chacun mange, parle et sourie sans douleur|les patients viennent avant d’avoir mal]',
        ],
        duties: [
          'Examiner la bouche et les dents et [trouver la cause des douleurs|poser un diagnostic, avec imagerie si besoin]',
          'Expliquer options, limites et coûts [pour que le patient puisse décider|avec des mots simples]',
          'Soigner dents et gencives [avec douceur et précision|selon les bonnes pratiques actuelles]',
          'Concevoir couronnes, bridges ou implants avec [le laboratoire|les confrères] et vérifier leur ajustement',
          'Conseiller la prévention et [rappeler les patients à temps|les soins à la maison]',
          'Tenir des dossiers complets et [travailler main dans la main avec l’équipe|adresser à un confrère quand c’est utile]',
        ],
        needs: [
          'Le droit d’exercer comme chirurgien-dentiste',
          'Des mains sûres et un bon jugement',
          'De la patience avec les personnes qui ont peur',
        ],
        success: [
          'les soins durent, que les patients ont confiance et [que leurs proches viennent aussi|comprennent ce qui est fait]',
        ],
      },
      es: {
        purpose: [
          'tratar y conservar los dientes para que [cada cual coma, hable y sonría sin dolor|los pacientes vengan antes de que duela]',
        ],
        duties: [
          'Explorar boca y dientes y [encontrar la causa de las molestias|diagnosticar, con imágenes si ayudan]',
          'Explicar opciones, límites y costes [para que el paciente pueda decidir|con palabras claras]',
          'Tratar dientes y encías [con cuidado y sin dolor|según la buena práctica actual]',
          'Planificar coronas, puentes o implantes con [el laboratorio|el equipo] y comprobar que ajustan',
          'Aconsejar sobre prevención y [citar a tiempo para las revisiones|cuidados en casa]',
          'Llevar historias completas y [trabajar mano a mano con el equipo|derivar cuando convenga]',
        ],
        needs: [
          'Habilitación para ejercer la odontología',
          'Manos seguras y buen criterio',
          'Paciencia con quienes tienen miedo',
        ],
        success: [
          'los tratamientos duren, los pacientes confíen y [traigan a los suyos|entiendan qué se hace y por qué]',
        ],
      },
    },
  },
  {
    id: 'optician',
    titles:
      /optician|optometr|optical assistant|augenoptik(?:er|meister)|^optiker|opticien|(?<!fibra )óptic[oa](?!\p{L})|contactólog|optik-?verkäuf/u,
    name: { en: 'Optician', de: 'Augenoptiker:in', fr: 'Opticien', es: 'Óptico/a' },
    words: {
      en: {
        purpose: ['help people see well, [with glasses and lenses that fit and suit them|and choose what suits them]'],
        duties: [
          'Ask how customers use their eyes and [what troubles them|test their sight where you are qualified to].',
          'Advise on frames, lenses and contact lenses, [to suit face, purpose and purse|honestly and patiently].',
          'Measure and order lenses [exactly|and check them when they come in].',
          'Fit lenses and adjust frames [so that nothing presses or slips|in the workshop, with a fine hand].',
          'Repair and clean glasses, [often while the customer waits|also those bought elsewhere].',
          'Refer people to a doctor when [something looks wrong|signs of disease appear].',
        ],
        needs: [
          'Training in optics.',
          'Exact work with fine tools.',
          'A good eye and a kind word for what suits people.',
        ],
        success: ['customers see well, like what they wear and [recommend you|seldom come back with complaints]'],
      },
      de: {
        purpose: [
          'Menschen gut sehen[, mit Brillen und Linsen, die passen und stehen| und gern tragen, was sie gewählt haben]',
        ],
        duties: [
          'Nach Sehgewohnheiten und [Beschwerden fragen|Wünschen fragen und die Sehstärke bestimmen, wo die Ausbildung es erlaubt]',
          'Zu Fassungen, Gläsern und Kontaktlinsen beraten, [passend zu Gesicht, Zweck und Budget|ehrlich und mit Geduld]',
          'Gläser [exakt|sorgfältig] ausmessen, bestellen und beim Eingang prüfen',
          'Gläser einschleifen und Fassungen anpassen, [bis nichts drückt oder rutscht|mit feiner Hand]',
          'Brillen reparieren und reinigen, [oft gleich zum Mitnehmen|auch wenn sie woanders gekauft sind]',
          'Zum Arztbesuch raten, wenn [etwas auffällig ist|Anzeichen einer Krankheit zu sehen sind]',
        ],
        needs: [
          'Eine Ausbildung in der Augenoptik',
          'Genaues Arbeiten mit feinem Werkzeug',
          'Ein gutes Auge und ein freundliches Wort in der Beratung',
        ],
        success: [
          'Kunden gut sehen, ihre Brille mögen und [uns weiterempfehlen|selten mit Reklamationen zurückkommen]',
        ],
      },
      fr: {
        purpose: [
          'aider chacun à bien voir, [avec des lunettes et lentilles qui vont et qui plaisent|et à choisir ce qui lui va]',
        ],
        duties: [
          'Interroger les clients sur leurs habitudes visuelles et [leurs gênes|contrôler leur vue dans le cadre permis]',
          'Conseiller montures, verres et lentilles [selon le visage, l’usage et le budget|avec franchise et patience]',
          'Prendre les mesures et commander les verres [avec exactitude|puis les vérifier à l’arrivée]',
          'Monter les verres et ajuster les montures [pour que rien ne serre ni ne glisse|à l’atelier, d’une main fine]',
          'Réparer et nettoyer des lunettes, [souvent pendant que le client attend|même achetées ailleurs]',
          'Orienter vers un médecin quand [quelque chose paraît anormal|des signes de maladie apparaissent]',
        ],
        needs: [
          'Une formation en optique',
          'Un travail précis avec des outils fins',
          'Le coup d’œil et le mot juste pour conseiller',
        ],
        success: [
          'les clients voient bien, aiment leurs lunettes et [en parlent autour d’eux|reviennent rarement se plaindre]',
        ],
      },
      es: {
        purpose: ['ayudar a ver bien, [con gafas y lentillas que se ajusten y gusten|y a elegir lo que mejor sienta]'],
        duties: [
          'Preguntar por los hábitos visuales y [las molestias|graduar la vista dentro de lo que permita la titulación]',
          'Aconsejar sobre monturas, lentes y lentillas [según rostro, uso y presupuesto|con franqueza y paciencia]',
          'Medir y encargar las lentes [con exactitud|y comprobarlas al recibirlas]',
          'Montar lentes y ajustar monturas [para que nada apriete ni resbale|en el taller, con mano fina]',
          'Reparar y limpiar gafas, [a menudo en el momento|también las compradas en otro sitio]',
          'Recomendar la visita al médico cuando [algo no parezca normal|haya signos de enfermedad]',
        ],
        needs: [
          'Formación en óptica',
          'Trabajo exacto con herramientas finas',
          'Buen ojo y palabras amables para aconsejar',
        ],
        success: ['los clientes vean bien, estén contentos con sus gafas y [nos recomienden|rara vez reclamen]'],
      },
    },
  },
  {
    id: 'phlebotomist',
    titles:
      /phlebotom|blood (?:collection|donor)|blutentnahme|blutabnahme|préleveu|extracción de sangre|flebotom|extraccionista/,
    name: { en: 'Phlebotomist', de: 'Fachkraft für Blutentnahme', fr: 'Préleveur', es: 'Flebotomista' },
    words: {
      en: {
        purpose: ['take blood [gently and safely|with a sure hand], so that results can be trusted'],
        duties: [
          'Check each patient’s name and [request before you begin|what is asked for].',
          'Take blood [quickly and with little pain|with the right tube for each test].',
          'Label samples [at the patient’s side|at once] and send them off at the right temperature.',
          'Calm people who fear needles and [tell them what you are doing|give them time].',
          'Help when somebody feels faint and [call for help in time|stay until they feel well].',
          'Keep to hygiene rules, dispose of needles safely and [restock the room|note every draw].',
        ],
        needs: [
          'Practice in taking blood, or training for it.',
          'Exactness with names and labels.',
          'A calm, kind manner.',
        ],
        success: ['patients hardly feel it and [no sample has to be taken again|nothing is ever mixed up]'],
      },
      de: {
        purpose: ['Blut [sanft und sicher|mit ruhiger Hand] abgenommen wird und auf Ergebnisse Verlass ist'],
        duties: [
          'Name und [Auftrag vor Beginn prüfen|Anforderung jedes Mal abgleichen]',
          'Blut [zügig und schmerzarm|mit dem richtigen Röhrchen für jede Untersuchung] abnehmen',
          'Proben [sofort|direkt am Patienten] beschriften und richtig temperiert auf den Weg bringen',
          'Menschen mit Angst vor Nadeln beruhigen und [sagen, was geschieht|ihnen Zeit lassen]',
          'Helfen, wenn jemandem schwindlig wird, und [rechtzeitig Hilfe holen|dabeibleiben, bis es besser geht]',
          'Hygiene einhalten, Nadeln sicher entsorgen und [Material auffüllen|jede Entnahme dokumentieren]',
        ],
        needs: [
          'Übung in der Blutentnahme oder die Bereitschaft, sie zu lernen',
          'Genauigkeit bei Namen und Etiketten',
          'Eine ruhige, freundliche Art',
        ],
        success: ['Patienten kaum etwas spüren und [keine Probe wiederholt werden muss|nichts verwechselt wird]'],
      },
      fr: {
        purpose: ['prélever le sang [avec douceur et sûreté|d’un geste sûr], pour des résultats fiables'],
        duties: [
          'Vérifier l’identité du patient et [la prescription avant de commencer|les examens demandés]',
          'Prélever le sang [vite et presque sans douleur|dans le bon tube pour chaque analyse]',
          'Étiqueter les tubes [auprès du patient|aussitôt] et les acheminer à la bonne température',
          'Rassurer les personnes qui craignent les aiguilles et [expliquer chaque geste|leur laisser du temps]',
          'Aider en cas de malaise et [appeler à temps|rester jusqu’à ce que cela aille mieux]',
          'Respecter l’hygiène, éliminer les aiguilles en sécurité et [regarnir la salle|noter chaque prélèvement]',
        ],
        needs: [
          'La pratique du prélèvement, ou une formation pour l’acquérir',
          'De l’exactitude dans les noms et les étiquettes',
          'Un accueil calme et bienveillant',
        ],
        success: [
          'les patients ne sentent presque rien et [qu’aucun prélèvement n’est à refaire|que rien n’est jamais confondu]',
        ],
      },
      es: {
        purpose: ['extraer sangre [con suavidad y seguridad|con mano firme], para que los resultados sean fiables'],
        duties: [
          'Comprobar la identidad del paciente y [la petición antes de empezar|los análisis solicitados]',
          'Extraer la sangre [con rapidez y poco dolor|en el tubo adecuado para cada análisis]',
          'Etiquetar las muestras [junto al paciente|al momento] y enviarlas a la temperatura debida',
          'Tranquilizar a quien teme las agujas y [explicar cada paso|darle tiempo]',
          'Ayudar a quien se marea y [pedir ayuda a tiempo|quedarse hasta que se encuentre bien]',
          'Cumplir la higiene, desechar las agujas con seguridad y [reponer la sala|anotar cada extracción]',
        ],
        needs: [
          'Práctica en extracciones o formación para adquirirla',
          'Exactitud con nombres y etiquetas',
          'Trato tranquilo y amable',
        ],
        success: ['los pacientes apenas lo noten y [no haya que repetir ninguna muestra|nada se confunda]'],
      },
    },
  },
  {
    id: 'laboratory-technician',
    titles:
      /\blab(?:oratory)? (?:technician|tech|assistant|technologist|analyst|worker)|medical laboratory|biomedical (?:scientist|analyst)|biomedizinische|medizinisch-?(?:e[rn]? )?technische[rn]? laborat|medizinische[rn]? technolog\p{L}* für labor|chemisch-technisch|biologisch-technisch|medizinisch-technisch|\bmtla?\b|laborant|laborassist|laborkraft|labormitarb|technicien\p{L}* (?:de|d['’]) ?(?:laboratoire|labo|analyses?)|laborantin|techni\p{L}* en analyses|(?:técnic[oa]|auxiliar|analista|asistente)(?: superior)? (?:de|en) laboratorio|laboratorista|técnic[oa] de anatomía patológica/u,
    name: {
      en: 'Laboratory Technician',
      de: 'Laborant:in',
      fr: 'Technicien de laboratoire',
      es: 'Técnico/a de laboratorio',
    },
    words: {
      en: {
        purpose: ['produce results that [others can decide on|hold up to any check]'],
        duties: [
          'Receive, label and prepare samples [without a mix-up|by the method laid down].',
          'Run tests and measurements, [by hand and on analysers|exactly as the method says].',
          'Check controls and [question results that look odd|repeat what is in doubt].',
          'Clean, calibrate and maintain [instruments|equipment] and put small faults right.',
          'Record results so that [each can be traced|others can rely on them], and pass on urgent ones at once.',
          'Handle chemicals and samples safely and [dispose of them properly|keep stocks in order].',
        ],
        needs: ['Training in laboratory work.', 'Exact, clean and patient work.', 'A critical eye for figures.'],
        success: ['results come on time, can be traced and [stand up to audits|nobody has reason to doubt them]'],
      },
      de: {
        purpose: ['Ergebnisse entstehen, [auf die sich andere stützen können|die jeder Prüfung standhalten]'],
        duties: [
          'Proben annehmen, kennzeichnen und [ohne Verwechslung|nach Vorschrift] vorbereiten',
          'Analysen und Messungen durchführen, [von Hand und am Gerät|genau nach Methode]',
          'Kontrollen prüfen und [auffällige Werte hinterfragen|Zweifelhaftes wiederholen]',
          'Geräte reinigen, kalibrieren und [warten|pflegen] und kleine Störungen beheben',
          'Ergebnisse [nachvollziehbar|lückenlos] dokumentieren und Dringendes sofort weitergeben',
          'Mit Chemikalien und Proben sicher umgehen und [sie fachgerecht entsorgen|Bestände in Ordnung halten]',
        ],
        needs: [
          'Eine Ausbildung im Labor',
          'Genaues, sauberes und geduldiges Arbeiten',
          'Ein kritischer Blick auf Zahlen',
        ],
        success: [
          'Ergebnisse rechtzeitig vorliegen, nachvollziehbar sind und [Prüfungen bestehen|niemand an ihnen zweifeln muss]',
        ],
      },
      fr: {
        purpose: ['fournir des résultats [sur lesquels d’autres peuvent décider|qui résistent à tout contrôle]'],
        duties: [
          'Réceptionner, étiqueter et préparer les échantillons [sans confusion|selon la procédure]',
          'Réaliser analyses et mesures, [à la main et sur automate|en suivant la méthode à la lettre]',
          'Contrôler la qualité et [s’interroger sur les valeurs étranges|refaire ce qui laisse un doute]',
          'Nettoyer, étalonner et entretenir [les instruments|les appareils] et régler les petites pannes',
          'Enregistrer les résultats [avec une traçabilité complète|clairement] et transmettre aussitôt les urgences',
          'Manipuler produits et échantillons en sécurité et [les éliminer dans les règles|tenir les stocks]',
        ],
        needs: [
          'Une formation au travail de laboratoire',
          'Un travail exact, propre et patient',
          'Un regard critique sur les chiffres',
        ],
        success: [
          'les résultats arrivent à temps, sont traçables et [passent les audits|que personne n’a à en douter]',
        ],
      },
      es: {
        purpose: ['dar resultados [con los que otros puedan decidir|que resistan cualquier control]'],
        duties: [
          'Recibir, etiquetar y preparar las muestras [sin confusiones|según el procedimiento]',
          'Realizar análisis y mediciones, [a mano y con analizadores|siguiendo el método al detalle]',
          'Comprobar los controles y [cuestionar los valores extraños|repetir lo dudoso]',
          'Limpiar, calibrar y mantener [los instrumentos|los equipos] y resolver pequeñas averías',
          'Registrar los resultados [con plena trazabilidad|con claridad] y comunicar enseguida los urgentes',
          'Manejar productos y muestras con seguridad y [desecharlos como es debido|tener en orden las existencias]',
        ],
        needs: [
          'Formación en trabajo de laboratorio',
          'Trabajo exacto, limpio y paciente',
          'Mirada crítica hacia los números',
        ],
        success: [
          'los resultados lleguen a tiempo, sean trazables y [pasen las auditorías|nadie tenga que dudar de ellos]',
        ],
      },
    },
  },
  {
    id: 'research-scientist',
    titles:
      /(?<!user |ux |market |data |clinical )(?:research(?:er)? (?:scientist|associate|fellow|technician)|postdoc|post-doc)|(?:marine |micro)biologist|(?:mikro)?biologe|biologin|biochemist|geneticist|postgraduate researcher|wissenschaftliche[rn]? (?:mitarbeit|assist)|wiss\. mitarb|doktorand|postdoktorand|phd(?: candidate| student| researcher|-stelle|$)|chercheu\p{L}*(?! ux| utilisa)|doctorant|ingénieur\p{L}* de recherche(?! et)|investigador[a]?(?! (?:ux|de mercado|de usuario|privad))|doctorand|personal investigador/u,
    name: {
      en: 'Research Scientist',
      de: 'Wissenschaftliche:r Mitarbeiter:in',
      fr: 'Chercheur',
      es: 'Investigador/a',
    },
    words: {
      en: {
        purpose: [
          'find out what is not known yet and [share it so that others can build on it|test it until it holds]',
        ],
        duties: [
          'Turn questions into [studies and experiments that can answer them|a plan that can fail or hold].',
          'Collect and analyse data [carefully and openly|so that others can repeat it].',
          'Read what others have found and [place your own work beside it|learn from their methods].',
          'Write up results for [journals, reports and talks|colleagues and a wider public], the unwelcome ones too.',
          'Work with partners inside and outside the institution and [help to apply for funding|share data and methods].',
          'Guide students and [discuss drafts in the group|help to teach], with time for questions.',
        ],
        needs: [
          'Training in the subject and its methods.',
          'Patience with open questions.',
          'Clear writing and honest arguing.',
        ],
        success: ['results hold, are published and [others build on them|lead to the next good question]'],
      },
      de: {
        purpose: ['offene Fragen [sauber untersucht werden|so beantwortet werden, dass andere darauf aufbauen können]'],
        duties: [
          'Aus Fragen [Studien und Experimente entwickeln, die sie beantworten können|einen prüfbaren Plan machen]',
          'Daten [sorgfältig und transparent|nachvollziehbar] erheben und auswerten',
          'Den Stand der Forschung verfolgen und [die eigene Arbeit einordnen|aus Methoden anderer lernen]',
          'Ergebnisse für [Fachzeitschriften, Berichte und Vorträge|Fachwelt und Öffentlichkeit] aufbereiten, auch die unerwünschten',
          'Mit Partnern im Haus und außerhalb zusammenarbeiten und [Förderanträge mitschreiben|Daten und Methoden teilen]',
          'Studierende anleiten und [Entwürfe in der Gruppe besprechen|in der Lehre mitwirken], mit Zeit für Fragen',
        ],
        needs: [
          'Eine Ausbildung im Fach und in seinen Methoden',
          'Geduld mit offenen Fragen',
          'Klares Schreiben und redliches Argumentieren',
        ],
        success: [
          'Ergebnisse standhalten, veröffentlicht werden und [andere darauf aufbauen|zur nächsten guten Frage führen]',
        ],
      },
      fr: {
        purpose: [
          'éclaircir ce que l’on ne sait pas encore et [le partager pour que d’autres s’appuient dessus|le vérifier jusqu’à ce que cela tienne]',
        ],
        duties: [
          'Traduire les questions en [études et expériences capables d’y répondre|un plan qui puisse être mis à l’épreuve]',
          'Recueillir et analyser les données [avec soin et transparence|de façon reproductible]',
          'Lire les travaux existants et [situer les siens|apprendre de leurs méthodes]',
          'Présenter les résultats, même inattendus, [dans des revues, rapports et exposés|aux pairs et au public]',
          'Travailler avec des partenaires internes et externes et [aider à monter des demandes de financement|partager données et méthodes]',
          'Encadrer des étudiants et [discuter les brouillons en groupe|participer à l’enseignement], en gardant du temps pour les questions',
        ],
        needs: [
          'Une formation à la discipline et à ses méthodes',
          'De la patience face aux questions ouvertes',
          'Une écriture claire et une argumentation honnête',
        ],
        success: [
          'les résultats tiennent, sont publiés et [que d’autres s’en servent|mènent à la bonne question suivante]',
        ],
      },
      es: {
        purpose: [
          'averiguar lo que aún no se sabe y [compartirlo para que otros construyan sobre ello|comprobarlo hasta que se sostenga]',
        ],
        duties: [
          'Convertir preguntas en [estudios y experimentos que puedan responderlas|un plan que se pueda poner a prueba]',
          'Recoger y analizar datos [con cuidado y transparencia|de forma que se puedan reproducir]',
          'Leer lo que otros han hallado y [situar el propio trabajo|aprender de sus métodos]',
          'Presentar los resultados, también los inesperados, [en revistas, informes y ponencias|a especialistas y al público]',
          'Colaborar con socios de dentro y de fuera y [ayudar a preparar solicitudes de fondos|compartir datos y métodos]',
          'Orientar a estudiantes y [comentar borradores en grupo|colaborar en la docencia], con tiempo para las preguntas',
        ],
        needs: [
          'Formación en la disciplina y sus métodos',
          'Paciencia con las preguntas abiertas',
          'Escritura clara y argumentos honestos',
        ],
        success: [
          'los resultados se sostengan, se publiquen y [otros se apoyen en ellos|lleven a la siguiente buena pregunta]',
        ],
      },
    },
  },
]
