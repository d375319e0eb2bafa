/** Sends requests and counts responses, in a separate process so that its time is not the server's. */
import { type Connection, HungUpError, openConnection } from './connection.ts'
import { type LoadOrder, type LoadReport, UNIQUE } from './requests.ts'

const mark = Buffer.from(UNIQUE)
/** Differs between runs, so that no key of an earlier run is repeated. */
const run = Math.floor(Math.random() * 2 ** 32)
let sent = 0
const BUSY = 503

interface Prepared {
  readonly bytes: Buffer
  readonly markAt: number
}

const prepare = (text: string): Prepared => {
  const bytes = Buffer.from(text)
  return { bytes, markAt: bytes.indexOf(mark) }
}

const toSend = ({ bytes, markAt }: Prepared): Buffer => {
  if (markAt < 0) return bytes
  sent += 1
  const unique = Buffer.from(bytes)
  unique.write(run.toString(16).padStart(8, '0'), markAt)
  unique.write(sent.toString(16).padStart(12, '0'), markAt + mark.length - 12)
  return unique
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** An overloaded server closes the connection after it has reported it. */
const whenHungUp = (error: unknown): undefined => {
  if (!(error instanceof HungUpError)) throw error
}

const fire = async (order: LoadOrder): Promise<LoadReport> => {
  const { port, lists, connections, ms = Infinity, total = Infinity } = order
  const prepared = lists.map((list) => list.map(prepare))
  const times: number[] = []
  const refused: Record<string, number> = {}
  let refusal: string | undefined
  let bytes = 0
  let begun = 0
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const until = performance.now() + ms

  const work = async (first: Connection, place: number): Promise<void> => {
    let connection = first
    const list = prepared[place % prepared.length]!
    // Connections that share a list start at different positions.
    const sharers = Math.ceil(connections / prepared.length)
    let next = Math.floor((list.length * Math.floor(place / prepared.length)) / sharers)
    while (performance.now() < until && begun < total) {
      begun += 1
      const startedAt = performance.now()
      const response = await connection.send(toSend(list[next]!)).catch(whenHungUp)
      if (!response) {
        connection = await openConnection(port)
        continue
      }
      times.push(performance.now() - startedAt)
      next = (next + 1) % list.length
      bytes += response.bytes
      if ((response.status >= 200 && response.status < 300) || response.status === 304) continue
      refused[response.status] = (refused[response.status] ?? 0) + 1
      if (response.status !== BUSY) refusal ??= response.text()
    }
    connection.end()
  }
  await Promise.all(opened.map(work))
  const sorted = Float64Array.from(times).sort()
  return {
    done: times.length - Object.values(refused).reduce((sum, count) => sum + count, 0),
    refused,
    ...(refusal === undefined ? {} : { refusal }),
    bytes,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  }
}

process.on('message', (order: LoadOrder) => {
  fire(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: String(error instanceof Error ? error.stack : error) }),
  )
})
process.on('disconnect', () => process.exit())
