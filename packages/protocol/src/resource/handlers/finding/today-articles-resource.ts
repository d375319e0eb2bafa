import { TodayArticlesResource } from '@corkboard/contract'
import { todayHome } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

/** FIND-03. */
export const todayArticlesResource = implement(TodayArticlesResource, {
  get: (ctx, { day, locale }) => todayHome(ctx, { day, locale }),
})
