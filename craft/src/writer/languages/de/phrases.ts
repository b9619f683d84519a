import type { ByTone, SentenceKind } from '../voice.ts'

/** `<Sie-Form/Du-Form>` takes the form of address of the brief. */
export const phrases: Record<SentenceKind, ByTone> = {
  opening: {
    any: [
      '{Company} sucht(( {place})) [Verstärkung|Unterstützung] als {title}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      '{Company} sucht <Sie/dich>(( {place})) als {title}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      '{Company} sucht(( {place})) Verstärkung als {title}, damit {purpose}.',
      'Als {title}(( {place})) <sorgen Sie/sorgst du> bei uns dafür, dass {purpose}.',
      'Wir suchen(( {place})) Verstärkung als {title}, damit {purpose}.',
      'Wir suchen(( {place})) [Verstärkung|Unterstützung] als {title}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      'Wir suchen <Sie/dich>(( {place})) als {title}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      '{Company} besetzt(( {place})) {titles}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      'Wir besetzen(( {place})) {titles}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
    ],
    warm: [
      '{Company} freut sich(( {place})) auf Verstärkung: Als {title} <sorgen Sie/sorgst du> dafür, dass {purpose}.',
      'Schön, dass <Sie/du> hier <sind/bist>! {Company} sucht(( {place})) Verstärkung als {title}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      'Wir freuen uns auf Verstärkung: Als {title}(( {place})) <sorgen Sie/sorgst du> dafür, dass {purpose}.',
      'In unserem Team ist(( {place})) ein Platz frei: Als {title} <sorgen Sie/sorgst du> dafür, dass {purpose}.',
      'Schön, dass <Sie/du> hier <sind/bist>! {Company} besetzt(( {place})) {titles}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      'Schön, dass <Sie/du> hier <sind/bist>! Wir besetzen(( {place})) {titles}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
    ],
    formal: [
      '{Company} besetzt(( {place})) die Position {title}. <Sie sorgen/Du sorgst> dafür, dass {purpose}.',
      'Zu besetzen ist(( {place})) die Position {title}. Ziel der Tätigkeit ist, dass {purpose}.',
      'Gesucht wird(( {place})) Verstärkung für die Position {title}. Ziel der Aufgabe ist, dass {purpose}.',
      '{Company} besetzt(( {place})) {titles}. Ziel der Tätigkeit ist, dass {purpose}.',
      'Zu besetzen sind(( {place})) {titles}. Ziel der Tätigkeit ist, dass {purpose}.',
    ],
    playful: [
      'Irgendwer muss ja dafür sorgen, dass {purpose}. Warum nicht <Sie/du>? {Company} sucht(( {place})) Verstärkung als {title}.',
      'Irgendwer muss ja dafür sorgen, dass {purpose}. Warum nicht <Sie/du>, als {title}(( {place}))?',
      'Der Auftrag: dafür sorgen, dass {purpose}. Der Titel dazu(( {place})): {title}.',
      'Gesucht(( {place})): {title}. Die Mission: dafür sorgen, dass {purpose}.',
      '{Company} hat(( {place})) etwas zu vergeben: {titles}. Die Mission: dafür sorgen, dass {purpose}.',
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
  field: { any: ['<Sie arbeiten/Du arbeitest> im Bereich {field}.', '<Ihr/Dein> Arbeitsgebiet ist {field}.'] },
  start: {
    any: ['<Sie starten/Du startest> {start}.', 'Die Stelle ist {start} zu besetzen.', 'Los geht es {start}.'],
    formal: ['Die Stelle ist {start} zu besetzen.'],
  },
  settling: {
    any: [
      'In den ersten Wochen <lernen Sie/lernst du> [das Team und die laufende Arbeit|Menschen und Abläufe] kennen.',
      'Fragen sind [von Anfang an|jederzeit] willkommen.',
      'Die Aufgaben <übernehmen Sie/übernimmst du> [Schritt für Schritt|nach und nach].',
      'Am Anfang <sehen Sie sich/siehst du dir> [die laufende Arbeit|die Abläufe] an und <fragen/fragst>, was <Sie/du> wissen <müssen/musst>.',
      'Zu Beginn <erfahren Sie/erfährst du>, [wer wofür zuständig ist|mit wem <Sie/du> zu tun <haben/hast>].',
    ],
    formal: ['Die ersten Wochen dienen dazu, [Aufgaben und Beteiligte|Abläufe und offene Fragen] kennenzulernen.'],
  },
  success: {
    any: [
      'Gut läuft es, wenn {success}.',
      'Das Ziel ist erreicht, wenn {success}.',
      'Gute Arbeit zeigt sich daran, dass {success}.',
      'Zufrieden sind wir, wenn {success}.',
      'Wichtig ist, dass {success}.',
      'Es war ein gutes Jahr, wenn {success}.',
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
      '<Sie lernen/Du lernst> bei der Arbeit, [mit Menschen, die erklären|mit Unterstützung aus dem Team].',
      'Am Anfang stehen [kleinere|überschaubare] Aufgaben, mit der Zeit kommt mehr dazu.',
      '<Sie müssen/Du musst> [zu Beginn|am ersten Tag] nicht alles können.',
    ],
  },
  mid: {
    any: [
      '<Sie planen Ihre/Du planst deine> Arbeit selbst und [<halten/hältst> alle Beteiligten auf dem Laufenden|<sprechen/sprichst> Unklares früh an].',
      '<Sie bearbeiten/Du bearbeitest> Aufgaben [von Anfang bis Ende|von der ersten Frage bis zum Ergebnis].',
      '<Sie arbeiten/Du arbeitest> selbstständig und [<holen sich/holst dir> Rat, wo er hilft|<entscheiden/entscheidest> Größeres gemeinsam mit anderen].',
      '<Sie entscheiden/Du entscheidest> vieles selbst und [<besprechen/besprichst> den Rest im Team|<beziehen/beziehst> andere ein, wo es sie betrifft].',
    ],
  },
  senior: {
    any: [
      '<Sie prüfen/Du prüfst> die Arbeit anderer und <geben/gibst> Wissen weiter.',
      '<Sie entscheiden/Du entscheidest> vieles selbst und <erklären Ihre/erklärst deine> Gründe.',
      'Andere kommen [mit schwierigen Fragen|für einen Rat] zu <Ihnen/dir>.',
      '<Ihre/Deine> Erfahrung hilft, [Probleme früh zu erkennen|Wichtiges von Dringendem zu unterscheiden].',
    ],
  },
  lead: {
    any: [
      '<Sie klären/Du klärst> Prioritäten im Team und [<sind/bist> da, wenn jemand Hilfe braucht|<geben/gibst> ehrliches Feedback].',
      '<Sie vereinbaren/Du vereinbarst> klare Ziele und [<stehen/stehst> für das Ergebnis ein|<sprechen/sprichst> offen über Ergebnisse].',
      '<Sie verteilen/Du verteilst> Arbeit fair und [<behalten/behältst> den Überblick|<setzen sich/setzt dich> für das Team ein].',
    ],
  },
  head: {
    any: [
      '<Sie verantworten/Du verantwortest> Richtung und Ergebnis und [<berichten/berichtest> offen über den Stand|<erklären Ihre/erklärst deine> Entscheidungen].',
      '<Sie bestimmen/Du bestimmst> den Kurs und [<gewinnen/gewinnst> andere dafür|<berichten/berichtest> offen über den Stand].',
      '<Sie setzen/Du setzt> Prioritäten und [<begründen/begründest> sie|<sorgen/sorgst> dafür, dass alle sie kennen].',
    ],
  },
  encourage: {
    any: [
      'Es muss nicht jeder Punkt passen: Wenn das meiste stimmt, [freuen wir uns auf <Ihre/deine> Bewerbung|<bewerben Sie sich/bewirb dich>].',
      'Auch wenn ein Punkt fehlt, [freuen wir uns auf <Ihre/deine> Bewerbung|<bewerben Sie sich/bewirb dich>].',
      'Wenn das meiste passt, [<bewerben Sie sich/bewirb dich>|freuen wir uns auf <Ihre/deine> Bewerbung].',
      'Nicht alles auf der Liste muss [zutreffen|erfüllt sein].',
      'Ein fehlender Punkt ist [kein Hindernis|kein Grund, auf die Bewerbung zu verzichten].',
      'Wir freuen uns auch über Bewerbungen, bei denen [ein Punkt fehlt|nicht jeder Punkt passt].',
      'Auch ohne [den einen oder anderen Punkt|jeden einzelnen Punkt] kann es gut passen.',
      'Niemand muss alles auf dieser Liste mitbringen.',
      'Unsicher, ob alles passt? [Am besten trotzdem schreiben|Wir sehen es uns gern gemeinsam an].',
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
  nice: { any: ['{tools}'] },
  experience: {
    any: [
      '{Years} [Erfahrung|Berufserfahrung] als {as}',
      '{Years} [Erfahrung|Berufserfahrung|praktische Erfahrung] mit {subject}',
      '{Years} [Berufserfahrung|Erfahrung] mit {tools}',
      '{Years} [Berufserfahrung|einschlägige Erfahrung|Erfahrung in einer vergleichbaren Aufgabe]',
    ],
  },
  pay: { any: ['{Pay}', 'Vergütung: {pay}'], formal: ['Vergütung: {pay}'] },
  apply: {
    any: [
      '<Senden Sie Ihre/Schick deine> Bewerbung bis {deadline} an {channel}.',
      '<Richten Sie Ihre/Richte deine> Bewerbung bitte bis {deadline} an {channel}.',
      '<Senden Sie Ihre/Schick deine> Bewerbung an {channel}.',
      '<Ihre/Deine> Bewerbung <richten Sie/richtest du> an {channel}.',
      '<Bewerben Sie sich/Bewirb dich> bitte bis {deadline}.',
      'Wir freuen uns über Bewerbungen bis {deadline}.',
      '<Senden Sie uns Ihre/Schick uns deine> Bewerbung mit ein paar Zeilen [dazu, was <Sie/du> bisher <gemacht haben/gemacht hast>|über <sich/dich>].',
      '<Schreiben Sie/Schreib> uns, [was <Sie/du> bisher <gemacht haben/gemacht hast>|was <Sie/du> an der Aufgabe <mögen/magst>], ein paar Zeilen [genügen|reichen].',
      'Für die Bewerbung [genügt ein Lebenslauf|reichen ein paar Zeilen über <Sie/dich>].',
      '<Bewerben Sie sich/Bewirb dich> mit einem Lebenslauf oder einer [kurzen Zusammenfassung|Übersicht <Ihrer/deiner> bisherigen Arbeit].',
      '<Bewerben Sie sich/Bewirb dich> mit ein paar Zeilen und <sagen Sie/sag> uns, [was <Sie/dich> an der Aufgabe reizt|wann <Sie anfangen könnten/du anfangen könntest>].',
      'Zum Einstieg reichen [ein paar Sätze|einige Worte] dazu, was <Sie können/du kannst> und was <Sie suchen/du suchst>.',
      '<Stellen Sie sich/Stell dich> in [einer kurzen Nachricht|wenigen Sätzen] vor, ein Lebenslauf kann folgen.',
      '<Schreiben Sie/Schreib> uns [in eigenen Worten|kurz und formlos], mit oder ohne Lebenslauf.',
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
  contact: { any: ['Fragen beantwortet {name}.', 'Ansprechperson ist {name}.', 'Bei Fragen hilft {name} weiter.'] },
  website: { any: ['Mehr über uns: {website}.'] },
  include: { any: ['Bitte [beilegen|mitschicken]: {documents}.'] },
  process: { any: ['[So geht es weiter|Der Ablauf]: {process}.'] },
  adjust: {
    any: [
      '<Brauchen Sie/Brauchst du> für das Gespräch eine Anpassung, [<sagen Sie/sag> uns einfach Bescheid|<geben Sie/gib> uns bitte Bescheid].',
      'Wenn <Sie für das Gespräch etwas brauchen, sagen Sie/du für das Gespräch etwas brauchst, sag> uns [bitte|einfach] Bescheid.',
      '<Sagen Sie uns bitte, ob Sie/Sag uns bitte, ob du> im Gespräch eine Anpassung <brauchen/brauchst>.',
      'Falls <Sie im Gespräch eine Anpassung brauchen, geben Sie/du im Gespräch eine Anpassung brauchst, gib> uns [bitte|einfach] Bescheid.',
      '<Geben Sie/Gib> uns Bescheid, wenn <Sie/du> für das Gespräch [etwas Besonderes|eine Anpassung] <brauchen/brauchst>.',
      'Wenn im Bewerbungsverfahren eine Anpassung nötig ist, <sagen Sie/sag> es uns [bitte|einfach].',
      'Ist für das Gespräch eine Anpassung nötig, [genügt ein kurzer Hinweis|<melden Sie sich/melde dich> bitte].',
      'Das Gespräch lässt sich anpassen: [Ein kurzes Wort genügt|<Sagen Sie/Sag> uns, was hilft].',
      'Was das Gespräch leichter macht, [richten wir gern ein|lässt sich einrichten], wenn wir davon wissen.',
      'Für Anpassungen im Gespräch [reicht eine kurze Nachricht|sind wir offen].',
    ],
  },
  equal: {
    any: [
      'Herkunft, Alter, Geschlecht, Religion oder Behinderung spielen [für unsere Entscheidung|bei der Auswahl] keine Rolle.',
      'Wir freuen uns über Bewerbungen von Menschen [jeder Herkunft und jeden Alters|aller Altersgruppen und jeder Herkunft], mit und ohne Behinderung.',
      'Menschen jeden Alters, jeder Herkunft und jeden Geschlechts sind willkommen, mit und ohne Behinderung.',
      'Entscheidend ist, was <Sie können/du kannst>, nicht Alter, Herkunft, Geschlecht oder Religion.',
      'Alle Bewerbungen sind willkommen, unabhängig von [Alter, Herkunft und Geschlecht|Alter, Geschlecht und Religion].',
      'Bei der Auswahl zählt das Können, [nicht Alter, Herkunft oder Geschlecht|unabhängig von Alter und Herkunft].',
      'Bewerben können sich alle Menschen, mit und ohne Behinderung, [gleich welchen Alters und welcher Herkunft|jeden Alters und jeder Herkunft].',
      'Willkommen ist, wer die Arbeit kann, [unabhängig von Alter, Geschlecht, Glauben und Herkunft|mit oder ohne Behinderung].',
      'Bei uns wird nach Können ausgewählt und nach nichts anderem.',
      'Jede Bewerbung wird [nach denselben Maßstäben|unvoreingenommen] geprüft.',
    ],
  },
  encourageRest: {
    any: [
      'Bei allem anderen gilt: Es muss nicht jeder Punkt passen.',
      'Über die Voraussetzungen hinaus [muss nicht jeder Punkt passen|darf ein Punkt fehlen].',
      'Fehlt sonst ein Punkt, [<bewerben Sie sich/bewirb dich> trotzdem|freuen wir uns trotzdem auf <Ihre/deine> Bewerbung].',
    ],
  },
  sendCv: {
    any: [
      '<Senden Sie Ihren/Schick deinen> Lebenslauf(( und {letter})) bis {deadline} an {channel}.',
      '<Senden Sie Ihren/Schick deinen> Lebenslauf(( und {letter})) an {channel}.',
      '<Senden Sie uns Ihren/Schick uns deinen> Lebenslauf(( und {letter})) bis {deadline}.',
      '<Senden Sie uns Ihren/Schick uns deinen> Lebenslauf(( und {letter})).',
    ],
  },
  cvIsEnough: { any: ['<Ihr/Dein> Lebenslauf [reicht|genügt].'] },
  noLetter: { any: ['Ein Anschreiben [<brauchen Sie/brauchst du> nicht|ist nicht nötig].'] },
  call: {
    any: [
      'Zur Bewerbung genügt ein Anruf bei {whom} ({phone}).',
      'Zur Bewerbung genügt ein Anruf bei {whom}.',
      '<Rufen Sie/Ruf> uns zur Bewerbung an: {phone}.',
    ],
  },
  askFor: { any: ['<Fragen Sie/Frag> nach {name}.'] },
  workWith: { any: ['Mit {tools} arbeiten'] },
}
