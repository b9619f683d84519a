import { describe, expect, test } from 'vitest'
import { readBrief } from './read.ts'

const nameIn = (brief: string): string | undefined =>
  readBrief(brief).facts.find((fact) => fact.kind === 'company' && fact.aspect === 'name')?.text

describe('who hires is told by where the name stands', () => {
  test.each([
    ['Need a TIG Welder in Dunedin at Munster Vale Dairies. Pay is 30k.', 'Munster Vale Dairies'],
    ['Accountant, Brackwater Ferries, Leeds. Full time, permanent.', 'Brackwater Ferries'],
    ['- Dental Nurse\n- Tilly & Moss, Leeds\n- 38 hours a week', 'Tilly & Moss'],
    ['Hi, Pennock & Sons here, we are after a Dental Nurse for Leeds, full time.', 'Pennock & Sons'],
    ['we need a Sales Executive in Leeds, Kilnworks is the company, 40 people, full time', 'Kilnworks'],
    ['Disponent, Hofmann Agrartechnik, Husum. Unbefristet, Vollzeit.', 'Hofmann Agrartechnik'],
    ['Papierfabrik Wengert (Husum) sucht Disponent, Vollzeit, unbefristet.', 'Papierfabrik Wengert'],
    ['Verkäufer (m/w/d) gesucht, Ulm. Wir: Buchhaus Brenner, seit 1962. Vollzeit.', 'Buchhaus Brenner'],
    ['hallo, wir (Buchhaus Brenner, Ulm) brauchen Verkäufer, Vollzeit, 30 Tage Urlaub', 'Buchhaus Brenner'],
    ['vendeur, Lactéquip, Nantes. CDI temps plein.', 'Lactéquip'],
    ['comptable pour Volta Mosane à Nantes. CDI, 35 h.', 'Volta Mosane'],
    ["Bonjour, c'est Volta Mosane à Nantes, il nous faut comptable, CDI.", 'Volta Mosane'],
    ['soldador en Conservas Almanzor, Lorca. Indefinido, jornada completa.', 'Conservas Almanzor'],
    ['contable, Contacta Andina, Sevilla. Indefinido, 40 h.', 'Contacta Andina'],
    ['Leitung Vertrieb bei der Verbandia AG in Ulm, Vollzeit, 50.000 €.', 'Verbandia AG'],
    [
      'spedition wolpert, 22 lkw, disponent in ulm gesucht, vollzeit, 40 std, 30 tage urlaub, jobticket zahlen wir, samstag frei',
      'Spedition Wolpert',
    ],
    [
      'tischlerei huber und sohn, 9 leute, tischler in ulm gesucht, vollzeit, 40 std, 30 tage urlaub, jobticket zahlen wir',
      'Tischlerei Huber und Sohn',
    ],
    ['hola, para la bodega (Argiberri, Lorca) necesitamos contable, media jornada', 'Argiberri'],
  ])('%s', (brief, name) => expect(nameIn(brief)).toBe(name))

  test.each([
    'Verkäufer für die Gartenabteilung in Ulm, 30 Stunden, Samstag ja.',
    'Sprecher, Studio 2, Pro Tools, Hörprobe bis 1. Mai, Ulm',
    'Teilzeitkraft Reinigung für Treppenhäuser, Duisburg',
  ])('no name: %s', (brief) => expect(nameIn(brief)).toBeUndefined())
})
