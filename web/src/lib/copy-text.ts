/** Puts a text on the clipboard, as rich text too where `html` is given. @throws where the browser refuses */
export async function copyText(text: string, html?: string): Promise<void> {
  if (navigator.clipboard === undefined) return copyByEvent(text, html)
  const kinds = { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) }
  const blobs = Object.entries(kinds).map(([type, content]) => [type, new Blob([content], { type })])
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
}

/** Without https browsers offer no clipboard object, but they still let a copy event choose what is copied. */
function copyByEvent(text: string, html?: string) {
  let wasHeard = false
  const choose = (event: ClipboardEvent) => {
    wasHeard = true
    event.clipboardData?.setData('text/plain', text)
    if (html !== undefined) event.clipboardData?.setData('text/html', html)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', choose, true)
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', choose, true)
  if (!isDone || !wasHeard) throw new Error('The browser did not copy')
}
