import { expect, it } from 'vitest'
import { readBrief } from './read.ts'

it.each([
  ['Contable en Soria. En inglés, gracias.', 'en'],
  ['Soudeur à Dole, CDI. Anglais svp pour l’annonce.', 'en'],
  ['Schweißer in Hof, als englisches Inserat.', 'en'],
  ['Schweißer in Hof. Auf Französisch ausschreiben bitte.', 'fr'],
  ['Welder in Cork, Spanish version please.', 'es'],
  ['Inserat auf Englisch schreiben, wir finden sonst niemand. Schweißer in Hof.', 'en'],
  ['Welder in Cork, CV in German please.', 'en'],
])('the language of the text: %s', (brief, language) => expect(readBrief(brief).style.outputLanguage).toBe(language))
