import type { Ctx } from '@corkboard/domain/kernel'
import { showProgress } from './progress.ts'

/** Loads the demo community, then its videos, or what is left of it, and prints what happened. */
export const loadWholeDemo = async (ctx: Ctx): Promise<void> => {
  // Only those who ask for the demo community load its package.
  const { loadDemo, loadDemoVideos } = await import('@corkboard/demo')
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const isNew = (await loadDemo(ctx, showProgress)) === 'loaded'
  const canLoadVideos = ctx.site.media.transcoder.problem === undefined
  if (isNew) print(canLoadVideos ? 'Loaded the demo community. Its videos follow.' : 'Loaded the demo community.')
  const videos = await loadDemoVideos(ctx, showProgress)
  if (videos === 'loaded') print('Loaded the demo videos.')
  else if (videos === 'unavailable')
    print(`The demo videos are left out, because ${ctx.site.media.transcoder.problem}. Load it again to add them.`)
  else if (videos === 'interrupted')
    print('The demo videos could not be transcoded. Load the demo community again to try again.')
  else print('The demo community is already loaded.')
}
