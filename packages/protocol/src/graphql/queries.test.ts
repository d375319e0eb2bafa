import type { Pin, QueryResponse } from '@corkboard/contract'
import { QUERY_HASHES } from '@corkboard/contract/persisted.generated'
import { createCtx, createRequestCtx, type Ctx, VISITOR } from '@corkboard/domain/kernel'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executeQuery } from './queries.ts'

let site: TestSite
let alice: Actor
let bob: Actor
let visitor: Visitor
let pin: Pin

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  visitor = site.visitor()
  const texts = {
    title: 'Blue tiles',
    description: 'Tiles & <more>\nhttps://tiles.example/',
    link: 'https://tiles.example/',
  }
  pin = await alice.pinsTo(await alice.createsBoard('Kitchens', { category: 'home' }), texts)
})
afterAll(() => site[Symbol.asyncDispose]())

const post = async (who: Visitor, json: unknown, headers: Record<string, string | undefined> = {}) => {
  const response = await who.browser.send('/_/graphql/', { method: 'POST', json, headers })
  return { status: response.status, body: (await response.json()) as QueryResponse, headers: response.headers }
}

describe('[PIN-01 a b] the closeup queries', () => {
  it('give visitors the page without members’ data', async () => {
    const { pin: shown } = await visitor.queries('CloseupPageQuery', { pinId: pin.id, isAuth: false })
    expect(shown).toEqual({
      id: pin.id,
      entityId: pin.id,
      title: 'Blue tiles',
      gridTitle: 'Blue tiles',
      altText: '',
      dominantColor: pin.dominant_color,
      placeholder: pin.placeholder,
      imageSignature: pin.image_signature,
      images: {
        size236x: pin.images['236x'],
        size474x: pin.images['474x'],
        size564x: pin.images['564x'],
        size736x: pin.images['736x'],
        size1200x: pin.images['1200x'],
        size600x315: pin.images['600x315'],
        orig: pin.images.orig,
      },
      isAnimated: false,
      creativeType: 'REGULAR',
      pageCount: 1,
      videoDuration: 0,
      videos: null,
      carouselData: null,
      storyPinDataId: null,
      storyPinData: null,
      isSearchHidden: false,
      privacy: 'public',
      sensitivity: null,
      sensitivityScreen: false,
      seoTitle: 'Blue tiles',
      seoDescription: 'Tiles & <more> https://tiles.example/',
      seoUrl: `/pin/${pin.id}/`,
      pinJoin: { canonicalUrl: `/pin/${pin.id}/` },
      viewerCan: ['view', 'download'],
    })
  })

  it('[PIN-02 a b c] have every field of the specification, except two that have no source (pin-fields.md)', async () => {
    const variables = { pinId: pin.id, isAuth: true }
    const [page, detail] = await Promise.all([
      bob.queries('CloseupPageQuery', variables),
      bob.queries('CloseupDetailQuery', { ...variables, isDesktop: true }),
    ])
    const fields = Object.keys({ ...page.pin, ...detail.pin })
    const missing = (wanted: string, given: readonly string[]) => wanted.split(' ').filter((it) => !given.includes(it))
    const own =
      'id entityId title description descriptionHtml gridTitle altText autoAltText link mobileLink trackedLink ' +
      'trackingParams dominantColor imageSignature category domain createdAt isPromoted isUnsafe isHidden ' +
      'commentsDisabled isOosProduct isStaleProduct isEligibleForPdp shoppingFlags shipsToUserCountry repinCount ' +
      'seoTitle seoDescription seoUrl closeupUserNote storyPinDataId images videos'
    const relations =
      'pinner nativeCreator originPinner promoter closeupAttribution board section richMetadata aggregatedPinData ' +
      'reactionCountsData sponsorship storyPinData pinJoin'
    expect([missing(own, fields), missing(relations, fields)]).toEqual([['autoAltText'], ['promoter']])
    const resource = Object.keys(await bob.asks<Pin>('PinResource', 'get', { id: pin.id }))
    const further =
      'tracking_params_map savedInfo comments_disabled is_eligible_for_aggregated_comments done_by_me reaction_counts ' +
      'reaction_by_me favorited_by_me favorite_user_count pin_note pinned_to_board privacy related_interest_ids ' +
      'closeup_user_note unified_user_note carousel_data sponsorship story_pin_data aggregated_pin_data'
    expect(missing(further, resource)).toEqual([])
    const suggestions = await bob.asks<object>('BoardTitleSuggestionsResource', 'get', { pin_id: pin.id })
    expect(missing('boards_shortlist boardTitleSuggestions', Object.keys(suggestions))).toEqual([])
    const people = Object.keys(detail.pin!.pinner!)
    const user =
      'id username fullName firstName imageSmallUrl followerCount blockedByMe explicitlyFollowedByMe ' +
      'isVerifiedMerchant verifiedIdentity domainUrl'
    expect(missing(user, people)).toEqual([])
  })

  it('tell members where they saved the pin', async () => {
    const board = await bob.createsBoard('Saved')
    const copy = await bob.saves(pin, board)
    const { pin: shown } = await bob.queries('CloseupPageQuery', { pinId: pin.id, isAuth: true })
    expect(shown?.savedInfo).toMatchObject({ boardId: board.id, localPinId: copy.id })
  })

  it('give the details, with the description as safe HTML on desktop only', async () => {
    const variables = { pinId: pin.id, isAuth: true, isDesktop: true }
    const { pin: shown } = await bob.queries('CloseupDetailQuery', variables)
    expect(shown).toMatchObject({
      description: pin.description,
      descriptionHtml: expect.stringMatching(
        /^Tiles &amp; &lt;more&gt;<br><a href="\/offsite\/\?[^"]+&amp;url=https%3A%2F%2Ftiles\.example%2F&amp;token=[^"]+" rel="[a-z ]+" target="_blank">https:\/\/tiles\.example\/<\/a>$/,
      ),
      domain: 'tiles.example',
      aggregatedPinData: { commentCount: 0 },
      pinner: { username: 'alice', explicitlyFollowedByMe: false, viewerCan: expect.arrayContaining(['follow']) },
      originPinner: null,
      category: 'home',
      isEligibleForPdp: false,
      shoppingFlags: [],
      trackingParamsMap: { pin: expect.any(String) },
      isEligibleForAggregatedComments: true,
      board: {
        name: 'Kitchens',
        url: '/alice/kitchens/',
        privacy: 'public',
        layout: 'default',
        isCollaborative: false,
        collaboratedByMe: false,
        access: null,
        owner: { username: 'alice', fullName: expect.any(String), imageMediumUrl: null },
      },
      section: null,
    })
    const phone = await bob.queries('CloseupDetailQuery', { ...variables, isDesktop: false })
    expect(phone.pin).not.toHaveProperty('descriptionHtml')
  })

  it('[PIN-02 b] name the board’s owner and collaborators, and what of it is the viewer’s; PinResource does too', async () => {
    const board = await alice.createsBoard('Together')
    const shared = await alice.pinsTo(board)
    await alice.invites(bob, board)
    const boardFor = async (who: Visitor, isAuth: boolean) =>
      (await who.queries('CloseupDetailQuery', { pinId: shared.id, isAuth, isDesktop: true })).pin?.board
    expect(await boardFor(bob, true)).toMatchObject({ isCollaborative: false, collaboratedByMe: false, access: null })
    await bob.acceptsInviteTo(board)
    const owner = { id: alice.id, username: 'alice' }
    expect(await boardFor(bob, true)).toMatchObject({
      isCollaborative: true,
      collaboratedByMe: true,
      access: 'write',
      owner,
    })
    const seen = await boardFor(visitor, false)
    expect(seen).toMatchObject({ isCollaborative: true, owner })
    expect(seen).not.toHaveProperty('access')
    expect(seen).not.toHaveProperty('collaboratedByMe')
    const { board: named } = await bob.asks<Pin>('PinResource', 'get', { id: shared.id })
    expect(named).toMatchObject({
      layout: 'default',
      is_collaborative: true,
      collaborated_by_me: true,
      access: 'write',
      owner,
    })
  })

  it('[SHELL-04 b] find the pin by an id after a title, and nothing for what is not a pin', async () => {
    expect(await visitor.queries('CloseupPageQuery', { pinId: `tiles--${pin.id}`, isAuth: false })).toMatchObject({
      pin: { id: pin.id },
    })
    for (const pinId of ['1', '', 'tiles', '\0', '9'.repeat(40)]) {
      expect(await visitor.queries('CloseupPageQuery', { pinId, isAuth: false })).toEqual({ pin: null })
    }
  })
})

