import type { Database } from '@corkboard/database'

/**
 * What cached data can depend on: `pin:1`, `board:2`, `user:3` (a user's visible data, including counters), `account:3`
 * (what their sessions may do), `image:<signature>`, `content:4` (a pin with this carousel, story or video was saved,
 * moved, deleted or restored), `session:<id>`, `upload:<id>`, `news:<person>`, `inbox:<person>` (something new for them
 * to look at: no cache holds it, but open tabs get it), `feed:public` (something new in lists), `search:all` (search
 * results changed), `today:all` (an article was added, changed or removed), `visibility:all` (a board or user changed
 * who may see many things).
 */
export type ChangeTag =
  `${'pin' | 'board' | 'user' | 'account' | 'image' | 'content' | 'session' | 'upload' | 'news' | 'inbox' | 'feed' | 'search' | 'today' | 'visibility'}:${string}`

/** `'everything'` when a message may have been missed. */
export type Changes = readonly ChangeTag[] | 'everything'

/** Notifies the caches of this process of what changed, no matter which process changed it. */
export interface ChangeHub {
  /** Publishes a commit of this process: immediately here, and to the other processes. */
  publish(tags: readonly ChangeTag[]): void
  subscribe(handler: (changes: Changes) => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'corkboard_changes'
/** NOTIFY carries fewer than 8000 bytes. */
const MESSAGE_BYTES = 7_500
const BATCH_MS = 5

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
 */
export const createChangeHub = async (database: Database): Promise<ChangeHub> => {
  const { publish, subscribe } = createSubscribers()
  const me = crypto.randomUUID().slice(0, 8)
  let gathered = new Set<ChangeTag>()
  let timer: NodeJS.Timeout | undefined

  const send = async (): Promise<void> => {
    timer = undefined
    const tags = gathered
    gathered = new Set()
    try {
      for (const message of messagesOf(tags)) {
        await database.pool.query('select pg_notify($1, $2)', [CHANNEL, `${me} ${message}`])
      }
    } catch {
      // The database is unavailable. Listeners of the other processes lose it too, and are notified of the gap when it
      // is back.
    }
  }

  const stopListening = await database.listen(CHANNEL, {
    message: (payload) => {
      const [sender, ...tags] = payload.split(' ')
      if (sender !== me) publish(tags as ChangeTag[])
    },
    gap: () => publish('everything'),
  })

  return {
    publish: (tags) => {
      publish(tags)
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
