/** Where histories are played: a real site without a worker, whose outbox is drained when a history says so. */
import { drainOutbox } from '@corkboard/database'
import { createCtx } from '@corkboard/domain/kernel'
import { findHalfMade, findWrongCounters, outboxHandlers } from '@corkboard/domain'
import type { Actor, Visitor } from '../actor.ts'
import { createActor } from '../actor.ts'
import { uploadPicture } from '../domain-pins.ts'
import { TestSite } from '../test-site.ts'
import type { Key, Looker, Who } from './world.ts'

/** The three newly registered users of one history, a visitor, and the ids behind the keys of their things. */
export interface Cast {
  readonly actors: Readonly<Record<Who, Actor>>
  readonly lookers: Readonly<Record<Looker, Visitor>>
  readonly learn: (key: Key, id: string) => void
  /** @throws when nothing with that key was created */
  readonly idOf: (key: Key) => string
  /** Returns the key of an id; the id itself if it is not part of this history. */
  readonly keyOf: (id: string) => Key
}

export interface Stage extends AsyncDisposable {
  readonly site: TestSite
  /** Creates three users without any relations. */
  cast(): Promise<Cast>
  drain(): Promise<void>
  /**
   * Returns counters that differ from a recount, and incomplete rows; limited to one cast's things if given, because
   * other histories may have gone wrong.
   */
  audit(cast?: Cast): Promise<string[]>
  /** Moves the clock so that calls of the past hour no longer count toward limits. */
  letHoursPass(): void
}

const PICTURES_EACH = 2
const SECOND = 1_000
const HOURS = 3 * 3_600_000

let casts = 0

export const openStage = async (): Promise<Stage> => {
  const site = await TestSite.start({ worker: false })
  const { database } = site.site
  await site.person('Olivia')
  const reactions = outboxHandlers(site.site)
  return {
    site,
    cast: async () => {
      casts += 1
      const ids = new Map<Key, string>()
      const keys = new Map<string, Key>()
      const learn = (key: Key, id: string): void => {
        ids.set(key, id)
        keys.set(id, key)
      }
      const join = async (who: Who): Promise<Actor> => {
        const name = `${who}_${process.pid}_${casts}`
        const actor = await createActor(site.origin, who, { username: name, email: `${name}@example.org` })
        learn(who, actor.id)
        learn(`name of ${who}`, actor.username)
        const ctx = createCtx(site.site, {
          kind: 'AUTH',
          userId: actor.id,
          sessionId: '1',
          role: 'member',
          isWriteBanned: false,
        })
        for (let n = 1; n <= PICTURES_EACH; n += 1) ids.set(`${who} picture ${n}`, await uploadPicture(ctx))
        return actor
      }
      const actors = { alice: await join('alice'), bob: await join('bob'), carol: await join('carol') }
      return {
        actors,
        lookers: { ...actors, visitor: site.visitor() },
        learn,
        idOf: (key) => {
          const id = ids.get(key)
          if (id === undefined) throw new Error(`Nothing has the key ${key}`)
          return id
        },
        keyOf: (id) => keys.get(id) ?? id,
      }
    },
    drain: async () => {
      site.clock.pass(SECOND)
      await drainOutbox(database, reactions)
    },
    audit: async (cast) => {
      const wrong = (await findWrongCounters(database.db)).map(
        ({ what, stored, actual }) => `${what}: says ${stored}, recounted ${actual}`,
      )
      const found = [...wrong, ...(await findHalfMade(database.db))]
      if (!cast) return found
      return found.flatMap((text) => {
        const [id = ''] = /\d{9,}/.exec(text) ?? []
        const key = cast.keyOf(id)
        return key === id ? [] : [text.replace(id, key)]
      })
    },
    letHoursPass: () => site.clock.pass(HOURS),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}
