import type { BoardEntity } from '../../store/entities.ts'

/** Whether a board is called so in its address; an address from before it was renamed finds it too. */
export const isAt = ({ slug }: BoardEntity, asked: string): boolean =>
  slug === undefined || slug === asked.normalize('NFC').toLowerCase()
