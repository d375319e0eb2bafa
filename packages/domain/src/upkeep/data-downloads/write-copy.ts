import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { boardUrl } from '../../content/boards/index.ts'
import { loadConsent, loadNotificationOptions, loadSettings } from '../../accounts/settings/index.ts'
import { listSessions, loadLinkedAccounts, loadMfaSettings, loadPasscode } from '../../accounts/sign-in/index.ts'
import { loadAccountViewer } from '../../accounts/viewer/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import type { PinContent } from '../../content/pins/index.ts'
import { listRecents } from '../../finding/search/index.ts'
import { listInvites } from '../../social/sharing/index.ts'
import { followedTopics, presentTopicBrief } from '../../content/topics/index.ts'
import {
  blockedPeopleOf,
  boardInvitesOf,
  boardsOf,
  collaborationsOf,
  commentsOf,
  didItsOf,
  favoritesOf,
  followedBoardsOf,
  followedPeopleOf,
  hidesOf,
  messagesOf,
  type NamedPerson,
  notesOf,
  type OwnBoard,
  type OwnComment,
  type OwnPin,
  pinsOf,
  reactionsOf,
  visitedPinsOf,
} from './own-things.ts'

/** The account, as shown in its own settings. */
const account = async (ctx: Ctx<SignedIn>) => {
  const { userId } = ctx.viewer
  const [viewer, settings, cookies, mail, push, news, sessions, twoFactor, linked, passcode, invites, searches, own] =
    await Promise.all([
      loadAccountViewer(ctx),
      loadSettings(ctx),
      loadConsent(ctx),
      loadNotificationOptions(ctx, userId, 'mail'),
      loadNotificationOptions(ctx, userId, 'push'),
      loadNotificationOptions(ctx, userId, 'news'),
      listSessions(ctx),
      loadMfaSettings(ctx),
      loadLinkedAccounts(ctx),
      loadPasscode(ctx),
      listInvites(ctx),
      listRecents(ctx, false),
      listRecents(ctx, true),
    ])
  const { locked: _, ...chosen } = settings
  return {
    profile: {
      id: viewer.id,
      username: viewer.username,
      email: viewer.email,
      is_email_verified: viewer.is_email_verified,
      created_at: viewer.created_at,
      age_in_years: viewer.age_in_years,
      is_write_banned: viewer.is_write_banned,
      write_ban_reason: viewer.write_ban_reason,
      follower_count: viewer.follower_count,
      following_count: viewer.following_count,
      image_xlarge_url: viewer.image_xlarge_url,
    },
    settings: chosen,
    cookies: cookies ?? null,
    notifications: { mail: mail.options, push: push.options, news: news.options },
    sessions: sessions.map(({ is_current: _current, ...session }) => session),
    two_factor: {
      is_enabled: twoFactor.is_enabled,
      has_totp: twoFactor.has_totp,
      passkeys: twoFactor.passkeys.map(({ id: _id, ...passkey }) => passkey),
      recovery_codes_left: twoFactor.recovery_codes_left,
    },
    linked_accounts: linked.filter(({ is_linked: isLinked }) => isLinked),
    parental_passcode: { is_set: passcode.is_set, backup_email: passcode.backup_email },
    invites,
    recent_searches: { everywhere: searches, among_own_pins: own },
  }
}

/** The picture's URL as a reader of the file needs it: absolute, and valid as long as the file. */
const originalOf = (
  { site }: Ctx,
  origin: string,
  picture: Pick<OwnPin, 'signature' | 'originalExtension'>,
  until: Date,
): string =>
  new URL(
    site.media.links.original(picture.signature, picture.originalExtension, { private: true, until }),
    origin,
  ).toString()

/** What a pin shows besides its picture, as text and originals. */
const contentOf = (row: OwnPin, original: (signature: string, extension: string) => string | null) => {
  if (row.contentType === null) return {}
  // Only our own code writes this (domain/pins/content).
  const content = { type: row.contentType, ...(row.document as object) } as PinContent
  const picture = (signature: string | null): string | null => {
    const extension = signature === null ? undefined : row.extensions?.[signature]
    return signature !== null && extension !== undefined ? original(signature, extension) : null
  }
  switch (content.type) {
    case 'video':
      return {}
    case 'carousel':
      return {
        carousel: content.slots.map(({ signature, title, description, link, altText }) => ({
          title,
          description,
          link,
          alt_text: altText,
          original: picture(signature),
        })),
      }
    case 'story':
      return {
        story: content.pages.map(({ title, description, blocks }) => ({
          title,
          description,
          blocks: blocks.map(({ type, text, detail, link, altText, signature }) => ({
            type,
            text,
            detail,
            link,
            alt_text: altText,
            original: picture(signature),
          })),
        })),
      }
  }
}

async function* mapped<From, To>(rows: AsyncIterable<From>, map: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield map(row)
}

const person =
  (origin: string) =>
  ({ username, since }: NamedPerson) => ({ username, url: `${origin}/${username}/`, since })

/** JSON, one line per item, streamed from the database: an account may have 200,000 pins. */
async function* list(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`
  let separator = '\n'
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`
    separator = ',\n'
  }
  yield '\n]'
}

/** FIND-02: topics that a user follows. */
async function* topicsOf(db: Db, userId: Id, origin: string): AsyncGenerator<{ name: string; url: string }> {
  for (const topic of await followedTopics(db, userId)) {
    const { name, url } = presentTopicBrief(topic)
    yield { name, url: `${origin}${url}` }
  }
}

