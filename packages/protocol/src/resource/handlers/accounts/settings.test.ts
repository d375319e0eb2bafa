import type { Board, Pin, Profile, UserSettings } from '@corkboard/contract'
import { type Actor, type Options, TestSite, type Visitor } from '@corkboard/testkit'
import { setWriteBan } from '@corkboard/domain/accounts/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const settingsOf = (person: Visitor) => person.asks<UserSettings>('UserSettingsResource', 'get')
const changes = (person: Visitor, options: Options) =>
  person.asks<UserSettings>('UserSettingsResource', 'update', options)
const profileOf = async (viewer: Visitor, username: string): Promise<Profile | undefined> => {
  const { status, envelope } = await viewer.resource('UserResource', 'get', { username })
  return status === 404 ? undefined : (envelope.resource_response.data as Profile)
}
const refusal = async (person: Visitor, options: Options) => {
  const { status, envelope } = await person.resource('UserSettingsResource', 'update', options)
  const { error } = envelope.resource_response
  return { status, code: error?.error_code, field: error?.field }
}

/** A user whose birthday was that many years ago this January. */
const aged = async (firstName: string, age: number): Promise<Visitor> => {
  const visitor = site.visitor()
  await visitor.registers(firstName, { birthday: `${site.clock.now().getUTCFullYear() - age}-01-01` })
  return visitor
}

