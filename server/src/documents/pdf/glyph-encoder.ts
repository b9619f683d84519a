/** A glyph's outline as fontkit gives it. */
export interface Outline {
  commands: { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'; args: number[] }[]
}

const ON_CURVE = 1

/**
 * A TrueType outline in its plainest form: a flag a point, coordinates as 16-bit differences, no instructions.
 * fontkit has an encoder for the glyphs of variable fonts, which throws.
 */
export function encodeOutline({ commands }: Outline): Uint8Array {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    const points = pointsOf(args)
    for (const [index, [x, y]] of points.entries())
      contours.at(-1)!.push({ x, y, isOn: command !== 'quadraticCurveTo' || index === 1 })
  }
  for (const contour of contours) dropRepeatedEnd(contour)
  const filled = contours.filter((contour) => contour.length > 0)
  return filled.length === 0 ? new Uint8Array() : write(filled)
}

interface Point {
  x: number
  y: number
  isOn: boolean
}

const pointsOf = (args: number[]) =>
  Array.from({ length: args.length / 2 }, (_, i) => [Math.round(args[2 * i]!), Math.round(args[2 * i + 1]!)] as const)

/** A contour closes by itself. */
function dropRepeatedEnd(contour: Point[]): void {
  const [first, last] = [contour[0], contour.at(-1)]
  if (contour.length > 1 && last!.isOn && first!.x === last!.x && first!.y === last!.y) contour.pop()
}

function write(contours: Point[][]): Uint8Array {
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const length = 10 + 2 * contours.length + 2 + 5 * points.length
  // Offsets in the font count in steps of four bytes.
  const view = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4))
  let at = 0
  const word = (value: number) => {
    view.setInt16(at, value)
    at += 2
  }
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  for (const value of [contours.length, ...bounds]) word(value)
  let end = -1
  for (const contour of contours) {
    end += contour.length
    word(end)
  }
  word(0)
  for (const { isOn } of points) view.setUint8(at++, isOn ? ON_CURVE : 0)
  for (const values of [xs, ys]) for (const [index, value] of values.entries()) word(value - (values[index - 1] ?? 0))
  return new Uint8Array(view.buffer)
}
