import type { Endpoint } from '@rolewright/contract/endpoint'
import { ErrorAnswer } from '@rolewright/contract/errors'
import { type $ZodType, toJSONSchema } from 'zod/v4/core'

const schemaOf = (schema: $ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...described } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const parameters = (schema: $ZodType | undefined, where: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }))
}

const json = (schema: $ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } })

const describe = ({ access, summary, params, query, body, answer, file, status = 200 }: Endpoint) => ({
  summary,
  ...(access !== 'public' && { security: [{ token: [] }] }),
  parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
  ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
  responses: {
    [status]: {
      description: 'Good',
      ...(answer && { content: json(answer, 'output') }),
      ...(file && { content: { [file]: {} } }),
    },
    default: { description: 'Failed', content: json(ErrorAnswer, 'output') },
  },
})

/** The contract as an OpenAPI 3.1 document. */
export function describeApi(endpoints: Endpoint[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    paths[endpoint.path]![endpoint.method.toLowerCase()] = describe(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rolewright', version },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
