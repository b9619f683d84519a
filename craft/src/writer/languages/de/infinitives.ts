/** "Sie betreuen Stammkunden und planen Lesungen" -> "Stammkunden betreuen und Lesungen planen": a task as a German list puts it. */

/** Verbs of work, so that "und neuen Kunden" begins no second task. */
const VERBS = new Set(
  'anbieten annehmen arbeiten archivieren aufbauen aufnehmen auswerten backen bauen beantworten bearbeiten bedienen begleiten begrüßen behandeln beliefern beobachten beraten berichten beschaffen bestellen besuchen betreiben betreuen bewerten bezahlen bringen buchen checken decken dokumentieren drucken einkaufen empfangen entscheiden entwerfen entwickeln erarbeiten erfassen erklären erledigen ermitteln erstellen fahren fertigen filmen fördern fotografieren führen geben gestalten gewinnen gießen halten helfen informieren installieren kalkulieren kassieren kochen kommissionieren konstruieren kontrollieren koordinieren korrigieren kümmern laden lagern legen leisten leiten lesen liefern lösen machen malen melden messen mischen moderieren montieren nähen nehmen öffnen ordnen organisieren packen pflanzen pflegen planen posten präsentieren produzieren programmieren protokollieren prüfen putzen räumen recherchieren rechnen redigieren reinigen reparieren sägen schließen schneiden schreiben schulen schweißen servieren setzen sichern sorgen sortieren sprechen spülen stellen steuern stimmen streichen suchen testen texten tragen transportieren treffen überarbeiten übergeben übernehmen überprüfen übersetzen überwachen unterrichten unterstützen untersuchen verantworten verhandeln verkaufen verladen verlegen vermessen vermitteln verpacken versenden versorgen verteilen vertreten verwalten vorbereiten warten waschen wechseln werben zählen zeichnen zeigen zubereiten'.split(
    ' ',
  ),
)
/** "Du fährst": where the second person changes the stem. */
const IRREGULAR: Record<string, string> = {
  berätst: 'beraten',
  empfängst: 'empfangen',
  fährst: 'fahren',
  gibst: 'geben',
  hältst: 'halten',
  hilfst: 'helfen',
  lädst: 'laden',
  liest: 'lesen',
  nimmst: 'nehmen',
  schneidest: 'schneiden',
  siehst: 'sehen',
  sprichst: 'sprechen',
  trägst: 'tragen',
  triffst: 'treffen',
  übergibst: 'übergeben',
  übernimmst: 'übernehmen',
  vertrittst: 'vertreten',
  wäschst: 'waschen',
  wirbst: 'werben',
}
const PARTICLE = / (ab|an|auf|aus|bei|bereit|durch|ein|fest|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen)$/u
const SUBORDINATE =
  /, (?=(?:dass|damit|wenn|die|der|das|den|dem|um|bis|was|wer|wie|wo|ob|sodass|weil|bevor|sobald|denn|aber|sondern) )/u
/** What one is, has, may or gets is no task. */
const NO_TASK =
  /^(?:sind|haben|hatten|bekommen|erhalten|können|müssen|dürfen|sollen|sollten|wollen|wollten|mögen|möchten|werden|brauchen|bringen|verfügen|kennen|bist|hast|bekommst|erhältst|kannst|musst|darfst|sollst|solltest|willst|magst|möchtest|wirst|brauchst|bringst|kennst|verdienst)$/u

function infinitive(verb: string, second: boolean): string | null {
  if (NO_TASK.test(verb)) return null
  if (!second) return /n$/u.test(verb) ? verb : null
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (!/st$/u.test(verb)) return null
  const stem = verb.replace(/(?<=[tdnm])est$|st$/u, '')
  return /(?<!i)er$|el$/u.test(stem) ? `${stem}n` : `${stem}en`
}

function asClause(clause: string, second: boolean): string | null {
  const [verb, ...words] = clause.split(' ')
  const whole = verb && infinitive(verb, second)
  if (!whole) return null
  const said = words.join(' ').replace(/^dich(?= )/u, 'sich')
  const cut = said.search(SUBORDINATE)
  const [main, rest] = cut < 0 ? [said, ''] : [said.slice(0, cut), said.slice(cut)]
  const particle = PARTICLE.exec(main)?.[1]
  const object = particle ? main.slice(0, -particle.length - 1) : main
  return `${object ? `${object} ` : ''}${particle ?? ''}${whole}${rest}`
}

/** Null where the text does not tell in the second person what one does. */
export function asInfinitive(text: string): string | null {
  const said = /^(?<who>Sie|[Dd]u) (?<what>\p{Ll}.+)$/u.exec(text.trim())?.groups
  if (!said) return null
  const second = said.who !== 'Sie'
  const clauses: string[] = ['']
  for (const piece of said.what!.split(/(,? und |, | sowie )/u)) {
    const verb = infinitive(/^\p{Ll}+/u.exec(piece)?.[0] ?? '', second)
    const begins = clauses.at(-1) !== '' && verb !== null && VERBS.has(verb) && / /.test(piece)
    if (begins) clauses.push(piece)
    else clauses[clauses.length - 1] += piece
  }
  const put = clauses.map((clause) => asClause(clause.replace(/(?:,? und |, | sowie )$/u, ''), second))
  if (put.includes(null)) return null
  const joined = put.length > 1 ? `${put.slice(0, -1).join(', ')} und ${put.at(-1)}` : put[0]!
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}
