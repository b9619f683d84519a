/** What is said as it is spoken, written as it is read: stops, sums, figures that are put right. */
import { bareTimes } from './bare-times.ts'
import { chatLines } from './chat-lines.ts'
import { dashesAsStops, picturesAsStops } from './dashes-as-stops.ts'
import { datesInWords } from './dates-in-words.ts'
import { spokenStops } from './dictation.ts'
import { germanAsides } from './german-asides.ts'
import { germanClauses } from './german-clauses.ts'
import { germanDialect, germanTurns } from './german-turns.ts'
import { keepLanguages, weighLanguages } from './guess-language.ts'
import { houseVerbs } from './house-verbs.ts'
import { lateCorrections } from './late-corrections.ts'
import { englishLetters } from './letter-english.ts'
import { mailHeads } from './mail-heads.ts'
import { getToKnow } from './matches.ts'
import { measuresInWords } from './measures-in-words.ts'
import { misspelledWords } from './misspelled.ts'
import { correctedFigures } from './put-right.ts'
import { talkPutRight } from './put-right-in-talk.ts'
import { type NormalText, rewrite } from './rewrite.ts'
import { secondThoughts } from './second-thoughts.ts'
import { shorthand } from './shorthand.ts'
import { englishShorthand } from './shorthand-english.ts'
import { romanceShorthand } from './shorthand-romance.ts'
import { smallNames } from './small-names.ts'
import { centsBehind, sumsInWords } from './sums-in-words.ts'
import { tableRows } from './table-rows.ts'
import { talk } from './talk.ts'
import { continentalTalk } from './talk-continental.ts'
import { englishTalk } from './talk-english.ts'
import { englishWork } from './talk-english-work.ts'
import { thousandsInWords } from './thousands-in-words.ts'
import { thousandsOfBoth } from './thousands-of-both.ts'
import { timesInWords } from './times-in-words.ts'
import { toldAnew } from './told-anew.ts'
import { spelledOutUmlauts } from './umlauts.ts'
import { unneededTalk } from './unneeded-talk.ts'

const STEPS = [
  chatLines,
  mailHeads,
  tableRows,
  spelledOutUmlauts,
  misspelledWords,
  dashesAsStops,
  picturesAsStops,
  spokenStops,
  shorthand,
  germanDialect,
  germanTurns,
  germanAsides,
  germanClauses,
  englishShorthand,
  talk,
  englishLetters,
  englishTalk,
  englishWork,
  continentalTalk,
  unneededTalk,
  houseVerbs,
  romanceShorthand,
  smallNames,
  bareTimes,
  timesInWords,
  datesInWords,
  measuresInWords,
  thousandsInWords,
  sumsInWords,
  centsBehind,
  toldAnew,
  lateCorrections,
  secondThoughts,
  talkPutRight,
  correctedFigures,
  thousandsOfBoth,
]

export function writeSpoken(typed: NormalText): NormalText {
  return STEPS.reduce((written, step) => {
    const { text } = written
    getToKnow(text)
    const anew = rewrite(
      written,
      step(text, () => weighLanguages(text)[0]!),
    )
    if (anew.text !== text) keepLanguages(text, anew.text)
    return anew
  }, typed)
}
