import type { Services } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'

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

const loadSheet = () => import('./PinSheet.tsx')

/** A finger or pen on a card. */
export interface Press {
  readonly x: number
  readonly y: number
  /** When it began, by the clock of the page. */
  readonly at: number
  /** True once it is lifted, or the browser scrolls. */
  isOver: boolean
}

/** Opens the actions on a pin if the press lasts. It does not also follow the card's link. */
export const holdCard = (press: Press, services: Services, pinId: string): void => {
  const slip = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - press.x, clientY - press.y) > SLIP_PX) press.isOver = true
  }
  const after = (ms: number, act: () => void) =>
    setTimeout(() => press.isOver || act(), press.at + ms - performance.now())
  window.addEventListener('pointermove', slip)
  // Retried when it opens.
  after(BEGIN_MS, () => void loadSheet().catch(() => undefined))
  after(HOLD_MS, () => {
    swallowLift()
    // Not every browser has it.
    navigator.vibrate?.(TICK_MS)
    void openDialog(services, async () => {
      const { PinSheet } = await loadSheet()
      return (close) => <PinSheet pinId={pinId} onClose={close} />
    })
  })
  setTimeout(() => window.removeEventListener('pointermove', slip), HOLD_MS)
}
