import { MessageIcon, type MenuItem } from '@corkboard/design-system'
import type { Translate } from '../../messages/messages.tsx'
import type { Services } from '../../services.tsx'

/** PIN-14: sends a pin, or words to a person, from wherever one is. Its files come then. */
const openSending = async (
  { dialogs, toasts, report }: Services,
  failureText: string,
  pinId: string,
): Promise<void> => {
  try {
    const { SendPinDialog } = await import('../../features/pin-sending/SendPinDialog.tsx')
    dialogs.open((close) => <SendPinDialog pinId={pinId} onClose={close} />)
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}

/** Lines of a pin's share menu that members have. */
export const sendItems = (services: Services, t: Translate, pinId: string): readonly MenuItem[] => [
  {
    id: 'send',
    label: t('pin.send'),
    icon: <MessageIcon />,
    onSelect: () => void openSending(services, t('error.default'), pinId),
  },
]
