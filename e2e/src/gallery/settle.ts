import type { Person } from '../person.ts'

/** The time until columns are recomputed and pictures have faded in. */
const SETTLE_MS = 300
/** Long enough for a site without a pending request to be idle; live updates never end. */
const IDLE_MS = 3_000
/** A carousel's other pictures load only on demand. */
const PICTURES_MS = 5_000

/** True when every picture in the window has loaded. */
const arePicturesThere = (): boolean =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    .every(({ complete }) => complete)

/** Waits until a window shows what it will show. */
export const settle = async ({ page }: Person): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined)
  await page.waitForFunction(arePicturesThere, undefined, { timeout: PICTURES_MS }).catch(() => undefined)
  await page.waitForTimeout(SETTLE_MS)
}
