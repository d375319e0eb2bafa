import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { FITTED, magnified, panned, PRESSED_SCALE, type Point, type Size } from './zoom-place.ts'

/** The step of a key: a zoom factor, and px. */
const KEY_TIMES = 1.5
const KEY_PX = 80
/** A pointer that moves farther than this is not a click, px. */
const SLIP_PX = 6
/** The zoom per px of wheel movement. */
const WHEEL = 0.002

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
}

const between = ([a, b]: readonly Point[]): { readonly middle: Point; readonly distance: number } => ({
  middle: { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 },
  distance: Math.hypot(a!.x - b!.x, a!.y - b!.y) || 1,
})

/** Returns the unzoomed size of the picture and the size of its window. */
const sizesIn = (area: HTMLElement): readonly [picture: Size, window: Size] => {
  const image = area.querySelector('img')
  const { clientWidth: width, clientHeight: height } = area
  return [
    { width: image?.offsetWidth ?? width, height: image?.offsetHeight ?? height },
    { width, height },
  ]
}

const fromMiddleOf = (area: HTMLElement, { x, y }: Point): Point => {
  const box = area.getBoundingClientRect()
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
}

/** The zoom and position of a picture in the whole window, changed by clicks, wheel, two fingers, drags and keys. */
export const useZoomPlace = () => {
  const [place, setPlace] = useState(FITTED)
  const area = useRef<HTMLButtonElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const hasSlipped = useRef(false)

  const magnify = (by: number, at: Point = { x: 0, y: 0 }) =>
    setPlace((now) => magnified(now, by, at, ...sizesIn(area.current!)))
  const pan = (by: Point) => setPlace((now) => panned(now, by, ...sizesIn(area.current!)))
  const fromMiddle = (at: Point) => fromMiddleOf(area.current!, at)
  const fit = () => setPlace(FITTED)

  useEffect(() => {
    const button = area.current!
    // Not a React listener, because those cannot keep the page behind from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const at = fromMiddleOf(button, { x: event.clientX, y: event.clientY })
      setPlace((now) => magnified(now, Math.exp(-event.deltaY * WHEEL), at, ...sizesIn(button)))
    }
    button.addEventListener('wheel', turn, { passive: false })
    return () => button.removeEventListener('wheel', turn)
  }, [])

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return {
    place,
    isMagnified: place.scale > 1,
    fit,
    handlers: {
      ref: area,
      onPointerDown: (event: PointerEvent) => {
        if (pointers.current.size === 0) hasSlipped.current = false
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const before = pointers.current.get(event.pointerId)
        if (!before) return
        const at = { x: event.clientX, y: event.clientY }
        const by = { x: at.x - before.x, y: at.y - before.y }
        if (!hasSlipped.current && pointers.current.size === 1 && Math.hypot(by.x, by.y) < SLIP_PX) return
        if (!hasSlipped.current) event.currentTarget.setPointerCapture(event.pointerId)
        hasSlipped.current = true
        const earlier = [...pointers.current.values()]
        pointers.current.set(event.pointerId, at)
        if (earlier.length === 1) return pan(by)
        const now = between([...pointers.current.values()])
        magnify(now.distance / between(earlier).distance, fromMiddle(now.middle))
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClick: (event: MouseEvent) => {
        if (hasSlipped.current) hasSlipped.current = false
        else if (place.scale > 1) fit()
        // A key press zooms at the center.
        else magnify(PRESSED_SCALE, event.detail === 0 ? undefined : fromMiddle({ x: event.clientX, y: event.clientY }))
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = ARROWS[event.key]
      if (event.key === '+' || event.key === '=') magnify(KEY_TIMES)
      else if (event.key === '-') magnify(1 / KEY_TIMES)
      else if (by && place.scale > 1) pan(by)
      else return
      event.preventDefault()
    },
  }
}
