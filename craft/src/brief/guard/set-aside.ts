import type { Reading } from '../reading.ts'
export function setAside(_reading: Reading): void {}
