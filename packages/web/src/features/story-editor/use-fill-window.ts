import { type RefObject, useLayoutEffect } from 'react'

/** Sets `--window-top` of an element to where it starts on the page: banners above it come and go. */
export const useFillWindow = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const measure = () => {
      const { style } = element.current!
      style.setProperty('--window-top', `${element.current!.getBoundingClientRect().top + scrollY}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
}
