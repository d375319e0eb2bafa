import { hasOwner } from '@corkboard/domain/accounts/accounts'
import { openSite } from './open-site.ts'
import { showProgress } from './progress.ts'

/**
 * `npm start -- --demo`: loads the demo community into the running site, unless the instance is already in use. A load
 * that was interrupted goes on, also if users have signed up meanwhile.
 */
export const loadDemoOnEmptyInstance = async (root: string): Promise<void> => {
  const { demoState, loadDemo } = await import('@corkboard/demo')
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
    await loadDemo(site.ctx, showProgress)
    process.stdout.write('Loaded the demo community.\n')
  } finally {
    await site.close()
  }
}
