import { pack } from './pack.ts'

/**
 * The pre-paint script. Only the browser knows the window's width, so the script reads the ratios from its parent's
 * data attributes, packs them, and adds one style sheet. It leaves React's markup untouched, so that nothing jumps and
 * hydration finds what it expects. The sheet is a constructed one, which a content security policy allows without
 * `unsafe-inline`.
 *
 * NOTE: self-contained, like {@link pack}: only its source text ever runs in the browser.
 */
function layOutBeforePaint(packGrid: typeof pack) {
  const grid = document.currentScript!.parentElement!
  const { masonry, ratios, captions } = grid.dataset
  const numbers = (list: string) => list.split(',').map(Number)
  const packed = packGrid(numbers(ratios!), grid.clientWidth, innerWidth, numbers(captions!))
  const list = `[data-masonry="${masonry}"]>[role=list]`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${list}{display:block;height:${packed.height}px}${list}>*{position:absolute;width:${packed.columnWidth}px}` +
      packed.cells
        .map(
          ({ x, y, height }, index) =>
            `${list}>:nth-child(${index + 1}){inset-inline-start:${x}px;top:${y}px;height:${height}px}`,
        )
        .join(''),
  )
  document.adoptedStyleSheets.push(Object.assign(sheet, { masonry }))
}

/**
 * The source of the inline script before each server-rendered grid. Its text is the same on every page (it reads its
 * data from the document), so that a content security policy can allow it by hash; a nonce works as well. Compute its
 * SHA-256 from this very string in the running server, because builds differ in white space.
 */
export const prepackSource: string = /* @__PURE__ */ sourceOf(layOutBeforePaint, pack)

function sourceOf(run: typeof layOutBeforePaint, argument: typeof pack) {
  return `(${run})(${argument})`
}

/** Removes the style sheet of one grid, once React's own positions are in the document. */
export const removePrepacked = (masonry: string) => {
  const sheets = document.adoptedStyleSheets
  if (sheets.some((sheet) => (sheet as Tagged).masonry === masonry)) {
    document.adoptedStyleSheets = sheets.filter((sheet) => (sheet as Tagged).masonry !== masonry)
  }
}

type Tagged = CSSStyleSheet & { masonry?: string }
