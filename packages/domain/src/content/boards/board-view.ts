import type { Board, BoardBrief, Id, PickerBoard, User } from '@corkboard/contract'
import { type Ctx, personPresence, viewerIdOf } from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts, presentUser } from '../../people/index.ts'
import { boardActions } from './board-policy.ts'
import { freshIdeas } from './fresh-ideas.ts'
import { isScreened, presentPictures } from './board-pictures.ts'
import { type BoardPicture, type BoardRow, collaboratorIds, boardPictures } from './board-store.ts'
import type { SeenBoard } from './load-boards.ts'

/** The number of pictures on a board's cover strip. */
export const COVERS = 5
/** A board names only this many collaborators, the earliest first. */
const FACES = 10

export const boardUrl = (username: string, slug: string): string => `/${username}/${encodeURIComponent(slug)}/`

export const presentBoardBrief = (board: BoardRow, username: string): BoardBrief => ({
  id: board.id,
  type: 'board',
  name: board.name,
  url: boardUrl(username, board.slug),
  privacy: board.privacy,
})

/**
 * True when search engines should skip a board and its contents: its owner opted out (IDENT-13), it is sensitive
 * (BOARD-11), or it is archived. The same for every viewer.
 */
export const isBoardSearchHidden = ({ owner, sensitivity, isArchived }: SeenBoard): boolean =>
  owner.isSearchHidden || sensitivity !== null || isArchived

type Covers = Board['cover_images']

type Pictures = ReadonlyMap<Id, readonly BoardPicture[]>

const loadCovers = async (ctx: Ctx, boards: readonly SeenBoard[], each: number): Promise<Map<Id, Covers>> => {
  const open = boards.filter(({ isOpen }) => isOpen)
  return presentCovers(ctx, open, await boardPictures(ctx.db, open, each))
}

const presentCovers = (ctx: Ctx, boards: readonly SeenBoard[], pictures: Pictures): Map<Id, Covers> =>
  new Map(
    boards.flatMap((board) =>
      board.isOpen ? [[board.id, presentPictures(ctx, board, pictures.get(board.id) ?? [])] as const] : [],
    ),
  )

type Collaboration = Pick<
  Board,
  | 'collaborator_count'
  | 'collaborating_users'
  | 'is_collaborative'
  | 'collaborated_by_me'
  | 'access'
  | 'viewer_invite'
  | 'viewer_collaborator_join_requested'
  | 'collaborator_request_count'
  | 'pending_ownership_transfer'
>

/** BOARD-04, BOARD-05: a board's collaborators and pending requests that the viewer may see. */
const presentCollaboration = async (ctx: Ctx, boards: readonly SeenBoard[]): Promise<Map<Id, Collaboration>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const shared = boards.filter((board) => board.collaboratorCount > 0).map((board) => board.id)
  const working = shared.length > 0 ? await collaboratorIds(ctx.db, shared, FACES) : new Map<Id, Id[]>()
  const named = boards.flatMap(({ invite, transferToId }) => [invite?.invitedById, transferToId ?? undefined])
  const peopleIds = [...new Set([...[...working.values()].flat(), ...named.filter((id) => id !== undefined)])]
  const [people, relations] = await Promise.all([loadPeople(ctx, peopleIds), loadRelations(ctx, peopleIds)])
  const present = (id: Id | null | undefined, isKnown: boolean): User[] => {
    const person = id ? people.get(id) : undefined
    if (!person || person.isDeleted) return []
    // Collaborators on the same board know each other; to everyone else, a private user stays private.
    if (!isKnown && personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') return []
    return [presentUser(ctx, person, relations)]
  }
  return new Map(
    boards.map((board) => {
      const isOwn = viewerId === board.ownerId
      const { transferToId, transferRequestedAt } = board
      const isOfTheTwo = isOwn || (viewerId !== undefined && viewerId === transferToId)
      const [newOwner] = isOfTheTwo ? present(transferToId, true) : []
      return [
        board.id,
        {
          collaborator_count: board.collaboratorCount,
          collaborating_users: (working.get(board.id) ?? []).flatMap((id) =>
            present(id, isOwn || board.access !== undefined),
          ),
          is_collaborative: board.collaboratorCount > 0,
          collaborated_by_me: board.access !== undefined,
          access: board.access ?? null,
          viewer_invite: board.invite
            ? { invited_by_user: present(board.invite.invitedById, true)[0] ?? null, access: board.invite.access }
            : null,
          viewer_collaborator_join_requested: board.hasRequestedToJoin,
          collaborator_request_count: isOwn ? board.waitingCount : 0,
          pending_ownership_transfer:
            newOwner && transferRequestedAt
              ? { user: newOwner, requested_at: transferRequestedAt.toISOString() }
              : null,
        },
      ]
    }),
  )
}

/**
 * Boards as responses return them, in the given order.
 * @param pictures of each board, if the list query already read them
 */
export const presentBoards = async (ctx: Ctx, boards: readonly SeenBoard[], pictures?: Pictures): Promise<Board[]> => {
  const [covers, collaboration, fresh] = await Promise.all([
    pictures ? presentCovers(ctx, boards, pictures) : loadCovers(ctx, boards, COVERS),
    presentCollaboration(ctx, boards),
    freshIdeas(ctx, boards),
  ])
  return boards.map((board) => ({
    ...presentBoardBrief(board, board.owner.username),
    ...collaboration.get(board.id)!,
    slug: board.slug,
    description: board.description,
    category: board.category,
    layout: layoutOf(board),
    owner: presentUser(ctx, board.owner, board.relations),
    // The pin count of a secret board is part of the secret: an invitation alone does not reveal it.
    pin_count: board.isOpen ? board.pinCount : 0,
    sectionless_pin_count: board.isOpen ? board.sectionlessPinCount : 0,
    section_count: board.isOpen ? board.sectionCount : 0,
    follower_count: board.followerCount,
    followed_by_me: board.followedByMe,
    archived_by_me_at: viewerIdOf(ctx.viewer) === board.ownerId ? (board.archivedAt?.toISOString() ?? null) : null,
    is_listed: board.presence === 'listed',
    cover_pin: board.coverPinId === null || !board.isOpen ? null : { id: board.coverPinId },
    pin_order: board.pinOrder,
    sensitivity: board.sensitivity,
    sensitivity_screen: isScreened(ctx, board),
    has_fresh_more_ideas_tab: fresh.has(board.id),
    is_search_hidden: isBoardSearchHidden(board),
    cover_images: covers.get(board.id) ?? [],
    created_at: board.createdAt.toISOString(),
    pins_modified_at: (board.isOpen ? board.pinsModifiedAt : board.createdAt).toISOString(),
    viewer_can: boardActions(ctx.viewer, board),
  }))
}

const layoutOf = ({ isOpen, sectionCount }: SeenBoard): Board['layout'] =>
  isOpen && sectionCount > 0 ? 'sections' : 'default'

/** A board's owner and collaborators, reduced to what its pins reveal. */
export const presentBoardWork = (
  ctx: Ctx,
  board: SeenBoard,
): Pick<Board, 'layout' | 'owner' | 'is_collaborative' | 'collaborated_by_me' | 'access'> => ({
  layout: layoutOf(board),
  owner: presentUser(ctx, board.owner, board.relations),
  is_collaborative: board.collaboratorCount > 0,
  collaborated_by_me: board.access !== undefined,
  access: board.access ?? null,
})

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
