import { describe, expect, it } from 'vitest'
import { writeDates } from './languages/dates.ts'
import { asDuty as asSpanishDuty } from './languages/es/fragments.ts'
import { asDuty as asFrenchDuty } from './languages/fr/fragments.ts'
import { list } from './languages/list.ts'
import { writeDescription } from './write.ts'

describe('what somebody will do is told in the infinitive', () => {
  it.each([
    ['elaborará los informes y atenderá las visitas', 'elaborar los informes y atender las visitas'],
    ['haría la caja', 'hacer la caja'],
    ['persona seleccionada mantendrá los equipos', 'mantener los equipos'],
    ['tendrá que llevar la caja', 'llevar la caja'],
    ['que lleve la web y que atienda a los socios', 'llevar la web y atender a los socios'],
    ['que nadie espere', 'que nadie espere'],
    ['cafetería y terraza', 'cafetería y terraza'],
    ['secretaría del consejo', 'secretaría del consejo'],
  ])('%s', (said, written) => expect(asSpanishDuty(said)).toBe(written))

  it.each([
    [
      'personne recrutée instruira les dossiers et renseignera le public',
      'instruire les dossiers et renseigner le public',
    ],
    ['le titulaire écrira les rapports', 'écrire les rapports'],
    ['ouvrira le magasin', 'ouvrir le magasin'],
    ['remplacera les vitres, fera les devis', 'remplacer les vitres, faire les devis'],
    ['il tiendra la caisse', 'tenir la caisse'],
    ['caméras et alarmes', 'caméras et alarmes'],
    ['extra le week-end', 'extra le week-end'],
    ['montrez le musée', 'montrez le musée'],
  ])('%s', (said, written) => expect(asFrenchDuty(said)).toBe(written))
})

describe('things to do stand as they are', () => {
  const duties = (brief: string) => writeDescription({ brief }).split('## ')[1]!
  it('a few to a line', () => {
    const text = duties('Vendeuse à Pau. Missions : caisse, vitrines, livraisons, étiquettes, commandes, retours.')
    expect(text).toContain('- Caisse, vitrines et livraisons')
    expect(text).toContain('- Étiquettes, commandes et retours')
  })
  it('without a frame', () =>
    expect(duties('Camarera en Haro. Tareas: barra, comedor y terraza.')).not.toMatch(/Encargarse de/))
})

describe('a way to apply that is no step is a sentence of its own', () => {
  it.each([
    ['Vendeuse à Pau. Déposer le CV en boutique.', 'Déposer le CV en boutique.'],
    ['Dependienta en Haro. Dejar el CV en la tienda.', 'Dejar el CV en la tienda.'],
  ])('%s', (brief, sentence) => {
    const text = writeDescription({ brief })
    expect(text).toMatch(new RegExp(`^(?:.* )?${sentence}`, 'm'))
    expect(text).not.toMatch(/(?:étapes|suite|déroulement|pasos|proceso|sigue) ?: (?:Déposer|Dejar)/i)
  })
})

it.each([
  ['vistas al mar', 'vistas al mar'],
  ['Ciencias del Mar', 'Ciencias del Mar'],
  ['3 de mar', '3 de marzo'],
])('the sea is no month: %s', (text, written) => expect(writeDates(text, 'es', 'es')).toBe(written))

it('Spanish softens its joints', () => {
  expect(list('y', 'o')(['bonos', 'incentivos'], 'and')).toBe('bonos e incentivos')
  expect(list('y', 'o')(['siete', 'ocho'], 'or')).toBe('siete u ocho')
  expect(list('y', 'o')(['agua', 'hielo'], 'and')).toBe('agua y hielo')
})

describe('the employer, wishes and pay stand where a reader looks for them', () => {
  it('the house is introduced at the head', () => {
    const text = writeDescription({ brief: 'Serveuse à Dole. Hôtel du Pont Neuf, 44 chambres. 2 000 € brut.' })
    expect(text).not.toMatch(/un hôtel du Pont/)
    expect(text.split('## ')[0]).toContain('44 chambres')
  })
  it('a sum with its circumstances is told once below', () => {
    const text = writeDescription({ brief: 'Poseur à Dole. 15 €/h pour commencer, panier 11 €.' })
    expect(
      text
        .split('## ')
        .slice(1)
        .join('')
        .match(/15\s*€/g) ?? [],
    ).toHaveLength(1)
  })
})

