import { type DependencyList, type RefObject, useLayoutEffect, useState } from 'react'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)

/** The place of an element on the page before it is scaled and turned. Text is as tall as it needs to be. */
const boxOf = (element: HTMLElement | null): Box | null =>
  element && {
    left: element.offsetLeft,
    top: element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  }

/**
 * The place of the selected block on the canvas. It follows the block's measure, which its text and the window's width
 * decide.
 * @param changes whatever else may change the measure
 */
export const useBlockBox = (
  canvas: RefObject<HTMLDivElement | null>,
  blockKey: string | null,
  changes: DependencyList,
): Box | null => {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const element = blockKey && canvas.current?.querySelector<HTMLElement>(`[data-block="${blockKey}"]`)
      const next = boxOf(element || null)
      setBox((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(canvas.current!)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller says which
  }, [canvas, blockKey, ...changes])
  return box
}
