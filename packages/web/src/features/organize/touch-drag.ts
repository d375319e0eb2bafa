import type { DropPlace } from './selection.ts'
import { sideOf } from './side-of.ts'

/** The item that a finger carries. */
export interface Load {
  readonly kind: 'pin' | 'section'
  readonly id: string
}

/** Where the item is dropped: next to another of its kind or, for a pin, into a section; `null` for no section. */
export type DropTarget =
  | { readonly kind: 'beside'; readonly place: DropPlace }
  | { readonly kind: 'into'; readonly sectionId: string | null }

export interface FingerHandlers {
  readonly onPickUp: (load: Load, x: number, y: number) => void
  readonly onMove: (x: number, y: number) => void
  /** Called on release over `target`, which is `undefined` over nothing. */
  readonly onDrop: (load: Load, target: DropTarget | undefined) => void
}

/** Shorter than a browser's long press, which opens a menu or starts a native drag. */
const HOLD_MS = 350
/** A finger that moves farther is scrolling. */
const SLIP_PX = 8
/** The distance from the window's edge within which the page scrolls under the finger. */
const EDGE_PX = 88
const FASTEST_PX = 18

/** Returns how far the page scrolls per frame: the nearer to the edge, the faster. */
export const scrollAt = (y: number, height: number): number => {
  const near = y < EDGE_PX ? y - EDGE_PX : y > height - EDGE_PX ? y - (height - EDGE_PX) : 0
  return Math.round((Math.max(-EDGE_PX, Math.min(EDGE_PX, near)) / EDGE_PX) * FASTEST_PX)
}

const GOES_TO: Readonly<Record<Load['kind'], string>> = { pin: '[data-pin], [data-place]', section: '[data-section]' }

const idOf = ({ kind }: Load, element: Element): string | null => element.getAttribute(`data-${kind}`)

const targetOf = (load: Load, over: Element, x: number): DropTarget => {
  const id = idOf(load, over)
  if (id === null) return { kind: 'into', sectionId: over.getAttribute('data-place') || null }
  return { kind: 'beside', place: { id, isBehind: sideOf(over, x) === 'behind' } }
}

/** Returns the item that a resting finger picks up, or nothing on a button within it. */
const loadAt = (element: Element): Load | undefined => {
  const { pin, section } = element.closest<HTMLElement>('[data-pin], [data-section], button')?.dataset ?? {}
  if (pin !== undefined) return { kind: 'pin', id: pin }
  return section === undefined ? undefined : { kind: 'section', id: section }
}

interface Hold {
  readonly load: Load
  readonly element: Element
  x: number
  y: number
  isCarried: boolean
  over: Element | null
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * BOARD-02: a finger that rests on a pin or section of `area` picks it up and carries it. A finger that moves
 * immediately scrolls as usual. Returns a function that stops listening.
 */
export const followFinger = (area: HTMLElement, handlers: FingerHandlers): (() => void) => {
  let hold: Hold | undefined

  const mark = () => {
    if (!hold) return
    const { load, x, y } = hold
    const found = document.elementFromPoint(x, y)?.closest(GOES_TO[load.kind]) ?? null
    const over = found && area.contains(found) && idOf(load, found) !== load.id ? found : null
    if (over !== hold.over) hold.over?.removeAttribute('data-under')
    over?.setAttribute('data-under', idOf(load, over) === null ? 'into' : sideOf(over, x))
    hold.over = over
  }
  const scroll = () => {
    if (!hold?.isCarried) return
    const top = scrollAt(hold.y, window.innerHeight)
    if (top !== 0) {
      window.scrollBy({ top, behavior: 'instant' })
      mark()
    }
    requestAnimationFrame(scroll)
  }
  const end = (): Hold | undefined => {
    const ended = hold
    hold = undefined
    if (!ended) return undefined
    clearTimeout(ended.timer)
    ended.over?.removeAttribute('data-under')
    ended.element.removeEventListener('touchmove', move as EventListener)
    ended.element.removeEventListener('touchend', letGo)
    ended.element.removeEventListener('touchcancel', cancel)
    return ended
  }
  const cancel = () => {
    const ended = end()
    if (ended?.isCarried) handlers.onDrop(ended.load, undefined)
  }
  const move = (event: TouchEvent) => {
    const finger = event.touches[0]
    if (!hold || !finger) return
    if (!hold.isCarried) {
      if (Math.hypot(finger.clientX - hold.x, finger.clientY - hold.y) > SLIP_PX) end()
      return
    }
    event.preventDefault()
    hold.x = finger.clientX
    hold.y = finger.clientY
    handlers.onMove(hold.x, hold.y)
    mark()
  }
  const letGo = (event: Event) => {
    const ended = end()
    if (!ended?.isCarried) return
    // Otherwise the release would also count as a click.
    event.preventDefault()
    handlers.onDrop(ended.load, ended.over ? targetOf(ended.load, ended.over, ended.x) : undefined)
  }
  const touch = (event: TouchEvent) => {
    cancel()
    const finger = event.touches[0]
    const load = loadAt(event.target as Element)
    if (!finger || !load || event.touches.length > 1) return
    const { clientX: x, clientY: y } = finger
    const timer = setTimeout(() => {
      if (!hold) return
      hold.isCarried = true
      handlers.onPickUp(load, hold.x, hold.y)
      requestAnimationFrame(scroll)
    }, HOLD_MS)
    // Touch events go to the element that was touched first, even after scrolling has removed it from the grid.
    const element = event.target as Element
    hold = { load, element, x, y, isCarried: false, over: null, timer }
    element.addEventListener('touchmove', move as EventListener, { passive: false })
    element.addEventListener('touchend', letGo, { passive: false })
    element.addEventListener('touchcancel', cancel)
  }
  /** Suppresses the browser's menu and its native drag. */
  const prevent = (event: Event) => {
    if (!hold) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Browsers do not wait for listeners that are added while the finger is down.
  const wait = () => undefined

  area.addEventListener('touchstart', touch, { passive: true })
  area.addEventListener('touchmove', wait, { passive: false })
  area.addEventListener('contextmenu', prevent, true)
  area.addEventListener('dragstart', prevent, true)
  return () => {
    cancel()
    area.removeEventListener('touchstart', touch)
    area.removeEventListener('touchmove', wait)
    area.removeEventListener('contextmenu', prevent, true)
    area.removeEventListener('dragstart', prevent, true)
  }
}
