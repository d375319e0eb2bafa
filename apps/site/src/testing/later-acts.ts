import type { Board, Pin, Topic, UserSettings } from '@corkboard/contract'
import type { Visitor } from '@corkboard/testkit'
import type { PersistentClient } from './persistent-client.ts'

/** What the site says of a user's changes, or what it acknowledged. */
export interface Changes {
  readonly isFollowed: boolean
  readonly commentsFrom: string
  readonly sensitivity: string | null
  /** Titles of the moved pins, in the order of their board. */
  readonly moved: readonly string[]
  /** Titles of the user's copies of their own pins. */
  readonly saved: readonly string[]
}

/** What a pinner does after each pin: moves it, saves and unsaves it, or changes a topic, a setting and a board. */
export interface LaterActs {
  /** @returns true when the pin has moved to another board */
  after(pin: Pin, n: number): Promise<boolean>
  acknowledged(): Changes
  inspect(visitor: Visitor): Promise<Changes>
}

const TOPIC = '1401'
const PAGE = 250

const titlesOn = async (visitor: Visitor, board: Board | undefined): Promise<string[]> => {
  if (!board) return []
  const pins = await visitor.asks<Pin[]>('BoardFeedResource', 'get', { board_id: board.id, page_size: PAGE })
  return pins.map(({ title }) => title)
}

export const startLaterActs = (client: PersistentClient, username: string): LaterActs => {
  let shelter: Board | undefined
  let copies: Board | undefined
  let last: Changes = { isFollowed: false, commentsFrom: 'everyone', sensitivity: null, moved: [], saved: [] }

  const move = async ({ id, title }: Pin, n: number): Promise<true> => {
    shelter ??= await client.writes<Board>('BoardResource', { name: 'Shelter' }, `${username}-shelter`)
    const options = { pin_ids: [id], board_id: shelter.id }
    await client.writes('BulkPinsResource', options, `${username}-moves-${n}`, 'update')
    last = { ...last, moved: [title, ...last.moved] }
    return true
  }
  const saveAndUnsave = async (pin: Pin, n: number): Promise<false> => {
    copies ??= await client.writes<Board>('BoardResource', { name: 'Copies' }, `${username}-copies`)
    const save = { pin_id: pin.id, board_id: copies.id }
    const { id } = await client.writes<Pin>('RepinResource', save, `${username}-saves-${n}`)
    await client.writes('PinResource', { id }, `${username}-unsaves-${n}`, 'delete')
    await client.writes('RepinResource', save, `${username}-saves-again-${n}`)
    last = { ...last, saved: [pin.title, ...last.saved] }
    return false
  }
  const change = async ({ board }: Pin, n: number): Promise<false> => {
    const isOn = n % 2 === 0
    const commentsFrom = isOn ? 'following' : 'everyone'
    const sensitivity = isOn ? 'graphic' : null
    const follows = isOn ? 'create' : 'delete'
    await client.writes('InterestFollowResource', { interest_id: TOPIC }, `${username}-follows-${n}`, follows)
    await client.writes('UserSettingsResource', { comments_from: commentsFrom }, `${username}-sets-${n}`, 'update')
    await client.writes('BoardResource', { board_id: board.id, sensitivity }, `${username}-marks-${n}`, 'update')
    last = { ...last, isFollowed: isOn, commentsFrom, sensitivity }
    return false
  }
  const acts = [move, saveAndUnsave, change]
  let boardId: string | undefined

  return {
    after: (pin, n) => {
      boardId = pin.board.id
      return acts[n % acts.length]!(pin, n)
    },
    acknowledged: () => last,
    inspect: async (visitor) => {
      const topic = await visitor.asks<Topic>('InterestResource', 'get', { interest: TOPIC })
      const settings = await visitor.asks<UserSettings>('UserSettingsResource', 'get')
      // Kills may have kept a pinner from pinning; there is no board to look at then.
      const board = boardId && (await visitor.asks<Board>('BoardResource', 'get', { board_id: boardId }))
      return {
        isFollowed: topic.is_followed,
        commentsFrom: settings.comments_from,
        sensitivity: board ? board.sensitivity : null,
        moved: await titlesOn(visitor, shelter),
        saved: await titlesOn(visitor, copies),
      }
    },
  }
}
