import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { inOneByte } from './one-byte.ts'
import { readBrief } from './read.ts'
import { writeSpoken } from './spoken.ts'

const written = (typed: string) => writeSpoken(inOneByte(normalise(typed))).text
const printed = (brief: string) =>
  readBrief(brief)
    .facts.map(({ text }) => text)
    .join(' | ')
const aside = (brief: string) => readBrief(brief).setAside.map(({ text }) => text)

describe('what is said to whoever writes the text', () => {
  it.each([
    [
      'Vendeur à Lille. Pas de porte-à-porte, ça tu le mets bien, ça rassure.',
      'porte-à-porte, ça tu le mets bien, ça rassure',
    ],
    [
      'Camarera en Soria, nunca turno partido, eso recálcalo. Inglés.',
      'Camarera en Soria, nunca turno partido. Inglés.',
    ],
    [
      'Cook in Leeds, no split shifts, please stress that because it matters. Van.',
      'Cook in Leeds, no split shifts. Van.',
    ],
    ['Koch in Ulm, sonntags frei, das bitte betonen. 40 Stunden.', 'Koch in Ulm, sonntags frei. 40 Stunden.'],
    ['Vendedor en Rosario. Sí podés decir comisión mensual y auto.', 'comisión mensual y auto'],
    ['Vendeur à Lille. Pas de CDD, précisez-le clairement. Anglais.', 'Pas de CDD. Anglais.'],
    ['Camarera en Soria. Sin turno partido, que se note. Inglés.', 'Sin turno partido. Inglés.'],
    ['Koch in Ulm. Bürohund, bitte dazusagen. 40 Stunden.', 'Bürohund. 40 Stunden.'],
    ['Koch in Ulm. Büroschaf (Lotte) -> bitte erwähnen wegen Allergien', 'Büroschaf (Lotte)'],
    ['Cook in Leeds. Final salary pension (yes really). Van.', 'Final salary pension. Van.'],
    ['Koch in Ulm. 35 Stunden bei vollem Lohn (wirklich). Auto.', 'Lohn. Auto.'],
    ['Vendeur à Lille. 35 h sur quatre jours (oui, oui). Anglais.', 'quatre jours. Anglais.'],
    ['Camarera en Soria. 35 horas (de verdad). Inglés.', '35 horas. Inglés.'],
    ['CSM in Leeds. 60 hotels: renewals yes, new business no.', 'renewals, no new business'],
    ['Kundenberater in Ulm: Bestandskunden ja, Neugeschäft nein.', 'Bestandskunden, ohne Neugeschäft'],
    ['Vendeur à Lille. Dimanche non, samedi oui.', 'pas de Dimanche, samedi'],
    ['Camarera en Soria. Barra sí, cocina no.', 'Barra, sin cocina'],
    ['Clerk in Leeds, 3 out of 5 days at home.', '3 days at home'],
    ['Kanzlei in Ulm, vier von fünf Tagen im Büro.', 'vier Tagen im Büro'],
    ['Vendeuse à Lille, 2 jours sur 5 en télétravail.', '2 jours en télétravail'],
    ['Contable en Soria, 2 de los 5 días de teletrabajo.', '2 días de teletrabajo'],
    ['Vendeur à Lille. Tu peux mettre la voiture et le téléphone.', 'la voiture et le téléphone'],
    ['Vendeur à Lille. Salesforce on vous forme.', 'formation à Salesforce assurée'],
    ['Vendeur à Lille. Le logiciel Sage, on l’apprend chez nous.', 'formation à Sage assurée'],
    ['Recepcionista en Soria. Opera lo enseñamos nosotros.', 'formación en Opera incluida'],
    ['Vendeur à Lille. Excel il faut savoir.', 'Excel indispensable'],
    ['Mozo en Soria. Experiencia no pedimos.', 'no se pide experiencia'],
    ['Mozo en Soria. Experiencia previa no pido.', 'no se pide experiencia previa'],
    ['Mozo en Soria. Excel hay que saberlo.', 'Excel imprescindible'],
    ["Vendeur à Lille. Le permis, c'est obligatoire.", 'Le permis est obligatoire'],
    ["Vendeur à Lille. L'italien c'est un plus.", "L'italien est un plus"],
    ['Fisio en Vigo, con vendaje e idealmente pilates.', 'con vendaje, idealmente pilates'],
    [
      'Poste à Lille ouvert aux titulaires et, à défaut, aux contractuels.',
      'aux titulaires et à défaut aux contractuels',
    ],
  ])('%s', (typed, expected) => expect(written(typed)).toContain(expected))

  it.each([
    ['Vendeur à Lille, mais ça tu le mets pas.', 'tu le mets pas'],
    ['Cook in Leeds. Weekends? yes, nights no.', 'Weekends? yes'],
    ['Vendeur à Lille, un samedi sur deux.', 'un samedi sur deux'],
    ['Cook in Leeds, two of five cooks are new.', 'two of five cooks'],
    ['Cook in Leeds. You can say no to Sundays.', 'You can say no to Sundays'],
    ["Vendeur à Lille. Et c'est un plus pour tous.", "Et c'est un plus"],
    ['Formateur à Lille. Vous formez sur Excel.', 'Vous formez sur Excel'],
  ])('leaves %s', (typed, kept) => expect(written(typed)).toContain(kept))
})

