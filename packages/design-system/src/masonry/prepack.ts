import { pack } from './pack.ts'

/**
 * What the pre-paint script does: the server does not know the window's width, the browser does. It reads the ratios from
 * its parent's data attributes, packs, and adds one style sheet, leaving React's own markup untouched, so nothing jumps and
 * hydration finds what it expects. The sheet is a constructed one, which a content security policy lets through without `unsafe-inline`.
 *
 * NOTE: self-contained, as {@link pack} is: only its source text ever runs in the browser.
 */
function layOutBeforePaint(packGrid: typeof pack) {
  const grid = document.currentScript!.parentElement!
  const { masonry, ratios, caption } = grid.dataset
  const packed = packGrid(ratios!.split(',').map(Number), grid.clientWidth, innerWidth, Number(caption))
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
 * Source of the inline script that stands in front of each server-rendered grid. The same text on every page (it reads its data
 * from the document), so a content security policy can allow it by hash; with a nonce it works as well.
 * Its SHA-256 must be taken from this very string in the running server: builds differ in white space.
 */
export const prepackSource: string = /* @__PURE__ */ sourceOf(layOutBeforePaint, pack)

function sourceOf(run: typeof layOutBeforePaint, argument: typeof pack) {
  return `(${run})(${argument})`
}

/** Takes back the style sheet of one grid, once React's own positions are in the document. */
export const removePrepacked = (masonry: string) => {
  const sheets = document.adoptedStyleSheets
  if (sheets.some((sheet) => (sheet as Tagged).masonry === masonry)) {
    document.adoptedStyleSheets = sheets.filter((sheet) => (sheet as Tagged).masonry !== masonry)
  }
}

type Tagged = CSSStyleSheet & { masonry?: string }
