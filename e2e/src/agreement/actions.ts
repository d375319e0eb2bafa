/** What a member does with pins in a window. Every action calls the function that the button of the app calls. */
import type { BoardSection, BoardSuggestions, PinOrder } from '@corkboard/contract'
import type { Actor } from '@corkboard/testkit'
import type { Dice } from '@corkboard/testkit/histories'
import { saveAt } from '@corkboard/web/src/features/board-picker/picker-boards.ts'
import { addSection, deleteSection } from '@corkboard/web/src/features/board-sections/change-section.ts'
import { reorderPins, sortBoard } from '@corkboard/web/src/features/organize/organize-actions.ts'
import type { Place } from '@corkboard/web/src/features/organize/place-lists.ts'
import {
  copyChosen,
  deleteChosen,
  type Done,
  moveChosen,
} from '@corkboard/web/src/features/organize/selection-actions.ts'
import {
  allOf,
  chosenPins,
  draggedWith,
  inOrder,
  isChosen,
  NOTHING,
  placeAfterStep,
  placeNextTo,
  putBefore,
  putsOf,
  type Selection,
  toggled,
} from '@corkboard/web/src/features/organize/selection.ts'
import { deletePin, editPin, restorePin } from '@corkboard/web/src/features/pin-form/change-pin.ts'
import type { DraftItem } from '@corkboard/web/src/features/pin-upload/drafts/draft.ts'
import { NO_TAGS } from '@corkboard/web/src/product/picture-tags/pin-tags.ts'
import { publishPin } from '@corkboard/web/src/features/pin-upload/publish-pin.ts'
import { sectionsOf, placeFeed } from '@corkboard/web/src/product/feeds.ts'
import { savePin, undoSave } from '@corkboard/web/src/product/saving/save-pin.ts'
import { restoreSave, unsavePin } from '@corkboard/web/src/product/saving/unsave-pin.ts'
import { selectEntry } from '@corkboard/web/src/store/data.ts'
import type { ShownList, Window } from './window.ts'

/** A member, their window, and what they have done so far. */
export interface Session {
  readonly actor: Actor
  readonly window: Window
  readonly dice: Dice
  readonly boardIds: readonly string[]
  /** The upload that every published pin shows. */
  readonly uploadId: string
  /** What the window still offers to undo. */
  readonly undos: { readonly text: string; readonly undo: () => Promise<unknown> }[]
}

/** Returns what was done, in words, or nothing if it was not possible. */
type Action = (session: Session) => Promise<string | undefined>

const ORDERS: readonly PinOrder[] = ['newest', 'oldest', 'custom']

const textOf = ({ boardId, sectionId }: Place): string =>
  sectionId === null ? `board ${boardId}` : `section ${sectionId}`

export const sectionIdsOf = ({ window }: Session, boardId: string): string[] =>
  ((selectEntry(window.app.store.getState(), sectionsOf(boardId))?.data ?? []) as readonly BoardSection[]).map(
    ({ id }) => id,
  )

/** Every board, and every section that the window knows. */
export const placesOf = (session: Session): Place[] =>
  session.boardIds.flatMap((boardId) => [
    { boardId, sectionId: null },
    ...sectionIdsOf(session, boardId).map((sectionId) => ({ boardId, sectionId })),
  ])

const anyPlace = (session: Session): Place => session.dice.pick(placesOf(session))!

/** Picks a loaded list that has pins. */
const anyList = (session: Session): (ShownList & { readonly place: Place }) | undefined =>
  session.dice.pick(
    placesOf(session).flatMap((place) => {
      const list = session.window.shown(place)
      return list !== undefined && list.pins.length > 0 ? [{ ...list, place }] : []
    }),
  )

/** Selects some pins of a list or, now and then, all of them but some. */
const selects = ({ dice }: Session, { pins, hasMore }: ShownList): Selection => {
  const start = dice.below(4) === 0 ? allOf(pins, hasMore) : NOTHING
  return Array.from({ length: 1 + dice.below(4) }).reduce<Selection>((one) => toggled(one, dice.pick(pins)!), start)
}

