import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { cacheOfViewer, type Ctx, type SignedIn } from '../../../kernel/index.ts'
import { topicById } from '../../../content/topics/index.ts'
import { narrowest } from './how-much-about.ts'
import { loadUnwanted, type Unwanted } from './unwanted.ts'

/** A user's own latest pins show what they like. */
const OWN_PINS = 60
/** Pins of the last days show what they are busy with. */
const LATELY_DAYS = 7
/** Following more topics than this means liking everything. */
const MAX_FOLLOWED = 20
const MAX_GUESSED = 5
/** A topic of fewer than one in ten of their pins is a coincidence. */
const MIN_SHARE = 0.1
/** The number of boards that get ideas: those last saved to. */
const IDEA_BOARDS = 3
const TOPICS_OF_BOARD = 2

const DAY_MS = 86_400_000

export interface Taste {
  readonly country: string
  readonly language: string
  /** Followed topics, latest first. */
  readonly topics: readonly Id[]
  /** Topics of their own pins that they do not follow, most frequent first. */
  readonly guessed: readonly GuessedTopic[]
  /** Topics of what they viewed before they had an account, as long as they have no pins. */
  readonly visited: readonly GuessedTopic[]
  readonly boards: readonly IdeaBoard[]
  /** The number of pins they saved or created in the last days. */
  readonly savesLately: number
  readonly unwanted: Unwanted
}

/** A topic that pins are about. */
export interface GuessedTopic {
  readonly id: Id
  /** How surely: the square of its weight compared with the topic that they are most about. */
  readonly share: number
}

/** A board that the user recently saved to and that has topics. */
export interface IdeaBoard {
  readonly id: Id
  readonly name: string
  readonly topics: readonly Id[]
}

interface OwnPin {
  readonly id: Id
  readonly createdAt: Date
}

/** Boards that get ideas, last saved to first. */
export const loadIdeaBoards = async (db: Db, userId: Id): Promise<IdeaBoard[]> => {
  const { rows } = await sql<IdeaBoard>`
    select b.id, b.name, array(
      select topic_id::text from board_topics where board_id = b.id order by weight desc, topic_id
      limit ${sql.lit(2 * TOPICS_OF_BOARD)}
    ) as topics
    from (
      select board_id, saved_at from board_recents where user_id = ${userId} order by saved_at desc limit ${sql.lit(IDEA_BOARDS)}
    ) recent join boards b on b.id = recent.board_id
    where b.deleted_at is null and b.archived_at is null
    order by recent.saved_at desc`.execute(db)
  return rows
    .map((board) => ({ ...board, topics: narrowest(board.topics).slice(0, TOPICS_OF_BOARD) }))
    .filter((board) => board.topics.length > 0)
}

/** What a user has shown that they like, and that they do not. */
export const loadTaste = async (db: Db, userId: Id, now: Date): Promise<Taste> => {
  const [person, followed, own, boards, unwanted] = await Promise.all([
    sql<{ country: string; language: string; visited: Id[] | null }>`
      select country, split_part(locale, '-', 1) as language, visited_pin_ids::text[] as visited from users where id = ${userId}`.execute(
      db,
    ),
    sql<{ id: Id }>`
      select topic_id::text as id from topic_follows where user_id = ${userId}
      order by created_at desc, topic_id limit ${sql.lit(MAX_FOLLOWED)}`.execute(db),
    sql<OwnPin>`
      select id, created_at as "createdAt" from pins where pinner_id = ${userId} and deleted_at is null
      order by id desc limit ${sql.lit(OWN_PINS)}`.execute(db),
    loadIdeaBoards(db, userId),
    loadUnwanted(db, userId, now),
  ])
  // Follows of topics that no longer exist are ignored.
  const topics = followed.rows.filter(exists).map(({ id }) => id)
  const visited = own.rows.length > 0 ? [] : (person.rows[0]?.visited ?? []).map((id) => ({ id }))
  return {
    country: person.rows[0]?.country ?? '',
    language: person.rows[0]?.language ?? '',
    topics,
    guessed: await guessTopics(db, own.rows, new Set(topics)),
    visited: await guessTopics(db, visited, new Set(topics)),
    boards,
    savesLately: own.rows.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - LATELY_DAYS * DAY_MS).length,
    unwanted,
  }
}

/** The viewer's taste. */
export const tasteOf = cacheOfViewer((ctx) => loadTaste(ctx.db, ctx.viewer.userId, ctx.now()))

/** Topics that the viewer follows, has boards about, often saves or looked at, the surest first. */
export const likedTopics = async (ctx: Ctx<SignedIn>): Promise<readonly Id[]> => {
  const { topics, boards, guessed, visited } = await tasteOf(ctx)
  const liked = [...guessed, ...visited].map(({ id }) => id)
  return [...new Set([...topics, ...boards.flatMap((board) => board.topics), ...liked])]
}

const exists = ({ id }: { readonly id: Id }): boolean => topicById(id) !== undefined

/** What most of these pins are about. */
const guessTopics = async (
  db: Db,
  own: readonly { readonly id: Id }[],
  followed: ReadonlySet<Id>,
): Promise<GuessedTopic[]> => {
  if (own.length === 0) return []
  const { rows } = await sql<{ id: Id; weight: number }>`
    select topic_id::text as id, sum(weight)::float8 as weight from pin_topics
    where pin_id = ${anyOf(own.map(({ id }) => id))}
    group by topic_id order by 2 desc, topic_id limit ${sql.lit(MAX_FOLLOWED)}`.execute(db)
  return rows
    .filter((row) => row.weight >= own.length * MIN_SHARE && !followed.has(row.id) && exists(row))
    .slice(0, MAX_GUESSED)
    .map(({ id, weight }) => ({ id, share: (weight / rows[0]!.weight) ** 2 }))
}
