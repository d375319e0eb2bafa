import type { Id } from '@corkboard/contract'
import type { ChangeTag } from '../../kernel/index.ts'

/** Who may see a pin's pictures has changed. Of a carousel or story there are too many to name. */
export const pictureTags = ({
  signature,
  contentId,
}: {
  readonly signature: string
  readonly contentId: Id | null
}): ChangeTag[] => (contentId === null ? [`image:${signature}`] : [`image:${signature}`, 'visibility:all'])