describe('what is given no more', () => {
  it.each([
    ['Gouvernante à Nice. Repas fournis ; la crèche non, on l’a supprimée cette année.', 'crèche'],
    ['Gobernanta en Soria. Comida en el hotel; lo del parking no, lo quitamos este año.', 'parking'],
    ['Housekeeper in Bath. Free meals; the gym thing no, we scrapped it last year.', 'gym'],
  ])('%s', (brief, gone) => {
    expect(printed(brief)).not.toContain(gone)
    expect(printed(brief)).toMatch(/repas|comida|meals/iu)
  })
})

describe('a copied chat in other languages', () => {
  it('keeps what is asked with the answer that denies it', () => {
    const chat = `[09:14] Lena : tu peux me faire l'annonce du soir ?
[09:15] Marc : oui, donne
[09:15] Lena : serveur, Brasserie du Lac, Annecy, 30 h
[09:16] Marc : expérience ?
[09:16] Lena : pas nécessaire, on forme
[09:17] Marc : le salaire ?
[09:17] Lena : 13 €/h`
    expect(written(chat)).toContain('expérience pas nécessaire')
    expect(written(chat)).not.toMatch(/donne|annonce|salaire/)
  })
})

describe('what a remark looks back at', () => {
  it.each([
    [
      "Vendeuse à Lille. CDD 6 mois, c'est pour Sylvie, dos bloqué, mais ça c'est privé.",
      "c'est pour Sylvie, dos bloqué, mais ça c'est privé",
    ],
    [
      'Dev en Soria. El cliente se llama Tornasol, ese nombre no se publica.',
      'El cliente se llama Tornasol, ese nombre no se publica',
    ],
    [
      'Cook in Leeds. 38 hours. It’s for Maureen, her hip, but that is private.',
      "It's for Maureen, her hip, but that is private",
    ],
    ['Serveur à Lille. Plutôt un homme, pour la sécurité.', 'Plutôt un homme, pour la sécurité'],
    ['Panadera en Soria. Que suene como hablo yo, sin cosas de multinacional.', 'sin cosas de multinacional'],
  ])('%s', (brief, gone) => {
    expect(printed(brief)).not.toContain(gone)
    expect(aside(brief).join(' ')).toContain(gone)
  })

  it.each([
    [
      'Infirmière à Lille. Un DU est apprécié mais pas obligatoire, on finance la formation.',
      'on finance la formation',
    ],
    ['Infirmière à Lille. 5 ans de pratique dont deux ans en bloc.', '5 ans de pratique dont deux ans en bloc'],
  ])('keeps %s', (brief, kept) => {
    expect(printed(brief)).toContain(kept)
    expect(aside(brief).join(' ')).not.toContain(kept)
  })

  it('takes nobody told apart for a denial', () => {
    expect(
      readBrief('Infirmière à Lille. 5 ans de pratique dont deux ans en bloc.').facts.every(({ holds }) => holds),
    ).toBe(true)
  })
})

