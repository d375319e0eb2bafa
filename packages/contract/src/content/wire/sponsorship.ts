import Type, { type Static } from 'typebox'
import { IdText, Nullable } from '../../scalars.ts'

const Named = Type.Object({ id: IdText, username: Type.String(), full_name: Type.String() })

/** The sponsor of a pin (PIN-10). */
export const Sponsorship = Type.Object({
  /**
   * 0: requested, 1: approved, 2: declined, 3: the sponsor is deleted. All except 1 are visible only to the two users.
   */
  status: Type.Integer(),
  /** Present while requested and once approved. */
  sponsor: Nullable(Named),
  /** The pinner, if the pin shows who that is; without them there is no sponsorship. */
  creator: Nullable(Named),
  viewer_can: Type.Array(Type.Union([Type.Literal('approve'), Type.Literal('decline'), Type.Literal('remove')])),
})
export type Sponsorship = Static<typeof Sponsorship>

/** The part of a pin returned by calls about its sponsorship. */
export const SponsoredPin = Type.Object({
  id: IdText,
  type: Type.Literal('pin'),
  sponsorship: Nullable(Sponsorship),
})
export type SponsoredPin = Static<typeof SponsoredPin>
