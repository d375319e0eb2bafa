import type { ChangeTag } from './changes.ts'

/** What has changed since a read began. */
export type ChangedMeanwhile = (tag: ChangeTag) => boolean

/**
 * Notes what changes while rows are being read. A row that changed meanwhile must not be cached; the other rows of the
 * same read may be cached. Otherwise a busy process would cache nothing, because something always changes.
 */
export class ChangesDuringReads {
  readonly #underway = new Set<Set<ChangeTag | 'everything'>>()

  note(change: ChangeTag | 'everything'): void {
    for (const changes of this.#underway) changes.add(change)
  }

  /** Reads, and passes the result to `keep` before anything else may change. */
  async read<T>(load: () => Promise<T>, keep: (read: T, hasChanged: ChangedMeanwhile) => void): Promise<T> {
    const changes = new Set<ChangeTag | 'everything'>()
    this.#underway.add(changes)
    try {
      const read = await load()
      keep(read, (tag) => changes.has(tag) || changes.has('everything'))
      return read
    } finally {
      this.#underway.delete(changes)
    }
  }
}
