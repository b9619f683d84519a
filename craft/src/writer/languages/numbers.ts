/** 75000 -> "75,000"; cents only where there are any, then always two: 15.1 -> "15.10". */
export function writeNumber(value: number, thousands: string, decimal: string, fewestGrouped = 1000): string {
  const [whole = '0', cents] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.')
  const grouped = value >= fewestGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole
  return cents ? `${grouped}${decimal}${cents}` : grouped
}

/** Shares and hours keep the digits they came with: 0.6 stays 0.6 and 38.5 stays 38.5. */
export function writeFigure(value: number, decimal: string): string {
  return String(value).replace('.', decimal)
}
