import { downloadDocument } from './uploads.queries.ts'

/** Hands the file to the browser's own download. */
export async function saveDocument(id: string, filename: string): Promise<void> {
  const address = URL.createObjectURL(await downloadDocument(id))
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
