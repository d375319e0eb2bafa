/** What became of one of the items handled together. */
export type Outcome<Result> = { readonly result: Result } | { readonly error: unknown }

export interface Gathering {
  /** How many groups are under way at once, as long as none takes long. */
  readonly lanes: number
  readonly mostTogether: number
}

/** (ours) A group that takes longer waits for something, and no longer holds up others. */
const HELD_UP_MS = 20

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

interface Group {
  readonly sinceMs: number
}

/**
 * Handles what callers ask for at the same time together, where most of the cost is that of a group: an item starts at
 * once while no group is under way, and what arrives meanwhile goes next. `run` returns an outcome for each item.
 */
export const gather = <Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Outcome<Result>[]>,
  { lanes, mostTogether }: Gathering,
): ((item: Item) => Promise<Result>) => {
  const waiting: Waiting<Item, Result>[] = []
  const underWay = new Set<Group>()
  let heldUp: NodeJS.Timeout | undefined

  const isHeldUp = ({ sinceMs }: Group): boolean => performance.now() - sinceMs >= HELD_UP_MS
  const hasLane = (): boolean => [...underWay].filter((group) => !isHeldUp(group)).length < lanes

  const start = (): void => {
    while (waiting.length > 0 && hasLane()) void handle(waiting.splice(0, mostTogether))
    if (waiting.length > 0) heldUp ??= setTimeout(startAgain, HELD_UP_MS)
  }

  const startAgain = (): void => {
    heldUp = undefined
    start()
  }

  const handle = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    const own: Group = { sinceMs: performance.now() }
    underWay.add(own)
    try {
      const outcomes = await run(group.map(({ item }) => item))
      for (const [n, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[n]!
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.result)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    } finally {
      underWay.delete(own)
      start()
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      // With what else arrives in this turn of the event loop.
      if (waiting.length === 1) setImmediate(start)
    })
}
