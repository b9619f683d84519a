import { describe, expect, test } from 'vitest'
import { item, LISTS, makeWordFile, par, run, style } from '../../testing/word-file.ts'
import { readDocument } from './read.ts'

const read = async (...given: Parameters<typeof makeWordFile>) =>
  (await readDocument(makeWordFile(...given))).text.trim()

/** Word in German: its own styles have local ids, and the names that every Word knows. */
const GERMAN = [
  style('Standard', 'Normal'),
  style('Titel', 'Title', '<w:basedOn w:val="Standard"/>'),
  style(
    'berschrift1',
    'heading 1',
    '<w:basedOn w:val="Standard"/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr>',
  ),
  style('berschrift2', 'heading 2', '<w:basedOn w:val="Standard"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
  style('Listenabsatz', 'List Paragraph', '<w:basedOn w:val="Standard"/><w:pPr><w:ind w:left="720"/></w:pPr>'),
  style('Aufzhlungszeichen', 'List Bullet', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
  // A house's own, by its look one of Word's.
  style('HausAbschnitt', 'Haus Abschnitt', '<w:basedOn w:val="berschrift2"/>', true),
  style('HausPunkt', 'Haus Punkt', '<w:basedOn w:val="Aufzhlungszeichen"/>', true),
  style('HausZeile', 'Haus Zeile', '<w:basedOn w:val="Standard"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr>', true),
].join('')
const german = (body: string, header = '') => read({ body, styles: GERMAN, numbering: LISTS, header })

describe('files as Word writes them', () => {
  test('styles of its own and of a house, whatever they are called, are headings and bullets', async () => {
    const body = [
      par('Nachtportier (m/w/d)', 'Titel'),
      par('Scarborough · Vollzeit'),
      par('Ihre Aufgaben', 'berschrift1'),
      item('Späte Gäste einlassen', 1),
      item('und ihr Gepäck', 1, 'Listenabsatz', 1),
      par('Frühstück decken', 'Aufzhlungszeichen'),
      par('Ihr Profil', 'HausAbschnitt'),
      par('Ruhe', 'HausPunkt'),
      par('Wir bieten', 'HausZeile'),
      par('Ein Zimmer im Haus.'),
    ]
    expect(await german(body.join(''), 'The Grand Hotel, Seite 1')).toBe(
      '# Nachtportier (m/w/d)\n\nScarborough · Vollzeit\n\n## Ihre Aufgaben\n\n- Späte Gäste einlassen\n  - und ihr Gepäck\n- Frühstück decken\n\n### Ihr Profil\n\n- Ruhe\n\n### Wir bieten\n\nEin Zimmer im Haus.',
    )
  })

  test('numbered lists that begin anew are two, and broken runs one word', async () => {
    const split = `${run('Sie schrei')}<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="0" w:name="_GoBack"/>${run('ben')}<w:bookmarkEnd w:id="0"/><w:proofErr w:type="spellEnd"/>${run(' uns')}`
    const body = [
      par('Ablauf', 'berschrift1'),
      item(split, 2),
      item('Wir reden', 2),
      par('Dann, im Haus:'),
      item('Ein Tag Probe', 3),
      item('Vertrag', 3),
      par('Ende'),
    ]
    expect(await german(body.join(''))).toContain(
      '1. Sie schreiben uns\n2. Wir reden\n\nDann, im Haus:\n\n1. Ein Tag Probe\n2. Vertrag\n\nEnde',
    )
  })

  test('text boxes are read once, though they are written twice', async () => {
    const box = `<w:txbxContent>${par('Bewerben Sie sich bis 11. Dezember.')}</w:txbxContent>`
    const drawing = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    const text = await german(par('Portier', 'Titel') + par(run('Wir suchen Sie.') + drawing))
    expect(text).toContain('Wir suchen Sie.')
    expect(text.match(/Bewerben Sie sich/g)).toHaveLength(1)
  })

  test('content controls, of a line and within one, are what stands in them', async () => {
    const within = `<w:sdt><w:sdtPr><w:alias w:val="Ort"/><w:text/></w:sdtPr><w:sdtContent>${run('Scarborough')}</w:sdtContent></w:sdt>`
    const block = `<w:sdt><w:sdtPr><w:alias w:val="Aufgaben"/></w:sdtPr><w:sdtContent>${par('Aufgaben', 'berschrift1')}${item('Gäste einlassen', 1)}</w:sdtContent></w:sdt>`
    expect(await german(par('Portier', 'Titel') + par(run('Das Haus steht in ') + within + run('.')) + block)).toBe(
      '# Portier\n\nDas Haus steht in Scarborough.\n\n## Aufgaben\n\n- Gäste einlassen',
    )
  })

  test('of tracked changes the final state, moves and joined paragraphs included', async () => {
    const by = 'w:id="1" w:author="Ruth Penhale" w:date="2026-11-01T09:00:00Z"'
    const body = [
      par('Portier', 'Titel'),
      par(
        `${run('40 ')}<w:del ${by}><w:r><w:delText>Stunden im Monat</w:delText></w:r></w:del><w:ins ${by}>${run('Stunden in der Woche')}</w:ins>${run('.')}`,
      ),
      `<w:p><w:moveFromRangeStart w:id="5" w:name="move1"/><w:moveFrom ${by}>${run('Zimmer im Haus.')}</w:moveFrom><w:moveFromRangeEnd w:id="5"/></w:p>`,
      par('Mahlzeiten frei.'),
      par(`<w:moveTo ${by}>${run('Zimmer im Haus.')}</w:moveTo>`),
      `<w:p><w:pPr><w:rPr><w:del ${by}/></w:rPr></w:pPr>${run('Wir ')}</w:p>`,
      par('antworten bald.'),
      par(run('Geheim', '<w:vanish/>') + run('Offen', `<w:b/><w:rPrChange ${by}><w:rPr/></w:rPrChange>`)),
    ]
    expect(await german(body.join(''))).toBe(
      '# Portier\n\n40 Stunden in der Woche.\n\nMahlzeiten frei.\n\nZimmer im Haus.\n\nWir antworten bald.\n\n**Offen**',
    )
  })

  test('tables stay tables, with joined cells, and one for the layout is its text', async () => {
    const cell = (inside: string, more = '') =>
      `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${more}</w:tcPr>${inside}</w:tc>`
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
    const table = (...rows: string[]) =>
      `<w:tbl><w:tblPr><w:tblStyle w:val="Tabellenraster"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>${rows.join('')}</w:tbl>`
    const body = [
      par('Portier', 'Titel'),
      table(
        row(cell(par('Tag')), cell(par('Schicht'))),
        row(cell(par('Montag')), cell(par('Früh'))),
        row(cell(par('Wochenende frei'), '<w:gridSpan w:val="2"/>')),
      ),
      par('Dazu:'),
      table(row(cell(par('Aufgaben', 'berschrift1')), cell(item('Gäste einlassen', 1) + item('Türen schließen', 1)))),
    ]
    const text = await german(body.join(''))
    expect(text).toContain('| Tag | Schicht |\n| --- | --- |\n| Montag | Früh |\n| Wochenende frei |')
    expect(text).toContain('## Aufgaben\n\n- Gäste einlassen\n- Türen schließen')
  })

  test('links are their words, whether they are elements or fields, and a broken line is two', async () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> HYPERLINK "https://www.grand.example" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('www.grand.example')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const line = `${run('An ')}<w:hyperlink r:id="rId4" w:history="1">${run('jobs@grand.example', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>${run(' oder ')}${field}<w:r><w:t>, Früh</w:t><w:noBreakHyphen/><w:t>dienst</w:t><w:br/><w:t>ab März</w:t></w:r>`
    expect(await german(par('Portier', 'Titel') + par(line))).toBe(
      '# Portier\n\nAn jobs@grand.example oder www.grand.example, Früh‑dienst\n\nab März',
    )
  })
})

test('files as Pages writes them: its own names of styles, levels where it says them, dashes for bullets', async () => {
  const styles = [
    style('Normal', 'Normal'),
    style('Title', 'Title', '<w:next w:val="Body"/>'),
    style('Heading', 'Heading', '<w:next w:val="Body"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    style('Heading2', 'Heading 2', '<w:next w:val="Body"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
    style('Body', 'Body'),
  ].join('')
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:styleLink w:val="Dash"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:suff w:val="tab"/><w:lvlText w:val="-"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
  const body = [
    par('Night Porter', 'Title'),
    par('Scarborough · 40 hours', 'Body'),
    par('What you will do', 'Heading'),
    item('Check in late guests', 1, 'Body'),
    item('Lock up', 1, 'Body'),
    par('How to apply', 'Heading'),
    par('By post', 'Heading2'),
    par(
      `${run('Write to us by 11')}<w:r><w:rPr><w:rtl w:val="0"/></w:rPr><w:t xml:space="preserve"> December.</w:t></w:r>`,
      'Body',
    ),
  ].join('')
  expect(await read({ body, styles, numbering })).toBe(
    '# Night Porter\n\nScarborough · 40 hours\n\n## What you will do\n\n- Check in late guests\n- Lock up\n\n## How to apply\n\n### By post\n\nWrite to us by 11 December.',
  )
})