const wordsOf = (selection: Selection): string => `${selection.isAll ? 'all but ' : ''}${[...selection.ids].join(' ')}`

const offer = ({ undos }: Session, text: string, undo: (() => Promise<unknown>) | undefined): string => {
  if (undo) undos.push({ text, undo })
  return text
}

/** An action on selected pins, which may name another place. */
const onSelection =
  (
    verb: string,
    does: (session: Session, selection: Selection, list: ShownList, from: Place, to: Place) => Promise<Done>,
  ): Action =>
  async (session) => {
    const list = anyList(session)
    if (!list) return undefined
    const selection = selects(session, list)
    const to = anyPlace(session)
    // The app offers an action only when something is selected, and no move to where the pins are.
    if (inOrder(selection, list.pins).length === 0 || textOf(to) === textOf(list.place)) return undefined
    const text = `${verb} ${wordsOf(selection)} of ${textOf(list.place)} (to ${textOf(to)})`
    const { undo } = await does(session, selection, list, list.place, to)
    return offer(session, text, undo)
  }

const moves = onSelection('moves', ({ window }, selection, { pins }, from, to) =>
  moveChosen(window.app, chosenPins(selection, pins), from, to),
)
const copies = onSelection('copies', ({ window }, selection, { pins }, from, to) =>
  copyChosen(window.app, chosenPins(selection, pins), from, to),
)
const deletesSeveral = onSelection('deletes', ({ window }, selection, { pins }, from) =>
  deleteChosen(window.app, chosenPins(selection, pins), from),
)

/** Drags pins next to another one or moves them on by a key, as `use-reordering.ts` does. */
const drags: Action = async (session) => {
  const { window, dice } = session
  const list = anyList(session)
  if (!list || window.app.store.getState().entities.board[list.place.boardId]?.pin_order === 'oldest') return undefined
  const { pins, hasMore, place } = list
  const selection = dice.below(2) === 0 ? NOTHING : selects(session, list)
  const pinId = dice.pick(pins)!
  const put = isChosen(selection, pinId) ? inOrder(selection, pins) : [pinId]
  const next = { id: dice.pick(pins)!, isBehind: dice.below(2) === 0 }
  const before =
    dice.below(3) === 0
      ? placeAfterStep(pins, put, dice.below(2) === 0 ? -1 : 1, hasMore)
      : placeNextTo(pins, put, next, hasMore)
  if (before === undefined) return undefined
  const puts = putsOf(draggedWith(selection, pinId, pins), pins, before)
  if (!hasMore && puts.reduce(putBefore, pins).join() === pins.join()) return undefined
  await reorderPins(window.app, puts, place)
  return `puts ${JSON.stringify(puts)} in ${textOf(place)}`
}

const sorts: Action = async (session) => {
  const place = anyPlace(session)
  const order = session.dice.pick(ORDERS)!
  await sortBoard(session.window.app, place, order)
  return `sorts ${textOf(place)} by ${order}`
}

const publishes: Action = async ({ window, dice, uploadId, ...rest }) => {
  const { boardId, sectionId } = anyPlace({ window, dice, uploadId, ...rest })
  const item = {
    texts: { title: 'A pin', description: '', alt_text: '', link: '' },
    upload: { media_upload_id: uploadId },
    mentioned: [] as DraftItem['mentioned'],
    ...NO_TAGS,
  } as DraftItem
  const draft = {
    id: null,
    version: 0,
    items: [item],
    boardId,
    section: sectionId === null ? null : { id: sectionId, title: '' },
    interestTags: [],
    isCommentsAllowed: true,
  }
  const { id } = await publishPin(window.app, draft)
  return `publishes ${id} on ${textOf({ boardId, sectionId })}`
}

const anyPin = (session: Session): string | undefined => session.dice.pick(anyList(session)?.pins ?? [])

