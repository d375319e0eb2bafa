import {
  type CaseAction,
  fail,
  type Id,
  type ImageSize,
  LIMITS,
  type LoggedModeration,
  type ModerationAction,
  type ModerationCase,
  type ReportTargetType,
} from '@corkboard/contract'
import { moderationNoted, pictureAllowed, pictureBlocked, pictureCopiesSought } from '@corkboard/contract/events'
import { setBoardRemoved } from '../../content/boards/index.ts'
import { setCommentRemoved } from '../../content/comments/index.ts'
import { mailRecipient, picturesTakenOff } from '../../accounts/accounts/index.ts'
import { requireFresh } from '../../accounts/sign-in/index.ts'
import { type AdminProof, banWithin, requireSecondFactor } from '../../accounts/staff/index.ts'
import {
  cleanText,
  type Ctx,
  lengthOf,
  type Page,
  type PageRequest,
  type SignedIn,
  type TxCtx,
} from '../../kernel/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { blockPicture, unblockPicture } from '../../media/index.ts'
import { restorePinForStaff, restoreTry, picturesOfPin, removePin, removeTry } from '../../content/pins/index.ts'
import {
  type CaseRow,
  caseRows,
  closeCase,
  lockCase,
  moderationRows,
  noteModeration,
  type TargetRow,
  targetRows,
} from './report-store.ts'
import { requireStaff } from './require-staff.ts'

const stateOf = (target: TargetRow | undefined): ModerationCase['state'] => {
  if (!target) return 'gone'
  if (target.isHidden) return 'hidden'
  return target.isGone ? 'gone' : 'shown'
}

/** Returns the actions possible on a case in its current state. */
const actionsOn = (row: CaseRow, target: TargetRow | undefined): ModerationAction[] => {
  const state = stateOf(target)
  const hides = row.targetType !== 'user' && row.targetType !== 'conversation'
  const actions: ModerationAction[] = row.isClosed ? [] : ['dismiss']
  if (hides && state === 'shown') actions.push('hide')
  if (hides && state === 'hidden' && !target?.isBlocked) actions.push('restore')
  if (row.subjectName !== null) actions.push('warn')
  if (target?.isBlockable) actions.push('block_picture')
  if (target?.isBlocked && target.signature) actions.push('unblock_picture')
  return actions
}

/** Staff have to see the picture to judge it, hidden or not: through URLs that expire within the day. */
const presentPicture = (ctx: Ctx, target: TargetRow | undefined) => {
  const address = (size: ImageSize) => (target?.signature ? ctx.site.media.links.judged(target.signature, size) : null)
  return { image_url: address('236x'), picture_url: address('736x') }
}

/** What the reported thing was, and its path while others can see it. */
const presentTarget = (ctx: Ctx, target: TargetRow | undefined) => ({
  text: target?.text ?? '',
  path: target && stateOf(target) === 'shown' ? target.path : null,
  ...presentPicture(ctx, target),
  placeholder: target?.placeholder ?? null,
})

const present = (ctx: Ctx, row: CaseRow, target: TargetRow | undefined): ModerationCase => ({
  id: row.id,
  target_type: row.targetType,
  target_id: row.targetId,
  ...presentTarget(ctx, target),
  state: stateOf(target),
  subject: row.subjectName === null ? null : { id: row.subjectId, username: row.subjectName },
  reasons: [...row.reasons],
  detailed_reasons: [...row.detailedReasons],
  details: [...row.details],
  report_count: row.reportCount,
  is_closed: row.isClosed,
  created_at: row.createdAt.toISOString(),
  viewer_can: actionsOn(row, target),
})

interface OfTarget {
  readonly targetType: ReportTargetType
  readonly targetId: Id
}

const keyOf = ({ targetType, targetId }: OfTarget): string => `${targetType} ${targetId}`

const targetsOf = async (ctx: Ctx, rows: readonly OfTarget[]): Promise<ReadonlyMap<string, TargetRow>> =>
  new Map((await targetRows(ctx.db, rows)).map((target) => [`${target.type} ${target.id}`, target]))

const presentAll = async (ctx: Ctx, rows: readonly CaseRow[]): Promise<ModerationCase[]> => {
  const targets = await targetsOf(ctx, rows)
  return rows.map((row) => present(ctx, row, targets.get(keyOf(row))))
}

