import type { Profile, SignedInViewer } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const profileOf = (person: Visitor, { username }: Actor) => person.asks<Profile>('UserResource', 'get', { username })
const uploadsCover = async (person: Actor): Promise<Profile> =>
  person.asks<Profile>('ProfileCoverResource', 'update', { media_upload_id: (await person.uploads()).media_upload_id })
const refusalOf = async (person: Visitor, verb: 'create' | 'update', options = {}) => {
  const { status, envelope } = await person.resource('ProfileCoverResource', verb, options)
  return { status, code: envelope.resource_response.error?.error_code }
}
const DAY_MS = 86_400_000

describe('[PEOPLE-01 b] a profile cover', () => {
  it('can be uploaded, and everyone who sees the profile sees it', async () => {
    const ann = await site.person('Ann')
    expect((await profileOf(site.visitor(), ann)).profile_cover).toBeNull()
    const { profile_cover: cover } = await uploadsCover(ann)
    expect(cover).toMatchObject({ width: expect.any(Number), dominant_color: expect.stringMatching(/^#/) })
    expect(await profileOf(site.visitor(), ann)).toMatchObject({ profile_cover: cover })
    expect(await ann.asks<SignedInViewer>('ViewerResource', 'get')).toMatchObject({ profile_cover: cover })
    expect(await site.visitor().opens(cover!.url)).toBe(200)
  })

  it('of a private profile is visible to its viewers at a signed URL', async () => {
    const ben = await site.person('Ben')
    const { profile_cover: open } = await uploadsCover(ben)
    await ben.asks('UserSettingsResource', 'update', { is_private_profile: true })
    const { profile_cover: signed } = await profileOf(ben, ben)
    expect(signed!.url).not.toBe(open!.url)
    expect(await site.visitor().opens(open!.url)).toBe(404)
    expect(await ben.opens(signed!.url)).toBe(200)
    const { envelope } = await site.visitor().resource('UserResource', 'get', { username: 'ben' })
    expect(JSON.stringify(envelope)).not.toContain('/media/1200x/')
  })

  it('can be chosen from the user’s own public pins', async () => {
    const [cid, dan] = [await site.person('Cid'), await site.person('Dan')]
    const pin = await cid.pinsTo(await cid.createsBoard('Doors'))
    const secret = await cid.pinsTo(await cid.createsBoard('Mine', { privacy: 'secret' }))
    const { profile_cover } = await cid.asks<Profile>('ProfileCoverResource', 'update', { pin_id: pin.id })
    expect(profile_cover?.url).toBe(pin.images['1200x']?.url)
    expect(await refusalOf(cid, 'update', { pin_id: secret.id })).toEqual({ status: 403, code: 'pin.not_allowed' })
    expect(await refusalOf(dan, 'update', { pin_id: pin.id })).toEqual({ status: 403, code: 'pin.not_allowed' })
    expect(await refusalOf(dan, 'update', { pin_id: secret.id })).toMatchObject({ status: 404 })
    expect(await refusalOf(cid, 'update')).toMatchObject({ status: 400 })
    expect(await refusalOf(site.visitor(), 'update', { pin_id: pin.id })).toMatchObject({ status: 401 })
  })

  it('is removed immediately, and can be restored for 30 days', async () => {
    const eve = await site.person('Eve')
    expect(await refusalOf(eve, 'create')).toEqual({ status: 404, code: 'media.not_found' })
    const { profile_cover: first } = await uploadsCover(eve)
    expect(await eve.asks('ProfileCoverResource', 'delete')).toMatchObject({ profile_cover: null })
    expect(await site.visitor().opens(first!.url)).toBe(404)
    // Repeating it removes nothing more.
    await eve.asks('ProfileCoverResource', 'delete')
    expect(await eve.asks('ProfileCoverResource', 'create')).toMatchObject({ profile_cover: first })
    expect(await site.visitor().opens(first!.url)).toBe(200)
    await eve.asks('ProfileCoverResource', 'delete')
    site.clock.pass(31 * DAY_MS)
    await eve.logsIn('eve')
    expect(await refusalOf(eve, 'create')).toEqual({ status: 404, code: 'media.not_found' })
  })

  it('is replaced by another, and can be restored in its place', async () => {
    const fay = await site.person('Fay')
    const { profile_cover: first } = await uploadsCover(fay)
    const { profile_cover: second } = await uploadsCover(fay)
    expect(await site.visitor().opens(first!.url)).toBe(404)
    expect(await fay.asks('ProfileCoverResource', 'create')).toMatchObject({ profile_cover: first })
    expect(await fay.asks('ProfileCoverResource', 'create')).toMatchObject({ profile_cover: second })
  })
})

describe('[PEOPLE-01 c] view preferences', () => {
  it('are chosen by the user, and visible to everyone', async () => {
    const gil = await site.person('Gil')
    expect(await profileOf(site.visitor(), gil)).toMatchObject({ profile_view: { tab: 'saved', boards: 'large' } })
    await gil.asks('ProfileViewResource', 'update', { tab: 'created' })
    await gil.asks('ProfileViewResource', 'update', { boards: 'compact' })
    expect(await profileOf(site.visitor(), gil)).toMatchObject({ profile_view: { tab: 'created', boards: 'compact' } })
    expect((await gil.resource('ProfileViewResource', 'update', { tab: 'tried' })).status).toBe(400)
  })
})
