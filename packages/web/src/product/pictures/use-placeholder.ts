import { useEffect, useRef } from 'react'

/** (ours) A picture that loads sooner needs no placeholder, which would only flicker. */
const PATIENCE_MS = 400

/**
 * Returns a ref for a picture's box, which shows a blurred placeholder while the picture loads. The browser decodes the
 * placeholder, and only for pictures in view that are slow; until then the box has the picture's dominant color.
 */
export const usePlaceholder = <Box extends HTMLElement>(placeholder: string) => {
  const box = useRef<Box>(null)
  useEffect(() => {
    const { current } = box
    const image = current?.querySelector('img')
    if (!placeholder || !image || image.complete) return
    let timer: ReturnType<typeof setTimeout>
    const show = async () => {
      const { decodePlaceholder } = await import('./decode-placeholder.ts')
      const url = decodePlaceholder(placeholder)
      if (url && !image.complete) current!.style.backgroundImage = `url(${url})`
    }
    const inView = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return
      inView.disconnect()
      // If decoding fails, the dominant color stays, which is good enough.
      timer = setTimeout(() => image.complete || show().catch(() => undefined), PATIENCE_MS)
    })
    inView.observe(current!)
    const clear = () => {
      inView.disconnect()
      clearTimeout(timer)
      current!.style.backgroundImage = ''
    }
    image.addEventListener('load', clear, { once: true })
    return () => {
      image.removeEventListener('load', clear)
      clear()
    }
  }, [placeholder])
  return box
}
