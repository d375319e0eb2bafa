import type { FastifyRequest } from 'fastify'

/**
 * Fields with a path that works only on this site: of pictures and videos, and of outgoing links. We fill all of them:
 * none contains user text, and no user's page is below `/media/` or `/offsite/`.
 */
const PATHS =
  /"(url|thumbnail|tracked_link|image_url|image_(?:small|medium|large|xlarge)_url)":"(?=\/(?:media|offsite)\/)/g

/**
 * True when the request comes from a page of this site, for which paths are enough. Over plain HTTP, browsers do not
 * say so, but our own client does.
 */
export const isFromPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers['x-handler-id'] !== undefined

/** SHELL-24: makes the URLs in a response's JSON text absolute, so that clients elsewhere can load pictures from it. */
export const withWholeAddresses = (text: string, origin: string): string =>
  text.replace(PATHS, (_, field: string) => `"${field}":"${origin}`)
