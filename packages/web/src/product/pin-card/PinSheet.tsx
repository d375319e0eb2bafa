import { ActionList, Dialog, UserIcon, type MenuItem } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { usePin, useUser } from '../../services.tsx'
import type { PinEntity } from '../../store/entities.ts'
import { pinPath, profilePath } from '../addresses.ts'
import { pictureSources } from '../pictures/picture-sources.ts'
import { usePinActions } from '../pins/use-pin-actions.ts'
import { SaveControl } from '../saving/SaveControl.tsx'
import { useShareItems } from '../sharing/share-items.tsx'
import { inOrder } from './card-actions.ts'
import styles from './PinSheet.module.css'

interface PinSheetProps {
  readonly pinId: string
  readonly onClose: () => void
}

/** The actions on a pin after a long press on its card: save it, send it, hide it. */
export const PinSheet = ({ pinId, onClose }: PinSheetProps) => {
  const pin = usePin(pinId)
  return pin ? <Actions pin={pin} onClose={onClose} /> : null
}

const Actions = ({ pin, onClose }: { readonly pin: PinEntity; readonly onClose: () => void }) => {
  const t = useTexts(texts, shellTexts)
  const pinner = useUser(pin.pinner)
  const title = pin.title || pin.grid_title
  const shareItems = useShareItems(pinPath(pin), title, pin.id)
  const actions = usePinActions(pin)
  const profile: MenuItem[] = pinner
    ? [{ id: 'profile', label: pinner.full_name, icon: <UserIcon />, href: profilePath(pinner) }]
    : []
  return (
    <Dialog
      open
      title={title || (pinner ? t('pin.card.unnamed', { name: pinner.full_name }) : t('closeup.untitled'))}
      picture={<img src={pictureSources(pin.images).src} alt="" />}
      closeLabel={t('shell.dismiss')}
      onClose={onClose}
    >
      {/* What is pressed in it leads to a toast or to another dialog. */}
      <div role="presentation" className={styles.save} onClick={onClose}>
        <SaveControl pinId={pin.id} />
      </div>
      <div className={styles.list}>
        <ActionList items={[...inOrder(actions, shareItems), ...profile]} onSelect={onClose} />
      </div>
    </Dialog>
  )
}
