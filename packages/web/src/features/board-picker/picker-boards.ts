/** How many boards stand under "Last saved to" before the full list. */
const RECENT_BOARDS = 3

/** Letters as people compare them: case, accents and width aside. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-US').trim()

interface Named {
  readonly name: string
}

export interface PickerGroups<Board> {
  readonly recent: readonly Board[]
  readonly all: readonly Board[]
}

/**
 * BOARD-10: the server lists the boards last saved to first. While searching there is one list,
 * names that begin with the words before names that only hold them.
 */
export const groupBoards = <Board extends Named>(boards: readonly Board[], search: string): PickerGroups<Board> => {
  const wanted = folded(search)
  if (wanted === '') {
    // With few boards a second heading says nothing.
    if (boards.length <= RECENT_BOARDS + 1) return { recent: [], all: boards }
    return { recent: boards.slice(0, RECENT_BOARDS), all: boards.slice(RECENT_BOARDS) }
  }
  const found = boards.filter(({ name }) => folded(name).includes(wanted))
  const begins = (board: Board) => folded(board.name).startsWith(wanted)
  return { recent: [], all: [...found.filter(begins), ...found.filter((board) => !begins(board))] }
}

/** A new board is offered under the searched name unless a board of that very name is there. */
export const canCreateNamed = (boards: readonly Named[], search: string): boolean =>
  folded(search) !== '' && !boards.some(({ name }) => folded(name) === folded(search))

const ownerIn = (url: string): string | undefined => url.split('/')[1]

interface Placed {
  readonly id: string
  readonly url: string
}

/** BOARD-02: what a board may become part of: the others of the same owner, not those that one works on for somebody else. */
export const mergeTargets = <Board extends Placed>(boards: readonly Board[], merged: Placed): readonly Board[] =>
  boards.filter(({ id, url }) => id !== merged.id && ownerIn(url) === ownerIn(merged.url))

interface Listed {
  readonly id: string
}

/** What has come in order, and behind it what was found beyond that. */
export const withFound = <Item extends Listed>(come: readonly Item[], found: readonly Item[]): readonly Item[] => {
  const ids = new Set(come.map(({ id }) => id))
  return [...come, ...found.filter(({ id }) => !ids.has(id))]
}
