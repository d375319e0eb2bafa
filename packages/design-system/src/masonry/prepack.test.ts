import { expect, it } from 'vitest'
import { pack } from './pack.ts'
import { prepackSource } from './prepack.ts'

type Sheet = { css: string; masonry?: string }

/** Runs the source as in a page, in a document with only the parts it may use. */
const runInPage = (viewport: number, width: number, ratios: number[], captions: number[]): Sheet => {
  const adoptedStyleSheets: Sheet[] = []
  const dataset = { masonry: '_r_0_', ratios: ratios.join(), captions: captions.join() }
  const parentElement = { clientWidth: width, dataset }
  class CSSStyleSheet {
    css = ''
    replaceSync(css: string) {
      this.css = css
    }
  }
  const run = new Function('document', 'innerWidth', 'CSSStyleSheet', prepackSource)
  run({ currentScript: { parentElement }, adoptedStyleSheets }, viewport, CSSStyleSheet)
  expect(adoptedStyleSheets).toHaveLength(1)
  return adoptedStyleSheets[0]!
}

it.each([320, 390, 768, 1024, 1280, 1999])(
  'lays out before the paint what React lays out after it, at %i px',
  (viewport) => {
    const ratios = Array.from({ length: 60 }, (_, index) => 0.61 + ((index * 31) % 29) / 17)
    const captions = ratios.map((_, index) => (index % 3 ? 28 : 0))
    const { css, masonry } = runInPage(viewport, viewport - 32, ratios, captions)
    const packed = pack(ratios, viewport - 32, viewport, captions)
    expect(masonry).toBe('_r_0_')
    expect(css).toContain(`height:${packed.height}px`)
    expect(css).toContain(`width:${packed.columnWidth}px`)
    packed.cells.forEach(({ x, y, height }, index) => {
      expect(css).toContain(`:nth-child(${index + 1}){inset-inline-start:${x}px;top:${y}px;height:${height}px}`)
    })
  },
)

it('is short, and safe inside a script element', () => {
  expect(prepackSource).not.toMatch(/<\/|<!--/)
  expect(prepackSource.length).toBeLessThan(3000)
})
