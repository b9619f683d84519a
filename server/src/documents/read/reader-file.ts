/** The file of the reader's thread, here beside its source and bundled beside the server's entry. */
export const readerFile = new URL(
  import.meta.url.endsWith('.ts') ? './reader-thread.ts' : './document-reader.js',
  import.meta.url,
)
