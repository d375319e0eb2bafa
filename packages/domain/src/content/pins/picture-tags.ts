import type { Id } from '@corkboard/contract'
import type { ChangeTag } from '../../kernel/index.ts'

/** Who may see a pin's pictures has changed: its own, and those of its carousel, story or video. */
export const pictureTags = ({
  signature,
  contentId,
}: {
  readonly signature: string
  readonly contentId: Id | null
}): ChangeTag[] => (contentId === null ? [`image:${signature}`] : [`image:${signature}`, `content:${contentId}`])