describe('a sum that is the worth of a voucher', () => {
  it.each([
    'Agent à Cahors. Rémunération statutaire, CNAS, titres-restaurant à 8 €.',
    'Agent à Cahors. Salaire selon grille, chèques-repas de 7 €.',
  ])('%s', (brief) =>
    expect(readBrief(brief).facts).not.toContainEqual(
      expect.objectContaining({ kind: 'pay', pay: expect.objectContaining({ max: expect.any(Number) }) }),
    ),
  )
})

describe('how one speaks to a colleague is no address of the reader', () => {
  it.each([
    'Vendeur à Lille, CDI. Merci, bien à toi,\nHervé',
    'Vendeur à Lille, CDI. Pas de nuits, ça tu le mets bien.',
  ])('%s', (brief) => expect(readBrief(brief).style.address).toBe('formal'))
})

describe('what is told of others, of times and of sums is told once and of the right thing', () => {
  it.each([
    ['Boulanger à Lille. La viennoiserie, c’est ma sœur qui la fait. Pain au levain.', /viennoiserie|sœur/i],
    ['Panadero en Soria. Pan de centeno; las tartas las hace mi cuñada.', /tartas|cuñada/i],
    ['Éducatrice à Gatineau, 32 h sur 4 jours, de 7 h 15 à 15 h 45.', /^15 à 15/],
    ['Vendeur à Lille. Le fixe c’est 31 000 euros brut annuel.', /fixe c/],
  ])('%s', (brief, never) => {
    for (const { text } of readBrief(brief).facts) expect(text).not.toMatch(never)
  })

  it.each([
    ['Commercial à Lille. Le portefeuille fait 90 clients, des PME du textile.', '90 clients : des PME du textile'],
    ['Comercial en Soria. Cartera de 90 clientes, sobre todo pymes.', '90 clientes: sobre todo pymes'],
    ['Profesora en Soria\nGrupos: 3, de 18 alumnos\nInicio: mayo', '3 grupos de 18 alumnos'],
    ['Panadero en Soria. La caja la lleva usted.', 'La caja la lleva usted'],
  ])('%s', (brief, kept) => expect(written(brief)).toContain(kept))

  it('gives what stands beside a denial in brackets', () =>
    expect(
      readBrief('Admin à Liège.\nExtras : chèques-repas, abonnement de train (pas de voiture)').facts,
    ).toContainEqual(expect.objectContaining({ kind: 'benefit', text: 'abonnement de train', holds: true })))
})

describe('what goes with a remark, and with a way to apply', () => {
  it.each([
    ['Camarero en Mendoza. Que no fume, dice la dueña, pero eso no lo pongas. 30 h.', /fume|dueña/],
    ['Camarero en Lorca. No mayores de 45. 30 h.', /mayores/],
    ['Contable en Soria. Lleva 40 clientes, eso lo hace Julia. 30 h.', /Julia/],
    ['Serveur à Metz. Le patron ne veut pas de femmes mais ça c’est non. 30 h.', /c.est non/],
    ['Camarero en Mendoza. 30 h. Con voseo, relajado.', /voseo|relajado/],
  ])('%s', (brief, never) => expect(printed(brief)).not.toMatch(never))

  it.each([
    ['Aide-soignante à Metz. Candidatures chez Mme Rolin avant le 3 mai.', 'contact', 'Mme Rolin'],
    ['Chargée d’études à Lausanne. Dossiers à Mme Bovet jusqu’au 30 juin.', 'deadline', '30 juin'],
    [
      'Camarero en Mendoza. El nombre (Arkeo) no lo pongan, digan casa de comidas del centro.',
      'company',
      'casa de comidas del centro',
    ],
  ])('%s', (brief, kind, text) =>
    expect(
      readBrief(brief)
        .facts.filter((fact) => fact.kind === kind)
        .map((fact) => fact.text),
    ).toContain(text),
  )

  it('takes a channel for no skill, and whoever leads a ward for no benefit', () => {
    const kinds = (brief: string) => readBrief(brief).facts.map(({ kind }) => kind)
    expect(kinds('Camarero en Mendoza. Escribir al Instagram @casa.roja.')).not.toContain('skill')
    expect(kinds('Aide-soignante à Metz. Contact : Mme Rolin, cadre de santé.')).not.toContain('benefit')
  })
})