const saves: Action = async (session) => {
  const { app } = session.window
  const pinId = anyPin(session)
  if (pinId === undefined) return undefined
  const to = anyPlace(session)
  const before = app.store.getState().entities.pin[pinId]?.savedInfo ?? null
  const section = to.sectionId === null ? {} : { section: { id: to.sectionId, title: '', url: '' } }
  const copy = await savePin(app, pinId, { id: to.boardId, name: 'A board', url: '/', ...section })
  if (!copy) return undefined
  return offer(session, `saves ${pinId} as ${copy.id} on ${textOf(to)}`, () => undoSave(app, pinId, copy, before))
}

const unsaves: Action = async (session) => {
  const { app } = session.window
  const pinId = anyPin(session)
  if (pinId === undefined) return undefined
  const { saves: own } = await session.actor.asks<BoardSuggestions>('BoardTitleSuggestionsResource', 'get', {
    pin_id: pinId,
  })
  const { boardId, sectionId } = anyPlace(session)
  const save = saveAt(own, boardId, sectionId ?? undefined)
  if (!save) return undefined
  const others = own.filter((other) => other.localPinId !== save.localPinId)
  const done = await unsavePin(app, pinId, save, others)
  const undo = done?.canRestore ? () => restoreSave(app, done.unsaved) : undefined
  return offer(session, `unsaves ${save.localPinId} from ${textOf(save)}`, undo)
}

const edits: Action = async (session) => {
  const pinId = anyPin(session)
  if (pinId === undefined) return undefined
  const { app } = session.window
  const { boardId, sectionId } = anyPlace(session)
  const pin = app.store.getState().entities.pin[pinId]
  await editPin(app, {
    id: pinId,
    title: 'Edited',
    ...(boardId !== pin?.board && { board_id: boardId }),
    ...(sectionId !== (pin?.section?.id ?? null) && { section: sectionId }),
  })
  return `edits ${pinId}, now on ${textOf({ boardId, sectionId })}`
}

const deletesOne: Action = async (session) => {
  const pinId = anyPin(session)
  if (pinId === undefined) return undefined
  const { app } = session.window
  const deletion = await deletePin(app, pinId)
  return offer(session, `deletes ${pinId}`, deletion && (() => restorePin(app, deletion)))
}

const addsSection: Action = async (session) => {
  const boardId = session.dice.pick(session.boardIds)!
  if (sectionIdsOf(session, boardId).length >= 2) return undefined
  const { id } = await addSection(session.window.app, boardId, crypto.randomUUID())
  return `adds section ${id} to board ${boardId}`
}

const deletesSection: Action = async (session) => {
  const { app } = session.window
  const place = anyPlace(session)
  const all = selectEntry(app.store.getState(), sectionsOf(place.boardId))?.data as readonly BoardSection[]
  const section = all.find(({ id }) => id === place.sectionId)
  if (!section) return undefined
  const withPins = session.dice.below(2) === 0
  await deleteSection(app, section, withPins)
  return `deletes ${textOf(place)} ${withPins ? 'with' : 'without'} its pins`
}

const looks: Action = async (session) => {
  const place = anyPlace(session)
  await session.window.app.data.load(placeFeed(place.boardId, place.sectionId))
  return `opens ${textOf(place)}`
}

const scrolls: Action = async (session) => {
  const { place } = anyList(session) ?? {}
  if (!place) return undefined
  await session.window.app.data.loadMore(placeFeed(place.boardId, place.sectionId))
  return `scrolls ${textOf(place)}`
}

const undoes: Action = async ({ undos, dice }) => {
  const recent = undos.slice(-3)
  const chosen = dice.pick(recent)
  if (!chosen) return undefined
  undos.splice(undos.indexOf(chosen), 1)
  await chosen.undo()
  return `undoes: ${chosen.text}`
}

/** What is done more often is in the list more often. */
export const ACTIONS: readonly (readonly [name: string, action: Action])[] = Object.entries({
  moves,
  copies,
  deletesSeveral,
  drags,
  sorts,
  publishes,
  saves,
  unsaves,
  edits,
  deletesOne,
  addsSection,
  deletesSection,
  looks,
  scrolls,
  undoes,
})
