import type { ErrorCode } from '@rolewright/contract/errors'
import { AppError } from '../../http/errors.ts'
import type { Api } from '../../http/route.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { StorageError } from '../../storage/storage.ts'

const CODES: Record<StorageError['code'], ErrorCode> = {
  not_found: 'not_found',
  expired: 'forbidden',
  refused: 'refused',
  too_large: 'too_large',
  unavailable: 'unavailable',
}

export const toAppError = (error: unknown): unknown =>
  error instanceof StorageError ? new AppError(CODES[error.code], error.message, { cause: error.cause }) : error

/** Mounts calls whose failures may be the store's. */
export const withStorageErrors = (api: Api): Api => ({
  ...api,
  mount: (endpoint, handle, alsoInErrors) =>
    api.mount(
      endpoint,
      (call) =>
        handle(call).catch((error: unknown) => {
          if (error instanceof StorageError && error.refusedKey)
            noteSecurity(call.request.log, 'key_refused', { account: call.user?.id, what: 'file store' })
          throw toAppError(error)
        }),
      alsoInErrors,
    ),
})
