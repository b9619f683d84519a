/** The file of the engine's thread, here beside its source and bundled beside the server's entry. */
export const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './embedded-worker.js',
  import.meta.url,
)
