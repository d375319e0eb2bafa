/** Works ahead on the next few items and yields each one's result in the given order. */
export const workAhead = async function* <T, R>(
  items: readonly T[],
  ahead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const started: Promise<R>[] = []
  for (const [place, item] of items.entries()) {
    for (const next of items.slice(started.length, place + ahead)) {
      const result = work(next)
      // Awaited in its turn; until then a failure must not end the process.
      result.catch(() => undefined)
      started.push(result)
    }
    yield [item, await started[place]!]
  }
}
