import { startTransition, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import type { Packed } from './pack.ts'
import { removePrepacked } from './prepack.ts'
import { cardAt, isWithin, spanBetween, visibleSpan, type Span } from './visible-span.ts'

/**
 * The user's place in a grid: a card, and how far its top edge is below the window's, px. Fits into `history.state`.
 */
export type MasonryAnchor = { key: string; offset: number }

/** The methods of a grid's `ref`. */
export type MasonryHandle = {
  /** Returns the user's place; null while the start of the grid is in view, or before the layout. */
  getAnchor: () => MasonryAnchor | null
  /** Scrolls to a saved place. Returns false if its card is not among the items. */
  restore: (anchor: MasonryAnchor) => boolean
}

/** The widths of the grid and of the window, px. */
export type GridFrame = { width: number; viewport: number }

type GridWindow<Item> = {
  id: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  packed: Packed | null
  setFrame: (next: GridFrame) => void
  mountAll: boolean
  onNearEnd?: (() => void) | undefined
  initialAnchor?: MasonryAnchor | null | undefined
  ref?: Ref<MasonryHandle> | undefined
}

// The server has no layout, and React would warn about it for each grid.
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * Tracks the window over a grid: which cards are near it, which one the user looks at, when to load more. Reads layout
 * only in event handlers and effects, never while rendering.
 */
export const useGridWindow = <Item>(grid: GridWindow<Item>) => {
  const gridRef = useRef<HTMLDivElement>(null)
  const [span, setSpan] = useState<Span>({ first: 0, end: grid.mountAll ? grid.items.length : 0 })
  const latest = useRef(grid)
  const shown = useRef(span)
  const rendered = useRef(span)
  const reading = useRef<MasonryAnchor | null>(null)
  const pending = useRef(grid.initialAnchor ?? null)
  const frame = useRef<GridFrame>({ width: 0, viewport: 0 })

  const look = () => {
    const { packed, items, keyOf, onNearEnd } = latest.current
    const top = -gridRef.current!.getBoundingClientRect().top
    if (!packed || frame.current.width === 0) return
    const next = visibleSpan(packed, top, innerHeight)
    // Spare cards render in small steps between frames; cards in view do not wait.
    if (!isWithin(spanBetween(packed, top, top + innerHeight), rendered.current)) setSpan(next)
    else if (next.first !== shown.current.first || next.end !== shown.current.end) startTransition(() => setSpan(next))
    shown.current = next
    const card = items[top > 0 ? cardAt(packed, top) : -1]
    reading.current = card ? { key: keyOf(card), offset: packed.cells[items.indexOf(card)]!.y - top } : null
    if (top + innerHeight * 3 > packed.height) onNearEnd?.()
  }

  const scrollTo = ({ key, offset }: MasonryAnchor): boolean => {
    const { packed, items, keyOf } = latest.current
    const cell = packed?.cells[items.findIndex((item) => keyOf(item) === key)]
    if (!cell) return false
    const delta = cell.y + gridRef.current!.getBoundingClientRect().top - offset
    // "instant", because with a page's smooth scrolling the user would watch the way back.
    scrollerOf(gridRef.current!).scrollBy({ top: delta, behavior: 'instant' })
    return true
  }

  useImperativeHandle(grid.ref, () => ({
    getAnchor: () => reading.current,
    restore: (anchor) => {
      const found = scrollTo(anchor)
      look()
      return found
    },
  }))

  useBeforePaint(() => {
    latest.current = grid
    rendered.current = span
  })

  useBeforePaint(() => {
    const measure = () => {
      const width = gridRef.current!.clientWidth
      const viewport = innerWidth
      // A hidden grid (under a closeup) keeps its layout, and with it the user's place.
      if (width === 0 || (width === frame.current.width && viewport === frame.current.viewport)) return
      frame.current = { width, viewport }
      pending.current ??= reading.current
      latest.current.setFrame({ width, viewport })
    }
    measure()
    // Synchronous, because the browser is about to paint the new width with the old columns.
    const resizes = new ResizeObserver(() => flushSync(measure))
    resizes.observe(gridRef.current!)
    // When something above the grid leaves, the grid moves without a scroll, and a box around both changes its height.
    const moves = new ResizeObserver(() => gridRef.current!.clientWidth > 0 && look())
    for (let box = gridRef.current!.parentElement; box; box = box.parentElement) moves.observe(box)
    // In the capture phase on the document, to catch the scrolling of any box around the grid.
    const options = { passive: true, capture: true }
    document.addEventListener('scroll', look, options)
    window.addEventListener('resize', look, options)
    return () => {
      resizes.disconnect()
      moves.disconnect()
      document.removeEventListener('scroll', look, options)
      window.removeEventListener('resize', look, options)
    }
  }, [])

  // Runs after each layout change, when the document has the new height, so that scrolling is not cut short.
  useBeforePaint(() => {
    if (!grid.packed) return
    removePrepacked(grid.id)
    if (pending.current) scrollTo(pending.current)
    pending.current = null
    look()
  }, [grid.packed, grid.onNearEnd])

  return { gridRef, span }
}

const scrollerOf = (element: HTMLElement): Element => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box
  }
  return document.scrollingElement!
}
