import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Returns where something is on the screen, in px. Waits until it is somewhere: a re-rendered part is away for a moment. */
export const boxOf = async (what: Locator): Promise<Box> => {
  let box: Box | null = null
  await expect.poll(async () => (box = await what.boundingBox())).not.toBeNull()
  return box!
}
