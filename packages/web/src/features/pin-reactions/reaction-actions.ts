import type { ReactionType } from '@corkboard/contract/content/reaction-types'
import type { PinInteractionFields } from '@corkboard/contract/content/wire/pin-interactions'
import type { Services } from '../../services.tsx'
import { favoritesFeed } from '../../product/member-feeds.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import type { PinEntity } from '../../store/entities.ts'
import { optimistic } from '../../store/optimistic.ts'
import { requestKey } from '../../store/requests.ts'
import { texts } from './texts/texts.generated.ts'

type App = Pick<Services, 'store' | 'data' | 'toasts' | 'texts'>
type Reacted = Pick<PinInteractionFields, 'reaction_counts' | 'reaction_by_me'>

/**
 * PIN-07: returns the counts after a user changes the reaction from `reaction_by_me` to another type, or to 0 for none.
 * Counts never fall below zero, and a type disappears with its last reaction.
 */
export const afterReaction = ({ reaction_counts: counts, reaction_by_me: before }: Reacted, after: number): Reacted => {
  const next = new Map(Object.entries(counts))
  const move = (type: number, by: number) => {
    const count = (next.get(String(type)) ?? 0) + by
    if (count > 0) next.set(String(type), count)
    else next.delete(String(type))
  }
  if (before !== after) {
    if (before !== 0) move(before, -1)
    if (after !== 0) move(after, 1)
  }
  return { reaction_counts: Object.fromEntries(next), reaction_by_me: after }
}

const known = ({ store }: Pick<App, 'store'>, id: string): PinEntity | undefined => store.getState().entities.pin[id]
const refOf = (id: string) => ({ type: 'pin', id }) as const

/** PIN-07: reacts, changes the reaction, or removes it with 0. The count changes immediately; a refusal restores it. */
export const react = async (app: App, pinId: string, type: ReactionType | 0): Promise<void> => {
  const pin = known(app, pinId)
  if (!pin) return
  const { reaction_counts: counts = {}, reaction_by_me: before = 0 } = pin
  const fields = afterReaction({ reaction_counts: counts, reaction_by_me: before }, type)
  await optimistic(
    app,
    [{ ref: refOf(pinId), fields }],
    () =>
      type === 0
        ? app.data.write('delete', 'ReactionsResource', { pin_id: pinId })
        : app.data.write('create', 'ReactionsResource', { pin_id: pinId, reaction_type: type }),
    app.texts(texts)('interactions.failed'),
  )
}

/** PIN-08: adds the pin to the viewer's favorites, or removes it. */
export const setFavorite = async (app: App, pinId: string, isOn: boolean): Promise<void> => {
  const count = known(app, pinId)?.favorite_user_count ?? 0
  const fields = { favorited_by_me: isOn, favorite_user_count: Math.max(0, count + (isOn ? 1 : -1)) }
  await optimistic(
    app,
    [{ ref: refOf(pinId), fields }],
    () => app.data.write(isOn ? 'create' : 'delete', 'PinFavoriteResource', { pin_id: pinId }),
    app.texts(texts)('interactions.failed'),
  )
  changeFeeds(app.store, { kind: 'invalidated', key: requestKey(favoritesFeed()) })
}

/** PIN-09: hides the pin from the viewer everywhere, or shows it again. */
export const setHidden = async (app: App, pinId: string, isOn: boolean): Promise<void> => {
  await optimistic(
    app,
    [{ ref: refOf(pinId), fields: { is_hidden: isOn } }],
    () => app.data.write(isOn ? 'create' : 'delete', 'PinHideResource', { pin_id: pinId }),
    app.texts(texts)('interactions.failed'),
  )
  app.data.outdate()
}
