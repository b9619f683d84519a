import { describe, expect, test } from 'vitest'
import { readBrief } from './read.ts'

const wordsOf = (brief: string) => readBrief(brief).facts.map(({ kind, text }) => `${kind}: ${text}`)

describe('what dense notes in French and Spanish tell', () => {
  test.each([
    ['Comptable, Transports Astruc, Roscoff (29). CDI.', { kind: 'place', city: 'Roscoff (29)' }],
    [
      'Comptable à Pau, CDI, 42/48 K€.',
      { kind: 'pay', pay: { min: 42_000, max: 48_000, currency: 'EUR', per: 'YEAR' } },
    ],
    ['Tornera en Soria. Nada de teletrabajo.', { kind: 'mode', mode: 'onsite' }],
    ['Vendedor en Puebla. Híbrido 3x2.', { kind: 'mode', mode: 'hybrid', officeDays: 3 }],
    ['Dév Java, scale-up Medlo (agenda médical), Dole. CDI', { kind: 'company', text: 'Medlo', aspect: 'name' }],
    ['Assistante, siège de Rhoda Énergie, Dole. CDI', { kind: 'company', text: 'Rhoda Énergie' }],
    [
      'aide-soignante de nuit ehpad les olmes à vesoul, CDI, 12h (20h-8h), prime de nuit, place de crèche possible, parking, horaires fixes',
      { kind: 'company', text: 'Ehpad Les Olmes' },
    ],
    ['Juriste à Lyon. Rattaché(e) à Tom Weyland, directeur juridique.', { kind: 'manager', name: 'Tom Weyland' }],
    ['Grutier à Pau. Superviseur : Réjean Astruc.', { kind: 'manager', name: 'Réjean Astruc' }],
    ['Profesora en Soria. Rectora: Prof. Inés Olmo.', { kind: 'manager', name: 'Prof. Inés Olmo' }],
    ['Veterinaria en Soria. Dirección: Inés Olmo.', { kind: 'manager', name: 'Inés Olmo' }],
    ['Cuisinier à Pau. 3 jours de formation/an.', { kind: 'benefit' }],
    ['Auxiliar en Puebla. Lic turismo o carrera técnica.', { kind: 'education' }],
    ['Vendeuse à Dole. 2 inventaires par an.', { text: '2 inventaires par an' }],
    ['Guitariste à Dole. DEM ok avec expérience.', { text: 'DEM ok avec expérience' }],
    ['Auxiliar, Farmacia Lda. Olmo, Soria.', { kind: 'company', text: 'Farmacia Lda. Olmo' }],
    ['Vendeur à Dole. Garde 1 sem. sur 8, payée.', { text: 'Garde 1 semaine sur 8, payée' }],
    ['Vendeur à Dole, CDI, SMIC + 5 %.', { kind: 'pay', text: 'SMIC + 5 %' }],
    ['Infirmier à Dole. 1 an en pédiatrie, un atout.', { kind: 'skill', need: 'nice' }],
    ['Tornero en Talca, turno M/T. Parqueadero, casino.', { kind: 'benefit', text: 'Parqueadero' }],
    [
      'Analista, Brisas, Medellín. $5,5M - $6,5M + prima extralegal.',
      { kind: 'pay', pay: { min: 5_500_000, max: 6_500_000, currency: 'COP', per: 'MONTH' } },
    ],
    ['Desarrolladora, Rosario. 2,8 a 3,4 palos brutos.', { kind: 'pay', gross: true }],
    ['Mécanicien à Pau. Permis B, C un +.', { kind: 'licence', text: 'permis C', need: 'nice' }],
    ['Product manager, remote, PT C1, EN B2.', { kind: 'language', language: 'pt', level: 'C1' }],
    ['Product manager, remote, PT C1, EN B2.', { kind: 'mode', mode: 'remote', timezone: null }],
    ['Comptable à Pau. Anglais pro, surtout écrit.', { kind: 'language', level: 'professionnel (surtout écrit)' }],
    ['Recepcionista en Puebla. Inglés 80%.', { kind: 'language', level: '80%' }],
    [
      'Vendedor en Monterrey. Base $22 mil + comisiones.',
      { kind: 'pay', pay: { min: 22_000, max: 22_000, currency: 'MXN', per: 'MONTH' } },
    ],
    [
      'Enfermera en Cali. $4.300.000 + recargos.',
      { kind: 'pay', pay: { min: 4_300_000, max: 4_300_000, currency: 'COP', per: 'MONTH' } },
    ],
    ['Tornero en Soria. Sr. Olmo, jefe de taller.', { kind: 'manager', name: 'Sr. Olmo', role: 'jefe de taller' }],
    ['Profesora en Soria. Suplencia del 15/3 al 30/9.', { kind: 'end', text: '30/9' }],
    ['Vendeur à Dole. Pas de dimanche, même en décembre.', { holds: false, text: 'Pas de dimanche, même en décembre' }],
    [
      'Boulanger à Dole. Dès que possible, au plus tard le 1er mars.',
      { kind: 'start', text: 'Dès que possible, au plus tard le 1er mars' },
    ],
    ['Assistante, Rhoda Énergie (220 salariés, biogaz), Dole.', { kind: 'free', about: 'company', text: 'biogaz' }],
    ['Technicien.ne à Dole, CDI.', { kind: 'title', text: 'Technicien·ne' }],
    [
      'Vendedora en Soria. Un día home office después de 6 meses.',
      { kind: 'mode', text: 'Un día home office después de 6 meses' },
    ],
    [
      'Administrativa, Villarrobledo (Albacete). 30 h/sem.',
      { kind: 'place', city: 'Villarrobledo', region: 'Albacete' },
    ],
    ['Administrativa en Soria. 30 h/sem. 16.800 € por las 30 h.', { kind: 'pay', text: '16.800 €' }],
    [
      'Analista en Cali. Ingeniería, estadística o afines.',
      { kind: 'education', text: 'Ingeniería, estadística o afines' },
    ],
    ['Analista en Cali. Híbrido: martes y jueves oficina.', { kind: 'mode', mode: 'hybrid', officeDays: 2 }],
    [
      'Recepcionista hotel boutique Casa Olmo Oaxaca centro (14 hab.) turno vespertino.',
      { kind: 'company', text: 'Casa Olmo' },
    ],
    [
      'Veterinaria en Soria. Arranque: cuando puedas, abril ideal.',
      { kind: 'start', text: 'cuando puedas, abril ideal' },
    ],
    ['Comptable à Dole, CDI. Prise de poste au 1er mars.', { kind: 'start', text: '1er mars' }],
    [
      'Vigilante en Soria. Plus de guardia 120 € por fin de semana.',
      { text: 'Plus de guardia 120 € por fin de semana' },
    ],
    ['Analyste à Magog, CDI. Entrevues sem. du 18 janvier.', { kind: 'process' }],
    [
      'Diseñadora, empresa Salud Olmo, Rosario. Figma, Tokens Studio, Sketch.',
      { kind: 'skill', text: 'Tokens Studio' },
    ],
    ['Cuisinier à Dole. 70 couverts le midi, 90 le soir.', { kind: 'company', aspect: 'size' }],
    ['Técnico en Puebla. Técnico trunco ok.', { kind: 'free', about: 'notneeded' }],
    [
      "Éducatrice pour l'association Les Prés d'Orne (insertion par le travail), Dole. CDI cadre.",
      { kind: 'free', about: 'company', text: 'insertion par le travail' },
    ],
    ['Comptable à Brive. Parking, télétravail non, CDI.', { kind: 'mode', mode: 'onsite' }],
    ['Juriste à Dole. 1 à 2 j. télétravail, CDI.', { kind: 'mode', mode: 'hybrid', homeDays: 2 }],
    ['Ingénieure à Dole. 2j TT max/mois, CDI.', { kind: 'mode', mode: 'hybrid', homeDays: null }],
    ['Livreur à Longueuil. 4 h à 12 h, mar. au sam.', { kind: 'shift', text: '4 h à 12 h, mardi au samedi' }],
    ['Serveuse, Gand-Saint-Pierre. Français + néerlandais de base.', { kind: 'language', language: 'fr', level: null }],
    ['Comptable à Dole. Tenue complète, relances clients.', { kind: 'duty', text: 'Tenue complète' }],
    ['RH à Dole. Allemand = atout.', { kind: 'language', need: 'nice' }],
    ['RH à Dole. N+1 : Directeur de site, Y. Astruc.', { kind: 'manager', name: 'Y. Astruc' }],
    ['Livreur, boulangerie en gros Pain Doré-Sud, Longueuil.', { kind: 'company', text: 'Pain Doré-Sud' }],
    [
      'Chimiste - Laiterie Astruc, Aurillac - 90 pers - CDI - 40/46K - essais - astreinte 1 we/6 - 2j TT',
      { kind: 'shift', text: 'astreinte 1 week-end sur 6' },
    ],
    ['Tornero en Puebla. Reporta a Gte. Calidad Planta, Ing. Saúl Olmo.', { kind: 'manager', name: 'Ing. Saúl Olmo' }],
    [
      'Educadora en Lleida. 1 año mínimo con adolescentes.',
      { kind: 'experience', text: '1 año mínimo con adolescentes' },
    ],
    ['Educadora en Lleida. Informes, acompañamiento médico, escuela, ocio.', { kind: 'duty', text: 'escuela' }],
    ['Operaria, Conservas Olmo del Sur, Arica.', { kind: 'company', text: 'Conservas Olmo del Sur' }],
    ['Operaria en Arica. Postular: rrhh@olmo.example al 10/12', { kind: 'deadline', text: '10/12' }],
    ['Peluquera en Envigado, Salón Olmo. Contrato indefinido.', { kind: 'company', text: 'Salón Olmo' }],
    [
      'Dependiente, ferretería Olmo, Getafe. L-V 8-14, sáb. alternos 9-13.',
      { kind: 'shift', text: 'L-V 8-14, sáb. alternos 9-13' },
    ],
    ['Avocate à Dole. Télétravail souple.', { kind: 'mode', mode: 'hybrid' }],
    [
      "Technicien à Neuchâtel. CHF 5'200-5'900 x 13. Piquet 1 sem./5, payé 350.-. Permis B.",
      { kind: 'pay', pay: { min: 5200, max: 5900, currency: 'CHF', per: 'MONTH' } },
    ],
    ['Technicien à Neuchâtel. Français C2 pas demandé, C1 ok.', { kind: 'language', level: 'C1', holds: true }],
    ['Agent de support N1/N2, Dole, CDI.', { kind: 'title', title: 'Agent de support N1/N2' }],
    ['Directrice à Dole. Accueil de jour 6 places, astreintes.', { kind: 'title', headcount: null }],
    [
      'Directrice à Dole. Expérience travaux appréciée (permis pas déposé : ne pas en parler).',
      { kind: 'skill', need: 'nice', text: 'Expérience travaux' },
    ],
    ['PO à Dole, néobanque Kolib. Tickets resto 10 €, mutuelle Alan.', { kind: 'company', text: 'Kolib' }],
    ['Contable en Puebla. L-V 9-18, 1 sáb c/mes.', { text: 'L-V 9-18, 1 sáb cada mes' }],
    ['Commerciale à Pau. WSET 2 serait chouette.', { need: 'nice' }],
  ])('%s', (brief, fact) => expect(readBrief(brief).facts).toContainEqual(expect.objectContaining(fact)))
})

