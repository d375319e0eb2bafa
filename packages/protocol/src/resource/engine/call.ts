import type { ResourceEnvelope, ResourceVerb } from '@corkboard/contract'
import { fail } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import { asRefusal, reportRefusal } from '../../errors/refusal.ts'
import type { Client } from '../../http/client.ts'
import { newIdentifier } from '../../http/identifier.ts'
import type { Options } from './check-options.ts'
import { type EnvelopeFacts, failureEnvelope, successEnvelope } from './envelope.ts'
import { type CompiledAction, resourcesOf } from './resources.ts'
import { runAction } from './run-action.ts'

const IN_PROCESS: Client = {
  address: '127.0.0.1',
  userAgent: '',
  visitor: '',
  origin: '',
  held: { others: [], isAgeRestricted: false },
  isCookieRestricted: false,
}

interface CheckedCall {
  readonly compiled: CompiledAction
  readonly options: Options
}

const checkCall = ({ site }: Ctx, name: string, verb: ResourceVerb, sent: Options): CheckedCall => {
  const resources = resourcesOf(site)
  const compiled = resources.find(name, verb)
  if (!compiled) throw fail(resources.names.has(name) ? 'request.method_not_allowed' : 'resource.unknown')
  if (typeof compiled.handler !== 'function') throw fail('request.method_not_allowed')
  return { compiled, options: compiled.check(sent) }
}

const runCall = async (ctx: Ctx, { compiled, options }: CheckedCall) => {
  const outcome = await runAction(ctx, compiled, options, { client: IN_PROCESS, key: undefined })
  const data: unknown = 'data' in outcome ? outcome.data : JSON.parse(outcome.text)
  return { data, bookmark: outcome.bookmark }
}

/** The response of a resource, for an endpoint that answers the same. @throws CorkboardError */
export const readResource = async (ctx: Ctx, name: string, sent: Options) =>
  runCall(ctx, checkCall(ctx, name, 'get', sent))

/**
 * A resource call without HTTP, for server rendering: the same checks, handlers and envelope. Never throws; an error is
 * an envelope with status `failure`. Calls that start or end a session need a visitor and are refused.
 */
export const callResource = async (
  ctx: Ctx,
  name: string,
  verb: ResourceVerb,
  sent: Options,
): Promise<ResourceEnvelope> => {
  let facts: EnvelopeFacts = { name, identifier: newIdentifier(), options: {} }
  try {
    const call = checkCall(ctx, name, verb, sent)
    facts = { ...facts, options: call.options }
    const { data, bookmark } = await runCall(ctx, call)
    return successEnvelope(facts, data, bookmark)
  } catch (error) {
    const refusal = asRefusal(error)
    reportRefusal(ctx, refusal, `${name} ${verb}`)
    return failureEnvelope(facts, refusal)
  }
}
