import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { EditIcon, type MenuItem, TrashIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { openSectionDeletion, openSectionForm } from '../../lazy/member-overlays.tsx'
import { useShareItems } from '../../product/sharing/share-items.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import { PlaceMenus } from './PlaceMenus.tsx'

interface SectionMenuProps {
  readonly board: BoardEntity
  readonly section: BoardSection
}

/** The section's menus: sharing for everyone, changes for users who may organize the board. */
export const SectionMenu = ({ board, section }: SectionMenuProps) => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const shareItems = useShareItems(section.url, section.title)
  const own: readonly MenuItem[] = board.viewer_can?.includes('organize')
    ? [
        {
          id: 'rename',
          label: t('section.rename'),
          icon: <EditIcon />,
          onSelect: () => void openSectionForm(services, board.id, section),
        },
        {
          id: 'delete',
          label: t('section.delete'),
          icon: <TrashIcon />,
          danger: true,
          onSelect: () => void openSectionDeletion(services, section),
        },
      ]
    : []
  return <PlaceMenus shareItems={shareItems} label={t('section.options')} items={own} />
}
