import { expect, it } from 'vitest'
import { writeDescription } from './write.ts'

const heading = (brief: string) => writeDescription({ brief }).split('\n')[0]

it.each([
  ['Wir suchen eine Erzieherin in Jena', '# Erzieher:in'],
  ['Wir suchen einen Erzieher in Jena', '# Erzieher (m/w/d)'],
  ['Wir suchen eine technische Zeichnerin in Jena', '# Technische:r Zeichner:in'],
  ['Wir suchen eine Köchin in Jena', '# Koch/Köchin'],
  ['Wir suchen einen Malergesellen in Jena', '# Malergeselle/-gesellin'],
  ['Wir suchen eine Bankkauffrau in Jena', '# Bankkaufmann/-frau (m/w/d)'],
  ['Wir suchen eine Krankenschwester in Jena', '# Pflegefachkraft (m/w/d)'],
  ['Konditorin oder Konditor in Jena gesucht', '# Konditor:in'],
  ['Rechtsanwältin/Rechtsanwalt in Jena gesucht', '# Rechtsanwältin/Rechtsanwalt (m/w/d)'],
  ['Wir suchen eine Seniorenbetreuerin SRK oder einen Seniorenbetreuer SRK in Chur', '# Seniorenbetreuer:in SRK'],
  ['Wir suchen Pflegefachkräfte in Jena', '# Pflegefachkraft (m/w/d)'],
  ['Nous recherchons une coiffeuse à Dole', '# Coiffeur / coiffeuse (H/F)'],
  ['Nous recherchons un coiffeur à Dole', '# Coiffeur (H/F)'],
  ['Gérante de succursale à Dole', '# Gérant / gérante de succursale (H/F)'],
  ['Buscamos una peluquera canina en Soria', '# Peluquero/a canino/a'],
  ['Buscamos un camarero en Soria', '# Camarero/a'],
  ['Buscamos un jefe de obra en Soria', '# Jefe/a de obra'],
  ['Buscamos una electricista en Soria', '# Electricista'],
  ['Buscamos encargada o encargado de tienda en Soria', '# Encargado/a de tienda'],
  ['Buscamos un product manager en Soria', '# Product Manager'],
])('titles are for everybody: %s', (brief, title) => expect(heading(brief)).toBe(title))
