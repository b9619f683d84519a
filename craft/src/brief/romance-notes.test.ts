import { describe, expect, test } from 'vitest'
import { readBrief } from './read.ts'

const wordsOf = (brief: string) => readBrief(brief).facts.map(({ kind, text }) => `${kind}: ${text}`)

describe('forms in French and Spanish', () => {
  test.each([
    ['Poste : serveur\nHoraires : 10h-15h\nVille : Nantes', /horaires|ville/i],
    ['Puesto: camarero\nHorario: de 9 a 17 h\nSede: Vigo', /horario|sede/i],
  ])('print no label of the form: %s', (brief, label) => {
    expect(wordsOf(brief).join('\n')).not.toMatch(label)
  })

  test('do not take the end of one line for the beginning of the next', () =>
    expect(wordsOf('Profil : allemand courant\nExcel serait un atout\nExpérience du soin : non exigée')).toContain(
      'free: Expérience du soin : non exigée',
    ))
})

describe('what is told in one breath is one fact', () => {
  test.each([
    [
      'Contable, Soria. Presentar el CV en la oficina, con copia del DNI.',
      'process: Presentar el CV en la oficina, con copia del DNI',
    ],
    ['Serveuse à Dole. Déposer CV et lettre au bar, avant midi.', 'Déposer CV et lettre au bar, avant midi'],
  ])('%s', (brief, fact) => expect(wordsOf(brief).join('\n')).toContain(fact))
})

describe('words that only look like a fact', () => {
  test.each([
    ['Graphiste junior. Application mobile de randonnée.', 'place'],
    ['Camarera para hacer las camas y llevar la recepción, Haro.', 'shift'],
    ['Monitora en Soria: acompañamiento a las familias.', 'shift'],
    ['Necesitamos 12 personas para la vendimia en Haro.', 'company'],
    ['Vendeur à Dijon, téléphone après 18h.', 'hours'],
    ['Educadora en Soria, doce adolescentes de 14 a 17 años.', 'experience'],
    ['Programador en Soria. Empresa familiar, 32 años, 20 personas.', 'experience'],
    ['Éducateur à Dole, foyer de huit jeunes de 14 à 17 ans.', 'experience'],
  ])('%s is no %s', (brief, kind) => {
    expect(readBrief(brief).facts.map((fact) => fact.kind)).not.toContain(kind)
  })

  test('L a V is a week all the same', () =>
    expect(wordsOf('Camarera en Lugo, L a V de 8 a 15.')).toContain('shift: L a V de 8 a 15'))
})

describe('greetings, signatures and words between two thoughts', () => {
  test.each([
    ['Buenas, Ander:\n\nabrimos plaza de camarero en Soria.\n\nUn abrazo,\nMiren', /Ander|Miren|abrazo/],
    ['Chère Solange, il nous faut un cuisinier à Dole. Bien cordialement, Gilles', /Solange|Gilles|cordialement/],
    ['Busco camarero en Vigo. Bueno, ya sabes, por favor.', /bueno|sabes|favor/i],
    ['On cherche un serveur à Pau. Bref, voilà, merci.', /bref|voilà|merci/i],
  ])('%s', (brief, chatter) => expect(wordsOf(brief).join('\n')).not.toMatch(chatter))
})

describe('what nobody has to have', () => {
  test.each([
    ['Recepcionista en Haro. El idioma me da igual.', 'El idioma me da igual'],
    ['Peón en Haro. También vale sin carné propio.', 'También vale sin carné propio'],
    ['Cuisinier à Dole. Un passé en brigade : non exigé.', 'Un passé en brigade : non exigé'],
  ])('%s', (brief, said) => {
    const fact = readBrief(brief).facts.find(({ text }) => text === said)
    expect(fact).toMatchObject({ kind: 'free', about: 'notneeded' })
  })
})

describe('demands that slip in', () => {
  test.each([
    ['Vendedora en Lugo. Sexo: femenino.', 'sex'],
    ['Se busca interna en Getafe. Filipina de preferencia.', 'origin'],
    ['Camarero en Lugo. Extranjeros no.', 'origin'],
    ['Peón en Lugo. Que no sea muy mayor.', 'age'],
    ['Vendeuse à Pau. Surtout une jolie fille.', 'sex'],
    ['Maçon à Pau, pas trop vieux.', 'age'],
    ['Coiffeuse à Pau, pas une qui risque de tomber enceinte.', 'family_status'],
  ])('%s', (brief, ground) => expect(readBrief(brief).setAside.map((one) => one.ground)).toContain(ground))

  test.each([
    'Profesora en Lugo. Español nivel C1.',
    'Cocinero en Lugo, comida peruana.',
    'Vendedora en Lugo. Inglés, español.',
  ])('%s asks for nothing of the kind', (brief) => expect(readBrief(brief).setAside).toEqual([]))
})

