import type { Services } from '../services.tsx'
import { sizeClassChanged, type SizeClass } from '../store/session.ts'

/** SHELL-14: sm below 768 px, md below 1024, lg from there. */
export const sizeClassOf = (widthPx: number): SizeClass => (widthPx < 768 ? 'sm' : widthPx < 1024 ? 'md' : 'lg')

const DEBOUNCE_MS = 200

/** Reports the size class of the window now, and again 200 ms after it was last resized. Returns how to stop. */
export const watchSizeClass = (
  view: Pick<Window, 'innerWidth' | 'addEventListener' | 'removeEventListener'>,
  report: (sizeClass: SizeClass) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = () => report(sizeClassOf(view.innerWidth))
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(measure, DEBOUNCE_MS)
  }
  measure()
  view.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    view.removeEventListener('resize', onResize)
  }
}

/** Keeps the size class in sync with the window. The first render uses only the device kind, like the server's. */
export const syncSizeClass = (window: Window, { store }: Services): void => {
  watchSizeClass(window, (sizeClass) => {
    if (store.getState().session.sizeClass !== sizeClass) store.dispatch(sizeClassChanged(sizeClass))
  })
}
