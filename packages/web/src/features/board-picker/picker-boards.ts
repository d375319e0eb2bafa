/** The number of boards under "Last saved to", above the full list. */
const RECENT_BOARDS = 3

/** With fewer boards all are in view, and a group of some of them only repeats them. */
export const BOARDS_TO_GROUP = RECENT_BOARDS + 2

/** Normalizes text for comparison: ignores case, accents and width. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-US').trim()

interface Named {
  readonly name: string
}

export interface PickerGroups<Board> {
  readonly recent: readonly Board[]
  readonly all: readonly Board[]
}

/**
 * BOARD-10: the server lists the boards last saved to first. A search shows one list: names that start with the query
 * come before names that only contain it.
 */
export const groupBoards = <Board extends Named>(boards: readonly Board[], search: string): PickerGroups<Board> => {
  const wanted = folded(search)
  if (wanted === '') {
    if (boards.length < BOARDS_TO_GROUP) return { recent: [], all: boards }
    return { recent: boards.slice(0, RECENT_BOARDS), all: boards.slice(RECENT_BOARDS) }
  }
  const found = boards.filter(({ name }) => folded(name).includes(wanted))
  const begins = (board: Board) => folded(board.name).startsWith(wanted)
  return { recent: [], all: [...found.filter(begins), ...found.filter((board) => !begins(board))] }
}

/** True when a new board can be offered under the searched name, because no board has exactly that name. */
export const canCreateNamed = (boards: readonly Named[], search: string): boolean =>
  folded(search) !== '' && !boards.some(({ name }) => folded(name) === folded(search))

const ownerIn = (url: string): string | undefined => url.split('/')[1]

interface Placed {
  readonly id: string
  readonly url: string
}

/**
 * BOARD-02: returns the boards that a board can merge into: others of the same owner, not boards the user collaborates
 * on.
 */
export const mergeTargets = <Board extends Placed>(boards: readonly Board[], merged: Placed): readonly Board[] =>
  boards.filter(({ id, url }) => id !== merged.id && ownerIn(url) === ownerIn(merged.url))

interface Saved {
  readonly boardId: string
  readonly sectionId: string | null
}

/** PIN-06: returns the newest save on a board, or in one of its sections. */
export const saveAt = <Save extends Saved>(
  saves: readonly Save[],
  boardId: string,
  sectionId?: string,
): Save | undefined =>
  saves.find((save) => save.boardId === boardId && (sectionId === undefined || save.sectionId === sectionId))

interface Listed {
  readonly id: string
}

/** Returns the loaded items in order, followed by the search results that are not among them. */
export const withFound = <Item extends Listed>(come: readonly Item[], found: readonly Item[]): readonly Item[] => {
  const ids = new Set(come.map(({ id }) => id))
  return [...come, ...found.filter(({ id }) => !ids.has(id))]
}
