import type { FastifyRequest } from 'fastify'

/**
 * Fields in which a path of this site stands that only opens here: of pictures and videos, and the way out of it. All of
 * them are ours to fill: no words of anybody stand in one, and nobody's page is below `/media/` or `/offsite/`.
 */
const PATHS =
  /"(url|thumbnail|tracked_link|image_url|image_(?:small|medium|large|xlarge)_url)":"(?=\/(?:media|offsite)\/)/g

/** Whether a page of this site asks, to which paths are enough. Over plain HTTP browsers do not say; our own client does. */
export const isAskedByPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers['x-handler-id'] !== undefined

/** SHELL-24: an answer's data, as JSON text, for whoever reads it elsewhere: pictures are found without knowing where it came from. */
export const withWholeAddresses = (text: string, origin: string): string =>
  text.replace(PATHS, (_, field: string) => `"${field}":"${origin}`)
