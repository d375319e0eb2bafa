import { type Database, type Db, listenerName, notify } from '@corkboard/database'

/**
 * What cached data can depend on: `pin:1`, `board:2`, `user:3` (a user's visible data, including counters),
 * `user-counts:3` and `board-counts:2` (only their counters and pins: follows, blocks and rights
 * stay as they were), `account:3` (what their sessions may do), `image:<signature>`, `content:4` (a pin with this carousel, story or video was saved,
 * moved, deleted or restored), `session:<id>`, `upload:<id>`, `news:<person>`, `inbox:<person>` (something new for them
 * to look at: no cache holds it, but open tabs get it), `feed:public` (something new in lists), `search:all` (search
 * results changed), `today:all` (an article was added, changed or removed), `visibility:all` (a board or user changed
 * who may see many things), `access:all` (someone may no longer see something; other tags say what). The last two take
 * something away, as do tags that a transaction passes to `tookAway`: they reach every process before the response.
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
   * True while the connection that listens is lost. Changes of other processes are then missed, and they do not wait for
   * us: what decides what someone may see or do must be read from the database. Caches are empty when it ends.
   */
  readonly isDeaf: boolean
  /**
   * Sends tags in a transaction, so that every process gets them if it commits, this one too, whatever becomes of us.
   * Only for rare changes: PostgreSQL lets transactions that notify commit only one after the other.
   */
  announce(tx: Db, tags: readonly ChangeTag[]): Promise<void>
  /**
   * Publishes a commit of this process: immediately here, and to the other processes. Resolves when the others know, if
   * it took something away; otherwise immediately.
   */
  publish(tags: readonly ChangeTag[], tookAway?: boolean): Promise<void>
  subscribe(handler: (changes: Changes) => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'corkboard_changes'
/** NOTIFY carries fewer than 8000 bytes. */
const MESSAGE_BYTES = 7_500
const BATCH_MS = 5
/** A process that does not confirm in time is overloaded or dead; its caches expire (`TTL_MS` of each). */
const CONFIRMED_WITHIN_MS = 250
/** (ours) How long what could not be sent waits. */
const RETRY_MS = 250
/** (ours) Tags that wait to be sent: some 2 MB. With more, the others drop everything. */
const MOST_WAITING = 20_000
/** Sent instead of tags. */
const EVERYTHING = 'everything'
/** The sender of what a transaction sends: no process skips it. */
const COMMIT = '*'

/** True when these tags alone say that someone may see or do less than before. */
export const takesAway = (tags: readonly ChangeTag[]): boolean =>
  tags.some((tag) => tag.startsWith('access:') || tag.startsWith('visibility:'))

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

/** Tags that wait to be sent. */
const createWaiting = () => {
  let waiting: Set<ChangeTag> | typeof EVERYTHING = new Set()
  return {
    add: (tags: readonly ChangeTag[] | typeof EVERYTHING): void => {
      if (waiting === EVERYTHING) return
      if (tags === EVERYTHING) waiting = EVERYTHING
      else for (const tag of tags) waiting.add(tag)
      if (waiting !== EVERYTHING && waiting.size > MOST_WAITING) waiting = EVERYTHING
    },
    takeMessages: (): string[] => {
      const taken = waiting
      waiting = new Set()
      return taken === EVERYTHING ? [EVERYTHING] : messagesOf(taken)
    },
  }
}

const changesIn = (message: string): Changes =>
  message === EVERYTHING ? EVERYTHING : (message.split(' ') as ChangeTag[])

/**
 * Tags travel by NOTIFY, batched for a few milliseconds and sent after the commits, not inside them: PostgreSQL lets
 * transactions that notify commit only one after the other, which would cost writers their shared fsync. If a process
 * dies in between, others keep their cached data until it expires, so caches of data that may turn private expire
 * within a minute.
 *
 * What takes something from someone is rare, so it is sent inside the transaction as well. After the commit it is sent
 * again immediately, and every listening process confirms it: a page that another process sends after the response no
 * longer shows it.
 *
 * Everything is sent on the connection that listens: requests may have taken the whole pool.
 */
export const createChangeHub = async (database: Database): Promise<ChangeHub> => {
  const { publish, subscribe } = createSubscribers()
  const me = crypto.randomUUID().slice(0, 8)
  const waiting = createWaiting()
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  /** Urgent messages that others have not confirmed, by number. */
  const unconfirmed = new Map<string, () => void>()
  let sent = 0

  const notifyOthers = (payload: string) => listener.query('select pg_notify($1, $2)', [CHANNEL, payload])

  const sendLater = (tags: readonly ChangeTag[] | typeof EVERYTHING, pauseMs: number): void => {
    waiting.add(tags)
    if (!isClosing) timer ??= setTimeout(() => void send(), pauseMs)
  }

  const sendAgain = (message: string): void => sendLater(changesIn(message), RETRY_MS)

  const send = async (): Promise<void> => {
    timer = undefined
    const messages = waiting.takeMessages()
    await Promise.all(messages.map((message) => notifyOthers(`${me} ${message}`).catch(() => sendAgain(message))))
  }

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
    // Whatever happens to the connection, the response goes out.
    const expiry = setTimeout(all.resolve, CONFIRMED_WITHIN_MS)
    const asked = listener.query<{ others: number }>(
      `select pg_notify($1, $2), (
         select count(*)::int from pg_stat_activity
         where datname = current_database() and application_name = $3 and pid <> pg_backend_pid()
       ) as others`,
      [CHANNEL, `${me}!${number} ${message}`, listenerName(CHANNEL)],
    )
    asked.then(
      ([row]) => {
        wanted = row?.others ?? 0
        check()
      },
      () => sendAgain(message),
    )
    await all.promise
    clearTimeout(expiry)
    unconfirmed.delete(number)
  }

  const listener = await database.listen(CHANNEL, {
    message: (payload) => {
      const space = payload.indexOf(' ')
      const from = space < 0 ? payload : payload.slice(0, space)
      const [sender, number] = from.split('!')
      // `=<process>!<number>`: a confirmation.
      if (sender === `=${me}`) return unconfirmed.get(number ?? '')?.()
      if (sender === me || from.startsWith('=')) return
      publish(changesIn(payload.slice(space + 1)))
      if (number !== undefined) void notifyOthers(`=${from}`).catch(() => undefined)
    },
    lost: () => publish(EVERYTHING),
    gap: () => publish(EVERYTHING),
  })

  return {
    get isDeaf() {
      return !listener.isListening
    },
    announce: async (tx, tags) => {
      await Promise.all(messagesOf(new Set(tags)).map((message) => notify(tx, CHANNEL, `${COMMIT} ${message}`)))
    },
    publish: async (tags, tookAway = takesAway(tags)) => {
      publish(tags)
      if (tookAway) await Promise.all(messagesOf(new Set(tags)).map(sendConfirmed))
      else sendLater(tags, BATCH_MS)
    },
    subscribe,
    close: async () => {
      isClosing = true
      if (timer) {
        clearTimeout(timer)
        await send()
      }
      await listener.stop()
    },
  }
}
