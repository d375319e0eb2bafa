import type { ArticleCover, ArticlePart, TodayArticle, TodayHome } from '@corkboard/contract/finding/wire/editorial'
import type { EmbeddedResponse } from '../../shell/embedded.ts'

type TodayData = Partial<TodayHome & TodayArticle> & {
  readonly body?: readonly ArticlePart[]
  readonly related?: readonly TodayArticle[]
}

/** FIND-03: the change tags of pins and boards that articles show in addition to the entities of their pages. */
const articleTags = (data: TodayData): string[] => {
  const days = (data.other_days ?? []).map(({ first }) => first)
  const covers: ArticleCover[] = [data, ...(data.articles ?? []), ...(data.related ?? []), ...days].flatMap(
    (article) => article.covers ?? [],
  )
  const boards = (data.body ?? []).flatMap((part) => (part.type === 'board' ? [`board:${part.board.id}`] : []))
  return [...covers.map(({ pin_id: id }) => `pin:${id}`), ...boards]
}

/** The tags of every article in the responses of a page. */
export const todayTags = (responses: readonly EmbeddedResponse[]): string[] =>
  responses.flatMap(({ request, response }) => {
    if (request.kind !== 'resource' || !request.name.startsWith('Today') || response.kind !== 'resource') return []
    const { data } = response.envelope.resource_response
    return data && !Array.isArray(data) ? articleTags(data as TodayData) : []
  })
