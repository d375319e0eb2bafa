import { packId, shardOf, timeOf } from '@corkboard/contract'
import { type Community, PRIVACIES, PUBLIC, timeOfBoard, timeOfPerson, timeOfPin } from './community.ts'
import type { Cell } from './copy.ts'
import type { Counters } from './count.ts'
import { createDice } from './dice.ts'
import { type PooledPicture, signatureOf } from './pictures.ts'
import { createWriter } from './words.ts'

/** One table's rows, created as they are written. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: () => Iterable<readonly Cell[]>
}

const moment = (ms: number): string => new Date(ms).toISOString()
const usernameOf = (person: number): string => `person${person}`
const slugOf = (name: string): string => name.replaceAll(' ', '-')

const rowsOf = (table: string, columns: string, rows: () => Iterable<readonly Cell[]>): TableRows => ({
  table,
  columns: columns.split(/,?\s+/),
  rows,
})

/** All tables of a planned community, in the order they are filled. */
export const tablesOf = (community: Community, counters: Counters, pool: readonly PooledPicture[]): TableRows[] => [
  ...peopleTables(community, counters, pool),
  ...boardTables(community, counters),
  ...pinTables(community, counters, pool),
  ...commentTables(community),
  ...conversationTables(community),
]

const peopleTables = (community: Community, counters: Counters, pool: readonly PooledPicture[]): TableRows[] => {
  const { people, follows } = community
  const count = people.id.length
  const ids = people.id
  const madeAt = (person: number) => moment(timeOfPerson(person, count))
  return [
    rowsOf(
      'users',
      'id shard username email first_name last_name about country locale role avatar_signature is_private created_at updated_at',
      function* () {
        const dice = createDice(1)
        const writer = createWriter(dice)
        for (const [person, id] of ids.entries()) {
          const name = usernameOf(person)
          const avatar = dice.chance(0.6) ? signatureOf(dice.below(community.imageCount), pool.length) : null
          const isPrivate = people.isPrivate[person] === 1
          const role = person === 0 ? 'owner' : 'member'
          yield [
            id,
            people.shard[person]!,
            name,
            `${name}@example.org`,
            writer.firstName(),
            writer.lastName(),
            writer.description().slice(0, 160),
            'US',
            'en-US',
            role,
            avatar,
            isPrivate,
            madeAt(person),
            madeAt(person),
          ]
        }
      },
    ),
    rowsOf('usernames', 'username user_id', () => ids.map((id, person) => [usernameOf(person), id])),
    rowsOf('emails', 'email user_id', () => ids.map((id, person) => [`${usernameOf(person)}@example.org`, id])),
    rowsOf('instance_settings', 'key value', () => [['owner', JSON.stringify(ids[0])]]),
    rowsOf(
      'user_stats',
      'user_id shard board_count secret_board_count group_board_count pin_count total_pin_count follower_count following_count',
      () =>
        ids.map((id, person) => [
          id,
          people.shard[person]!,
          counters.personBoards[person]!,
          counters.personSecretBoards[person]!,
          counters.personGroupBoards[person]!,
          counters.personPublicPins[person]!,
          counters.personPins[person]!,
          counters.followers[person]!,
          follows[person]!.length,
        ]),
    ),
    rowsOf('user_follows', 'follower_id followee_id shard created_at', function* () {
      for (const [person, followed] of follows.entries()) {
        for (const other of followed)
          yield [ids[person]!, ids[other]!, people.shard[person]!, madeAt(Math.max(person, other))]
      }
    }),
    rowsOf('user_blocks', 'blocker_id blocked_id shard created_at', function* () {
      for (let person = 0; person + 7 < count; person += 20) {
        const other = person + 7
        // Users across a block do not follow each other.
        if (follows[person]!.includes(other) || follows[other]!.includes(person)) continue
        yield [ids[person]!, ids[other]!, people.shard[person]!, madeAt(other)]
      }
    }),
  ]
}

