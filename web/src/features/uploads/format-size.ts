const UNITS = ['bytes', 'KB', 'MB', 'GB']

/** 10485760 as "10 MB", 1536 as "1.5 KB". */
export function formatSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${power > 0 && value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ${UNITS[power]}`
}
