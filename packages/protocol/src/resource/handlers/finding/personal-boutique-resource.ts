import { PersonalBoutiqueResource } from '@corkboard/contract'
import { personalBoutique } from '@corkboard/domain/finding/editorial'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

/** FIND-04. */
export const personalBoutiqueResource = implement(PersonalBoutiqueResource, {
  get: (ctx, options, page) => personalBoutique(ctx, fieldSetOf(options), page),
})
