import { memo, useId, useMemo, useState, useSyncExternalStore, type FocusEvent, type ReactNode, type Ref } from 'react'
import styles from './Masonry.module.css'
import { pack, type Cell } from './pack.ts'
import { prepackSource } from './prepack.ts'
import { useGridWindow, type GridFrame, type MasonryAnchor, type MasonryHandle } from './use-grid-window.ts'
import { mountedIndexes } from './visible-span.ts'

/** Props of {@link Masonry}. `Item` is any type; the grid needs only its key and its ratio. */
export type MasonryProps<Item> = {
  /** The cards in order. Pass a new array when it grows; cards already placed do not move when cards are appended. */
  items: readonly Item[]
  /** Returns a stable key of an item, for React and for restoring the scroll position. */
  keyOf: (item: Item) => string
  /** Returns the height of the item's picture divided by its width. */
  ratioOf: (item: Item) => number
  /**
   * Returns the height below the item's picture, px. Its card must be exactly this much taller than the picture. Pass a
   * new function when heights change.
   */
  captionHeightOf: (item: Item) => number
  /**
   * Renders one card. Keep the function's identity between renders: a card rerenders only when the function or the item
   * changes. Give the picture its `aspect-ratio`, so that the card has its height even without scripts.
   */
  renderItem: (item: Item, index: number) => ReactNode
  /** The list's accessible name. */
  label: string
  /** The total number of cards; leave it out if unknown (an infinite feed). */
  total?: number
  /**
   * Called when fewer than two windows of cards are left, possibly more than once. Leave it out while loading and at
   * the end.
   */
  onNearEnd?: () => void
  /** The number of skeleton cards after the last one, shown while more load. */
  skeletons?: number
  /**
   * The initial place, from an earlier {@link MasonryHandle.getAnchor}. The window scrolls there before the first
   * paint.
   */
  initialAnchor?: MasonryAnchor | null
  /** The nonce of the inline pre-paint script. Cached pages allow the script by its hash instead. */
  nonce?: string
  /** `getAnchor` and `restore`. */
  ref?: Ref<MasonryHandle>
}

const SKELETON_RATIOS = [1.5, 1.25, 1.75, 1, 1.4]
// Only the server sends the script's text. In the browser it has already run.
const script = { __html: import.meta.env.SSR ? prepackSource : '' }
const neverChanges = () => () => {}
const rounded = (ratio: number) => Math.round(ratio * 10_000) / 10_000

/**
 * A grid of cards of different heights. The server renders all given items, and a script packs them for the real width
 * before the paint, so that nothing shifts. Once hydrated, only the cards near the window and the focused card are in
 * the document.
 */
export function Masonry<Item>(props: MasonryProps<Item>) {
  const { items, keyOf, ratioOf, captionHeightOf, renderItem, skeletons = 0 } = props
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
  const captions = useMemo(() => items.map(captionHeightOf), [items, captionHeightOf])
  const packed = useMemo(() => frame && pack(ratios, frame.width, frame.viewport, captions), [ratios, frame, captions])
  const { gridRef, span } = useGridWindow({ ...props, id, packed, setFrame, mountAll: hydrating })
  const focus = useFocusedIndex(items, keyOf)
  const total = props.total ?? (props.onNearEnd || skeletons ? -1 : items.length)
  const mounted = mountedIndexes(span, focus.index, items.length)

  return (
    <div
      ref={gridRef}
      className={styles.grid}
      {...focus.handlers}
      {...(hydrating && { 'data-masonry': id, 'data-ratios': ratios.join(), 'data-captions': captions.join() })}
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
          style={{ insetInlineStart: x, top: y, width: packed.columnWidth, height }}
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

/**
 * Rerenders only when its own item or position changes, so that scrolling mounts new cards and leaves the others alone.
 */
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

/** Returns the index of the focused card, or -1. */
const useFocusedIndex = <Item,>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const [key, setKey] = useState<string | null>(null)
  const index = useMemo(() => (key === null ? -1 : items.findIndex((item) => keyOf(item) === key)), [items, keyOf, key])
  const handlers = {
    onFocus: (event: FocusEvent) => {
      const card = items[Number(event.target.closest('[aria-posinset]')?.ariaPosInSet) - 1]
      setKey(card ? keyOf(card) : null)
    },
    onBlur: (event: FocusEvent) => {
      // If another window took the focus, the card still has it in this document.
      if (!event.currentTarget.contains(event.relatedTarget ?? document.activeElement)) setKey(null)
    },
  }
  return { index, handlers }
}
