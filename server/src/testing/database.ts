import { type OpenDatabase, openDatabase } from '../db/client.ts'

export async function openTestDatabase(): Promise<OpenDatabase> {
  return openDatabase({ memory: true })
}
