import { isId } from '@corkboard/contract'
import { type BatchHandler, jobs, type OutboxHandler, type OutboxHandlers } from '@corkboard/database'
import {
  claimInvites,
  endInvitesOf,
  leaveBoardAcrossBlocks,
  leaveBoardsBetween,
  unfollowBoardsBetween,
} from '../../content/boards/index.ts'
import { endDataDownloads } from '../data-downloads/index.ts'
import { placeExplorePins } from '../../finding/editorial/index.ts'
import type { Site } from '../../kernel/index.ts'
import { wantLinkPages } from '../../content/links/index.ts'
import {
  forgetBoardNews,
  hearOfBoard,
  hearOfComment,
  hearOfFollow,
  hearOfMark,
  hearOfMentions,
  hearOfModeration,
  hearOfReactions,
  hearOfSaves,
  hearOfSharedBoards,
  hearOfSponsor,
  hearOfStories,
  hearOfTry,
} from '../../social/notifications/index.ts'
import { mailRecipient } from '../../accounts/accounts/index.ts'
import { mailNewFollower } from '../../people/index.ts'
import {
  clearDeletedBoard,
  foldCounts,
  followBoardPrivacy,
  leaveSponsorships,
  removePinsOfPerson,
} from '../../content/pins/index.ts'
import { describeBoard, describePins, describeSaved, followBoard, followPins } from '../../content/topics/index.ts'
import {
  blockCopies,
  bringAllowedPictureBack,
  queueCommentFlag,
  removeBlockedPicture,
} from '../../social/safety/index.ts'
import { DESCRIBE_TASK } from '../../finding/visual/index.ts'
import { indexForSearch } from './index-for-search.ts'
import { noteForDiscovery } from './note-for-discovery.ts'

/** PIN-05: there may be a page behind a pin that is new, or links elsewhere now. */
const readsLinks = (site: Site): BatchHandler => ({
  together: async (events, tx) => {
    const links = events.map(({ payload }) => payload['link']).filter((link) => typeof link === 'string')
    await wantLinkPages(tx, links, site.clock.now())
  },
})

/**
 * PIN-07, PIN-08: pins were marked; whoever looks at one from now on finds it counted. However many did it to one pin at once
 * (quality P8), it is counted once. In order of their ids, as others may do the same.
 */
const countMarks =
  (site: Site): BatchHandler['together'] =>
  async (events, tx, afterCommit) => {
    const ids = pinsOf(events).toSorted()
    for (const id of ids) await foldCounts(tx, id)
    afterCommit(() => site.changes.publish(ids.map((id) => `pin:${id}` as const)))
  }

type Payload = Readonly<Record<string, unknown>>

const idIn = (payload: Payload, name: string): string => {
  const id = payload[name]
  if (!isId(id)) throw new Error(`An event carries no ${name}`)
  return id
}

const idsIn = (payload: Payload, name: string): readonly string[] => {
  const ids = payload[name]
  if (!Array.isArray(ids) || !ids.every(isId)) throw new Error(`An event carries no ${name}`)
  return ids
}

/** The pins that events tell of, one or many each. */
const pinsOf = (events: readonly { readonly payload: Payload }[]): string[] => [
  ...new Set(
    events.flatMap(({ payload }) => ('pin_ids' in payload ? idsIn(payload, 'pin_ids') : [idIn(payload, 'pin_id')])),
  ),
]

/** FIND-02, FIND-04: what pins are about is found out anew, and where they stand because of that. */
const describes = async (tx: Parameters<typeof describePins>[0], ids: readonly string[]): Promise<void> => {
  await describePins(tx, ids)
  await placeExplorePins(tx, ids)
}

/** The same of pins that came or went. */
const follows = async (tx: Parameters<typeof followPins>[0], ids: readonly string[]): Promise<void> => {
  await followPins(tx, ids)
  await placeExplorePins(tx, ids)
}

/** PEOPLE-04: a comment was liked, found helpful or put first, or is so no more. */
const tellsAuthor =
  (site: Site, kind: Parameters<typeof hearOfMark>[1]): OutboxHandler =>
  ({ payload }, tx, afterCommit) =>
    hearOfMark({ site, tx, afterCommit }, kind, {
      commentId: idIn(payload, 'comment_id'),
      byId: idIn(payload, 'by_id'),
      authorId: idIn(payload, 'author_id'),
    })