describe('[IDENT-13 a] account settings', () => {
  it('start with the registration’s data and the defaults', async () => {
    expect(await settingsOf(await site.person('Ann'))).toMatchObject({
      username: 'ann',
      first_name: 'Ann',
      country: 'US',
      locale: 'en-US',
      birthday: null,
      save_behavior: 'last_board',
      hides_titles: false,
      mentions_from: 'everyone',
      messages_from: 'everyone',
      comments_from: 'everyone',
      is_private_profile: false,
      is_search_hidden: false,
      shares_originals: true,
      third_party_marketing_tracking_enabled: true,
      findable_by_email: false,
      findable_by_phone: false,
      locked: { business_name: 'no_business', personalized_ads: 'no_ads' },
    })
  })

  it('are changed one by one, and others see the change immediately', async () => {
    const ben = await site.person('Ben')
    const sent = {
      first_name: '  Benjamin ',
      last_name: 'Hart',
      about: 'Clay and\n\n\n\nkilns',
      pronouns: 'he/him',
      website_url: 'kilns.example/ben',
      phone_country: 'de',
      phone_number: '(0151) 234-5678',
      gender: 'custom',
      custom_gender: 'potter',
      country: 'de',
      locale: 'pt_BR',
    }
    const unchanged = {
      ...sent,
      first_name: 'Benjamin',
      about: 'Clay and\n\nkilns',
      website_url: 'https://kilns.example/ben',
      phone_country: 'DE',
      phone_number: '1512345678',
      country: 'DE',
      locale: 'pt-BR',
    }
    expect(await changes(ben, sent)).toMatchObject(unchanged)
    expect(await settingsOf(ben)).toMatchObject(unchanged)
    expect(await profileOf(site.visitor(), 'ben')).toMatchObject({
      full_name: 'Benjamin Hart',
      about: 'Clay and\n\nkilns',
      pronouns: 'he/him',
      website_url: 'https://kilns.example/ben',
    })
    const none = { website_url: null, phone_country: null, phone_number: null, about: '', gender: null }
    expect(await changes(ben, none)).toMatchObject(none)
  })

  it.each([
    ['+49 30 123456', 'DE', 'DE', '30123456'],
    ['4930123456', 'DE', 'DE', '30123456'],
    ['0049 (0)30 / 12-34-56', 'DE', 'DE', '30123456'],
    ['+1 212 555 0100', 'DE', 'US', '2125550100'],
    ['+44 20 7946 0000', null, 'GB', '2079460000'],
    ['011 234567', 'IT', 'IT', '011234567'],
  ])('[IDENT-20 b] read the phone number %j in %s', async (phone_number, phone_country, country, digits) => {
    const phil = site.visitor()
    await phil.registers('Phil').catch(() => phil.logsIn('phil'))
    await changes(phil, { phone_number: null, phone_country: null })
    const stored = { phone_country: country, phone_number: digits }
    expect(await changes(phil, { phone_number, phone_country })).toMatchObject(stored)
    expect(await changes(phil, { phone_number: digits, first_name: 'Philip' })).toMatchObject(stored)
  })

  it('[IDENT-20 b] delete the phone number when its field is emptied, whatever country the form still has', async () => {
    const none = { phone_country: null, phone_number: null }
    const phyllis = await site.person('Phyllis')
    for (const emptied of [{ phone_number: '' }, { phone_number: '', phone_country: 'US' }, { phone_number: null }]) {
      await changes(phyllis, { phone_number: '030 123456', phone_country: 'DE' })
      expect(await changes(phyllis, emptied)).toMatchObject(none)
    }
  })

  it.each([
    [{ first_name: ' ' }, 400, 'name.invalid'],
    [{ first_name: 'x'.repeat(31) }, 400, 'name.invalid'],
    [{ last_name: 'x'.repeat(31) }, 400, 'name.invalid'],
    [{ about: 'x'.repeat(161) }, 400, 'about.too_long'],
    [{ pronouns: 'x'.repeat(41) }, 400, 'pronouns.too_long'],
    [{ website_url: 'javascript:alert(1)' }, 400, 'website.invalid'],
    [{ website_url: 'https://me:secret@example.com' }, 400, 'website.invalid'],
    [{ website_url: 'nowhere' }, 400, 'website.invalid'],
    [{ phone_number: '12', phone_country: 'US' }, 400, 'phone.invalid'],
    [{ phone_number: '030 123456 ext. 7', phone_country: 'DE' }, 400, 'phone.invalid'],
    [{ phone_number: '030 123456' }, 400, 'phone.invalid', 'phone_country'],
    [{ phone_country: 'ZZ', phone_number: '5551234567' }, 400, 'phone.invalid'],
    [{ phone_country: 'US' }, 400, 'phone.invalid', 'phone_number'],
    [{ country: 'Narnia' }, 400, 'request.invalid'],
    [{ locale: 'tlh' }, 400, 'request.invalid'],
    [{ birthday: '2001-02-29' }, 400, 'birthday.invalid'],
    [{ birthday: '2024-02-29' }, 403, 'age.restricted'],
    [{ gender: 'custom' }, 400, 'request.missing', 'custom_gender'],
    [{ mentions_from: 'mutuals' }, 400, 'request.invalid'],
    [{ is_private_profile: 'yes' }, 400, 'request.invalid'],
    [{ business_name: 'Kilns' }, 403, 'setting.no_business'],
    [{ personalized_ads: false }, 403, 'setting.no_ads'],
    [{ third_party_marketing_tracking_enabled: false }, 403, 'setting.no_ads'],
    [{ favorite_color: 'green' }, 400, 'request.invalid'],
    [{ username: 'a' }, 400, 'username.invalid'],
    [{ username: '12345' }, 400, 'username.invalid'],
    [{ username: 'two words' }, 400, 'username.invalid'],
    [{ username: 'adm1n' }, 409, 'username.taken'],
    [{ username: 'OLIVIA' }, 409, 'username.taken'],
  ])('of %j are refused with the field’s name', async (options, status, code, field?: string) => {
    const carl = site.visitor()
    await carl.registers('Carl').catch(() => carl.logsIn('carl'))
    const before = await settingsOf(carl)
    const wanted = { status, code, field: field ?? Object.keys(options)[0] }
    expect(await refusal(carl, { is_suggested: false, ...options })).toEqual(wanted)
    expect(await settingsOf(carl)).toEqual(before)
  })

  it('[IDENT-04 a] accept no other birthday for a day after one under 13', async () => {
    const kim = await site.person('Kim')
    const says = async (birthday: string) => {
      const { status, envelope } = await kim.resource('UserSettingsResource', 'update', { birthday })
      return [status, envelope.resource_response.error?.error_code]
    }
    expect(await says('2024-02-29')).toEqual([403, 'age.restricted'])
    expect(await says('1990-01-01')).toEqual([403, 'age.restricted'])
    expect((await kim.resource('UserSettingsResource', 'update', { pronouns: 'they' })).status).toBe(200)
  })

  it('change a username and free the old one', async () => {
    const dora = await site.person('Dora')
    const board = await dora.createsBoard('Glazes')
    expect(await changes(dora, { username: 'Dora_Clay' })).toMatchObject({ username: 'dora_clay' })
    expect(await profileOf(site.visitor(), 'dora')).toBeUndefined()
    expect(await profileOf(site.visitor(), 'DORA_clay')).toMatchObject({ id: dora.id })
    expect(await site.visitor().sees(board)).toMatchObject({ url: '/dora_clay/glazes/' })
    expect(await site.visitor().logsIn('dora_clay')).toMatchObject({ id: dora.id })
    expect(await site.visitor().registers('Dora', { email: 'dora2@example.org' })).toMatchObject({ username: 'dora' })
    for (const username of ['dora_b', 'dora_c', 'dora_d', 'dora_e']) await changes(dora, { username })
    expect(await refusal(dora, { username: 'dora_f' })).toMatchObject({ status: 429, code: 'request.rate' })
  })

  it('give a username to one of two users who request it at the same time', async () => {
    const people = await Promise.all(['Eve', 'Eva', 'Evi'].map((name) => site.person(name)))
    const responses = await Promise.all(people.map((person) => refusal(person, { username: 'first_lady' })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('accept a birthday once', async () => {
    const finn = await site.person('Finn')
    expect(await changes(finn, { birthday: '1990-05-06' })).toMatchObject({
      birthday: '1990-05-06',
      locked: { birthday: 'given_once' },
    })
    expect(await refusal(finn, { birthday: '1991-05-06' })).toEqual({
      status: 403,
      code: 'setting.given_once',
      field: 'birthday',
    })
  })

  it('[IDENT-21 a] that others see are closed to write-banned users; the rest are open', async () => {
    const gina = await site.person('Gina')
    await setWriteBan(site.ctx, gina.id, { reason: 'Spam' })
    expect(await refusal(gina, { about: 'Buy now' })).toMatchObject({ status: 403, code: 'auth.write_banned' })
    expect(await changes(gina, { is_private_profile: true })).toMatchObject({ is_private_profile: true })
  })
})

describe('[IDENT-13 a] privacy', () => {
  let hana: Actor
  let follower: Actor
  let board: Board
  let pin: Pin

  beforeAll(async () => {
    hana = await site.person('Hana')
    follower = await site.person('Iris')
    await follower.follows(hana)
    board = await hana.createsBoard('Quilts')
    pin = await hana.pinsTo(board, { title: 'Nine patch' })
  })

  /** What one viewer sees of Hana on every read path. */
  const meets = async (viewer: Visitor) => ({
    profile: (await profileOf(viewer, 'hana')) !== undefined,
    board: (await viewer.sees(board)) !== undefined,
    pin: (await viewer.sees(pin)) !== undefined,
    boardFeed: (await viewer.resource('BoardFeedResource', 'get', { board_id: board.id })).status === 200,
    more: (await viewer.resource('BoardMorePinsResource', 'get', { pin_id: pin.id })).status === 200,
    boards: (await viewer.resource('BoardsResource', 'get', { username: 'hana' })).status === 200,
    made: (await viewer.resource('UserPinsResource', 'get', { username: 'hana' })).status === 200,
    home: (await viewer.seesHomeFeed()).some(({ id }) => id === pin.id),
    query: (await viewer.queries('CloseupPageQuery', { pinId: pin.id, isAuth: true })).pin !== null,
    picture: (await viewer.opens(pin.images['236x']?.url.split('?')[0] ?? '')) === 200,
  })
  const all = (value: boolean) => Object.fromEntries(Object.keys(everything).map((name) => [name, value]))
  const everything = {
    profile: true,
    board: true,
    pin: true,
    boardFeed: true,
    more: true,
    boards: true,
    made: true,
    home: true,
    query: true,
    picture: true,
  }

  it('[IDENT-21 d] shows a private profile only to its followers, on every path', async () => {
    const [stranger, visitor] = [await site.person('Jack'), site.visitor()]
    expect([await meets(stranger), await meets(visitor)]).toEqual([all(true), all(true)])
    await changes(hana, { is_private_profile: true })
    expect([await meets(stranger), await meets(visitor)]).toEqual([all(false), all(false)])
    // Its pictures now have signed URLs.
    expect(await meets(follower)).toEqual({ ...all(true), picture: false })
    expect(await follower.opens((await follower.sees(pin))?.images['236x']?.url ?? '')).toBe(200)
    await changes(hana, { is_private_profile: false })
    expect([await meets(stranger), await meets(visitor)]).toEqual([all(true), all(true)])
  })

  it('asks search engines to skip the profile, boards and pins', async () => {
    await changes(hana, { is_search_hidden: true })
    const visitor = site.visitor()
    expect(await profileOf(visitor, 'hana')).toMatchObject({ is_search_hidden: true })
    expect([await visitor.sees(board), await visitor.sees(pin)]).toMatchObject([
      { is_search_hidden: true },
      { is_search_hidden: true },
    ])
    const { pin: shown } = await visitor.queries('CloseupPageQuery', { pinId: pin.id, isAuth: false })
    expect(shown).toMatchObject({ isSearchHidden: true })
  })

  it.each<[string, string, (owner: Actor, board: Board) => Promise<unknown>]>([
    ['asks before it shows', 'Ivo', (owner, board) => owner.edits(board, { sensitivity: 'graphic' })],
    ['is put away', 'Ida', (owner, board) => owner.asks('BoardArchiveResource', 'create', { board_id: board.id })],
  ])(
    '[BOARD-01 b, BOARD-11 b, PIN-11 b] asks them the same of a board that %s, and of its pins',
    async (_, name, becomes) => {
      const [owner, visitor] = [await site.person(name), site.visitor()]
      const shelf = await owner.createsBoard('Shelf')
      const vase = await owner.pinsTo(shelf)
      expect([await visitor.sees(shelf), await visitor.sees(vase)]).toMatchObject([
        { is_search_hidden: false },
        { is_search_hidden: false },
      ])
      await becomes(owner, shelf)
      expect([await visitor.sees(shelf), await visitor.sees(vase)]).toMatchObject([
        { is_search_hidden: true },
        { is_search_hidden: true },
      ])
      const { pin: shown } = await visitor.queries('CloseupPageQuery', { pinId: vase.id, isAuth: false })
      expect(shown).toMatchObject({ isSearchHidden: true })
    },
  )
})

describe('[IDENT-13 a] permissions', () => {
  it.each([
    ['everyone', [true, true, true]],
    ['following', [false, true, true]],
    ['mutuals', [false, false, true]],
    ['nobody', [false, false, false]],
  ] as const)('messages from %s', async (messages_from, [stranger, followed, mutual]) => {
    const kim = await site.person(`Kim_${messages_from}`)
    const people = await Promise.all(['s', 'f', 'm'].map((kind) => site.person(`Kim_${messages_from}_${kind}`)))
    const [, liked, friend] = people as [Actor, Actor, Actor]
    await kim.follows(liked)
    await kim.follows(friend)
    await friend.follows(kim)
    await changes(kim, { messages_from })
    const allowed = await Promise.all(
      people.map(async (person) => (await profileOf(person, kim.username))?.should_show_messaging),
    )
    expect(allowed).toEqual([stranger, followed, mutual])
    expect(await profileOf(site.visitor(), kim.username)).toMatchObject({ should_show_messaging: false })
  })

  it('comments from no one turn them off on the user’s own pins', async () => {
    const lea = await site.person('Lea')
    const pin = await lea.pinsTo(await lea.createsBoard('Looms'))
    expect(await site.visitor().sees(pin)).toMatchObject({ comments_disabled: false })
    await changes(lea, { comments_from: 'nobody' })
    expect(await site.visitor().sees(pin)).toMatchObject({ comments_disabled: true })
  })
})

describe('[IDENT-13 a] minors (field facts §6, §7)', () => {
  it('under 16 are private and hard to find, whatever they choose', async () => {
    const mia = await aged('Mia', 14)
    expect(await settingsOf(mia)).toMatchObject({
      is_private_profile: true,
      is_search_hidden: true,
      is_suggested: false,
      findable_by_email: false,
      messages_from: 'mutuals',
      comments_from: 'nobody',
      personalized_ads: false,
      locked: { is_private_profile: 'under_16', is_search_hidden: 'under_16', findable_by_email: 'under_16' },
    })
    for (const options of [{ is_private_profile: false }, { is_suggested: true }, { messages_from: 'everyone' }]) {
      const field = Object.keys(options)[0]
      expect(await refusal(mia, options)).toEqual({ status: 403, code: 'setting.under_16', field })
    }
    expect(await changes(mia, { messages_from: 'nobody' })).toMatchObject({ messages_from: 'nobody' })
  })

  it('from 16 up choose for themselves, with comments off at first', async () => {
    const noa = await aged('Noa', 16)
    expect(await settingsOf(noa)).toMatchObject({ is_private_profile: false, comments_from: 'nobody' })
    expect(await changes(noa, { comments_from: 'everyone' })).toMatchObject({ comments_from: 'everyone' })
  })

  it('include users who give their birthday later', async () => {
    const otto = await site.person('Otto')
    const birthday = `${site.clock.now().getUTCFullYear() - 15}-01-01`
    expect(await changes(otto, { birthday })).toMatchObject({ is_private_profile: true, messages_from: 'mutuals' })
    expect(await profileOf(site.visitor(), 'otto')).toBeUndefined()
  })
})

describe('[IDENT-13 c, PEOPLE-04 b] notifications', () => {
  const options = (person: Visitor, channel: string) =>
    person.asks<{ options: { id: string; value: boolean }[] }>(`${channel}SettingsResource`, 'get')

  it('are chosen by kind, separately for each channel', async () => {
    const pia = await site.person('Pia')
    const before = await options(pia, 'News')
    expect(before.options).toContainEqual({ id: 'new_follower', value: true })
    const change = { options: [{ id: 'new_follower', value: false }] }
    await pia.asks('EmailSettingsResource', 'update', change)
    await pia.asks('EmailSettingsResource', 'update', { options: [{ id: 'reaction', value: true }] })
    const { options: mail } = await options(pia, 'Email')
    expect(mail).toEqual(
      expect.arrayContaining([
        { id: 'new_follower', value: false },
        { id: 'reaction', value: true },
        { id: 'comment', value: true },
      ]),
    )
    expect(await options(pia, 'News')).toEqual(before)
  })

  it('by push are none, and cannot be chosen', async () => {
    const pim = await site.person('Pim')
    expect(await options(pim, 'Push')).toEqual({ options: [] })
    const change = { options: [{ id: 'new_follower', value: false }] }
    const response = await pim.resource('PushSettingsResource', 'update', change)
    expect(response.status).toBe(403)
    expect(response.envelope.resource_response.error).toMatchObject({ error_code: 'setting.no_push', field: 'options' })
  })

  it.each([
    ['News', 'message'],
    ['Email', 'nonsense'],
    ['Email', '__proto__'],
  ])('of %s have no kind called %s', async (channel, id) => {
    const pat = site.visitor()
    await pat.registers('Pat').catch(() => pat.logsIn('pat'))
    const response = await pat.resource(`${channel}SettingsResource`, 'update', { options: [{ id, value: true }] })
    expect(response.envelope.resource_response.error).toMatchObject({ error_code: 'request.invalid', field: 'options' })
  })
})

describe('[IDENT-13 b] countries and locales', () => {
  it('are named in the requested language, and each language in its own', async () => {
    const visitor = site.visitor()
    const countries = await visitor.asks<{ value: string; label: string }[]>('CountriesResource', 'get', {
      locale: 'de',
    })
    expect(countries).toContainEqual({ value: 'DE', label: 'Deutschland' })
    expect(countries).toHaveLength(249)
    const locales = await visitor.asks<{ value: string; label: string }[]>('LocalesResource', 'get')
    expect(locales).toHaveLength(46)
    expect(locales).toContainEqual({ value: 'es-MX', label: 'Español de México' })
  })

  /** The locales that the specification names of each list; it shows neither in full. */
  const LISTS = {
    consumer: 'en_US en_GB de fr es ja ko_KR zh_CN',
    business: 'af_ZA ar_SA bg_BG de en_AU en_GB es_419 es_MX fr it ja ko_KR nl pt_BR ru_RU zh_CN zh_TW',
  }

  it.each(Object.entries(LISTS))(
    '[SHELL-20 b] every locale of the %s list is offered and can be chosen',
    async (list, named) => {
      const member = await site.person(`Reader_${list}`)
      const offered = (await member.asks<{ value: string }[]>('LocalesResource', 'get')).map(({ value }) => value)
      for (const locale of named.split(' ')) {
        const value = locale.replace('_', '-')
        expect(offered).toContain(value)
        expect(await changes(member, { locale })).toMatchObject({ locale: value })
        expect(await changes(member, { locale: value })).toMatchObject({ locale: value })
      }
    },
  )

  it('[SHELL-20 b] a locale of the list can be chosen at registration; without one it is en-US', async () => {
    const chosen = site.visitor()
    await chosen.registers('Nadia', { locale: 'es_419' })
    expect(await settingsOf(chosen)).toMatchObject({ locale: 'es-419' })
    const unasked = site.visitor()
    await unasked.registers('Nora')
    expect(await settingsOf(unasked)).toMatchObject({ locale: 'en-US' })
  })
})
