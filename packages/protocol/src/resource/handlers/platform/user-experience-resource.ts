import { UserExperienceResource } from '@corkboard/contract'
import { setExperienceStatus } from '@corkboard/domain/platform/experiments'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** SHELL-26. */
export const userExperienceResource = implement(UserExperienceResource, {
  update: (ctx, { placement_id: placement, ...experience }) =>
    setExperienceStatus(requireSignedIn(ctx), placement, experience),
})
