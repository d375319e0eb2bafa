import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../saving/texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import { takeOut } from '../../store/feed-changes.ts'
import { optimistic } from '../../store/optimistic.ts'

const setHidden = (services: Services, pinId: string, isHidden: boolean) =>
  optimistic(services, [{ ref: { type: 'pin', id: pinId }, fields: { is_hidden: isHidden } }], () =>
    services.data.write(isHidden ? 'create' : 'delete', 'PinHideResource', { pin_id: pinId }),
  )

/** PIN-09: removes the pin from every list immediately and offers undo. A refusal puts it back. */
export const hidePin = async (services: Services, pinId: string): Promise<void> => {
  const putBack = takeOut(services.store, [{ type: 'pin', id: pinId }])
  if (!(await setHidden(services, pinId, true))) return putBack()
  const t = services.texts(texts, savingTexts)
  services.toasts.show({
    act: { name: 'hide pin', several: (count) => t('pin.hidden.several', { count }) },
    text: t('pin.hidden'),
    action: {
      label: t('pin.saved.undo'),
      onPress: () => {
        putBack()
        void setHidden(services, pinId, false).then((response) => {
          if (!response) takeOut(services.store, [{ type: 'pin', id: pinId }])
        })
      },
    },
  })
}
