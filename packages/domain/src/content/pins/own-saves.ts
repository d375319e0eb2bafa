import type { OwnSave } from '@corkboard/contract'
import { loadBoards, type SeenBoard } from '../boards/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import type { SeenPin } from './load-pins.ts'
import { ownPinsOf } from './pin-store.ts'
import { originOf } from './reactions/index.ts'

interface OwnSaves {
  readonly saves: readonly OwnSave[]
  /** Their boards, each once. */
  readonly boards: readonly SeenBoard[]
}

/** PIN-06: the viewer's own pins of the same origin as this pin, itself included, newest first. */
export const ownSaves = async (ctx: Ctx<SignedIn>, pin: SeenPin): Promise<OwnSaves> => {
  const rows = await ownPinsOf(ctx.db, ctx.viewer.userId, originOf(pin))
  // A collaborator who left a secret board does not learn about it any more.
  const boards = await loadBoards(ctx, [...new Set(rows.map(({ boardId }) => boardId))])
  const saves = rows.filter(({ boardId }) => boards.has(boardId))
  return { saves: saves.map(({ pinId, ...save }) => ({ ...save, localPinId: pinId })), boards: [...boards.values()] }
}
