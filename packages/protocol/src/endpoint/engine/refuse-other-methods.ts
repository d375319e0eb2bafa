import { fail } from '@corkboard/contract'
import type { FastifyInstance, HTTPMethods } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only answers that its address does not take these methods. */
    refusesMethods?: true
  }
}

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A URL that exists answers unsupported methods with 405 and `Allow`, where the router would return 404. */
export const refuseOtherMethods = (app: FastifyInstance, url: string, allowed: readonly HTTPMethods[]): void => {
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    config: { refusesMethods: true },
    handler: async (_request, reply) => {
      void reply.header('allow', allowed.join(', '))
      throw fail('request.method_not_allowed')
    },
  })
}
