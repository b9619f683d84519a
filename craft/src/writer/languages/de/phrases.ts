import type { ByTone, SentenceKind } from '../voice.ts'

/** `<Sie-Form/Du-Form>` takes the form of address of the brief. */
export const phrases: Record<SentenceKind, ByTone> = {
  opening: {
    any: [
      'Bei {company}(( {place})) <sorgen Sie/sorgst du> als {title} dafür, dass {purpose}.',
      '{Company} sucht(( {place})) [Verstärkung als {title}|Unterstützung als {title}]. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      '{Company} besetzt(( {place})) die Stelle {title}. <Ihre/Deine> Aufgabe: dafür zu sorgen, dass {purpose}.',
      'Als {title}(( {place})) <sorgen Sie/sorgst du> dafür, dass {purpose}.',
      'Wir suchen(( {place})) [Verstärkung als {title}|Unterstützung als {title}]. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      'Wir besetzen(( {place})) die Stelle {title}. <Ihre/Deine> Aufgabe: dafür zu sorgen, dass {purpose}.',
      '{Company} besetzt(( {place})) {titles}. Gemeinsam <sorgen Sie/sorgt ihr> dafür, dass {purpose}.',
      'Wir besetzen(( {place})) {titles}. Gemeinsam <sorgen Sie/sorgt ihr> dafür, dass {purpose}.',
    ],
    warm: [
      'Wir freuen uns auf Verstärkung: Als {title} bei {company}(( {place})) <sorgen Sie/sorgst du> dafür, dass {purpose}.',
      'Schön, dass <Sie/du> hier <sind/bist>! {Company} sucht(( {place})) Verstärkung als {title}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      'Wir freuen uns auf Verstärkung: Als {title}(( {place})) <sorgen Sie/sorgst du> dafür, dass {purpose}.',
      'In unserem Team ist(( {place})) ein Platz frei: Als {title} <sorgen Sie/sorgst du> dafür, dass {purpose}.',
      'Schön, dass <Sie/du> hier <sind/bist>! Wir besetzen(( {place})) {titles}. Gemeinsam <sorgen Sie/sorgt ihr> dafür, dass {purpose}.',
    ],
    formal: [
      '{Company} besetzt(( {place})) die Position {title}. Zu <Ihren/deinen> Aufgaben gehört, dafür zu sorgen, dass {purpose}.',
      'Zu besetzen ist(( {place})) die Position {title}. Ziel der Tätigkeit ist, dass {purpose}.',
      'Gesucht wird(( {place})) Verstärkung für die Position {title}. Ziel der Aufgabe ist, dass {purpose}.',
      '{Company} besetzt(( {place})) {titles}. Ziel der Tätigkeit ist, dass {purpose}.',
      'Zu besetzen sind(( {place})) {titles}. Ziel der Tätigkeit ist, dass {purpose}.',
    ],
    playful: [
      'Irgendwer muss ja dafür sorgen, dass {purpose}. Warum nicht <Sie/du>, als {title} bei {company}(( {place}))?',
      'Irgendwer muss ja dafür sorgen, dass {purpose}. Warum nicht <Sie/du>, als {title}(( {place}))?',
      'Der Auftrag: dafür sorgen, dass {purpose}. Der Titel dazu(( {place})): {title}.',
      'Gesucht(( {place})): {title}. Die Mission: dafür sorgen, dass {purpose}.',
      'Zu haben(( {place})): {titles}. Die Mission: dafür sorgen, dass {purpose}.',
    ],
  },
  team: {
    any: [
      '<Sie arbeiten/Du arbeitest> in {team} und <berichten/berichtest> an {manager}.',
      '<Sie arbeiten/Du arbeitest> in {team}.',
      '<Sie berichten/Du berichtest> an {manager}.',
      '<Sie führen/Du führst> {managed} und <berichten/berichtest> an {manager}.',
      '<Sie führen/Du führst> {managed}.',
      '<Sie arbeiten/Du arbeitest> in {team}, <führen/führst> {managed} und <berichten/berichtest> an {manager}.',
      '<Sie arbeiten/Du arbeitest> in {team} und <führen/führst> {managed}.',
    ],
  },
  together: {
    any: [
      'Zusammenarbeit macht einen großen Teil der Aufgabe aus: Wissen teilen, nachfragen und andere auf dem Laufenden halten.',
      '<Sie arbeiten/Du arbeitest> selten allein: Fragen sind willkommen, und Hilfe geht in beide Richtungen.',
    ],
  },
  field: { any: ['Das Arbeitsgebiet: {field}.', 'Fachgebiet: {field}.'] },
  start: {
    any: ['<Sie starten/Du startest> {start}.', 'Die Stelle ist {start} zu besetzen.', 'Los geht es {start}.'],
    formal: ['Die Stelle ist {start} zu besetzen.'],
  },
  settling: {
    any: [
      'Die ersten Wochen gehören dem Kennenlernen: [Menschen, Abläufe und offene Fragen|die Leute und die Arbeit]; danach [<geben Sie/gibst du> selbst das Tempo vor|kommt Schritt für Schritt mehr dazu].',
      'Am Anfang steht [das Zuschauen, Fragen und Verstehen|viel Fragen und Umsehen]; bald werden andere <Sie/dich> fragen.',
      'Zuerst <finden Sie/findest du> heraus, [was gut läuft und was nicht|wie heute gearbeitet wird]; Veränderungen kommen danach.',
      'Niemand übernimmt an einem Montagmorgen alles auf einmal: [Ein Bereich nach dem anderen kommt hinzu|Die Aufgabe wächst mit der Erfahrung].',
      'Fragen gehören [zum Anfang|vom ersten Tag an] dazu, ein frischer Blick auf [Gewohntes|eingefahrene Wege] auch.',
      'Zu Beginn <erfahren Sie/erfährst du>, [mit wem <Sie/du> zu tun <haben/hast>|wer was wann braucht]; der Rest ergibt sich [aus der Arbeit|Aufgabe für Aufgabe].',
    ],
    formal: [
      'Der vollen Verantwortung geht eine Einarbeitung in [Aufgaben und Abläufe|laufende Vorgänge und offene Fragen] voraus.',
      'Die ersten Wochen dienen dazu, [Aufgaben und Beteiligte|Abläufe und offene Fragen] kennenzulernen.',
    ],
  },
  success: {
    any: [
      'Woran wir die Arbeit messen: daran, dass {success}.',
      'Ein gutes Jahr liegt hinter <Ihnen/dir>, wenn {success}.',
      'Gut läuft es, wenn {success}.',
      'Das Ziel ist erreicht, wenn {success}.',
      'Gute Arbeit zeigt sich daran, dass {success}.',
      'Zufrieden sind wir, wenn {success}.',
      'Am Ende zählt, dass {success}.',
      'Nach den ersten Monaten soll gelten, dass {success}.',
    ],
    warm: ['Wir freuen uns mit <Ihnen/dir>, wenn {success}.', 'Angekommen <sind Sie/bist du>, wenn {success}.'],
    formal: [
      'Der Erfolg der Tätigkeit zeigt sich daran, dass {success}.',
      'Gemessen wird die Arbeit daran, dass {success}.',
    ],
    playful: ['Woran man merkt, dass es läuft? Daran, dass {success}.'],
  },
  entry: {
    any: [
      '<Sie müssen/Du musst> am ersten Tag nicht alles können: [Gelernt wird bei der Arbeit, mit Menschen, die erklären|Die Einarbeitung gehört dazu].',
      'Am Anfang stehen [kleinere|überschaubare] Aufgaben; mit der Zeit kommt mehr dazu.',
      'Gelernt wird beim Tun, und [es ist immer jemand da, den man fragen kann|jemand Erfahrenes schaut mit drauf].',
    ],
  },
  mid: {
    any: [
      '<Sie verantworten Ihren/Du verantwortest deinen> Bereich selbst und [<holen sich/holst dir> Rat, wo er hilft|<wissen/weißt>, wann andere zu beteiligen sind].',
      '<Sie arbeiten/Du arbeitest> eigenverantwortlich und <sagen/sagst> offen, wie die Dinge stehen.',
      'Der Aufgabenbereich [gehört <Ihnen/dir>|liegt in <Ihrer/deiner> Hand]: von der Planung bis zum Ergebnis.',
      '<Sie bringen/Du bringst> Aufgaben von der ersten Frage bis zum fertigen Ergebnis und <halten/hältst> alle Beteiligten auf dem Laufenden.',
      'Wie die Arbeit eingeteilt wird, [bleibt <Ihnen/dir> überlassen|<entscheiden/entscheidest> weitgehend <Sie/du>]; wichtig ist, dass [das Ergebnis stimmt|sich andere darauf verlassen können].',
      '<Sie halten/Du hältst> Zusagen ein und <sprechen/sprichst> an, was [unklar|nicht machbar] ist, bevor es eng wird.',
      'Viel Freiraum, wenig Umwege: <Sie planen/Du planst>, <setzen/setzt> um und <sagen/sagst>, was [es dafür braucht|besser ginge].',
    ],
  },
  frontline: {
    any: [
      '<Sie sehen/Du siehst>, was der Tag verlangt, <packen/packst> mit an, wo viel los ist, und <fragen/fragst>, wenn etwas unklar ist.',
      'Die Arbeit hat ihren Rhythmus, und <Sie helfen/du hilfst>, ihn zu halten: verlässlich, aufmerksam und [freundlich|hilfsbereit].',
      '<Sie arbeiten/Du arbeitest> eng mit den anderen zusammen und <übergeben/übergibst> so, dass niemand raten muss.',
      '<Sie erledigen Ihren/Du erledigst deinen> Teil mit Sorgfalt und <sagen/sagst>, wenn etwas besser ginge.',
      'Vieles geschieht Seite an Seite: Auf <Sie/dich> ist Verlass, und auf die anderen auch.',
    ],
  },
  senior: {
    any: [
      '<Sie verantworten Ihren/Du verantwortest deinen> Bereich, <sehen/siehst> anderen über die Schulter und <geben/gibst> Wissen weiter.',
      '<Sie entscheiden/Du entscheidest> vieles selbst, <erklären Ihre/erklärst deine> Gründe und <helfen/hilfst> anderen, besser zu werden.',
      '<Ihre/Deine> Erfahrung hilft, Wichtiges von Dringendem zu unterscheiden, und <Ihre/deine> Geduld, sie weiterzugeben.',
      'Andere fragen <Sie/dich> um Rat, und <Sie lassen/du lässt> Raum für ihre Ideen.',
    ],
  },
  lead: {
    any: [
      '<Sie geben/Du gibst> dem Team die Richtung vor, <klären/klärst> Prioritäten und <sind/bist> da, wenn jemand Hilfe braucht.',
      '<Sie geben/Du gibst> klare Ziele und [den Freiraum, sie zu erreichen|ehrliches Feedback]; für das Ergebnis <stehen Sie/stehst du> ein.',
      '<Sie behalten/Du behältst> den Überblick, <verteilen/verteilst> Arbeit fair und <setzen sich/setzt dich> für das Team ein.',
    ],
  },
  head: {
    any: [
      '<Sie verantworten/Du verantwortest> Menschen, Budget und Richtung und <treffen/triffst> Entscheidungen, die andere mittragen können.',
      '<Sie bestimmen/Du bestimmst> den Kurs, <gewinnen/gewinnst> andere dafür und <berichten/berichtest> offen über den Stand.',
      '<Sie verbinden/Du verbindest> einen klaren Plan mit Aufmerksamkeit für die Menschen, die ihn umsetzen.',
    ],
  },
  encourage: {
    any: [
      'Lieber bewerben als zweifeln: [Wenn das meiste passt, passt es|Auf das meiste kommt es an].',
      'Nicht alles auf der Liste ist Pflicht; <schreiben Sie/schreib> uns, wenn [die Richtung stimmt|<Sie sich/du dich> im Großen und Ganzen <wiederfinden/wiederfindest>].',
      'Es muss nicht jeder Punkt passen: Wenn das meiste stimmt, freuen wir uns auf <Ihre/deine> Bewerbung.',
      'Auch wenn ein Punkt fehlt, <bewerben Sie sich/bewirb dich> [ruhig|trotzdem]: Uns interessiert, was <Sie können/du kannst>.',
      'Die Liste beschreibt, was hilft; [sie ist keine Hürde|vieles davon lässt sich lernen].',
      'Niemand bringt alles mit: Wenn <Sie sich/du dich> in [den meisten Punkten|vielem davon] <wiederfinden/wiederfindest>, <melden Sie sich/melde dich>.',
      'Wer das meiste davon mitbringt, ist hier richtig, [auch wenn ein Punkt fehlt|selbst wenn es an einer Stelle hakt].',
    ],
    formal: ['Auch wenn nicht alle Punkte zutreffen, sehen wir <Ihrer/deiner> Bewerbung gern entgegen.'],
    playful: [
      'Ein Haken zu wenig macht nichts, <bewerben Sie sich/bewirb dich> trotzdem.',
      'Die volle Punktzahl hat [hier niemand|auch von uns niemand]: Einfach bewerben.',
    ],
  },
  tools: {
    any: [
      '[Praktische|Fundierte|Solide] Erfahrung mit {tools}',
      '[Gute|Sichere|Praktische] Kenntnisse in {tools}',
      '[Sicherer|Geübter] Umgang mit {tools}',
      'Übung im Umgang mit {tools}',
    ],
  },
  skill: { any: ['[Erfahrung|Praxis]: {skill}', '[Gute|Solide] Kenntnisse: {skill}'] },
  nice: {
    any: [
      '{tools} [ist|wäre] ein Plus, aber kein Muss',
      '{tools} [von Vorteil|wünschenswert, aber nicht Bedingung]',
      '[Erste Erfahrung|Berührungspunkte|Etwas Übung] mit {names}',
    ],
  },
  experience: {
    any: [
      '{Years} [Erfahrung|Berufserfahrung] als {as}',
      '{Years} [Erfahrung|Berufserfahrung|praktische Erfahrung] mit {subject}',
      '{Years} [Berufserfahrung|Erfahrung] mit {tools}',
      '{Years} [Berufserfahrung|einschlägige Erfahrung|Erfahrung in einer vergleichbaren Aufgabe]',
    ],
  },
  pay: { any: ['{Pay}', '[Gehalt|Vergütung]: {pay}'], formal: ['Vergütung: {pay}'] },
  apply: {
    any: [
      '<Senden Sie Ihre/Schick deine> Bewerbung bis {deadline} an {channel}.',
      '<Bewerben Sie sich/Bewirb dich> bis {deadline} unter {channel}.',
      '<Senden Sie Ihre/Schick deine> Bewerbung an {channel}.',
      '<Bewerben Sie sich/Bewirb dich> unter {channel}.',
      '<Bewerben Sie sich/Bewirb dich> bitte bis {deadline}.',
      'Wir freuen uns über Bewerbungen bis {deadline}.',
      'Klingt das nach <Ihrer/deiner> Arbeit, dann <senden Sie uns Ihre/schick uns deine> Bewerbung mit ein paar Zeilen [dazu, was <Sie/du> bisher <gemacht haben/gemacht hast>|über <sich/dich>].',
      '<Schreiben Sie/Schreib> uns, [was <Sie/du> bisher <gemacht haben/gemacht hast>|worauf <Sie/du> in <Ihrer/deiner> Arbeit stolz <sind/bist>]; ein paar Zeilen [genügen|reichen].',
      '<Bewerben Sie sich/Bewirb dich> mit einem Lebenslauf oder einer [kurzen Zusammenfassung|Übersicht <Ihrer/deiner> bisherigen Arbeit].',
      '<Bewerben Sie sich/Bewirb dich> mit ein paar Zeilen und <sagen Sie/sag> uns, [was <Sie/dich> an der Aufgabe reizt|wann <Sie anfangen könnten/du anfangen könntest>].',
    ],
    warm: [
      'Klingt gut? <Schreiben Sie/Schreib> uns bis {deadline} an {channel}.',
      'Wenn das gut klingt, <schreiben Sie/schreib> uns an {channel}; ein paar ehrliche Zeilen genügen.',
      'Wir freuen uns, bis {deadline} von <Ihnen/dir> zu hören.',
      'Wir freuen uns, von <Ihnen/dir> zu hören: Ein paar ehrliche Zeilen genügen für den Anfang.',
      '<Schreiben Sie/Schreib> uns, wie <Ihnen/dir> der Schnabel gewachsen ist: [ein paar Zeilen reichen|wer <Sie sind/du bist> und was <Sie/du> gern <tun/tust>].',
      'Für den Anfang reichen [ein Hallo und ein paar Zeilen|ein paar Worte über <Sie/dich>].',
    ],
    formal: [
      'Bitte <richten Sie Ihre/richte deine> Bewerbung bis {deadline} an {channel}.',
      'Bitte <richten Sie Ihre/richte deine> Bewerbung an {channel}.',
      'Bitte <bewerben Sie sich/bewirb dich> bis {deadline}.',
      'Bitte <senden Sie uns Ihre/sende uns deine> Bewerbung mit einem kurzen Überblick über <Ihren/deinen> Werdegang.',
      'Wir bitten um Bewerbungen mit [Lebenslauf und möglichem Eintrittstermin|einem kurzen Überblick über die bisherige Tätigkeit].',
    ],
  },
  contact: {
    any: ['Fragen beantwortet {name}.', '[Ansprechperson ist|Für Fragen da ist] {name}.'],
  },
  website: { any: ['Mehr über uns: {website}.'] },
  include: { any: ['Bitte [beilegen|mitschicken]: {documents}.'] },
  process: { any: ['[So geht es weiter|Das Verfahren|Der Ablauf]: {process}.'] },
  adjust: {
    any: [
      'Sollte für ein Gespräch etwas [eingerichtet|vorbereitet] werden, genügt [eine kurze Nachricht|ein Hinweis]; das ändert nichts an der Entscheidung.',
      'Wer im Verfahren etwas anders braucht, sagt es einfach: Wir [richten es ein|finden eine Lösung].',
      'Wenn <Sie/du> im Verfahren Unterstützung <brauchen/brauchst>, <sagen Sie/sag> es uns: Auf die Entscheidung hat das keinen Einfluss.',
      '<Brauchen Sie/Brauchst du> im Gespräch besondere Bedingungen, genügt [ein Wort|eine Zeile], und wir richten uns danach.',
      'Ein ruhiger Raum, [eine Pause mehr|ein anderer Termin] oder [schriftliche Fragen|eine Begleitung]: <Sagen Sie/Sag> uns, was hilft.',
      'Wir passen [das Verfahren|den Ablauf] an, wo es nötig ist: <Geben Sie/Gib> uns einfach Bescheid.',
      'Ist für <Ihre/deine> Teilnahme etwas vorzubereiten, kümmern wir uns [gern|gleich] darum.',
    ],
  },
  equal: {
    any: [
      '[Das Können entscheidet|Es entscheidet das Können]; alles andere ist Privatsache, ob Alter, Herkunft, Geschlecht oder Glaube.',
      'Wer <Sie sind/du bist> und woher <Sie kommen/du kommst>, ändert nichts: [Die Arbeit zählt|Gefragt ist, was <Sie können/du kannst>].',
      '[Wir freuen uns über Vielfalt im Team|Vielfalt im Team ist uns willkommen]: Entscheidend ist, was <Sie können/du kannst>.',
      'Es zählt, was jemand kann: Menschen jeden Alters, jeder Herkunft und jeden Geschlechts sind willkommen, mit und ohne Behinderung.',
      'Wir entscheiden nach Können und freuen uns über Bewerbungen von Menschen [jeder Herkunft und jeden Alters|aller Altersgruppen und jeder Herkunft].',
      'Willkommen sind alle Menschen, gleich welchen Alters, welcher Herkunft und mit welchen Voraussetzungen.',
      'Herkunft, Alter, Geschlecht, Religion oder Behinderung spielen [für unsere Entscheidung|bei der Auswahl] keine Rolle.',
    ],
  },
}
