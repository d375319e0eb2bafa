import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { BoardBrief } from './board.ts'
import { NewPin } from './new-pin.ts'
import { CreativeType } from './pin-content.ts'

/** (ours) When a pin is published: Unix time in seconds. */
export const ScheduledTs = Type.Integer({ minimum: 0, maximum: 253_402_300_799 })

/** A pin that is published at its time (CREATE-06). Only its owner sees it. */
export const ScheduledPin = Type.Object({
  id: IdText,
  type: Type.Literal('scheduledpin'),
  title: Type.String(),
  scheduled_ts: ScheduledTs,
  creative_type: CreativeType,
  /** Its picture, or the first one. The URL is signed for the owner. */
  image: Image,
  dominant_color: Type.String(),
  /** `null` when its owner can no longer see the board. */
  board: Nullable(BoardBrief),
  section: Nullable(Type.Object({ id: IdText, title: Type.String() })),
  /** Why it was not published at its time; `null` while it waits. */
  error_code: Nullable(Type.String()),
  error_message: Nullable(Type.String()),
  /** The refused option, by its name in `PinResource`. */
  error_field: Nullable(Type.String()),
  /** What is published, as `PinResource` takes it. */
  pin: NewPin,
})
export type ScheduledPin = Static<typeof ScheduledPin>
