import { type Id, LIMITS, type Pin, shardOf } from '@corkboard/contract'
import { leaveWithCommit } from '@corkboard/database'
import { type Allowed, beforeWriting, type ChangeTag, type Ctx, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { allowBoard, getBoard, type SeenBoard } from '../boards/index.ts'
import { pictureTags } from './picture-tags.ts'
import { insertPin, type NewPin } from './pin-store.ts'

export interface PinOptions {
  readonly isDemo?: boolean
}

export type PinFields = Omit<NewPin, 'id' | 'shard' | 'boardId' | 'pinnerId' | 'pinnerShard' | 'now' | 'isDemo'>

export const newPin = (
  ctx: Ctx<SignedIn>,
  board: Allowed<SeenBoard, 'save'>,
  fields: PinFields,
  options: PinOptions,
): NewPin => ({
  ...fields,
  id: ctx.site.ids.next(board.shard),
  shard: board.shard,
  boardId: board.id,
  pinnerId: ctx.viewer.userId,
  pinnerShard: shardOf(ctx.viewer.userId),
  isDemo: options.isDemo ?? false,
  now: ctx.now(),
})

/**
 * Shared by pinning and saving: limits, the section, the single statement, and the invalidation. `shown` is what the
 * caller gets; it may wait until the pin is stored.
 * @throws 'pin.limit', 'board.not_found', 'section.not_found'
 */
export const addToBoard = (
  ctx: Ctx<SignedIn>,
  pin: NewPin,
  shown: (tx: TxCtx<SignedIn>, stored: Promise<void>) => Promise<Pin>,
): Promise<Pin> =>
  ctx.transaction((tx) => {
    const stored = insertPin(tx.db, pin, LIMITS.pinsPerAccount)
    leaveWithCommit(tx.db, stored)
    tx.changed(...tagsOfNewPin(pin))
    return shown(tx, stored)
  })

/** What a new pin changes. */
export const tagsOfNewPin = (pin: NewPin): ChangeTag[] => [
  `pin:${pin.id}`,
  `board-counts:${pin.boardId}`,
  `user-counts:${pin.pinnerId}`,
  ...pictureTags(pin),
  'feed:public',
  ...(pin.originPinId ? ([`pin:${pin.originPinId}`] as const) : []),
]

export const saveableBoard = async (ctx: Ctx, boardId: Id): Promise<Allowed<SeenBoard, 'save'>> =>
  allowBoard(ctx, 'save', await getBoard(beforeWriting(ctx), boardId))