const boardTables = ({ people, boards, boardFollows, sectionCount }: Community, counters: Counters): TableRows[] => {
  const count = boards.id.length
  const ids = boards.id
  const shardOfBoard = (board: number): number => people.shard[boards.owner[board]!]!
  const madeAt = (board: number) => moment(timeOfBoard(board, count))
  return [
    rowsOf('boards', 'id shard owner_id name slug description privacy category created_at updated_at', function* () {
      const writer = createWriter(createDice(2))
      for (const [board, id] of ids.entries()) {
        const name = writer.boardName(board)
        const privacy = PRIVACIES[boards.privacy[board]!]!
        const owner = people.id[boards.owner[board]!]!
        const text = writer.description()
        yield [id, shardOfBoard(board), owner, name, slugOf(name), text, privacy, null, madeAt(board), madeAt(board)]
      }
    }),
    rowsOf(
      'board_stats',
      'board_id shard pin_count sectionless_pin_count section_count follower_count collaborator_count pins_modified_at',
      () =>
        ids.map((id, board) => [
          id,
          shardOfBoard(board),
          counters.boardPins[board]!,
          counters.boardLoosePins[board]!,
          boards.sections[board]!,
          counters.boardFollowers[board]!,
          boards.collaborators.get(board)?.length ?? 0,
          moment(counters.boardTouchedMs[board]!),
        ]),
    ),
    rowsOf('board_sections', 'id shard board_id title slug pin_count created_at', function* () {
      const sectionIds = sectionIdsOf({ people, boards, sectionCount })
      const writer = createWriter(createDice(3))
      for (const [board, id] of ids.entries()) {
        for (let n = 0; n < boards.sections[board]!; n += 1) {
          const section = boards.firstSection[board]! + n
          const title = writer.boardName(n + 1)
          const made = moment(timeOf(sectionIds[section]!).getTime())
          yield [
            sectionIds[section]!,
            shardOfBoard(board),
            id,
            title,
            slugOf(title),
            counters.sectionPins[section]!,
            made,
          ]
        }
      }
    }),
    rowsOf('board_collaborators', 'board_id shard user_id access created_at', function* () {
      for (const [board, guests] of boards.collaborators) {
        for (const guest of guests) {
          yield [
            ids[board]!,
            shardOfBoard(board),
            people.id[guest]!,
            guest % 3 === 0 ? 'delete' : 'write',
            madeAt(board),
          ]
        }
      }
    }),
    rowsOf('board_follows', 'user_id board_id shard created_at', function* () {
      for (const [person, followed] of boardFollows.entries()) {
        for (const board of followed) yield [people.id[person]!, ids[board]!, people.shard[person]!, madeAt(board)]
      }
    }),
    rowsOf('board_recents', 'user_id board_id shard saved_at', function* () {
      for (const [person, recent] of counters.recents.entries()) {
        for (const [board, ms] of recent) yield [people.id[person]!, ids[board]!, people.shard[person]!, moment(ms)]
      }
    }),
  ]
}

/** The first section is created a minute after its board, each further one a millisecond after the one before. */
const sectionIdsOf = ({ people, boards }: Pick<Community, 'people' | 'boards' | 'sectionCount'>): string[] => {
  const ids: string[] = []
  for (const [board] of boards.id.entries()) {
    const shard = people.shard[boards.owner[board]!]!
    const madeMs = timeOfBoard(board, boards.id.length) + 60_000
    for (let n = 0; n < boards.sections[board]!; n += 1) ids.push(packId(madeMs + n, shard, 0))
  }
  return ids
}

const pinTables = (community: Community, counters: Counters, pool: readonly PooledPicture[]): TableRows[] => {
  const { people, boards, pins, imageCount } = community
  const count = pins.id.length
  const shardOfPin = (pin: number): number => people.shard[boards.owner[pins.board[pin]!]!]!
  const pinId = (pin: number): string | null => (pin < 0 ? null : pins.id[pin]!)
  return [
    rowsOf(
      'images',
      'signature sha256 width height format bytes animated frames has_alpha dominant_color palette thumbhash phash original_type original_extension created_at',
      function* () {
        for (let image = 0; image < imageCount; image += 1) {
          const { facts, original } = pool[image % pool.length]!
          const signature = signatureOf(image, pool.length)
          yield [
            signature,
            signature + facts.sha256.slice(32),
            facts.width,
            facts.height,
            facts.format,
            facts.bytes,
            facts.animated,
            facts.frames,
            facts.hasAlpha,
            facts.dominantColor,
            JSON.stringify(facts.palette),
            facts.thumbhash,
            facts.phash,
            original.contentType,
            original.extension,
            moment(timeOfPin(image, imageCount)),
          ]
        }
      },
    ),
    rowsOf(
      'pins',
      'id shard board_id section_id pinner_id image_signature title description link domain alt_text parent_pin_id origin_pin_id origin_pinner_id listed created_at updated_at deleted_at',
      function* () {
        const dice = createDice(4)
        const writer = createWriter(dice)
        const sectionIds = sectionIdsOf(community)
        for (let pin = 0; pin < count; pin += 1) {
          const board = pins.board[pin]!
          const section = pins.section[pin]!
          const origin = pins.origin[pin]!
          const domain = dice.chance(0.7) ? writer.site() : null
          const title = dice.chance(0.9) ? writer.title() : ''
          const made = moment(timeOfPin(pin, count))
          yield [
            pins.id[pin]!,
            shardOfPin(pin),
            boards.id[board]!,
            section < 0 ? null : sectionIds[section]!,
            people.id[pins.pinner[pin]!]!,
            signatureOf(pins.image[pin]!, pool.length),
            title,
            writer.description(),
            domain && `https://${domain}/page/${pin}`,
            domain,
            dice.chance(0.3) ? title : '',
            pinId(pins.parent[pin]!),
            pinId(origin),
            origin < 0 ? null : people.id[pins.pinner[origin]!]!,
            boards.privacy[board] === PUBLIC,
            made,
            made,
            pins.isDeleted[pin] ? made : null,
          ]
        }
      },
    ),
    rowsOf('pin_stats', 'pin_id shard repin_count comment_count', function* () {
      for (let pin = 0; pin < count; pin += 1) {
        yield [pins.id[pin]!, shardOfPin(pin), counters.saves[pin]!, counters.comments[pin]!]
      }
    }),
  ]
}

