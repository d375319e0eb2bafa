import type { Profile, SignedInViewer } from '@corkboard/contract'
import { setWriteBan } from '@corkboard/domain/accounts/staff'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const choose = async (person: Actor): Promise<Profile> =>
  person.asks<Profile>('UserAvatarResource', 'update', { media_upload_id: (await person.uploads()).media_upload_id })
const refusal = async (person: Visitor, options: Record<string, string>) => {
  const { status, envelope } = await person.resource('UserAvatarResource', 'update', options)
  const { error } = envelope.resource_response
  return { status, code: error?.error_code, field: error?.field }
}
const NONE = { image_small_url: null, image_medium_url: null, image_large_url: null, image_xlarge_url: null }
const picturesIn = ({ image_small_url, image_medium_url, image_large_url, image_xlarge_url }: Profile) => ({
  image_small_url,
  image_medium_url,
  image_large_url,
  image_xlarge_url,
})

describe('[IDENT-13 a] an avatar', () => {
  it('[IDENT-08 a] appears immediately wherever the user does, for everyone', async () => {
    const ann = await site.person('Ann')
    const visitor = site.visitor()
    const pin = await ann.pinsTo(await ann.createsBoard('Doors'))
    await ann.comments(pin, 'Mine')
    expect(picturesIn((await visitor.sees(pin))!.pinner as Profile)).toEqual(NONE)

    const shown = picturesIn(await choose(ann))
    expect(shown.image_small_url).toMatch(/^\/media\/60x60\/.+\.webp$/)
    const viewer = await ann.asks<SignedInViewer>('ViewerResource', 'get')
    expect(viewer).toMatchObject(shown)
    expect(await visitor.asks('UserResource', 'get', { username: 'ann' })).toMatchObject(shown)
    expect((await visitor.sees(pin))!.pinner).toMatchObject(shown)
    expect((await visitor.seesCommentsOn(pin))[0]!.user).toMatchObject(shown)
    for (const url of Object.values(shown)) expect(await visitor.opens(url!)).toBe(200)
  })

  it('can be removed, and its picture with it', async () => {
    const ben = await site.person('Ben')
    const { image_large_url: url } = await choose(ben)
    expect(await site.visitor().opens(url!)).toBe(200)
    expect(picturesIn(await ben.asks<Profile>('UserAvatarResource', 'delete'))).toEqual(NONE)
    expect(await site.visitor().opens(url!)).toBe(404)
    // Repeating it has the same result.
    expect(picturesIn(await ben.asks<Profile>('UserAvatarResource', 'delete'))).toEqual(NONE)
  })

  it('is replaced by another, and the old one is no longer accessible', async () => {
    const cid = await site.person('Cid')
    const first = await choose(cid)
    const second = await choose(cid)
    expect(second.image_large_url).not.toBe(first.image_large_url)
    expect(await site.visitor().opens(first.image_large_url!)).toBe(404)
    expect(await site.visitor().opens(second.image_large_url!)).toBe(200)
  })

  it('must be a finished picture of the user’s own', async () => {
    const [dan, eve] = [await site.person('Dan'), await site.person('Eve')]
    const { media_upload_id } = await eve.uploads()
    expect(await refusal(dan, { media_upload_id })).toEqual({
      status: 404,
      code: 'media.not_found',
      field: 'media_upload_id',
    })
    expect(await refusal(dan, { media_upload_id: 'none' })).toMatchObject({ status: 400 })
    expect(await refusal(site.visitor(), { media_upload_id })).toMatchObject({ status: 401 })
    expect(picturesIn(await dan.asks<Profile>('UserResource', 'get', { username: 'dan' }))).toEqual(NONE)
  })

  it('[IDENT-21 a] is closed to write-banned users', async () => {
    const fay = await site.person('Fay')
    const { media_upload_id } = await fay.uploads()
    await setWriteBan(site.ctx, fay.id, { reason: 'Spam' })
    expect(await refusal(fay, { media_upload_id })).toMatchObject({ status: 403, code: 'auth.write_banned' })
  })
})
