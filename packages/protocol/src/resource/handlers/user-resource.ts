import { UserResource } from '@corkboard/contract'
import { loadProfile } from '@corkboard/domain/people'
import { implement } from '../implement.ts'

export const userResource = implement(UserResource, { get: (ctx, { username }) => loadProfile(ctx, username) })
