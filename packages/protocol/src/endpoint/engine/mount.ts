import type { EndpointDefinition } from '@corkboard/contract'
import { requireSignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRestError } from '../../errors/rest-errors.ts'
import { compileResponse, sendFile, sendReply } from './send-response.ts'
import type { AnyHandler, EndpointImplementation, EndpointReply } from './implement.ts'
import { allowOtherHost } from './other-hosts.ts'
import { compileInput } from './read-input.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's definition of the route. */
    endpoint?: EndpointDefinition
  }
}

/** `/v3/helpful/1/{id}/` as the router writes it. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const compile = ({ definition, handler }: EndpointImplementation) => {
  const read = compileInput(definition)
  const form = { stringify: compileResponse(definition), revalidates: definition.revalidates === true }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (definition.from === 'other_hosts') allowOtherHost(request, reply)
    const { visit } = request
    const ctx = definition.signedOut ? visit.ctx : requireSignedIn(visit.ctx)
    const given = [ctx as never, read(request) as never, request] as const
    if ('download' in handler) return sendFile(reply, await handler.download(...given))
    return sendReply(reply, visit, form, await replyOf(handler, given))
  }
}

const replyOf = async (
  handler: Exclude<AnyHandler, { readonly download: unknown }>,
  given: readonly [never, never, FastifyRequest],
): Promise<EndpointReply> =>
  typeof handler === 'function' ? { data: await handler(...given) } : handler.respond(...given)

type Compiled = ReturnType<typeof compile>

/** Compiling depends on nothing but the code, so every site of a process shares it. */
const compiled = new WeakMap<EndpointImplementation, Compiled>()

const compiledOf = (implementation: EndpointImplementation): Compiled => {
  const made = compiled.get(implementation) ?? compile(implementation)
  compiled.set(implementation, made)
  return made
}

const mount = (app: FastifyInstance, implementation: EndpointImplementation) =>
  app.register(async (scope) => {
    const { definition, bodyParser } = implementation
    const { from, maxBytes, method, path } = definition
    scope.setErrorHandler(sendRestError)
    await bodyParser?.(scope)
    scope.route({
      method,
      url: routeOf(path),
      ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
      config: {
        endpoint: definition,
        ...(from === 'other_hosts' && { fromOurHosts: true }),
        ...(from === 'mail_programs' && { fromMailPrograms: true }),
        ...(from === 'beacons' && { fromBeacons: true }),
      },
      handler: compiledOf(implementation),
    })
  })

/** Mounts endpoints of the contract; their addresses refuse all other methods. */
export const mountEndpoints = async (
  app: FastifyInstance,
  implementations: readonly EndpointImplementation[],
): Promise<void> => {
  for (const implementation of implementations) await mount(app, implementation)
  const definitions = implementations.map(({ definition }) => definition)
  // What mail programs post to is also the address of a page.
  const alone = definitions.filter(({ from }) => from !== 'mail_programs')
  for (const [path, ofPath] of Map.groupBy(alone, (definition) => definition.path)) {
    const methods = ofPath.map(({ method }) => method)
    refuseOtherMethods(app, routeOf(path), methods)
  }
}
