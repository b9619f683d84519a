import type { RoleFamily } from './role.ts'

export const finance: RoleFamily = {
  family: 'finance',
  roles: [
    {
      id: 'accountant',
      titles: /account|bookkeep|finance|finanz|buchhalt|bilanz|comptab|comptable|contab|steuerfach/,
      name: { en: 'Accountant', de: 'Buchhalter:in', fr: 'Comptable', es: 'Contable' },
      words: {
        en: {
          purpose: ['keep books that [are right, complete and on time|stand up to any question]'],
          duties: [
            'Post and check [daily transactions|what comes in and goes out](( in {tools})).',
            'Prepare the month and year end and [explain what stands out|keep to the calendar].',
            'Reconcile [bank and ledger accounts|accounts] and clear open items.',
            'Prepare tax returns and [answer the tax office|file them on time].',
            'Put together documents for auditors [before they ask|so that they find everything].',
            'Answer colleagues’ questions on [invoices and budgets|figures] in plain words.',
            [
              'senior',
              'Improve [routines and controls|the way the close works] and guide less experienced colleagues.',
            ],
          ],
          needs: [
            ['mid', 'Knowledge of the national accounting rules.'],
            'Accuracy, [also under a deadline|also on the last day of the month].',
            'Sure handling of spreadsheets and [accounting software|ledgers].',
          ],
          success: [
            'the close is done on the day agreed and [nobody has to correct it later|auditors have few questions]',
          ],
        },
        de: {
          purpose: ['die Bücher [richtig, vollständig und pünktlich sind|jeder Nachfrage standhalten]'],
          duties: [
            'Laufende Geschäftsvorfälle(( in {tools})) [buchen und prüfen|erfassen]',
            'Monats- und Jahresabschlüsse vorbereiten und [Auffälliges erklären|termingerecht fertigstellen]',
            'Konten abstimmen und [offene Posten klären|Differenzen klären]',
            'Steuererklärungen vorbereiten und [Rückfragen der Ämter beantworten|fristgerecht einreichen]',
            'Unterlagen für Prüfungen [vollständig bereitstellen|zusammenstellen, ehe jemand fragt]',
            'Fragen zu [Rechnungen und Budgets|Zahlen] verständlich beantworten',
            ['senior', 'Abläufe und Kontrollen verbessern und [weniger Erfahrene anleiten|Wissen weitergeben]'],
          ],
          needs: [
            ['mid', 'Kenntnis der nationalen Rechnungslegung'],
            'Genauigkeit, [auch unter Termindruck|auch am Monatsende]',
            'Sicherer Umgang mit Tabellen und [Buchhaltungssoftware|Konten]',
          ],
          success: [
            'Abschlüsse pünktlich fertig sind und [niemand sie später berichtigen muss|die Prüfung wenig fragt]',
          ],
        },
        fr: {
          purpose: ['tenir des comptes [justes, complets et à l’heure|qui répondent à toute question]'],
          duties: [
            'Saisir et contrôler [les écritures courantes|les opérations du jour](( dans {tools}))',
            'Préparer les clôtures mensuelles et annuelles et [expliquer les écarts|tenir le calendrier]',
            'Rapprocher les comptes et [solder les postes ouverts|éclaircir les écarts]',
            'Préparer les déclarations fiscales et [répondre à l’administration|les déposer à temps]',
            'Réunir les pièces pour les auditeurs [avant qu’ils les demandent|de façon complète]',
            'Répondre aux questions sur [les factures et les budgets|les chiffres] avec des mots simples',
            ['senior', 'Améliorer [les procédures et contrôles|la clôture] et guider les moins expérimentés'],
          ],
          needs: [
            ['mid', 'La connaissance des règles comptables nationales'],
            'De la précision, [même à l’échéance|même en fin de mois]',
            'L’aisance avec les tableurs et [les logiciels comptables|les comptes]',
          ],
          success: [
            'les clôtures sont prêtes au jour dit et [personne ne doit les corriger|les auditeurs ont peu de questions]',
          ],
        },
        es: {
          purpose: ['llevar una contabilidad [correcta, completa y puntual|que resista cualquier pregunta]'],
          duties: [
            'Registrar y revisar [los movimientos diarios|las operaciones corrientes](( en {tools}))',
            'Preparar los cierres de mes y de año y [explicar lo que llama la atención|cumplir el calendario]',
            'Conciliar cuentas y [aclarar partidas pendientes|resolver diferencias]',
            'Preparar impuestos y [atender a Hacienda|presentarlos en plazo]',
            'Reunir la documentación para auditoría [antes de que la pidan|completa]',
            'Responder dudas sobre [facturas y presupuestos|las cifras] con palabras sencillas',
            ['senior', 'Mejorar [procesos y controles|el cierre] y guiar a quienes tienen menos experiencia'],
          ],
          needs: [
            ['mid', 'Conocimiento de la normativa contable'],
            'Precisión, [también con plazos|también a fin de mes]',
            'Soltura con hojas de cálculo y [programas contables|cuentas]',
          ],
          success: ['los cierres estén listos el día acordado y [nadie tenga que corregirlos|auditoría pregunte poco]'],
        },
      },
    },
    {
      id: 'accounts-clerk',
      titles:
        /payable|receivable|accounts (clerk|assistant)|\bap\b|\bar\b|debitor|kreditor|credit control|facturation|facturación|rechnungs/,
      name: {
        en: 'Accounts Clerk',
        de: 'Sachbearbeiter:in Buchhaltung',
        fr: 'Assistant comptable',
        es: 'Auxiliar contable',
      },
      words: {
        en: {
          purpose: ['see that invoices are [right, posted and paid on time|checked, booked and settled]'],
          duties: [
            'Match invoices with orders and [clear differences|find out what is missing](( in {tools})).',
            'Prepare payment runs and [check every account number|have them approved].',
            'Remind customers of open sums [politely and in time|firmly but politely].',
            'Reconcile statements and [supplier accounts|ledgers].',
            'Keep supplier and customer data [correct|up to date].',
          ],
          needs: [
            'Accuracy with figures.',
            'Ease with [spreadsheets|office software].',
            'A polite, clear way on the phone and in writing.',
          ],
          success: ['invoices are paid on time and [few items stay open|suppliers have no reason to call]'],
        },
        de: {
          purpose: ['Rechnungen [richtig, gebucht und pünktlich bezahlt sind|geprüft, gebucht und beglichen werden]'],
          duties: [
            'Rechnungen(( in {tools})) mit Bestellungen abgleichen und [Abweichungen klären|Fehlendes nachfordern]',
            'Zahlläufe vorbereiten und [Bankdaten prüfen|freigeben lassen]',
            'An offene Beträge [freundlich und rechtzeitig|höflich und bestimmt] erinnern',
            'Kontoauszüge und [Lieferantenkonten|Personenkonten] abstimmen',
            'Stammdaten [korrekt|aktuell] halten',
          ],
          needs: [
            'Genauigkeit mit Zahlen',
            'Sicherheit mit [Tabellen|Bürosoftware]',
            'Eine freundliche, klare Art am Telefon und schriftlich',
          ],
          success: ['Rechnungen pünktlich bezahlt sind und [kaum Posten offen bleiben|niemand nachfragen muss]'],
        },
        fr: {
          purpose: [
            'veiller à ce que les factures soient [justes, saisies et payées à temps|contrôlées, saisies et réglées]',
          ],
          duties: [
            'Rapprocher factures et commandes et [éclaircir les écarts|réclamer ce qui manque](( dans {tools}))',
            'Préparer les paiements et [vérifier les coordonnées bancaires|les faire valider]',
            'Relancer les impayés [avec courtoisie et à temps|avec tact]',
            'Rapprocher relevés et [comptes fournisseurs|comptes de tiers]',
            'Tenir les fiches clients et fournisseurs [à jour|exactes]',
          ],
          needs: [
            'De la précision avec les chiffres',
            'L’aisance avec [les tableurs|les outils de bureau]',
            'Une expression aimable et claire, au téléphone comme à l’écrit',
          ],
          success: [
            'les factures sont réglées à l’heure et [peu de postes restent ouverts|les fournisseurs n’ont pas à appeler]',
          ],
        },
        es: {
          purpose: [
            'lograr que las facturas estén [bien, registradas y pagadas a tiempo|revisadas, registradas y liquidadas]',
          ],
          duties: [
            'Cotejar facturas y pedidos y [aclarar diferencias|reclamar lo que falta](( en {tools}))',
            'Preparar pagos y [comprobar los datos bancarios|llevarlos a aprobación]',
            'Recordar importes pendientes [con amabilidad y a tiempo|con tacto]',
            'Conciliar extractos y [cuentas de proveedores|cuentas]',
            'Mantener los datos de clientes y proveedores [correctos|al día]',
          ],
          needs: [
            'Precisión con los números',
            'Soltura con [hojas de cálculo|ofimática]',
            'Trato amable y claro, por teléfono y por escrito',
          ],
          success: ['las facturas se paguen a tiempo y [quede poco pendiente|los proveedores no tengan que llamar]'],
        },
      },
    },
    {
      id: 'controller',
      titles:
        /controll|management account|cost account|fp&a|financial analyst|finanzanalyst|contrôleur|contrôle de gestion|analista financ|analyste financ/,
      name: { en: 'Controller', de: 'Controller:in', fr: 'Contrôleur de gestion', es: 'Controller financiero' },
      words: {
        en: {
          purpose: ['give managers figures they [can decide with|understand and trust]'],
          duties: [
            'Analyse costs and variances and [find the reason behind them|explain them to those who can act].',
            'Prepare budget and forecast [with the departments, not for them|and keep them honest].',
            'Build models and [scenarios|business cases](( in {tools})) that show what depends on what.',
            'Write monthly reports that [fit the reader|lead to action].',
            'Question plans [kindly and firmly|before money is spent].',
            'Improve [data and reports|the path from data to report].',
          ],
          needs: [
            ['mid', 'Practice in budgeting, forecasting or cost accounting.'],
            'Sure handling of spreadsheets and models.',
            'The courage to [name uncomfortable figures|ask simple questions].',
          ],
          success: ['forecasts come close, [managers use your reports|surprises are rare] and decisions get better'],
        },
        de: {
          purpose: [
            'Führungskräfte Zahlen haben, [mit denen sie entscheiden können|die sie verstehen und denen sie trauen]',
          ],
          duties: [
            'Kosten und Abweichungen analysieren und [den Grund dahinter finden|verständlich erklären]',
            'Budget und Forecast [gemeinsam mit den Bereichen|realistisch] aufstellen',
            'Modelle und [Szenarien|Rechnungen](( in {tools})) bauen, die Zusammenhänge zeigen',
            'Monatsberichte schreiben, die [zu Entscheidungen führen|zur Leserschaft passen]',
            'Pläne [freundlich und bestimmt|vor der Ausgabe] hinterfragen',
            '[Daten und Berichte|Den Weg von den Daten zum Bericht] verbessern',
          ],
          needs: [
            ['mid', 'Praxis in Budgetierung, Forecast oder Kostenrechnung'],
            'Sicherer Umgang mit Tabellen und Modellen',
            'Der Mut, [unbequeme Zahlen zu nennen|einfache Fragen zu stellen]',
          ],
          success: [
            'Prognosen nah an der Wirklichkeit liegen, [Berichte genutzt werden|Überraschungen selten sind] und Entscheidungen besser werden',
          ],
        },
        fr: {
          purpose: ['donner aux responsables des chiffres [utiles pour décider|clairs et fiables]'],
          duties: [
            'Analyser coûts et écarts et [en trouver la cause|les expliquer]',
            'Construire budget et prévisions [avec les services|avec réalisme]',
            'Bâtir des modèles et [scénarios|études](( dans {tools})) qui montrent ce qui dépend de quoi',
            'Rédiger des rapports mensuels [adaptés au lecteur|qui mènent à l’action]',
            'Questionner les projets [avec tact et fermeté|avant la dépense]',
            'Améliorer [les données et les rapports|le chemin de la donnée au rapport]',
          ],
          needs: [
            ['mid', 'La pratique du budget, des prévisions ou des coûts'],
            'L’aisance avec les tableurs et les modèles',
            'Le courage [de dire les chiffres qui fâchent|des questions simples]',
          ],
          success: [
            'les prévisions sont proches du réel, [les rapports servent|les surprises sont rares] et les décisions meilleures',
          ],
        },
        es: {
          purpose: ['dar a los responsables cifras [con las que decidir|claras y fiables]'],
          duties: [
            'Analizar costes y desviaciones y [encontrar su causa|explicarlas]',
            'Preparar presupuesto y previsiones [con las áreas|con realismo]',
            'Crear modelos y [escenarios|casos de negocio](( en {tools})) que muestren qué depende de qué',
            'Escribir informes mensuales [a medida de quien lee|que lleven a actuar]',
            'Cuestionar planes [con tacto y firmeza|antes de gastar]',
            'Mejorar [datos e informes|el camino del dato al informe]',
          ],
          needs: [
            ['mid', 'Práctica en presupuestos, previsiones o costes'],
            'Soltura con hojas de cálculo y modelos',
            'Valor para [decir cifras incómodas|hacer preguntas sencillas]',
          ],
          success: [
            'las previsiones se acerquen a la realidad, [se usen los informes|haya pocas sorpresas] y se decida mejor',
          ],
        },
      },
    },
    {
      id: 'tax-specialist',
      titles: /\btax\b|steuer(berat|referent)|fiscal/,
      name: { en: 'Tax Specialist', de: 'Steuerreferent:in', fr: 'Fiscaliste', es: 'Asesor/a fiscal' },
      words: {
        en: {
          purpose: [
            'see that taxes are [correct, on time and no higher than they must be|declared correctly and on time]',
          ],
          duties: [
            'Prepare returns and [check assessments|follow deadlines].',
            'Advise colleagues or clients on [the tax side of their plans|what a plan means for tax].',
            'Go through audits with [the tax office|inspectors] calmly and well prepared.',
            'Follow changes in the law and [explain them|say whom they concern].',
            'Document positions so that [others can follow them|they hold years later].',
          ],
          needs: [
            ['mid', 'Sound knowledge of national tax law.'],
            'Exact work with [rules and figures|documents].',
            'Plain explanations of dry matters.',
          ],
          success: ['returns go out on time and [audits end without surprises|advice comes before the decision]'],
        },
        de: {
          purpose: [
            'Steuern [korrekt, pünktlich und nicht höher als nötig sind|richtig und fristgerecht erklärt werden]',
          ],
          duties: [
            'Steuererklärungen erstellen und [Bescheide prüfen|Fristen überwachen]',
            'Zu [steuerlichen Folgen von Vorhaben|steuerlichen Fragen] beraten',
            'Betriebsprüfungen [ruhig und gut vorbereitet|umsichtig] begleiten',
            'Gesetzesänderungen verfolgen und [erklären|einordnen]',
            'Positionen so dokumentieren, dass sie [nachvollziehbar bleiben|Jahre später Bestand haben]',
          ],
          needs: [
            ['mid', 'Fundiertes Wissen im Steuerrecht'],
            'Genaue Arbeit mit [Regeln und Zahlen|Unterlagen]',
            'Verständliche Erklärungen trockener Themen',
          ],
          success: [
            'Erklärungen pünktlich hinausgehen und [Prüfungen ohne Überraschung enden|Rat vor der Entscheidung kommt]',
          ],
        },
        fr: {
          purpose: ['assurer des impôts [justes, payés à temps et sans excès|bien déclarés et à l’heure]'],
          duties: [
            'Préparer les déclarations et [vérifier les avis|suivre les échéances]',
            'Conseiller sur [les effets fiscaux des projets|les questions fiscales]',
            'Accompagner les contrôles avec [calme et préparation|méthode]',
            'Suivre l’évolution du droit et [l’expliquer|dire qui elle touche]',
            'Documenter les positions pour qu’elles [restent lisibles|tiennent dans le temps]',
          ],
          needs: [
            ['mid', 'De solides connaissances en droit fiscal'],
            'De la rigueur avec [règles et chiffres|les pièces]',
            'Des explications simples sur des sujets arides',
          ],
          success: [
            'les déclarations partent à l’heure et [les contrôles se passent sans surprise|le conseil vient avant la décision]',
          ],
        },
        es: {
          purpose: ['lograr que los impuestos estén [bien, a tiempo y sin excesos|bien declarados y en plazo]'],
          duties: [
            'Preparar declaraciones y [revisar liquidaciones|vigilar plazos]',
            'Asesorar sobre [los efectos fiscales de cada plan|dudas fiscales]',
            'Acompañar inspecciones con [calma y preparación|método]',
            'Seguir los cambios legales y [explicarlos|decir a quién afectan]',
            'Documentar los criterios para que [se entiendan|perduren]',
          ],
          needs: [
            ['mid', 'Conocimiento sólido de derecho fiscal'],
            'Rigor con [normas y cifras|los documentos]',
            'Explicaciones sencillas de temas áridos',
          ],
          success: [
            'las declaraciones salgan a tiempo y [las inspecciones no den sorpresas|el consejo llegue antes de decidir]',
          ],
        },
      },
    },
    {
      id: 'auditor',
      titles: /audit|revision|revisor|innenrevision|wirtschaftsprüf/,
      name: { en: 'Auditor', de: 'Revisor:in', fr: 'Auditeur', es: 'Auditor/a' },
      words: {
        en: {
          purpose: ['look closely and [report fairly|say what could go wrong before it does]'],
          duties: [
            'Plan audits by [risk|what could hurt most].',
            'Test controls and [records|samples] with an open mind.',
            'Talk findings through with [those concerned|the people who do the work].',
            'Write reports that are [short, fair and useful|clear to those who must act].',
            'Follow up until [findings are settled|promises are kept].',
          ],
          needs: [
            'Practice in audit or accounting.',
            'Independence of judgement.',
            'Tact in [difficult talks|awkward conversations].',
          ],
          success: ['findings are accepted and [settled|weak spots close one by one]'],
        },
        de: {
          purpose: ['genau hingesehen und [fair berichtet wird|früh gesagt wird, was schiefgehen kann]'],
          duties: [
            'Prüfungen [nach Risiko|nach möglichem Schaden] planen',
            'Kontrollen und [Unterlagen|Stichproben] unvoreingenommen testen',
            'Feststellungen mit [den Beteiligten|denen, die die Arbeit tun,] besprechen',
            'Berichte schreiben, die [kurz, fair und nützlich|klar] sind',
            'Nachhalten, bis [Feststellungen erledigt|Zusagen eingelöst] sind',
          ],
          needs: [
            'Praxis in Prüfung oder Rechnungswesen',
            'Unabhängiges Urteil',
            'Takt in [schwierigen Gesprächen|heiklen Lagen]',
          ],
          success: ['Feststellungen angenommen und [behoben werden|Schwachstellen weniger werden]'],
        },
        fr: {
          purpose: ['regarder de près et [rendre compte avec équité|dire tôt ce qui pourrait mal tourner]'],
          duties: [
            'Planifier les audits [selon le risque|là où l’enjeu est le plus fort]',
            'Tester contrôles et [pièces|échantillons] sans a priori',
            'Discuter les constats avec [les personnes concernées|ceux qui font le travail]',
            'Rédiger des rapports [courts, justes et utiles|clairs]',
            'Suivre les actions jusqu’à [leur terme|la preuve]',
          ],
          needs: [
            'La pratique de l’audit ou de la comptabilité',
            'Un jugement indépendant',
            'Du tact dans [les échanges difficiles|les moments délicats]',
          ],
          success: ['les constats sont acceptés et [réglés|les points faibles se comblent]'],
        },
        es: {
          purpose: ['mirar de cerca [e informar con justicia|y avisar de lo que puede fallar]'],
          duties: [
            'Planificar auditorías [según el riesgo|donde más importa]',
            'Probar controles y [registros|muestras] sin prejuicios',
            'Comentar los hallazgos con [las personas afectadas|quienes hacen el trabajo]',
            'Escribir informes [breves, justos y útiles|claros]',
            'Hacer seguimiento hasta que [se resuelvan los hallazgos|se cumpla lo acordado]',
          ],
          needs: [
            'Práctica en auditoría o contabilidad',
            'Juicio independiente',
            'Tacto en [conversaciones difíciles|momentos delicados]',
          ],
          success: ['los hallazgos se acepten y [se resuelvan|los puntos débiles se cierren]'],
        },
      },
    },
    {
      id: 'finance-manager',
      titles:
        /finance (manager|director|lead)|head of finance|finanzleit|leit.* (finanz|rechnungswesen|buchhaltung)|responsable (financier|comptable|administrati\w+ et financ)|director.* financ|jefe.* (administración|contab)/,
      name: {
        en: 'Finance Manager',
        de: 'Leitung Finanzen',
        fr: 'Responsable financier',
        es: 'Responsable financiero/a',
      },
      words: {
        en: {
          purpose: ['keep [cash, books and controls|finance] in good order and help others decide'],
          duties: [
            'Lead the finance team and [help it grow|share the work fairly].',
            'Answer for a close that is [right and on time|quick and correct].',
            'Plan cash and [funding|payments] with care.',
            'Prepare reports for [management|those who decide] that show what matters.',
            'Work with auditors, [banks and authorities|tax offices and banks].',
            'Strengthen systems and [controls|routines] step by step.',
          ],
          needs: [
            ['mid', 'Experience of leading finance work.'],
            'Knowledge of [the accounting standards in use|closing and audit].',
            'Plain words for people outside finance.',
          ],
          success: [
            'the close is on time, cash holds no surprises and [the audit is quiet|managers plan with your figures]',
          ],
        },
        de: {
          purpose: [
            '[Liquidität, Bücher und Kontrollen|die Finanzen] in guter Ordnung sind und andere gut entscheiden können',
          ],
          duties: [
            'Das Finanzteam führen und [weiterentwickeln|die Arbeit fair verteilen]',
            'Für Abschlüsse sorgen, die [richtig und pünktlich|schnell und korrekt] sind',
            'Liquidität und [Finanzierung|Zahlungen] umsichtig planen',
            'Berichte erstellen, die [der Leitung das Wesentliche zeigen|Entscheidungen tragen]',
            'Mit Prüfung, [Banken und Behörden|Ämtern und Banken] zusammenarbeiten',
            'Systeme und [Kontrollen|Abläufe] Schritt für Schritt verbessern',
          ],
          needs: [
            ['mid', 'Erfahrung in der Leitung von Finanzaufgaben'],
            'Kenntnis von [Rechnungslegung|Abschluss und Prüfung]',
            'Klare Worte für Menschen außerhalb der Finanzwelt',
          ],
          success: [
            'Abschlüsse pünktlich sind, die Liquidität nicht überrascht und [die Prüfung ruhig verläuft|mit den Zahlen geplant wird]',
          ],
        },
        fr: {
          purpose: ['tenir [trésorerie, comptes et contrôles|les finances] en bon ordre et aider à décider'],
          duties: [
            'Diriger l’équipe finance et [la faire progresser|répartir le travail avec équité]',
            'Garantir des clôtures [justes et à l’heure|rapides et fiables]',
            'Planifier la trésorerie et [les financements|les paiements] avec soin',
            'Préparer des rapports qui [montrent l’essentiel|servent à décider]',
            'Travailler avec auditeurs, [banques et administrations|banques et fisc]',
            'Renforcer outils et [contrôles|procédures] pas à pas',
          ],
          needs: [
            ['mid', 'Une expérience de conduite de la fonction finance'],
            'La connaissance [des normes comptables|de la clôture et de l’audit]',
            'Des mots simples pour les non-financiers',
          ],
          success: [
            'les clôtures sont à l’heure, la trésorerie sans surprise et [l’audit serein|chacun planifie avec ces chiffres]',
          ],
        },
        es: {
          purpose: ['mantener [tesorería, cuentas y controles|las finanzas] en orden y ayudar a decidir'],
          duties: [
            'Dirigir el equipo financiero y [ayudarle a crecer|repartir bien el trabajo]',
            'Garantizar cierres [correctos y puntuales|rápidos y fiables]',
            'Planificar tesorería y [financiación|pagos] con cuidado',
            'Preparar informes que [muestren lo esencial|sirvan para decidir]',
            'Trabajar con auditores, [bancos y administraciones|bancos y Hacienda]',
            'Reforzar sistemas y [controles|procesos] paso a paso',
          ],
          needs: [
            ['mid', 'Experiencia dirigiendo el área financiera'],
            'Conocimiento de [las normas contables|cierre y auditoría]',
            'Palabras sencillas para quien no es de finanzas',
          ],
          success: [
            'los cierres sean puntuales, la caja no dé sorpresas y [la auditoría sea tranquila|se planifique con esas cifras]',
          ],
        },
      },
    },
  ],
}
