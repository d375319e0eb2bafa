import { EditorialDayResource } from '@corkboard/contract'
import { listDay, orderDay } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

export const editorialDayResource = implement(EditorialDayResource, {
  get: (ctx, { day, locale }) => listDay(ctx, { day, locale }),
  update: {
    session: async (ctx, { day, locale, article_ids: ids, password }, { address }) => ({
      data: await orderDay(ctx, { day, locale, ids }, { password, address }),
    }),
  },
})
