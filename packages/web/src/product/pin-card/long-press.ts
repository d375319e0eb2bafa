import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** How long a finger rests before the actions open, ms; shorter than the system's own 500, which would open its menu first. */
const HOLD_MS = 420
/** A finger that moves farther than this scrolls, px. */
const SLIP_PX = 10

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Until a finger comes down again nothing is pressed: what lifts from a long press may be taken for a press of whatever
 * has come to lie below it meanwhile.
 */
const swallowLift = () => {
  window.addEventListener('click', swallow, true)
  window.addEventListener('pointerdown', () => window.removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  })
}

/**
 * Handlers for a link that answers a long press of a finger or pen. The press that was long does not also follow the link,
 * and the system's own menu for links stays away from it.
 */
export const useLongPress = (onHold: () => void) => {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(null)
  const stop = () => clearTimeout(press.current?.timer)

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const element = event.currentTarget
      stop()
      press.current = null
      if (event.pointerType === 'mouse') return
      const timer = setTimeout(() => {
        swallowLift()
        // The focus tells later when the reader turns to something else.
        element.focus({ preventScroll: true })
        onHold()
      }, HOLD_MS)
      press.current = { x: event.clientX, y: event.clientY, timer }
    },
    onPointerMove: (event: PointerEvent) => {
      const at = press.current
      if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLIP_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault()
    },
  }
}
