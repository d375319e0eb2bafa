import { CorkboardError, type EndpointDefinition, fail } from '@corkboard/contract'
import type { FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import { compileFields, type Fields } from '../../fields/check-fields.ts'
import { compileTexts } from '../../fields/read-texts.ts'

type Read = (request: FastifyRequest) => Fields

/** The checked input of a handler, by part. */
export type ReadInput = (request: FastifyRequest) => Readonly<Record<string, Fields>>

const FORM = 'application/x-www-form-urlencoded'

/** A form sends every field it has: an empty one counts as not sent. */
const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

const bodyIn = ({ body, headers }: FastifyRequest): Fields => {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw fail('request.malformed')
  const fields = body as Fields
  return headers['content-type']?.startsWith(FORM) ? withoutEmpty(fields) : fields
}

/** An address with a parameter that cannot exist leads to nothing. */
const orNotFound =
  (read: Read, code: NonNullable<EndpointDefinition['notFound']>): Read =>
  (request) => {
    try {
      return read(request)
    } catch (error) {
      throw error instanceof CorkboardError ? fail(code, error.details) : error
    }
  }

const compilePart = (schema: TObject, name: string, sentIn: (request: FastifyRequest) => Fields): Read => {
  const check = compileFields(schema, name)
  const readTexts = compileTexts(schema)
  return (request) => check(readTexts(sentIn(request)))
}

/** Compiles what reads and checks the parts of a request that the contract names. */
export const compileInput = (definition: EndpointDefinition): ReadInput => {
  const { headers, params, query, body, notFound = 'request.not_found' } = definition
  const parts: [string, Read][] = []
  if (headers) parts.push(['headers', compilePart(headers, 'headers', (request) => request.headers)])
  if (params) {
    const read = compilePart(params, 'params', (request) => request.params as Fields)
    parts.push(['params', orNotFound(read, notFound)])
  }
  if (query) parts.push(['query', compilePart(query, 'query', (request) => request.query as Fields)])
  if (body) parts.push(['body', compilePart(body, 'body', bodyIn)])
  return (request) => Object.fromEntries(parts.map(([name, read]) => [name, read(request)]))
}
