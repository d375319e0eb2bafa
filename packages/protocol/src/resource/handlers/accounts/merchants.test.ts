import type {
  AdminUser,
  LoggedOperatorAction,
  Pin,
  Profile,
  SignedInViewer,
  VerifiedMerchant,
} from '@corkboard/contract'
import { type Actor, createAuthenticatorApp, type Options, TestSite, type Visitor } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let owner: Actor
let shop: Actor
let reader: Actor

beforeEach(async () => {
  site = await TestSite.start()
  owner = await site.person('Olivia')
  const { secret } = await owner.asks<{ secret: string }>('TotpResource', 'create')
  await owner.asks('TotpResource', 'update', { code: createAuthenticatorApp(secret).codeAt(site.clock.now()) })
  shop = await site.person('Mary')
  reader = await site.person('Rita')
})
afterEach(() => site[Symbol.asyncDispose]())

const verify = (person: Actor, more: Options = {}) =>
  owner.asks<AdminUser>('AdminMerchantResource', 'create', {
    user_id: person.id,
    domain: 'https://www.Shop.example/welcome',
    ...more,
  })
const merchantOf = (person: Actor, viewer: Visitor) =>
  viewer.asks<VerifiedMerchant | null>('VerifiedMerchantResource', 'get', { user_id: person.id })
const profileOf = (person: Actor, viewer: Visitor) =>
  viewer.asks<Profile>('UserResource', 'get', { username: person.username })
const refusal = async (person: Visitor, options: Options) => {
  const { envelope } = await person.resource('AdminMerchantResource', 'create', options)
  return envelope.resource_response.error?.error_code
}

describe('[PEOPLE-05 a c] a verified merchant', () => {
  it('has the badge on their profile, on their pins and in their own view, until verification is removed', async () => {
    const pin = await shop.pinsTo(await shop.createsBoard('Shelves'))
    expect(await profileOf(shop, reader)).toMatchObject({
      is_verified_merchant: false,
      verified_identity: { verified: false },
      domain_url: null,
    })
    expect(await merchantOf(shop, reader)).toBeNull()
    expect(await verify(shop)).toMatchObject({ merchant: { domain_url: 'shop.example' } })
    const marks = { is_verified_merchant: true, verified_identity: { verified: true }, domain_url: 'shop.example' }
    expect(await profileOf(shop, site.visitor())).toMatchObject(marks)
    expect((await reader.sees(pin))?.pinner).toMatchObject(marks)
    const { pin: closeup } = await reader.queries('CloseupDetailQuery', {
      pinId: pin.id,
      isAuth: true,
      isDesktop: true,
    })
    expect(closeup?.pinner).toMatchObject({ isVerifiedMerchant: true, domainUrl: 'shop.example' })
    expect(await shop.asks<SignedInViewer>('ViewerResource', 'get')).toMatchObject({
      domain_url: 'shop.example',
      domain_verified: true,
      verified_websites: ['shop.example'],
    })
    await owner.asks('AdminMerchantResource', 'delete', { user_id: shop.id })
    expect(await profileOf(shop, reader)).toMatchObject({ is_verified_merchant: false, domain_url: null })
    expect((await reader.sees(pin))?.pinner satisfies Pin['pinner'] | undefined).toMatchObject({
      is_verified_merchant: false,
    })
    expect(await merchantOf(shop, reader)).toBeNull()
  })

  it('has a storefront for each country and language, which keeps its feed', async () => {
    await verify(shop)
    const [own] = (await merchantOf(shop, reader))!.storefronts
    expect(own).toMatchObject({ country: 'US', language: 'en', url: 'https://shop.example/' })
    const storefronts = [
      { country: 'us', language: 'en' },
      { country: 'DE', language: 'de', url: 'https://de.shop.example/laden' },
    ]
    await verify(shop, { storefronts })
    const merchant = (await merchantOf(shop, site.visitor()))!
    expect(merchant).toMatchObject({
      user_id: shop.id,
      domain_url: 'shop.example',
      storefronts: [
        { country: 'US', language: 'en', feed_profile_id: own!.feed_profile_id },
        { country: 'DE', language: 'de', url: 'https://de.shop.example/laden' },
      ],
    })
    expect(new Set(merchant.storefronts.map((it) => it.feed_profile_id)).size).toBe(2)
  })

  it.each([
    ['merchant.domain_invalid', { domain: 'javascript:alert(1)' }],
    ['merchant.domain_invalid', { domain: 'localhost' }],
    ['merchant.domain_invalid', { domain: 'https://10.0.0.1/' }],
    ['merchant.storefront_invalid', { storefronts: [{ country: 'XX', language: 'en' }] }],
    ['merchant.storefront_invalid', { storefronts: [{ country: 'US', language: 'en', url: 'ftp://shop.example/' }] }],
    [
      'merchant.storefront_invalid',
      {
        storefronts: [
          { country: 'US', language: 'en' },
          { country: 'us', language: 'EN' },
        ],
      },
    ],
  ])('is not verified as %s of %j', async (code, wrong) => {
    expect(await refusal(owner, { user_id: shop.id, domain: 'shop.example', ...wrong })).toBe(code)
  })

  it('must be an adult with a public profile', async () => {
    const young = site.visitor()
    const birthday = `${site.clock.now().getFullYear() - 17}-01-01`
    const { id } = await young.registers('Yann', { birthday })
    expect(await refusal(owner, { user_id: id, domain: 'shop.example' })).toBe('merchant.not_public')
    const shy = await site.person('Sven')
    await shy.asks('UserSettingsResource', 'update', { is_private_profile: true })
    expect(await refusal(owner, { user_id: shy.id, domain: 'shop.example' })).toBe('merchant.not_public')
  })

  it('can be verified only by staff, and the action is logged', async () => {
    expect(await refusal(reader, { user_id: shop.id, domain: 'shop.example' })).toBe('auth.not_allowed')
    expect(await refusal(owner, { user_id: owner.id, domain: 'shop.example' })).toBe('auth.not_allowed')
    expect(await refusal(site.visitor(), { user_id: shop.id, domain: 'shop.example' })).toBe('auth.required')
    await verify(shop)
    site.clock.pass(1_000)
    await owner.asks('AdminMerchantResource', 'delete', { user_id: shop.id })
    const [last, before] = await owner.asks<LoggedOperatorAction[]>('AdminActionsResource', 'get')
    expect([last, before]).toMatchObject([
      { action: 'unverify_merchant', detail: 'shop.example', subject: { username: 'mary' } },
      { action: 'verify_merchant', detail: 'shop.example', actor: { username: 'olivia' } },
    ])
  })

  it('is not found while their profile is private, or by an unknown id', async () => {
    await verify(shop)
    await shop.asks('UserSettingsResource', 'update', { is_private_profile: true })
    const { status } = await reader.resource('VerifiedMerchantResource', 'get', { user_id: shop.id })
    expect(status).toBe(404)
    expect((await reader.resource('VerifiedMerchantResource', 'get', { user_id: '1' })).status).toBe(404)
  })
})
