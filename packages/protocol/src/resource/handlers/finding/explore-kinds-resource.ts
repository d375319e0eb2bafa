import { ExploreKindsResource } from '@corkboard/contract'
import { exploreKinds } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

/** FIND-04. */
export const exploreKindsResource = implement(ExploreKindsResource, {
  get: (ctx) => exploreKinds(ctx),
})