const MINUTE_MS = 60_000

const commentTables = ({ people, boards, pins, comments }: Community): TableRows[] => {
  const count = pins.id.length
  const ids = function* (): Generator<readonly [id: string, shard: number, at: number, ms: number]> {
    let n = 0
    for (const [at, pin] of comments.pin.entries()) {
      n = comments.pin[at - 1] === pin ? n + 1 : 0
      const shard = people.shard[boards.owner[pins.board[pin]!]!]!
      const ms = timeOfPin(pin, count) + (n + 1) * MINUTE_MS
      yield [packId(ms, shard, n), shard, at, ms]
    }
  }
  return [
    rowsOf('comments', 'id shard pin_id author_id text created_at', function* () {
      const writer = createWriter(createDice(5))
      for (const [id, shard, at, ms] of ids()) {
        const author = people.id[comments.author[at]!]!
        yield [id, shard, pins.id[comments.pin[at]!]!, author, writer.remark(), moment(ms)]
      }
    }),
    rowsOf('comment_stats', 'comment_id shard', function* () {
      for (const [id, shard] of ids()) yield [id, shard]
    }),
  ]
}

/** Everyone has conversations with this many users who joined after them, so each user has about twice as many. */
const WRITTEN_WITH = 16
/** The one of them to skip, because some users block that one (`user_blocks`). */
const APART = 7
const FEW_MESSAGES = 3
const MANY_MESSAGES = 40
const FIRST_MESSAGE_MS = Date.parse('2026-10-02')

interface PlannedConversation {
  readonly id: string
  readonly shard: number
  readonly pair: readonly [string, string]
  readonly madeMs: number
  /** The two take turns as senders. */
  readonly messages: readonly { readonly id: string; readonly senderId: string; readonly ms: number }[]
}

function* conversationsOf({ people }: Community): Generator<PlannedConversation> {
  const count = people.id.length
  let made = 0
  for (const [person, firstId] of people.id.entries()) {
    for (let step = 1; step <= WRITTEN_WITH; step += 1) {
      const other = (person + step) % count
      if (step === APART || people.isPrivate[person] || people.isPrivate[other]) continue
      const pair = [firstId, people.id[other]!] as const
      const shard = people.shard[person]!
      made += 1
      const madeMs = FIRST_MESSAGE_MS + made
      const messages = Array.from({ length: step === 1 ? MANY_MESSAGES : FEW_MESSAGES }, (_, n) => {
        const ms = madeMs + (n + 1) * MINUTE_MS
        return { id: packId(ms, shard, n), senderId: pair[n % 2]!, ms }
      })
      yield { id: packId(madeMs, shard, 0), shard, pair, madeMs, messages }
    }
  }
}

const conversationTables = (community: Community): TableRows[] => [
  rowsOf('conversations', 'id shard low_id high_id last_message_id last_sender_id created_at', function* () {
    for (const { id, shard, pair, madeMs, messages } of conversationsOf(community)) {
      const [low, high] = pair.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
      const last = messages.at(-1)!
      yield [id, shard, low!, high!, last.id, last.senderId, moment(madeMs)]
    }
  }),
  rowsOf(
    'conversation_members',
    'user_id conversation_id shard other_id state last_message_id read_to mailed_to',
    function* () {
      for (const { id, pair, messages } of conversationsOf(community)) {
        const last = messages.at(-1)!
        for (const userId of pair) {
          // The receiver has not looked yet, and has already been mailed.
          const readTo = userId === last.senderId ? last.id : messages.at(-2)!.id
          const otherId = pair.find((it) => it !== userId)!
          yield [userId, id, shardOf(userId), otherId, 'open', last.id, readTo, last.id]
        }
      }
    },
  ),
  rowsOf('messages', 'id shard conversation_id sender_id text created_at', function* () {
    const writer = createWriter(createDice(6))
    for (const { id, shard, messages } of conversationsOf(community)) {
      for (const message of messages) {
        yield [message.id, shard, id, message.senderId, writer.remark(), moment(message.ms)]
      }
    }
  }),
]
