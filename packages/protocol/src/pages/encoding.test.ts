import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { documentBody } from './encoding.ts'

const words = ['board', 'pin', 'quilt', 'lamp', 'kitchen', 'garden', 'winter', 'paper']
const text = Buffer.from(
  Array.from({ length: 4_000 }, (_, n) => `<li id="${n * 7919}">${words[(n * n) % 8]} ${words[n % 7]}</li>`).join(''),
)

it('a document is compressed quickly for its first reader, and better for those who come after', async () => {
  const body = documentBody(text)
  expect(body.ready('br')).toBeUndefined()
  const first = await body.in('br')
  await vi.waitFor(() => expect(body.ready('br')!.length).toBeLessThan(first.length), { timeout: 20_000 })
  const later = [await body.in('br'), body.ready('br')!]
  expect([first, ...later].map((bytes) => brotliDecompressSync(bytes).equals(text))).toEqual([true, true, true])
})

it('in gzip, everyone gets the same', async () => {
  const body = documentBody(text)
  const first = await body.in('gzip')
  expect([gunzipSync(first).equals(text), body.ready('gzip') === first, (await body.in('gzip')) === first]).toEqual([
    true,
    true,
    true,
  ])
})
