import type { Pin, PinOrder } from '@corkboard/contract'
import type { TestSite } from '@corkboard/testkit'
import { createDice } from '@corkboard/testkit/histories'
import { ApiError } from '@corkboard/web/src/api/errors.ts'
import type { Place } from '@corkboard/web/src/features/organize/place-lists.ts'
import { placeFeed, sectionsOf } from '@corkboard/web/src/product/feeds.ts'
import { resource } from '@corkboard/web/src/store/requests.ts'
import { ACTIONS, placesOf, type Session } from './actions.ts'
import { openWindow, pinsOnSite, type ShownList } from './window.ts'

const ORDERS: readonly PinOrder[] = ['newest', 'oldest', 'custom']
const DAY = 86_400_000
const MINUTE = 60_000
/** Fewer and more than a page of 25. */
const PINS = [7, 28, 14]

/** A new member with a board in each order, who has opened all of them. */
const open = async (site: TestSite, seed: number): Promise<Session> => {
  // The calls of earlier seeds no longer count toward limits.
  site.clock.pass(DAY)
  const actor = await site.person(`Member${seed}`)
  const { media_upload_id: uploadId } = await actor.uploads()
  const window = openWindow(actor)
  const boardIds: string[] = []
  for (const [index, order] of ORDERS.entries()) {
    const { id } = await actor.createsBoard(`In order: ${order}`)
    await actor.edits({ id }, { pin_order: order })
    const first = await actor.asks<Pin>('PinResource', 'create', { board_id: id, media_upload_id: uploadId })
    for (let n = 1; n < PINS[index]!; n += 1) await actor.saves(first, { id })
    for (const request of [resource('BoardResource', { board_id: id }), sectionsOf(id), placeFeed(id, null)]) {
      await window.app.data.load(request)
    }
    boardIds.push(id)
  }
  return { actor, window, uploadId, boardIds, dice: createDice(seed), undos: [] }
}

/** Returns what happened in words, or nothing if the action was not possible. */
const perform = async (session: Session): Promise<string | undefined> => {
  const [name, action] = session.dice.pick(ACTIONS)!
  try {
    return await action(session)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return `${name} is refused: ${error.error.error_code}`
  } finally {
    await session.window.settled()
  }
}

const partingOf = ({ boardId, sectionId }: Place, shown: ShownList, expected: readonly string[]): string[] => {
  const place = sectionId === null ? `board ${boardId}` : `section ${sectionId}`
  const isSame = expected.join() === shown.pins.join()
  return [
    ...(isSame ? [] : [`${place} on the site: ${expected.join(' ')}`, `  in the window: ${shown.pins.join(' ')}`]),
    ...(shown.hasStoryBelowPins ? [`${place} has a story below its pins`] : []),
  ]
}

/** Compares every list that the window has loaded with the site's. */
const differences = async (session: Session): Promise<string[]> => {
  const found: string[] = []
  for (const place of placesOf(session)) {
    const shown = session.window.shown(place)
    if (!shown) continue
    const pins = await pinsOnSite(session.actor, place)
    found.push(...partingOf(place, shown, shown.hasMore ? pins.slice(0, shown.pins.length) : pins))
  }
  return found
}

/**
 * Plays random actions in one window until the window and the site differ. The same seed gives the same choices, but ids
 * differ, and what is refused may too.
 * @returns what was done, and the report of the difference: the seed, the actions and both orders; empty if there is none
 */
export const play = async (site: TestSite, seed: number, length: number): Promise<{ done: number; report: string }> => {
  const session = await open(site, seed)
  const log: string[] = []
  for (let n = 0; n < length; n += 1) {
    site.clock.pass(MINUTE)
    const done = await perform(session)
    if (done === undefined) continue
    log.push(done)
    const found = await differences(session)
    if (found.length > 0) return { done: log.length, report: [`seed ${seed}`, ...log, ...found].join('\n') }
  }
  return { done: log.length, report: '' }
}
