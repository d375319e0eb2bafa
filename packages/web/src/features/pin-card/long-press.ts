import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** How long a finger rests before the actions open, ms; shorter than the system's own 500, which would open its menu first. */
const HOLD_MS = 420
/** A finger that moves farther than this scrolls, px. */
const SLIP_PX = 10

/**
 * Handlers for a link that answers a long press of a finger or pen. The press that was long does not also follow the link,
 * and the system's own menu for links stays away from it.
 */
export const useLongPress = (onHold: () => void) => {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> | null; held: boolean }>(null)

  const stop = () => {
    const timer = press.current?.timer
    if (timer) clearTimeout(timer)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const element = event.currentTarget
      stop()
      press.current = null
      if (event.pointerType === 'mouse') return
      const started = {
        x: event.clientX,
        y: event.clientY,
        held: false,
        timer: setTimeout(() => {
          started.held = true
          // The focus tells later when the reader turns to something else.
          element.focus({ preventScroll: true })
          onHold()
        }, HOLD_MS),
      }
      press.current = started
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
    onClick: (event: MouseEvent) => {
      if (press.current?.held) event.preventDefault()
      press.current = null
    },
  }
}
