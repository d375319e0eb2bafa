import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * How long a press lasts before the actions open, ms; shorter than the system's 500, which would open its own menu
 * first.
 */
const HOLD_MS = 420
/** A finger that moves farther than this is scrolling, px. */
const SLIP_PX = 10

/** By then it is more than a tap or the start of scrolling, ms. */
const BEGIN_MS = 150
/** How long the phone buzzes, ms: a tick. */
const TICK_MS = 10

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** What a lifted finger can count as. */
const LIFTS = ['mousedown', 'click'] as const

/**
 * Ignores clicks until the next touch, because lifting the finger after a long press can count as a click on whatever
 * has appeared below it.
 */
const swallowLift = () => {
  for (const kind of LIFTS) window.addEventListener(kind, swallow, true)
  const stop = () => LIFTS.forEach((kind) => window.removeEventListener(kind, swallow, true))
  window.addEventListener('pointerdown', stop, { capture: true, once: true })
}

interface LongPress {
  /** Called when a press may become long, to load what it opens. */
  readonly onBegin: () => void
  readonly onHold: () => void
}

/**
 * Handlers for a link that reacts to a long press by finger or pen. The press does not also follow the link, and the
 * system's link menu stays closed.
 */
export const useLongPress = ({ onBegin, onHold }: LongPress) => {
  const press = useRef<{ x: number; y: number; timers: readonly ReturnType<typeof setTimeout>[] }>(null)
  const stop = () => press.current?.timers.forEach((timer) => clearTimeout(timer))

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      stop()
      press.current = null
      if (event.pointerType === 'mouse') return
      const hold = () => {
        swallowLift()
        // Not every browser has it.
        navigator.vibrate?.(TICK_MS)
        onHold()
      }
      const timers = [setTimeout(onBegin, BEGIN_MS), setTimeout(hold, HOLD_MS)]
      press.current = { x: event.clientX, y: event.clientY, timers }
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
