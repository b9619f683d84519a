import type { Contexts } from './context.ts'

/** What work of this kind is like, in a plain sentence that holds for every role of the trade: where people, goods and machines are. */
export const FLOOR_CONTEXT: Contexts = {
  healthcare: {
    en: [
      'The work calls for [knowledge and calm|skill and attention].',
      'Careful records are [part of the work|as much part of the work as everything else].',
    ],
    de: [
      'Die Arbeit verlangt [Fachwissen und Ruhe|Können und Aufmerksamkeit].',
      'Zur Arbeit gehört auch eine [sorgfältige|lückenlose] Dokumentation.',
    ],
    fr: [
      'Le travail demande [du savoir et du calme|de la compétence et de l’attention].',
      'Des transmissions [soignées|complètes] font partie du travail.',
    ],
    es: [
      'El trabajo pide [conocimiento y calma|oficio y atención].',
      'Un registro [cuidadoso|completo] forma parte del trabajo.',
    ],
  },
  retail: {
    en: [
      'The day is made up of serving customers and [keeping things in order|looking after the range].',
      'Good advice is [part of the job|why customers come back].',
    ],
    de: [
      'Kundschaft und [Ordnung|Ware] haben beide ihren Platz im Arbeitstag.',
      'Gute Beratung [gehört dazu|ist ein Grund, wiederzukommen].',
    ],
    fr: [
      'L’accueil des clients et [le rangement|la tenue des produits] rythment la journée.',
      'Un bon conseil [fait partie du métier|donne envie de revenir].',
    ],
    es: [
      'Atender a la clientela y [mantener el orden|cuidar el producto] forman parte del día a día.',
      'Aconsejar bien [es parte del puesto|hace que la gente vuelva].',
    ],
  },
  hospitality: {
    en: [
      'The work has busy hours and [quieter ones|quieter ones for preparation].',
      'Good preparation [makes the busy hours easier|is half of a good service].',
    ],
    de: [
      'Auf volle Stunden folgen [ruhigere|ruhigere für die Vorbereitung].',
      'Gute Vorbereitung [erleichtert die vollen Stunden|gehört zu jedem Dienst].',
    ],
    fr: [
      'Le travail alterne heures pleines et [heures calmes|moments de préparation].',
      'Une bonne préparation [facilite les heures pleines|fait partie de chaque service].',
    ],
    es: [
      'El trabajo alterna horas punta y [horas tranquilas|ratos de preparación].',
      'Una buena preparación [facilita las horas punta|es parte de cada servicio].',
    ],
  },
  logistics: {
    en: [
      'What counts is that everything arrives [complete and on time|safely and on time].',
      'Every handover has to be right, [on paper and in practice|from start to finish].',
    ],
    de: [
      'Es kommt darauf an, dass alles [vollständig und pünktlich|sicher und pünktlich] ankommt.',
      'Jede Übergabe muss stimmen, [auf dem Papier wie in der Praxis|von Anfang bis Ende].',
    ],
    fr: [
      'L’important est que tout arrive [complet et à l’heure|en bon état et à l’heure].',
      'Chaque remise doit être juste, [sur le papier comme en pratique|du début à la fin].',
    ],
    es: [
      'Lo importante es que todo llegue [completo y a tiempo|en buen estado y a tiempo].',
      'Cada entrega tiene que estar bien, [en el papel y en la práctica|de principio a fin].',
    ],
  },
  construction: {
    en: [
      'Every job is different, [with its own conditions|and plans have to fit what is there].',
      'Safety comes first, [for you and for those around you|in every step of the work].',
    ],
    de: [
      'Jeder Auftrag ist anders und [hat seine eigenen Bedingungen|verlangt eine eigene Planung].',
      'Sicherheit geht vor, [für <Sie/dich> und für andere|bei jedem Arbeitsschritt].',
    ],
    fr: [
      'Chaque chantier est différent, [avec ses propres contraintes|et il faut composer avec l’existant].',
      'La sécurité passe en premier, [pour soi et pour les autres|à chaque étape du travail].',
    ],
    es: [
      'Cada trabajo es distinto, [con sus propias condiciones|y hay que adaptarse a lo que hay].',
      'La seguridad es lo primero[, propia y ajena|, en cada paso del trabajo].',
    ],
  },
  manufacturing: {
    en: [
      'Good work starts with [careful preparation|a clean, well-prepared workplace].',
      'You check [your own work|the results] as you go.',
    ],
    de: [
      'Gute Arbeit beginnt mit [sorgfältiger Vorbereitung|einem sauber vorbereiteten Arbeitsplatz].',
      '<Sie prüfen Ihre/Du prüfst deine> Arbeit [laufend|selbst].',
    ],
    fr: [
      'Un bon travail commence par [une préparation soignée|un poste propre et bien préparé].',
      '<Vous contrôlez votre/Tu contrôles ton> travail [au fur et à mesure|à chaque étape].',
    ],
    es: [
      'El buen trabajo empieza por [una preparación cuidadosa|un puesto limpio y bien preparado].',
      '<Revisará su/Revisarás tu> trabajo [sobre la marcha|en cada paso].',
    ],
  },
}
