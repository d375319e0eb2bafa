import { describe, expect, it } from 'vitest'
import type { EndpointDefinition } from './endpoint.ts'
import * as endpoints from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: object }>> }
  readonly responses: Readonly<Record<string, { content: Readonly<Record<string, { schema: object }>> }>>
  readonly security: readonly object[]
}
interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>>; readonly securitySchemes: object }
}

const definitions: readonly (readonly [string, EndpointDefinition])[] = Object.entries(endpoints)
const document = openApiDocument(endpoints) as unknown as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, path, operation] as const),
)

const placeholdersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const referencesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)

describe('the OpenAPI document', () => {
  it('lists every endpoint of the contract once', () => {
    const calls = definitions.map(([, { method, path }]) => `${method} ${path}`)
    expect(operations.map(([call]) => call).toSorted()).toEqual(calls.toSorted())
  })

  it.each(operations)('has the parameters of %s', (_call, path, { parameters }) => {
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(placeholdersIn(path).toSorted())
    expect(inPath.every(({ required }) => required)).toBe(true)
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(operations)('describes %s in one line, with an envelope and the error', (call, _path, operation) => {
    expect(operation.summary).toMatch(/^[A-Z][^.\n]{10,90}$/)
    const { 200: success, default: failure } = operation.responses
    expect(failure?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Failure' })
    const isFile = definitions.some(([, e]) => `${e.method} ${e.path}` === call && e.download)
    const envelope = isFile ? {} : { required: ['status', 'code', 'message', 'data'] }
    expect(success?.content['application/json']?.schema).toMatchObject(envelope)
  })

  it('names every operation once', () => {
    const ids = operations.map(([, , { operationId }]) => operationId)
    expect(ids).toContain('flagComment')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refers to schemas that are there, and holds no others', () => {
    const names = Object.keys(document.components.schemas)
    expect([...new Set(referencesIn(document))].toSorted()).toEqual(names.toSorted())
    expect(names).toEqual(expect.arrayContaining(['AggregatedComment', 'User', 'MediaUpload', 'Failure']))
  })

  it('asks for a session and for the token of our own pages only where they are needed', () => {
    const securityOf = (call: string) => operations.find(([one]) => one === call)?.[2].security
    expect(securityOf('GET /v3/users/me/')).toEqual([{ session: [] }])
    expect(securityOf('PUT /v3/sessions/verify/')).toEqual([{ session: [], csrf: [] }])
    expect(securityOf('POST /v3/login/handshake/')).toEqual([{ csrf: [] }])
    expect(securityOf('POST /email/subscription/')).toEqual([])
    expect(securityOf('GET /_/_/state')).toEqual([])
  })

  it('takes files as multipart, their parts as bytes, and other bodies as JSON or as a form', () => {
    const contentOf = (call: string) =>
      Object.keys(operations.find(([one]) => one === call)?.[2].requestBody?.content ?? {})
    expect(contentOf('POST /v3/media/')).toEqual(['multipart/form-data'])
    expect(contentOf('PATCH /v3/media/partial/{media_upload_id}/')).toEqual(['application/octet-stream'])
    expect(contentOf('PUT /v3/aggregated_comments/{id}/flag/')).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ])
  })
})
