import { hasOwner } from '@corkboard/domain/accounts/accounts'
import { openSite } from './open-site.ts'
import { showProgress } from './progress.ts'

/** `npm start -- --demo`: loads the demo community into the running site, unless the instance is already in use. */
export const loadDemoOnEmptyInstance = async (root: string): Promise<void> => {
  const { demoState, loadDemo } = await import('@corkboard/demo')
  const site = await openSite(root)
  try {
    if ((await demoState(site.ctx)) === 'loaded') return
    if (await hasOwner(site.ctx)) {
      process.stdout.write(
        'This instance has an owner already; "npm run corkboard -- demo load" loads the demo community all the same.\n',
      )
      return
    }
    await loadDemo(site.ctx, showProgress)
    process.stdout.write('The demo community is here.\n')
  } finally {
    await site.close()
  }
}
