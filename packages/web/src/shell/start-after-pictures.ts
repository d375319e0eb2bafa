/**
 * The early script: until the first picture is in, cards below the first row have no picture, because on a slow line
 * all pictures near the window would take its place. The last script of the document ends that.
 */
export const firstPicturesSource = `document.documentElement.dataset.first=''`

/**
 * The last script of the document. It loads the app when the first pictures are in, because on a slow line its code
 * would take their place; immediately when the user acts, and after a while in any case.
 *
 * NOTE: self-contained: only its source text ever runs in the browser.
 */
function startAfterPictures(longestWaitMs: number) {
  const { dataset, nonce } = document.currentScript as HTMLScriptElement
  const [entry, ...imports] = dataset['modules']!.split(' ')
  const actions = ['pointerdown', 'keydown', 'input', 'click', 'submit', 'scroll']
  let isBegun = false
  const showOthers = () => delete document.documentElement.dataset['first']
  const begin = () => {
    if (isBegun) return
    isBegun = true
    showOthers()
    for (const action of actions) removeEventListener(action, begin, true)
    for (const href of imports) {
      // Without the nonce a strict content security policy silently drops these.
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce: nonce! })
      document.head.append(link)
    }
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', src: entry, nonce })
    document.head.append(script)
  }
  // The first row's pictures; the style sheets are in, so their places are known.
  const missing = new Set(
    [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].filter(
      (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
    ),
  )
  if (missing.size === 0) return begin()
  for (const image of missing) {
    const arrive = () => {
      showOthers()
      // It is decoded and painted before code is requested and parsed.
      if (missing.delete(image) && missing.size === 0) image.decode().then(begin, begin)
    }
    image.addEventListener('load', arrive)
    image.addEventListener('error', arrive)
  }
  for (const action of actions) addEventListener(action, begin, true)
  setTimeout(begin, longestWaitMs)
}

/** (ours) */
const LONGEST_WAIT_MS = 3_000

/** The source of the script. The same text on every page: the modules are in the element's data, the entry first. */
export const startAfterPicturesSource = `(${startAfterPictures})(${LONGEST_WAIT_MS})`
