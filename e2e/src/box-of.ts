import type { Locator } from 'playwright-core'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Returns where something is on the screen, in px. Waits until it is somewhere: a re-rendered part is away for a moment. */
export const boxOf = async (what: Locator): Promise<Box> => {
  let box = await what.boundingBox()
  while (!box) {
    await what.waitFor()
    box = await what.boundingBox()
  }
  return box
}
