import { Button, ErrorState, Masonry, type MasonryAnchor, type MasonryHandle } from '@corkboard/design-system'
import { useCallback, useMemo, useRef, type ComponentType, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useFeed, useNonce, usePlace, useServices } from '../../services.tsx'
import { useCaptionHeights } from '../pin-card/captions.ts'
import { pictureSources } from '../pictures/picture-sources.ts'
import { trailBegun } from '../trail.ts'
import type { EntityRef } from '../../store/entities.ts'
import { requestKey, type ResourceRequest } from '../../store/requests.ts'
import styles from './PinGrid.module.css'
import { shortGrid } from './short-grid.ts'

/** The component that renders a card in a grid. */
export type Card = ComponentType<{ readonly pinId: string; readonly index: number; readonly isBelowFold?: boolean }>

export interface PinGridProps {
  readonly request: ResourceRequest
  readonly card: Card
  /** The list's accessible name. */
  readonly label: string
  /** Shown when there are no pins. */
  readonly empty: ReactNode
  /** True when the grid starts below the first screen. Its pictures then load lazily. */
  readonly isBelowFold?: boolean
  /** Pins that are on the page already. */
  readonly leftOut?: ReadonlySet<string>
}

const LOADING_CARDS = 10
const keyOf = ({ id }: EntityRef): string => id

/** An infinite grid of pins, with skeletons while it loads, a Retry row when it fails, and a visible end. */
export function PinGrid({ request, card: Card, label, empty, isBelowFold = false, leftOut }: PinGridProps) {
  const t = useTexts(texts, shellTexts)
  const { store } = useServices()
  const loaded = useFeed(request)
  const items = useMemo(
    () => (leftOut ? loaded.items.filter(({ id }) => !leftOut.has(id)) : loaded.items),
    [loaded.items, leftOut],
  )
  const feed = { ...loaded, items }
  const grid = useRef<MasonryHandle>(null)
  const key = requestKey(request)
  const place = usePlace<MasonryAnchor | null>(
    key,
    useCallback(() => grid.current?.getAnchor() ?? null, []),
  )

  const ratioOf = useCallback(
    ({ id }: EntityRef) => {
      const pin = store.getState().entities.pin[id]
      return pin?.images ? pictureSources(pin.images).ratio : 1
    },
    [store],
  )
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const captionHeight = useCaptionHeights(ids)
  const captionHeightOf = useCallback(({ id }: EntityRef) => captionHeight(id), [captionHeight])
  const draw = useCallback(
    ({ id }: EntityRef, index: number) => <Card pinId={id} index={index} isBelowFold={isBelowFold} />,
    [Card, isBelowFold],
  )
  const nonce = useNonce()

  if (feed.items.length === 0 && !feed.isLoading && feed.error) {
    return <ErrorState title={t('grid.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} />
  }
  if (feed.items.length === 0 && !feed.isLoading) return empty
  const isSingle = feed.items.length === 1 && !feed.hasMore

  return (
    // Opening a pin from here makes this grid its list of neighbors, until the user uses another grid.
    <div
      role="presentation"
      className={isSingle ? `${styles.grid} ${styles.single}` : styles.grid}
      data-pins=""
      style={shortGrid(feed.items.length, feed.hasMore)}
      onClickCapture={() => store.dispatch(trailBegun({ feedKey: key, request }))}
    >
      <Masonry
        ref={grid}
        items={feed.items}
        keyOf={keyOf}
        ratioOf={ratioOf}
        captionHeightOf={captionHeightOf}
        renderItem={draw}
        label={label}
        nonce={nonce}
        initialAnchor={place}
        skeletons={feed.isLoading ? LOADING_CARDS : 0}
        onNearEnd={feed.hasMore && !feed.isLoading && !feed.error ? feed.loadMore : undefined}
      />
      <div className={styles.foot} role="status">
        {feed.error && (
          <>
            <p>{t('grid.loadFailed')}</p>
            <Button onClick={feed.reload}>{t('error.retry')}</Button>
          </>
        )}
        {!feed.hasMore && !feed.isLoading && !feed.error && <p>{t('grid.end')}</p>}
      </div>
    </div>
  )
}
