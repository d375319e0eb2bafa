/** Where the reader was in one visit: the scroll position, and what lists remember of themselves. */
interface Place {
  scrollY?: number
  /** By the navigator's clock. */
  leftAtMs?: number
  parts?: Record<string, unknown>
}

/** SHELL-07: places by visit, kept for as long as the tab, reloads included. */
export interface Places {
  readonly of: (key: string) => Place
  /** A part of the page that has a place of its own, asked when the page is left. */
  readonly remember: (name: string, read: () => unknown) => () => void
  readonly save: (key: string, scrollY: number, leftAtMs: number) => void
  readonly forget: (key: string) => void
}

const STORAGE_KEY = 'places'
/** (ours) As many visits as one is likely to walk back. */
const MAX_VISITS = 50

/** @param storage the tab's session storage, or nothing where it is forbidden */
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
        // Full or forbidden: places then last until the next reload.
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
