import { useEffect, useRef, type RefObject } from 'react'

/** Whoever is done with writing, or gives it up, is where they began: the field that had the focus is gone. */
export const useFocusBack = (isWriting: boolean, place: RefObject<HTMLElement | null>): void => {
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) place.current?.focus({ preventScroll: true })
    wasWriting.current = isWriting
  }, [isWriting, place])
}
