import { Button, ChevronDownIcon, Menu } from '@corkboard/design-system'
import { useTexts } from '../i18n/use-texts.ts'
import { EXPLORE_LABELS, EXPLORE_PLACES } from '../product/today/explore-places.ts'
import { texts } from '../product/today/texts/texts.generated.ts'

/** The header's links to Today, ideas, videos and shopping. */
export const ExploreMenu = () => {
  const t = useTexts(texts)
  return (
    <Menu
      label={t('explore.nav')}
      trigger={(props) => (
        <Button {...props} kind="quiet">
          {t('explore.nav')}
          <ChevronDownIcon size={16} />
        </Button>
      )}
      items={EXPLORE_PLACES.map((place) => ({
        id: place,
        href: `/${place}/`,
        label: t(EXPLORE_LABELS[place]),
      }))}
    />
  )
}
