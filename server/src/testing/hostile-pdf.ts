import { deflateSync } from 'node:zlib'

/** A PDF of one page whose content is these bytes, packed as its filter says. */
export function pdfOf(content: Uint8Array, { filter = '/FlateDecode', more = '' } = {}): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    [`<< /Length ${content.length} /Filter ${filter} ${more} >>\nstream\n`, content, '\nendstream'],
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((body, index) =>
    Buffer.concat([`${index + 1} 0 obj\n`, ...[body].flat(), '\nendobj\n'].map((part) => Buffer.from(part as string))),
  )
  const places: number[] = []
  let file = Buffer.from('%PDF-1.4\n')
  for (const object of objects) {
    places.push(file.length)
    file = Buffer.concat([file, object])
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.concat([file, Buffer.from(end)])
}

/** How a page says something. */
export const say = (text: string) => Buffer.from(`BT /F1 12 Tf 50 700 Td (${text}) Tj ET`)

/** So many million blanks, packed: a thousandth of that. */
export const blanks = (millions: number): Buffer => deflateSync(Buffer.alloc(millions * 1_000_000, ' '))
