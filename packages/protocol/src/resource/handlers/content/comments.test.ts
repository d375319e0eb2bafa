import { type AggregatedComment, ERRORS, type Pin, type ResourceVerb, type User } from '@corkboard/contract'
import { setWriteBan } from '@corkboard/domain/accounts/staff'
import { createCtx } from '@corkboard/domain/kernel'
import { blockPerson } from '@corkboard/domain/people'
import {
  type Actor,
  type Cast,
  drawPicture,
  startTranslator,
  TestSite,
  type TestTranslator,
  type Visitor,
} from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let translator: TestTranslator
let site: TestSite
let cast: Cast

beforeAll(async () => {
  translator = await startTranslator()
  site = await TestSite.start({ translate: { url: translator.url, apiKey: 'key' } })
  cast = await site.cast()
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await translator[Symbol.asyncDispose]()
})

const refusal = async (who: Visitor, name: string, verb: ResourceVerb, options: Record<string, unknown>) => {
  const { status, envelope } = await who.resource(name, verb, options)
  return { status, code: envelope.resource_response.error?.error_code }
}

let pictures = 0
const newPin = async (who: Actor = cast.alice, privacy = 'public'): Promise<Pin> => {
  const board = await who.createsBoard(`Board ${(pictures += 1)}`, { privacy })
  return who.pinsTo(board)
}

