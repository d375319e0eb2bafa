import { instanceSettings } from '@corkboard/database'
import type { Ctx } from '@corkboard/domain/kernel'

const KEY = 'demo'

/** `videos_missing`: all but the videos is loaded. */
export type DemoState = 'absent' | 'loading' | 'videos_missing' | 'loaded'

/** Returns whether the demo community is loaded, as stored in the instance. */
export const demoState = async (ctx: Ctx): Promise<DemoState> => {
  const value = await instanceSettings.read(ctx.db, KEY)
  return value === 'loading' || value === 'videos_missing' || value === 'loaded' ? value : 'absent'
}

export const setDemoState = (ctx: Ctx, state: DemoState): Promise<void> =>
  state === 'absent' ? instanceSettings.remove(ctx.db, KEY) : instanceSettings.write(ctx.db, KEY, state)
