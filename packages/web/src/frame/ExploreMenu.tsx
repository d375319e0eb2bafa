import type { ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { Button, ChevronDownIcon, Menu } from '@corkboard/design-system'
import { useCallback } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { EXPLORE_LABELS, exploreKinds } from '../product/today/explore-kinds.ts'
import { texts } from '../product/today/texts/texts.generated.ts'
import { useAnswer, useServices } from '../services.tsx'

/** What every site has. It offers videos once there is one. */
const USUAL: readonly ExploreKind[] = ['ideas', 'shopping']

/** The header's links to Today, ideas, videos and shopping. */
export const ExploreMenu = () => {
  const t = useTexts(texts)
  const { data } = useServices()
  const kinds = useAnswer<readonly ExploreKind[]>(exploreKinds()).data ?? USUAL
  const load = useCallback(() => void data.load(exploreKinds()), [data])
  return (
    <Menu
      label={t('explore.nav')}
      onOpen={load}
      trigger={(props) => (
        <Button {...props} kind="quiet">
          {t('explore.nav')}
          <ChevronDownIcon size={16} />
        </Button>
      )}
      items={(['today', ...kinds] as const).map((place) => ({
        id: place,
        href: `/${place}/`,
        label: t(EXPLORE_LABELS[place]),
      }))}
    />
  )
}
