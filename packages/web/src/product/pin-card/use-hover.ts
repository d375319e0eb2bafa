import { useRef, useState, type PointerEvent } from 'react'

/** How long a card has been under a resting mouse, with the page standing still, until it counts as hovered, ms. */
const STILL_MS = 120

/** Where the mouse was last moved to, and how often something has scrolled. */
const seen = { x: NaN, y: NaN, scrolls: 0, isWatching: false }

const watch = (): void => {
  if (seen.isWatching) return
  seen.isWatching = true
  const options = { capture: true, passive: true }
  document.addEventListener('scroll', () => void (seen.scrolls += 1), options)
  document.addEventListener(
    'pointermove',
    ({ screenX, screenY }) => void Object.assign(seen, { x: screenX, y: screenY }),
    options,
  )
}

/**
 * Whether a card shows its actions: the mouse is over it, or it has the focus. Cards that scroll past under a resting
 * mouse do not, because each would render its actions and request the user's boards.
 */
export const useHover = () => {
  const [isActive, setActive] = useState(false)
  const isOver = useRef(false)
  const activateWhenStill = () => {
    const { scrolls } = seen
    // The next frame first reports what has scrolled meanwhile, even if the processor is slow.
    const check = () => isOver.current && (scrolls === seen.scrolls ? setActive(true) : activateWhenStill())
    setTimeout(() => requestAnimationFrame(check), STILL_MS)
  }
  const onPointerEnter = ({ pointerType, screenX, screenY }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    watch()
    isOver.current = true
    if (screenX === seen.x && screenY === seen.y) activateWhenStill()
    else setActive(true)
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    isOver.current = false
    setActive(false)
  }
  return { isActive, setActive, onPointerEnter, onPointerLeave }
}
