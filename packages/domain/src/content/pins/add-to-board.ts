import { type CorkboardError, fail, type Id, LIMITS, type Pin, shardOf } from '@corkboard/contract'
import { pinCreated } from '@corkboard/contract/events'
import { type Allowed, beforeWriting, type Ctx, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { allowBoard, getBoard, type SeenBoard } from '../boards/index.ts'
import { pictureTags } from './picture-tags.ts'
import { insertPin, type NewPin, totalPinsOf } from './pin-store.ts'

export interface PinOptions {
  readonly isDemo?: boolean
}

export type PinFields = Omit<NewPin, 'id' | 'shard' | 'boardId' | 'pinnerId' | 'pinnerShard' | 'now' | 'isDemo'>

/**
 * Shared by pinning and saving: limits, the section, the single statement, and the invalidation. `shown` is what the
 * caller gets; it starts while the pin is being stored, so that what it reads otherwise is read together.
 */
export const addToBoard = async (
  ctx: Ctx<SignedIn>,
  board: Allowed<SeenBoard, 'save'>,
  fields: PinFields,
  options: PinOptions,
  shown: (tx: TxCtx<SignedIn>, pin: NewPin, stored: Promise<void>) => Promise<Pin>,
): Promise<Pin> => {
  const { userId } = ctx.viewer
  const pin: NewPin = {
    ...fields,
    id: ctx.site.ids.next(board.shard),
    shard: board.shard,
    boardId: board.id,
    pinnerId: userId,
    pinnerShard: shardOf(userId),
    isDemo: options.isDemo ?? false,
    now: ctx.now(),
  }
  return ctx.transaction(async (tx) => {
    const stored = store(tx, pin)
    tx.changed(`pin:${pin.id}`, `board:${board.id}`, `user:${userId}`, ...pictureTags(fields), 'feed:public')
    if (fields.originPinId) tx.changed(`pin:${fields.originPinId}`)
    const [made] = await Promise.all([shown(tx, pin, stored), stored])
    return made
  })
}

const store = async (tx: TxCtx, pin: NewPin): Promise<void> => {
  const [isInserted] = await Promise.all([
    insertPin(tx.db, pin, LIMITS.pinsPerAccount),
    tx.emit(pinCreated, {
      pin_id: pin.id,
      board_id: pin.boardId,
      pinner_id: pin.pinnerId,
      origin_pin_id: pin.originPinId,
      // Links in demo data lead nowhere and are not read.
      link: pin.isDemo ? null : pin.link,
    }),
  ])
  if (!isInserted) throw await refusalOf(tx, pin)
}

/** Why a pin could not be put on its board. */
const refusalOf = async (ctx: Ctx, { pinnerId, sectionId }: NewPin): Promise<CorkboardError> => {
  if ((await totalPinsOf(ctx.db, pinnerId)) >= LIMITS.pinsPerAccount) return fail('pin.limit')
  return fail(sectionId === null ? 'board.not_found' : 'section.not_found', { field: 'board_id' })
}

export const saveableBoard = async (ctx: Ctx, boardId: Id): Promise<Allowed<SeenBoard, 'save'>> =>
  allowBoard(ctx, 'save', await getBoard(beforeWriting(ctx), boardId))
