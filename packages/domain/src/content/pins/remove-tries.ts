import type { Id } from '@corkboard/contract'
import { pinTried } from '@corkboard/contract/events'
import { type ChangedDidIt, hideDidIts, type RemovedFor, showDidIts } from './reactions/index.ts'
import type { Removing } from './remove-pins.ts'

/** Pins are counted, and their pinners hear of it, as if people had taken their tries back or made them anew. */
const tell = async (tx: Removing, tries: readonly ChangedDidIt[], isOn: boolean): Promise<number> => {
  for (const { pinId, userId, signature } of tries) {
    await tx.emit(pinTried, { pin_id: pinId, by_id: userId, is_on: isOn })
    if (signature !== null) tx.changed(`image:${signature}`)
  }
  return tries.length
}

/** Hides a try for those who run the site. Whether it was there. */
export const removeTry = async (tx: Removing, id: Id, reason: RemovedFor = 'itself'): Promise<boolean> =>
  (await tell(tx, await hideDidIts(tx.db, { id }, reason, tx.now()), false)) > 0

/** Brings a hidden try back, unless its photo is blocked. Whether it could be. */
export const bringTryBack = async (tx: Removing, id: Id): Promise<boolean> =>
  (await tell(tx, await showDidIts(tx.db, { id }), true)) > 0

/** The same for every try that shows a picture, some at a time: how many there were. */
export const removeTriesOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> =>
  tell(tx, await hideDidIts(tx.db, { signature, limit }, 'picture', tx.now()), false)

/** The same for every try that went with a picture. */
export const bringTriesOfPictureBack = async (tx: Removing, signature: string, limit: number): Promise<number> =>
  tell(tx, await showDidIts(tx.db, { signature, limit }), true)
