/**
 * Shows a Save button over the picture under the pointer. The button is in a closed shadow tree of its own, so that the
 * page's styles and ours do not meet.
 */
import { collectPage } from '@corkboard/web/src/product/saving/collect-page.ts'
import { readInstance } from './instance.ts'
import type { SaveMessage } from './messages.ts'

/** (ours) Smaller pictures are parts of the page, not things to save. */
const MIN_SIDE = 120

const STYLE = `
:host { all: initial; position: fixed; z-index: 2147483647; }
button {
  min-block-size: 36px; padding: 0 16px; border: 0; border-radius: 18px; cursor: pointer;
  background: #d6402f; color: #fff; font: 700 14px/1 system-ui, sans-serif; box-shadow: 0 1px 4px #0006;
}
button:focus-visible { outline: 3px solid #fff; outline-offset: -5px; }`

const imageAt = (x: number, y: number): HTMLImageElement | undefined =>
  document.elementsFromPoint(x, y).find((element) => element instanceof HTMLImageElement)

const isSaveable = (image: HTMLImageElement, urls: ReadonlySet<string>): boolean => {
  const { width, height } = image.getBoundingClientRect()
  return Math.min(width, height) >= MIN_SIDE && urls.has(image.currentSrc || image.src)
}

const watch = (): void => {
  const host = document.createElement('corkboard-save')
  const shadow = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  shadow.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.textContent = chrome.i18n.getMessage('save')
  shadow.append(button)
  let over: HTMLImageElement | undefined

  const hide = (): void => {
    over = undefined
    host.remove()
  }
  button.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (over) void chrome.runtime.sendMessage({ kind: 'save', url: over.currentSrc || over.src } satisfies SaveMessage)
    hide()
  })

  const move = ({ clientX, clientY }: PointerEvent): void => {
    const image = imageAt(clientX, clientY)
    if (image === over) return
    hide()
    if (!image) return
    const { isForbidden, images } = collectPage()
    if (isForbidden || !isSaveable(image, new Set(images.map(({ url }) => url)))) return
    over = image
    const { left, top } = image.getBoundingClientRect()
    host.style.left = `${Math.max(0, left) + 8}px`
    host.style.top = `${Math.max(0, top) + 8}px`
    document.documentElement.append(host)
  }

  let next: PointerEvent | undefined
  document.addEventListener(
    'pointermove',
    (event) => {
      // Once a frame: finding out what is under the pointer takes a layout.
      if (next === undefined) {
        requestAnimationFrame(() => {
          if (next) move(next)
          next = undefined
        })
      }
      next = event
    },
    { passive: true },
  )
  document.addEventListener('scroll', hide, { passive: true, capture: true })
}

void readInstance().then((instance) => {
  // Pictures of the site itself have a Save button.
  if (instance !== undefined && instance !== location.origin) watch()
})
