import { BoardSectionPinsResource } from '@corkboard/contract'
import { sectionFeed } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

export const boardSectionPinsResource = implement(BoardSectionPinsResource, {
  get: (ctx, options, page) => sectionFeed(ctx, { sectionId: options.section_id, fieldSet: fieldSetOf(options) }, page),
})
