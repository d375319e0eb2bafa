import { expect, it } from 'vitest'
import { type GivenPage, receiveGiven } from './given-page.ts'

const PAGE = { url: 'https://garden.example/', title: 'A garden', description: '', images: [] }
const BYTES = { url: 'https://garden.example/a.jpg', type: 'image/jpeg', base64: 'AQID' }

/** A window, as far as messages go. */
const openWindow = () => {
  const target = new EventTarget()
  const posted: unknown[] = []
  const window = Object.assign(target, {
    location: { origin: 'https://pins.example' },
    postMessage: (data: unknown) => void posted.push(data),
  }) as unknown as Window
  const send = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const { source = window, origin = 'https://pins.example' } = from
    target.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
  }
  return { window, send, posted }
}

it('[CREATE-07 a] what the extension gives is taken once, with the picture’s bytes', async () => {
  const { window, send, posted } = openWindow()
  const given: GivenPage[] = []
  const stop = receiveGiven(window, (it) => given.push(it))
  expect(posted).toEqual([{ type: 'corkboard.builder' }])
  const message = { type: 'corkboard.save', id: 'one', page: PAGE, bytes: BYTES }
  send(message)
  send(message)
  stop()
  send({ ...message, id: 'two' })
  expect(given).toMatchObject([{ page: PAGE }])
  const file = given[0]!.files.get(BYTES.url)!
  expect([file.name, file.type, file.size]).toEqual(['a.jpg', 'image/jpeg', 3])
})

it('messages of other windows, other messages and broken ones are ignored', () => {
  const { window, send } = openWindow()
  const given: GivenPage[] = []
  receiveGiven(window, (it) => given.push(it))
  const message = { type: 'corkboard.save', id: 'three', page: PAGE, bytes: BYTES }
  send(message, { source: {} })
  send(message, { origin: 'https://evil.example' })
  for (const data of [null, 1, 'x', {}, { type: 'other' }, { type: 'corkboard.save', id: 'four' }]) send(data)
  expect(given).toEqual([])
  send({ ...message, bytes: { ...BYTES, base64: '*' } })
  expect(given.map(({ files }) => files.size)).toEqual([0])
})
