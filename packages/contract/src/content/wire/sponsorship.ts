import Type, { type Static } from 'typebox'
import { IdText, Nullable } from '../../scalars.ts'

const Named = Type.Object({ id: IdText, username: Type.String(), full_name: Type.String() })

/** Who pays for a pin (PIN-10). */
export const Sponsorship = Type.Object({
  /** 0: asked, 1: approved, 2: declined, 3: the sponsor is gone. All but 1 are told to the two alone. */
  status: Type.Integer(),
  /** Kept while asked and once approved. */
  sponsor: Nullable(Named),
  /** Whoever pinned it, as far as the pin says so; without them there is no sponsorship. */
  creator: Nullable(Named),
  viewer_can: Type.Array(Type.Union([Type.Literal('approve'), Type.Literal('decline'), Type.Literal('remove')])),
})
export type Sponsorship = Static<typeof Sponsorship>

/** Part of a pin: what a call about its sponsorship answers. */
export const SponsoredPin = Type.Object({
  id: IdText,
  type: Type.Literal('pin'),
  sponsorship: Nullable(Sponsorship),
})
export type SponsoredPin = Static<typeof SponsoredPin>
