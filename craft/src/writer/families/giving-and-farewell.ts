import type { Role } from './role.ts'

/** Work for a cause, a parish or an association, and at the end of life. */
export const GIVING_AND_FAREWELL: Role[] = [
  {
    id: 'fundraiser',
    titles:
      /fundrais|donor relations|major gifts|philanthropy (?:manager|officer)|spendenreferent|collecte de fonds|chargé\p{L}* de (?:mécénat|collecte)|responsable (?:du )?mécénat|captación de fondos|captador\p{L}* (?:de (?:fondos|socios))/u,
    name: { en: 'Fundraiser', de: 'Fundraiser:in', fr: 'Chargé de collecte de fonds', es: 'Captador/a de fondos' },
    words: {
      en: {
        purpose: [
          'win people and partners for the cause, [so that its work can go on|and stay true to what they give for]',
        ],
        duties: [
          'Plan appeals and campaigns [through the year|with goals and a budget].',
          'Talk with donors, companies and foundations and [find what they care about|keep contact beyond the gift].',
          'Write applications, letters and reports that [show what the money does|touch without exaggerating].',
          'Thank donors [promptly and personally|in a way they remember] and keep records accurate.',
          'Organise events with volunteers that [bring in money and friends|cost less than they raise].',
          'Look at results and [drop what does not carry itself|put effort where it helps most], within the rules on giving and data.',
        ],
        needs: [
          'Practice in fundraising, sales or communication.',
          'Clear writing and a natural way of asking.',
          'Belief in the cause and honesty with figures.',
        ],
        success: ['giving grows, donors stay and [know what their gift has done|tell others about it]'],
      },
      de: {
        purpose: [
          'Menschen und Partner die Sache unterstützen, [damit die Arbeit weitergehen kann|und wissen, wofür sie geben]',
        ],
        duties: [
          'Aufrufe und Kampagnen [über das Jahr|mit Zielen und Budget] planen',
          'Mit Spendenden, Unternehmen und Stiftungen sprechen und [erfahren, was ihnen wichtig ist|den Kontakt über die Spende hinaus halten]',
          'Anträge, Briefe und Berichte schreiben, die [zeigen, was das Geld bewirkt|berühren, ohne zu übertreiben]',
          'Für Spenden [zeitnah und persönlich|von Herzen] danken und Daten sorgfältig pflegen',
          'Mit Freiwilligen Veranstaltungen organisieren, die [Geld und Freunde bringen|mehr einbringen, als sie kosten]',
          'Ergebnisse auswerten und [beenden, was sich nicht trägt|Kraft dorthin lenken, wo sie hilft], im Rahmen von Spenden- und Datenrecht',
        ],
        needs: [
          'Praxis in Fundraising, Vertrieb oder Kommunikation',
          'Klares Schreiben und eine natürliche Art zu fragen',
          'Überzeugung von der Sache und Ehrlichkeit bei Zahlen',
        ],
        success: ['Spenden wachsen, Spendende bleiben und [wissen, was ihre Gabe bewirkt hat|anderen davon erzählen]'],
      },
      fr: {
        purpose: [
          'gagner des personnes et des partenaires à la cause, [pour que son action continue|dans le respect de ce qu’ils soutiennent]',
        ],
        duties: [
          'Préparer appels et campagnes [au fil de l’année|avec des objectifs et un budget]',
          'Échanger avec donateurs, entreprises et fondations et [comprendre ce qui leur tient à cœur|garder le lien au-delà du don]',
          'Rédiger dossiers, lettres et bilans qui [montrent ce que permet l’argent|touchent sans exagérer]',
          'Remercier les donateurs [vite et personnellement|d’une façon dont ils se souviennent] et tenir des données exactes',
          'Organiser avec des bénévoles des événements qui [rapportent des fonds et des amis|coûtent moins qu’ils ne rapportent]',
          'Analyser les résultats et [arrêter ce qui ne se finance pas|mettre l’effort là où il aide], dans les règles du don et des données',
        ],
        needs: [
          'La pratique de la collecte, de la vente ou de la communication',
          'Une écriture claire et une façon naturelle de demander',
          'La conviction de la cause et l’honnêteté des chiffres',
        ],
        success: [
          'les dons augmentent, que les donateurs restent et [savent ce que leur don a permis|en parlent autour d’eux]',
        ],
      },
      es: {
        purpose: ['ganar personas y socios para la causa, [para que su labor continúe|con respeto a lo que apoyan]'],
        duties: [
          'Planificar campañas y llamamientos [a lo largo del año|con objetivos y presupuesto]',
          'Hablar con donantes, empresas y fundaciones y [descubrir qué les importa|mantener el contacto más allá de la donación]',
          'Redactar solicitudes, cartas e informes que [muestren lo que hace el dinero|conmuevan sin exagerar]',
          'Dar las gracias [pronto y de forma personal|de un modo que se recuerde] y llevar los datos con exactitud',
          'Organizar con voluntarios actos que [traigan fondos y amistades|recauden más de lo que cuestan]',
          'Analizar los resultados y [dejar lo que no se sostiene|poner el esfuerzo donde ayuda], dentro de las normas sobre donaciones y datos',
        ],
        needs: [
          'Práctica en captación, ventas o comunicación',
          'Escritura clara y naturalidad al pedir',
          'Convicción en la causa y honestidad con las cifras',
        ],
        success: [
          'crezcan las donaciones, los donantes sigan y [sepan qué ha logrado su aportación|lo cuenten a otros]',
        ],
      },
    },
  },
  {
    id: 'volunteer-coordinator',
    titles:
      /volunteer(?:s|ing)? (?:co-?ordinator|manager|officer|lead)|ehrenamtskoordin|freiwilligenkoordin|freiwilligenmanag|ehrenamtsmanag|koordin\p{L}+ (?:für )?(?:ehrenamt|freiwillig)|(?:coordinat\p{L}+|responsable|chargé\p{L}*) (?:des |du |de )?bénévol|coordinador[a]? de (?:voluntari|voluntariado)|(?:técnic[oa]|responsable) de voluntariado/u,
    name: {
      en: 'Volunteer Coordinator',
      de: 'Ehrenamtskoordination',
      fr: 'Coordinateur des bénévoles',
      es: 'Coordinador/a de voluntariado',
    },
    words: {
      en: {
        purpose: ['bring volunteers and tasks together so that [both gain by it|people give their time gladly]'],
        duties: [
          'Find volunteers, [talk with each about what they would like to do|through notices, talks and friends of friends].',
          'Match people and tasks and [prepare them well|let people try things out before they commit].',
          'Draw up rotas and [fill gaps in good time|keep everyone informed].',
          'Be there for questions and [settle what goes wrong between people|notice when someone is taking on too much].',
          'Thank volunteers and [bring them together|plan training that they want].',
          'See to insurance, checks and expenses and [report what was achieved|keep contact lists current].',
        ],
        needs: [
          'Practice in organising people or projects.',
          'Warmth and clear agreements.',
          'Calm when someone drops out.',
        ],
        success: ['volunteers stay, bring others and [know that they matter|no shift stays empty]'],
      },
      de: {
        purpose: [
          'Freiwillige und Aufgaben gut zusammenfinden und [beide Seiten etwas davon haben|Menschen gern ihre Zeit geben]',
        ],
        duties: [
          'Freiwillige gewinnen und [mit allen besprechen, was sie gern tun möchten|dafür Aushänge, Vorträge und Kontakte nutzen]',
          'Menschen und Aufgaben zusammenbringen und [gut einarbeiten|erst ausprobieren lassen]',
          'Einsatzpläne erstellen und [Lücken rechtzeitig schließen|alle auf dem Laufenden halten]',
          'Für Fragen da sein und [Reibungen klären|bemerken, wenn sich jemand zu viel auflädt]',
          'Freiwilligen danken und [sie zusammenbringen|Fortbildungen nach ihren Wünschen planen]',
          'Versicherung, Nachweise und Auslagen regeln und [berichten, was erreicht wurde|Kontakte aktuell halten]',
        ],
        needs: [
          'Praxis im Organisieren von Menschen oder Projekten',
          'Herzlichkeit und klare Absprachen',
          'Ruhe, wenn jemand ausfällt',
        ],
        success: ['Freiwillige bleiben, andere mitbringen und [wissen, dass sie zählen|kein Dienst leer bleibt]'],
      },
      fr: {
        purpose: ['rapprocher bénévoles et missions pour que [chacun y gagne|l’on donne son temps avec plaisir]'],
        duties: [
          'Trouver des bénévoles et [parler avec chacun de ce qui lui plairait|multiplier affiches, réunions et bouche-à-oreille]',
          'Associer personnes et missions et [bien préparer les débuts|faire essayer avant de s’engager]',
          'Établir les plannings et [combler les absences à temps|tenir chacun informé]',
          'Répondre aux questions et [apaiser les tensions|remarquer qui en fait trop]',
          'Remercier les bénévoles et [les réunir|prévoir les formations qu’ils souhaitent]',
          'Régler assurances, vérifications et frais et [rendre compte des résultats|tenir les contacts à jour]',
        ],
        needs: [
          'La pratique de l’organisation d’équipes ou de projets',
          'De la chaleur et des accords clairs',
          'Du calme quand quelqu’un se désiste',
        ],
        success: [
          'les bénévoles restent, en amènent d’autres et [savent qu’ils comptent|qu’aucun créneau ne reste vide]',
        ],
      },
      es: {
        purpose: ['unir a voluntarios y tareas para que [todos salgan ganando|se dé el tiempo con gusto]'],
        duties: [
          'Encontrar voluntarios y [hablar con cada uno de lo que le gustaría hacer|usar carteles, charlas y el boca a boca]',
          'Unir personas y tareas y [preparar bien los comienzos|dejar probar antes de comprometerse]',
          'Hacer los turnos y [cubrir huecos a tiempo|tener a todos informados]',
          'Atender dudas y [resolver los roces|ver quién carga con demasiado]',
          'Dar las gracias y [reunir a los voluntarios|organizar la formación que piden]',
          'Gestionar seguros, comprobaciones y gastos [e informar de lo logrado|y mantener los contactos al día]',
        ],
        needs: [
          'Práctica en organizar personas o proyectos',
          'Calidez y acuerdos claros',
          'Calma cuando alguien falla',
        ],
        success: ['los voluntarios sigan, traigan a otros y [sepan que importan|ningún turno quede vacío]'],
      },
    },
  },
  {
    id: 'parish-office',
    titles:
      /(?:parish|church|congregation) (?:administrator|secretary|manager|office)|(?:club|association|membership) (?:administrator|secretary|office)|pfarrsekret|pfarramtssekret|pfarrbüro|gemeindesekret|kirchenbüro|vereinssekret|geschäftsstelle(?:nmitarb| verein)|vereinsbüro|secrétaire (?:paroissial|de paroisse|d['’]association|associati)|(?:secretari[oa]|administrativ[oa]) (?:parroquial|de (?:la )?(?:parroquia|asociación))/,
    name: {
      en: 'Parish or Association Secretary',
      de: 'Gemeindesekretär:in',
      fr: 'Secrétaire d’association',
      es: 'Secretario/a de asociación',
    },
    words: {
      en: {
        purpose: [
          'keep the office running as the place where [everyone can turn|members, volunteers and guests find help]',
        ],
        duties: [
          'Answer calls, letters and people at the door, [kindly, whatever their concern|and pass on what others must decide].',
          'Keep registers of members and events [complete and confidential|up to date].',
          'Plan the calendar, rooms and [keys|hire of rooms] so that nothing collides.',
          'Prepare newsletters, notices and [the website|invitations] with the volunteers.',
          'Handle donations, fees and bills [exactly and traceably|with the treasurer].',
          'Prepare meetings and [write minutes that can be used|see that decisions are carried out].',
        ],
        needs: ['Practice in office work.', 'Discretion and an open ear.', 'Patience with many people who mean well.'],
        success: [
          'everyone knows what is on and [nobody leaves without an answer|volunteers can get on with their work]',
        ],
      },
      de: {
        purpose: [
          'das Büro der Ort ist, [an den sich alle wenden können|an dem Mitglieder, Freiwillige und Gäste Hilfe finden]',
        ],
        duties: [
          'Anrufe, Post und Besuch entgegennehmen, [freundlich, was auch das Anliegen ist|und weiterleiten, was andere entscheiden müssen]',
          'Register von Mitgliedern und Ereignissen [vollständig und vertraulich|aktuell] führen',
          'Kalender, Räume und [Schlüssel|Vermietungen] so planen, dass nichts aufeinandertrifft',
          'Rundbriefe, Aushänge und [die Website|Einladungen] mit den Freiwilligen vorbereiten',
          'Spenden, Beiträge und Rechnungen [genau und nachvollziehbar|mit der Kassenführung] bearbeiten',
          'Sitzungen vorbereiten und [brauchbare Protokolle schreiben|auf die Umsetzung der Beschlüsse achten]',
        ],
        needs: [
          'Praxis in der Büroarbeit',
          'Verschwiegenheit und ein offenes Ohr',
          'Geduld mit vielen, die es gut meinen',
        ],
        success: ['alle wissen, was ansteht, und [niemand ohne Antwort geht|Freiwillige ihre Arbeit tun können]'],
      },
      fr: {
        purpose: [
          'faire du secrétariat le lieu où [chacun peut s’adresser|membres, bénévoles et visiteurs trouvent de l’aide]',
        ],
        duties: [
          'Répondre aux appels, au courrier et aux visiteurs [avec bienveillance|et transmettre ce que d’autres doivent décider]',
          'Tenir les registres des membres et des événements [complets et confidentiels|à jour]',
          'Organiser le calendrier, les salles et [les clés|les locations] sans collision',
          'Préparer lettres, affiches et [site internet|invitations] avec les bénévoles',
          'Traiter dons, cotisations et factures [avec exactitude et traçabilité|avec la trésorerie]',
          'Préparer les réunions et [rédiger des comptes rendus utiles|veiller à l’application des décisions]',
        ],
        needs: [
          'La pratique du secrétariat',
          'De la discrétion et de l’écoute',
          'De la patience avec tous ceux qui veulent bien faire',
        ],
        success: [
          'chacun sait ce qui se prépare et [que personne ne repart sans réponse|que les bénévoles peuvent avancer]',
        ],
      },
      es: {
        purpose: [
          'hacer de la oficina el lugar al que [todos pueden acudir|socios, voluntarios y visitantes acuden por ayuda]',
        ],
        duties: [
          'Atender llamadas, correo y visitas [con amabilidad|y pasar lo que otros deban decidir]',
          'Llevar los registros de miembros y actos [completos y en reserva|al día]',
          'Organizar calendario, salas y [llaves|alquileres] sin que nada coincida',
          'Preparar boletines, carteles [y la web|e invitaciones] con los voluntarios',
          'Tramitar donativos, cuotas y facturas [con exactitud y rastro|con tesorería]',
          'Preparar reuniones y [redactar actas útiles|velar por que se cumplan los acuerdos]',
        ],
        needs: [
          'Práctica en trabajo de oficina',
          'Discreción y capacidad de escucha',
          'Paciencia con mucha gente de buena voluntad',
        ],
        success: ['todos sepan qué hay previsto y [nadie se vaya sin respuesta|los voluntarios puedan avanzar]'],
      },
    },
  },
  {
    id: 'funeral-director',
    titles:
      /funeral|pallbearer|embalmer|mortician|undertaker|crematorium (?:technician|assistant|manager)|bestatter|bestattung|sargträger|thanatoprac|(?<!marbrier )funéraire|maître de cérémonie|maîtresse de cérémonie|crématorium|tanatopra|funerari[oa]/,
    name: { en: 'Funeral Director', de: 'Bestatter:in', fr: 'Conseiller funéraire', es: 'Asesor/a funerario/a' },
    words: {
      en: {
        purpose: [
          'give the dead a dignified farewell and [ease the burden on the bereaved|let families say goodbye in their own way]',
        ],
        duties: [
          'Listen to families and [find out what kind of farewell fits|answer their questions in their own time].',
          'Collect, wash, dress and lay out the dead [with dignity|as if families stood beside you].',
          'Settle papers with authorities, [cemetery and clergy or speakers|and keep every date].',
          'Prepare the ceremony: [flowers, music and room|coffin or urn, flowers and notices].',
          'Lead or accompany the funeral [calmly and almost unseen|so that nothing disturbs it].',
          'Explain costs openly and [be there for families afterwards|let nobody feel rushed].',
        ],
        needs: [
          'Respect and inner calm.',
          'Tact with people in grief, of every belief.',
          'Reliability, at unusual hours too.',
        ],
        success: ['families feel carried through and [everything was as they wished|would turn to you again]'],
      },
      de: {
        purpose: [
          'Verstorbene würdig verabschiedet und [Angehörige entlastet werden|Familien auf ihre eigene Weise Abschied nehmen können]',
        ],
        duties: [
          'Angehörigen zuhören und [herausfinden, welcher Abschied passt|ihre Fragen in Ruhe beantworten]',
          'Verstorbene abholen, versorgen und aufbahren, [mit Würde|als stünden die Angehörigen daneben]',
          'Formalitäten mit [Ämtern, Friedhof und Geistlichen|Ämtern und allen Beteiligten] regeln und Termine halten',
          'Die Feier vorbereiten: [Blumen, Musik und Raum|Sarg oder Urne, Blumen und Anzeigen]',
          'Die Trauerfeier [ruhig und unauffällig|so, dass nichts sie stört,] leiten oder begleiten',
          'Kosten offen erklären und [auch danach für Familien da sein|niemanden zu Entscheidungen drängen]',
        ],
        needs: [
          'Respekt und innere Ruhe',
          'Feingefühl für Trauernde, gleich welchen Glaubens',
          'Zuverlässigkeit, auch zu ungewöhnlichen Zeiten',
        ],
        success: [
          'Familien sich begleitet fühlen und [alles war, wie sie es wollten|sich wieder an uns wenden würden]',
        ],
      },
      fr: {
        purpose: [
          'offrir aux défunts un adieu digne et [soulager leurs proches|laisser les familles dire au revoir à leur manière]',
        ],
        duties: [
          'Écouter les familles et [trouver avec elles l’adieu qui convient|répondre à leurs questions sans hâte]',
          'Prendre en charge, préparer et présenter les défunts [avec dignité|comme si leurs proches étaient là]',
          'Régler les démarches avec l’administration, [le cimetière et les célébrants|et tenir chaque date]',
          'Préparer la cérémonie : [fleurs, musique et salle|cercueil ou urne, fleurs et avis]',
          'Conduire ou accompagner les obsèques [avec calme et discrétion|pour que rien ne les trouble]',
          'Expliquer clairement les coûts et [rester présent après la cérémonie|ne presser personne de décider]',
        ],
        needs: [
          'Du respect et du calme intérieur',
          'Du tact envers les personnes en deuil, de toute croyance',
          'De la fiabilité, même à des heures inhabituelles',
        ],
        success: [
          'les familles se sentent soutenues et [que tout s’est passé comme elles le voulaient|feraient de nouveau confiance à la maison]',
        ],
      },
      es: {
        purpose: [
          'dar a los difuntos una despedida digna y [aliviar a sus familiares|dejar que cada familia se despida a su manera]',
        ],
        duties: [
          'Escuchar a las familias y [hallar con ellas la despedida adecuada|responder a sus preguntas sin prisa]',
          'Recoger, preparar y presentar a los difuntos [con dignidad|como si la familia estuviera delante]',
          'Resolver los trámites con la administración, [el cementerio y los oficiantes|y cumplir cada fecha]',
          'Preparar la ceremonia: [flores, música y sala|féretro o urna, flores y esquelas]',
          'Dirigir o acompañar el funeral [con calma y discreción|para que nada lo altere]',
          'Explicar los costes con claridad y [seguir disponible después|tener vehículos y salas siempre a punto]',
        ],
        needs: [
          'Respeto y calma interior',
          'Tacto con personas en duelo, de cualquier creencia',
          'Responsabilidad, también a horas poco habituales',
        ],
        success: ['las familias se sientan acompañadas y [todo haya sido como querían|vuelvan a confiar en la casa]'],
      },
    },
  },
]
