import type { Id, NotificationBadge } from '@corkboard/contract'
import { type Changes, createCtx, type SignedIn, type Site } from '@corkboard/domain/kernel'
import { notificationBadge } from '../product/social/notification-badge.ts'

/** (ours) Changes within this time are sent together. */
const BATCH_MS = 100

/** One open tab. */
export interface LiveStream {
  readonly viewer: SignedIn
  send(event: string, data: unknown): void
  /** @param isOver the session has ended, so the tab should not reconnect */
  end(isOver: boolean): void
}

/** The open tabs of this process. */
export interface LiveStreams {
  /** `undefined` when the user already has the maximum number of streams open. */
  open(stream: LiveStream): (() => void) | undefined
  endAll(): void
  /** True when they have been closed and none can be opened anymore. */
  readonly areOver: boolean
}

/** What a change means for one user: their counts changed, and in which conversations something happened. */
interface Pending {
  readonly conversations: Set<Id>
}

const addTo = <Key>(index: Map<Key, Set<LiveStream>>, key: Key, stream: LiveStream): void =>
  void index.set(key, (index.get(key) ?? new Set()).add(stream))

const removeFrom = <Key>(index: Map<Key, Set<LiveStream>>, key: Key, stream: LiveStream): void => {
  const streams = index.get(key)
  streams?.delete(stream)
  if (streams?.size === 0) index.delete(key)
}

/**
 * Notifies open tabs of what is new for their user, no matter which process changed it: changes arrive in the same way
 * as for the caches.
 * @param mostEach the most streams a user may have open in this process
 */
export const createLiveStreams = (site: Site, mostEach: number): LiveStreams => {
  const byPerson = new Map<Id, Set<LiveStream>>()
  const bySession = new Map<Id, Set<LiveStream>>()
  let pending = new Map<Id, Pending>()
  let timer: NodeJS.Timeout | undefined

  const badgeOf = (viewer: SignedIn): Promise<NotificationBadge> => notificationBadge(createCtx(site, viewer))

  const sendBadge = async (streams: Iterable<LiveStream>): Promise<void> => {
    const [first, ...others] = streams
    if (!first) return
    try {
      const badge = await badgeOf(first.viewer)
      for (const stream of [first, ...others]) stream.send('badge', badge)
    } catch (error) {
      // The tabs keep what they show; the next change updates them.
      site.log.warn({ err: error }, 'what is new could not be counted')
    }
  }

  const flush = (): void => {
    timer = undefined
    const gathered = pending
    pending = new Map()
    for (const [userId, { conversations }] of gathered) {
      const streams = byPerson.get(userId)
      if (!streams) continue
      for (const id of conversations) for (const stream of streams) stream.send('conversation', { conversation_id: id })
      void sendBadge(streams)
    }
  }

  const note = (userId: Id, conversationId?: Id): void => {
    if (!byPerson.has(userId)) return
    const known = pending.get(userId) ?? { conversations: new Set() }
    if (conversationId !== undefined) known.conversations.add(conversationId)
    pending.set(userId, known)
    timer ??= setTimeout(flush, BATCH_MS)
  }

  const end = (streams: Iterable<LiveStream> | undefined, isOver: boolean): void => {
    for (const stream of streams ?? []) stream.end(isOver)
  }

  const onChanges = (changes: Changes): void => {
    if (changes === 'everything') {
      // Changes were missed, perhaps the end of a session. Tabs that reconnect are authenticated again.
      for (const streams of byPerson.values()) end(streams, false)
      return
    }
    for (const tag of changes) {
      const [kind, rest = ''] = [tag.slice(0, tag.indexOf(':')), tag.slice(tag.indexOf(':') + 1)]
      if (kind === 'session') end(bySession.get(rest), true)
      else if (kind === 'account') end(byPerson.get(rest), false)
      else if (kind === 'news') note(rest)
      else if (kind === 'inbox') {
        const [userId = '', conversationId] = rest.split('/')
        note(userId, conversationId)
      }
    }
  }

  const stopListening = site.changes.subscribe(onChanges)
  let areOver = false

  return {
    open: (stream) => {
      const { userId, sessionId } = stream.viewer
      if ((byPerson.get(userId)?.size ?? 0) >= mostEach) return undefined
      addTo(byPerson, userId, stream)
      addTo(bySession, sessionId, stream)
      void sendBadge([stream])
      return () => {
        removeFrom(byPerson, userId, stream)
        removeFrom(bySession, sessionId, stream)
      }
    },
    get areOver() {
      return areOver
    },
    endAll: () => {
      areOver = true
      stopListening()
      clearTimeout(timer)
      for (const streams of byPerson.values()) end(streams, false)
    },
  }
}
