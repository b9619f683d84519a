/** Verbs that begin a duty, in their base form. */
export const VERBS = new Set(
  `sit cost induct centrifuge finish renew settle halve double win stabilise rescue merge walk see testify release swap pour plate strim grit rinse tow fuel sand strip spray hang rig solder mill grind bend calibrate tally upsell replenish shelve catalogue archive pitch brainstorm refactor patch triage vaccinate discharge admit escort rub weigh hose skim rake water shear drench vet inventory shoot edit
  talk phone chat prep juggle hunt scout shadow deputise sign lock mop sweep dust iron peel chop bathe feed dress refuel plaster tile dig
  prune mow harvest sow breed milk groom brush sew style massage photograph film rehearse proofread transcribe lecture mark grade tutor
  counsel mediate litigate underwrite trade invest sort push nurture source blog curate streamline chase tidy hoover lift help mind
  accept account achieve act adapt administer advise agree align analyse analyze animate answer apply appraise approve arrange assemble
  assess assign assist attend audit automate balance bake be bill book brew brief bring budget build buy calculate call care carry cash
  catch chair change charge chase check clean clear close coach code collaborate collect communicate compare compile complete comply
  conduct configure connect consult contact contribute control convert cook coordinate correct count cover create cut deal debug decide
  define deliver demo deploy design rewrite rework redesign rebuild relaunch detect develop devise diagnose direct dispatch dispense do dispose distribute document draft draw drive
  edit educate empty enable encourage enforce engage enhance ensure enter escalate establish estimate evaluate examine execute expand
  explain explore facilitate fetch file fill find fit fix follow forecast format foster fry gather generate get give govern greet grow
  guide handle help hire host identify implement improve increase influence inform initiate inspect install instruct integrate interpret
  interview introduce invest investigate invoice issue join keep label launch lay lead learn lift liaise list listen load log look
  maintain make manage map market match measure meet mentor migrate mix model moderate modernise modernize monitor mount motivate move
  negotiate observe obtain offer onboard open operate optimise optimize order organise organize orchestrate overhaul oversee own pack
  paint participate partner perform pick pilot plan plant play post prepare present prevent price print prioritise prioritize process
  procure produce program promote propose protect prototype provide publish purchase push put qualify quote raise read rebuild receive
  recommend reconcile record recruit redesign reduce refill refine register reorganise repair replace reply report represent research
  resolve respond restock restore restructure retain review revise roll route run scale schedule screen secure segment select sell send
  serve service set settle shape share ship show sketch solve source speak spend stack staff standardise start stay steer stock store
  strengthen structure study submit suggest supervise supply support survey sustain take teach tend test tidy track train transform
  translate transport treat troubleshoot type unload update upgrade use validate verify visit wash watch weld welcome wire work wrap write`
    .split(/\s+/)
    .filter((verb) => verb !== ''),
)

/** Words that are verbs only before an object: "design systems", but "design system upkeep" is rare enough. */
const IRREGULAR: Record<string, string> = {
  lying: 'lie',
  tying: 'tie',
  dying: 'die',
  does: 'do',
  goes: 'go',
  has: 'have',
  is: 'be',
}

/** The base form of "managing" or "manages", or null where the word is no verb of the list. */
export function baseForm(word: string): string | null {
  const lower = word.toLowerCase()
  if (VERBS.has(lower)) return lower
  const irregular = IRREGULAR[lower]
  if (irregular) return irregular
  const candidates = lower.endsWith('ing')
    ? [lower.slice(0, -3), `${lower.slice(0, -3)}e`, lower.slice(0, -4)]
    : lower.endsWith('ies')
      ? [`${lower.slice(0, -3)}y`]
      : lower.endsWith('es')
        ? [lower.slice(0, -1), lower.slice(0, -2)]
        : lower.endsWith('s')
          ? [lower.slice(0, -1)]
          : []
  return candidates.find((candidate) => VERBS.has(candidate)) ?? null
}
