import type { Page } from 'playwright-core'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * Returns the sum of all layout shifts once every picture in view has loaded, which is stricter than any window of
 * them, and what moved.
 */
const shiftsOf = async (page: Page): Promise<{ sum: number; moved: string[] }> => {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, left, right } = image.getBoundingClientRect()
        return top < innerHeight && left < innerWidth && right > 0
      })
      .every(({ complete }) => complete),
  )
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const found: { value: number; moved: string[] }[] = []
        // The browser buffers shifts from before the observer started.
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const nodes = sources.map(({ node }) => node)
            const moved = nodes.map((node) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')))
            found.push({ value, moved: moved.map((text) => text.slice(0, 120)) })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // A shift is reported after its frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))))
      }),
  )
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.flatMap(({ moved }) => moved) }
}

/** The most that a page may shift while it loads: quality P10; consumer §9 reports higher values. */
const MOST = 0.009

/** Returns what moved on a page while it loaded, after the sum of it, or nothing if that is little enough. */
export const jumpsOf = async (page: Page): Promise<string[]> => {
  const { sum, moved } = await shiftsOf(page)
  return sum > MOST ? [`${sum}`, ...moved] : []
}
