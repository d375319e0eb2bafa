import { staff } from '../../accounts/staff/module.ts'
import { media } from '../../media/module.ts'
import { type Ctx, defineModule } from '../../kernel/index.ts'
import { purgeDeletedItems, purgeDeletedPeople } from './index.ts'

const purge = async (ctx: Ctx): Promise<void> => {
  await purgeDeletedPeople(ctx)
  await purgeDeletedItems(ctx)
}

/** Removes for good what was deleted 30 days ago. */
export const erase = defineModule('upkeep/erase', {
  uses: [staff, media],
  jobs: [{ name: 'purge', run: purge, cron: '17 * * * *' }],
})