describe('numbers that applicants are to call', () => {
  test.each([
    ['Serveur à Pau, sms au 06 55 50 12 34 svp', '06 55 50 12 34'],
    ['Maçon à Pau. tel du chef 06 55 50 43 21 le soir', '06 55 50 43 21'],
    ['Peón en Lorca, un wasap al 655 500 132', 'WhatsApp 655 500 132'],
  ])('%s', (brief, channel) => {
    expect(readBrief(brief).facts).toContainEqual(expect.objectContaining({ kind: 'contact', channel }))
  })
})

describe('wishes as people put them', () => {
  test.each([
    ['Camarera en Soria. Si habla ruso, mejor que mejor.', 'ruso'],
    ['Recepcionista en Soria. Un poco de rumano no estorba.', 'rumano'],
    ['Vendeuse à Dole. Le polonais nous ravirait.', 'polonais'],
  ])('%s', (brief, words) => {
    const wished = readBrief(brief).facts.filter((fact) => 'need' in fact || fact.kind === 'free')
    expect(wished.map((fact) => ('need' in fact ? fact.need : fact.kind === 'free' && fact.about))).toContain('nice')
    expect(wished.some(({ text }) => text.includes(words))).toBe(true)
  })
})

describe('what stands within another remark is told there', () => {
  test('a share of a sum', () => {
    const said = wordsOf('Monteur à Dole. 27 CP + 14 RTT.')
    expect(said.filter((text) => text.includes('RTT'))).toHaveLength(1)
  })
  test.each([
    'Vendeuse à Dole, 30 000 adhérents.',
    'Bibliotecaria en Soria, 12.000 socios.',
    'Modista en Soria. Traer book con tarifas.',
  ])('no pay in: %s', (brief) => expect(readBrief(brief).facts.map(({ kind }) => kind)).not.toContain('pay'))
})

describe('hours of a week and hours of the clock', () => {
  test.each<[string, number[]]>([
    ['Secrétaire à Dole. 17 h 30 par semaine.', [17.5]],
    ['Laborantine à Dole, 38 h 30, CDD.', [38.5]],
    ['Poseur à Dole. Fini le vendredi 12h.', []],
    ['Nounou à Dole, accueil entre 7 h 30 et 18 h 30.', []],
    ['Camarera en Soria, viernes hasta las 14 h, 30 h semanales.', [30]],
    ['Camarera en Soria. Contrato de 25 horas.', [25]],
    ['Serveuse à Dole, temps plein de 39 h.', [39]],
    ['Agente en Soria, turno tarde (15-23h), 39h semana.', [39]],
    ['Soldador en Soria. Curso de prevención del metal 20h.', []],
  ])('%s', (brief, hours) => {
    expect(readBrief(brief).facts.flatMap((fact) => (fact.kind === 'hours' ? [fact.min] : []))).toEqual(hours)
  })
})

