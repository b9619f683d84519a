import { OWN_TRADES } from './own-trades.ts'
import type { RoleFamily } from './role.ts'

/** For titles that belong to none of the twenty families. */
export const general: RoleFamily = {
  family: 'general',
  roles: [
    {
      id: 'general',
      titles: /^$/,
      name: { en: 'Team Member', de: 'Mitarbeiter:in', fr: 'Collaborateur', es: 'Miembro del equipo' },
      words: {
        en: {
          purpose: [
            'take care of work that [others depend on|colleagues and customers count on]',
            '[keep the daily work moving|see work through] from the first request to the finished result',
          ],
          duties: [
            'Plan your tasks, [agree what comes first|set priorities] and finish what you start.',
            'Work closely with colleagues so that [everyone has what they need|nothing falls between two desks].',
            'Keep [records and documents|notes and records] complete and easy to find.',
            'Answer questions from colleagues and [customers|partners] clearly and on time.',
            'Notice what [could run more smoothly|costs time for no reason] and suggest how to improve it.',
            ['senior', 'Pass on what you know and help [new colleagues|colleagues] find their feet.'],
            [
              'entry',
              'Learn the work step by step, with [colleagues who take the time to explain|support from colleagues].',
            ],
            [
              'lead',
              'Plan the work of the team, [give clear feedback|talk openly about results] and remove obstacles.',
            ],
          ],
          needs: [
            ['mid', 'Experience in similar work, gained in [any setting|a job, a project or voluntary work].'],
            'A [careful|reliable] way of working: you [keep your word and say early when something slips|do what you promised and speak up early if it gets tight].',
            'Clear communication, in [speech and in writing|conversation and on paper].',
          ],
          success: ['[colleagues know they can count on the result|the work is done well and nobody has to chase it]'],
        },
        de: {
          purpose: [
            'die Arbeit, auf die [andere zählen|Team und Kundschaft zählen], gut erledigt wird',
            'Aufgaben von der ersten Anfrage bis zum Ergebnis [zuverlässig|sauber] laufen',
          ],
          duties: [
            'Aufgaben planen, Prioritäten [abstimmen|klären] und Begonnenes zu Ende bringen',
            'Eng mit dem Team zusammenarbeiten, damit [alle haben, was sie brauchen|nichts liegen bleibt]',
            'Unterlagen [vollständig und auffindbar|aktuell und vollständig] halten',
            'Fragen aus dem Team und von außen [klar und pünktlich|verständlich und zügig] beantworten',
            'Erkennen, was [einfacher ginge|unnötig Zeit kostet], und Verbesserungen vorschlagen',
            ['senior', 'Wissen weitergeben und neuen Kolleginnen und Kollegen den [Einstieg|Anfang] erleichtern'],
            [
              'entry',
              'Die Arbeit Schritt für Schritt lernen, [mit Menschen, die sich Zeit zum Erklären nehmen|mit Unterstützung aus dem Team]',
            ],
            [
              'lead',
              'Die Arbeit des Teams planen, [klares Feedback geben|offen über Ergebnisse sprechen] und Hindernisse ausräumen',
            ],
          ],
          needs: [
            ['mid', 'Erfahrung mit ähnlichen Aufgaben, ob aus [Beruf, Projekt oder Ehrenamt|Beruf oder Ehrenamt]'],
            'Eine [sorgfältige|zuverlässige] Arbeitsweise, in der Zusagen gelten und [Engpässe früh zur Sprache kommen|Verzögerungen früh angesprochen werden]',
            'Klare Verständigung, [mündlich wie schriftlich|im Gespräch und auf Papier]',
          ],
          success: [
            '[sich alle auf das Ergebnis verlassen können|die Arbeit gut erledigt ist, ohne dass jemand nachfragen muss]',
          ],
        },
        fr: {
          purpose: [
            'mener à bien un travail [sur lequel d’autres s’appuient|dont dépend toute une équipe]',
            'faire avancer le travail quotidien, de la demande au résultat',
          ],
          duties: [
            'Organiser les tâches, [fixer les priorités|convenir des priorités] et finir ce qui est commencé',
            'Travailler de près avec l’équipe pour que [chacun ait ce qu’il lui faut|rien ne se perde]',
            'Tenir des dossiers [complets et faciles à retrouver|à jour et complets]',
            'Répondre aux questions internes et externes [avec clarté et dans les temps|clairement et vite]',
            'Repérer ce qui pourrait [être plus simple|mieux fonctionner] et proposer des améliorations',
            [
              'senior',
              'Transmettre son savoir et [faciliter les débuts des nouveaux arrivants|épauler les nouveaux arrivants]',
            ],
            [
              'entry',
              'Apprendre le métier pas à pas, [avec l’appui de l’équipe|avec des collègues qui prennent le temps d’expliquer]',
            ],
            [
              'lead',
              'Planifier le travail de l’équipe, [donner des retours clairs|parler franchement des résultats] et lever les obstacles',
            ],
          ],
          needs: [
            ['mid', 'Une expérience de tâches semblables[, acquise en emploi ou en bénévolat| et dans tout contexte]'],
            'Une façon de travailler [soignée|fiable] : tenir parole et [prévenir tôt en cas de retard|dire tôt ce qui coince]',
            'Une communication claire, [à l’oral comme à l’écrit|de vive voix comme par écrit]',
          ],
          success: ['[chacun peut compter sur le résultat|le travail est bien fait sans qu’il faille relancer]'],
        },
        es: {
          purpose: [
            'sacar adelante un trabajo [del que dependen otras personas|con el que cuenta todo el equipo]',
            'llevar las tareas desde la petición hasta el resultado',
          ],
          duties: [
            'Organizar las tareas, [acordar|fijar] prioridades y terminar lo que se empieza',
            'Trabajar codo con codo con el equipo para que [nadie se quede sin lo que necesita|nada se pierda por el camino]',
            'Mantener la documentación [completa y fácil de encontrar|al día y completa]',
            'Responder a las dudas de dentro y de fuera [con claridad y a tiempo|con rapidez y claridad]',
            'Detectar lo que [podría ser más sencillo|quita tiempo sin motivo] y proponer mejoras',
            [
              'senior',
              'Compartir lo que se sabe y [facilitar los comienzos de quienes llegan|acompañar a quienes llegan]',
            ],
            [
              'entry',
              'Aprender el trabajo paso a paso, [con el apoyo del equipo|con personas que se toman tiempo para explicar]',
            ],
            [
              'lead',
              'Planificar el trabajo del equipo, [dar opiniones claras|hablar con franqueza de los resultados] y quitar obstáculos',
            ],
          ],
          needs: [
            [
              'mid',
              'Experiencia en tareas parecidas, [en un empleo o como voluntariado|adquirida en cualquier entorno]',
            ],
            'Una forma de trabajar [cuidadosa|fiable]: cumplir lo prometido y [avisar pronto si algo se retrasa|avisar cuando algo se complica]',
            'Comunicación clara, [de palabra y por escrito|al hablar y al escribir]',
          ],
          success: ['[se pueda contar con el resultado|el trabajo salga bien sin que nadie tenga que insistir]'],
        },
      },
    },
    ...OWN_TRADES,
  ],
}
