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
            'do [careful|thorough] work that [others can rely on|stands up to a second look]',
            'put your [skills|knowledge] to good use and [do the work well|see the work through]',
          ],
          duties: [
            'Do the work [the way it was agreed|with care], and check it before you [hand it over|move on].',
            'Note [what has been done and what is still open|what others need to know].',
            'Ask when something is unclear, [before it costs time|before you go on].',
            'Notice what could be [safer or simpler|done better], and say so.',
            ['senior', 'Pass on what you know and help [those who are new|others] find their feet.'],
            ['entry', 'Learn the work step by step, [from people who take the time to explain|with support].'],
            [
              'lead',
              'Plan the work of the team, [give clear feedback|talk openly about results] and remove obstacles.',
            ],
          ],
          needs: [
            'A [careful|reliable] way of working: you [keep your word and say early when something slips|do what you promised and speak up early if it gets tight].',
            'Clear words, [also when something went wrong|also when time is short].',
          ],
          success: [
            'the work is [safe, sound and on time|sound and on time]',
            'what was agreed is done, [with care and on time|and nothing was forgotten]',
          ],
        },
        de: {
          purpose: [
            'die Arbeit [sorgfältig|fachgerecht] getan wird und [andere sich darauf verlassen können|das Ergebnis stimmt]',
            'die Arbeit [gut|sicher] läuft und [am Ende alles passt|nichts vergessen wird]',
          ],
          duties: [
            'Arbeiten [wie vereinbart|mit Sorgfalt] erledigen und prüfen, bevor [sie übergeben werden|es weitergeht]',
            'Festhalten, [was erledigt und was noch offen ist|was andere wissen müssen]',
            'Nachfragen, wenn etwas unklar ist, [bevor es Zeit kostet|bevor es weitergeht]',
            'Ansprechen, was [sicherer oder einfacher|besser] ginge',
            ['senior', 'Wissen weitergeben und [Neuen|anderen] den [Einstieg|Anfang] erleichtern'],
            [
              'entry',
              'Die Arbeit Schritt für Schritt lernen, [mit Menschen, die sich Zeit zum Erklären nehmen|mit Unterstützung]',
            ],
            [
              'lead',
              'Die Arbeit des Teams planen, [klares Feedback geben|offen über Ergebnisse sprechen] und Hindernisse ausräumen',
            ],
          ],
          needs: [
            'Eine [sorgfältige|zuverlässige] Arbeitsweise, in der Zusagen gelten und [Engpässe früh zur Sprache kommen|Verzögerungen früh angesprochen werden]',
            'Klare Worte, [auch wenn etwas schiefging|auch wenn die Zeit knapp ist]',
          ],
          success: [
            'Arbeiten [sicher, sauber und pünktlich|sauber und pünktlich] erledigt sind',
            'Vereinbartes [eingehalten|pünktlich erledigt] wird und nichts liegen bleibt',
          ],
        },
        fr: {
          purpose: [
            'faire un travail [soigné|sérieux] sur lequel [on peut compter|d’autres peuvent s’appuyer]',
            'mettre [du métier et du soin|un savoir-faire] au service d’un travail [fiable|bien fait]',
          ],
          duties: [
            'Faire le travail [comme convenu|avec soin] et le contrôler avant de [le remettre|continuer]',
            'Noter [ce qui est fait et ce qui reste à faire|ce que d’autres doivent savoir]',
            'Demander quand une chose n’est pas claire, [avant qu’elle coûte du temps|avant de continuer]',
            'Remarquer ce qui pourrait être [plus sûr ou plus simple|mieux fait] et le dire',
            ['senior', 'Transmettre son savoir et [faciliter les débuts des nouveaux arrivants|épauler les autres]'],
            [
              'entry',
              'Apprendre le métier pas à pas, [avec un appui|avec des personnes qui prennent le temps d’expliquer]',
            ],
            [
              'lead',
              'Planifier le travail de l’équipe, [donner des retours clairs|parler franchement des résultats] et lever les obstacles',
            ],
          ],
          needs: [
            'Une façon de travailler [soignée|fiable] : tenir parole et [prévenir tôt en cas de retard|dire tôt ce qui coince]',
            'Des mots clairs, [même quand quelque chose a échoué|même quand le temps manque]',
          ],
          success: [
            'le travail est [sûr, soigné et fait à temps|soigné et fait à temps]',
            'ce qui était convenu est fait [avec soin et à temps|sans oubli]',
          ],
        },
        es: {
          purpose: [
            'hacer un trabajo [cuidado|serio] en el que se [pueda confiar|pueda apoyar el resto]',
            'poner [oficio y cuidado|saber hacer] al servicio de un trabajo [fiable|bien hecho]',
          ],
          duties: [
            'Hacer el trabajo [como se acordó|con cuidado] y revisarlo antes de [entregarlo|seguir]',
            'Anotar [qué está hecho y qué queda pendiente|lo que otras personas deben saber]',
            'Preguntar cuando algo no está claro, [antes de que cueste tiempo|antes de seguir]',
            'Notar qué podría ser [más seguro o más sencillo|mejor] y decirlo',
            [
              'senior',
              'Compartir lo que se sabe y [facilitar los comienzos de quienes llegan|acompañar a quienes llegan]',
            ],
            ['entry', 'Aprender el trabajo paso a paso, [con apoyo|con personas que se toman tiempo para explicar]'],
            [
              'lead',
              'Planificar el trabajo del equipo, [dar opiniones claras|hablar con franqueza de los resultados] y quitar obstáculos',
            ],
          ],
          needs: [
            'Una forma de trabajar [cuidadosa|fiable]: cumplir lo prometido y [avisar pronto si algo se retrasa|avisar cuando algo se complica]',
            'Palabras claras, [también cuando algo salió mal|también con poco tiempo]',
          ],
          success: [
            'el trabajo sea [seguro, cuidado y puntual|cuidado y puntual]',
            'lo acordado esté hecho [con cuidado y a tiempo|sin olvidos]',
          ],
        },
      },
    },
    ...OWN_TRADES,
  ],
}