describe('what notes leave to the reader', () => {
  test.each([
    ["Dessinateur à Brest. 4 ans d'xp, anglais lu ça suffit.", 'language: anglais lu suffit'],
    ['Técnica en Soria. Portugués leído con eso basta.', 'language: Portugués leído con eso basta'],
    ['Dessinateur à Brest. Postulations jusqu’au 3 mai.', 'deadline: 3 mai'],
    ['Tornero en Soria. Postular hasta el 3 de mayo.', 'deadline: 3 de mayo'],
    ['Tornero en Soria. Contrato por obra 9 meses.', 'contract: Contrato por obra 9 meses'],
    ['Grutier à Brest. CDI de mission, 16 € de l’heure.', 'contract: CDI de mission'],
    ['Tornera en Cali. Contrato a término indefinido.', 'contract: Contrato a término indefinido'],
    ['Tornero en Cali. 4 a 5 millones COP mensuales.', 'pay: 4 a 5 millones COP mensuales'],
    ['Dessinateur à Brest. Vermandeau, 21 salariés, CDI.', 'company: Vermandeau'],
    ['Dessinateur à Brest. Le chef d’atelier c’est Loïc Tanguy.', 'manager: chef d’atelier c’est Loïc Tanguy'],
    ['Dessinateur. Début le 3 mai, ah non pardon Paul est là, donc le 9 mai.', 'start: 9 mai'],
    [
      'Tornero en Soria. Sueldo 20 a 22 mil netos... no, brutos, 20 a 22 mil brutos al año.',
      'pay: 20 a 22 mil brutos al año',
    ],
    ['Analista en Lima. Híbrido: lunes y martes en la ofi.', 'mode: lunes y martes en la ofi'],
    ['CHAUFFEUR CLASSE 3 RÉGIONAL, 4 jours. Brest.', 'title: CHAUFFEUR CLASSE 3 RÉGIONAL'],
  ])('%s', (brief, fact) =>
    expect(wordsOf(brief.replaceAll('’', "'")).map((one) => one.replaceAll("'", '’'))).toContain(fact),
  )

  test.each([
    ['Ejecutivo. Indefinido, 20 mil € brutos, de lunes a jueves de 8 a 14h.', 'pay', 1],
    ['Régleur à Brest. Prime d’équipe 300.-, 41h.', 'team', 0],
    ['Graphiste à Brest. Abonnement demi-tarif offert.', 'pay', 0],
    ['Couvreur à Brest. 11 € la tuile posée.', 'pay', 0],
    ['Juriste à Brest. 30 jours de télétravail frontalier.', 'mode', 0],
    ['Infirmière à Brest. 6h30-14h06 / 14h-21h36.', 'hours', 0],
    ['Gerocultora en Soria. Vale si has hecho las prácticas.', 'contract', 0],
    ['Recepcionista en Haro. Doctora a cargo: Dra. Lugo.', 'place', 1],
    ['Tester en Mendoza, los clientes son de Denver.', 'place', 1],
    ['Technico-commercial à Pau, formation 3 semaines à Rennes.', 'place', 1],
    ['Tornero en Vigo, convenio metal Pontevedra.', 'place', 1],
    ['Juriste à Brest. Logiciel Lucca.', 'place', 1],
    ['Camarera en Haro. Portugués, sería estupendo.', 'free', 0],
  ])('%s', (brief, kind, count) =>
    expect(readBrief(brief.replaceAll('’', "'")).facts.filter((fact) => fact.kind === kind)).toHaveLength(count),
  )

  test('years are counted of what follows them, without the words that bound them', () => {
    const years = (brief: string) =>
      readBrief(brief).facts.flatMap((fact) => (fact.kind === 'experience' ? [fact.subject] : []))
    expect(years('Grutier à Brest. 2 ans de chantier mini.')).toEqual(['chantier'])
    expect(years('Tornero en Soria. 6 años demostrables.')).toEqual([null])
    expect(years('Vendeur à Brest. 4 ans dans le frais dont 1 comme adjoint.')).toEqual(['dans le frais', 'adjoint'])
  })
})

describe('a bare noun between tasks is one', () => {
  test.each([
    ['Dependienta en Soria. TPV, escaparate, almacén. 30 h.', 'duty: escaparate'],
    ['Cuisinier à Dole. Filets, cuissons, sauces, un peu de froid. CDI.', 'duty: cuissons'],
    ['SEO en Soria. WordPress; HTML básico deseable.', 'skill: HTML básico'],
    ['Dependienta en Soria, preguntar por Rocio', 'contact: Rocío'],
  ])('%s', (brief, fact) => expect(wordsOf(brief)).toContain(fact))

  test.each(['Cuisinier à Dole. Cuissons, sauces, esprit d’équipe.', 'Camarera en Soria. Barra, sala, inglés básico.'])(
    'and other things are not: %s',
    (brief) => expect(wordsOf(brief).join('|')).not.toMatch(/duty: (?:esprit|inglés)/),
  )
})

