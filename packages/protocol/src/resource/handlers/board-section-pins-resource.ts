import { BoardSectionPinsResource } from '@corkboard/contract'
import { sectionFeed } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

export const boardSectionPinsResource = implement(BoardSectionPinsResource, {
  get: (ctx, options, page) => sectionFeed(ctx, { sectionId: options.section_id, fieldSet: fieldSetOf(options) }, page),
})
