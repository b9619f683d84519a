import { expect, it } from 'vitest'
import { readBrief } from './read.ts'

it.each([
  ['Contable en Soria. En inglés, gracias.', 'en'],
  ['Soudeur à Dole, CDI. Anglais svp pour l’annonce.', 'en'],
  ['Schweißer in Hof, als englisches Inserat.', 'en'],
  ['Contable en Soria. El anuncio, por favor, en inglés. Excel.', 'en'],
  ['Soudeur à Dole. Le texte, svp, en allemand, CDI.', 'de'],
  ['Welder in Cork. Text, phone, support in German.', 'en'],
  ['Schweißer in Hof. Auf Französisch ausschreiben bitte.', 'fr'],
  ['Welder in Cork, Spanish version please.', 'es'],
  ['Inserat auf Englisch schreiben, wir finden sonst niemand. Schweißer in Hof.', 'en'],
  ['Welder in Cork, CV in German please.', 'en'],
  ['Welder in Ulm. In German, du-Form. 38 hours.', 'de'],
  ['Welder in Ulm. German ad, address as du please. 38 hours.', 'de'],
  ['Welder in Cork. You speak with clients in German, usually by phone.', 'en'],
  ['Welder in Cork. German version of the manual exists.', 'en'],
  ['Would you kindly draft this one in German: welder in Cork, 39 hours.', 'de'],
])('the language of the text: %s', (brief, language) => expect(readBrief(brief).style.outputLanguage).toBe(language))

it.each([
  ['Réceptionniste à Lille. Check-in du matin et du soir.', 'formal'],
  ['Koch in Ulm. Write it in German with du.', 'informal'],
  ['Welder in Ulm. Ad in German please, du form. 38 hours.', 'informal'],
  ['Welder in Ulm, ad in GERMAN pls, du not Sie. 38 hours.', 'informal'],
  ['Welder in Ulm. In German, Sie form please. 38 hours.', 'formal'],
  ['Welder in Ulm. German ad, informal du. 38 hours.', 'informal'],
  ['Welder in Dole. French ad, tu not vous. 35 hours.', 'informal'],
  ['Welder in Soria. Spanish ad, usted form. 38 hours.', 'formal'],
  ['Welder in Ulm. Schreib es auf Deutsch, per du. 38 hours.', 'informal'],
  ['Schweißer in Hof, du hast Lust auf Neues. Bitte per Sie.', 'formal'],
])('how the reader is addressed: %s', (brief, address) => expect(readBrief(brief).style.address).toBe(address))

it.each([
  ['Agent, Leeds. We never say call centre here. £24k', 'call centre'],
  ['Gestionnaire, Namur. On ne dit JAMAIS call center chez nous. CDI', 'call center'],
  ['Agent, Ulm, bei uns heißt es nie Callcenter. 38 h', 'callcenter'],
  ['Agent, Ulm, wobei das Wort Callcenter nirgends auftauchen darf, 38 h', 'callcenter'],
  ['Agente en Vigo. Aquí nunca decimos call center. 30 h', 'call center'],
])('a word that is never said there is not written: %s', (brief, word) => {
  const { facts, style } = readBrief(brief)
  expect(style.replacements.map(({ avoid }) => avoid.toLowerCase())).toEqual([word])
  expect(facts.map(({ text }) => text.toLowerCase()).join(' | ')).not.toContain(word)
})

it.each([
  ['Hola, community manager a media jornada (20 h, mañanas) para Bodegas Tres, Soria.', 'Community Manager'],
  ['Buenas tardes Iñaki, necesitamos un camarero en Soria.', 'Camarero'],
])('a greeting ends where the matter begins: %s', (brief, title) =>
  expect(readBrief(brief).facts).toContainEqual(expect.objectContaining({ kind: 'title', title })),
)

it('says of nobody that he or she does not say much', () =>
  expect(readBrief("Agent, Leeds, you don't say no to clients. £24k").style.replacements).toEqual([]))
