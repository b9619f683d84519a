/** The value below which the given part of the values lies; NaN without values. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: number[]): number => quantile(values, 0.5)

export function print(rows: [name: string, ...figures: (string | number)[]][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)))
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => (column ? String(cell).padStart(widths[column]!) : String(cell).padEnd(widths[0]!)))
        .join('  '),
    )
  }
}

export const ms = (value: number): string => value.toFixed(1)