const beforeOf = ({ after }: PageRequest): Id | undefined => (after?.[0] === undefined ? undefined : String(after[0]))

/**
 * Lists reported cases, newest first.
 * @throws 'auth.not_allowed', 'mfa.off'
 */
export const listCases = async (anyCtx: Ctx, isClosed: boolean, page: PageRequest): Promise<Page<ModerationCase>> => {
  const ctx = requireStaff(anyCtx)
  await requireSecondFactor(ctx)
  const rows = await caseRows(ctx.db, { isClosed, before: beforeOf(page), limit: page.size + 1 })
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  return { items: await presentAll(ctx, shown), next: rows.length > page.size && last ? [last.id] : undefined }
}

export interface ModerationInput {
  readonly targetType: ReportTargetType
  readonly targetId: Id
  /** The reported user; needed for a conversation, where both users may have been reported. */
  readonly subjectId?: Id | undefined
  readonly action: CaseAction
  readonly message?: string | undefined
}

const setHidden = async (tx: TxCtx, { targetType, targetId }: ModerationInput, isHidden: boolean): Promise<boolean> => {
  if (targetType === 'comment') return setCommentRemoved(tx, targetId, isHidden)
  if (targetType === 'board') return setBoardRemoved(tx, targetId, isHidden)
  if (targetType === 'did_it') return isHidden ? removeTry(tx, targetId) : restoreTry(tx, targetId)
  return isHidden ? removePin(tx, targetId) : restorePinForStaff(tx, targetId)
}

/** Sends the warning by mail to users with an email address of their own; everyone finds it in their notifications. */
const warn = async (tx: TxCtx, userId: Id, message: string): Promise<void> => {
  const recipient = await mailRecipient(tx, userId)
  if (!recipient) return
  const { to, locale, firstName } = recipient
  await queueMail(tx, { kind: 'warning', to, locale, values: { firstName, words: message } })
}

/**
 * Acts on a reported case, closes it, and logs the action with its author.
 * @throws 'auth.not_allowed', 'mfa.off', 'report.not_found', 'request.invalid' (action, message), and the errors of
 * `requireFresh`
 */
export const moderate = async (
  anyCtx: Ctx,
  input: ModerationInput,
  proof: AdminProof = {},
): Promise<ModerationCase> => {
  const ctx = requireStaff(anyCtx)
  const message = cleanText(input.message ?? '')
  if (lengthOf(message) > LIMITS.banReason) throw fail('request.invalid', { field: 'message' })
  if ((input.action === 'warn' || input.action === 'ban') && message === '')
    throw fail('request.missing', { field: 'message' })
  if (input.targetType === 'conversation' && input.subjectId === undefined) {
    throw fail('request.missing', { field: 'subject_id' })
  }
  await requireSecondFactor(ctx)
  await requireFresh(ctx, proof)
  const which = { targetType: input.targetType, targetId: input.targetId, subjectId: input.subjectId }
  return ctx.transaction(async (tx) => {
    await lockCase(tx.db, which)
    const [row] = await caseRows(tx.db, which)
    if (!row) throw fail('report.not_found', { field: 'target_id' })
    const [target] = await targetRows(tx.db, [row])
    if (input.action !== 'ban' && !actionsOn(row, target).includes(input.action)) {
      throw fail('request.invalid', { field: 'action' })
    }
    const actionId = tx.site.ids.next(0)
    const copies = await carryOut(tx, { ...input, actionId }, row, target, message)
    await closeCase(tx.db, which, tx.now())
    await noteModeration(tx.db, {
      id: actionId,
      actorId: ctx.viewer.userId,
      action: input.action,
      targetType: row.targetType,
      targetId: row.targetId,
      subjectId: row.subjectId,
      detail: message || null,
      reasons: row.reasons.map(({ reason }) => reason),
      copies,
      now: tx.now(),
    })
    const kind = NOTIFIED[input.action]
    if (kind && row.subjectName !== null) {
      const about = { action_id: actionId, target_id: row.targetId, user_id: row.subjectId, kind: kind }
      await tx.emit(moderationNoted, about)
    }
    const [after] = await caseRows(tx.db, which)
    return (await presentAll(tx, [after ?? row]))[0]!
  })
}

