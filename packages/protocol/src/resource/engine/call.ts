import type { ResourceEnvelope, ResourceVerb } from '@corkboard/contract'
import { fail } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import { asRefusal, reportRefusal } from '../../errors/refusal.ts'
import type { Client } from '../../http/client.ts'
import { newIdentifier } from '../../http/identifier.ts'
import { failureEnvelope, successEnvelope } from './envelope.ts'
import { resourcesOf } from './resources.ts'
import { runAction } from './run-action.ts'

const IN_PROCESS: Client = {
  address: '127.0.0.1',
  userAgent: '',
  visitor: '',
  origin: '',
  held: { others: [], isAgeRestricted: false },
  isCookieRestricted: false,
}

/**
 * A resource call without HTTP, as server rendering makes it: the same checks, handlers and envelope. Never throws;
 * a refusal is an envelope with status `failure`. Calls that begin or end a session need a visitor and are refused.
 */
export const callResource = async (
  ctx: Ctx,
  name: string,
  verb: ResourceVerb,
  sent: Readonly<Record<string, unknown>>,
): Promise<ResourceEnvelope> => {
  const resources = resourcesOf(ctx.site)
  let facts = { name, identifier: newIdentifier(), options: {} }
  try {
    const compiled = resources.find(name, verb)
    if (!compiled) throw fail(resources.names.has(name) ? 'request.method_not_allowed' : 'resource.unknown')
    if (typeof compiled.handler !== 'function') throw fail('request.method_not_allowed')
    const options = compiled.check(sent)
    facts = { ...facts, options }
    const outcome = await runAction(ctx, compiled, options, { client: IN_PROCESS, key: undefined })
    const data: unknown = 'data' in outcome ? outcome.data : JSON.parse(outcome.text)
    return successEnvelope(facts, data, outcome.bookmark)
  } catch (error) {
    const refusal = asRefusal(error)
    reportRefusal(ctx.log, refusal)
    return failureEnvelope(facts, refusal)
  }
}
