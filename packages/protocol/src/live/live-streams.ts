import type { Id, NewsBadge } from '@corkboard/contract'
import { type Changes, createCtx, type SignedIn, type Site } from '@corkboard/domain/kernel'
import { newsBadge } from '../resource/engine/news-badge.ts'

/** (ours) What changes together is told together. */
const GATHER_MS = 100

/** One open tab. */
export interface LiveStream {
  readonly viewer: SignedIn
  send(event: string, data: unknown): void
  /** `over`: the session has ended, and there is nothing to come back for. */
  end(isOver: boolean): void
}

/** The open tabs of this process. */
export interface LiveStreams {
  /** `undefined` when the person has as many open as one may have. */
  open(stream: LiveStream): (() => void) | undefined
  endAll(): void
  /** They have been ended, and none can be opened any more. */
  readonly areOver: boolean
}

/** What a change tells one person: that their counts moved, and which conversations. */
interface Told {
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
 * Tells open tabs what is new for their person, whichever process changed it: word comes the way it comes to the caches.
 * @param mostEach streams one person may have open in this process
 */
export const createLiveStreams = (site: Site, mostEach: number): LiveStreams => {
  const byPerson = new Map<Id, Set<LiveStream>>()
  const bySession = new Map<Id, Set<LiveStream>>()
  let told = new Map<Id, Told>()
  let timer: NodeJS.Timeout | undefined

  const badgeOf = (viewer: SignedIn): Promise<NewsBadge> => newsBadge(createCtx(site, viewer))

  const tellBadge = async (streams: Iterable<LiveStream>): Promise<void> => {
    const [first, ...others] = streams
    if (!first) return
    try {
      const badge = await badgeOf(first.viewer)
      for (const stream of [first, ...others]) stream.send('badge', badge)
    } catch (error) {
      // The tabs go on with what they show; the next change tells them.
      site.log.warn({ err: error }, 'what is new could not be counted')
    }
  }

  const flush = (): void => {
    timer = undefined
    const gathered = told
    told = new Map()
    for (const [userId, { conversations }] of gathered) {
      const streams = byPerson.get(userId)
      if (!streams) continue
      for (const id of conversations) for (const stream of streams) stream.send('conversation', { conversation_id: id })
      void tellBadge(streams)
    }
  }

  const note = (userId: Id, conversationId?: Id): void => {
    if (!byPerson.has(userId)) return
    const known = told.get(userId) ?? { conversations: new Set() }
    if (conversationId !== undefined) known.conversations.add(conversationId)
    told.set(userId, known)
    timer ??= setTimeout(flush, GATHER_MS)
  }

  const end = (streams: Iterable<LiveStream> | undefined, isOver: boolean): void => {
    for (const stream of streams ?? []) stream.end(isOver)
  }

  const hear = (changes: Changes): void => {
    if (changes === 'everything') {
      // Word was missed; it may have been that of a session's end. Tabs that come back are asked who they are.
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

  const stopListening = site.changes.subscribe(hear)
  let areOver = false

  return {
    open: (stream) => {
      const { userId, sessionId } = stream.viewer
      if ((byPerson.get(userId)?.size ?? 0) >= mostEach) return undefined
      addTo(byPerson, userId, stream)
      addTo(bySession, sessionId, stream)
      void tellBadge([stream])
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
