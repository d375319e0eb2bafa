import { MessageIcon, type MenuItem } from '@corkboard/design-system'
import type { Translate } from '../../messages/messages.tsx'
import { openSending } from '../../lazy/open-sending.tsx'
import type { Services } from '../../services.tsx'

/** Lines of a pin's share menu that members have. */
export const sendItems = (services: Services, t: Translate, pinId: string): readonly MenuItem[] => [
  {
    id: 'send',
    label: t('pin.send'),
    icon: <MessageIcon />,
    onSelect: () => void openSending(services, t('error.default'), pinId),
  },
]
