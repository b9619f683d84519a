/** The file of craft's thread, here beside its source and bundled beside the server's entry. */
export const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './thread.ts' : './craft-thread.js',
  import.meta.url,
)

/** What a thread says once it has loaded what it needs. */
export const READY = 'ready'