export interface CopyFacts {
  /** `https://pins.example`: the origin of its URLs. */
  readonly origin: string
  readonly madeAt: Date
  /** How long the picture URLs work. */
  readonly until: Date
}

/** Everything the site stores that belongs to the viewer, as the text of one JSON file. */
export async function* writeCopy(ctx: Ctx<SignedIn>, { origin, madeAt, until }: CopyFacts): AsyncGenerator<string> {
  const userId: Id = ctx.viewer.userId
  const own = await account(ctx)
  const board = ({ id: _id, slug, createdAt, archivedAt, pinCount, followerCount, ...rest }: OwnBoard) => ({
    ...rest,
    url: `${origin}${boardUrl(own.profile.username, slug)}`,
    created_at: createdAt,
    archived_at: archivedAt,
    pin_count: pinCount,
    follower_count: followerCount,
  })
  const pictureOf = ({ hasOriginal }: OwnPin, signature: string, originalExtension: string) =>
    hasOriginal ? originalOf(ctx, origin, { signature, originalExtension }, until) : null
  const pin = (row: OwnPin) => ({
    url: `${origin}/pin/${row.id}/`,
    board: row.board,
    section: row.section,
    title: row.title,
    description: row.description,
    link: row.link,
    alt_text: row.altText,
    created_at: row.createdAt,
    saved_from: row.savedFrom === null ? null : `${origin}/pin/${row.savedFrom}/`,
    comments_disabled: row.commentsDisabled,
    save_count: row.repinCount,
    original: pictureOf(row, row.signature, row.originalExtension),
    ...contentOf(row, (signature, extension) => pictureOf(row, signature, extension)),
  })
  const pinUrl = (pinId: Id): string => `${origin}/pin/${pinId}/`
  const comment = ({ id, pinId, parentId, signature, originalExtension, ...row }: OwnComment) => ({
    url: `${origin}/pin/${pinId}/?comment=${id}`,
    text: row.text,
    answers: parentId === null ? null : `${origin}/pin/${pinId}/?comment=${parentId}`,
    created_at: row.createdAt,
    edited_at: row.editedAt,
    photo:
      signature === null || originalExtension === null
        ? null
        : originalOf(ctx, origin, { signature, originalExtension }, until),
  })
  const head = JSON.stringify({ site: origin, made_at: madeAt, original_addresses_work_until: until, ...own }, null, 2)
  yield head.slice(0, head.lastIndexOf('\n}'))
  yield* list('boards', mapped(boardsOf(ctx.db, userId), board))
  yield* list('pins', mapped(pinsOf(ctx.db, userId), pin))
  yield* list('comments', mapped(commentsOf(ctx.db, userId), comment))
  yield* list(
    'visited_before_sign_up',
    mapped(visitedPinsOf(ctx.db, userId), ({ id }) => pinUrl(id)),
  )
  yield* list(
    'reactions',
    mapped(reactionsOf(ctx.db, userId), ({ pinId, reactionType, createdAt }) => ({
      pin: pinUrl(pinId),
      reaction_type: reactionType,
      created_at: createdAt,
    })),
  )
  const marked = ({ pinId, createdAt }: { pinId: Id; createdAt: Date }) => ({
    pin: pinUrl(pinId),
    created_at: createdAt,
  })
  yield* list('favorites', mapped(favoritesOf(ctx.db, userId), marked))
  yield* list('hidden_pins', mapped(hidesOf(ctx.db, userId), marked))
  yield* list(
    'notes',
    mapped(notesOf(ctx.db, userId), ({ pinId, text, createdAt }) => ({
      pin: pinUrl(pinId),
      text,
      updated_at: createdAt,
    })),
  )
  yield* list(
    'tried',
    mapped(didItsOf(ctx.db, userId), ({ signature, originalExtension, ...row }) => ({
      ...marked(row),
      text: row.text,
      photo:
        signature === null || originalExtension === null
          ? null
          : originalOf(ctx, origin, { signature, originalExtension }, until),
    })),
  )
  yield* list(
    'messages',
    mapped(messagesOf(ctx.db, userId), ({ username, group, text, pinId, createdAt }) => ({
      to: username,
      to_group: group,
      text,
      pin: pinId === null ? null : `${origin}/pin/${pinId}/`,
      created_at: createdAt,
    })),
  )
  yield* list('following', mapped(followedPeopleOf(ctx.db, userId), person(origin)))
  yield* list(
    'following_boards',
    mapped(followedBoardsOf(ctx.db, userId), ({ name, slug, owner, since }) => ({
      name,
      url: `${origin}${boardUrl(owner, slug)}`,
      since,
    })),
  )
  yield* list('following_topics', topicsOf(ctx.db, userId, origin))
  yield* list(
    'collaborations',
    mapped(collaborationsOf(ctx.db, userId), ({ name, slug, owner, access, since }) => ({
      name,
      url: `${origin}${boardUrl(owner, slug)}`,
      access,
      since,
    })),
  )
  yield* list(
    'board_invites',
    mapped(boardInvitesOf(ctx.db, userId), ({ kind, board: name, owner, invited, isOwnAct, access, createdAt }) => ({
      kind,
      board: name,
      owner,
      invited,
      made_by_me: isOwnAct,
      access,
      created_at: createdAt,
    })),
  )
  yield* list('blocked', mapped(blockedPeopleOf(ctx.db, userId), person(origin)))
  yield '\n}\n'
}
