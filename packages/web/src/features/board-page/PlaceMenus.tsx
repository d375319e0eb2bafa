import { IconButton, Menu, type MenuItem, MoreIcon, ShareIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'

interface PlaceMenusProps {
  readonly shareItems: readonly MenuItem[]
  /** What the second menu is called; visitors, who have none, do not have its words. */
  readonly label: 'board.options' | 'section.options'
  readonly items: readonly MenuItem[]
}

/** Sharing a board or a section, and what else the viewer may do with it. */
export const PlaceMenus = ({ shareItems, label, items }: PlaceMenusProps) => {
  const t = useMessages()
  return (
    <>
      <Menu
        label={t('pin.share')}
        trigger={(props) => <IconButton {...props} kind="sunken" label={t('pin.share')} icon={<ShareIcon />} />}
        items={shareItems}
      />
      {items.length > 0 && (
        <Menu
          label={t(label)}
          trigger={(props) => <IconButton {...props} kind="sunken" label={t(label)} icon={<MoreIcon />} />}
          items={items}
        />
      )}
    </>
  )
}
