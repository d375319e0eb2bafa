import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns the focus to where the user started when they finish or cancel writing, because the focused field is removed.
 */
export const useFocusBack = (isWriting: boolean, place: RefObject<HTMLElement | null>): void => {
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) place.current?.focus({ preventScroll: true })
    wasWriting.current = isWriting
  }, [isWriting, place])
}
