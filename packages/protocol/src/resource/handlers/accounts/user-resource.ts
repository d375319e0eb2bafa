import { UserResource } from '@corkboard/contract'
import { loadProfile } from '@corkboard/domain/people'
import { implement } from '../../engine/implement.ts'

export const userResource = implement(UserResource, { get: (ctx, { username }) => loadProfile(ctx, username) })
