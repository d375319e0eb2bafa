import { isId } from '@corkboard/contract'
import type { BatchHandler, OutboxEvent, OutboxHandler, OutboxHandlers } from '@corkboard/database'
import { type Change, noteChanges } from '../../platform/discovery/index.ts'

/** Events after which pins or boards are not what they were, where they were, or there. */
const CHANGES: Readonly<Record<string, Change['kind']>> = {
  'pin.created': 'pin',
  'pin.deleted': 'pin',
  'pins.deleted': 'pin',
  'pins.moved': 'pin',
  'pin.restored': 'pin',
  'pin.edited': 'pin',
  'board.edited': 'board',
  'board.privacy_changed': 'board',
  'board.transferred': 'board',
  'board.restored': 'board',
  'board.deleted': 'board',
}

const idsOf = (kind: Change['kind'], { payload }: OutboxEvent): readonly string[] => {
  const many = payload['pin_ids']
  const one = payload[`${kind}_id`]
  return Array.isArray(many) ? many.filter(isId) : isId(one) ? [one] : []
}

const noting = (handler: OutboxHandler | BatchHandler, kind: Change['kind']): BatchHandler => ({
  together: async (events, tx, afterCommit) => {
    if ('together' in handler) await handler.together(events, tx, afterCommit)
    else for (const event of events) await handler(event, tx, afterCommit)
    await noteChanges(tx, kind, [...new Set(events.flatMap((event) => idsOf(kind, event)))])
  },
})

/** The same handlers, which also write down what whoever keeps pins and boards in memory has to look at again. */
export const noteForDiscovery = (handlers: OutboxHandlers): OutboxHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([event, handler]) => {
      const kind = CHANGES[event]
      return [event, kind ? noting(handler, kind) : handler]
    }),
  )
