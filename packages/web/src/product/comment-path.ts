import type { AggregatedComment } from '@corkboard/contract/content/wire/comment'
import { pinPath } from './addresses.ts'

/** Address of one comment: its pin's, which leads on to it. Apart from the others, as only what comes later needs it. */
export const commentPath = ({ id, pin_id: pinId }: Pick<AggregatedComment, 'id' | 'pin_id'>): string =>
  `${pinPath({ id: pinId })}?comment=${id}`
