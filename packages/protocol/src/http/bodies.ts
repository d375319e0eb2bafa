import { fail } from '@corkboard/contract'
import type { FastifyInstance } from 'fastify'

/** Parses JSON and form bodies, and refuses anything else with our own error. Files have their own parser. */
export const addBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body as string))
    } catch (error) {
      done(fail('request.malformed', {}, error))
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields: Record<string, string> = Object.create(null)
    for (const [name, value] of new URLSearchParams(body as string)) fields[name] ??= value
    done(null, fields)
  })
}
