import { EmptyState, ErrorState, Masonry, PinIcon } from '@corkboard/design-system'
import { useCallback } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { texts as pinGridTexts } from '../../product/pin-grid/texts/texts.generated.ts'
import { useServices, type Feed } from '../../services.tsx'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import type { EntityRef } from '../../store/entities.ts'
import { organizeCaption, OrganizeCard } from './OrganizeCard.tsx'
import { OrganizingContext, type Organizing } from './organizing.ts'
import { texts } from './texts/texts.generated.ts'
import { keyOf } from './use-organized-place.ts'

const draw = ({ id }: EntityRef, index: number) => <OrganizeCard pinId={id} index={index} />

interface OrganizedPinsProps {
  readonly feed: Feed
  readonly organizing: Organizing
}

/** The grid of pins that can be chosen and dragged. */
export const OrganizedPins = ({ feed, organizing }: OrganizedPinsProps) => {
  const t = useTexts(texts, pinGridTexts, shellTexts)
  const { store } = useServices()
  const ratioOf = useCallback(
    ({ id }: EntityRef) => {
      const pin = store.getState().entities.pin[id]
      return pin?.images ? pictureSources(pin.images).ratio : 1
    },
    [store],
  )
  return (
    <>
      <OrganizingContext value={organizing}>
        <Masonry
          items={feed.items}
          keyOf={keyOf}
          ratioOf={ratioOf}
          captionHeightOf={organizeCaption}
          renderItem={draw}
          label={t('organize.pins')}
          skeletons={feed.isLoading ? 10 : 0}
          onNearEnd={feed.hasMore && !feed.isLoading && !feed.error ? feed.loadMore : undefined}
        />
      </OrganizingContext>
      {feed.items.length === 0 && !feed.isLoading && !feed.error && (
        <EmptyState title={t('organize.empty')} picture={<PinIcon size={24} />} />
      )}
      {feed.error && !feed.isLoading && (
        <ErrorState title={t('grid.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} />
      )}
    </>
  )
}