it.each([
  ['Camarera en Soria. Empresa importadora de vinos. 60 personas en plantilla.', 'una empresa importadora'],
  ['Monteur à Dole, 300 salariés en France.', '300 salariés en France'],
])('the employer is told in one breath: %s', (brief, said) => {
  const [head] = writeDescription({ brief }).split('## ')
  expect(head).toContain(said)
  expect(head!.match(/\d{2,3} (?:personas|salariés)/g) ?? []).toHaveLength(1)
})

it('short days are working time, no field: mar-sam', () =>
  expect(writeDescription({ brief: 'Vendeuse à Dole, mar-sam 9h-17h.' })).not.toMatch(/Le domaine/))

it.each([
  ['Educadora en Soria. Lengua de signos.', 'Lengua de signos'],
  ['Coordinateur à Dole. Swahili courant.', 'Swahili courant'],
  ['Support worker, Bath. BSL essential.', 'BSL'],
])('languages go by their names: %s', (brief, name) => expect(writeDescription({ brief })).toContain(`- ${name}`))

describe('notes are printed in full words', () => {
  const lines = (brief: string) => writeDescription({ brief }).split('\n')
  it.each([
    ['Serveur à Pau. Panier repas 12 €/j, CDI.', '12 € par jour'],
    ['Serveur à Pau. Du CDI, tickets resto.', 'Tickets restaurant'],
    ['Serveuse à Pau, 5 ans en brigade min.', 'Au moins 5 ans d’expérience en brigade'],
    ['Serveuse à Pau, 5 ans de salle mini.', 'Au moins 5 ans de salle'],
    ['Camarera en Haro, 5 años en sala.', 'Al menos 5 años de experiencia en sala'],
    ['Camarera en Haro. Horario L-J 9-17, V hasta las 14.', 'lunes a jueves 9-17, viernes hasta las 14'],
    ['Camarera en Haro. 20% dcto en tienda.', '20\u00a0% descuento en tienda'],
    ['Serveur à Pau. Elle doit connaître la carte des vins.', '- Connaître la carte des vins'],
    ['Grutier à Pau. CDI de mission.', 'CDI de mission'],
    ['Tornero en Cali. Contrato a término indefinido.', 'Contrato a término indefinido'],
    ['Serveur à Pau. 40 salariés.', 'Nous comptons 40 salariés'],
    ['Camarera en Haro. Reporta al consejo.', 'al consejo'],
    ['Camarera en Haro. Contrato temporal hasta el 9 de mayo.', 'Hasta el 9 de mayo'],
    ['Serveur à Pau. Candidatures avant fin mars.', ' fin mars'],
    ['Serveur à Pau. 2 semaines de vacances après 1 an.', 'après 1 an'],
  ])('%s', (brief, said) => expect(lines(brief).join('\n')).toContain(said))
})

describe('what an editor would strike', () => {
  const text = (brief: string) => writeDescription({ brief })
  it.each([
    ['Encargado en Soria, 30 h. Sin frases de marketing.', /marketing/],
    ['Serveur à Pau, société, 28 salariés.', /société/],
    ['Recepcionista clínica dental, Haro.', /huésped/],
  ])('%s', (brief, struck) => expect(text(brief)).not.toMatch(struck))

  it('the article ahead of an open date', () =>
    expect(text('Serveur à Pau. Candidatures avant fin mars.')).not.toMatch(/(?:le|au) fin mars/))

  it('years that a longer phrase tells as well', () =>
    expect(text('Camarera en Haro. 2 años atendiendo mesas, inglés.').match(/2 años/g)).toHaveLength(1))
})

