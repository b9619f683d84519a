import type { Role } from './role.ts'

export const HAIR_AND_BEAUTY: Role[] = [
  {
    id: 'hairdresser',
    titles:
      /hair ?(?:dresser|stylist)|(?<!fashion |food |interior |photo |set |wardrobe )stylist|hair colou?rist|barber|salon (?:stylist|junior|assistant)|friseur|barbier|coiffeu|peluquer|barbero/,
    name: { en: 'Hairdresser', de: 'Friseur', fr: 'Coiffeur', es: 'Peluquero' },
    words: {
      en: {
        purpose: ['cut and style hair so that clients [leave happy and come back|feel at ease and like what they see]'],
        duties: [
          'Ask what the client has in mind and [say honestly what will work|suggest what suits their hair].',
          'Cut, colour and style with [care and a steady hand|an eye for shape].',
          'Check for allergies and [do a skin test before colouring|explain what a product does].',
          'Advise on [looking after hair at home|products without pressing anyone].',
          'Keep your place and [tools clean and disinfected|the salon welcoming].',
          'Keep to your appointments and [make time when a client needs a little more|help colleagues when it is busy].',
        ],
        needs: [
          'Clean technique and interest in new styles.',
          'An ear for what a client wants.',
          'A friendly manner, also at the end of a full day.',
        ],
        success: ['clients ask for you by name and [book again before they leave|bring their friends]'],
      },
      de: {
        purpose: ['Kunden [zufrieden gehen und wiederkommen|sich im Stuhl wohl und vor dem Spiegel gut fühlen]'],
        duties: [
          'Wünsche erfragen und [ehrlich sagen, was geht|beraten, was zum Haar passt]',
          'Schneiden, färben und stylen, [mit ruhiger Hand|mit Blick für die Form]',
          'Nach Allergien fragen und [vor dem Färben testen|Produkte erklären]',
          'Zur [Pflege zu Hause|passenden Pflege] beraten, ohne zu drängen',
          'Arbeitsplatz und [Werkzeug reinigen und desinfizieren|Salon einladend halten]',
          'Termine einhalten und [mithelfen, wenn viel los ist|sich Zeit nehmen, wo es nötig ist]',
        ],
        needs: [
          'Sauberes Handwerk und Interesse an neuen Schnitten',
          'Ein Ohr für das, was Kunden möchten',
          'Eine freundliche Art, auch am Ende eines vollen Tages',
        ],
        success: ['Kunden zufrieden sind und [gleich den nächsten Termin machen|den Salon weiterempfehlen]'],
      },
      fr: {
        purpose: [
          'couper et coiffer pour que les clients [repartent contents et reviennent|se sentent bien au fauteuil et devant le miroir]',
        ],
        duties: [
          'Écouter l’envie du client et [dire franchement ce qui est possible|conseiller ce qui va à ses cheveux]',
          'Couper, colorer et coiffer [avec soin|avec le sens de la forme]',
          'Vérifier les allergies et [faire un test avant la couleur|expliquer les produits]',
          'Conseiller [l’entretien à la maison|des soins] sans forcer la vente',
          'Garder son poste et [ses outils propres et désinfectés|le salon accueillant]',
          'Tenir ses rendez-vous et [aider ses collègues|prendre le temps qu’il faut]',
        ],
        needs: [
          'Une technique soignée et la curiosité des tendances',
          'L’écoute de ce que veut le client',
          'Une humeur aimable, aussi en fin de journée',
        ],
        success: ['les clients repartent avec le sourire et [reprennent rendez-vous|en parlent autour d’eux]'],
      },
      es: {
        purpose: [
          'cortar y peinar para que los clientes [salgan contentos y vuelvan|se sientan a gusto en el sillón y ante el espejo]',
        ],
        duties: [
          'Escuchar qué quiere el cliente y [decir con franqueza qué es posible|aconsejar lo que va con su pelo]',
          'Cortar, teñir y peinar [con cuidado|con sentido de la forma]',
          'Preguntar por alergias y [hacer una prueba antes del tinte|explicar los productos]',
          'Aconsejar sobre [el cuidado en casa|tratamientos] sin presionar',
          'Mantener el puesto y [las herramientas limpias y desinfectadas|el salón acogedor]',
          'Cumplir con las citas y [ayudar a los compañeros|dedicar el tiempo que haga falta]',
        ],
        needs: [
          'Técnica limpia e interés por las tendencias',
          'Oído para lo que quiere el cliente',
          'Trato amable, también al final del día',
        ],
        success: ['los clientes salgan contentos y [pidan la próxima cita|recomienden el salón]'],
      },
    },
  },
  {
    id: 'beauty-therapist',
    titles:
      /beaut(?:y therapist|y specialist|ician)|nail technician|esthetician|lash technician|spa therapist|kosmetiker|esthéticien|esteticist|esteticién/,
    name: { en: 'Beauty Therapist', de: 'Kosmetiker', fr: 'Esthéticien', es: 'Esteticista' },
    words: {
      en: {
        purpose: ['give treatments that [do clients good and suit their skin|clients enjoy and trust]'],
        duties: [
          'Ask about skin, health and wishes [before each treatment|first] and say what suits.',
          'Carry out treatments [to a high standard|with a light, sure hand].',
          'Do patch tests and [stop when something is not right|advise when a treatment is better left].',
          'Advise on care at home [without pressing anyone|honestly].',
          'Keep the room, linen and [tools hygienically clean|products in order].',
          'Note treatments and [keep to the diary|prepare the next appointment].',
        ],
        needs: ['Confidence in the usual treatments.', 'High standards of hygiene.', 'A warm, discreet manner.'],
        success: ['clients relax, see a difference and [book again|recommend the salon]'],
      },
      de: {
        purpose: ['Behandlungen [den Kunden guttun und zur Haut passen|angenehm und sicher sind]'],
        duties: [
          'Vor der Behandlung nach Haut, Gesundheit und Wünschen fragen und [ehrlich beraten|das Passende empfehlen]',
          'Behandlungen [sorgfältig|mit ruhiger Hand] durchführen',
          'Verträglichkeit testen und [abbrechen, wenn etwas nicht stimmt|von Unpassendem abraten]',
          'Zur Pflege zu Hause beraten, [ohne zu drängen|ehrlich und verständlich]',
          'Kabine, Wäsche und [Werkzeug hygienisch halten|Produkte in Ordnung halten]',
          'Behandlungen notieren und [Termine einhalten|den nächsten Termin vorbereiten]',
        ],
        needs: [
          'Sicherheit in den üblichen Behandlungen',
          'Ein hoher Anspruch an Hygiene',
          'Eine herzliche, diskrete Art',
        ],
        success: ['Kunden sich erholen, einen Unterschied sehen und [wiederkommen|uns weiterempfehlen]'],
      },
      fr: {
        purpose: ['offrir des soins qui [font du bien et conviennent à la peau|inspirent confiance]'],
        duties: [
          'Interroger le client sur sa peau, sa santé et ses envies et [conseiller avec franchise|proposer ce qui convient]',
          'Réaliser les soins [avec soin|d’un geste sûr]',
          'Faire un test de tolérance et [s’arrêter au moindre doute|déconseiller si nécessaire]',
          'Conseiller les soins à la maison [sans forcer la vente|avec honnêteté]',
          'Garder la cabine, le linge et [les outils impeccables|les produits en ordre]',
          'Noter les soins et [tenir l’agenda|préparer le rendez-vous suivant]',
        ],
        needs: ['La maîtrise des soins courants', 'Une hygiène irréprochable', 'Un accueil chaleureux et discret'],
        success: ['les clients se détendent, voient la différence et [reviennent|recommandent l’institut]'],
      },
      es: {
        purpose: ['ofrecer tratamientos que [sienten bien y convengan a la piel|den confianza]'],
        duties: [
          'Preguntar por la piel, la salud y los deseos y [aconsejar con franqueza|proponer lo que conviene]',
          'Realizar los tratamientos [con cuidado|con mano segura]',
          'Hacer pruebas de tolerancia y [parar ante la duda|desaconsejar lo que no conviene]',
          'Aconsejar sobre el cuidado en casa [sin presionar|con honestidad]',
          'Mantener la cabina, la ropa y [los útiles impecables|los productos en orden]',
          'Anotar los tratamientos y [respetar la agenda|preparar la siguiente cita]',
        ],
        needs: ['Dominio de los tratamientos habituales', 'Máxima higiene', 'Trato cálido y discreto'],
        success: ['los clientes se relajen, noten la diferencia y [vuelvan|recomienden el centro]'],
      },
    },
  },
]
