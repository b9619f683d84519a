import type { RoleFamily } from './role.ts'

export const legal: RoleFamily = {
  family: 'legal',
  roles: [
    {
      id: 'legal-counsel',
      titles: /legal|counsel|lawyer|solicitor|attorney|jurist|anwalt|anwält|juriste|avocat|abogad|asesor.* jurídic/,
      name: { en: 'Legal Counsel', de: 'Jurist:in', fr: 'Juriste', es: 'Asesor/a jurídico/a' },
      words: {
        en: {
          purpose: ['give legal advice that [people can act on|solves problems early]'],
          duties: [
            'Draft, review and negotiate contracts [in plain language|with an eye for what matters].',
            'Advise colleagues [early and in clear words|before a question becomes a dispute].',
            'Handle disputes and [work with outside lawyers|instruct outside counsel where needed].',
            'Keep policies and [templates|standard contracts] current and usable.',
            'Train colleagues on [rules that touch their work|what the law asks of them].',
            'Follow new law and [say what changes in practice|judge what it means].',
            ['senior', 'Guide [less experienced lawyers|colleagues] and speak for the legal team in projects.'],
          ],
          needs: [
            ['mid', 'Practice in contracts and advice.'],
            'Judgement: [knowing which risk to take and which not|what matters and what does not].',
            'Short, clear writing.',
          ],
          success: ['colleagues ask early, contracts move quickly and [few matters end in court|risks are known]'],
        },
        de: {
          purpose: ['Rechtsrat gegeben wird, [nach dem man handeln kann|der Probleme früh löst]'],
          duties: [
            'Verträge [in klarer Sprache|mit Blick auf das Wesentliche] entwerfen, prüfen und verhandeln',
            'Fachbereiche [früh und verständlich|vorbeugend] beraten',
            'Streitfälle bearbeiten und [mit Kanzleien zusammenarbeiten|bei Bedarf Kanzleien einbinden]',
            'Richtlinien und [Vertragsmuster|Vorlagen] aktuell und brauchbar halten',
            'Beschäftigte zu [Regeln ihrer Arbeit|rechtlichen Pflichten] schulen',
            'Neues Recht verfolgen und [seine Folgen für die Praxis erklären|einordnen]',
            [
              'senior',
              'Weniger Erfahrene anleiten und [die Rechtsabteilung in Projekten vertreten|Projekte rechtlich begleiten]',
            ],
          ],
          needs: [
            ['mid', 'Praxis in Vertragsrecht und Beratung'],
            'Urteilsvermögen: [welches Risiko tragbar ist und welches nicht|was zählt und was nicht]',
            'Kurze, klare Texte',
          ],
          success: ['früh gefragt wird, Verträge zügig laufen und [wenig vor Gericht endet|Risiken bekannt sind]'],
        },
        fr: {
          purpose: ['donner des conseils juridiques [applicables|qui règlent tôt les problèmes]'],
          duties: [
            'Rédiger, relire et négocier des contrats [en langage clair|en allant à l’essentiel]',
            'Conseiller les services [tôt et simplement|avant qu’une question ne devienne un litige]',
            'Suivre les litiges et [travailler avec les avocats|piloter les conseils externes]',
            'Tenir à jour règles internes et [modèles|contrats types]',
            'Former les équipes [aux règles de leur métier|à ce que le droit leur demande]',
            'Suivre l’évolution du droit et [en dire les effets concrets|en mesurer la portée]',
            [
              'senior',
              'Guider les juristes [moins expérimentés|de l’équipe] et représenter le service dans les projets',
            ],
          ],
          needs: [
            ['mid', 'La pratique des contrats et du conseil'],
            'Du discernement : [quel risque prendre, lequel éviter|l’essentiel et l’accessoire]',
            'Une écriture brève et claire',
          ],
          success: [
            'on consulte tôt, les contrats avancent et [peu d’affaires finissent au tribunal|les risques sont connus]',
          ],
        },
        es: {
          purpose: ['dar un asesoramiento jurídico [con el que se pueda actuar|que resuelva pronto los problemas]'],
          duties: [
            'Redactar, revisar y negociar contratos [en lenguaje claro|atendiendo a lo esencial]',
            'Asesorar a las áreas [pronto y con claridad|antes de que haya conflicto]',
            'Llevar litigios y [trabajar con despachos|coordinar a despachos externos]',
            'Mantener al día normas internas y [modelos|contratos tipo]',
            'Formar a los equipos en [las normas que les afectan|lo que pide la ley]',
            'Seguir las novedades legales y [explicar qué cambian|medir su alcance]',
            ['senior', 'Guiar a juristas [con menos experiencia|del equipo] y representar al área en proyectos'],
          ],
          needs: [
            ['mid', 'Práctica en contratos y asesoramiento'],
            'Criterio: [qué riesgo asumir y cuál no|lo que importa y lo que no]',
            'Textos breves y claros',
          ],
          success: [
            'se consulte pronto, los contratos avancen y [pocos asuntos acaben en el juzgado|se conozcan los riesgos]',
          ],
        },
      },
    },
    {
      id: 'privacy-counsel',
      titles: /privacy|data protection|datenschutz|\bdpo\b|gdpr|rgpd|dsgvo|protección de datos|protection des données/,
      name: {
        en: 'Privacy Counsel',
        de: 'Datenschutzjurist:in',
        fr: 'Juriste données personnelles',
        es: 'Jurista de protección de datos',
      },
      words: {
        en: {
          purpose: ['see that personal data is handled [lawfully and with respect|the way people expect]'],
          duties: [
            'Advise on data protection [in products and contracts|before projects start].',
            'Carry out impact assessments and [keep the records|follow the measures agreed].',
            'Answer requests from [the people concerned|individuals and authorities] within the legal time.',
            'Negotiate data clauses with [suppliers and customers|vendors].',
            'Handle incidents [quickly and openly|with a clear plan].',
            'Teach colleagues [what is allowed and why|with real cases].',
          ],
          needs: [
            ['mid', 'Sound knowledge of data-protection law.'],
            'Technical curiosity.',
            'Answers that say [how, not only no|what is possible].',
          ],
          success: [
            'projects ask early, requests are answered in time and [authorities have no reason to write|people trust us with their data]',
          ],
        },
        de: {
          purpose: [
            'personenbezogene Daten [rechtmäßig und respektvoll|so, wie Menschen es erwarten dürfen,] behandelt werden',
          ],
          duties: [
            'Zum Datenschutz [in Produkten und Verträgen|vor Projektbeginn] beraten',
            'Folgenabschätzungen durchführen und [Verzeichnisse führen|Maßnahmen nachhalten]',
            'Anfragen von [Betroffenen|Betroffenen und Behörden] fristgerecht beantworten',
            'Datenschutzklauseln mit [Dienstleistern und Kunden|Dienstleistern] verhandeln',
            'Vorfälle [schnell und offen|mit klarem Plan] bearbeiten',
            'Beschäftigte [anhand echter Fälle|verständlich] schulen',
          ],
          needs: [
            ['mid', 'Fundiertes Wissen im Datenschutzrecht'],
            'Technische Neugier',
            'Antworten, die sagen, [wie es geht|was möglich ist]',
          ],
          success: [
            'Projekte früh fragen, Fristen halten und [Behörden keinen Anlass haben|Menschen ihre Daten gern anvertrauen]',
          ],
        },
        fr: {
          purpose: ['veiller à un usage [licite et respectueux|loyal] des données personnelles'],
          duties: [
            'Conseiller sur la protection des données [dans les produits et contrats|avant les projets]',
            'Mener les analyses d’impact et [tenir les registres|suivre les mesures]',
            'Répondre aux demandes [des personnes|des personnes et des autorités] dans les délais',
            'Négocier les clauses de données avec [fournisseurs et clients|les prestataires]',
            'Traiter les incidents [vite et avec transparence|avec méthode]',
            'Sensibiliser les équipes [avec des cas réels|simplement]',
          ],
          needs: [
            ['mid', 'De solides connaissances en droit des données'],
            'De la curiosité technique',
            'Des réponses qui disent [comment faire|ce qui est possible]',
          ],
          success: [
            'les projets consultent tôt, les délais sont tenus et [les autorités n’ont rien à redire|la confiance est là]',
          ],
        },
        es: {
          purpose: ['lograr que los datos personales se traten [con legalidad y respeto|como la gente espera]'],
          duties: [
            'Asesorar en protección de datos [en productos y contratos|antes de cada proyecto]',
            'Hacer evaluaciones de impacto y [llevar los registros|seguir las medidas]',
            'Responder peticiones de [las personas afectadas|personas y autoridades] en plazo',
            'Negociar cláusulas de datos con [proveedores y clientes|proveedores]',
            'Gestionar incidentes [con rapidez y transparencia|con un plan claro]',
            'Formar a los equipos [con casos reales|con sencillez]',
          ],
          needs: [
            ['mid', 'Conocimiento sólido de protección de datos'],
            'Curiosidad técnica',
            'Respuestas que digan [cómo hacerlo|qué es posible]',
          ],
          success: [
            'los proyectos consulten pronto, se cumplan los plazos y [la autoridad no tenga queja|haya confianza]',
          ],
        },
      },
    },
    {
      id: 'compliance-officer',
      titles: /complian|\baml\b|geldwäsche|conformité|cumplimiento|\bkyc\b/,
      name: {
        en: 'Compliance Officer',
        de: 'Compliance-Beauftragte:r',
        fr: 'Responsable conformité',
        es: 'Responsable de cumplimiento',
      },
      words: {
        en: {
          purpose: ['help everyone [stay within the rules|do business the right way]'],
          duties: [
            'Assess risks and [say where rules are thin|rank them].',
            'Check customers, payments or processes [by the rules|with care].',
            'Investigate warnings and [report where the law asks for it|decide what follows].',
            'Write procedures that [people can follow|fit the daily work].',
            'Train colleagues and [answer their doubts|keep the training current].',
            'Prepare reports for [management and authorities|supervisors].',
          ],
          needs: [['mid', 'Knowledge of the rules of the sector.'], 'Backbone and [tact|fairness].', 'Orderly files.'],
          success: ['cases are closed in time and [inspections find little|colleagues speak up early]'],
        },
        de: {
          purpose: ['alle [innerhalb der Regeln bleiben|Geschäfte richtig machen]'],
          duties: [
            'Risiken bewerten und [Lücken benennen|nach Gewicht ordnen]',
            'Kunden, Zahlungen oder Abläufe [regelgerecht|sorgfältig] prüfen',
            'Hinweise untersuchen und [dort melden, wo das Gesetz es verlangt|über die Folgen entscheiden]',
            'Verfahren schreiben, die [im Alltag funktionieren|man befolgen kann]',
            'Schulungen halten und [Zweifelsfragen klären|aktuell halten]',
            'Berichte für [Leitung und Aufsicht|die Aufsicht] vorbereiten',
          ],
          needs: [['mid', 'Kenntnis der Regeln der Branche'], 'Rückgrat und [Takt|Fairness]', 'Ordentliche Akten'],
          success: ['Fälle rechtzeitig abgeschlossen sind und [Prüfungen wenig finden|Hinweise früh kommen]'],
        },
        fr: {
          purpose: ['aider chacun à [rester dans les règles|travailler dans les règles]'],
          duties: [
            'Évaluer les risques et [nommer les lacunes|les hiérarchiser]',
            'Contrôler clients, paiements ou processus [selon les règles|avec soin]',
            'Examiner les alertes et [déclarer quand la loi l’exige|décider des suites]',
            'Rédiger des procédures [que l’on peut suivre|adaptées au quotidien]',
            'Former les équipes et [lever les doutes|tenir les formations à jour]',
            'Préparer les rapports à [la direction et aux autorités|l’autorité]',
          ],
          needs: [
            ['mid', 'La connaissance des règles du secteur'],
            'De la fermeté et [du tact|de l’équité]',
            'Des dossiers en ordre',
          ],
          success: ['les dossiers sont clos à temps et [les contrôles trouvent peu|chacun signale tôt]'],
        },
        es: {
          purpose: ['ayudar a que todos [cumplan las normas|trabajen como es debido]'],
          duties: [
            'Evaluar riesgos y [señalar lagunas|ordenarlos]',
            'Revisar clientes, pagos o procesos [según las normas|con cuidado]',
            'Investigar avisos y [comunicarlos cuando la ley lo pide|decidir qué hacer]',
            'Escribir procedimientos [que se puedan seguir|prácticos]',
            'Formar a los equipos y [resolver dudas|mantener la formación al día]',
            'Preparar informes para [dirección y autoridades|el supervisor]',
          ],
          needs: [
            ['mid', 'Conocimiento de la normativa del sector'],
            'Firmeza y [tacto|justicia]',
            'Expedientes en orden',
          ],
          success: ['los casos se cierren a tiempo y [las inspecciones encuentren poco|se avise pronto]'],
        },
      },
    },
    {
      id: 'paralegal',
      titles:
        /paralegal|clerc|legal (secretary|assistant)|rechtsanwaltsfach|notarfach|notariat|assistant.* juridique|clerc|secretari.* (legal|jurídic)|asistente legal/,
      name: {
        en: 'Paralegal',
        de: 'Rechtsanwaltsfachangestellte:r',
        fr: 'Assistant juridique',
        es: 'Asistente jurídico/a',
      },
      words: {
        en: {
          purpose: ['keep [files, forms and deadlines|cases] in perfect order'],
          duties: [
            'Prepare files, forms and [letters|drafts].',
            'Research [facts and registers|cases and registers] and sum up the results.',
            'Watch deadlines and [remind those concerned|keep the calendar].',
            'Keep clients [informed|up to date] in plain words.',
            'Keep [files in order|papers and files easy to find].',
          ],
          needs: [
            'Care with [documents and dates|details].',
            'Knowledge of the field or [the wish to learn it|quick learning].',
            'Discretion.',
          ],
          success: ['no deadline is missed and [files are complete|lawyers find everything at once]'],
        },
        de: {
          purpose: ['[Akten, Formulare und Fristen|Fälle] in bester Ordnung sind'],
          duties: [
            'Akten, Formulare und [Schriftsätze|Schreiben] vorbereiten',
            'Sachverhalte und [Register|Rechtsprechung] recherchieren und zusammenfassen',
            'Fristen überwachen und [rechtzeitig erinnern|den Kalender führen]',
            'Mandantschaft verständlich [informieren|auf dem Laufenden halten]',
            '[Akten geordnet|Unterlagen auffindbar] halten',
          ],
          needs: [
            'Sorgfalt bei [Dokumenten und Terminen|Details]',
            'Kenntnis des Fachgebiets oder [Lust, es zu lernen|schnelle Auffassung]',
            'Verschwiegenheit',
          ],
          success: ['keine Frist versäumt wird und [Akten vollständig sind|alles sofort auffindbar ist]'],
        },
        fr: {
          purpose: ['tenir [dossiers, formulaires et délais|les dossiers] en ordre parfait'],
          duties: [
            'Préparer dossiers, formulaires et [courriers|actes]',
            'Rechercher [faits et registres|textes et registres] et en faire la synthèse',
            'Surveiller les délais et [les rappeler|tenir l’agenda]',
            'Informer les clients [simplement|régulièrement]',
            'Tenir [les dossiers en ordre|des pièces faciles à retrouver]',
          ],
          needs: [
            'Du soin avec [les pièces et les dates|les détails]',
            'La connaissance du domaine ou [l’envie de l’apprendre|une vraie facilité à apprendre]',
            'De la discrétion',
          ],
          success: ['aucun délai n’est manqué et [les dossiers sont complets|tout se retrouve aussitôt]'],
        },
        es: {
          purpose: ['mantener [expedientes, formularios y plazos|los asuntos] en perfecto orden'],
          duties: [
            'Preparar expedientes, formularios y [escritos|cartas]',
            'Buscar [hechos y registros|jurisprudencia y registros] y resumirlos',
            'Vigilar plazos y [avisar a tiempo|llevar la agenda]',
            'Informar a los clientes [con sencillez|con regularidad]',
            'Mantener [los expedientes en orden|los documentos fáciles de encontrar]',
          ],
          needs: [
            'Cuidado con [documentos y fechas|los detalles]',
            'Conocimiento de la materia o [ganas de aprenderla|facilidad para aprender]',
            'Discreción',
          ],
          success: ['no se pase ningún plazo y [los expedientes estén completos|todo se encuentre enseguida]'],
        },
      },
    },
  ],
}