describe('houses that are described and named', () => {
  test.each([
    [
      'Vendeur à Rodez, coopérative fruitière Les Vergers d’Olt (210 salariés).',
      'Les Vergers d’Olt',
      'coopérative fruitière',
    ],
    [
      'Dependiente en Soria, distribuidora de material de riego Aguasol.',
      'Aguasol',
      'distribuidora de material de riego',
    ],
    ['Juriste à Pau pour un réseau de crèches, Bul’Enfance.', 'Bul’Enfance', 'réseau de crèches'],
    ['Delineante para estudio en Soria (Estudio Lagartera, 7 personas).', 'Estudio Lagartera', null],
    ['Cajera librería La Garza, Soria.', 'Librería La Garza', null],
    ['Serveuse à Dole, resto de plage le Cabanon.', 'Le Cabanon', 'resto de plage'],
    ['Recepcionista clínica veterinaria Zarpa Feliz, Soria.', 'Zarpa Feliz', 'clínica veterinaria'],
    ['Clerc à Pau, étude notariale 8 personnes (Lartigue & Associés).', 'Lartigue & Associés', null],
    ['Tractoriste au Domaine des Combes Hautes, Chinon.', 'Domaine des Combes Hautes', null],
  ])('%s', (brief, name, about) => {
    const { facts } = readBrief(brief.replaceAll('’', "'"))
    const told = facts.flatMap((fact) =>
      fact.kind === 'company' ? [[fact.aspect, fact.text.replaceAll("'", '’')]] : [],
    )
    expect(told).toContainEqual(['name', name])
    if (about) expect(told).toContainEqual(['about', about])
    expect(facts.some((fact) => fact.kind === 'title' && fact.text.includes(name.split(' ').at(-1)!))).toBe(false)
  })

  test.each([
    'Operador de dron en Los Mochis.',
    'Vendeur à Pau, outillage de menuiserie, Excel.',
    'Serveuse, restaurant, Lyon.',
    'Gestor en Soria, plataforma SAP.',
  ])('no name in: %s', (brief) =>
    expect(readBrief(brief).facts.filter((fact) => fact.kind === 'company' && fact.aspect === 'name')).toEqual([]),
  )
})

