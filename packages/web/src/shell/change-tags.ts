import type { ArticleCover, ArticlePart, TodayArticle, TodayHome } from '@corkboard/contract/finding/wire/editorial'
import type { Visit } from '../router/resolve-page.ts'
import type { RootState } from '../store/root.ts'
import type { EmbeddedAnswer } from './embedded.ts'

/** Lists that anything new may enter; those of one board change with their board. */
const OPEN_LISTS = [
  'UserHomefeedResource',
  'InterestFeedResource',
  'UserPinsResource',
  'BoardsResource',
  'ExplorePinsResource',
]

/** FIND-05, FIND-08: what is found by words and by looks. */
const SEARCHES = [
  'SearchResource',
  'SearchTabResource',
  'RecommendedSearchesResource',
  'VisualSearchPinsResource',
  'VisualSearchFiltersResource',
]

/** FIND-03: what stands in articles beside the entities of their pages. */
const articleTags = (data: Partial<TodayHome & TodayArticle> & { body?: ArticlePart[]; related?: TodayArticle[] }) => {
  const days = (data.other_days ?? []).map(({ first }) => first)
  const covers: ArticleCover[] = [data, ...(data.articles ?? []), ...(data.related ?? []), ...days].flatMap(
    (article) => article.covers ?? [],
  )
  const boards = (data.body ?? []).flatMap((part) => (part.type === 'board' ? [`board:${part.board.id}`] : []))
  return ['today:all', ...covers.map(({ pin_id: id }) => `pin:${id}`), ...boards]
}

/**
 * What a render shows, as tags of change: when one of them is told, a cached copy of it is dropped. Everything on the
 * page and the people and boards named in its address count, and what may decide who sees them.
 */
export const changeTags = (
  visit: Visit,
  { entities }: RootState,
  answers: readonly EmbeddedAnswer[],
): readonly string[] => {
  const tags = ['visibility:all']
  for (const type of ['pin', 'board', 'user'] as const) {
    for (const id of Object.keys(entities[type])) tags.push(`${type}:${id}`)
  }
  for (const { request, answer } of answers) {
    if (request.kind !== 'resource') continue
    if (OPEN_LISTS.includes(request.name)) tags.push('feed:public')
    if (SEARCHES.includes(request.name)) tags.push('search:all')
    if (request.name.startsWith('Today') && answer.kind === 'resource') {
      const { data } = answer.envelope.resource_response
      if (data && !Array.isArray(data)) tags.push(...articleTags(data))
    }
    const { board_id: board } = request.options
    if (typeof board === 'string') tags.push(`board:${board}`)
  }
  const { id } = visit.params
  if (typeof id === 'string') tags.push(`pin:${id}`)
  return [...new Set(tags)]
}
