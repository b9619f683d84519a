/** Removes from a folder of packages what running and building the product never reads. */
export function prune(folder: string): void
