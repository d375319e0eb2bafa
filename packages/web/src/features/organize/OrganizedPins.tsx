import { CorkDrawing, EmptyState, ErrorState, Masonry } from '@corkboard/design-system'
import { useCallback, useMemo } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useCaptionHeights } from '../../product/pin-card/captions.ts'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { shortGrid } from '../../product/pin-grid/short-grid.ts'
import { texts as pinGridTexts } from '../../product/pin-grid/texts/texts.generated.ts'
import { useServices, type Feed } from '../../services.tsx'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import type { EntityRef } from '../../store/entities.ts'
import styles from './Organize.module.css'
import { OrganizeCard } from './OrganizeCard.tsx'
import { OrganizingContext, type Organizing } from './organizing.ts'
import { texts } from './texts/texts.generated.ts'
import { keyOf } from './use-organized-place.ts'

const draw = ({ id }: EntityRef, index: number) => <OrganizeCard pinId={id} index={index} />

interface OrganizedPinsProps {
  readonly feed: Feed
  readonly organizing: Organizing
}

/** The grid of pins that can be chosen and dragged. Each is where it was, and as large, before the mode began. */
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
  const captionHeight = useCaptionHeights(useMemo(() => feed.items.map(keyOf), [feed.items]))
  const captionHeightOf = useCallback((ref: EntityRef) => captionHeight(keyOf(ref)), [captionHeight])
  return (
    <>
      <OrganizingContext value={organizing}>
        <div className={styles.pins} style={shortGrid(feed.items.length, feed.hasMore)} data-pins="">
          <Masonry
            items={feed.items}
            keyOf={keyOf}
            ratioOf={ratioOf}
            captionHeightOf={captionHeightOf}
            renderItem={draw}
            label={t('organize.pins')}
            skeletons={feed.isLoading ? 10 : 0}
            onNearEnd={feed.hasMore && !feed.isLoading && !feed.error ? feed.loadMore : undefined}
          />
        </div>
      </OrganizingContext>
      {feed.items.length === 0 && !feed.isLoading && !feed.error && (
        <EmptyState title={t('organize.empty')} picture={<CorkDrawing of="board" />} />
      )}
      {feed.error && !feed.isLoading && (
        <ErrorState title={t('grid.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} />
      )}
    </>
  )
}
