import { ProfileViewResource } from '@corkboard/contract'
import { changeProfileView } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

/** PEOPLE-01. */
export const profileViewResource = implement(ProfileViewResource, {
  update: (ctx, view) => changeProfileView(ctx, view),
})
