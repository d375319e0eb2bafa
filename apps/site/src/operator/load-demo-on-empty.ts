import { hasOwner } from '@corkboard/domain/accounts/accounts'
import { openSite } from './open-site.ts'
import { loadWholeDemo } from './load-whole-demo.ts'

/**
 * `npm start -- --demo`: loads the demo community into the running site, unless the instance is already in use. A load
 * that was interrupted goes on, also if users have signed up meanwhile.
 */
export const loadDemoOnEmptyInstance = async (root: string): Promise<void> => {
  const { demoState } = await import('@corkboard/demo')
  const site = await openSite(root)
  try {
    const state = await demoState(site.ctx)
    if (state === 'loaded') return
    if (state === 'absent' && (await hasOwner(site.ctx))) {
      process.stdout.write(
        'This site already has an owner. To load the demo community anyway, run "npm run corkboard -- demo load".\n',
      )
      return
    }
    await loadWholeDemo(site.ctx)
  } finally {
    await site.close()
  }
}
