import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** (ours) Why a pin, a try of one, a board or a person is reported. */
export const REPORT_REASONS = [
  'spam',
  'nudity',
  'self_harm',
  'misinformation',
  'hate',
  'dangerous_goods',
  'harassment',
  'violence',
  'private_information',
  'intellectual_property',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const ReportTargetType = Type.Union([
  Type.Literal('pin'),
  Type.Literal('comment'),
  /** PIN-08: what somebody tells of having tried a pin. */
  Type.Literal('did_it'),
  Type.Literal('board'),
  Type.Literal('user'),
  Type.Literal('conversation'),
])
export type ReportTargetType = Static<typeof ReportTargetType>

/** What whoever runs the site does about a report. `hide` and `restore`: of the thing; `block_picture` for good. */
export const ModerationAction = Type.Union([
  Type.Literal('dismiss'),
  Type.Literal('hide'),
  Type.Literal('restore'),
  Type.Literal('warn'),
  Type.Literal('block_picture'),
  Type.Literal('unblock_picture'),
])
export type ModerationAction = Static<typeof ModerationAction>

/** What may be done about a case: what it says itself (`viewer_can`), or a ban, of which the account says whether. */
export const CaseAction = Type.Union([ModerationAction, Type.Literal('ban')])
export type CaseAction = Static<typeof CaseAction>

const Named = Type.Object({ id: IdText, username: Type.String() })

const Target = {
  target_type: ReportTargetType,
  target_id: IdText,
  /** Its title, its text or its name; empty where it has none. */
  text: Type.String(),
  /** Where it is to be seen; `null` while nobody sees it. */
  path: Nullable(Type.String()),
  /** Its picture, small, hidden or not; of a person the portrait, else the cover. `null` without one, and once it is removed for good. */
  image_url: Nullable(Type.String()),
  /** The same to look at. */
  picture_url: Nullable(Type.String()),
  /** A blurred stand-in, which stays when the picture does not show. */
  placeholder: Nullable(Type.String()),
}

/** Everything that was reported about one thing. */
export const ModerationCase = Type.Object({
  id: IdText,
  ...Target,
  /** `hidden`: by whoever runs the site. `gone`: by others. */
  state: Type.Union([Type.Literal('shown'), Type.Literal('hidden'), Type.Literal('gone')]),
  /** Whose it is; `null` once they are gone. */
  subject: Nullable(Named),
  reasons: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() })),
  /** COMMENT-03: of `COMMENT_FLAG_DETAILS`, what any of those who reported a comment ticked. */
  detailed_reasons: Type.Array(Type.String()),
  /** In the words of those who reported it, the newest first. */
  details: Type.Array(Type.String()),
  report_count: Type.Integer(),
  is_closed: Type.Boolean(),
  created_at: Moment,
  viewer_can: Type.Array(ModerationAction),
})
export type ModerationCase = Static<typeof ModerationCase>

/** What somebody wrote in a conversation that was reported. */
export const ReportedMessage = Type.Object({
  id: IdText,
  sender: Named,
  text: Type.String(),
  /** The pin that went with it. */
  pin_path: Nullable(Type.String()),
  created_at: Moment,
})
export type ReportedMessage = Static<typeof ReportedMessage>

/** Something that was done about what somebody reported. */
export const LoggedModeration = Type.Object({
  id: IdText,
  action: Type.Union([CaseAction, Type.Literal('read_messages')]),
  ...Target,
  detail: Nullable(Type.String()),
  /** Near copies that went with the picture, or came back with it; while they are looked for, those found so far. */
  copy_count: Type.Integer(),
  actor: Nullable(Named),
  subject: Nullable(Named),
  created_at: Moment,
})
export type LoggedModeration = Static<typeof LoggedModeration>

/** What became of one's own pin that whoever runs the site took away. */
export const RemovedPin = Type.Object({
  pin_id: IdText,
  /** Empty where it had none. */
  title: Type.String(),
  /** Not for the pin itself, but with everything that shows its picture. */
  is_for_picture: Type.Boolean(),
  /** What it was reported for, of `REPORT_REASONS`; nothing where only its picture was. */
  reasons: Type.Array(Type.String()),
  removed_at: Moment,
})
export type RemovedPin = Static<typeof RemovedPin>

const Owned = Type.Object({
  pin_id: IdText,
  board: Type.Object({ id: IdText, name: Type.String(), url: Type.String() }),
})

/** PIN-06: where the viewer has a picture already, and something that looks the same. */
export const PinDuplicates = Type.Object({ already_saved: Nullable(Owned), looks_same: Nullable(Owned) })
export type PinDuplicates = Static<typeof PinDuplicates>
