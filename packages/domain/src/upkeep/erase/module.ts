import { staff } from '../../accounts/staff/module.ts'
import { pins } from '../../content/pins/module.ts'
import { media } from '../../media/module.ts'
import { people } from '../../people/module.ts'
import { dataDownloads } from '../data-downloads/module.ts'
import { type Ctx, defineModule } from '../../kernel/index.ts'
import { purgeDeletedItems, purgeDeletedPeople } from './index.ts'

const purge = async (ctx: Ctx): Promise<void> => {
  await purgeDeletedPeople(ctx)
  await purgeDeletedItems(ctx)
}

/** Removes for good what was deleted 30 days ago. */
export const erase = defineModule('upkeep/erase', {
  uses: [staff, pins, media, people, dataDownloads],
  jobs: [{ name: 'purge', run: purge, cron: '17 * * * *' }],
})
