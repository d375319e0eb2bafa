import { type Board, imageSizeIn } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import type { BoardPicture } from './board-store.ts'
import type { SeenBoard } from './load-boards.ts'

/** BOARD-11: whoever works on a board knows what is on it; everybody else is asked first. */
export const isScreened = ({ viewer }: Ctx, { sensitivity, ownerId, access }: SeenBoard): boolean =>
  sensitivity !== null && viewerIdOf(viewer) !== ownerId && access === undefined

/** Pictures of a board's or a section's card; those of boards that not everyone sees have signed addresses. */
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

/** The same, and none before the viewer was asked. */
export const presentPictures = (ctx: Ctx, board: SeenBoard, pictures: readonly BoardPicture[]): Board['cover_images'] =>
  isScreened(ctx, board) ? [] : presentShownPictures(ctx, board, pictures)
