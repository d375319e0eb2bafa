import { staff } from '../../accounts/staff/module.ts'
import { media } from '../../media/module.ts'
import { type Ctx, defineModule, type ModuleDefinition } from '../../kernel/index.ts'
import { purgeDeletedItems, purgeDeletedPeople } from './index.ts'

const purge = async (ctx: Ctx, _: unknown, modules: readonly ModuleDefinition[]): Promise<void> => {
  await purgeDeletedPeople(ctx, modules)
  await purgeDeletedItems(ctx, modules)
}

/** Removes for good what was deleted 30 days ago. */
export const erase = defineModule('upkeep/erase', {
  uses: [staff, media],
  jobs: [{ name: 'purge', run: purge, cron: '17 * * * *' }],
})
