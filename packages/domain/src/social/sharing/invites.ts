import { randomBytes } from 'node:crypto'
import {
  CHANNELS_WITHOUT_POPOVER,
  fail,
  type Id,
  type Invite,
  type InviteMetadata,
  type NewInvite,
  type Profile,
  shardOf,
} from '@corkboard/contract'
import { avatarUrls } from '../../accounts/accounts/index.ts'
import { loadSettings } from '../../accounts/settings/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { type Ctx, requireWriter, type SignedIn } from '../../kernel/index.ts'
import {
  couldReply,
  followByInvite,
  fullNameOf,
  isAmong,
  loadPeople,
  loadRelations,
  loadSelf,
} from '../../people/index.ts'
import { deleteInvite, findInvite, insertInvite, invitesOf, type StoredInvite, useInvite } from './invite-store.ts'

const DAY_MS = 86_400_000
/** Field facts §7 for users below 16; the others are (ours). */
const UNDER_16 = { days: 3, maxUses: 5 }
const USUAL = { days: 30, maxUses: 100 }
/** (ours) Invites per hour, and how many of them the settings list. */
const INVITES_PER_HOUR = 20
const LISTED = 50

const CODE_BYTES = 16
const CODE = /^[\w-]{22}$/

const present = (invite: StoredInvite): Invite => ({
  id: invite.id,
  invite_channel: invite.channel,
  uses_left: invite.usesLeft,
  created_at: invite.createdAt.toISOString(),
  expires_at: invite.expiresAt.toISOString(),
})

/**
 * IDENT-15: creates a link that brings others to the viewer's profile and lets them follow it, private or not.
 * @throws 'auth.write_banned', 'request.rate'
 */
export const createInvite = async (anyCtx: Ctx, channel: number, origin: string): Promise<NewInvite> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const { username, is_private_profile: isPrivate, locked } = await loadSettings(ctx)
  const { days, maxUses } = locked['is_private_profile'] === 'under_16' ? UNDER_16 : USUAL
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
  const invite = { id: ctx.site.ids.next(shardOf(userId)), senderId: userId, channel, createdAt, expiresAt }
  await ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `invite:${userId}`, limit: INVITES_PER_HOUR }])
    await insertInvite(tx.db, { ...invite, code, maxUses })
  })
  // Visitors see no page at a private profile.
  const page = isPrivate ? '/' : `/${username}/`
  return {
    ...present({ ...invite, usesLeft: maxUses }),
    invite_code: code,
    url: `${origin}${page}?invite_code=${code}`,
  }
}

/** The viewer's valid invites, newest first. */
export const listInvites = async (ctx: Ctx<SignedIn>): Promise<Invite[]> =>
  (await invitesOf(ctx.db, ctx.viewer.userId, ctx.now(), LISTED)).map(present)

/** @throws 'invite.not_found' */
export const revokeInvite = (ctx: Ctx<SignedIn>, id: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    if (!(await deleteInvite(tx.db, tx.viewer.userId, id))) throw fail('invite.not_found', { field: 'id' })
  })

const notFound = () => fail('invite.not_found', { field: 'invite_code' })

/**
 * @throws 'invite.not_found' for an invite that never existed, is used up or expired, or whose sender is deleted or
 * blocked
 */
const inviteFor = async (ctx: Ctx, code: string) => {
  const invite = CODE.test(code) ? await findInvite(ctx.db, code, ctx.now()) : undefined
  const sender = invite && (await loadPeople(ctx, [invite.senderId])).get(invite.senderId)
  if (!invite || !sender || sender.isDeleted) throw notFound()
  const relations = await loadRelations(ctx, [sender.id])
  if (relations.blocks.has(sender.id) || relations.blockedBy.has(sender.id)) throw notFound()
  return { invite, sender, relations }
}

/**
 * IDENT-15: shows who invites.
 * @throws 'invite.not_found'
 */
export const loadInvite = async (ctx: Ctx, code: string): Promise<InviteMetadata> => {
  const { invite, sender, relations } = await inviteFor(ctx, code)
  const { viewer } = ctx
  const self = await loadSelf(ctx)
  return {
    sender: {
      id: sender.id,
      first_name: sender.firstName,
      full_name: fullNameOf(sender),
      image_medium_url: avatarUrls(ctx.site.media.links, sender.avatarSignature).image_medium_url,
      should_show_messaging:
        viewer.kind === 'AUTH'
          ? viewer.userId !== sender.id &&
            isAmong(viewer, sender.messagesFrom, sender, relations) &&
            self !== undefined &&
            couldReply(self, sender, relations)
          : sender.messagesFrom !== 'nobody',
    },
    invite_channel: invite.channel,
    shows_popover: !CHANNELS_WITHOUT_POPOVER.includes(invite.channel),
  }
}

/**
 * Follows the user who sent the invite, even if their profile is private. If the viewer follows them already, the
 * invite is not used up.
 * @throws 'invite.not_found', 'user.self', 'auth.write_banned'
 */
export const acceptInvite = async (anyCtx: Ctx, code: string): Promise<Profile> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    const { sender } = await inviteFor(tx, code)
    return followByInvite(tx, sender.id, async () => {
      if (!(await useInvite(tx.db, code, tx.now()))) throw notFound()
    })
  })
}
