import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** A copy of what the site keeps of the viewer, made because they asked for it (issue 3). */
export const DataDownload = Type.Object({
  id: IdText,
  /** `requested`: it is being made. `ready`: it can be fetched. `expired`: it was there and is no more. */
  state: Type.Union([Type.Literal('requested'), Type.Literal('ready'), Type.Literal('expired')]),
  requested_at: Moment,
  /** When it was made; `null` until then. */
  ready_at: Nullable(Moment),
  /** Until then it can be fetched; `null` while it is being made. */
  expires_at: Nullable(Moment),
  /** Of the file; `null` until it is made. */
  bytes: Nullable(Type.Integer()),
  /** Where the file is, for the session of the person alone; `null` unless it is ready. */
  url: Nullable(Type.String()),
})
export type DataDownload = Static<typeof DataDownload>
