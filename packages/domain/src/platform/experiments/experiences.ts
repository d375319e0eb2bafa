import { type Experience, type Experiences, fail } from '@corkboard/contract'
import { cacheOfViewer, type Ctx, type SignedIn } from '../../kernel/index.ts'
import { experienceStatuses, putExperienceStatus } from './experience-store.ts'

/**
 * What each placement of the app shows its members, once. `change_board`: the modal that explains what happened to a
 * pin whose board changed (BOARD-10). `home_topics`: the topics that a new user picks from (FIND-01).
 */
const PLACEMENTS: Readonly<Record<string, string>> = {
  change_board: 'change_board_education',
  home_topics: 'topic_picker',
}

const statusesOf = cacheOfViewer((ctx) => experienceStatuses(ctx.db, ctx.viewer.userId))

const isOver = ({ status }: Experience): boolean => status === 'completed' || status === 'dismissed'

/**
 * SHELL-26: the experiences to show the viewer, by placement. Bots and visitors get none: their status could not be
 * stored.
 */
export const experiencesOf = async (ctx: Ctx): Promise<Experiences> => {
  if (ctx.viewer.kind !== 'AUTH') return {}
  const known = await statusesOf(ctx as Ctx<SignedIn>)
  const shown = Object.entries(PLACEMENTS).map(([placement, experience_id]) => {
    const last = known.get(placement)
    // A placement may get another experience; its status then starts over.
    const experience = last?.experience_id === experience_id ? last : { experience_id, status: 'new' as const }
    return [placement, experience] as const
  })
  return Object.fromEntries(shown.filter(([, experience]) => !isOver(experience)))
}

/**
 * SHELL-26: `completed` and `dismissed` remove the placement's experience; any other status replaces the current one.
 * @throws 'request.invalid' when no placement shows the experience
 */
export const setExperienceStatus = async (
  ctx: Ctx<SignedIn>,
  placement: string,
  experience: Experience,
): Promise<Experience | null> => {
  if (PLACEMENTS[placement] !== experience.experience_id) throw fail('request.invalid', { field: 'experience_id' })
  const { userId } = ctx.viewer
  await ctx.transaction(async (tx) => {
    await putExperienceStatus(tx.db, userId, placement, experience, tx.now())
    tx.changed(`account:${userId}`)
  })
  return isOver(experience) ? null : experience
}