describe('words that only look like a fact in dense notes', () => {
  test.each([
    ['Menuisier à Dole, CDI. 4 jours en juillet-août.', 'start'],
    ['Vendedora en Soria. Domingo por la mañana de julio a agosto.', 'end'],
    ['Jefa de obra, Construcciones Olmo (60 trabajadores, 40 años en la zona), Soria.', 'experience'],
    ['Vendeur à Dole, enseigne indépendante.', 'contract'],
    ["Boulanger à Dole. Savoir lire une recette, former l'apprentie.", 'contract'],
    ['Auxiliar en Soria. Recién titulados con prácticas ok.', 'contract'],
    ['Comptable à Pau. Rattachée au DAF.', 'skill'],
    ['Veterinaria en Soria. 40 h formación/año + 600 €.', 'hours'],
    ['Vendedor en Puebla. Cartera de 60 cuentas, ticket promedio $180 mil.', 'pay'],
    ['Analista en Medellín. Cartera de $20M.', 'pay'],
    ['Vendedor en Puebla. Se dan $3,500 de gasolina.', 'pay'],
    ['Enfermera en Cali. Turnos de 12 h, 3x3.', 'hours'],
    ['Operador de grúa horquilla, Logística Olmo Sur. Bus de acercamiento desde Quilicura y Maipú.', 'place'],
    ['Livreur à Longueuil. 4 h à 12 h, mar. au sam.', 'hours'],
    ['RH à Dole. Équipe : 1 assistante RH (60 %).', 'hours'],
    ['Contable en Puebla. Beca 50% en maestrías, vales.', 'contract'],
    ['Almacenero. Se valora francés (clientes de Perpignan).', 'place'],
    ['Veterinario en Soria. Dirección: Calle Mayor 5.', 'manager'],
  ])('%s is no %s', (brief, kind) => expect(readBrief(brief).facts.map((fact) => fact.kind)).not.toContain(kind))

  test('where one has to live is no second place of work', () =>
    expect(
      readBrief('Operaria en Arica. Residir en Arica o Tacna.').facts.filter(({ kind }) => kind === 'place'),
    ).toHaveLength(1))

  test.each([
    'Peluquera en Envigado. Presencia impecable, bonita y joven, obvio.',
    'Pastelero en Talca. Ojalá mujer, son más prolijas.',
    'Vendedor en Puebla. Presencia impecable, sin barba.',
  ])('%s is set aside', (brief) =>
    expect(wordsOf(brief).join()).not.toMatch(/mujer|prolijas|presencia|barba|bonita|joven/i),
  )

  test('a newcomer who is welcome is no wish for the young', () =>
    expect(readBrief('Auxiliar en Soria. Recién titulados con prácticas ok.').setAside).toEqual([]))

  test('a language that a whole sentence asks for is the language of the text', () =>
    expect(readBrief('In French please. Night auditor, Lausanne, 60%.').style.outputLanguage).toBe('fr'))
})
