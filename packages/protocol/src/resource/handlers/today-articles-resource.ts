import { TodayArticlesResource } from '@corkboard/contract'
import { todayHome } from '@corkboard/domain/editorial'
import { implement } from '../implement.ts'

/** FIND-03. */
export const todayArticlesResource = implement(TodayArticlesResource, {
  get: (ctx, { day, locale }) => todayHome(ctx, { day, locale }),
})
