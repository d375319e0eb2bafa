import {
  type CookieConsent,
  type ExperimentReport,
  type RequestContext,
  type SessionState,
  type SignedInViewer,
  isEnabledGroup,
} from '@corkboard/contract'
import { setRole } from '@corkboard/domain/accounts/staff'
import { pagesPlugin, type PageRenderer } from '../../../pages/index.ts'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

/** Renders nothing: only the state is tested. */
const renderer: PageRenderer = {
  render: async () => ({ status: 200, html: [''], dependsOn: [], preload: [] }),
  renderFailure: () => ({ status: 500, html: [''], dependsOn: [], preload: [] }),
  pageKey: () => undefined,
  handlers: () => ({ base: '/', files: [], handlers: {} }),
  inlineScripts: [],
  offlineWorker: () => '',
}

beforeAll(async () => {
  site = await TestSite.start({
    config: { countryHeader: 'x-country', regionHeader: 'x-region' },
    pages: async (wired) => ({
      plugin: pagesPlugin({
        site: wired,
        renderer,
        defaults: { country: 'US', appVersion: 'v1', stage: 'production' },
      }),
      files: async () => {},
      appVersion: 'v1',
    }),
  })
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const viewerOf = (person: Visitor) => person.asks<SignedInViewer>('ViewerResource', 'get')

const contextOf = async (person: Visitor, path = '/', headers = {}): Promise<RequestContext> => {
  const response = await person.browser.send(`/_/_/state?source_url=${encodeURIComponent(path)}`, { headers })
  return ((await response.json()) as { data: SessionState }).data.context
}

describe('[IDENT-08 a] the whole viewer', () => {
  it('starts empty', async () => {
    expect(await viewerOf(await site.person('Ann'))).toMatchObject({
      kind: 'AUTH',
      isAuth: true,
      login_state: 'AUTH',
      phone_number_end: null,
      nags: ['verify_email'],
      save_behavior: 'last_board',
      recent_boards: [],
      has_quicksave_board: false,
      last_repin_id: null,
      has_published_pins: false,
      scheduled_pin_count: 0,
      allow_personalization_cookies: false,
      allow_analytic_cookies: false,
      allow_marketing_cookies: false,
      third_party_marketing_tracking_enabled: true,
      epik: null,
      has_parental_passcode: false,
      can_set_parental_passcode: false,
      should_show_messaging: true,
      show_personal_boutique: true,
      domain_verified: false,
      verified_websites: [],
      listed_website_url: null,
      explicitly_followed_by_me: false,
      blocked_by_me: false,
    })
  })

  it('has the boards last saved to and the last save', async () => {
    const [ben, cleo] = [await site.person('Ben'), await site.person('Cleo')]
    const pin = await cleo.pinsTo(await cleo.createsBoard('Source'))
    const boards = await Promise.all(['A', 'B', 'C', 'D'].map((name) => ben.createsBoard(name)))
    let saved = pin
    for (const board of boards) {
      site.clock.pass(1_000)
      saved = await ben.saves(pin, board)
    }
    const [, b, c, d] = boards
    expect(await viewerOf(ben)).toMatchObject({
      recent_boards: [d, c, b].map((board) => ({ id: board?.id, name: board?.name, url: board?.url })),
      last_repin_id: saved.id,
      has_quicksave_board: true,
      has_published_pins: true,
    })
    await ben.deletes(d!)
    expect((await viewerOf(ben)).recent_boards.map(({ name }) => name)).toEqual(['C', 'B', 'A'])
  })

  it('[CREATE-09 c] has a quick-save board as soon as there is a board, unless the member wants to be asked', async () => {
    const cora = await site.person('Cora')
    await cora.createsBoard('First')
    expect(await viewerOf(cora)).toMatchObject({ has_quicksave_board: true })
    await cora.asks('UserSettingsResource', 'update', { save_behavior: 'ask', hides_titles: true })
    expect(await viewerOf(cora)).toMatchObject({ save_behavior: 'ask', hides_titles: true, has_quicksave_board: false })
  })

  it('follows the settings', async () => {
    const dora = await site.person('Dora')
    await dora.asks('UserSettingsResource', 'update', {
      phone_country: 'US',
      phone_number: '555 123 4567',
      website_url: 'dora.example',
      messages_from: 'nobody',
      shopping_recommendations: false,
    })
    expect(await viewerOf(dora)).toMatchObject({
      phone_number_end: '4567',
      listed_website_url: 'https://dora.example/',
      should_show_messaging: false,
      show_personal_boutique: false,
    })
  })

  it('reminds users of what keeps an account safe', async () => {
    const eve = await site.person('Eve')
    await setRole(site.ctx, eve.id, 'employee')
    await eve.logsIn('eve')
    expect(await viewerOf(eve)).toMatchObject({ nags: ['verify_email', 'enable_mfa'] })
  })
})

describe('[SHELL-21 a] the start-up context', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1'

  it('describes the visitor', async () => {
    const visitor = site.visitor()
    expect(await contextOf(visitor, '/pin/1/?invite_code=abc', { 'user-agent': FIREFOX })).toMatchObject({
      full_path: '/pin/1/?invite_code=abc',
      login_state: 'UNAUTH',
      unauth_id: expect.stringMatching(/^[\w-]{22}$/),
      country: 'US',
      country_from_ip: null,
      region_from_ip: null,
      country_from_hostname: null,
      other_origins: [],
      is_cookie_restricted: false,
      sends_mail: true,
      translates_comments: false,
      requested_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      invite_code: 'abc',
      app_type: 'web',
      stage: 'production',
      is_internal_ip: true,
      is_social_bot: false,
      user_agent: FIREFOX,
      browser_name: 'Firefox',
      browser_type: 'browser',
      browser_version: '130.0',
      platform: 'Windows',
      platform_version: '10.0',
      is_mobile: false,
      is_tablet: false,
      has_native_app: false,
      advertiser: null,
      facebook_token: null,
    })
    expect(await contextOf(visitor, '/', { 'user-agent': IPHONE, 'x-country': 'DE', 'x-region': 'BY' })).toMatchObject({
      country: 'DE',
      country_from_ip: 'DE',
      region_from_ip: 'BY',
      is_cookie_restricted: true,
      browser_name: 'Safari',
      browser_version: '18.2',
      platform_version: '18.2',
      is_mobile: true,
      has_native_app: true,
    })
  })

  it('[SHELL-08 a] reads the invite code from the URL', async () => {
    expect(await contextOf(site.visitor(), '/ann/?utm_source=x&invite_code=a-b_C1')).toMatchObject({
      invite_code: 'a-b_C1',
    })
  })

  it.each(['<script>', 'x'.repeat(65), ''])('[SHELL-08 a] rejects the invite code %j', async (code) => {
    expect(await contextOf(site.visitor(), `/?invite_code=${encodeURIComponent(code)}`)).toMatchObject({
      invite_code: null,
    })
  })

  it('[SHELL-23 c] has the countries that an employee simulates, each in its own field', async () => {
    const hugo = await site.person('Hugo')
    expect(await contextOf(hugo, '/', { 'x-force-country': 'DE' })).toMatchObject({
      country: 'US',
      country_from_ip: null,
    })
    await setRole(site.ctx, hugo.id, 'employee')
    await hugo.logsIn('hugo')
    expect(await contextOf(hugo, '/', { 'x-force-country': 'DE' })).toMatchObject({
      country: 'DE',
      country_from_ip: null,
      is_cookie_restricted: true,
    })
    expect(await contextOf(hugo, '/', { 'x-force-country-from-ip': 'FR', 'x-country': 'US' })).toMatchObject({
      country: 'US',
      country_from_ip: 'FR',
      is_cookie_restricted: true,
    })
  })

  it('recognizes link previewers, which are in no experiment', async () => {
    const headers = { 'user-agent': 'facebookexternalhit/1.1' }
    expect(await contextOf(site.visitor(), '/', headers)).toMatchObject({
      is_bot: true,
      is_social_bot: true,
      experiments: { active_experiments: {}, triggerable_experiments: {}, experiment_hash: '' },
    })
  })
})

describe('[SHELL-21 b c d] experiments', () => {
  let eli: Actor
  beforeAll(async () => {
    eli = await site.person('Eli')
  })

  it('give a user the same groups in every browser, and a visitor’s browser its own', async () => {
    const { experiments } = await contextOf(eli)
    const elsewhere = site.visitor()
    const [before, again] = [await contextOf(elsewhere), await contextOf(elsewhere)]
    expect(again.experiments).toEqual(before.experiments)
    expect(Object.keys(before.experiments.active_experiments)).not.toContain('holdout_2023_q1')
    await elsewhere.logsIn('eli')
    expect((await contextOf(elsewhere)).experiments).toEqual(experiments)
    expect(experiments.active_experiments).toHaveProperty('holdout_2023_q1')
    expect(experiments.experiment_hash).toMatch(/^[\w-]{12}$/)
  })

  it('give employees their own group, which counts as enabled', async () => {
    const fay = await site.person('Fay')
    await setRole(site.ctx, fay.id, 'employee')
    await fay.logsIn('fay')
    const { active_experiments: groups } = (await contextOf(fay)).experiments
    expect(groups).toMatchObject({ homefeed_keep: 'employees' })
    expect(['employees', 'enabled', 'enabled_long', 'control', undefined].map(isEnabledGroup)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('count each participant once, alone or in a batch, and only in their own group', async () => {
    const activate = (person: Visitor, options: object) =>
      person.asks('ActivateExperimentResource', 'create', { ...options })
    const { triggerable_experiments: open } = (await contextOf(eli)).experiments
    const batch = Object.entries(open).map(([name, { group }]) => ({ experiment_name: name, experiment_group: group }))
    const names = batch.map(({ experiment_name: name }) => name)
    expect(names.toSorted()).toEqual(['homefeed_keep', 'share_suggestions_ahead'])
    expect(await activate(eli, batch[0]!)).toEqual({ activated: [names[0]] })
    expect(await activate(eli, { experiments: batch })).toEqual({ activated: names })
    const wrong = [
      { experiment_name: names[0], experiment_group: 'nonsense' },
      { experiment_name: '__proto__', experiment_group: 'x' },
      { experiment_name: 'holdout_2023_q1', experiment_group: 'control' },
    ]
    expect(await activate(eli, { experiments: wrong })).toEqual({ activated: [] })
    const visitor = site.visitor()
    const seen = (await contextOf(visitor)).experiments.triggerable_experiments['homefeed_keep']?.group
    const mine = { experiment_name: 'homefeed_keep', experiment_group: seen }
    expect(await activate(visitor, mine)).toEqual({ activated: ['homefeed_keep'] })

    const gina = await site.person('Gina')
    const refused = await gina.resource('ExperimentsResource', 'get')
    expect(refused.envelope.resource_response.error?.error_code).toBe('auth.not_allowed')
    await setRole(site.ctx, gina.id, 'employee')
    await gina.logsIn('gina')
    const report = await gina.asks<ExperimentReport[]>('ExperimentsResource', 'get')
    const kept = report.find(({ name }) => name === 'homefeed_keep')
    expect(kept).toMatchObject({ own_group: 'employees' })
    expect(kept?.groups.reduce((sum, { activations }) => sum + activations, 0)).toBe(2)
  })
})

describe('[IDENT-14 a b c] consent to cookies', () => {
  const consentOf = async (person: Visitor, country = 'DE'): Promise<CookieConsent> => {
    const { envelope } = await person.resource('CookieConsentResource', 'get', {}, { 'x-country': country })
    return envelope.resource_response.data as CookieConsent
  }
  const responses = (person: Visitor, [p, a, m]: readonly [boolean, boolean, boolean], country = 'DE') =>
    person.resource(
      'CookieConsentResource',
      'update',
      { allow_personalization_cookies: p, allow_analytic_cookies: a, allow_marketing_cookies: m },
      { 'x-country': country },
    )

  it('is not assumed before visitors choose, and is requested where the law requires it', async () => {
    const none = { allow_personalization_cookies: false, allow_analytic_cookies: false, allow_marketing_cookies: false }
    expect(await consentOf(site.visitor(), 'DE')).toEqual({
      ...none,
      is_restricted_country: true,
      is_unanswered: true,
      may_store_advertising_id: false,
    })
    expect(await consentOf(site.visitor(), 'US')).toEqual({
      ...none,
      is_restricted_country: false,
      is_unanswered: true,
      may_store_advertising_id: true,
    })
  })

  it('[IDENT-14 b] is requested from members who live where the law requires it, wherever they are', async () => {
    const ida = await site.person('Ida')
    expect(await consentOf(ida, 'US')).toMatchObject({ is_restricted_country: false })
    await ida.asks('UserSettingsResource', 'update', { country: 'DE' })
    expect(await consentOf(ida, 'US')).toMatchObject({ is_restricted_country: true, may_store_advertising_id: false })
    expect(await contextOf(ida, '/', { 'x-country': 'US' })).toMatchObject({ is_cookie_restricted: true })
    await ida.browser.send('/?advertising_id=click-1', { headers: { 'x-country': 'US' } })
    expect(ida.browser.cookie('advertising_id')).toBeUndefined()
  })

  it.each([
    [[true, true, false], true],
    [[true, false, true], false],
    [[false, true, true], false],
    [[false, false, false], false],
  ] as const)('as %j is stored in the browser, with the advertising identifier: %j', async (choices, mayStore) => {
    const visitor = site.visitor()
    await responses(visitor, choices)
    expect(visitor.browser.cookie('cookie_consent')).toBe(
      `p${Number(choices[0])}a${Number(choices[1])}m${Number(choices[2])}`,
    )
    for (const country of ['DE', 'US']) {
      expect(await consentOf(visitor, country)).toMatchObject({
        allow_personalization_cookies: choices[0],
        allow_analytic_cookies: choices[1],
        allow_marketing_cookies: choices[2],
        is_unanswered: false,
        may_store_advertising_id: mayStore,
      })
    }
  })

  it('decides whether a landing URL’s advertising identifier is stored, and deletes it again', async () => {
    const lands = async (visitor: Visitor, country: string) => {
      await visitor.browser.send('/?advertising_id=click-1', { headers: { 'x-country': country } })
      return visitor.browser.cookie('advertising_id')
    }
    expect(await lands(site.visitor(), 'DE')).toBeUndefined()
    const visitor = site.visitor()
    expect(await lands(visitor, 'US')).toBe('click-1')
    await responses(visitor, [true, false, true], 'US')
    expect(visitor.browser.cookie('advertising_id')).toBeUndefined()
    expect(await lands(visitor, 'US')).toBeUndefined()
    await responses(visitor, [true, true, false])
    expect(await lands(visitor, 'DE')).toBe('click-1')
    const forged = site.visitor()
    await forged.browser.send('/?advertising_id=a%3Bb', { headers: { 'x-country': 'US' } })
    expect(forged.browser.cookie('advertising_id')).toBeUndefined()
  })

  it('stores the identifier from the URL that is open while they choose', async () => {
    const visitor = site.visitor()
    await visitor.resource(
      'CookieConsentResource',
      'update',
      {
        allow_personalization_cookies: true,
        allow_analytic_cookies: true,
        allow_marketing_cookies: false,
        advertising_id: 'click-2',
      },
      { 'x-country': 'DE' },
    )
    expect(visitor.browser.cookie('advertising_id')).toBe('click-2')
  })

  it('of a signed-in user applies in all of their browsers', async () => {
    const hal = await site.person('Hal')
    await responses(hal, [true, true, true])
    const elsewhere = site.visitor()
    await responses(elsewhere, [false, false, false])
    await elsewhere.logsIn('hal')
    expect(await consentOf(elsewhere)).toMatchObject({ allow_marketing_cookies: true, is_unanswered: false })
    expect(await viewerOf(elsewhere)).toMatchObject({
      allow_personalization_cookies: true,
      allow_analytic_cookies: true,
      allow_marketing_cookies: true,
    })
  })
})
