import Type, { type TObject } from 'typebox'
import type { EndpointDefinition } from './endpoint.ts'
import { Nullable } from './scalars.ts'
import * as wire from './wire.ts'

type Json = Readonly<Record<string, unknown>>

/** The schemas that others refer to by name: shapes of the wire, by their JSON. */
const SHAPES: ReadonlyMap<string, object> = new Map(
  Object.entries(wire).flatMap(([name, value]) =>
    typeof value === 'object' && 'properties' in value ? [[name, value] as const] : [],
  ),
)
const NAMES: ReadonlyMap<string, string> = new Map([...SHAPES].map(([name, shape]) => [JSON.stringify(shape), name]))

/** The error of every envelope. */
const WireErrorSchema = Type.Object({
  error_code: Type.String(),
  api_error_code: Type.Integer(),
  code: Type.Integer(),
  http_status: Type.Integer(),
  message: Type.String(),
  message_detail: Nullable(Type.String()),
  field: Nullable(Type.String()),
  extra_data: Type.Object({}),
})

const FAILURE = {
  type: 'object',
  required: ['status', 'code', 'message', 'data', 'error'],
  properties: {
    status: { const: 'failure' },
    code: { type: 'integer' },
    message: { type: 'string' },
    data: {},
    error: WireErrorSchema,
  },
}

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'corkboard_session' },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken', description: 'The value of the cookie `csrftoken`.' },
}

/** The same schema with references in place of named shapes. The names are added to `used`. */
const withReferences = (value: unknown, used: Set<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, used))
  if (typeof value !== 'object' || value === null) return value
  const name = NAMES.get(JSON.stringify(value))
  if (name === undefined) return inside(value, used)
  used.add(name)
  return { $ref: `#/components/schemas/${name}` }
}

const inside = (value: object, used: Set<string>): Json =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withReferences(item, used)]))

/** All shapes that are used, and those that they use. */
const schemasOf = (used: Set<string>): Json => {
  const schemas = new Map<string, Json>()
  // A set that grows while it is walked is walked to its end.
  for (const name of used) schemas.set(name, inside(SHAPES.get(name)!, used))
  return Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const parametersOf = (place: string, schema: TObject | undefined): Json[] =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) === true,
    schema: property,
  }))

const FILE: Json = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
}

const requestBodyOf = ({ body, upload, bytes }: EndpointDefinition): Json => {
  if (upload) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE } } } }
  if (bytes) return { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
  if (!body) return {}
  const content = { 'application/json': { schema: body }, 'application/x-www-form-urlencoded': { schema: body } }
  return { requestBody: { required: (body.required ?? []).length > 0, content } }
}

const envelopeOf = ({ response, list }: EndpointDefinition): Json => ({
  type: 'object',
  required: ['status', 'code', 'message', 'data'],
  properties: {
    status: { const: 'success' },
    code: { const: 0 },
    message: { type: 'string' },
    data: response,
    ...(list && { bookmark: { type: 'string' } }),
  },
})

const responsesOf = (endpoint: EndpointDefinition): Json => {
  const schema = endpoint.download ? endpoint.response : envelopeOf(endpoint)
  return {
    200: { description: 'Success', content: { 'application/json': { schema } } },
    default: {
      description: 'An error of the catalog',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  }
}

/** A session where one is required, and the CSRF token for writes from our own pages. */
const securityOf = ({ signedOut, method, from }: EndpointDefinition): Json[] => {
  const needed = { ...(!signedOut && { session: [] }), ...(method !== 'GET' && !from && { csrf: [] }) }
  return Object.keys(needed).length === 0 ? [] : [needed]
}

const operationOf = (name: string, endpoint: EndpointDefinition): Json => ({
  operationId: name.charAt(0).toLowerCase() + name.slice(1).replace(/Endpoint$/, ''),
  summary: endpoint.summary,
  parameters: [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...parametersOf('header', endpoint.headers),
  ],
  ...requestBodyOf(endpoint),
  responses: responsesOf(endpoint),
  security: securityOf(endpoint),
})

/** The OpenAPI 3.1 document of endpoints, by the names of their definitions. */
export const openApiDocument = (endpoints: Readonly<Record<string, EndpointDefinition>>): Json => {
  const used = new Set<string>()
  const byPath = Object.groupBy(Object.entries(endpoints), ([, { path }]) => path)
  const paths = Object.entries(byPath).map(([path, of = []]) => {
    const operations = of.map(([name, endpoint]) => [endpoint.method.toLowerCase(), operationOf(name, endpoint)])
    return [path, Object.fromEntries(operations)] as const
  })
  const document = { paths: Object.fromEntries(paths.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
  return {
    openapi: '3.1.0',
    info: { title: 'Corkboard', version: 'v3' },
    ...inside(document, used),
    components: { schemas: { Failure: FAILURE, ...schemasOf(used) }, securitySchemes: SECURITY_SCHEMES },
  }
}
