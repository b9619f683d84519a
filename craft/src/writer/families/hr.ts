import type { RoleFamily } from './role.ts'

export const hr: RoleFamily = {
  family: 'hr',
  roles: [
    {
      id: 'hr-generalist',
      titles: /\bhr\b|human resources|people|personal|ressources humaines|\brh\b|recursos humanos|rr\.? ?hh/,
      name: { en: 'HR Generalist', de: 'Personalreferent:in', fr: 'Chargé RH', es: 'Técnico/a de recursos humanos' },
      words: {
        en: {
          purpose: [
            'be the person people turn to [with every question about work|when work raises questions]',
            'make sure that people are [hired, paid and treated fairly|well looked after from the first day to the last]',
          ],
          duties: [
            'Advise managers on [contracts, absence and conduct|everyday questions of labour law].',
            'Prepare contracts, letters and [references|certificates] without errors.',
            'Plan first days so that [new colleagues feel expected|nobody stands at the door without a desk].',
            'Keep personnel data(( in {tools})) [correct and confidential|complete and protected].',
            'Listen to employees and [find solutions both sides can live with|settle conflicts early].',
            'Run small projects that [make work better|people notice].',
            ['lead', 'Shape [policies|people policies] that fit the organisation and keep within the law.'],
          ],
          needs: [
            ['mid', 'Basic labour law of the place of work.'],
            'Discretion [without exception|with what you learn].',
            'A way with people [in good and in hard moments|at every level].',
          ],
          success: ['questions are answered quickly, [files are right|people trust HR] and few conflicts escalate'],
        },
        de: {
          purpose: [
            'Menschen [fair eingestellt, bezahlt und behandelt werden|vom ersten bis zum letzten Tag gut betreut sind]',
          ],
          duties: [
            'Führungskräfte zu [Verträgen, Fehlzeiten und Verhalten|Fragen des Arbeitsrechts] beraten',
            'Verträge, Schreiben und [Zeugnisse|Bescheinigungen] fehlerfrei erstellen',
            'Erste Tage so planen, dass [neue Kräfte sich erwartet fühlen|niemand ohne Arbeitsplatz dasteht]',
            'Personaldaten(( in {tools})) [korrekt und vertraulich|vollständig und geschützt] führen',
            'Beschäftigten zuhören und [tragfähige Lösungen finden|Konflikte früh klären]',
            'Kleine Projekte umsetzen, die [die Arbeit verbessern|man im Alltag merkt]',
            ['lead', 'Regeln gestalten, die zum Haus passen und [rechtssicher sind|im Alltag tragen]'],
          ],
          needs: [
            ['mid', 'Grundlagen des Arbeitsrechts'],
            'Verschwiegenheit [ohne Ausnahme|in allen Belangen]',
            'Ein guter Umgang mit Menschen, [auch in schwierigen Momenten|auf allen Ebenen]',
          ],
          success: [
            'Fragen schnell beantwortet sind, [Akten stimmen|Vertrauen da ist] und wenige Konflikte eskalieren',
          ],
        },
        fr: {
          purpose: [
            'faire en sorte que chacun soit [recruté, payé et traité avec équité|bien accompagné du premier au dernier jour]',
          ],
          duties: [
            'Conseiller les responsables sur [contrats, absences et conduite|le droit du travail au quotidien]',
            'Préparer contrats, courriers et [attestations|certificats] sans erreur',
            'Préparer les premiers jours pour que [chacun se sente attendu|rien ne manque]',
            'Tenir les données du personnel(( dans {tools})) [exactes et confidentielles|complètes et protégées]',
            'Écouter les salariés et [trouver des solutions tenables|désamorcer les conflits]',
            'Mener de petits projets qui [améliorent le travail|se remarquent]',
            ['lead', 'Construire des règles [adaptées et conformes au droit|qui tiennent au quotidien]'],
          ],
          needs: [
            ['mid', 'Des bases de droit du travail'],
            'De la discrétion [en toute circonstance|sans exception]',
            'Le sens du contact, [y compris dans les moments difficiles|à tous les niveaux]',
          ],
          success: [
            'les questions ont vite réponse, [les dossiers sont justes|la confiance est là] et peu de conflits s’enveniment',
          ],
        },
        es: {
          purpose: [
            'lograr que cada persona sea [contratada, pagada y tratada con justicia|bien atendida del primer al último día]',
          ],
          duties: [
            'Asesorar a los responsables sobre [contratos, ausencias y conducta|dudas laborales del día a día]',
            'Preparar contratos, cartas y [certificados|documentos] sin errores',
            'Organizar los primeros días para que [quien llega se sienta esperado|no falte nada]',
            'Mantener los datos de personal(( en {tools})) [correctos y confidenciales|completos y protegidos]',
            'Escuchar a la plantilla y [encontrar soluciones viables|resolver pronto los conflictos]',
            'Llevar pequeños proyectos que [mejoren el trabajo|se noten]',
            ['lead', 'Dar forma a normas [ajustadas a la casa y a la ley|que funcionen en la práctica]'],
          ],
          needs: [
            ['mid', 'Bases de derecho laboral'],
            'Discreción [sin excepciones|en todo momento]',
            'Buen trato, [también en momentos difíciles|a todos los niveles]',
          ],
          success: [
            'las dudas se resuelvan pronto, [los expedientes estén bien|haya confianza] y pocos conflictos vayan a más',
          ],
        },
      },
    },
    {
      id: 'recruiter',
      titles: /recruit|talent|personalgewinnung|recrut|selección|reclutad/,
      name: { en: 'Recruiter', de: 'Recruiter:in', fr: 'Chargé de recrutement', es: 'Técnico/a de selección' },
      words: {
        en: {
          purpose: ['find the right people and [treat all the others well too|give every applicant a fair chance]'],
          duties: [
            'Clarify with managers [what the role really needs|what is a must and what is not].',
            'Write job ads that are [honest and clear|worth answering].',
            'Search for candidates(( with {tools})) where [others do not look|they really are].',
            'Run structured interviews and [compare fairly|take useful notes].',
            'Keep candidates informed [at every step|without being chased].',
            'Prepare offers and [see them through to the first day|explain them well].',
          ],
          needs: [
            ['mid', 'Practice in searching for and interviewing candidates.'],
            'Fairness and [a clear eye for bias|good notes].',
            'Reliable answers, also when the answer is no.',
          ],
          success: [
            'roles are filled with people who stay and [candidates speak well of the process|managers trust your shortlist]',
          ],
        },
        de: {
          purpose: [
            'die richtigen Menschen gefunden und [alle anderen ebenso gut behandelt werden|alle fair beurteilt werden]',
          ],
          duties: [
            'Mit den Fachbereichen klären, [was die Stelle wirklich braucht|was Muss ist und was nicht]',
            '[Ehrliche und klare|Lesenswerte] Stellenanzeigen schreiben',
            'Passende Personen(( mit {tools})) dort suchen, [wo sie wirklich sind|wo andere nicht suchen]',
            'Strukturierte Gespräche führen und [fair vergleichen|brauchbar protokollieren]',
            'Bewerbende [bei jedem Schritt|unaufgefordert] informieren',
            'Angebote vorbereiten und [bis zum ersten Tag begleiten|gut erklären]',
          ],
          needs: [
            ['mid', 'Praxis in Suche und Auswahl'],
            'Fairness und [ein wacher Blick für Vorurteile|gute Notizen]',
            'Verlässliche Antworten, auch bei Absagen',
          ],
          success: [
            'Stellen mit Menschen besetzt sind, die bleiben, und [Bewerbende gut über das Verfahren sprechen|die Fachbereiche der Auswahl trauen]',
          ],
        },
        fr: {
          purpose: [
            'trouver les bonnes personnes et [bien traiter toutes les autres|donner à chacun une chance équitable]',
          ],
          duties: [
            'Clarifier avec les responsables [le vrai besoin|l’indispensable et le reste]',
            'Rédiger des annonces [honnêtes et claires|qui donnent envie de répondre]',
            'Chercher des profils(( avec {tools})) [là où ils sont vraiment|hors des sentiers battus]',
            'Mener des entretiens structurés et [comparer avec équité|prendre des notes utiles]',
            'Informer les candidats [à chaque étape|sans qu’ils relancent]',
            'Préparer les offres et [accompagner jusqu’au premier jour|bien les expliquer]',
          ],
          needs: [
            ['mid', 'La pratique de la recherche et des entretiens'],
            'De l’équité et [de la vigilance face aux biais|de bonnes notes]',
            'Des réponses fiables, même négatives',
          ],
          success: [
            'les postes sont pourvus durablement et [les candidats parlent bien du processus|les responsables font confiance à la sélection]',
          ],
        },
        es: {
          purpose: [
            'encontrar a las personas adecuadas y [tratar bien a todas las demás|dar a todas una oportunidad justa]',
          ],
          duties: [
            'Aclarar con los responsables [qué necesita de verdad el puesto|qué es imprescindible y qué no]',
            'Redactar ofertas [honestas y claras|que apetezca responder]',
            'Buscar candidaturas(( con {tools})) [donde están de verdad|donde otros no miran]',
            'Hacer entrevistas estructuradas y [comparar con justicia|tomar notas útiles]',
            'Informar a quien se presenta [en cada paso|sin que tenga que insistir]',
            'Preparar propuestas y [acompañar hasta el primer día|explicarlas bien]',
          ],
          needs: [
            ['mid', 'Práctica en búsqueda y entrevistas'],
            'Justicia y [atención a los sesgos|buenas notas]',
            'Respuestas fiables, también si son negativas',
          ],
          success: [
            'los puestos se cubran con personas que se quedan y [se hable bien del proceso|los responsables confíen en la selección]',
          ],
        },
      },
    },
    {
      id: 'payroll-specialist',
      titles: /payroll|lohn|gehaltsabrechn|entgelt|paie|nómina|nomina/,
      name: {
        en: 'Payroll Specialist',
        de: 'Lohn- und Gehaltsbuchhalter:in',
        fr: 'Gestionnaire de paie',
        es: 'Técnico/a de nóminas',
      },
      words: {
        en: {
          purpose: ['see that everyone is paid [correctly and on time|the right sum on the right day]'],
          duties: [
            'Prepare the monthly pay run(( with {tools})) from [data to payment|first entry to payslip].',
            'Work out taxes and social charges and [report them on time|file them].',
            'Enter joiners, leavers and [changes|absences] without gaps.',
            'Answer questions about payslips [patiently|so that people understand them].',
            'Prepare files for [audits and inspections|auditors].',
            'Follow changes in the law and [adapt the settings|tell those concerned].',
          ],
          needs: [
            ['mid', 'Knowledge of national payroll rules.'],
            'Accuracy [with figures and dates|to the cent].',
            'Strict confidentiality.',
          ],
          success: ['pay is right and on time and [questions get fewer|audits find nothing]'],
        },
        de: {
          purpose: ['alle [richtig und pünktlich bezahlt werden|zum richtigen Tag den richtigen Betrag erhalten]'],
          duties: [
            'Die monatliche Abrechnung(( mit {tools})) [von den Daten bis zur Zahlung|vollständig] durchführen',
            'Steuern und Sozialabgaben berechnen und [fristgerecht melden|abführen]',
            'Ein- und Austritte sowie [Änderungen|Fehlzeiten] lückenlos erfassen',
            'Fragen zur Abrechnung [geduldig|verständlich] beantworten',
            'Unterlagen für [Prüfungen|Betriebsprüfungen] vorbereiten',
            'Gesetzesänderungen verfolgen und [umsetzen|weitergeben]',
          ],
          needs: [
            ['mid', 'Kenntnis des Lohnsteuer- und Sozialversicherungsrechts'],
            'Genauigkeit [bei Zahlen und Terminen|bis auf den Cent]',
            'Strikte Vertraulichkeit',
          ],
          success: [
            'Abrechnungen stimmen, pünktlich kommen und [Rückfragen seltener werden|Prüfungen ohne Befund bleiben]',
          ],
        },
        fr: {
          purpose: ['veiller à ce que chacun soit payé [juste et à l’heure|au bon montant, le bon jour]'],
          duties: [
            'Préparer la paie du mois(( avec {tools})), [des données au virement|de bout en bout]',
            'Calculer impôts et cotisations et [déclarer à temps|les déclarer]',
            'Saisir entrées, sorties et [changements|absences] sans oubli',
            'Répondre aux questions sur les bulletins [avec patience|clairement]',
            'Préparer les dossiers de [contrôle|vérification]',
            'Suivre l’évolution du droit et [l’appliquer|en informer]',
          ],
          needs: [
            ['mid', 'La connaissance des règles de paie'],
            'De la précision [dans les chiffres et les dates|au centime près]',
            'Une stricte confidentialité',
          ],
          success: ['la paie est juste, à l’heure et [les questions se font rares|les contrôles ne trouvent rien]'],
        },
        es: {
          purpose: ['lograr que todos cobren [bien y a tiempo|la cantidad correcta el día correcto]'],
          duties: [
            'Preparar la nómina mensual(( con {tools})), [de los datos al pago|de principio a fin]',
            'Calcular impuestos y cotizaciones y [presentarlos en plazo|declararlos]',
            'Tramitar altas, bajas y [cambios|ausencias] sin huecos',
            'Responder dudas sobre la nómina [con paciencia|con claridad]',
            'Preparar la documentación para [auditorías|inspecciones]',
            'Seguir los cambios legales y [aplicarlos|comunicarlos]',
          ],
          needs: [
            ['mid', 'Conocimiento de la normativa de nóminas'],
            'Precisión [con cifras y fechas|al céntimo]',
            'Estricta confidencialidad',
          ],
          success: ['las nóminas salgan bien, a tiempo y [haya pocas dudas|las inspecciones no encuentren nada]'],
        },
      },
    },
    {
      id: 'learning-development',
      titles:
        /learning|training (manager|coordinator|specialist)|personalentwickl|weiterbildung|formation (manager|professionnelle)|responsable formation|l&d/,
      name: {
        en: 'Learning and Development Specialist',
        de: 'Personalentwickler:in',
        fr: 'Responsable formation',
        es: 'Responsable de formación',
      },
      words: {
        en: {
          purpose: ['help people [learn what their work asks of them|grow in their work]'],
          duties: [
            'Find out [what people need to learn|where skills are missing].',
            'Design courses and [short learning formats|materials] that fit daily work.',
            'Run or book trainings and [look after the participants|organise them].',
            'See whether learning [shows in the work|has an effect].',
            'Advise managers on [careers and development|how people grow].',
          ],
          needs: [
            ['mid', 'Practice in designing and giving trainings.'],
            'Clear, lively teaching.',
            'Good organisation.',
          ],
          success: ['people use what they learned and [ask for more|managers see a difference]'],
        },
        de: {
          purpose: ['Menschen lernen, [was ihre Arbeit verlangt|was sie weiterbringt]'],
          duties: [
            'Herausfinden, [was gelernt werden muss|wo Wissen fehlt]',
            'Kurse und [kurze Lernformate|Materialien] entwickeln, die in den Alltag passen',
            'Trainings halten oder buchen und [Teilnehmende betreuen|organisieren]',
            'Prüfen, ob Gelerntes [in der Arbeit ankommt|wirkt]',
            'Führungskräfte zu [Laufbahnen|Entwicklung] beraten',
          ],
          needs: [
            ['mid', 'Praxis in Konzeption und Durchführung von Trainings'],
            'Klare, lebendige Vermittlung',
            'Gute Organisation',
          ],
          success: ['Gelerntes genutzt wird und [die Nachfrage wächst|Führungskräfte den Unterschied sehen]'],
        },
        fr: {
          purpose: ['aider chacun à apprendre [ce que son travail demande|et à progresser]'],
          duties: [
            'Repérer [les besoins de formation|les compétences manquantes]',
            'Concevoir des cours et [des formats courts|des supports] adaptés au quotidien',
            'Animer ou réserver des formations et [suivre les participants|les organiser]',
            'Vérifier que l’apprentissage [se voit dans le travail|produit un effet]',
            'Conseiller les responsables sur [les parcours|l’évolution de chacun]',
          ],
          needs: [
            ['mid', 'La pratique de la conception et de l’animation de formations'],
            'Une pédagogie claire et vivante',
            'Une bonne organisation',
          ],
          success: ['les acquis servent et [la demande croît|les responsables voient la différence]'],
        },
        es: {
          purpose: ['ayudar a cada persona a aprender [lo que pide su trabajo|y a crecer]'],
          duties: [
            'Detectar [qué hace falta aprender|qué competencias faltan]',
            'Diseñar cursos y [formatos breves|materiales] que encajen en el día a día',
            'Impartir o contratar formación y [acompañar a los participantes|organizarla]',
            'Comprobar que lo aprendido [se nota en el trabajo|tiene efecto]',
            'Asesorar a los responsables sobre [carreras|desarrollo]',
          ],
          needs: [['mid', 'Práctica en diseñar e impartir formación'], 'Docencia clara y amena', 'Buena organización'],
          success: ['se use lo aprendido y [crezca la demanda|los responsables noten la diferencia]'],
        },
      },
    },
  ],
}
