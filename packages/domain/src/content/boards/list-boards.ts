import {
  type Board,
  type BoardPrivacy,
  type BoardPrivacyFilter,
  fail,
  type Id,
  type PickerBoard,
} from '@corkboard/contract'
import {
  type Ctx,
  type Page,
  type PageRequest,
  personPresence,
  requireSignedIn,
  viewerIdOf,
} from '../../kernel/index.ts'
import { findPersonByUsername, loadRelations, personFacts } from '../../people/index.ts'
import { boardsOfPerson } from './board-store.ts'
import { COVERS, presentBoards, presentPickerBoards } from './board-view.ts'
import { pickerBoardIds } from './picker-store.ts'
import { loadBoards, type SeenBoard } from './load-boards.ts'

const FILTERS: Readonly<Record<BoardPrivacyFilter, readonly BoardPrivacy[]>> = {
  all: ['public', 'protected', 'secret'],
  public: ['public'],
  protected: ['protected'],
  secret: ['secret'],
  public_and_secret: ['public', 'secret'],
}

const privaciesFor = (isSelf: boolean, filter: BoardPrivacyFilter): readonly BoardPrivacy[] =>
  FILTERS[filter].filter((privacy) => isSelf || privacy === 'public')

const inOrder = (ids: readonly Id[], boards: ReadonlyMap<Id, SeenBoard>): SeenBoard[] =>
  ids.flatMap((id) => {
    const board = boards.get(id)
    return board?.presence === 'listed' ? [board] : []
  })

const known = (ids: readonly Id[], boards: ReadonlyMap<Id, SeenBoard>): SeenBoard[] =>
  ids.flatMap((id) => boards.get(id) ?? [])

/** Boards a user owns or collaborates on, newest first: public ones to everyone, all of them to the user themselves. */
export const listBoards = async (
  ctx: Ctx,
  query: { username: string; privacyFilter?: BoardPrivacyFilter; archived?: boolean },
  page: PageRequest,
): Promise<Page<Board>> => {
  const person = await findPersonByUsername(ctx, query.username)
  if (!person) throw fail('user.not_found', { field: 'username' })
  const relations = await loadRelations(ctx, [person.id])
  if (personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') {
    throw fail('user.not_found', { field: 'username' })
  }
  const before = page.after?.[0]
  const isSelf = viewerIdOf(ctx.viewer) === person.id
  // Archived boards appear only in their owner's own list.
  const archived = query.archived === true
  if (archived && !isSelf) return { items: [], next: undefined }
  const rows = await boardsOfPerson(ctx.db, person.id, {
    privacies: privaciesFor(isSelf, query.privacyFilter ?? 'all'),
    archived,
    limit: page.size + 1,
    each: COVERS,
    ...(before === undefined ? {} : { before: String(before) }),
  })
  const slice = rows.slice(0, page.size)
  const last = slice.at(-1)
  const ids = slice.map(({ id }) => id)
  const boards = await loadBoards(ctx, ids)
  const pictures = new Map(slice.map((row) => [row.id, row.pictures]))
  return {
    items: await presentBoards(ctx, archived ? known(ids, boards) : inOrder(ids, boards), pictures),
    next: rows.length > page.size && last ? [last.id] : undefined,
  }
}

/** BOARD-10: boards the viewer may save to, last saved first, then by name. */
export const listPickerBoards = async (
  ctx: Ctx,
  query: { filter?: string },
  page: PageRequest,
): Promise<Page<PickerBoard>> => {
  const { viewer } = requireSignedIn(ctx)
  const [recent, name, id] = page.after ?? []
  const rows = await pickerBoardIds(ctx.db, viewer.userId, {
    filter: query.filter ?? '',
    limit: page.size + 1,
    ...(id === undefined ? {} : { after: { recent: Number(recent), name: String(name), id: String(id) } }),
  })
  const shown = rows.slice(0, page.size)
  const ids = shown.map((row) => row.id)
  const last = shown.at(-1)
  return {
    items: await presentPickerBoards(ctx, inOrder(ids, await loadBoards(ctx, ids))),
    next: rows.length > page.size && last ? [last.recent, last.name, last.id] : undefined,
  }
}