describe('what notes shorten, and what they tell by their own words', () => {
  test.each([
    ['Asesor en Cali. $1.900.000 + aux. de transporte.', 'aux. de transporte'],
    ['SEO en Puebla. L-V 9 a 17 h. $21,000-24,000 MXN brutos mens., SGMM.', 'pay: $21,000-24,000 MXN brutos mens'],
    [
      'Diseñadora en Salta. 1.700.000 a 1.900.000 pesos en mano por mes.',
      'pay: 1.700.000 a 1.900.000 pesos en mano por mes',
    ],
    ['Vendeur à Pau. Horaires de 9 personnes à tenir.', 'duty: Horaires de 9 personnes à tenir'],
    ['Vendeur à Pau. CACES souhaité, on paie la formation.', 'benefit: on paie la formation'],
    ['Analista en Salta. Ajuste trimestral por IPC.', 'benefit: Ajuste trimestral por IPC'],
    ['Asesora en Cali. Capacitación de 8 días pagos.', 'benefit: Capacitación de 8 días pagos'],
    ['Puéricultrice à Mons. Extrait de casier modèle 2.', 'skill: Extrait de casier modèle 2'],
    ['Gérant à Gaspé. Affichage jusqu’au 6 décembre.', 'deadline: 6 décembre'],
    ['Docente en Mérida Yuc., inglés.', 'place: Mérida Yuc'],
    ['Couvreur à Dole, SARL Toitures Garnier.', 'company: SARL Toitures Garnier'],
    ['QA en Cali, contrato a término indefinido con Tejido Azul.', 'company: Tejido Azul'],
    ['Spécialiste RH 60 %, Sion.', 'hours: 60 %'],
    ['Monteur à Pau. Bande démo à envoyer à la gérante.', 'process: Bande démo à envoyer à la gérante'],
    ['Docente en Soria. La cédula no es indispensable.', 'free: La cédula no es indispensable'],
    ['Product owner de pagos en Kalea (fintech, 90 empleados), Lima.', 'company: Kalea'],
    ['Contable, 25 % dto. en libros.', '25 % dto. en libros'],
    ['Diseñador en Salta, presencial lunes y jueves, lo demás desde casa.', 'lunes y jueves'],
    ['Monteur à Pau. Télétravail possible 1j/sem.', 'Télétravail possible 1j/sem'],
    ['Éducatrice spécialisée MECS Les Hêtres, Foix.', 'company: MECS Les Hêtres'],
    ['Éducateur spécialisé, Foix, 18 jeunes 12-18 ans.', 'company: 18 jeunes 12-18 ans'],
    ['Enfermera para residencia Virgen del Olmo (Soria), 88 plazas concertadas.', 'place: Soria'],
    ['Enfermera en Soria. Colegiación pagada, 30 días libres.', 'benefit: Colegiación pagada'],
    ['Chargé de communication à Foix. Maîtrise Canva et WordPress.', 'skill: WordPress'],
    ['Monitora en Valparaíso. $520.000 líquidos + bono anual.', 'benefit: bono anual'],
    ['Técnico en Soria. Instancias por sede electrónica hasta el 20 de febrero.', 'deadline: 20 de febrero'],
    ['Coordinadora en Soria. 3 días en estudio y 2 en casa.', 'mode: 3 días en estudio y 2 en casa'],
    ['Coordinadora o coordinador de proyecto en Soria.', 'title: Coordinadora o coordinador de proyecto'],
    ['Boulanger à Dole. Voir Yann à la boutique ou 06 55 50 77 21.', 'contact: 06 55 50 77 21'],
    ['Vendedor en Mendoza. Reporta a gerencia comercial. Arranque inmediato.', 'start: Arranque inmediato'],
    [
      'Gouvernante à Annecy. Équipe de 9 femmes de chambre à encadrer.',
      'team: Équipe de 9 femmes de chambre à encadrer',
    ],
  ])('%s', (brief, fact) =>
    expect(
      wordsOf(brief.replaceAll('’', "'"))
        .map((one) => one.replaceAll("'", '’'))
        .join('\n'),
    ).toContain(fact),
  )

  test.each([
    ['Gérant à Gaspé. La peinture, c’est à Luc, pas touche. 40 h.', /Luc|peinture/],
    ['Contable en Soria. De las nóminas se encarga Marta. 40 h.', /Marta|nóminas/],
    ['Paralegal en Soria. Cubre a Elena (baja larga, ni mencionarlo).', /Elena|baja/],
    ['Encofrador en Lugo 1.700 limpios no espera brutos 23.000 al año', /limpios|1\.700/],
    ['Couvreur à Dole. 3 ans, ou ancien apprenti, ça va aussi.', /ça va/],
    ['Éducateur spécialisé, Foix, 18 jeunes 12-18 ans.', /experience/],
    ['Busco camarera en Soria.', /Busco/],
    ['Conserje en Soria. Antecedentes, ¿eso lo pide la ley? Si no, quítalo. 40 h.', /ntecedentes|quítalo/],
    ['Caissière demandée à Dole.', /demandée/],
    ['Chauffeur à Dole. 13,10/h, retour 12h, panier 15 €.', /pay: 15|hours: 12/],
    ['Técnico en Soria, interinidad por programas 2 años.', /experience/],
    ['Chargé de communication à Foix. Maîtrise Canva et WordPress.', /Maîtrise/],
  ])('%s', (brief, hidden) => expect(wordsOf(brief.replaceAll('’', "'")).join('\n')).not.toMatch(hidden))

  test.each([
    ['Necesito el aviso en inglés. QA en Cali, 40 h.', 'en'],
    ['Pls do this one in French. Office manager in Geneva.', 'fr'],
    ['Contable en Soria. El texto va en alemán.', 'de'],
  ])('%s', (brief, language) => expect(readBrief(brief).style.outputLanguage).toBe(language))

  test('vacancies that are counted in brackets', () =>
    expect(readBrief('VACANTES (3): Tornero, Soria').facts).toContainEqual(
      expect.objectContaining({ kind: 'title', headcount: 3 }),
    ))
})

describe('money of the place', () => {
  test.each([
    ['Commis à Moncton. 3 900 $ par mois.', 'CAD'],
    ['Cocinero en Valparaíso. $750.000 líquidos.', 'CLP'],
    ['Vendedora en Mendoza. Base $1.100.000 + comisiones 3%.', 'ARS'],
    ['Asistente contable en Trujillo (Perú). S/ 2,200 a 2,600.', 'PEN'],
  ])('%s', (brief, currency) =>
    expect(readBrief(brief).facts).toContainEqual(
      expect.objectContaining({ kind: 'pay', pay: expect.objectContaining({ currency, per: 'MONTH' }) }),
    ),
  )

  test('a house of many places seeks one person', () =>
    expect(readBrief('Enfermera para residencia en Soria, 88 plazas.').facts).toContainEqual(
      expect.objectContaining({ kind: 'title', headcount: null }),
    ))
})