describe('[SHELL-23 a b] the endpoint', () => {
  const good = () => ({ queryHash: QUERY_HASHES.CloseupPageQuery, variables: { pinId: pin.id, isAuth: false } })

  it.each<[string, unknown, string, string | null]>([
    ['an unknown hash', { queryHash: '0'.repeat(64), variables: {} }, 'query.unknown', 'queryHash'],
    ['a hash that is an inherited name', { queryHash: 'constructor' }, 'query.unknown', 'queryHash'],
    ['a document', { query: '{ pin(pinId: "1") { id } }' }, 'request.missing', 'queryHash'],
    ['a hash that is no text', { queryHash: 7 }, 'request.invalid', 'queryHash'],
    [
      'variables that are none',
      { queryHash: QUERY_HASHES.CloseupPageQuery, variables: [] },
      'request.invalid',
      'variables',
    ],
    [
      'a missing variable',
      { queryHash: QUERY_HASHES.CloseupPageQuery, variables: { isAuth: true } },
      'request.invalid',
      'variables.pinId',
    ],
    [
      'a variable of the wrong kind',
      { queryHash: QUERY_HASHES.CloseupPageQuery, variables: { pinId: {}, isAuth: 'x' } },
      'request.invalid',
      'variables.pinId',
    ],
    ['a list', [], 'request.malformed', null],
  ])('refuses %s with 400 in GraphQL’s form', async (_title, json, code, field) => {
    const { status, body } = await post(visitor, json)
    expect(status).toBe(400)
    expect(body.data).toBeNull()
    expect(body.errors?.[0]).toMatchObject({
      message: expect.any(String),
      extensions: { code, field, http_status: 400 },
    })
  })

  it('[SHELL-23 b] requires the CSRF token of every browser, and not of readers without cookies', async () => {
    for (const person of [bob, visitor]) {
      expect((await post(person, good(), { 'x-csrftoken': undefined })).status).toBe(403)
      expect((await post(person, good(), { origin: 'https://evil.example' })).status).toBe(403)
    }
    const withoutCookies = { 'x-csrftoken': undefined, cookie: undefined, origin: undefined }
    expect((await post(visitor, good(), withoutCookies)).status).toBe(200)
  })

  it('accepts only POST', async () => {
    const response = await visitor.browser.send('/_/graphql/?queryHash=x')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('ignores unknown headers and invalid known ones', async () => {
    const headers = {
      'x-query-name': '<script>',
      'x-app-state': 'asleep',
      'x-handler-id': 'x'.repeat(500),
      'x-source-url': '\\',
    }
    expect((await post(bob, good(), headers)).status).toBe(200)
  })

  it('[SHELL-19 c] reveals nothing about an unexpected error, with 500', async () => {
    await using broken = await TestSite.start({ worker: false })
    await broken.site.database.pool.query('drop table pins')
    const { status, body } = await post(broken.visitor(), good())
    expect(status).toBe(500)
    expect(body.errors).toEqual([
      {
        message: 'Sorry! Something went wrong on our end!',
        extensions: { code: 'unknown', http_status: 500, field: null },
      },
    ])
  })
})

it('the same query in process gives the same response, for the same viewer', async () => {
  const variables = { pinId: pin.id, isAuth: false }
  const { data } = await executeQuery(createCtx(site.site, VISITOR), QUERY_HASHES.CloseupPageQuery, variables)
  expect(JSON.parse(JSON.stringify(data))).toEqual(await visitor.queries('CloseupPageQuery', variables))
  const unknown = await executeQuery(createCtx(site.site, VISITOR), 'nothing', {})
  expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'query.unknown' })
})

it('[PIN-11 a] the two closeup queries return the same alone, at the same time, or one after the other', async () => {
  const query = (name: 'CloseupPageQuery' | 'CloseupDetailQuery') => async (ctx: Ctx) => {
    const variables = { pinId: pin.id, isAuth: false, ...(name === 'CloseupDetailQuery' && { isDesktop: true }) }
    const { data } = await executeQuery(ctx, QUERY_HASHES[name], variables)
    return JSON.parse(JSON.stringify(data)) as { pin: { pinJoin: { annotations?: string[] } } }
  }
  const [page, detail] = [query('CloseupPageQuery'), query('CloseupDetailQuery')]
  const request = () => createRequestCtx(site.site, VISITOR)
  await expect.poll(async () => (await detail(request())).pin.pinJoin.annotations?.length).toBeGreaterThan(0)
  const alone = [await page(request()), await detail(request())]
  const together = request()
  expect(await Promise.all([page(together), detail(together)])).toEqual(alone)
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const ctx = request()
    const queries = [page, detail]
    expect([await queries[first]!(ctx), await queries[second]!(ctx)]).toEqual([alone[first], alone[second]])
  }
})
