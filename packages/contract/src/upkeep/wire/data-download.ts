import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** A copy of what the site stores about the viewer, made at their request (issue 3). */
export const DataDownload = Type.Object({
  id: IdText,
  /** `requested`: being prepared. `ready`: can be downloaded. `expired`: no longer available. */
  state: Type.Union([Type.Literal('requested'), Type.Literal('ready'), Type.Literal('expired')]),
  requested_at: Moment,
  /** When it became ready; `null` until then. */
  ready_at: Nullable(Moment),
  /** Until when it can be downloaded; `null` while it is being prepared. */
  expires_at: Nullable(Moment),
  /** Size of the file; `null` until it is ready. */
  bytes: Nullable(Type.Integer()),
  /** URL of the file, only for the user's own session; `null` unless it is ready. */
  url: Nullable(Type.String()),
})
export type DataDownload = Static<typeof DataDownload>