describe('who leads and whom', () => {
  test.each([
    ['Aide-soignante à Pau, cadre de santé Mme Lafitte.', { kind: 'manager', name: 'Mme Lafitte' }],
    [
      'Coordinateur à Pau. Sous l’autorité de la présidente, Mme Odile Garcin.',
      { kind: 'manager', name: 'Mme Odile Garcin' },
    ],
    [
      'Directeur à Pau pour l’association Les Prés d’Aubrac.',
      { kind: 'company', text: "association Les Prés d'Aubrac" },
    ],
    ['Cuisinier à Pau. Cheffe : Odile Garcin.', { kind: 'manager', name: 'Odile Garcin' }],
    ['Cuisinier à Pau. Équipe de 6 sous Odile Garcin.', { kind: 'manager', name: 'Odile Garcin' }],
    ['Abogada en Soria. Equipo de 4 con el socio Juan Olmo.', { kind: 'manager', name: 'Juan Olmo' }],
    ['Recepcionista en Soria. Dueña: Inés Olmo.', { kind: 'manager', name: 'Inés Olmo' }],
    ['Recepcionista en Soria. Dueña: Rosario Olmo.', { kind: 'manager', name: 'Rosario Olmo' }],
    [
      'Directrice à Pau. Rattachée au CA, président Luc Astruc.',
      { kind: 'manager', name: 'Luc Astruc', role: 'président (CA)' },
    ],
    ['Analista en Soria. Reporta a Inés Olmo, dir. de compras.', { kind: 'manager', name: 'Inés Olmo' }],
    ['Serveur à Pau. Brigade de 6 sous le chef Rémi Astruc.', { kind: 'manager', name: 'Rémi Astruc' }],
    ['Tornero en Puebla. Jefe de almacén: Ing. Olmedo.', { kind: 'manager', name: 'Ing. Olmedo' }],
    ['Vendeuse à Pau. Resp. : Odile Garcin.', { kind: 'manager', name: 'Odile Garcin' }],
    ['Chef de rayon à Pau. Équipe de 6 à encadrer.', { kind: 'team', relation: 'manages', size: 6 }],
    [
      'Analista en Talca. Plazo fijo 8 meses con opción a indefinido.',
      { kind: 'contract', contract: 'fixed_term', months: 8 },
    ],
    ['Analista en Talca. Renta $990.000 (líquida, no bruta).', { kind: 'pay', gross: false }],
    ['Grutier à Pau. Pas d’agences svp.', { kind: 'process' }],
  ])('%s', (brief, fact) =>
    expect(readBrief(brief.replaceAll('’', "'")).facts).toContainEqual(expect.objectContaining(fact)),
  )
})

describe('pay is read for the time that its country counts by', () => {
  test.each([
    ['Tornero en Cali. COP 2.100.000 + bono.', 'MONTH'],
    ['Tornera en Talca. 810 mil líquidos.', 'MONTH'],
    ['Grutier à Brest. Salaire 180 €/j brut.', 'DAY'],
    ['Tornero en Puebla. $2,900 semanales.', 'WEEK'],
    ['Tornero en Puebla. 19,000 a 21,000 pesos brutos al mes.', 'MONTH'],
  ])('%s by the %s', (brief, per) =>
    expect(readBrief(brief).facts).toContainEqual(expect.objectContaining({ pay: expect.objectContaining({ per }) })),
  )

  test('a team told by its trades counts all of them', () =>
    expect(readBrief('Tester en Lugo. Equipo de 3 diseñadoras y 4 devs.').facts).toContainEqual(
      expect.objectContaining({ kind: 'team', size: 7 }),
    ))

  test('remote work is done inside a country', () =>
    expect(readBrief('Tester, remoto dentro de Chile.').facts).toContainEqual(
      expect.objectContaining({ kind: 'mode', region: 'Chile' }),
    ))
})

describe('a wish for a language leaves what is said ahead of it', () => {
  test('and takes its reason along', () => {
    const { facts, style } = readBrief(
      'Sous chef for a bistro in Magog, ad in French please, our people read French. 40h.',
    )
    expect(style.outputLanguage).toBe('fr')
    expect(facts.map(({ kind }) => kind)).toContain('title')
    expect(facts.map(({ text }) => text).join()).not.toMatch(/read French/)
  })
})
