import { pipeline, Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Pieces, RenderResult } from '@corkboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCodings, compress, encoderInParts } from '../http/compression.ts'
import { documentBody } from './encoding.ts'
import type { CachedPage } from './html-cache.ts'

export const HTML = 'text/html; charset=utf-8'
export const VARY = 'cookie, accept-encoding, accept-language, user-agent'
/** Enough for what the first paint needs. A longer header would slow down what it should speed up. */
const MAX_LINKS = 6

/** Values of the `Link` header. */
export const linkHeader = ({ preload }: RenderResult): string => preload.slice(0, MAX_LINKS).join(', ')

const encoded = (pieces: Pieces): Buffer => Buffer.concat(pieces.map((piece) => Buffer.from(piece)))

const isWhole = (html: RenderResult['html']): html is Pieces => Array.isArray(html)

const encodedWhole = async (html: RenderResult['html']): Promise<Buffer> => {
  if (isWhole(html)) return encoded(html)
  const parts: Buffer[] = []
  for await (const pieces of html) parts.push(encoded(pieces))
  return Buffer.concat(parts)
}

/** A finished document, ready to be sent many times. */
export const toCachedPage = async (result: RenderResult): Promise<CachedPage> => {
  const identity = await encodedWhole(result.html)
  return {
    body: documentBody(identity),
    etag: `"${identity.length.toString(36)}-${crc32(identity).toString(36)}"`,
    preload: linkHeader(result),
    dependsOn: result.dependsOn,
  }
}

/** The headers of a cached page, with its contents or without. */
export const cachedHeaders = ({ etag }: CachedPage, policy: string) => ({
  'content-type': HTML,
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  etag,
  vary: VARY,
})

/** @param policy the content security policy of shared documents */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  policy: string,
): Promise<FastifyReply> => {
  const { headers } = request
  void reply.headers(cachedHeaders(page, policy))
  if (headers['if-none-match'] === page.etag) return reply.code(304).send()
  void reply.header('link', page.preload)
  const { coding, bytes } = await page.body.in(acceptedCodings(headers['accept-encoding']))
  if (coding) void reply.header('content-encoding', coding)
  return reply.send(bytes)
}

const sendWhole = async (request: FastifyRequest, reply: FastifyReply, document: Buffer): Promise<FastifyReply> => {
  const [coding] = acceptedCodings(request.headers['accept-encoding'])
  if (coding === undefined) return reply.send(document)
  return reply.header('content-encoding', coding).send(await compress[coding](document))
}

async function* encodedParts(parts: AsyncIterable<Pieces>): AsyncGenerator<Buffer> {
  for await (const pieces of parts) yield encoded(pieces)
}

const sendInParts = (request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<Pieces>): FastifyReply => {
  const compressed = encoderInParts(request.headers['accept-encoding'])
  const source = Readable.from(encodedParts(parts))
  if (!compressed) return reply.send(source)
  // Both end when the client disconnects.
  const sent = pipeline(source, compressed.encoder, () => {})
  return reply.header('content-encoding', compressed.coding).send(sent)
}

/**
 * Sends a document that is not cached, compressed if the browser accepts it. Parts are sent as they become ready, each
 * immediately.
 */
export const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  html: RenderResult['html'],
): Promise<FastifyReply> =>
  isWhole(html) ? sendWhole(request, reply, encoded(html)) : sendInParts(request, reply, html)
