import { MessageIcon, type MenuItem } from '@corkboard/design-system'
import { texts as pinsTexts } from '../pins/texts/texts.generated.ts'
import { openSending } from '../../lazy/open-sending.tsx'
import type { Services } from '../../services.tsx'

/** Returns the items of a pin's share menu for members. */
export const sendItems = (services: Services, pinId: string): readonly MenuItem[] => [
  {
    id: 'send',
    label: services.texts(pinsTexts)('pin.send'),
    icon: <MessageIcon />,
    onSelect: () => void openSending(services, pinId),
  },
]
