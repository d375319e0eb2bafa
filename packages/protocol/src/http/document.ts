import type { FastifyRequest } from 'fastify'

/**
 * True if the browser will show the response as a page. Over plain HTTP browsers do not say what a response is for, but
 * which kinds they take.
 */
export const isDocument = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true
