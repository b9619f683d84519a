/** What the thread is told when it starts. */
export interface Assignment {
  /** Where the database lives; null keeps it in memory. */
  folder: string | null
  /** A data folder as a tar file, to start an in-memory database from. */
  snapshot?: string
}

/** Main thread to engine: a batch of the PostgreSQL wire protocol, or an order. */
export type Order = Uint8Array | { close: true } | { dump: string }

/** Engine to main thread: the answer to a batch, or how an order ended. */
export type Report = Uint8Array | { ready: true } | { done: true } | { failed: string; log: string[] }
