import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  alice = await site.person('Alice')
  for (const name of ['Kitchens', 'Gardens', 'Lamps', 'Chairs']) await alice.createsBoard(name)
})
afterAll(() => site[Symbol.asyncDispose]())

/** The bytes as sent, which `fetch` does not show. */
const requestAs = async (accepted: string | undefined, path = boardsOf('alice')) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const sent = request(site.origin + path, { headers })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject).end()
  })
  return { headers: response.headers, body: await buffer(response) }
}
const boardsOf = (username: string) =>
  `/resource/BoardsResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { username } }))}`

const dataOf = (text: Buffer): unknown => JSON.parse(text.toString()).resource_response.data

describe('responses to reads', () => {
  it('use the best encoding the browser accepts', async () => {
    const [plain, zstd, br, gzipped] = [
      await requestAs(undefined),
      await requestAs('gzip, deflate, br, zstd'),
      await requestAs('gzip, deflate, br'),
      await requestAs('gzip'),
    ]
    const codings = [plain, zstd, br, gzipped].map(({ headers }) => headers['content-encoding'])
    expect(codings).toEqual([undefined, 'zstd', 'br', 'gzip'])
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
    const read = [zstdDecompressSync(zstd.body), brotliDecompressSync(br.body), gunzipSync(gzipped.body)].map(dataOf)
    for (const names of read) expect(names).toEqual(dataOf(plain.body))
    for (const { headers, body } of [zstd, br]) expect(headers['content-length']).toBe(String(body.length))
  })

  it('tell caches that they depend on the accepted encoding, compressed or not', async () => {
    for (const accepted of [undefined, 'br'])
      expect((await requestAs(accepted)).headers.vary).toContain('accept-encoding')
  })

  it('stay uncompressed for clients that refuse, and when they are short', async () => {
    expect((await requestAs('br;q=0')).headers['content-encoding']).toBeUndefined()
    expect((await requestAs('br', boardsOf('nobody'))).headers['content-encoding']).toBeUndefined()
  })
})
