import type { $ZodType } from 'zod/v4/core'

/** Who may call: anyone, a signed-in person, or an admin. Decided on the server before anything else is read. */
export type Access = 'public' | 'user' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call between browser and server, written once: the server mounts it; `routes.ts`, the OpenAPI page and the types follow. */
export interface Endpoint<
  Params extends $ZodType | undefined = $ZodType | undefined,
  Query extends $ZodType | undefined = $ZodType | undefined,
  Body extends $ZodType | undefined = $ZodType | undefined,
  Answer extends $ZodType | undefined = $ZodType | undefined,
  Called extends Method = Method,
  Path extends string = string,
> {
  method: Called
  /** With `{name}` for each path parameter. */
  path: Path
  access: Access
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Absent where the answer has no JSON body: a 204 or a file. */
  answer?: Answer
  /** The status of a good answer; 200 unless said. */
  status?: 200 | 201 | 204 | 302
  /** Media type of a good answer that is not JSON. */
  file?: string
}

export const endpoint = <
  const Called extends Method,
  const Path extends string,
  Params extends $ZodType | undefined = undefined,
  Query extends $ZodType | undefined = undefined,
  Body extends $ZodType | undefined = undefined,
  Answer extends $ZodType | undefined = undefined,
>(
  described: Endpoint<Params, Query, Body, Answer, Called, Path>,
): Endpoint<Params, Query, Body, Answer, Called, Path> => described
