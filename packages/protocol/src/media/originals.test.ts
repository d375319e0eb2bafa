import type { Pin } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let visitor: Visitor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  visitor = site.visitor()
})
afterAll(() => site[Symbol.asyncDispose]())

const shares = (who: Actor, isOn: boolean) => who.asks('UserSettingsResource', 'update', { shares_originals: isOn })

/** The URL of the original, which anyone who knows the picture's other URLs can guess. */
const originalOf = ({ image_signature: signature }: Pin, extension = 'jpg') =>
  `/media/orig/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}.${extension}`

/** Whether a visitor is offered the original, and whether the URL they get works. */
const sees = async (who: Visitor, pin: Pin) => {
  const shown = await who.sees(pin)
  const url = shown?.images.orig?.url ?? ''
  return {
    isOffered: shown?.viewer_can.includes('download') ?? false,
    isOriginal: url.startsWith('/media/orig/'),
    status: await who.opens(url),
  }
}
const HAS_IT = { isOffered: true, isOriginal: true, status: 200 }
const SEES_LARGEST = { isOffered: false, isOriginal: false, status: 200 }

describe('[PIN-03 a] the original of a picture', () => {
  it('is open to everyone who sees the pin until its owner restricts it, and then only to the owner', async () => {
    const board = await alice.createsBoard('Open')
    const pin = await alice.pinsTo(board)
    const address = pin.images.orig?.url ?? ''
    expect(await Promise.all([alice, bob, visitor].map((who) => sees(who, pin)))).toEqual([HAS_IT, HAS_IT, HAS_IT])
    await shares(alice, false)
    expect(await Promise.all([alice, bob, visitor].map((who) => sees(who, pin)))).toEqual([
      HAS_IT,
      SEES_LARGEST,
      SEES_LARGEST,
    ])
    expect(await visitor.opens(address)).toBe(404)
    const { pin: page } = await visitor.queries('CloseupPageQuery', { pinId: pin.id, isAuth: false })
    expect(page?.images.orig).toEqual(page?.images.size1200x)
    await shares(alice, true)
    expect(await sees(bob, pin)).toEqual(HAS_IT)
    expect(await visitor.opens(address)).toBe(200)
  })

  it('opens under the same conditions at the URL that third-party clients make of another size', async () => {
    const kim = await site.person('Kim')
    const pin = await kim.pinsTo(await kim.createsBoard('Shown'))
    const made = (shown: Pin) => (shown.images['236x']?.url ?? '').replace('/236x/', '/originals/')
    const response = await visitor.browser.send(made(pin))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('content-disposition')).toMatch(/\.jpg"$/)
    expect(await visitor.opens(made(pin).replace('.webp', '.jpg'))).toBe(200)
    expect(await visitor.opens(made(pin).replace('.webp', '.svg'))).toBe(404)
    await shares(kim, false)
    expect(await visitor.opens(made(pin))).toBe(404)
    const secret = await kim.pinsTo(await kim.createsBoard('Hidden', { privacy: 'secret' }))
    const seen = (await kim.sees(secret))!
    expect(made(seen)).toContain('?e=')
    expect([await kim.opens(made(seen)), await visitor.opens(made(seen).split('?')[0]!)]).toEqual([404, 404])
  })

  it('remains under its owner’s control after someone else saves it', async () => {
    const hal = await site.person('Hal')
    await shares(hal, false)
    const pin = await hal.pinsTo(await hal.createsBoard('Mine'))
    const saved = await bob.saves(pin, await bob.createsBoard('Saved'))
    expect(await sees(bob, saved)).toEqual(SEES_LARGEST)
    expect(await sees(hal, saved)).toEqual(HAS_IT)
    expect(await visitor.opens(originalOf(saved))).toBe(404)
    await shares(bob, false)
    await shares(hal, true)
    expect(await sees(visitor, saved)).toEqual(HAS_IT)
    await shares(bob, true)
  })

  it('is also available from another user who uploaded the same picture and shares it', async () => {
    const ina = await site.person('Ina')
    await shares(ina, false)
    const picture = await drawPicture()
    const kept = await ina.pinsTo(await ina.createsBoard('Kept'), { picture })
    const given = await bob.pinsTo(await bob.createsBoard('Given'), { picture })
    expect(await sees(visitor, given)).toEqual(HAS_IT)
    expect(await sees(visitor, kept)).toEqual(SEES_LARGEST)
  })

  it('on a secret board is for its collaborators, if the owner allows it, and only at its signed URL', async () => {
    const jon = await site.person('Jon')
    const secret = await jon.createsBoard('Secret', { privacy: 'secret' })
    const pin = await jon.pinsTo(secret)
    await jon.invites(bob, secret)
    await bob.acceptsInviteTo(secret)
    expect(await sees(bob, pin)).toEqual(HAS_IT)
    expect(await visitor.sees(pin)).toBeUndefined()
    expect(await visitor.opens(originalOf(pin))).toBe(404)
    await shares(jon, false)
    expect([await sees(jon, pin), await sees(bob, pin)]).toEqual([HAS_IT, SEES_LARGEST])
    const seal = new URL((await bob.sees(pin))?.images['1200x']?.url ?? '', site.origin).search
    expect(seal).toMatch(/^\?e=/)
    expect(await bob.opens(`${originalOf(pin)}${seal}`)).toBe(404)
  })

  it('[PIN-12 a b] in a carousel or story follows the same rules', async () => {
    const fay = await site.person('Fay')
    const board = await fay.createsBoard('Walks')
    const [carousel, story] = [await fay.publishesCarousel(board), await fay.publishesStory(board)]
    const addressesFor = async (who: Visitor) => {
      const slot = (await who.sees(carousel))?.carousel_data?.carousel_slots[1]
      const page = (await who.sees(story))?.story_pin_data?.pages[0]
      return [slot?.images.orig?.url, page?.blocks[0]?.image?.images.orig?.url].map((url) => url ?? '')
    }
    const open = await addressesFor(visitor)
    expect(await Promise.all(open.map((url) => visitor.opens(url)))).toEqual([200, 200])
    await shares(fay, false)
    expect(await Promise.all(open.map((url) => visitor.opens(url)))).toEqual([404, 404])
    expect(await addressesFor(visitor)).toEqual([
      expect.stringContaining('/1200x/'),
      expect.stringContaining('/1200x/'),
    ])
    expect(await Promise.all((await addressesFor(fay)).map((url) => visitor.opens(url)))).toEqual([200, 200])
  })

  it('is deleted with its owner’s account', async () => {
    const gus = await site.person('Gus')
    const pin = await gus.pinsTo(await gus.createsBoard('Going'))
    const saved = await bob.saves(pin, await bob.createsBoard('Kept from Gus'))
    expect(await sees(bob, saved)).toEqual(HAS_IT)
    await gus.asks('AccountResource', 'delete', { password: 'correct horse battery' })
    expect(await sees(bob, saved)).toEqual(SEES_LARGEST)
    expect(await visitor.opens(originalOf(saved))).toBe(404)
  })
})
