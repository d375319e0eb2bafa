import { isId } from '@corkboard/contract'
import type { BatchHandler, OutboxEvent, OutboxHandler, OutboxHandlers, Tx } from '@corkboard/database'
import type { Site } from '../../kernel/index.ts'
import { indexBoardWithPins, indexPerson, indexPersonWithAll, indexPins } from '../../finding/search/index.ts'

type Indexing = (site: Site, tx: Tx, ids: readonly string[], events: readonly OutboxEvent[]) => Promise<void>

const idsIn = (events: readonly OutboxEvent[], names: readonly string[]): string[] => [
  ...new Set(
    events.flatMap(({ payload }) =>
      names.flatMap((name) => {
        const value = payload[name]
        return Array.isArray(value) ? value.filter(isId) : isId(value) ? [value] : []
      }),
    ),
  ),
]

const pins: Indexing = (site, tx, ids) => indexPins(site, tx, ids)

const boards: Indexing = async (site, tx, ids) => {
  for (const id of ids) await indexBoardWithPins(site, tx, id)
}

/** A new name changes what finds the person; what hides or shows them changes it for all that is theirs. */
const people: Indexing = async (site, tx, ids, events) => {
  const isOfAll = events.some(({ kind, payload }) => kind === 'user.deleted' || payload['changes_all'] === true)
  for (const id of ids) await (isOfAll ? indexPersonWithAll(site, tx, id) : indexPerson(site, tx, id))
}

const PIN = ['pin_id', 'pin_ids'] as const
const BOARD = ['board_id'] as const
const PERSON = ['userId'] as const

/** Events after which something is found by other words, by others, or not at all. */
const CHANGES: Readonly<Record<string, readonly [Indexing, readonly string[]]>> = {
  'pin.created': [pins, PIN],
  'pin.edited': [pins, PIN],
  'pin.deleted': [pins, PIN],
  'pins.deleted': [pins, PIN],
  'pins.moved': [pins, PIN],
  'pin.restored': [pins, PIN],
  'link.page_changed': [pins, PIN],
  'board.created': [boards, BOARD],
  'board.edited': [boards, BOARD],
  'board.privacy_changed': [boards, BOARD],
  'board.transferred': [boards, BOARD],
  'board.restored': [boards, BOARD],
  'board.deleted': [boards, BOARD],
  'user.changed': [people, PERSON],
  'user.deleted': [people, PERSON],
}

const indexing = (site: Site, handler: OutboxHandler | BatchHandler, kind: string): BatchHandler => ({
  together: async (events, tx, afterCommit) => {
    if ('together' in handler) await handler.together(events, tx, afterCommit)
    else for (const event of events) await handler(event, tx, afterCommit)
    const [index, names] = CHANGES[kind]!
    await index(site, tx, idsIn(events, names), events)
    afterCommit(() => site.changes.publish(['search:all']))
  },
})

/** FIND-05: the same handlers, after which search knows what has changed. */
export const indexForSearch = (site: Site, handlers: OutboxHandlers): OutboxHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [kind, CHANGES[kind] ? indexing(site, handler, kind) : handler]),
  )
