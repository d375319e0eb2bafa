import { hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import type { RenderResult } from '@corkboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCodings, encoderInParts } from '../http/compression.ts'
import { documentBody } from './encoding.ts'
import type { CachedPage } from './html-cache.ts'

export const HTML = 'text/html; charset=utf-8'
export const VARY = 'cookie, accept-encoding, user-agent'
/** Enough for what the first paint needs. A longer header would slow down what it should speed up. */
const MAX_LINKS = 6

/** Values of the `Link` header. */
export const linkHeader = ({ preload }: RenderResult): string => preload.slice(0, MAX_LINKS).join(', ')

/** The document as one text. */
export const wholeText = async (html: RenderResult['html']): Promise<string> => {
  if (typeof html === 'string') return html
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of html) text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/** A finished document, ready to be sent many times. */
export const toCachedPage = async (result: RenderResult): Promise<CachedPage> => {
  const identity = Buffer.from(await wholeText(result.html))
  return {
    body: documentBody(identity),
    etag: `"${hash('sha1', identity, 'base64url')}"`,
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

/** Sends parts as they become ready; each is sent immediately, compressed if the browser accepts it. */
export const sendInParts = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Exclude<RenderResult['html'], string>,
): FastifyReply => {
  const compressed = encoderInParts(request.headers['accept-encoding'])
  const source = Readable.from(parts)
  if (!compressed) return reply.send(source)
  // Both end when the client disconnects.
  const sent = pipeline(source, compressed.encoder, () => {})
  return reply.header('content-encoding', compressed.coding).send(sent)
}
