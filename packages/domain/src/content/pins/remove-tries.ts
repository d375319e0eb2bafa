import type { Id } from '@corkboard/contract'
import { pinTried } from '@corkboard/contract/events'
import { type ChangedDidIt, hideDidIts, type RemovedFor, showDidIts } from './reactions/index.ts'
import type { Removing } from './remove-pins.ts'

/** Updates the counts and notifies pinners as if users had deleted their tries or added them again. */
const publish = async (tx: Removing, tries: readonly ChangedDidIt[], isOn: boolean): Promise<number> => {
  for (const { pinId, userId, signature } of tries) {
    await tx.emit(pinTried, { pin_id: pinId, by_id: userId, is_on: isOn })
    if (signature !== null) tx[isOn ? 'changed' : 'tookAway'](`image:${signature}`)
  }
  return tries.length
}

/** Hides a try on behalf of an admin. Returns true if it existed. */
export const removeTry = async (tx: Removing, id: Id, reason: RemovedFor = 'itself'): Promise<boolean> =>
  (await publish(tx, await hideDidIts(tx.db, { id }, reason, tx.now()), false)) > 0

/** Restores a hidden try, unless its photo is blocked. Returns true if it could. */
export const restoreTry = async (tx: Removing, id: Id): Promise<boolean> =>
  (await publish(tx, await showDidIts(tx.db, { id }), true)) > 0

/** The same for every try that shows a picture, in batches. Returns how many there were. */
export const removeTriesOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> =>
  publish(tx, await hideDidIts(tx.db, { signature, limit }, 'picture', tx.now()), false)

/** The same for every try that was removed with a picture. */
export const restoreTriesOfPicture = async (tx: Removing, signature: string, limit: number): Promise<number> =>
  publish(tx, await showDidIts(tx.db, { signature, limit }), true)
