import { pinMentioned } from '@corkboard/contract/events'
import type { SignedIn, TxCtx } from '../../../kernel/index.ts'
import type { SeenPin } from '../load-pins.ts'
import type { Mention } from './mention.ts'
import { ownMentionsOf, replacePinMentions } from './mention-store.ts'
import { filterMentionable } from './mentionable.ts'

/**
 * CREATE-07: stores the mentions in a pin's description that their users accept, and tells those about it who were not
 * mentioned before. A secret board notifies no one.
 */
export const writeMentions = async (tx: TxCtx<SignedIn>, pin: SeenPin, mentions: readonly Mention[]): Promise<void> => {
  const before = new Set((await ownMentionsOf(tx.db, pin.id)).map(({ userId }) => userId))
  if (before.size === 0 && mentions.length === 0) return
  const accepted = await filterMentionable(tx, pin, mentions)
  await replacePinMentions(tx.db, pin.id, accepted)
  const { userId } = tx.viewer
  const added = [...new Set(accepted.map((mention) => mention.userId))].filter((id) => !before.has(id) && id !== userId)
  if (added.length === 0 || pin.board.privacy === 'secret') return
  await tx.emit(pinMentioned, { pin_id: pin.id, by_id: userId, user_ids: added })
}
