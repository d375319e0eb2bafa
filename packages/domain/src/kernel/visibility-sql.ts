import { type RawBuilder, sql } from '@corkboard/database'

/**
 * The rules of `visibility.ts` as SQL conditions, for statements that select among many rows. Each is named after what it
 * decides and takes the aliases of the statement's tables; a test compares each with the pure functions.
 */
type Condition = RawBuilder<boolean>

interface BoardAliases {
  readonly board: string
  /** The board's owner: a row of `users`. */
  readonly owner: string
}

interface PinAliases extends BoardAliases {
  readonly pin: string
  /** A row of `users`. */
  readonly pinner: string
}

// One text each: these are compiled with every request for a picture.
const liveText = (alias: string): string => `${alias}.deleted_at is null`
const openPersonText = (user: string): string => `${liveText(user)} and not ${user}.is_private`
const unlistedBoardText = (board: string): string => `${liveText(board)} and ${board}.privacy <> 'secret'`
const listedBoardText = (board: string): string =>
  `${liveText(board)} and ${board}.archived_at is null and ${board}.privacy = 'public'`
const livePinText = ({ pin, pinner }: PinAliases): string => `${liveText(pin)} and ${liveText(pinner)}`

const condition = (text: string): Condition => sql.raw<boolean>(`(${text})`)

/** Everyone sees the person. */
export const personSeenByEveryone = (user: string): Condition => condition(openPersonText(user))

/** The board itself is open to everyone with its URL. Its owner decides too: see `pinSeenByEveryone`. */
export const boardIsOpen = (board: string): Condition => condition(unlistedBoardText(board))

/** The board itself is listed. Its owner decides too: see `boardListedForEveryone`. */
export const boardIsListed = (board: string): Condition => condition(listedBoardText(board))

/** Everyone sees the board in lists. */
export const boardListedForEveryone = ({ board, owner }: BoardAliases): Condition =>
  condition(`${listedBoardText(board)} and ${openPersonText(owner)}`)

/** Everyone sees the pin, at least at its URL. */
export const pinSeenByEveryone = (aliases: PinAliases): Condition =>
  condition(`${livePinText(aliases)} and ${unlistedBoardText(aliases.board)} and ${openPersonText(aliases.owner)}`)

/** Everyone sees the pin in lists. */
export const pinListedForEveryone = (aliases: PinAliases): Condition =>
  condition(`${livePinText(aliases)} and ${listedBoardText(aliases.board)} and ${openPersonText(aliases.owner)}`)

/** Joins what decides about a pin, for statements that select from `pins p`; `OF_PIN` names the aliases. */
export const PIN_JOINS = sql`
    join boards b on b.id = p.board_id
    join users o on o.id = b.owner_id
    join users u on u.id = p.pinner_id`
export const OF_PIN = { pin: 'p', board: 'b', owner: 'o', pinner: 'u' } as const satisfies PinAliases

const blockText = (user: string, others: readonly string[]): string => {
  const among = others.join(', ')
  return `exists (
    select from user_blocks
    where blocker_id = ${user} and blocked_id in (${among}) or blocked_id = ${user} and blocker_id in (${among})
  )`
}

/** The user and any of the others, given as columns, have a block between them in either direction. */
export const blockBetween = (user: string, others: readonly string[]): Condition =>
  sql.raw<boolean>(blockText(user, others))

/** A member, whose id is in the column `viewerId`, sees another person in lists. */
export const personListedFor = (user: string, viewerId: string): Condition =>
  condition(`${liveText(user)} and not ${blockText(`${user}.id`, [viewerId])} and (
    not ${user}.is_private or exists (
      select from user_follows where follower_id = ${viewerId} and followee_id = ${user}.id
    )
  )`)