describe('short notes in the language asked for', () => {
  it.each([
    ['Line cook in Magog. Please write the ad in French. Dental after 3 months.', 'Assurance dentaire après 3 mois'],
    ['Line cook in Magog. Please write the ad in French. Shared tips, staff meal.', 'Pourboires partagés'],
    ['Serveur à Pau. Chèques-repas 7 €. Annonce en anglais svp.', 'Meal vouchers: €7'],
    ['Serveur à Pau. Voiture ou budget mobilité. Annonce en anglais svp.', 'Car or mobility budget'],
    ['Camarera en Haro. Sin guardias. Redacten la oferta en inglés por favor.', 'No on-call duty'],
    ['Fund accountant (private equity) in Lille. Write it in French please.', 'Comptable de fonds (private equity)'],
  ])('%s', (brief, said) => expect(writeDescription({ brief })).toContain(said))
})

describe('dense notes are printed as a native would write them', () => {
  it.each([
    ['Boulanger à Dole, CDI. Patron : Olivier.', 'Olivier, patron'],
    ['Guitariste à Dole. Direction : Inès Astruc.', 'Inès Astruc (direction)'],
    ['Pastelera en Talca. Dueña: Sra. Olmo.', 'la Sra. Olmo'],
    ['Tornero en Soria. Jefe: Sr. Olmo.', 'al Sr. Olmo'],
    ['Contable en Soria. Un día home office después de 6 meses.', 'teletrabajo a la semana después de 6 meses'],
    ['Comptable à Dole. 2 j TT/sem. après la période d’essai.', 'par semaine après la période d’essai'],
    ['Vendedor en Puebla. 3 años vendiendo SaaS.', 'años de experiencia vendiendo SaaS'],
    ['Panadero en Talca, mar a sáb 6:30-15:00.', 'artes a sábado 6:30-15:00'],
    ['Jefa de obra en Alicante. Valenciano no hace falta.', 'No se necesita valenciano'],
    ['Vendeuse à Dole, allemand ou mandarin un plus.', 'llemand ou mandarin'],
    ['Soldador en Soria. Certificado TIG, MIG.', 'oldadura TIG'],
  ])('%s', (brief, said) => expect(writeDescription({ brief })).toContain(said))
})

describe('what a brief names once', () => {
  it.each([
    [
      'Mission freelance Product Manager API, 6 mois, TJM 520-580 €, Lyon. Portage salarial accepté.',
      'Portage salarial',
    ],
    ['Buscamos operarios en Santoña. Carné de manipulador: se saca aquí. 40 horas.', 'Carné de manipulador'],
    ['conducteurs a Metz, depart lundi, 4 decouchers par semaine', 'découchers'],
  ])('%s', (brief, named) => expect(writeDescription({ brief })).toContain(named))
})

describe('what is said among colleagues is printed as a reader may see it', () => {
  const said = (brief: string) => writeDescription({ brief })
  it.each([
    ['Couvreur à Metz. Je regarde pas le diplôme.', 'Le diplôme n’est pas exigé', 'regarde'],
    [
      'Couvreur à Metz. BTS ou 3 ans de métier, je regarde pas le diplôme si le gars sait faire.',
      'BTS ou 3 ans',
      'le gars',
    ],
    [
      'Albañil en Soria, jornada de 7 a 15, furgo de empresa pa casa. Los sábados no se curra.',
      'Furgoneta de empresa',
      'curra',
    ],
    [
      'Gerente en Soria. Lleva un equipo de 9 camareras y camareros y dos cocineros.',
      '9 camareras y camareros y dos cocineros',
      'un equipo de 9 personas',
    ],
    ['Gerente de tienda en Soria. Tendrá a cargo tres dependientas.', 'tres dependientas', '3 personas'],
    ['Vendeur à Metz. Prime sur objectifs, c’est pas plafonné.', 'Ce n’est pas plafonné', 'c’est pas'],
    ['Vendeur à Metz. Salesforce on vous forme.', 'Formation à Salesforce assurée', 'Salesforce à jour'],
  ])('%s', (brief, expected, never) => {
    expect(said(brief)).toContain(expected)
    expect(said(brief)).not.toContain(never)
  })
})

it('a net wage in Chile is what is left', () =>
  expect(writeDescription({ brief: 'Mecánico en Antofagasta. Renta: $900.000 líquidos.' })).toContain('líquidos'))

it('years of practice alone are years of experience in another language', () =>
  expect(writeDescription({ brief: 'Annonce en allemand stp. Soudeur à Bienne, 4 ans de pratique.' })).not.toContain(
    'Praxis',
  ))
