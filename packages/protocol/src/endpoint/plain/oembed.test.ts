import type { Board, Pin } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let board: Board
let pin: Pin
beforeAll(async () => {
  site = await TestSite.start()
  alice = await site.person('Alice')
  board = await alice.createsBoard('Kitchens')
  pin = await alice.pinsTo(board, {
    title: 'A green tap',
    alt_text: 'A tap',
    picture: await drawPicture({ width: 1_000, height: 1_500 }),
  })
})
afterAll(() => site[Symbol.asyncDispose]())

const requests = async (parameters: Record<string, string>, as = site.visitor()) => {
  const response = await as.browser.send(`/oembed/?${new URLSearchParams(parameters).toString()}`)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}
const addressOf = ({ id }: Pick<Pin, 'id'>) => `${site.origin}/pin/${id}/`

describe('[PIN-11 c] oEmbed', () => {
  it('describes a pin as a photo, to any page', async () => {
    const { status, headers, body } = await requests({ url: addressOf(pin) })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({
      version: '1.0',
      type: 'photo',
      title: 'A green tap',
      author_name: 'Alice',
      author_url: `${site.origin}/alice/`,
      provider_name: 'Corkboard',
      provider_url: `${site.origin}/`,
      width: 1_000,
      height: 1_500,
      thumbnail_width: 236,
      thumbnail_height: 354,
    })
    expect(await (await fetch(String(body['url']))).blob()).toMatchObject({ type: 'image/webp' })
    expect((await requests({ url: `${site.origin}/pin/a-green-tap--${pin.id}` })).body).toEqual(body)
  })

  it.each([
    [{ maxwidth: '500' }, 474, 711],
    [{ maxheight: '400' }, 236, 354],
    [{ maxwidth: '800', maxheight: '1000' }, 564, 846],
    [{ maxwidth: '150' }, 136, 136],
    [{ maxwidth: '20' }, 60, 60],
  ])('chooses the picture that fits %o', async (limits, width, height) => {
    expect((await requests({ url: addressOf(pin), ...limits })).body).toMatchObject({ width, height })
  })

  it.each([
    [{ maxwidth: '200' }, 170, 255],
    [{ maxheight: '200' }, 136, 136],
    [{ maxwidth: '20' }, undefined, undefined],
  ])('has a thumbnail that fits %o too, if there is one', async (limits, width, height) => {
    const { body } = await requests({ url: addressOf(pin), ...limits })
    expect([body['thumbnail_width'], body['thumbnail_height']]).toEqual([width, height])
  })

  it('reveals nothing that is not public, not even to its owner', async () => {
    const secret = await alice.pinsTo(await alice.createsBoard('Presents', { privacy: 'secret' }))
    for (const visitor of [site.visitor(), alice]) {
      expect(await requests({ url: addressOf(secret) }, visitor)).toMatchObject({ status: 404 })
    }
  })

  it.each([
    ['another site', 'https://elsewhere.example/pin/1/'],
    ['no pin', '/pin/1/'],
    ['another page', '/alice/'],
    ['words', 'a pin'],
    ['half an escape', '/pin/%E0%A4%A/'],
  ])('returns 404 for %s', async (_, path) => {
    const url = path.startsWith('/') ? site.origin + path : path
    expect(await requests({ url })).toMatchObject({ status: 404 })
  })

  it('says which parameter is missing, and that it has no XML', async () => {
    expect(await requests({})).toMatchObject({ status: 400, body: { error: { field: 'url' } } })
    expect(await requests({ url: addressOf(pin), maxwidth: 'wide' })).toMatchObject({ status: 400 })
    expect(await requests({ url: addressOf(pin), format: 'xml' })).toMatchObject({ status: 501 })
  })
})
