import type * as Organize from '../features/organize/OrganizeBoard.tsx'

export type OrganizeBoard = typeof Organize.OrganizeBoard

/** The mode in which members organize a board or their pins. */
export const loadOrganizeBoard = async (): Promise<OrganizeBoard> =>
  (await import('../features/organize/OrganizeBoard.tsx')).OrganizeBoard
