import type { BoardEntity } from '../../store/entities.ts'

type Cover = NonNullable<BoardEntity['cover_images']>[number]

/** The number of pictures that fit the strip. */
const MOST = 5

/** Returns the pictures for a profile's head: the newest of each board, then the second ones, each picture once. */
export const profileCover = (boards: readonly Pick<BoardEntity, 'cover_images'>[]): readonly Cover[] => {
  const byUrl = new Map<string, Cover>()
  for (let place = 0; place < MOST; place++) {
    for (const { cover_images: covers } of boards) {
      const cover = covers?.[place]
      if (cover && byUrl.size < MOST) byUrl.set(cover.url, cover)
    }
  }
  return [...byUrl.values()]
}