describe('[COMMENT-01 a b c d e] AggregatedCommentResource', () => {
  it('creates, replies, edits, deletes and restores, and the pin keeps count', async () => {
    const { alice, bob } = cast
    const pin = await newPin()
    const comment = await bob.comments(pin, 'Ask @alice', { tags: [{ id: alice.id, offset: 4, length: 6 }] })
    expect(comment).toMatchObject({
      type: 'aggregatedcomment',
      user: { username: 'bob' },
      text: 'Ask @alice',
      tags: [{ id: alice.id, type: 'user', offset: 4, length: 6 }],
      tagged_users: [{ username: 'alice' }],
      reaction_counts: { '1': 0 },
      reaction_by_me: 0,
      helpful_count: 0,
      marked_helpful_by_me: false,
      highlighted_by_pin_owner: false,
      comment_count: 0,
      viewer_can: ['reply', 'like', 'edit', 'delete', 'remove_mentions'],
    })
    const reply = await alice.replies(comment, 'Yes?')
    expect((await bob.sees(pin))?.comment_count).toBe(2)
    expect(await site.visitor().seesRepliesTo(comment)).toMatchObject([{ id: reply.id, viewer_can: [] }])
    const edit = { commentId: comment.id, force: false, tags: [], text: 'Ask alice', orbacSubjectId: bob.id }
    expect(await bob.asks('AggregatedCommentResource', 'update', edit)).toMatchObject({
      text: 'Ask alice',
      tagged_users: [],
      comment_count: 1,
    })
    expect(await refusal(bob, 'AggregatedCommentResource', 'update', { ...edit, orbacSubjectId: alice.id })).toEqual({
      status: 403,
      code: 'auth.not_allowed',
    })
    await bob.asks('AggregatedCommentResource', 'delete', { commentId: comment.id })
    expect([await bob.seesCommentsOn(pin), (await bob.sees(pin))?.comment_count]).toEqual([[], 0])
    await bob.asks('AggregatedCommentRestoreResource', 'create', { commentId: comment.id })
    expect((await bob.sees(pin))?.comment_count).toBe(2)
  })

  it('[IDENT-21 a] tells write-banned users why they may not write', async () => {
    const pin = await newPin()
    const ned = await site.person('Ned')
    await setWriteBan(site.ctx, ned.id, { reason: 'Advertising' })
    const { status, envelope } = await ned.resource('AggregatedCommentResource', 'create', {
      pinId: pin.id,
      text: 'Hi',
    })
    expect([status, envelope.resource_response.error]).toMatchObject([
      403,
      { error_code: 'auth.write_banned', message_detail: 'Advertising' },
    ])
    expect(await ned.asks('CommentPermissionsResource', 'get', { pin_id: pin.id })).toMatchObject({
      can_comment: false,
      refusal: 'auth.write_banned',
      refusal_detail: 'Advertising',
    })
  })

  it('slows down floods, and says how long to wait', async () => {
    const pin = await newPin()
    const flo = await site.person('Flo')
    for (let n = 0; n < 60; n += 1) await flo.comments(pin, `Number ${n}`)
    const { status, headers } = await flo.resource('AggregatedCommentResource', 'create', {
      pinId: pin.id,
      text: 'More',
    })
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('includes a photo, whose picture only viewers of the pin can open', async () => {
    const { alice, bob } = cast
    const pin = await newPin()
    const upload = await bob.uploads(await drawPicture())
    const { images } = await bob.comments(pin, '', { mediaUploadId: upload.media_upload_id })
    expect(await site.visitor().opens(images!['236x'].url)).toBe(200)
    await alice.edits(pin.board, { privacy: 'secret' })
    expect(await site.visitor().opens(images!['236x'].url)).toBe(404)
    const [shown] = await alice.seesCommentsOn(pin)
    expect(await alice.opens(shown!.images!['236x'].url)).toBe(200)
  })
})

describe('[COMMENT-02 a b c, COMMENT-03 a b c d] the calls on a comment', () => {
  let pin: Pin
  let comment: AggregatedComment

  beforeAll(async () => {
    pin = await newPin()
    comment = await cast.bob.comments(pin, 'Nice @carol', { tags: [{ id: cast.carol.id, offset: 5, length: 6 }] })
  })

  const at = (rest: string) => `/v3/aggregated_comments/${comment.id}/${rest}/`

  it('react: a like and nothing else', async () => {
    const { carol } = cast
    const like = { reaction_type: 1 }
    expect((await carol.calls('POST', at('react'), like)).data).toMatchObject({
      reaction_counts: { '1': 1 },
      reaction_by_me: 1,
    })
    expect((await carol.calls('DELETE', `${at('react')}?reaction_type=1`)).data).toMatchObject({
      reaction_counts: { '1': 0 },
      reaction_by_me: 0,
    })
    expect(await carol.calls('POST', at('react'), { reaction_type: 2 })).toMatchObject({ status: 400 })
    expect(await carol.calls('GET', at('react'))).toMatchObject({ status: 405 })
    expect(await site.visitor().calls('POST', at('react'), like)).toMatchObject({ status: 401, code: 'auth.required' })
  })

  it('helpful', async () => {
    const { carol } = cast
    expect((await carol.calls('POST', `/v3/helpful/1/${comment.id}/`)).data).toMatchObject({ helpful_count: 1 })
    expect((await carol.calls('DELETE', `/v3/helpful/1/${comment.id}/`)).data).toMatchObject({ helpful_count: 0 })
  })

  it('highlight: by the pinner', async () => {
    const { alice, carol } = cast
    const path = '/v3/aggregated_comments/pin/highlight/'
    const sent = { aggregated_comment: comment.id, pin: pin.id, highlight: true }
    expect(await carol.calls('PUT', path, sent)).toMatchObject({ status: 403, code: 'comment.not_allowed' })
    expect((await alice.calls('PUT', path, sent)).data).toMatchObject({ highlighted_by_pin_owner: true })
    expect(await alice.calls('PUT', path, { ...sent, pin: '1' })).toMatchObject({ status: 404 })
    expect(await alice.calls('PUT', path, { ...sent, highlight: 'maybe' })).toMatchObject({ status: 400 })
  })

  it('flag', async () => {
    const { carol } = cast
    const sent = { commentId: comment.id, reason: 'spam', detailedReasons: ['link', 'bought'] }
    expect(await carol.calls('PUT', at('flag'), sent)).toMatchObject({ status: 200, data: null })
    expect(await carol.calls('PUT', at('flag'), { ...sent, reason: 'dull' })).toMatchObject({ status: 400 })
    expect(await carol.calls('PUT', at('flag'), { ...sent, detailedReasons: '["\\u0000"]' })).toMatchObject({
      status: 400,
    })
    expect(await carol.calls('PUT', at('flag'), { ...sent, commentId: '1' })).toMatchObject({ status: 400 })
  })

  it('mentions: the mentioned user removes theirs, and gets the requested fields', async () => {
    const { carol } = cast
    const { data } = await carol.calls('DELETE', `${at('mentions')}?fields=id,tagged_users`)
    expect(data).toEqual({ id: comment.id, tagged_users: [] })
  })

  it('hide and hide for user, and undo', async () => {
    const { alice, carol, dan } = cast
    const seen = async (who: Visitor) => (await who.seesCommentsOn(pin)).length
    await carol.calls('PUT', at('hide'))
    expect([await seen(carol), await seen(dan)]).toEqual([0, 1])
    await carol.calls('DELETE', at('hide'))
    await carol.calls('PUT', at('hide_for_user'))
    expect([await seen(carol), await seen(dan)]).toEqual([0, 1])
    await carol.calls('DELETE', at('hide_for_user'))
    await alice.calls('PUT', at('hide'))
    expect([await seen(carol), await seen(dan), await seen(alice)]).toEqual([0, 0, 0])
    expect(await dan.calls('POST', at('react'))).toMatchObject({ status: 404, code: 'comment.not_found' })
    await alice.calls('DELETE', at('hide'))
    expect([await seen(carol), await seen(dan), await seen(alice)]).toEqual([1, 1, 1])
  })

  it('translate: into the reader’s language, with a clear error when it fails', async () => {
    const { carol } = cast
    expect(await carol.calls('GET', `${at('translate')}?language=pt-BR`)).toMatchObject({
      status: 200,
      data: 'lorac@ eciN',
    })
    expect(translator.requests.at(-1)).toMatchObject({ q: 'Nice @carol', target: 'pt', api_key: 'key' })
    translator.breaks(true)
    expect(await carol.calls('GET', at('translate'))).toMatchObject({ status: 503, code: 'translation.unavailable' })
    translator.breaks(false)
    expect(await site.visitor().calls('GET', at('translate'))).toMatchObject({ status: 401 })
    expect(await carol.calls('GET', `${at('translate')}?language=%00`)).toMatchObject({ status: 400 })
  })

  it('translate: says that no service is set up, and sends no request', async () => {
    await using plain = await TestSite.start({ worker: false })
    const { status, code } = await (await plain.person('Olivia')).calls('GET', '/v3/aggregated_comments/1/translate/')
    expect([status, code]).toEqual([404, 'comment.not_found'])
    expect(plain.site.translator.isAvailable).toBe(false)
    await expect(plain.site.translator.translate('Hello', 'de')).rejects.toThrow('No translation service is set up')
  })

  it.each(['1', '0', 'x', '9223372036854775808', '%00'])('of %s are refused as unknown', async (id) => {
    const { carol } = cast
    for (const [method, rest] of [
      ['POST', 'react'],
      ['PUT', 'hide'],
      ['PUT', 'hide_for_user'],
      ['PUT', 'flag'],
      ['DELETE', 'mentions'],
      ['GET', 'translate'],
    ] as const) {
      const { status } = await carol.calls(
        method,
        `/v3/aggregated_comments/${id}/${rest}/`,
        method === 'GET' ? undefined : { reason: 'spam' },
      )
      expect([rest, status]).toEqual([rest, 404])
    }
  })
})

describe('[COMMENT-04] AggregatedCommentFeaturesResource', () => {
  it('turns features off and on for all of the user’s content', async () => {
    const { dan, erin } = cast
    const pin = await newPin(dan)
    const turn = (featureMap: Record<string, boolean>) =>
      dan.asks('AggregatedCommentFeaturesResource', 'update', { userId: dan.id, featureMap })
    expect(await dan.asks('AggregatedCommentFeaturesResource', 'get', { userId: dan.id })).toEqual({
      comments: true,
      photos: true,
      mentions: true,
    })
    expect(await turn({ comments: false, mentions: false })).toEqual({ comments: false, photos: true, mentions: false })
    expect(await refusal(erin, 'AggregatedCommentResource', 'create', { pinId: pin.id, text: 'Hi' })).toEqual({
      status: 403,
      code: 'comment.off',
    })
    expect(await turn({ comments: true, photos: false })).toEqual({ comments: true, photos: false, mentions: false })
    expect(await erin.asks('CommentPermissionsResource', 'get', { pin_id: pin.id })).toMatchObject({
      can_comment: true,
      can_add_photo: false,
    })
    const others = { userId: erin.id, featureMap: { comments: false } }
    expect(await refusal(dan, 'AggregatedCommentFeaturesResource', 'update', others)).toMatchObject({ status: 404 })
    await turn({ photos: true, mentions: true })
  })

  it('requires a minor’s passcode for opening a feature, not for closing one', async () => {
    const kid = site.visitor()
    const { id } = await kid.registers('Kid', { birthday: `${site.clock.now().getUTCFullYear() - 15}-01-01` })
    await kid.asks('ParentalPasscodeResource', 'create', {
      passcode: '2468',
      confirm_passcode: '2468',
      backup_email: 'parent@example.org',
      confirm_backup_email: 'parent@example.org',
    })
    const change = (options: Record<string, unknown>) =>
      refusal(kid, 'AggregatedCommentFeaturesResource', 'update', { userId: id, ...options })
    const featureMap = { comments: true }
    expect(await change({ featureMap })).toEqual({ status: 403, code: 'passcode.required' })
    expect(await change({ featureMap, passcode: '1111' })).toEqual({ status: 403, code: 'passcode.wrong' })
    expect(await change({ featureMap: { photos: false } })).toEqual({ status: 200, code: undefined })
    expect(await change({ featureMap: { ...featureMap, photos: true }, passcode: '2468' })).toMatchObject({
      status: 200,
    })
    expect(await kid.asks('AggregatedCommentFeaturesResource', 'get', { userId: id })).toMatchObject({
      comments: true,
      photos: true,
    })
  })
})

describe('[COMMENT-01 b] mentions', () => {
  it('are suggested to users who may write, by the beginning of a name', async () => {
    const { bob, carol } = cast
    const pin = await newPin()
    const offered = await bob.asks<User[]>('MentionSuggestionsResource', 'get', { pin_id: pin.id, query: 'caro' })
    expect(offered.map(({ id }) => id)).toEqual([carol.id])
    expect(await refusal(site.visitor(), 'MentionSuggestionsResource', 'get', { pin_id: pin.id, query: '' })).toEqual({
      status: 401,
      code: 'auth.required',
    })
  })
})

/** What each kind of viewer gets from every endpoint, by the state of the comment. */
describe('[COMMENT-01 a] access to a comment, at every endpoint', () => {
  type Kind = 'author' | 'pinner' | 'member' | 'blocked' | 'visitor'
  const KINDS: readonly Kind[] = ['author', 'pinner', 'member', 'blocked', 'visitor']
  /** The states in which it is visible at all. In the others, all endpoints say that it does not exist. */
  const SEEN: Readonly<Record<string, readonly Kind[]>> = {
    'on a public pin': ['author', 'pinner', 'member', 'visitor'],
    'on a protected pin': ['author', 'pinner', 'member', 'visitor'],
    'on a secret pin': ['pinner'],
    'on a pin whose comments are off': [],
    'hidden by the pinner': [],
    deleted: [],
    'below a deleted comment': [],
    'on a deleted pin': [],
  }

  let viewers: Record<Kind, Visitor>
  beforeAll(async () => {
    const { alice, bob, dan } = cast
    const mel = await site.person('Mel')
    const asMel = { kind: 'AUTH', userId: mel.id, sessionId: '1', role: 'member', isWriteBanned: false } as const
    await blockPerson(createCtx(site.site, asMel), bob.id)
    viewers = { author: bob, pinner: alice, member: dan, blocked: mel, visitor: site.visitor() }
  })

  const inState = async (
    state: string,
  ): Promise<{ pin: Pin; comment: AggregatedComment; parent?: AggregatedComment }> => {
    const { alice, bob } = cast
    const pin = await newPin()
    const parent = state === 'below a deleted comment' ? await alice.comments(pin, 'Above') : undefined
    const upload = await bob.uploads(await drawPicture())
    const more = { mediaUploadId: upload.media_upload_id, ...(parent && { parentId: parent.id }) }
    const comment = await bob.comments(pin, 'Here', more)
    if (state === 'on a protected pin') await alice.edits(pin.board, { privacy: 'protected' })
    if (state === 'on a secret pin') await alice.edits(pin.board, { privacy: 'secret' })
    if (state === 'on a pin whose comments are off') {
      await alice.asks('CommentPermissionsResource', 'update', { pin_id: pin.id, are_comments_off: true })
    }
    if (state === 'hidden by the pinner') await alice.calls('PUT', `/v3/aggregated_comments/${comment.id}/hide/`)
    if (state === 'deleted') await bob.asks('AggregatedCommentResource', 'delete', { commentId: comment.id })
    if (parent) await alice.asks('AggregatedCommentResource', 'delete', { commentId: parent.id })
    if (state === 'on a deleted pin') await alice.deletes(pin)
    return { pin, comment, ...(parent && { parent }) }
  }

  it.each(Object.keys(SEEN))('%s', async (state) => {
    const { pin, comment, parent } = await inState(state)
    const isListed = async (who: Visitor): Promise<boolean> => {
      const list = parent
        ? await who.resource('AggregatedCommentRepliesResource', 'get', { commentId: parent.id })
        : await who.resource('UnifiedCommentsResource', 'get', { pin_id: pin.id })
      return JSON.stringify(list.envelope).includes(`"${comment.id}"`)
    }
    const entryPoints = async (kind: Kind) => {
      const who = viewers[kind]
      const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string) =>
        (await who.calls(method, `/v3/aggregated_comments/${comment.id}/${rest}/`)).status
      const isSignedOut = kind === 'visitor'
      return {
        listed: await isListed(who),
        opened: (await who.resource('AggregatedCommentResource', 'get', { commentId: comment.id })).status,
        // Visitors are asked to log in where there is an action, and get nothing where there is none.
        liked: isSignedOut ? 'as opened' : await call('DELETE', 'react'),
        translated: isSignedOut ? 'as opened' : await call('GET', 'translate'),
      }
    }
    for (const kind of KINDS) {
      const isSeen = SEEN[state]!.includes(kind)
      // The user who hid it can unhide it at its URL.
      const byAddress = isSeen || (state === 'hidden by the pinner' && kind === 'pinner')
      const status = byAddress ? 200 : ERRORS['comment.not_found'].status
      const acted = kind === 'visitor' ? 'as opened' : status
      expect({ kind, ...(await entryPoints(kind)) }).toEqual({
        kind,
        listed: isSeen,
        opened: status,
        liked: acted,
        translated: acted,
      })
    }
    const isPhotoPublic = SEEN[state]!.includes('visitor')
    expect(await site.visitor().opens(comment.images!['236x'].url)).toBe(isPhotoPublic ? 200 : 404)
  })
})
