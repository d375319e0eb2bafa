import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from '../../scalars.ts'

export const ReportTargetType = Type.Union([
  Type.Literal('pin'),
  Type.Literal('comment'),
  /** PIN-08: a user's try of a pin. */
  Type.Literal('did_it'),
  Type.Literal('board'),
  Type.Literal('user'),
  Type.Literal('conversation'),
])
export type ReportTargetType = Static<typeof ReportTargetType>

/**
 * What staff can do about a report. `hide` and `restore` affect the reported thing; `block_picture` blocks its picture
 * for good.
 */
export const ModerationAction = Type.Union([
  Type.Literal('dismiss'),
  Type.Literal('hide'),
  Type.Literal('restore'),
  Type.Literal('warn'),
  Type.Literal('block_picture'),
  Type.Literal('unblock_picture'),
])
export type ModerationAction = Static<typeof ModerationAction>

/** The possible actions on a case: its own (`viewer_can`), or a ban, which the account allows or not. */
export const CaseAction = Type.Union([ModerationAction, Type.Literal('ban')])
export type CaseAction = Static<typeof CaseAction>

const Named = Type.Object({ id: IdText, username: Type.String() })

const Target = {
  target_type: ReportTargetType,
  target_id: IdText,
  /** Its title, text or name; empty if it has none. */
  text: Type.String(),
  /** Path of its page; `null` while no one can see it. */
  path: Nullable(Type.String()),
  /**
   * Its picture, small, hidden or not; for a user the avatar, else the cover. `null` without one, and after it is
   * erased.
   */
  image_url: Nullable(Type.String()),
  /** The same, large. */
  picture_url: Nullable(Type.String()),
  /** A blurred placeholder, which remains when the picture is not shown. */
  placeholder: Nullable(Type.String()),
}

/** All reports about one thing. */
export const ModerationCase = Type.Object({
  id: IdText,
  ...Target,
  /** `hidden`: by staff. `gone`: by others. */
  state: Type.Union([Type.Literal('shown'), Type.Literal('hidden'), Type.Literal('gone')]),
  /** The user responsible for it; `null` after their account is erased. */
  subject: Nullable(Named),
  reasons: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() })),
  /** COMMENT-03: options from `COMMENT_FLAG_DETAILS` that any reporter of the comment selected. */
  detailed_reasons: Type.Array(Type.String()),
  /** The reporters' own comments, newest first. */
  details: Type.Array(Type.String()),
  report_count: Type.Integer(),
  is_closed: Type.Boolean(),
  created_at: Moment,
  viewer_can: Type.Array(ModerationAction),
})
export type ModerationCase = Static<typeof ModerationCase>

/** A message of a reported conversation. */
export const ReportedMessage = Type.Object({
  id: IdText,
  sender: Named,
  text: Type.String(),
  /** Path of the pin sent with it. */
  pin_path: Nullable(Type.String()),
  created_at: Moment,
})
export type ReportedMessage = Static<typeof ReportedMessage>

/** A log entry about a moderation action. */
export const LoggedModeration = Type.Object({
  id: IdText,
  action: Type.Union([CaseAction, Type.Literal('read_messages')]),
  ...Target,
  detail: Nullable(Type.String()),
  /** Near copies blocked or restored with the picture; while the search for them runs, those found so far. */
  copy_count: Type.Integer(),
  actor: Nullable(Named),
  subject: Nullable(Named),
  created_at: Moment,
})
export type LoggedModeration = Static<typeof LoggedModeration>

/** What happened to the viewer's own pin that staff removed. */
export const RemovedPin = Type.Object({
  pin_id: IdText,
  /** Empty if it had none. */
  title: Type.String(),
  /** True when it was removed not for its own sake, but with everything that shows its picture. */
  is_for_picture: Type.Boolean(),
  /** Reasons it was reported for, from `REPORT_REASONS`; empty when only its picture was. */
  reasons: Type.Array(Type.String()),
  removed_at: Moment,
})
export type RemovedPin = Static<typeof RemovedPin>

const Owned = Type.Object({
  pin_id: IdText,
  board: Type.Object({ id: IdText, name: Type.String(), url: Type.String() }),
})

/** PIN-06: where the viewer already has a picture, and something that looks the same. */
export const PinDuplicates = Type.Object({ already_saved: Nullable(Owned), looks_same: Nullable(Owned) })
export type PinDuplicates = Static<typeof PinDuplicates>
