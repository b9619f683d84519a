/** Hands bytes to the browser's own download. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