/** BOARD-04: invitations that went to an address, once somebody has shown that it is theirs. */
const claimsInvites =
  (site: Site): OutboxHandler =>
  async ({ payload }, tx, afterCommit) => {
    const userId = idIn(payload, 'userId')
    const recipient = await mailRecipient({ db: tx }, userId)
    if (!recipient) return
    for (const { boardId, inviteId, invitedById } of await claimInvites({ site, db: tx }, userId, recipient.to)) {
      const about = { boardId, readerId: userId, actorId: invitedById, sourceId: inviteId }
      await hearOfBoard({ site, tx, afterCommit }, 'board_invited', about)
    }
  }

type BoardNews = Parameters<typeof hearOfBoard>[1]

/** BOARD-04, BOARD-05: somebody hears of what was asked of them, or came of what they asked. */
const tellsOfBoard =
  (site: Site, kind: BoardNews, between: (payload: Payload) => { readerId: string; actorId: string }): OutboxHandler =>
  ({ payload }, tx, afterCommit) => {
    const sourceId = idIn(payload, kind.startsWith('board_transfer') ? 'transfer_id' : 'invite_id')
    const about = { boardId: idIn(payload, 'board_id'), sourceId, ...between(payload) }
    return hearOfBoard({ site, tx, afterCommit }, kind, about)
  }

/** BOARD-04: the board's owner hears of it. */
const tellsOwner = (site: Site, kind: BoardNews, actor: 'by_id' | 'user_id'): OutboxHandler =>
  tellsOfBoard(site, kind, (payload) => ({ readerId: idIn(payload, 'owner_id'), actorId: idIn(payload, actor) }))

/**
 * What happens because something happened: one row a kind of event. Every handler may run twice without harm. Modules
 * do not know who reacts to their events; this table does.
 */
export const createReactions = (site: Site): OutboxHandlers => noteForDiscovery(indexForSearch(site, reactionsOf(site)))

