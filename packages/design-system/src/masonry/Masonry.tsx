import { memo, useId, useMemo, useState, useSyncExternalStore, type FocusEvent, type ReactNode, type Ref } from 'react'
import styles from './Masonry.module.css'
import { pack, type Cell } from './pack.ts'
import { prepackSource } from './prepack.ts'
import { useGridWindow, type GridFrame, type MasonryAnchor, type MasonryHandle } from './use-grid-window.ts'
import { mountedIndexes } from './visible-span.ts'

/** Props of {@link Masonry}. `Item` is whatever the caller shows; the grid only needs its key and its ratio. */
export type MasonryProps<Item> = {
  /** The cards in order. A new array when it grows; cards already placed never move when cards are appended. */
  items: readonly Item[]
  /** A lasting key of an item, used for React and for restoring the place. */
  keyOf: (item: Item) => string
  /** Height divided by width of the item's picture. */
  ratioOf: (item: Item) => number
  /** Height of what stands below each picture, px; the card must be exactly this much taller than its picture. */
  captionHeight: number
  /**
   * Draws one card. Keep the function's identity between renders: cards are drawn again only when it or the item changes.
   * Give the picture its `aspect-ratio`, so that the card has its height also where no script runs.
   */
  renderItem: (item: Item, index: number) => ReactNode
  /** Name of the list for screen readers. */
  label: string
  /** How many cards there are in all; leave out while unknown (an endless feed). */
  total?: number
  /** Called when less than two windows of cards are left. May be called again; leave out while loading and at the end. */
  onNearEnd?: () => void
  /** Number of skeleton cards after the last one, shown while more load. */
  skeletons?: number
  /** Where to begin, from an earlier {@link MasonryHandle.getAnchor}; the window is scrolled there before the first paint. */
  initialAnchor?: MasonryAnchor | null
  /** Nonce of the inline pre-paint script; cached pages allow the script by its hash instead. */
  nonce?: string
  /** `getAnchor` and `restore`. */
  ref?: Ref<MasonryHandle>
}

const SKELETON_RATIOS = [1.5, 1.25, 1.75, 1, 1.4]
// Only the server sends the script's text; to the browser it has run already.
const script = { __html: import.meta.env.SSR ? prepackSource : '' }
const neverChanges = () => () => {}
const rounded = (ratio: number) => Math.round(ratio * 10_000) / 10_000

/**
 * A grid of cards of different heights. The server renders all given items; a script packs them for the real width before paint,
 * so nothing shifts. Once hydrated, only the cards near the window are in the document, the focused one always.
 */
export function Masonry<Item>(props: MasonryProps<Item>) {
  const { items, keyOf, ratioOf, captionHeight, renderItem, skeletons = 0 } = props
  const id = useId()
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [frame, setFrame] = useState<GridFrame | null>(null)
  const ratios = useMemo(() => {
    const loading = Array.from({ length: skeletons }, (_, index) => SKELETON_RATIOS[index % SKELETON_RATIOS.length]!)
    return [...items.map((item) => rounded(ratioOf(item))), ...loading]
  }, [items, ratioOf, skeletons])
  const packed = useMemo(
    () => frame && pack(ratios, frame.width, frame.viewport, captionHeight),
    [ratios, frame, captionHeight],
  )
  const { gridRef, span } = useGridWindow({ ...props, id, packed, setFrame, mountAll: hydrating })
  const focus = useFocusedIndex(items, keyOf)
  const total = props.total ?? (props.onNearEnd || skeletons ? -1 : items.length)
  const mounted = mountedIndexes(span, focus.index, items.length)

  return (
    <div
      ref={gridRef}
      className={styles.grid}
      {...focus.handlers}
      {...(hydrating && { 'data-masonry': id, 'data-ratios': ratios.join(), 'data-caption': captionHeight })}
    >
      {hydrating && <script nonce={props.nonce} suppressHydrationWarning dangerouslySetInnerHTML={script} />}
      <div
        role="list"
        aria-label={props.label}
        aria-busy={skeletons > 0 || undefined}
        className={packed ? `${styles.list} ${styles.placed}` : styles.list}
        style={packed ? { height: packed.height } : undefined}
      >
        {mounted.map((index) => (
          <MasonryCell
            key={keyOf(items[index]!)}
            item={items[index]!}
            index={index}
            total={total}
            cell={packed?.cells[index]}
            width={packed?.columnWidth}
            renderItem={renderItem}
          />
        ))}
      </div>
      {packed?.cells.slice(items.length).map(({ x, y, height }) => (
        <div
          key={`${x} ${y}`}
          aria-hidden
          className={styles.skeleton}
          style={{ insetInlineStart: x, top: y, width: packed.columnWidth, height: height - captionHeight }}
        />
      ))}
    </div>
  )
}

type CellProps<Item> = {
  item: Item
  index: number
  total: number
  cell: Cell | undefined
  width: number | undefined
  renderItem: (item: Item, index: number) => ReactNode
}

/** Drawn again only when its own item or place changes: a scroll mounts new cards and leaves the others alone. */
const MasonryCell = memo(
  function MasonryCell<Item>({ item, index, total, cell, width, renderItem }: CellProps<Item>) {
    return (
      <div
        role="listitem"
        aria-posinset={index + 1}
        aria-setsize={total}
        style={cell && { insetInlineStart: cell.x, top: cell.y, width, height: cell.height }}
      >
        {renderItem(item, index)}
      </div>
    )
  },
  (before, after) =>
    before.item === after.item &&
    before.index === after.index &&
    before.total === after.total &&
    before.width === after.width &&
    before.renderItem === after.renderItem &&
    before.cell?.x === after.cell?.x &&
    before.cell?.y === after.cell?.y &&
    before.cell?.height === after.cell?.height,
) as <Item>(props: CellProps<Item>) => ReactNode

/** Which card holds the focus, or -1. */
const useFocusedIndex = <Item,>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const [key, setKey] = useState<string | null>(null)
  const index = useMemo(() => (key === null ? -1 : items.findIndex((item) => keyOf(item) === key)), [items, keyOf, key])
  const handlers = {
    onFocus: (event: FocusEvent) => {
      const card = items[Number(event.target.closest('[aria-posinset]')?.ariaPosInSet) - 1]
      setKey(card ? keyOf(card) : null)
    },
    onBlur: (event: FocusEvent) => {
      // Another window may have taken the focus: then the card still holds it in this document.
      if (!event.currentTarget.contains(event.relatedTarget ?? document.activeElement)) setKey(null)
    },
  }
  return { index, handlers }
}
