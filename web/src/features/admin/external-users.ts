import type { ExternalUser } from '@rolewright/contract/admin'
import { ApiError } from '../../lib/api-error.ts'
import { type ListPage, readPage } from '../../lib/paging.ts'
import { useEveryPage } from '../../lib/use-every-page.ts'

/** The people in the partner's directory; nobody where no directory is connected. */
export const useExternalUsers = (partnerId: string) =>
  useEveryPage<ExternalUser>(`/api/admin/${partnerId}-users`, readDirectory)

async function readDirectory(url: string): Promise<ListPage<ExternalUser>> {
  try {
    return await readPage<ExternalUser>(url)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 501)) return { items: [], next: null }
    throw error
  }
}
