import { type Board, imageSizeIn } from '@corkboard/contract'
import type { Ctx } from '../kernel/index.ts'
import type { BoardPicture } from './board-store.ts'
import type { SeenBoard } from './load-boards.ts'

/** Pictures of a board's or a section's card; those of boards that not everyone sees have signed addresses. */
export const presentPictures = (ctx: Ctx, board: SeenBoard, pictures: readonly BoardPicture[]): Board['cover_images'] =>
  pictures.map((picture) => ({
    url: ctx.site.media.links.image(picture.signature, '236x', {
      private: board.privacy === 'secret' || board.owner.isPrivate,
    }),
    ...imageSizeIn('236x', picture.width, picture.height),
    dominant_color: picture.dominantColor,
  }))
