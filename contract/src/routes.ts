import type { $ZodType, input, output } from 'zod/v4/core'
import type { Endpoint } from './endpoint.ts'

/** The modules that describe calls. One that is not named here can be mounted, but not called from the screen. */
type Modules = [
  typeof import('./account.ts'),
  typeof import('./admin.ts'),
  typeof import('./assistants.ts'),
  typeof import('./audit.ts'),
  typeof import('./auth.ts'),
  typeof import('./briefs.ts'),
  typeof import('./chat.ts'),
  typeof import('./companies.ts'),
  typeof import('./deletions.ts'),
  typeof import('./exports.ts'),
  typeof import('./first-start.ts'),
  typeof import('./invitations.ts'),
  typeof import('./job-descriptions.ts'),
  typeof import('./learning.ts'),
  typeof import('./links.ts'),
  typeof import('./partner.ts'),
  typeof import('./people.ts'),
  typeof import('./providers.ts'),
  typeof import('./settings.ts'),
  typeof import('./templates.ts'),
  typeof import('./uploads.ts'),
  typeof import('./usage.ts'),
  typeof import('./versions.ts'),
]

type Exported<M> = M extends unknown ? M[keyof M] : never
type Described<T> = T extends Endpoint ? T : T extends (...parts: never[]) => infer E ? Extract<E, Endpoint> : never
type AnyEndpoint = Described<Exported<Modules[number]>>

/** Every call of the contract by its method and path, as in `'GET /api/usage'`. Types alone: no schema reaches the browser. */
export type Routes = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type Route = keyof Routes
export type ReadPath = Route extends infer R ? (R extends `GET ${infer Path}` ? Path : never) : never
export type Path = Route extends infer R ? (R extends `${string} ${infer Path}` ? Path : never) : never

type Schema<T> = Extract<T, $ZodType>
type Sent<T> = [Schema<T>] extends [never] ? undefined : input<Schema<T>>
/** Required where something in it is, optional where all of it may be left out, forbidden where the call takes none. */
type Part<Name extends string, T> = undefined extends T
  ? { [K in Name]?: undefined }
  : object extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

type Named<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never
/** What fills the `{name}`s of a path. */
export type PathParts<P> = [Named<P>] extends [never] ? undefined : Record<Named<P>, string | number>

/** What a call is given: the parts of its path, its query and its body. */
export type Given<R extends Route> = Part<'params', PathParts<R>> &
  Part<'query', Sent<Routes[R]['query']>> &
  Part<'body', Sent<Routes[R]['body']>>

/** What a call answers; undefined where it has no JSON body. */
export type AnswerOf<R extends Route> = [Schema<Routes[R]['answer']>] extends [never]
  ? undefined
  : output<Schema<Routes[R]['answer']>>
