/** Shorter movements are a resting finger. */
const LEAST_PX = 8

/** What says that the user scrolls, and not the page. */
const SCROLLS = ['wheel', 'touchmove'] as const
/** What says that they do something else: the page may scroll next, and the bar stays. */
const OTHERS = ['pointerdown', 'keydown', 'focusin'] as const

type View = Pick<Window, 'scrollY' | 'addEventListener'> & { readonly document: Pick<Document, 'documentElement'> }

/** Sends the bottom bar away while the user scrolls down, and brings it back when they scroll up or do something else. */
export const watchBar = (view: View): void => {
  const { dataset } = view.document.documentElement
  let isByUser = false
  let from = view.scrollY
  const onScroll = () => {
    const to = Math.max(view.scrollY, 0)
    const isDown = isByUser && to > from
    if (to > 0 && Math.abs(to - from) < LEAST_PX) return
    from = to
    if (isDown) dataset['bar'] = 'away'
    else delete dataset['bar']
  }
  const options = { passive: true, capture: true }
  for (const kind of SCROLLS) view.addEventListener(kind, () => void (isByUser = true), options)
  for (const kind of OTHERS) view.addEventListener(kind, () => void (isByUser = false), options)
  view.addEventListener('scroll', onScroll, { passive: true })
}
