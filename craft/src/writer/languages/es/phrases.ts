import type { ByTone, SentenceKind } from '../voice.ts'

/** `<usted/tú>` takes the form of address of the brief. */
export const phrases: Record<SentenceKind, ByTone> = {
  opening: {
    any: [
      '{Company} busca(( {place})) {title}. <Su/Tu> misión será {purpose}.',
      '{Company} busca(( {place})) {title} para {purpose}.',
      '{Company} busca(( {place})) {title}. <Su/Tu> misión: {purpose}.',
      'Buscamos(( {place})) {title}. <Su/Tu> misión será {purpose}.',
      'Buscamos(( {place})) {title} para {purpose}.',
      'Buscamos(( {place})) {title}. <Su/Tu> misión: {purpose}.',
      '{Company} busca(( {place})) {titles}. <Su/Tu> misión: {purpose}.',
      'Buscamos(( {place})) {titles}. <Su/Tu> misión: {purpose}.',
    ],
    warm: [
      '{Company} tiene(( {place})) un sitio para {title}. ¿<Le/Te> apetece {purpose}?',
      '¿<Le/Te> apetece {purpose}? Tenemos(( {place})) un sitio para {title}.',
      'Nos encantaría contar(( {place})) con {title} para {purpose}.',
      '{Company} quiere conocer(( {place})) a {titles} con ganas de {purpose}.',
      'Nos encantaría conocer(( {place})) a {titles} con ganas de {purpose}.',
    ],
    formal: [
      '{Company} precisa incorporar(( {place})) {title}. La función consiste en {purpose}.',
      'Se precisa incorporar(( {place})) {title}. La función consiste en {purpose}.',
      'Queda vacante(( {place})) el puesto de {bare}. Su cometido: {purpose}.',
      '{Company} precisa incorporar(( {place})) {titles}. La función consiste en {purpose}.',
      'Se precisa incorporar(( {place})) {titles}. La función consiste en {purpose}.',
    ],
    playful: [
      'Alguien tiene que {purpose}. ¿Y si <fuera usted/fueras tú>, como {bare} de {company}(( {place}))?',
      'Alguien tiene que {purpose}. ¿Y si <fuera usted/fueras tú>, como {bare}(( {place}))?',
      'Se busca(( {place})) {title}. La misión, si <la acepta/la aceptas>: {purpose}.',
      '{Company} busca(( {place})) {titles}. La misión: {purpose}.',
      'Se buscan(( {place})) {titles}. La misión: {purpose}.',
    ],
  },
  team: {
    any: [
      '<Se incorporará/Te incorporarás> a {team} y <reportará/reportarás> a {manager}.',
      '<Trabajará/Trabajarás> en {team}, con {manager}, como responsable.',
      '<Se incorporará/Te incorporarás> a {team}.',
      '<Trabajará/Trabajarás> en {team}.',
      '<Reportará/Reportarás> a {manager}.',
      '<Dirigirá/Dirigirás> a {managed} y <reportará/reportarás> a {manager}.',
      '<Dirigirá/Dirigirás> a {managed}.',
      '<Trabajará/Trabajarás> en {team}, <dirigirá/dirigirás> a {managed} y <reportará/reportarás> a {manager}.',
      '<Trabajará/Trabajarás> en {team} y <dirigirá/dirigirás> a {managed}.',
    ],
  },
  together: {
    any: [
      'El trabajo en equipo ocupa un lugar importante: compartir lo que se sabe, preguntar y mantener informados a los demás.',
      'Pocas veces <trabajará/trabajarás> a solas: las preguntas son bienvenidas y la ayuda va en ambas direcciones.',
    ],
  },
  field: { any: ['Sector: {field}'] },
  start: {
    any: ['[Incorporación|Comienzo] {start}.', '<Empezará/Empezarás> {start}.'],
    formal: ['Incorporación {start}.'],
  },
  settling: {
    any: [
      'Las primeras semanas son para conocer [al equipo y el trabajo en curso|a las personas y la forma de trabajar].',
      'Las preguntas son bienvenidas, [desde el primer día|al principio y después].',
      '<Asumirá/Asumirás> las tareas [paso a paso|poco a poco].',
      'Al principio <verá/verás> [el trabajo en curso|cómo trabaja el equipo] y <preguntará/preguntarás> lo que haga falta.',
      'Para empezar, <conocerá/conocerás> [con quién se trabaja|quién se ocupa de qué].',
    ],
    formal: ['Las primeras semanas sirven para conocer [las tareas y a las personas implicadas|los asuntos en curso].'],
  },
  success: {
    any: [
      'Será un buen año cuando {success}.',
      '<Sabrá/Sabrás> que va bien cuando {success}.',
      'El objetivo se habrá cumplido cuando {success}.',
      'El trabajo estará bien hecho cuando {success}.',
      'Lo que cuenta es que {success}.',
      'El objetivo es que {success}.',
    ],
    warm: ['Nos alegraremos <con usted/contigo> cuando {success}.', 'Todo irá bien cuando {success}.'],
    formal: ['El éxito en el puesto consiste en que {success}.'],
    playful: ['Se nota que va bien cuando {success}.', 'Misión cumplida cuando {success}.'],
  },
  entry: {
    any: [
      'Se aprende trabajando, [con personas que explican|con el apoyo del equipo].',
      '<Empezará/Empezarás> con tareas [sencillas|más pequeñas] y <asumirá/asumirás> más con el tiempo.',
      'No hace falta saberlo todo [al principio|el primer día].',
    ],
  },
  mid: {
    any: [
      '<Organizará su/Organizarás tu> trabajo y [<mantendrá/mantendrás> a los demás al tanto|<avisará/avisarás> pronto de lo que no esté claro].',
      '<Llevará sus/Llevarás tus> tareas [de principio a fin|de la primera pregunta al resultado].',
      '<Trabajará/Trabajarás> con autonomía y [<pedirá/pedirás> una segunda opinión cuando ayude|<decidirá/decidirás> lo más importante con el equipo].',
      '<Decidirá/Decidirás> muchas cosas y [<consultará/consultarás> el resto con el equipo|<contará/contarás> con quienes se vean afectados].',
    ],
  },
  senior: {
    any: [
      '<Revisará/Revisarás> el trabajo de otros y <compartirá/compartirás> lo que <sabe/sabes>.',
      '<Decidirá/Decidirás> muchas cosas y <explicará/explicarás> por qué.',
      'El equipo <le/te> pedirá [consejo|opinión en los casos difíciles].',
      '<Su/Tu> experiencia ayuda a [ver pronto los problemas|distinguir lo importante de lo urgente].',
    ],
  },
  lead: {
    any: [
      '<Fijará/Fijarás> las prioridades del equipo y [<estará/estarás> cuando alguien necesite ayuda|<dará/darás> opiniones sinceras].',
      '<Acordará/Acordarás> objetivos claros con el equipo y [<responderá/responderás> del resultado|<hablará/hablarás> con franqueza de los resultados].',
      '<Repartirá/Repartirás> el trabajo con justicia y [<mantendrá/mantendrás> la visión de conjunto|<defenderá/defenderás> al equipo].',
    ],
  },
  head: {
    any: [
      '<Responderá/Responderás> del rumbo y de los resultados y [<rendirá/rendirás> cuentas con claridad|<explicará sus/explicarás tus> decisiones].',
      '<Fijará/Fijarás> el rumbo y [<sumará/sumarás> a los equipos|<rendirá/rendirás> cuentas con claridad].',
      '<Fijará/Fijarás> las prioridades y [las <explicará/explicarás>|<hará/harás> que todos las conozcan].',
    ],
  },
  encourage: {
    any: [
      'Si <cumple/cumples> lo principal, [<preséntese/preséntate>|<su/tu> candidatura nos interesa].',
      'No hace falta cumplir cada punto: si la mayor parte encaja, <preséntese/preséntate>.',
      'Aunque falte un punto, [<preséntese/preséntate>|<su/tu> candidatura nos interesa].',
      'No todos los puntos son [imprescindibles|obligatorios].',
      'Que falte un punto no es [un obstáculo|un problema].',
      'También nos interesan candidaturas [a las que falte un punto|que no cumplan cada punto].',
      'Se puede encajar sin [cumplir cada punto|tener todo lo escrito aquí].',
      'Nadie tiene que reunir todo lo que aparece en esta lista.',
      'Si hay dudas sobre algún punto, [<escríbanos/escríbenos> de todos modos|se aclaran en la entrevista].',
    ],
    formal: ['Las candidaturas que cumplan la mayor parte de estos puntos son bienvenidas.'],
    playful: [
      'Una casilla vacía la tiene cualquiera: <preséntese/preséntate>.',
      'Nadie marca todas las casillas, [aquí tampoco|por mucho que lo diga]: <preséntese/preséntate>.',
    ],
  },
  tools: {
    any: [
      '[Buena|Sólida] práctica con {tools}',
      'Experiencia [práctica|real] con {tools}',
      '[Buen manejo|Dominio] de {tools}',
      'Soltura con {tools}',
    ],
  },
  skill: { any: ['{skill}'] },
  nice: { any: ['{tools}'] },
  experience: {
    any: [
      '{Years} de experiencia como {as}',
      '{Years} de experiencia {within}',
      '{Years} {of}',
      '{Years} de experiencia en {subject}',
      '{Years} de experiencia con {tools}',
      '{Years} de experiencia [en un puesto similar|en este tipo de trabajo|profesional]',
    ],
  },
  pay: { any: ['{Pay}', '[Salario|Retribución]: {pay}'], formal: ['Retribución: {pay}'] },
  apply: {
    any: [
      '<Envíe su/Envía tu> candidatura {deadline} a {channel}.',
      '<Envíe su/Envía tu> candidatura a {channel} {deadline}.',
      '<Envíe su/Envía tu> candidatura a {channel}.',
      'Para <presentarse/presentarte>, <escriba/escribe> a {channel}.',
      '<Puede presentarse/Puedes presentarte> {deadline}.',
      '<Envíenos su/Envíanos tu> candidatura {deadline}.',
      '<Envíenos su/Envíanos tu> candidatura con unas líneas sobre [<su/tu> trayectoria|lo que <le/te> gusta hacer].',
      '<Cuéntenos/Cuéntanos> en unas líneas [lo que <ha/has> hecho hasta ahora|<su/tu> trayectoria].',
      'Para <presentarse/presentarte>, [bastan unas líneas sobre <su/tu> trayectoria|basta un CV o unas líneas sobre <su/tu> trabajo].',
      '<Díganos/Dinos> en unas líneas [quién <es/eres>|qué <le/te> interesa del puesto].',
      '<Envíenos/Envíanos> un CV o [un breve resumen de <su/tu> trabajo|unas líneas sobre lo hecho hasta ahora].',
      '<Escríbanos/Escríbenos> unas líneas y <cuéntenos/cuéntanos> [qué <le/te> atrae de este trabajo|cuándo <podría/podrías> empezar].',
      'Para empezar bastan [unas frases|unas palabras] sobre lo que <sabe/sabes> hacer y lo que <busca/buscas>.',
      '<Preséntese/Preséntate> en [un mensaje breve|pocas frases]; el CV puede venir después.',
      '<Escríbanos/Escríbenos> [con brevedad|sin formalidades], con o sin CV.',
    ],
    warm: [
      '¿Suena bien? <Escriba/Escribe> a {channel} {deadline}.',
      '¿Suena bien? <Escriba/Escribe> a {channel}; bastan unas líneas sinceras.',
      'Nos encantará saber de <usted/ti> {deadline}.',
      'Nos encantará saber de <usted/ti>: bastan unas líneas sinceras.',
      '<Escríbanos/Escríbenos> con naturalidad: [quién <es/eres> y qué <le/te> gusta hacer|unas palabras para conocernos].',
      'Para empezar basta [un hola y unas líneas|con unas palabras sobre <su/tu> camino].',
    ],
    formal: [
      '<Le rogamos que envíe su/Te rogamos que envíes tu> candidatura a {channel} {deadline}.',
      '<Le rogamos que envíe su/Te rogamos que envíes tu> candidatura a {channel}.',
      '<Le rogamos que presente su/Te rogamos que presentes tu> candidatura {deadline}.',
      '<Le rogamos que envíe su/Te rogamos que envíes tu> candidatura con un resumen de <su/tu> trayectoria.',
      'Las candidaturas deben incluir [un currículum y la posible fecha de incorporación|un breve resumen de la trayectoria].',
    ],
  },
  contact: { any: ['{Name} responde a <sus/tus> preguntas.', 'Para cualquier duda: {name}.'] },
  website: { any: ['Más sobre nosotros: {website}.'] },
  include: { any: ['Adjuntar, por favor: {documents}.'] },
  process: { any: ['[Los pasos|El proceso]: {process}.'] },
  adjust: {
    any: [
      'Si <necesita/necesitas> alguna adaptación para la entrevista, <díganoslo/dínoslo>.',
      '<Díganos/Dinos> si hace falta alguna adaptación para la entrevista.',
      'Si hace falta adaptar algo para la entrevista, [<avísenos/avísanos>|<díganoslo/dínoslo>].',
      '<Avísenos/Avísanos> de cualquier adaptación que <necesite/necesites>.',
      'La entrevista se puede adaptar: [<díganos/dinos> qué hace falta|basta con avisar].',
      'En caso de necesitar alguna adaptación, [<avísenos/avísanos>|<díganoslo/dínoslo>].',
      '<Comuníquenos/Comunícanos> si <necesita/necesitas> alguna adaptación [para participar|en el proceso].',
      'Lo que facilite la entrevista [se puede prever|se prepara con gusto]: basta con decirlo.',
      'La entrevista puede hacerse de otra manera, [si ayuda|con solo pedirlo].',
      'Para cualquier adaptación, [basta un mensaje breve|<escríbanos/escríbenos> antes de la entrevista].',
    ],
  },
  equal: {
    any: [
      'Valoramos todas las candidaturas en igualdad de condiciones.',
      'Todas las candidaturas son bienvenidas, sea cual sea [la edad, el origen o el recorrido|la edad, el sexo o el origen].',
      'La edad, el origen, el sexo, la religión y la discapacidad no cuentan en [nuestra decisión|la selección].',
      'Son bienvenidas las personas de todas las edades, orígenes y capacidades.',
      'Estudiamos todas las candidaturas [sin distinción de edad, origen o sexo|por igual, sea cual sea la edad o el origen].',
      'En la selección cuenta lo que cada persona sabe hacer, [no la edad, el origen o el sexo|sea cual sea su edad u origen].',
      'Leemos cada candidatura de la misma manera, [sin distinción de edad ni de origen|sea cual sea la edad o el origen].',
      'Es bienvenida toda persona que sepa hacer el trabajo, [sea cual sea su edad, sexo, religión u origen|con o sin discapacidad].',
      'Elegimos por lo que cada persona sabe hacer y por nada más.',
      'Cada candidatura se valora [con los mismos criterios|por lo que dice del trabajo].',
    ],
  },
  encourageRest: {
    any: [
      'Por lo demás, no hace falta cumplir cada punto.',
      'Aparte de lo imprescindible, [puede faltar algún punto|no hace falta cumplirlo todo].',
      'Por lo demás, <preséntese/preséntate> aunque falte un punto.',
    ],
  },
  sendCv: {
    any: [
      '<Envíe su/Envía tu> CV(( y {letter})) {deadline} a {channel}.',
      '<Envíe su/Envía tu> CV(( y {letter})) a {channel}.',
      '<Envíenos su/Envíanos tu> CV(( y {letter})) {deadline}.',
      '<Envíenos su/Envíanos tu> CV(( y {letter})).',
    ],
  },
  cvIsEnough: { any: ['Basta con <su/tu> CV.', 'Con el CV basta.'] },
  noLetter: { any: ['No hace falta carta de presentación.'] },
  call: {
    any: [
      'Para <presentarse/presentarte>, <llame/llama> a {whom} al {phone}.',
      'Para <presentarse/presentarte>, <llame/llama> a {whom}.',
      'Para <presentarse/presentarte>, <llámenos/llámanos> al {phone}.',
    ],
  },
  askFor: { any: ['<Pregunte/Pregunta> por {name}.'] },
  workWith: { any: ['Trabajar con {tools}'] },
}
