import type { ByTone, SentenceKind } from '../voice.ts'

/** `<usted/tú>` takes the form of address of the brief. */
export const phrases: Record<SentenceKind, ByTone> = {
  opening: {
    any: [
      'Como {bare} de {company}(( {place})), <su/tu> misión será {purpose}.',
      '{Company} busca(( {place})) {title}. <Su/Tu> misión: {purpose}.',
      '{Company} busca(( {place})) {title}, con la misión de {purpose}.',
      'Buscamos(( {place})) {title}. <Su/Tu> misión: {purpose}.',
      'Buscamos(( {place})) {title}, con la misión de {purpose}.',
      'Como {bare}(( {place})), <su/tu> misión será {purpose}.',
      '{Company} busca(( {place})) {titles}. <Su/Tu> misión: {purpose}.',
      'Buscamos(( {place})) {titles}. <Su/Tu> misión: {purpose}.',
    ],
    warm: [
      '{Company} tiene(( {place})) un sitio para {title}. ¿<Le/Te> apetece {purpose}?',
      '¿<Le/Te> apetece {purpose}? Tenemos(( {place})) un sitio para {title}.',
      'Nos encantaría contar(( {place})) con {title} para {purpose}.',
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
  field: { any: ['El ámbito: {field}.', 'Ámbito de trabajo: {field}.'] },
  start: {
    any: ['[Incorporación|Comienzo] {start}.', '<Empezará/Empezarás> {start}.'],
    formal: ['Incorporación {start}.'],
  },
  settling: {
    any: [
      'Las primeras semanas son para conocer [a las personas, los lugares y las cuestiones abiertas|a la gente y el trabajo]; después, [<marcará/marcarás> el ritmo|llega más, paso a paso].',
      'Al principio toca [observar, preguntar y entender|mirar y preguntar mucho]; pronto serán otros quienes <le/te> pregunten.',
      'Primero <averiguará/averiguarás> [qué funciona y qué no|cómo se trabaja hoy]; los cambios vienen después.',
      'Nadie asume todo un lunes por la mañana: [se empieza por un área y luego llega otra|el trabajo crece con la experiencia].',
      'Las preguntas forman parte [del comienzo|del día a día desde el principio], igual que una mirada nueva sobre [las costumbres|lo que otros ya no ven].',
      'Para empezar, <conocerá/conocerás> [con quién se trabaja|quién necesita qué y cuándo]; lo demás llega [con el propio trabajo|tarea a tarea].',
    ],
    formal: [
      'Una introducción [a las tareas y los procedimientos|a los asuntos en curso] precede a la plena responsabilidad del puesto.',
      'Las primeras semanas sirven para conocer [las tareas y a las personas implicadas|los asuntos en curso].',
    ],
  },
  success: {
    any: [
      'El trabajo se mide en que {success}.',
      'Será un buen año cuando {success}.',
      '<Sabrá/Sabrás> que va bien cuando {success}.',
      'El objetivo se habrá cumplido cuando {success}.',
      'El trabajo estará bien hecho cuando {success}.',
      'Lo que cuenta al final es que {success}.',
      'Tras los primeros meses, la meta es que {success}.',
    ],
    warm: [
      'Nos alegraremos <con usted/contigo> cuando {success}.',
      '<Se sentirá/Te sentirás> en casa cuando {success}.',
    ],
    formal: ['El éxito en el puesto consiste en que {success}.'],
    playful: ['Se nota que va bien cuando {success}.', 'Misión cumplida cuando {success}.'],
  },
  entry: {
    any: [
      'No hace falta saberlo todo el primer día: [se aprende trabajando, con personas que explican|la formación es parte del puesto].',
      '<Empezará/Empezarás> con tareas [sencillas|a <su/tu> medida] y <asumirá/asumirás> más con el tiempo.',
      'Se aprende haciendo, y [siempre hay a quién preguntar|alguien con experiencia revisa el trabajo].',
    ],
  },
  mid: {
    any: [
      '<Llevará/Llevarás> <sus/tus> tareas de principio a fin y <sabrá/sabrás> cuándo [pedir una segunda opinión|contar con los demás].',
      '<Trabajará/Trabajarás> con autonomía y <dirá/dirás> con franqueza [cómo van las cosas|qué avanza y qué se atasca].',
      'El área es <suya/tuya>: desde la planificación hasta el resultado.',
      '<Mantendrá/Mantendrás> a todos informados, de la primera pregunta al resultado final.',
      'La organización del trabajo [queda en gran parte en <sus/tus> manos|es bastante libre]; lo importante es que [el resultado esté|otros puedan contar con él].',
      '<Cumplirá/Cumplirás> lo prometido y <avisará/avisarás> pronto de lo que [no está claro|no va a salir].',
      'Libertad y pocos rodeos: <preparará/prepararás>, <hará/harás> y <dirá/dirás> [qué hace falta|qué puede mejorar].',
    ],
  },
  frontline: {
    any: [
      '<Verá/Verás> lo que pide el día, <echará/echarás> una mano cuando haya más trabajo y <preguntará/preguntarás> si algo no está claro.',
      'El trabajo tiene su ritmo, y <ayudará/ayudarás> a mantenerlo: con formalidad, atención y [buen trato|buen humor].',
      '<Trabajará/Trabajarás> codo con codo con los demás y <dará/darás> el relevo sin dejar dudas.',
      '<Hará su/Harás tu> parte con cuidado y <dirá/dirás> lo que se puede mejorar.',
      'Mucho se hace hombro con hombro, y todo el equipo cuenta: quien llega también.',
    ],
  },
  senior: {
    any: [
      '<Responderá/Responderás> de <su/tu> área, <revisará/revisarás> el trabajo de otros y <compartirá/compartirás> lo que <sabe/sabes>.',
      '<Decidirá/Decidirás> mucho, <explicará/explicarás> los motivos y <ayudará/ayudarás> a crecer a los demás.',
      '<Su/Tu> experiencia ayuda a distinguir lo importante de lo urgente, y <su/tu> paciencia a transmitirlo.',
      '<Le/Te> pedirán consejo, y <dejará/dejarás> sitio a las ideas de los demás.',
    ],
  },
  lead: {
    any: [
      '<Marcará/Marcarás> el rumbo del equipo, <fijará/fijarás> prioridades y <estará/estarás> cuando alguien necesite ayuda.',
      '<Dará/Darás> objetivos claros y [libertad para alcanzarlos|opiniones sinceras], y <responderá/responderás> del resultado.',
      '<Mantendrá/Mantendrás> la visión de conjunto, <repartirá/repartirás> el trabajo con justicia y <defenderá/defenderás> al equipo.',
    ],
  },
  head: {
    any: [
      '<Responderá/Responderás> de personas, presupuesto y rumbo, con decisiones que otros puedan seguir.',
      '<Fijará/Fijarás> el rumbo, <sumará/sumarás> a los equipos y <rendirá/rendirás> cuentas con franqueza.',
      '<Unirá/Unirás> un plan claro con la atención a quienes lo llevan a cabo.',
    ],
  },
  encourage: {
    any: [
      'Mejor presentarse que dudar: si casi todo encaja, [este es el puesto|con eso basta].',
      'No todo en la lista es obligatorio; <escríbanos/escríbenos> si [la dirección es la buena|en general encaja].',
      'No hace falta cumplir cada punto: si la mayor parte encaja, <escríbanos/escríbenos>.',
      'Aunque falte un punto, <preséntese/preséntate>: nos interesa [más lo que <sabe/sabes> hacer que lo que falta|el conjunto].',
      'La lista dice lo que ayuda; [no es una barrera|mucho se aprende aquí].',
      'Nadie lo reúne todo; si <se reconoce/te reconoces> en [la mayoría de los puntos|buena parte], <preséntese/preséntate>.',
      'Si <cumple/cumples> lo principal de esta lista, <su/tu> candidatura es bienvenida.',
    ],
    formal: ['Las candidaturas que cumplan la mayor parte de estos puntos son bienvenidas.'],
    playful: [
      'Una casilla vacía la tiene cualquiera: <preséntese/preséntate>.',
      'Nadie las marca todas, [aquí tampoco|por mucho que lo diga]: <preséntese/preséntate>.',
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
  nice: {
    any: [
      '{tools}: [se valora, pero no es imprescindible|suma, pero no es condición]',
      '[Primera experiencia|Algo de práctica] con {names}',
    ],
  },
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
      '<Envíe su/Envía tu> candidatura a {channel} antes del {deadline}.',
      '<Preséntese/Preséntate> antes del {deadline}: {channel}.',
      '<Envíe su/Envía tu> candidatura a {channel}.',
      'Para presentarse: {channel}.',
      '<Preséntese/Preséntate> antes del {deadline}.',
      'Las candidaturas están abiertas hasta el {deadline}.',
      'Si <le/te> interesa, <envíenos su/envíanos tu> candidatura con unas líneas sobre [<su/tu> trayectoria|lo que <le/te> gusta hacer].',
      '<Cuéntenos/Cuéntanos> en unas líneas [algún trabajo del que <esté/estés> contento o contenta|lo que <ha/has> hecho hasta ahora].',
      '<Envíenos/Envíanos> un CV o [un breve resumen de <su/tu> trabajo|unas líneas sobre lo hecho hasta ahora].',
      '<Escríbanos/Escríbenos> unas líneas y <cuéntenos/cuéntanos> [qué <le/te> atrae de este trabajo|cuándo <podría/podrías> empezar].',
    ],
    warm: [
      '¿Suena bien? <Escriba/Escribe> a {channel} antes del {deadline}.',
      '¿Suena bien? <Escriba/Escribe> a {channel}; bastan unas líneas sinceras.',
      'Nos encantará saber de <usted/ti> antes del {deadline}.',
      'Nos encantará saber de <usted/ti>: bastan unas líneas sinceras.',
      '<Escríbanos/Escríbenos> con naturalidad: [quién <es/eres> y qué <le/te> gusta hacer|unas palabras para conocernos].',
      'Para empezar basta [un hola y unas líneas|con unas palabras sobre <su/tu> camino].',
    ],
    formal: [
      '<Le rogamos que envíe su/Te rogamos que envíes tu> candidatura a {channel} antes del {deadline}.',
      '<Le rogamos que envíe su/Te rogamos que envíes tu> candidatura a {channel}.',
      '<Le rogamos que presente su/Te rogamos que presentes tu> candidatura antes del {deadline}.',
      '<Le rogamos que envíe su/Te rogamos que envíes tu> candidatura con un resumen de <su/tu> trayectoria.',
      'Las candidaturas deben incluir [un currículum y la posible fecha de incorporación|un breve resumen de la trayectoria].',
    ],
  },
  contact: { any: ['{Name} responde a <sus/tus> preguntas.', 'Para cualquier duda: {name}.'] },
  website: { any: ['Más sobre nosotros: {website}.'] },
  include: { any: ['Adjuntar, por favor: {documents}.'] },
  process: { any: ['[Los pasos|El proceso|Cómo sigue]: {process}.'] },
  adjust: {
    any: [
      'Si hace falta algo especial para la entrevista, [basta un mensaje|basta con decirlo], y no cambia la decisión.',
      'Una sala tranquila, [una pausa más|otro horario] o [preguntas por escrito|alguien que acompañe]: <díganos/dinos> qué ayuda.',
      'Si hay que adaptar [algún paso|una entrevista], lo haremos con gusto: solo hay que decirlo.',
      'Si <necesita/necesitas> alguna adaptación para participar, <díganoslo/dínoslo>: no influye en [la decisión|la elección].',
      'Adaptamos [el proceso|los pasos] a lo que haga falta: basta con decirlo.',
      'Si hay que preparar algo para la entrevista, <díganoslo/dínoslo> y nos ocupamos.',
      '<Avísenos/Avísanos> de cualquier adaptación que <necesite/necesites>; no afecta a la decisión.',
    ],
  },
  equal: {
    any: [
      '[Decide la capacidad|La capacidad es lo que decide]; lo demás pertenece a la vida privada.',
      'Todo el mundo es bienvenido: edad, origen, sexo o creencias no cambian nada.',
      'Cuenta lo que cada persona sabe hacer: son bienvenidas todas las edades, orígenes y capacidades.',
      'Elegimos por capacidad; la edad, el origen, el sexo, la religión o la discapacidad no cuentan.',
      'Todas las candidaturas son bienvenidas, sea cual sea [la edad, el origen o el recorrido|la edad, el sexo o el origen].',
      'Miramos lo que cada cual sabe hacer, [y nada más|sea cual sea su edad u origen].',
    ],
  },
}
