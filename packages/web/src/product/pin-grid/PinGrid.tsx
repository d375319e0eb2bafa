import { Button, ErrorState, Masonry, type MasonryAnchor, type MasonryHandle } from '@corkboard/design-system'
import { useCallback, useRef, type ComponentType, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useFeed, useNonce, usePlace, useServices } from '../../services.tsx'
import { pictureSources } from '../pictures/picture-sources.ts'
import { trailBegun } from '../trail.ts'
import type { EntityRef } from '../../store/entities.ts'
import { requestKey, type ResourceRequest } from '../../store/requests.ts'
import styles from './PinGrid.module.css'

/** A card as a grid draws it. */
export type Card = ComponentType<{ readonly pinId: string; readonly index: number; readonly isBelowFold?: boolean }>

export interface PinGridProps {
  readonly request: ResourceRequest
  /** Draws one pin; its picture is followed by `captionHeight` px. */
  readonly card: Card
  readonly captionHeight: number
  /** The list's accessible name. */
  readonly label: string
  /** What stands here when there are no pins. */
  readonly empty: ReactNode
  /** The grid begins further down than the first screen: its pictures wait. */
  readonly isBelowFold?: boolean
}

const LOADING_CARDS = 10
/** A desktop's fewest columns; fewer pins than these stand in the middle instead of at one side. */
const FEWEST_COLUMNS = 5
/** A column and its gutter, px (look.md). */
const COLUMN_PX = 252
const keyOf = ({ id }: EntityRef): string => id

/** An endless grid of pins: shapes while it loads, a row with Retry when it fails, and a visible end. */
export function PinGrid({ request, card: Card, captionHeight, label, empty, isBelowFold = false }: PinGridProps) {
  const t = useTexts(texts, shellTexts)
  const { store } = useServices()
  const feed = useFeed(request)
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
  const draw = useCallback(
    ({ id }: EntityRef, index: number) => <Card pinId={id} index={index} isBelowFold={isBelowFold} />,
    [Card, isBelowFold],
  )
  const nonce = useNonce()
  // How many there are is known with the first of them: until then the grid is as wide as most are.
  const isShort = feed.items.length > 0 && feed.items.length < FEWEST_COLUMNS && !feed.hasMore

  if (feed.items.length === 0 && !feed.isLoading && feed.error) {
    return <ErrorState title={t('grid.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} />
  }
  if (feed.items.length === 0 && !feed.isLoading) return empty

  return (
    // Opening a pin from here: its neighbors are this grid's, until another grid is used.
    <div
      role="presentation"
      className={styles.grid}
      style={isShort ? { maxInlineSize: `${Math.max(2, feed.items.length) * COLUMN_PX}px` } : undefined}
      onClickCapture={() => store.dispatch(trailBegun({ feedKey: key, request }))}
    >
      <Masonry
        ref={grid}
        items={feed.items}
        keyOf={keyOf}
        ratioOf={ratioOf}
        captionHeight={captionHeight}
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
