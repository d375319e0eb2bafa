/** What a finger carries a pin over: another pin, or a section; `null` is what is in none. */
export type DropTarget =
  | { readonly kind: 'pin'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string | null }

export interface FingerHandlers {
  readonly onPickUp: (pinId: string, x: number, y: number) => void
  readonly onMove: (x: number, y: number) => void
  /** Let go of over `target`; over nothing it is `undefined`. */
  readonly onLetGo: (pinId: string, target: DropTarget | undefined) => void
}

/** Shorter than what browsers take for a long press, which opens their menu or begins a drag of their own. */
const HOLD_MS = 350
/** A finger that went further meant to scroll. */
const SLIP_PX = 8
/** So near an edge of the window the page scrolls beneath the finger. */
const EDGE_PX = 88
const FASTEST_PX = 18

/** How far the page scrolls in one picture of the screen: the nearer to the edge, the faster. */
export const scrollAt = (y: number, height: number): number => {
  const near = y < EDGE_PX ? y - EDGE_PX : y > height - EDGE_PX ? y - (height - EDGE_PX) : 0
  return Math.round((Math.max(-EDGE_PX, Math.min(EDGE_PX, near)) / EDGE_PX) * FASTEST_PX)
}

const targetOf = (element: Element | null): DropTarget | undefined => {
  const { pin, place } = (element as HTMLElement | null)?.dataset ?? {}
  if (pin !== undefined) return { kind: 'pin', id: pin }
  return place === undefined ? undefined : { kind: 'section', id: place || null }
}

interface Hold {
  readonly pinId: string
  readonly element: Element
  x: number
  y: number
  isCarried: boolean
  over: Element | null
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * BOARD-02: pins of `area` are picked up by resting a finger on them, and carried. A finger that moves at once scrolls as
 * everywhere. Gives how to stop.
 */
export const followFinger = (area: HTMLElement, handlers: FingerHandlers): (() => void) => {
  let hold: Hold | undefined

  const mark = () => {
    if (!hold) return
    const found = document.elementFromPoint(hold.x, hold.y)?.closest('[data-pin], [data-place]') ?? null
    const over = found && area.contains(found) && found.getAttribute('data-pin') !== hold.pinId ? found : null
    if (over === hold.over) return
    hold.over?.removeAttribute('data-under')
    over?.setAttribute('data-under', '')
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
    if (ended?.isCarried) handlers.onLetGo(ended.pinId, undefined)
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
    // Else it would be a press as well.
    event.preventDefault()
    handlers.onLetGo(ended.pinId, targetOf(ended.over))
  }
  const touch = (event: TouchEvent) => {
    cancel()
    const finger = event.touches[0]
    const pin = (event.target as Element).closest<HTMLElement>('[data-pin]')
    if (!finger || !pin || event.touches.length > 1) return
    const { clientX: x, clientY: y } = finger
    const pinId = pin.dataset['pin']!
    const timer = setTimeout(() => {
      if (!hold) return
      hold.isCarried = true
      handlers.onPickUp(pinId, hold.x, hold.y)
      requestAnimationFrame(scroll)
    }, HOLD_MS)
    // The finger's events go to what it came down on, even when that has left the grid because one scrolled far.
    const element = event.target as Element
    hold = { pinId, element, x, y, isCarried: false, over: null, timer }
    element.addEventListener('touchmove', move as EventListener, { passive: false })
    element.addEventListener('touchend', letGo, { passive: false })
    element.addEventListener('touchcancel', cancel)
  }
  /** Neither the browser's menu nor a drag of its own. */
  const prevent = (event: Event) => {
    if (!hold) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Browsers do not wait for listeners that are added once the finger is down.
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
