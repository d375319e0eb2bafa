import Type, { type Static } from 'typebox'

/** (ours) `new` until the client changes it. `completed` and `dismissed` end it. */
export const ExperienceStatus = Type.Union([
  Type.Literal('new'),
  Type.Literal('viewed'),
  Type.Literal('completed'),
  Type.Literal('dismissed'),
])
export type ExperienceStatus = Static<typeof ExperienceStatus>

/** What a placement of the app shows a user (SHELL-26, consumer §3). */
export const Experience = Type.Object({ experience_id: Type.String(), status: ExperienceStatus })
export type Experience = Static<typeof Experience>

/** By placement. */
export type Experiences = Readonly<Record<string, Experience>>
