import type { Translate } from '../../messages/messages.tsx'
import type { Services } from '../../services.tsx'
import { feedReceived, itemRemoved } from '../../store/answers.ts'
import type { EntityRef } from '../../store/entities.ts'
import { optimistic } from '../../store/optimistic.ts'

const isPin = (item: unknown, id: string): boolean =>
  typeof item === 'object' && item !== null && (item as EntityRef).type === 'pin' && (item as EntityRef).id === id

/** Takes a pin out of every list; gives what puts it back where it stood. */
const takeOut = ({ store }: Pick<Services, 'store'>, pinId: string): (() => void) => {
  const item = { type: 'pin', id: pinId } as const
  const places = Object.entries(store.getState().feeds)
    .map(([key, entry]) => ({ key, index: entry?.data?.findIndex((one) => isPin(one, pinId)) ?? -1 }))
    .filter(({ index }) => index >= 0)
  store.dispatch(itemRemoved({ item }))
  return () => {
    for (const { key, index } of places) {
      const entry = store.getState().feeds[key]
      if (!entry?.data || entry.data.some((one) => isPin(one, pinId))) continue
      const data = entry.data.toSpliced(index, 0, item)
      store.dispatch(feedReceived({ key, data, nextBookmark: entry.nextBookmark }))
    }
  }
}

const setHidden = (services: Services, t: Translate, pinId: string, isHidden: boolean) =>
  optimistic(
    services,
    [{ ref: { type: 'pin', id: pinId }, fields: { is_hidden: isHidden } }],
    () => services.data.write(isHidden ? 'create' : 'delete', 'PinHideResource', { pin_id: pinId }),
    t('error.default'),
  )

/** PIN-09: out of every list at once, with the way back; back by itself where it was refused. */
export const hidePin = async (services: Services, t: Translate, pinId: string): Promise<void> => {
  const putBack = takeOut(services, pinId)
  if (!(await setHidden(services, t, pinId, true))) return putBack()
  services.toasts.show({
    text: t('pin.hidden'),
    action: {
      label: t('pin.saved.undo'),
      onPress: () => {
        putBack()
        void setHidden(services, t, pinId, false)
      },
    },
  })
}
