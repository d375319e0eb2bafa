import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * How long a press lasts before the actions open, ms; shorter than the system's 500, which would open its own menu
 * first.
 */
const HOLD_MS = 420
/** A finger that moves farther than this is scrolling, px. */
const SLIP_PX = 10

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores clicks until the next touch, because lifting the finger after a long press can count as a click on whatever
 * has appeared below it.
 */
const swallowLift = () => {
  window.addEventListener('click', swallow, true)
  window.addEventListener('pointerdown', () => window.removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  })
}

/**
 * Handlers for a link that reacts to a long press by finger or pen. The press does not also follow the link, and the
 * system's link menu stays closed.
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
        // With the focus here, blur reports when the user turns to something else.
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
