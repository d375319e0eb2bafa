import type { Board, BoardBrief, Id, PickerBoard } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../kernel/index.ts'
import { loadPeople, loadRelations, presentUser } from '../people/index.ts'
import { boardActions } from './board-policy.ts'
import { presentPictures } from './board-pictures.ts'
import { type BoardRow, collaboratorIds, boardPictures } from './board-store.ts'
import type { SeenBoard } from './load-boards.ts'

/** Pictures on a board's cover strip. */
const COVERS = 5

export const boardUrl = (username: string, slug: string): string => `/${username}/${encodeURIComponent(slug)}/`

export const presentBoardBrief = (board: BoardRow, username: string): BoardBrief => ({
  id: board.id,
  type: 'board',
  name: board.name,
  url: boardUrl(username, board.slug),
  privacy: board.privacy,
})

type Covers = Board['cover_images']

const loadCovers = async (ctx: Ctx, boards: readonly SeenBoard[], each: number): Promise<Map<Id, Covers>> => {
  const pictures = await boardPictures(ctx.db, boards, each)
  return new Map(boards.map((board) => [board.id, presentPictures(ctx, board, pictures.get(board.id) ?? [])]))
}

/** Boards as resources carry them, in the order given. */
export const presentBoards = async (ctx: Ctx, boards: readonly SeenBoard[]): Promise<Board[]> => {
  const shared = boards.filter((board) => board.collaboratorCount > 0).map((board) => board.id)
  const [covers, collaborators] = await Promise.all([
    loadCovers(ctx, boards, COVERS),
    shared.length > 0 ? collaboratorIds(ctx.db, shared) : new Map<Id, Id[]>(),
  ])
  const peopleIds = [...new Set([...collaborators.values()].flat())]
  const [people, relations] = await Promise.all([loadPeople(ctx, peopleIds), loadRelations(ctx, peopleIds)])
  return boards.map((board) => ({
    ...presentBoardBrief(board, board.owner.username),
    slug: board.slug,
    description: board.description,
    category: board.category,
    layout: board.layout,
    owner: presentUser(ctx, board.owner, board.relations),
    pin_count: board.pinCount,
    sectionless_pin_count: board.sectionlessPinCount,
    section_count: board.sectionCount,
    follower_count: board.followerCount,
    collaborator_count: board.collaboratorCount,
    collaborating_users: (collaborators.get(board.id) ?? []).flatMap((id) => {
      const person = people.get(id)
      return person && !person.isDeleted ? [presentUser(ctx, person, relations)] : []
    }),
    is_collaborative: board.collaboratorCount > 0,
    collaborated_by_me: board.access !== undefined,
    followed_by_me: board.followedByMe,
    archived_by_me_at: viewerIdOf(ctx.viewer) === board.ownerId ? (board.archivedAt?.toISOString() ?? null) : null,
    cover_pin: board.coverPinId === null ? null : { id: board.coverPinId },
    pin_order: board.pinOrder,
    is_search_hidden: board.owner.isSearchHidden,
    cover_images: covers.get(board.id) ?? [],
    created_at: board.createdAt.toISOString(),
    pins_modified_at: board.pinsModifiedAt.toISOString(),
    viewer_can: boardActions(ctx.viewer, board),
  }))
}

export const presentBoard = async (ctx: Ctx, board: SeenBoard): Promise<Board> =>
  (await presentBoards(ctx, [board]))[0]!

export const presentPickerBoards = async (ctx: Ctx, boards: readonly SeenBoard[]): Promise<PickerBoard[]> => {
  const covers = await loadCovers(ctx, boards, 1)
  return boards.map((board) => ({
    ...presentBoardBrief(board, board.owner.username),
    pin_count: board.pinCount,
    section_count: board.sectionCount,
    cover_image: covers.get(board.id)?.[0] ?? null,
    is_collaborative: board.collaboratorCount > 0,
  }))
}
