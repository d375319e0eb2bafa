import type { ArticleBoard, ArticleCover, Id } from '@corkboard/contract'
import { loadBoards, presentBoardBrief, presentBoards, type SeenBoard } from '../../content/boards/index.ts'
import type { Ctx } from '../../kernel/index.ts'
import { loadPins, presentPinPicture, type SeenPin } from '../../content/pins/index.ts'
import { type Article, boardIdsOf, coverCandidates } from './article.ts'

/** The number of cover pictures of an article. */
const COVERS = 3
/** How many pins are considered for the covers: some may no longer be visible. */
const CANDIDATES = 8

/** An article is the same for all readers: it shows only public pins, and of those only what this reader may see. */
export const isForReaders = (pin: SeenPin): boolean =>
  pin.presence === 'listed' && pin.board.privacy === 'public' && pin.board.sensitivity === null

const isBoardForReaders = ({ presence, privacy, sensitivity }: SeenBoard): boolean =>
  presence === 'listed' && privacy === 'public' && sensitivity === null

/** Pins by id, limited to those that may appear in an article. */
export const loadReaderPins = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, SeenPin>> =>
  new Map([...(await loadPins(ctx, ids))].filter(([, pin]) => isForReaders(pin)))

/** Boards by id, limited to those that may appear in an article. */
export const loadReaderBoards = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, SeenBoard>> =>
  new Map([...(await loadBoards(ctx, ids))].filter(([, board]) => isBoardForReaders(board)))

/** The covers of these articles, in one hydrate. */
export const loadCovers = async (ctx: Ctx, articles: readonly Article[]): Promise<Map<Id, ArticleCover[]>> => {
  const candidates = new Map(articles.map((article) => [article.id, coverCandidates(article, CANDIDATES)]))
  const pins = await loadReaderPins(ctx, [...new Set([...candidates.values()].flat())])
  return new Map(
    articles.map(({ id }) => {
      const seen = candidates.get(id)!.flatMap((pinId) => pins.get(pinId) ?? [])
      return [id, seen.slice(0, COVERS).map((pin) => presentPinPicture(ctx, pin))]
    }),
  )
}

/** The boards in an article. */
export const loadArticleBoards = async (ctx: Ctx, article: Article): Promise<Map<Id, ArticleBoard>> => {
  const ids = boardIdsOf(article)
  if (ids.length === 0) return new Map()
  const boards = [...(await loadReaderBoards(ctx, ids)).values()]
  const presented = await presentBoards(ctx, boards)
  return new Map(
    boards.map((board, n) => {
      const { pin_count, cover_images, owner } = presented[n]!
      const brief = presentBoardBrief(board, board.owner.username)
      return [board.id, { ...brief, pin_count, cover_images, owner_name: owner.full_name }]
    }),
  )
}
