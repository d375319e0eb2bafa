import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import type { Coding } from '../http/compression.ts'
import { documentBody } from './encoding.ts'

const words = ['board', 'pin', 'quilt', 'lamp', 'kitchen', 'garden', 'winter', 'paper']
const text = Buffer.from(
  Array.from({ length: 4_000 }, (_, n) => `<li id="${n * 7919}">${words[(n * n) % 8]} ${words[n % 7]}</li>`).join(''),
)

it('a document is compressed quickly for its first reader, and better for those who come after', async () => {
  const body = documentBody(text)
  const accepted = ['zstd', 'br', 'gzip'] as const
  expect(body.ready(accepted)).toBeUndefined()
  const first = await body.in(accepted)
  expect([first.coding, zstdDecompressSync(first.bytes).equals(text)]).toEqual(['zstd', true])
  await vi.waitFor(() => expect(body.ready(accepted)!.coding).toBe('br'), { timeout: 20_000 })
  const later = body.ready(accepted)!
  expect(later.bytes.length).toBeLessThan(first.bytes.length)
  expect(brotliDecompressSync(later.bytes).equals(text)).toBe(true)
  expect(await body.in(accepted)).toBe(later)
})

it('a browser gets no encoding that it does not accept', async () => {
  const body = documentBody(text)
  const brotli = await body.in(['br'])
  await vi.waitFor(() => expect(body.ready(['br'])!.bytes.length).toBeLessThan(brotli.bytes.length), {
    timeout: 20_000,
  })
  const codings = await Promise.all(
    [['zstd'], ['gzip'], []].map(async (accepted) => (await body.in(accepted as Coding[])).coding),
  )
  expect(codings).toEqual(['zstd', 'gzip', undefined])
})

it('in gzip, everyone gets the same', async () => {
  const body = documentBody(text)
  const first = await body.in(['gzip'])
  expect(gunzipSync(first.bytes).equals(text)).toBe(true)
  expect([body.ready(['gzip']), await body.in(['gzip'])]).toEqual([first, first])
})

it('a client that accepts no encoding gets the text, however it is kept', async () => {
  const body = documentBody(text)
  const texts = [await body.in([]), await body.in([])]
  await body.in(['gzip'])
  texts.push(await body.in([]))
  expect(texts.map(({ coding }) => coding)).toEqual([undefined, undefined, undefined])
  expect(texts.every(({ bytes }) => bytes.equals(text))).toBe(true)
})

it.each(['zstd', 'br', 'gzip'] as const)(
  'what is first compressed with %s is the source of all other versions',
  async (coding) => {
    const body = documentBody(text)
    await body.in([coding])
    const [zstd, br, gzip] = await Promise.all((['zstd', 'br', 'gzip'] as const).map((one) => body.in([one])))
    expect(zstdDecompressSync(zstd!.bytes).equals(text)).toBe(true)
    expect(brotliDecompressSync(br!.bytes).equals(text)).toBe(true)
    expect(gunzipSync(gzip!.bytes).equals(text)).toBe(true)
  },
)
