import { PersonalBoutiqueResource } from '@corkboard/contract'
import { personalBoutique } from '@corkboard/domain/finding/editorial'
import { fieldSetOf } from '../../engine/field-set.ts'
import { implement } from '../../engine/implement.ts'

/** FIND-04. */
export const personalBoutiqueResource = implement(PersonalBoutiqueResource, {
  get: (ctx, options, page) => personalBoutique(ctx, fieldSetOf(options), page),
})
