import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isNarrow } from './narrow.ts'

const useBeforeRemoval: typeof useLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** Makes an open dialog of a narrow window a sheet that can be pulled down. The code for that loads with the first one. */
export const useSheet = (ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void => {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // A layout effect ends while the content is still in the document.
  useBeforeRemoval(() => {
    if (!open || !isNarrow()) return
    const dialog = ref.current!
    let end: (() => void) | undefined
    let isOver = false
    import('./sheet-motion.ts').then(
      ({ moveSheet }) => {
        if (!isOver) end = moveSheet(dialog, () => latest.current())
      },
      // Without it, the sheet closes by its button, the scrim and Escape.
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [open, ref])
}
