import { useEffect } from 'react'
import { useServices } from '../services.tsx'
import { sizeClassChanged, type SizeClass } from '../store/session.ts'

/** SHELL-14: sm below 768 px, md below 1024, lg from there. */
const sizeClassOf = (widthPx: number): SizeClass => (widthPx < 768 ? 'sm' : widthPx < 1024 ? 'md' : 'lg')

const DEBOUNCE_MS = 200

/** Keeps the size class in sync with the window. The first render uses only the device kind, like the server's. */
export const useWindowSizeClass = (): void => {
  const { store } = useServices()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      const sizeClass = sizeClassOf(window.innerWidth)
      if (store.getState().session.sizeClass !== sizeClass) store.dispatch(sizeClassChanged(sizeClass))
    }
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, DEBOUNCE_MS)
    }
    measure()
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [store])
}
