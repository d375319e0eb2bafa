import type { Translate } from '../../messages/messages.tsx'
import type { Services } from '../../services.tsx'
import { takeOut } from '../../store/feed-changes.ts'
import { optimistic } from '../../store/optimistic.ts'

const setHidden = (services: Services, t: Translate, pinId: string, isHidden: boolean) =>
  optimistic(
    services,
    [{ ref: { type: 'pin', id: pinId }, fields: { is_hidden: isHidden } }],
    () => services.data.write(isHidden ? 'create' : 'delete', 'PinHideResource', { pin_id: pinId }),
    t('error.default'),
  )

/** PIN-09: out of every list at once, with the way back; back by itself where it was refused. */
export const hidePin = async (services: Services, t: Translate, pinId: string): Promise<void> => {
  const putBack = takeOut(services.store, [{ type: 'pin', id: pinId }])
  if (!(await setHidden(services, t, pinId, true))) return putBack()
  services.toasts.show({
    text: t('pin.hidden'),
    action: {
      label: t('pin.saved.undo'),
      onPress: () => {
        putBack()
        void setHidden(services, t, pinId, false).then((answer) => {
          if (!answer) takeOut(services.store, [{ type: 'pin', id: pinId }])
        })
      },
    },
  })
}
