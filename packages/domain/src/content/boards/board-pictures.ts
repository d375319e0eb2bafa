import { type Board, imageSizeIn } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import type { BoardPicture } from './board-store.ts'
import type { SeenBoard } from './load-boards.ts'

/**
 * BOARD-11: true when the viewer must confirm before they see a sensitive board. Its owner and collaborators need not.
 */
export const isScreened = ({ viewer }: Ctx, { sensitivity, ownerId, access }: SeenBoard): boolean =>
  sensitivity !== null && viewerIdOf(viewer) !== ownerId && access === undefined

/** Pictures for the card of a board or section. Boards that are not public get signed URLs. */
export const presentShownPictures = (
  ctx: Ctx,
  board: SeenBoard,
  pictures: readonly BoardPicture[],
): Board['cover_images'] =>
  pictures.map((picture) => ({
    url: ctx.site.media.links.image(picture.signature, '236x', {
      private: board.privacy === 'secret' || board.owner.isPrivate,
    }),
    ...imageSizeIn('236x', picture.width, picture.height),
    dominant_color: picture.dominantColor,
  }))

/** The same pictures, but none until the viewer has confirmed. */
export const presentPictures = (ctx: Ctx, board: SeenBoard, pictures: readonly BoardPicture[]): Board['cover_images'] =>
  isScreened(ctx, board) ? [] : presentShownPictures(ctx, board, pictures)