const reactionsOf = (site: Site): OutboxHandlers => ({
  // Search alone hears of it.
  'user.changed': async () => {},
  'user.registered': claimsInvites(site),
  'user.email_verified': claimsInvites(site),
  'user.deleted': async ({ payload }, tx, afterCommit) => {
    const userId = idIn(payload, 'userId')
    await endDataDownloads(tx, userId)
    const pins = await leaveSponsorships(tx, userId)
    const boards = await endInvitesOf({ db: tx }, userId)
    afterCommit(() => site.changes.publish([...pins.map((id) => `pin:${id}` as const), ...boards]))
  },
  'people.followed': async ({ payload }, tx, afterCommit) => {
    const [followerId, followeeId] = [idIn(payload, 'followerId'), idIn(payload, 'followeeId')]
    await hearOfFollow({ site, tx, afterCommit }, followerId, followeeId)
    await mailNewFollower(site, tx, followerId, followeeId)
  },
  'people.blocked': async ({ payload }, tx, afterCommit) => {
    const [blockerId, blockedId] = [idIn(payload, 'blockerId'), idIn(payload, 'blockedId')]
    const changed = [
      ...(await unfollowBoardsBetween(tx, blockerId, blockedId)),
      ...(await leaveBoardsBetween({ db: tx }, blockerId, blockedId)),
      ...(await removePinsOfPerson(tx, blockerId, blockedId, site.clock.now())),
    ]
    afterCommit(() => site.changes.publish(changed))
  },
  'pin.created': {
    together: async (events, tx, afterCommit) => {
      await readsLinks(site).together(events, tx, afterCommit)
      const saves = events.filter(({ payload }) => payload['origin_pin_id'] !== null)
      const pinIds = saves.map(({ payload }) => idIn(payload, 'pin_id'))
      await hearOfSaves({ site, tx, afterCommit }, pinIds)
      await hearOfSharedBoards(
        { site, tx, afterCommit },
        events.map(({ payload }) => idIn(payload, 'pin_id')),
      )
      const made = events.filter(({ payload }) => payload['origin_pin_id'] === null)
      await hearOfStories(
        { site, tx, afterCommit },
        made.map(({ payload }) => idIn(payload, 'pin_id')),
      )
      await describePins(
        tx,
        events.map(({ payload }) => idIn(payload, 'pin_id')),
      )
      await describeSaved(tx, pinIds)
      await placeExplorePins(
        tx,
        made.map(({ payload }) => idIn(payload, 'pin_id')),
      )
    },
  },
  'pin.edited': { together: async (events, tx) => describes(tx, pinsOf(events)) },
  'pin.link_changed': readsLinks(site),
  'link.page_changed': { together: async (events, tx) => describes(tx, pinsOf(events)) },
  'pin.deleted': { together: async (events, tx) => follows(tx, pinsOf(events)) },
  'pins.deleted': { together: async (events, tx) => follows(tx, pinsOf(events)) },
  'pins.moved': { together: async (events, tx) => describes(tx, pinsOf(events)) },
  'pin.restored': {
    together: async (events, tx, afterCommit) => {
      await readsLinks(site).together(events, tx, afterCommit)
      await follows(tx, pinsOf(events))
    },
  },
  'pin.reacted': {
    together: async (events, tx, afterCommit) => {
      await countMarks(site)(events, tx, afterCommit)
      await hearOfReactions(
        tx,
        events.map(({ payload }) => ({
          pinId: idIn(payload, 'pin_id'),
          byId: idIn(payload, 'by_id'),
          isOn: payload['reaction_type'] !== 0,
        })),
      )
    },
  },
  'pin.favorited': { together: countMarks(site) },
  'pin.tried': {
    together: async (events, tx, afterCommit) => {
      await countMarks(site)(events, tx, afterCommit)
      for (const { payload } of events) {
        await hearOfTry({ site, tx, afterCommit }, { pinId: idIn(payload, 'pin_id'), byId: idIn(payload, 'by_id') })
      }
    },
  },
  'comment.created': async ({ payload }, tx, afterCommit) =>
    hearOfComment(
      { site, tx, afterCommit },
      {
        commentId: idIn(payload, 'comment_id'),
        pinId: idIn(payload, 'pin_id'),
        parentId: payload['parent_id'] === null ? null : idIn(payload, 'parent_id'),
        byId: idIn(payload, 'by_id'),
        pinnerId: idIn(payload, 'pinner_id'),
      },
    ),
  'comment.mentioned': async ({ payload }, tx, afterCommit) =>
    hearOfMentions(
      { site, tx, afterCommit },
      {
        commentId: idIn(payload, 'comment_id'),
        byId: idIn(payload, 'by_id'),
        userIds: idsIn(payload, 'user_ids'),
      },
    ),
  'comment.liked': tellsAuthor(site, 'comment_liked'),
  'comment.marked_helpful': tellsAuthor(site, 'comment_helpful'),
  'comment.highlighted': tellsAuthor(site, 'comment_highlighted'),
  'comment.flagged': ({ payload }, tx) =>
    queueCommentFlag(tx, site.ids.next(0), {
      commentId: idIn(payload, 'comment_id'),
      authorId: idIn(payload, 'author_id'),
      byId: idIn(payload, 'by_id'),
      reason: String(payload['reason']),
      now: site.clock.now(),
    }),
  'moderation.noted': ({ payload }, tx, afterCommit) =>
    hearOfModeration(
      { site, tx, afterCommit },
      {
        kind: payload['kind'] === 'warned' ? 'warned' : 'moderated',
        actionId: idIn(payload, 'action_id'),
        targetId: idIn(payload, 'target_id'),
        readerId: idIn(payload, 'user_id'),
      },
    ),
  'pin.sponsor_asked': ({ payload }, tx, afterCommit) =>
    hearOfSponsor(
      { site, tx, afterCommit },
      { pinId: idIn(payload, 'pin_id'), byId: idIn(payload, 'by_id'), sponsorId: idIn(payload, 'user_id') },
    ),
  'picture.stored': ({ payload }, tx) => jobs.add(tx, DESCRIBE_TASK, { signature: String(payload['signature']) }),
  'picture.blocked': async ({ payload }, tx, afterCommit) => {
    const told = await removeBlockedPicture(site, tx, String(payload['signature']))
    afterCommit(() => site.changes.publish(told))
  },
  'picture.copies_sought': ({ payload }, tx) =>
    blockCopies(site, tx, {
      signature: String(payload['signature']),
      actionId: idIn(payload, 'action_id'),
      after: String(payload['after']),
    }),
  'picture.allowed': async ({ payload }, tx, afterCommit) => {
    const told = await bringAllowedPictureBack(site, tx, String(payload['signature']))
    afterCommit(() => site.changes.publish(told))
  },
  'board.invited': tellsOfBoard(site, 'board_invited', (payload) => ({
    readerId: idIn(payload, 'user_id'),
    actorId: idIn(payload, 'by_id'),
  })),
  'board.suggested': tellsOwner(site, 'board_suggested', 'by_id'),
  'board.join_requested': tellsOwner(site, 'board_join_requested', 'user_id'),
  'board.joined': async (event, tx, afterCommit) => {
    const { payload } = event
    const [boardId, userId] = [idIn(payload, 'board_id'), idIn(payload, 'user_id')]
    const hearing = { site, tx, afterCommit }
    const sourceId = idIn(payload, 'invite_id')
    if (payload['asked'] === true) {
      const actorId = idIn(payload, 'by_id')
      return hearOfBoard(hearing, 'board_join_approved', { boardId, readerId: userId, actorId, sourceId })
    }
    const readerId = payload['invited_by_id']
    if (isId(readerId)) await hearOfBoard(hearing, 'board_joined', { boardId, readerId, actorId: userId, sourceId })
  },
  'board.invite_ended': async ({ payload }, tx) => {
    const sourceId = idIn(payload, 'invite_id')
    for (const actorId of new Set([idIn(payload, 'by_id'), idIn(payload, 'user_id'), idIn(payload, 'invited_by_id')])) {
      const kinds = ['board_invited', 'board_suggested', 'board_join_requested'] as const
      await forgetBoardNews(tx, { sourceId, actorId, kinds })
    }
  },
  'board.transfer_requested': tellsOfBoard(site, 'board_transfer_requested', (payload) => ({
    readerId: idIn(payload, 'user_id'),
    actorId: idIn(payload, 'by_id'),
  })),
  'board.transfer_ended': async ({ payload }, tx) => {
    const [sourceId, actorId] = [idIn(payload, 'transfer_id'), idIn(payload, 'by_id')]
    await forgetBoardNews(tx, { sourceId, actorId, kinds: ['board_transfer_requested'] })
  },
  'board.transferred': async (event, tx, afterCommit) => {
    const changed = await leaveBoardAcrossBlocks({ db: tx }, idIn(event.payload, 'board_id'))
    afterCommit(() => site.changes.publish(changed))
    const between = (payload: Payload) => ({ readerId: idIn(payload, 'by_id'), actorId: idIn(payload, 'user_id') })
    await tellsOfBoard(site, 'board_transferred', between)(event, tx, afterCommit)
  },
  'board.followed': ({ payload }, tx, afterCommit) => {
    const boardId = idIn(payload, 'board_id')
    const between = { readerId: idIn(payload, 'owner_id'), actorId: idIn(payload, 'user_id') }
    return hearOfBoard({ site, tx, afterCommit }, 'board_followed', { boardId, sourceId: boardId, ...between })
  },
  'board.privacy_changed': async ({ payload }, tx) => {
    await followBoardPrivacy(tx, idIn(payload, 'board_id'))
    await followBoard(tx, idIn(payload, 'board_id'))
    site.changes.publish(['visibility:all', 'feed:public'])
  },
  'board.created': async ({ payload }, tx) => describeBoard(tx, idIn(payload, 'board_id')),
  'board.edited': async ({ payload }, tx) => {
    const boardId = idIn(payload, 'board_id')
    if (payload['has_other_words'] === true) await describeBoard(tx, boardId)
    await followBoard(tx, boardId)
  },
  'board.restored': async ({ payload }, tx) => {
    await followBoardPrivacy(tx, idIn(payload, 'board_id'))
    await followBoard(tx, idIn(payload, 'board_id'))
  },
  'board.deleted': async ({ payload }, tx) => {
    await clearDeletedBoard(tx, idIn(payload, 'board_id'), site.clock.now())
    await followBoard(tx, idIn(payload, 'board_id'))
  },
})
