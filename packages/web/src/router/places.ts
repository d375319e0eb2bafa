/** The user's place in one visit: the scroll position and the saved state of lists. */
interface Place {
  scrollY?: number
  /** Time on the navigator's clock. */
  leftAtMs?: number
  parts?: Record<string, unknown>
}

/** SHELL-07: places by visit, kept as long as the tab, across reloads. */
export interface Places {
  readonly of: (key: string) => Place
  /** Registers a part of the page whose state is read when the user leaves the page. */
  readonly remember: (name: string, read: () => unknown) => () => void
  readonly save: (key: string, scrollY: number, leftAtMs: number) => void
  readonly forget: (key: string) => void
}

const STORAGE_KEY = 'places'
/** (ours) As many visits as a user is likely to go back. */
const MAX_VISITS = 50

/** @param storage the tab's session storage, or undefined if it is forbidden */
export const createPlaces = (storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): Places => {
  const visits = new Map<string, Place>(readStored(storage))
  const readers = new Map<string, () => unknown>()
  return {
    of: (key) => visits.get(key) ?? {},
    remember: (name, read) => {
      readers.set(name, read)
      return () => {
        if (readers.get(name) === read) readers.delete(name)
      }
    },
    save: (key, scrollY, leftAtMs) => {
      visits.delete(key)
      visits.set(key, {
        scrollY,
        leftAtMs,
        parts: Object.fromEntries([...readers].map(([name, read]) => [name, read()])),
      })
      if (visits.size > MAX_VISITS) visits.delete(visits.keys().next().value!)
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...visits]))
      } catch {
        // Storage is full or forbidden: places then last until the next reload.
      }
    },
    forget: (key) => void visits.delete(key),
  }
}

const readStored = (storage: Pick<Storage, 'getItem'> | undefined): [string, Place][] => {
  try {
    return JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]') as [string, Place][]
  } catch {
    return []
  }
}
