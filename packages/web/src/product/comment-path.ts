import type { AggregatedComment } from '@corkboard/contract/content/wire/comment'
import { pinPath } from './addresses.ts'

/**
 * Returns the address of a comment: its pin's, with the comment's id. Separate from the other addresses, because only
 * code loaded later needs it.
 */
export const commentPath = ({ id, pin_id: pinId }: Pick<AggregatedComment, 'id' | 'pin_id'>): string =>
  `${pinPath({ id: pinId })}?comment=${id}`
