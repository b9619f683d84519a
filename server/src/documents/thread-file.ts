/** The file of a thread: here beside its source, or bundled beside the server's entry. */
export const threadFile = (source: string, bundled: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? source : bundled, import.meta.url)
