import type { Clock } from '@corkboard/database'
import type { Changes, ChangeTag, SignedIn } from '../../kernel/index.ts'

const MAX_SESSIONS = 10_000
/** A process that missed the end of a session accepts it for this long. */
const TTL_MS = 10_000

export interface SessionCache {
  get(key: string): SignedIn | undefined
  /** Call this before the database query: a session invalidated in between is then not cached. */
  begin(): (key: string, viewer: SignedIn) => void
  invalidate(changes: Changes): void
}

/** The most recently resolved sessions, the last used at the end. */
export const createSessionCache = (clock: Clock): SessionCache => {
  const entries = new Map<string, { viewer: SignedIn; untilMs: number }>()
  const keysByTag = new Map<ChangeTag, Set<string>>()
  let invalidations = 0

  const tagsOf = (viewer: SignedIn): ChangeTag[] => [`session:${viewer.sessionId}`, `account:${viewer.userId}`]

  const remove = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    for (const tag of tagsOf(entry.viewer)) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  const put = (key: string, viewer: SignedIn): void => {
    remove(key)
    entries.set(key, { viewer, untilMs: clock.monotonicMs() + TTL_MS })
    for (const tag of tagsOf(viewer)) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_SESSIONS) break
      remove(oldest)
    }
  }

  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.untilMs <= clock.monotonicMs()) {
        remove(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.viewer
    },
    begin: () => {
      const before = invalidations
      return (key, viewer) => {
        if (invalidations === before) put(key, viewer)
      }
    },
    invalidate: (changes) => {
      if (changes === 'everything') {
        invalidations += 1
        entries.clear()
        keysByTag.clear()
        return
      }
      const tags = changes.filter((tag) => tag.startsWith('session:') || tag.startsWith('account:'))
      if (tags.length > 0) invalidations += 1
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) remove(key)
    },
  }
}
