import { describe, expect, it } from 'vitest'
import { writeDescription } from '../../writer/write.ts'
import { readBrief } from '../read.ts'

describe('whom applicants are kept away from is nobody to ask', () => {
  it.each([
    ["Roofer, Ely, £17 an hour. Please don't email Doreen, CVs to jobs@tilewell.example", 'Doreen', 'jobs@tilewell'],
    ['Fitter, Bath. do not call Mr Pugh as he is on leave, apply to hr@pugh.example', 'Mr Pugh', 'hr@pugh.example'],
    ['Cook, Hull. never ask for Priya, text 07700 900118 to apply', 'Priya', '07700 900118'],
    ['Koch, Ulm, 2.900 €. Frau Brandl bitte nicht anrufen, CV an post@rieden.example', 'Brandl', 'post@rieden'],
    ['Maler, Celle. Bitte nicht an Herrn Voss wenden, Bewerbung an bau@voss.example', 'Herrn', 'bau@voss'],
    ['Vendeur, Metz. Merci de ne pas contacter Mme Aubry, CV à cv@aubry.example', 'Mme', 'cv@aubry'],
    ["Serveur, Pau. N'appelez pas Régis, écrivez à resto@pau.example", 'Régis', 'resto@pau'],
    ['Camarero, Cádiz. No escribáis a Doña Pilar, cv a bar@cadiz.example', 'Pilar', 'bar@cadiz'],
    ['Pintor, Lugo. No preguntes por Andrés, manda el CV a obra@lugo.example', 'Andrés', 'obra@lugo'],
  ])('%s', (brief, name, channel) => {
    const text = writeDescription({ brief })
    expect(text).not.toContain(name)
    expect(text).toContain(channel)
    expect(readBrief(brief).setAside.some(({ reason }) => reason === 'private')).toBe(true)
  })

  it.each([
    ['Roofer, Ely, £17 an hour. Call Doreen, no emails', 'Doreen'],
    ['Koch, Ulm, 2.900 €. Ansprechpartnerin: Frau Brandl', 'Frau Brandl'],
    ['Vendeur, Metz. Contacter Mme Aubry, pas de SMS', 'Mme Aubry'],
  ])('%s', (brief, name) => expect(writeDescription({ brief })).toContain(name))
})
