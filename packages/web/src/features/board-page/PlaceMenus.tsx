import { IconButton, Menu, type MenuItem, MoreIcon, ShareIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as sharingTexts } from '../../product/sharing/texts/texts.generated.ts'

interface PlaceMenusProps {
  readonly shareItems: readonly MenuItem[]
  /** The name of the second menu. */
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** The menus for sharing a board or a section and for the viewer's other actions. */
export const PlaceMenus = ({ shareItems, label, items }: PlaceMenusProps) => {
  const t = useTexts(sharingTexts)
  return (
    <>
      <Menu
        label={t('pin.share')}
        trigger={(props) => <IconButton {...props} kind="sunken" label={t('pin.share')} icon={<ShareIcon />} />}
        items={shareItems}
      />
      {items.length > 0 && (
        <Menu
          label={label}
          trigger={(props) => <IconButton {...props} kind="sunken" label={label} icon={<MoreIcon />} />}
          items={items}
        />
      )}
    </>
  )
}
