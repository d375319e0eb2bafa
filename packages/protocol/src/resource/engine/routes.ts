import { fail, type ResourceVerb } from '@corkboard/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal, reportRequest } from '../../errors/refusal.ts'
import { refuse } from '../../errors/rest-errors.ts'
import { clientOf } from '../../http/client.ts'
import { applySessionChange } from '../../http/session-change.ts'
import type { Options } from './check-options.ts'
import { type EnvelopeFacts, failureEnvelope, successText } from './envelope.ts'
import { noteAge } from '../../http/age-restriction.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { readCall } from './read-call.ts'
import { type CompiledAction, resourcesOf } from './resources.ts'
import { runAction } from './run-action.ts'
import { isFromPage, withWholeAddresses } from './whole-addresses.ts'

/** The options of calls that passed their check, so that a failure can say what was asked. */
const asked = new WeakMap<FastifyRequest, Options>()

const JSON_TYPE = 'application/json; charset=utf-8'

/** `/resource/{Name}Resource/{get|create|update|delete}/` (SHELL-24): reads by GET, writes by POST. */
export const resourceRoutes = async (app: FastifyInstance): Promise<void> => {
  app.setErrorHandler(sendResourceError)
  for (const { name, compiled } of resourcesOf(app.site).all()) {
    for (const spelling of spellingsOf(name)) {
      app.route({
        method: methodOf(compiled.verb),
        url: `/resource/${spelling}/${compiled.verb}/`,
        ...(isAboutSession(compiled) && { config: { isNeverSlowed: true } }),
        handler: (request, reply) => handleCall(request, reply, name, compiled),
      })
    }
  }
  app.all('/resource/*', async (request, reply) => refuseUnknown(request, reply))
}

/** Consumer §7 writes these names in another way than the rest. */
const SPECIFIED: Readonly<Record<string, string>> = {
  UserRegisterResource: 'user-register',
  HandshakeSessionResource: 'handshake-session',
}

const spellingsOf = (name: string): string[] => {
  const specified = SPECIFIED[name]
  return specified === undefined ? [name] : [name, specified]
}

/** Logging out, above all. */
const isAboutSession = ({ handler }: CompiledAction): boolean => typeof handler === 'object' && 'session' in handler

const methodOf = (verb: ResourceVerb): 'GET' | 'POST' => (verb === 'get' ? 'GET' : 'POST')

const handleCall = async (request: FastifyRequest, reply: FastifyReply, name: string, compiled: CompiledAction) => {
  const { visit } = request
  const sent = readCall(compiled.verb === 'get' ? request.query : request.body)
  const options = compiled.check(sent.options)
  asked.set(request, options)
  const client = clientOf(request)
  const key = compiled.verb === 'get' ? undefined : readIdempotencyKey(request)
  const outcome = await runAction(visit.ctx, compiled, options, { client, key, context: sent.context })
  if (outcome.change) applySessionChange(reply, visit, outcome.change)
  const facts: EnvelopeFacts = { name, identifier: visit.identifier, options }
  const response = 'text' in outcome ? outcome.text : compiled.stringify(outcome.data)
  const text = isFromPage(request) ? response : withWholeAddresses(response, visit.origin)
  return reply
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(successText(facts, text, outcome.bookmark))
}

const nameIn = (request: FastifyRequest): string => /^\/resource\/([A-Za-z-]{1,80})/.exec(request.url)?.[1] ?? ''

/** A verb that a known resource lacks is a 405; anything else is a 404. */
const refuseUnknown = (request: FastifyRequest, reply: FastifyReply): never => {
  const resources = resourcesOf(request.server.site)
  const [, , name = '', verb = ''] = request.url.split('?', 1)[0]!.split('/')
  if (!resources.names.has(name)) throw fail('resource.unknown')
  const compiled = resources.find(name, verb as ResourceVerb)
  if (compiled) void reply.header('allow', methodOf(compiled.verb))
  throw fail('request.method_not_allowed')
}

const sendResourceError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = asRefusal(error)
  const visit = request.visit as typeof request.visit | null
  reportRequest(request, refusal)
  const facts = { name: nameIn(request), identifier: visit?.identifier ?? '', options: asked.get(request) ?? {} }
  if (visit) noteAge(reply, visit, refusal)
  return refuse(reply, refusal).send(failureEnvelope(facts, refusal))
}
