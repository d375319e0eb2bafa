import { useEffect, useRef } from 'react'

/**
 * A ref for the box of a picture: shows its blurred stand-in behind it while it loads. The stand-in is decoded in the
 * browser, and only for pictures that are not there yet; until then the box has the picture's dominant colour.
 */
export const usePlaceholder = <Box extends HTMLElement>(placeholder: string) => {
  const box = useRef<Box>(null)
  useEffect(() => {
    const image = box.current?.querySelector('img')
    if (!placeholder || !image || image.complete) return
    let isCurrent = true
    const clear = () => {
      isCurrent = false
      if (box.current) box.current.style.backgroundImage = ''
    }
    image.addEventListener('load', clear, { once: true })
    import('./decode-placeholder.ts')
      .then(({ decodePlaceholder }) => {
        const url = decodePlaceholder(placeholder)
        if (isCurrent && url && box.current) box.current.style.backgroundImage = `url(${url})`
      })
      // Without it the dominant colour stands there: nothing is lost that anyone would miss.
      .catch(() => undefined)
    return () => {
      isCurrent = false
      image.removeEventListener('load', clear)
    }
  }, [placeholder])
  return box
}
