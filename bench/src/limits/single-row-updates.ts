import pg from 'pg'

/** Clients increment the same counter, one durable commit each. Returns how many there were. */
export const singleRowUpdates = async (
  url: string,
  pinId: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number> => {
  const until = performance.now() + seconds * 1_000
  const counts = await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = new pg.Client({ connectionString: url })
      await connection.connect()
      let done = 0
      for (; performance.now() < until; done += 1) {
        const text = 'update pin_stats set repin_count = repin_count + 1 where pin_id = $1'
        await connection.query({ name: 'count', text, values: [pinId] })
      }
      await connection.end()
      return done
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
