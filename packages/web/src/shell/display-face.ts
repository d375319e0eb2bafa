/** The display face by its name in base.css, and letters of both of its files. */
const FACE = "600 1em 'Corkboard Display'"
const LETTERS = 'aā'

const KEY = 'display-face'

/** The early script: uses the display face from the first paint on, if this browser has loaded it before. */
export const showFaceSource = `try{localStorage.getItem('${KEY}')&&(document.documentElement.dataset.face='')}catch{}`

/** Resolves when the document's own pictures are there. */
const documentLoaded = ({ document, addEventListener }: Window): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/** Loads the display face and shows it from the next page on, because letters on screen do not change. */
export const loadDisplayFace = async (
  window: Window,
  { subscribe, shown }: { readonly subscribe: (listener: () => void) => () => void; readonly shown: () => unknown },
): Promise<void> => {
  const { document, localStorage } = window
  const { dataset } = document.documentElement
  if (dataset['face'] !== undefined) return
  await documentLoaded(window)
  await document.fonts.load(FACE, LETTERS)
  localStorage.setItem(KEY, '1')
  const first = shown()
  const stop = subscribe(() => {
    if (shown() === first) return
    dataset['face'] = ''
    stop()
  })
}
