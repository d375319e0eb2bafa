import { isId } from '@corkboard/contract'
import type { OutboxHandler, OutboxHandlers } from '@corkboard/database'
import { unfollowBoardsBetween } from '../boards/index.ts'
import { removeDataDownloads } from '../data-downloads/index.ts'
import type { Site } from '../kernel/index.ts'
import { wantLinkPage } from '../links/index.ts'
import { mailNewFollower } from '../people/index.ts'
import { clearDeletedBoard, followBoardPrivacy } from '../pins/index.ts'

/** A fact that nobody needs to hear of yet; it is still taken out of the outbox. */
const noted = async (): Promise<void> => {}

/** PIN-05: there may be a page behind a pin that is new, or links elsewhere now. */
const readsLink =
  (site: Site): OutboxHandler =>
  async ({ payload }, tx) => {
    const { link } = payload
    if (typeof link === 'string') await wantLinkPage(tx, link, site.clock.now())
  }

const idIn = (payload: Readonly<Record<string, unknown>>, name: string): string => {
  const id = payload[name]
  if (!isId(id)) throw new Error(`An event carries no ${name}`)
  return id
}

/**
 * What happens because something happened: one row a kind of event. Every handler may run twice without harm. Modules
 * do not know who reacts to their events; this table does.
 */
export const createReactions = (site: Site): OutboxHandlers => ({
  'user.registered': noted,
  'user.deleted': async ({ payload }, tx) => removeDataDownloads({ db: tx, site }, idIn(payload, 'userId')),
  'people.followed': async ({ payload }, tx) =>
    mailNewFollower(site, tx, idIn(payload, 'followerId'), idIn(payload, 'followeeId')),
  'people.blocked': async ({ payload }, tx) =>
    unfollowBoardsBetween(tx, idIn(payload, 'blockerId'), idIn(payload, 'blockedId')),
  'pin.created': readsLink(site),
  'pin.link_changed': readsLink(site),
  'pin.deleted': noted,
  'pins.deleted': noted,
  'pin.restored': readsLink(site),
  'comment.created': noted,
  'comment.mentioned': noted,
  'comment.liked': noted,
  'comment.marked_helpful': noted,
  'comment.highlighted': noted,
  'comment.flagged': noted,
  'board.privacy_changed': async ({ payload }, tx) => {
    await followBoardPrivacy(tx, idIn(payload, 'board_id'))
    site.changes.publish(['visibility:all', 'feed:public'])
  },
  'board.deleted': async ({ payload }, tx) => clearDeletedBoard(tx, idIn(payload, 'board_id'), site.clock.now()),
})
