import { type Database, listenerName } from '@corkboard/database'

/**
 * What cached data can depend on: `pin:1`, `board:2`, `user:3` (a user's visible data, including counters),
 * `user-counts:3` and `board-counts:2` (only their counters and pins: follows, blocks and rights
 * stay as they were), `account:3` (what their sessions may do), `image:<signature>`, `content:4` (a pin with this carousel, story or video was saved,
 * moved, deleted or restored), `session:<id>`, `upload:<id>`, `news:<person>`, `inbox:<person>` (something new for them
 * to look at: no cache holds it, but open tabs get it), `feed:public` (something new in lists), `search:all` (search
 * results changed), `today:all` (an article was added, changed or removed), `visibility:all` (a board or user changed
 * who may see many things), `access:all` (someone may no longer see something; other tags say what). The last two reach
 * every process before the response.
 */
export type ChangeTag =
  `${'pin' | 'board' | 'board-counts' | 'user' | 'user-counts' | 'account' | 'image' | 'content' | 'session' | 'upload' | 'news' | 'inbox' | 'feed' | 'search' | 'today' | 'visibility' | 'access'}:${string}`

/** For what shows a user or board with its counters: the tag that it depends on. */
export const shownBy = (tag: ChangeTag): ChangeTag =>
  tag.startsWith('user-counts:') || tag.startsWith('board-counts:') ? (tag.replace('-counts', '') as ChangeTag) : tag

/** `'everything'` when a message may have been missed. */
export type Changes = readonly ChangeTag[] | 'everything'

/** Notifies the caches of this process of what changed, no matter which process changed it. */
export interface ChangeHub {
  /**
   * Publishes a commit of this process: immediately here, and to the other processes. Resolves when the others know, if
   * someone may now see less; otherwise immediately.
   */
  publish(tags: readonly ChangeTag[]): Promise<void>
  subscribe(handler: (changes: Changes) => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'corkboard_changes'
/** NOTIFY carries fewer than 8000 bytes. */
const MESSAGE_BYTES = 7_500
const BATCH_MS = 5
/** A process that does not confirm in time is overloaded or dead; its caches expire (`TTL_MS` of each). */
const CONFIRMED_WITHIN_MS = 250

const isUrgent = (tag: ChangeTag): boolean => tag.startsWith('access:') || tag.startsWith('visibility:')

const createSubscribers = () => {
  const handlers = new Set<(changes: Changes) => void>()
  return {
    publish: (changes: Changes) => handlers.forEach((handler) => handler(changes)),
    subscribe: (handler: (changes: Changes) => void) => {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
  }
}

const messagesOf = (tags: ReadonlySet<ChangeTag>): string[] => {
  const messages: string[] = []
  let message = ''
  for (const tag of tags) {
    if (message.length + tag.length + 1 > MESSAGE_BYTES) {
      messages.push(message)
      message = ''
    }
    message += message === '' ? tag : ` ${tag}`
  }
  if (message !== '') messages.push(message)
  return messages
}

/**
 * Tags travel by NOTIFY, batched for a few milliseconds and sent after the commits, not inside them: PostgreSQL lets
 * transactions that notify commit only one after the other, which would cost writers their shared fsync. If a process
 * dies in between, others keep their cached data until it expires, so caches of data that may turn private expire
 * within a minute.
 *
 * What takes something from a viewer is sent immediately, and every listening process confirms it: a page that another
 * process sends after the response no longer shows it.
 */
export const createChangeHub = async (database: Database): Promise<ChangeHub> => {
  const { publish, subscribe } = createSubscribers()
  const me = crypto.randomUUID().slice(0, 8)
  let gathered = new Set<ChangeTag>()
  let timer: NodeJS.Timeout | undefined
  /** Urgent messages that others have not confirmed, by number. */
  const unconfirmed = new Map<string, () => void>()
  let sent = 0

  const notify = (message: string) => database.pool.query('select pg_notify($1, $2)', [CHANNEL, message])

  const sendConfirmed = async (message: string): Promise<void> => {
    const number = String((sent += 1))
    const all = Promise.withResolvers<void>()
    let confirmed = 0
    let wanted = Number.POSITIVE_INFINITY
    const check = () => {
      if (confirmed >= wanted) all.resolve()
    }
    unconfirmed.set(number, () => {
      confirmed += 1
      check()
    })
    const expiry = setTimeout(all.resolve, CONFIRMED_WITHIN_MS)
    try {
      const { rows } = await database.pool.query<{ others: number }>(
        `select pg_notify($1, $2), (
           select count(*)::int - 1 from pg_stat_activity
           where datname = current_database() and application_name = $3
         ) as others`,
        [CHANNEL, `${me}!${number} ${message}`, listenerName(CHANNEL)],
      )
      wanted = rows[0]?.others ?? 0
      check()
      await all.promise
    } finally {
      clearTimeout(expiry)
      unconfirmed.delete(number)
    }
  }

  const sendNow = async (tags: readonly ChangeTag[]): Promise<void> => {
    try {
      await Promise.all(messagesOf(new Set(tags)).map(sendConfirmed))
    } catch {
      // As in `send`.
    }
  }

  const send = async (): Promise<void> => {
    timer = undefined
    const tags = gathered
    gathered = new Set()
    try {
      for (const message of messagesOf(tags)) {
        await notify(`${me} ${message}`)
      }
    } catch {
      // The database is unavailable. Listeners of the other processes lose it too, and are notified of the gap when it
      // is back.
    }
  }

  const stopListening = await database.listen(CHANNEL, {
    message: (payload) => {
      const [from = '', ...tags] = payload.split(' ')
      const [sender, number] = from.split('!')
      // `=<process>!<number>`: a confirmation.
      if (sender === `=${me}`) return unconfirmed.get(number ?? '')?.()
      if (sender === me || from.startsWith('=')) return
      publish(tags as ChangeTag[])
      if (number !== undefined) void notify(`=${from}`).catch(() => undefined)
    },
    gap: () => publish('everything'),
  })

  return {
    publish: async (tags) => {
      publish(tags)
      if (tags.some(isUrgent)) return sendNow(tags)
      for (const tag of tags) gathered.add(tag)
      timer ??= setTimeout(() => void send(), BATCH_MS)
    },
    subscribe,
    close: async () => {
      if (timer) {
        clearTimeout(timer)
        await send()
      }
      await stopListening()
    },
  }
}
