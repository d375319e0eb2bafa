/** The reads whose cost may grow by half, not with the table: those of P1 and of discovery. */
import { QUALITIES, THINGS } from '../generate/words.ts'
import type { PlannedRequest } from '../load/requests.ts'
import { readKinds, resourcePath } from '../p1.ts'
import { sampleReads } from '../p1/samples.ts'
import type { BenchSite } from '../site.ts'
import { type BenchMember, signIn } from '../site/sessions.ts'

export const CONNECTIONS = 16
const MEMBERS = 16

type Options = Readonly<Record<string, unknown>>

/** More than a process remembers, so that each is searched again. */
const PAIRS = QUALITIES.flatMap((quality) =>
  THINGS.flatMap((thing) => {
    const singular = thing.replace(/s$/, '')
    return [`${quality} ${thing}`, `${thing} ${quality}`, `${quality} ${singular}`, `${singular} ${quality}`]
  }),
)

/** FIND: terms that the generator writes, and topics that it creates pins about. */
const DISCOVERY: readonly (Pick<GrowthKind, 'name' | 'hasGoalElsewhere'> & {
  readonly resource: string
  readonly options: readonly Options[]
})[] = [
  {
    name: 'search, a common word',
    hasGoalElsewhere: true,
    resource: 'SearchResource',
    options: ['kitchens', 'lamps', 'quilts', 'golden', 'winter'].map((text) => ({ query: text })),
  },
  {
    name: 'search, two words',
    resource: 'SearchResource',
    options: ['green kitchens', 'paper lamps', 'winter coats'].map((text) => ({ query: text })),
  },
  {
    name: 'search, two words that no one searched for lately',
    resource: 'SearchResource',
    options: PAIRS.map((text) => ({ query: text })),
  },
  {
    name: 'suggestions as one types',
    hasGoalElsewhere: true,
    resource: 'AdvancedTypeaheadResource',
    options: ['k', 'qu', 'kit', 'golden k', 'green kitch'].map((term) => ({ term })),
  },
  {
    name: 'topic, 25 pins',
    resource: 'InterestFeedResource',
    options: ['food-and-drink', 'gardening'].map((interest) => ({ interest })),
  },
]

export interface GrowthKind {
  readonly name: string
  readonly requests: readonly PlannedRequest[]
  /**
   * Limits load so that no one waits for the process that makes the lists: when it cannot answer in time, the result
   * comes from tables, which costs more.
   */
  readonly connections?: number
  /** Its cost is printed; its goals belong to its own bench. */
  readonly hasGoalElsewhere?: true
}

/**
 * Members with about as many pins in the small community as in the large one, whose busiest have twenty times as many.
 */
const ordinaryMembers = async ({ pool }: BenchSite): Promise<BenchMember[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from users u join user_stats s on s.user_id = u.id
     where not u.is_private and s.board_count >= 3 and s.pin_count between 100 and 300 order by md5(u.id::text) limit $1`,
    [MEMBERS],
  )
  const ids = rows.map(({ id }) => id)
  return signIn(pool, ids.length, ids)
}

export const growthKinds = async (site: BenchSite): Promise<GrowthKind[]> => {
  const members = await ordinaryMembers(site)
  const samples = await sampleReads(site)
  return [
    ...readKinds(samples).map(({ name, ours }) => ({ name, requests: ours })),
    {
      name: 'related pins, 25',
      connections: 2,
      requests: samples.pins.map((pin) => ({
        path: resourcePath('RelatedPinFeedResource', { pin, field_set_key: 'grid' }),
      })),
    },
    {
      name: 'home feed of members, 25 pins',
      connections: 2,
      requests: members.map(({ headers }) => ({
        path: resourcePath('UserHomefeedResource', { field_set_key: 'grid' }),
        headers,
      })),
    },
    ...DISCOVERY.map(({ name, resource, options, hasGoalElsewhere }) => ({
      name,
      ...(hasGoalElsewhere && { hasGoalElsewhere }),
      requests: options.map((parameters) => ({
        path: resourcePath(resource, { ...parameters, field_set_key: 'grid' }),
      })),
    })),
  ]
}
