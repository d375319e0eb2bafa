import { useEffect, useRef } from 'react'

/** (ours) A picture that comes sooner needs no stand-in: it would only flicker. */
const PATIENCE_MS = 400

/**
 * A ref for the box of a picture: shows its blurred stand-in behind it while it loads. The stand-in is decoded in the
 * browser, and only for pictures in view that make one wait; until then the box has the picture's dominant color.
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
      // Without it the dominant color stands there: nothing is lost that anyone would miss.
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
