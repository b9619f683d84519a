import type { Reading } from './reading.ts'
export function readStyle(_reading: Reading): void {}