/** Actions that the affected user is notified of, and the kind of the notification. */
const NOTIFIED: Readonly<Partial<Record<CaseAction, 'moderated' | 'warned'>>> = {
  hide: 'moderated',
  block_picture: 'moderated',
  warn: 'warned',
}

/**
 * @returns how many copies of a picture are restored with it; copies that are blocked with one are counted as they are
 * found
 */
const carryOut = async (
  tx: TxCtx<SignedIn>,
  input: ModerationInput & { readonly actionId: Id },
  row: CaseRow,
  target: TargetRow | undefined,
  message: string,
): Promise<number> => {
  let copies = 0
  switch (input.action) {
    case 'dismiss':
      break
    case 'hide':
    case 'restore':
      if (!(await setHidden(tx, input, input.action === 'hide'))) throw fail('request.invalid', { field: 'action' })
      break
    case 'warn':
      await warn(tx, row.subjectId, message)
      break
    case 'ban':
      await banWithin(tx, row.subjectId, message)
      break
    case 'block_picture':
      for (const picture of await picturesOf(tx, row, target, 'block_picture')) {
        await blockPicture(tx.db, picture, tx.now())
        // Everything else that shows it is removed in the background: there may be a lot of it.
        await tx.emit(pictureBlocked, { signature: picture })
        await tx.emit(pictureCopiesSought, { signature: picture, action_id: input.actionId, after: '' })
      }
      if (target && !target.isHidden) await removeWithPicture(tx, row)
      break
    case 'unblock_picture':
      for (const picture of await picturesOf(tx, row, target, 'unblock_picture')) {
        const allowed = await unblockPicture(tx.db, picture)
        copies += allowed.length
        for (const signature of [picture, ...allowed]) await tx.emit(pictureAllowed, { signature })
      }
      // Restores this one now, the others follow. Things hidden for their own sake stay hidden.
      if (target?.isGoneWithPicture) await restoreWithPicture(tx, row)
  }
  return copies
}

/**
 * The pictures an action affects: for a pin all its pictures; for a user the one currently shown, or all that were
 * removed.
 */
const picturesOf = async (
  tx: TxCtx,
  { targetType, targetId }: CaseRow,
  target: TargetRow | undefined,
  action: 'block_picture' | 'unblock_picture',
): Promise<string[]> => {
  if (targetType === 'pin') return picturesOfPin(tx.db, targetId)
  if (targetType === 'user' && action === 'unblock_picture') return picturesTakenOff(tx.db, targetId)
  return target?.signature ? [target.signature] : []
}

/** Removes the judged item immediately. Avatars and covers are removed by the event, like everyone else's. */
const removeWithPicture = async (tx: TxCtx, { targetType, targetId }: CaseRow): Promise<void> => {
  if (targetType === 'pin') await removePin(tx, targetId, 'picture')
  if (targetType === 'comment') await setCommentRemoved(tx, targetId, true, 'picture')
  if (targetType === 'did_it') await removeTry(tx, targetId, 'picture')
}

const restoreWithPicture = async (tx: TxCtx, { targetType, targetId }: CaseRow): Promise<void> => {
  if (targetType === 'pin') await restorePinForStaff(tx, targetId)
  if (targetType === 'comment') await setCommentRemoved(tx, targetId, false, 'picture')
  if (targetType === 'did_it') await restoreTry(tx, targetId)
}

/**
 * Lists moderation actions, newest first.
 * @throws 'auth.not_allowed', 'mfa.off'
 */
export const listModeration = async (anyCtx: Ctx, page: PageRequest): Promise<Page<LoggedModeration>> => {
  const ctx = requireStaff(anyCtx)
  await requireSecondFactor(ctx)
  const rows = await moderationRows(ctx.db, beforeOf(page), page.size + 1)
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  const targets = await targetsOf(ctx, shown)
  const named = (id: Id | null, username: string | null) => (id === null || username === null ? null : { id, username })
  return {
    items: shown.map((row) => ({
      id: row.id,
      action: row.action as LoggedModeration['action'],
      target_type: row.targetType,
      target_id: row.targetId,
      ...presentTarget(ctx, targets.get(keyOf(row))),
      detail: row.detail,
      copy_count: row.copies,
      actor: named(row.actorId, row.actorName),
      subject: named(row.subjectId, row.subjectName),
      created_at: row.createdAt.toISOString(),
    })),
    next: rows.length > page.size && last ? [last.id] : undefined,
  }
}
