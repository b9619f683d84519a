import type { RoleFamily } from './role.ts'

export const executive: RoleFamily = {
  family: 'executive',
  roles: [
    {
      id: 'managing-director',
      titles:
        /managing|ceo|chief executive|geschäftsführ|directeur général|directrice générale|director.? general|gérant|president|vorstand|director|direktor/,
      name: { en: 'Managing Director', de: 'Geschäftsführung', fr: 'Directeur général', es: 'Director/a general' },
      words: {
        en: {
          purpose: ['lead the organisation [with a clear plan and a steady hand|and answer for its results]'],
          duties: [
            'Set the strategy with [the board or owners|those who own the business] and turn it into a plan people understand.',
            'Answer for results, [cash and investment|cost and growth].',
            'Build and lead the management team and [let it lead|develop successors].',
            'Stay close to [customers and staff|customers, partners and staff].',
            'Represent the organisation [outside|to authorities, banks and the public].',
            'Report openly, [also when news is bad|and in good time].',
          ],
          needs: [
            'Experience of full responsibility for results.',
            'Sound judgement of people and figures.',
            'Clear, calm communication [in good times and bad|at every level].',
          ],
          success: [
            'the business is sound, [people know where it is going|customers stay] and the next generation of leaders is growing',
          ],
        },
        de: {
          purpose: ['das Unternehmen [mit klarem Plan und ruhiger Hand|verantwortungsvoll] geführt wird'],
          duties: [
            'Mit [Eigentum oder Aufsicht|den Eigentümern] die Strategie festlegen und verständlich umsetzen',
            'Ergebnis, [Liquidität und Investitionen|Kosten und Wachstum] verantworten',
            'Das Leitungsteam aufbauen, führen und [ihm Raum geben|Nachfolge entwickeln]',
            'Nah an [Kundschaft und Belegschaft|Kundschaft, Partnern und Belegschaft] bleiben',
            'Das Haus [nach außen|gegenüber Behörden, Banken und Öffentlichkeit] vertreten',
            'Offen berichten, [auch bei schlechten Nachrichten|und rechtzeitig]',
          ],
          needs: [
            'Erfahrung mit voller Ergebnisverantwortung',
            'Gutes Urteil über Menschen und Zahlen',
            'Klare, ruhige Kommunikation [in guten wie in schwierigen Zeiten|auf allen Ebenen]',
          ],
          success: [
            'das Unternehmen gesund ist, [alle die Richtung kennen|die Kundschaft bleibt] und Nachwuchs in der Führung heranwächst',
          ],
        },
        fr: {
          purpose: ['diriger l’organisation [avec un plan clair et une main sûre|et répondre de ses résultats]'],
          duties: [
            'Fixer la stratégie avec [le conseil ou les propriétaires|les actionnaires] et la rendre compréhensible',
            'Répondre des résultats, [de la trésorerie et des investissements|des coûts et de la croissance]',
            'Former et conduire l’équipe de direction et [lui laisser de la place|préparer la relève]',
            'Rester proche [des clients et des équipes|des clients, partenaires et équipes]',
            'Représenter la maison [à l’extérieur|auprès des autorités, des banques et du public]',
            'Rendre compte ouvertement, [même des mauvaises nouvelles|et à temps]',
          ],
          needs: [
            'Une expérience de pleine responsabilité des résultats',
            'Un jugement sûr sur les personnes et les chiffres',
            'Une parole claire et calme, [par beau temps comme par gros temps|à tous les niveaux]',
          ],
          success: ['la maison est saine, [chacun connaît le cap|les clients restent] et la relève grandit'],
        },
        es: {
          purpose: ['dirigir la organización [con un plan claro y mano firme|y responder de sus resultados]'],
          duties: [
            'Fijar la estrategia con [el consejo o la propiedad|los socios] y hacerla comprensible',
            'Responder de resultados, [caja e inversiones|costes y crecimiento]',
            'Formar y dirigir al equipo directivo y [darle espacio|preparar el relevo]',
            'Estar cerca de [clientes y plantilla|clientes, socios y plantilla]',
            'Representar a la casa [fuera|ante autoridades, bancos y público]',
            'Rendir cuentas con franqueza, [también de las malas noticias|y a tiempo]',
          ],
          needs: [
            'Experiencia con plena responsabilidad de resultados',
            'Buen juicio sobre personas y cifras',
            'Comunicación clara y serena[, en lo bueno y en lo malo| y a todos los niveles]',
          ],
          success: ['la empresa esté sana, [todos conozcan el rumbo|los clientes se queden] y crezca el relevo'],
        },
      },
    },
    {
      id: 'cfo',
      titles: /\bcfo\b|chief financial|finanzvorstand|kaufmännische|\bdaf\b|directeur.* financ|director.*financ/,
      name: {
        en: 'Chief Financial Officer',
        de: 'Kaufmännische Leitung',
        fr: 'Directeur administratif et financier',
        es: 'Director/a financiero/a',
      },
      words: {
        en: {
          purpose: ['answer for finance and [help the board decide well|keep growth on firm ground]'],
          duties: [
            'Lead finance, [audit and systems|tax and audit].',
            'Plan cash and funding [so that surprises can be borne|for good and bad years].',
            'Give the board figures that [show choices|are plain and timely].',
            'Work with banks, [investors and auditors|owners and auditors].',
            'Build a team that [closes quickly and correctly|others like to ask].',
            'Judge investments and [say no with reasons|follow their effect].',
          ],
          needs: [
            'Experience of leading finance.',
            'Knowledge of accounting standards and [funding|audit].',
            'Plain words about money.',
          ],
          success: [
            'cash is safe, the audit is quiet and [decisions rest on good figures|investors trust the numbers]',
          ],
        },
        de: {
          purpose: [
            'die Finanzen verantwortet sind und [die Leitung gut entscheiden kann|Wachstum auf festem Grund steht]',
          ],
          duties: [
            'Finanzen, [Prüfung und Systeme|Steuern und Prüfung] leiten',
            'Liquidität und Finanzierung [auch für schlechte Jahre|vorausschauend] planen',
            'Der Leitung Zahlen geben, die [Alternativen zeigen|klar und rechtzeitig sind]',
            'Mit Banken, [Investoren und Prüfung|Eigentümern und Prüfung] arbeiten',
            'Ein Team aufbauen, das [schnell und richtig abschließt|gern gefragt wird]',
            'Investitionen bewerten und [begründet ablehnen|nachverfolgen]',
          ],
          needs: [
            'Führungserfahrung im Finanzbereich',
            'Kenntnis von Rechnungslegung und [Finanzierung|Prüfung]',
            'Klare Worte über Geld',
          ],
          success: [
            'die Liquidität sicher ist, die Prüfung ruhig verläuft und [Entscheidungen auf guten Zahlen beruhen|den Zahlen vertraut wird]',
          ],
        },
        fr: {
          purpose: ['répondre des finances et [aider à bien décider|asseoir la croissance]'],
          duties: [
            'Diriger finances, [audit et systèmes|fiscalité et audit]',
            'Prévoir trésorerie et financements [pour les bonnes et les mauvaises années|avec prudence]',
            'Donner des chiffres qui [montrent les choix|sont clairs et à l’heure]',
            'Travailler avec banques, [investisseurs et auditeurs|actionnaires et auditeurs]',
            'Former une équipe [rapide et exacte|que l’on consulte volontiers]',
            'Juger les investissements et [savoir dire non|suivre leurs effets]',
          ],
          needs: [
            'Une expérience de direction financière',
            'La connaissance des normes et [des financements|de l’audit]',
            'Des mots simples sur l’argent',
          ],
          success: ['la trésorerie est sûre, l’audit serein et [les décisions fondées|les chiffres sont crus]'],
        },
        es: {
          purpose: ['responder de las finanzas y [ayudar a decidir bien|dar base firme al crecimiento]'],
          duties: [
            'Dirigir finanzas, [auditoría y sistemas|impuestos y auditoría]',
            'Planificar caja y financiación [para años buenos y malos|con prudencia]',
            'Dar cifras que [muestren opciones|sean claras y puntuales]',
            'Trabajar con bancos, [inversores y auditores|socios y auditores]',
            'Formar un equipo [rápido y exacto|al que guste consultar]',
            'Valorar inversiones y [saber decir que no|seguir su efecto]',
          ],
          needs: [
            'Experiencia en dirección financiera',
            'Conocimiento de normas y [financiación|auditoría]',
            'Palabras sencillas sobre dinero',
          ],
          success: [
            'la caja esté segura, la auditoría sea tranquila y [se decida con buenas cifras|se confíe en los números]',
          ],
        },
      },
    },
    {
      id: 'coo-cto',
      titles:
        /\bcoo\b|\bcto\b|\bcio\b|chief (operating|technology|information|product|marketing|revenue|people)|bereichsleit|\bvp\b|vice president|head of/,
      name: {
        en: 'Chief Operating Officer',
        de: 'Bereichsleitung',
        fr: 'Directeur des opérations',
        es: 'Director/a de operaciones',
      },
      words: {
        en: {
          purpose: ['lead the function and [turn plans into daily practice|give it room to grow]'],
          duties: [
            'Set direction and priorities [with the management team|that people can follow].',
            'Lead managers, [give them room and feedback|and hire new ones with care].',
            'Answer for budget, [quality and risk|delivery and quality].',
            'Build systems and routines that [carry growth|work without heroics].',
            'Report on progress [in plain figures|openly].',
            'Work across departments to [remove friction|settle conflicts of aims].',
          ],
          needs: [
            'Experience of leading managers.',
            'A record of [building and improving|steady results].',
            'Clear communication.',
          ],
          success: [
            'plans become results, [managers grow|costs and quality hold] and others like to work with the function',
          ],
        },
        de: {
          purpose: ['der Bereich geführt wird und [aus Plänen Alltag wird|er dem Wachstum gewachsen ist]'],
          duties: [
            'Richtung und Prioritäten [mit der Geschäftsleitung|nachvollziehbar] festlegen',
            'Führungskräfte leiten[, ihnen Raum und Feedback geben| und neue sorgfältig auswählen]',
            'Budget, [Qualität und Risiken|Lieferung und Qualität] verantworten',
            'Systeme und Abläufe aufbauen, die [Wachstum tragen|ohne Kraftakte funktionieren]',
            'Über Fortschritte [in klaren Zahlen|offen] berichten',
            'Bereichsübergreifend [Reibung abbauen|Zielkonflikte lösen]',
          ],
          needs: [
            'Erfahrung in der Führung von Führungskräften',
            'Nachweisbare [Aufbauarbeit|Ergebnisse]',
            'Klare Kommunikation',
          ],
          success: [
            'Pläne zu Ergebnissen werden, [Führungskräfte wachsen|Kosten und Qualität stimmen] und andere gern mit dem Bereich arbeiten',
          ],
        },
        fr: {
          purpose: ['diriger la fonction et [faire des plans une réalité|la rendre capable de grandir]'],
          duties: [
            'Fixer cap et priorités [avec la direction|que chacun peut suivre]',
            'Conduire les managers[, leur laisser place et retours| et en recruter avec soin]',
            'Répondre du budget, [de la qualité et des risques|des délais et de la qualité]',
            'Bâtir des outils et routines qui [portent la croissance|marchent sans exploit]',
            'Rendre compte [en chiffres simples|ouvertement]',
            'Travailler entre services pour [lever les frictions|arbitrer les objectifs]',
          ],
          needs: [
            'Une expérience d’encadrement de managers',
            'Un parcours de [construction et de progrès|résultats réguliers]',
            'Une communication claire',
          ],
          success: [
            'les plans deviennent des résultats, [les managers grandissent|coûts et qualité tiennent] et chacun aime travailler avec la fonction',
          ],
        },
        es: {
          purpose: ['dirigir la función y [convertir planes en práctica diaria|prepararla para crecer]'],
          duties: [
            'Fijar rumbo y prioridades [con la dirección|que se puedan seguir]',
            'Dirigir a los mandos, [darles espacio y opinión|y elegirlos con cuidado]',
            'Responder de presupuesto, [calidad y riesgos|entregas y calidad]',
            'Crear sistemas y rutinas que [sostengan el crecimiento|funcionen sin heroicidades]',
            'Informar del avance [con cifras claras|con franqueza]',
            'Trabajar entre áreas para [quitar fricciones|resolver conflictos]',
          ],
          needs: [
            'Experiencia dirigiendo mandos',
            'Trayectoria de [construir y mejorar|resultados constantes]',
            'Comunicación clara',
          ],
          success: [
            'los planes den resultados, [los mandos crezcan|costes y calidad se cumplan] y guste trabajar con la función',
          ],
        },
      },
    },
    {
      id: 'charity-director',
      titles: /charity|ngo|non-?profit|foundation|stiftung|association|verein|ong\b|fundación|trust/,
      name: {
        en: 'Chief Executive of a Charity',
        de: 'Geschäftsführung (gemeinnützig)',
        fr: 'Directeur d’association',
        es: 'Director/a de fundación',
      },
      words: {
        en: {
          purpose: ['lead the charity [towards its mission|with care for people and money]'],
          duties: [
            'Agree on aims with [trustees|the board] and report to them openly.',
            'Win and keep [donors and partners|funding].',
            'Lead staff and volunteers [fairly|with respect].',
            'Answer for safeguarding, [budget and law|reserves and law].',
            'Speak for the cause [in public|to press and politics].',
          ],
          needs: [
            'Experience of leading an organisation or a large part of one.',
            'Practice in raising funds.',
            'Honest, winning communication.',
          ],
          success: ['more people are helped, [income is steady|reserves are sound] and staff stay'],
        },
        de: {
          purpose: ['die Organisation [ihrem Auftrag gerecht wird|achtsam mit Menschen und Geld umgeht]'],
          duties: [
            'Mit [Vorstand|Aufsicht] Ziele vereinbaren und offen berichten',
            '[Spenden und Partner|Mittel] gewinnen und halten',
            'Haupt- und Ehrenamtliche [fair|respektvoll] führen',
            'Schutzkonzepte, [Budget und Recht|Rücklagen und Recht] verantworten',
            '[Öffentlich|In Presse und Politik] für das Anliegen sprechen',
          ],
          needs: [
            'Erfahrung in der Leitung einer Organisation oder eines großen Bereichs',
            'Praxis in der Mittelbeschaffung',
            'Ehrliche, gewinnende Kommunikation',
          ],
          success: ['mehr Menschen geholfen wird, [die Mittel gesichert sind|Rücklagen stimmen] und das Team bleibt'],
        },
        fr: {
          purpose: ['conduire l’association [vers sa mission|avec soin des personnes et des moyens]'],
          duties: [
            'Fixer les buts avec [le conseil|les administrateurs] et rendre compte',
            'Gagner et garder [donateurs et partenaires|des financements]',
            'Diriger salariés et bénévoles [avec équité|avec respect]',
            'Répondre de la protection des personnes[, du budget et du droit| et des réserves]',
            'Porter la cause [en public|auprès de la presse et des élus]',
          ],
          needs: [
            'Une expérience de direction',
            'La pratique de la recherche de fonds',
            'Une parole honnête et convaincante',
          ],
          success: [
            'plus de personnes sont aidées, [les ressources sont stables|les réserves sont saines] et l’équipe reste',
          ],
        },
        es: {
          purpose: ['llevar la entidad [hacia su misión|cuidando personas y medios]'],
          duties: [
            'Acordar metas con [el patronato|la junta] y rendir cuentas',
            'Ganar y conservar [donantes y socios|financiación]',
            'Dirigir a personal y voluntariado [con justicia|con respeto]',
            'Responder de la protección de las personas[, el presupuesto y la ley| y las reservas]',
            'Hablar por la causa [en público|ante prensa y política]',
          ],
          needs: ['Experiencia de dirección', 'Práctica en captación de fondos', 'Comunicación honesta y convincente'],
          success: [
            'se ayude a más personas, [los ingresos sean estables|las reservas estén sanas] y el equipo se quede',
          ],
        },
      },
    },
  ],
}
