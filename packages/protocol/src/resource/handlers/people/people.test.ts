import type {
  ContactRequest,
  Conversation,
  Message,
  NotificationBadge,
  NotificationDetail,
  NotificationItem,
  User,
} from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let carol: Actor
let dan: Actor
let mallory: Actor
let visitor: Visitor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob, carol, dan, mallory } = await site.cast())
  visitor = site.visitor()
})
afterAll(() => site[Symbol.asyncDispose]())

const codeOf = (response: Awaited<ReturnType<Visitor['resource']>>) => {
  const { error } = response.envelope.resource_response
  return { status: response.status, code: error?.error_code, field: error?.field }
}

/** Polls until the worker has done its part. */
const notificationsOf = async (actor: Actor, count: number): Promise<NotificationItem[]> => {
  for (;;) {
    const notifications = await actor.asks<NotificationItem[]>('NewsHubResource', 'get')
    if (notifications.length >= count) return notifications
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('[PEOPLE-01 d] followers and following', () => {
  it('are listed to everyone, 50 per page', async () => {
    const [fan, star] = [await site.person('Fan'), await site.person('Star')]
    await fan.follows(star)
    const followers = await visitor.asks<User[]>('UserFollowersResource', 'get', { username: 'star' })
    expect(followers.map(({ username }) => username)).toEqual(['fan'])
    const following = await visitor.resource('UserFollowingResource', 'get', { username: 'fan' })
    expect(following.envelope.resource_response).toMatchObject({ data: [{ username: 'star' }], bookmark: '-end-' })
    expect(codeOf(await visitor.resource('UserFollowersResource', 'get', { username: 'nobody' }))).toEqual({
      status: 404,
      code: 'user.not_found',
      field: 'username',
    })
  })
})

describe('[PEOPLE-02 b c] following many users and blocking', () => {
  it('allows at most fifty follows at a time, and requires an account', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index + 1))
    expect(await alice.resource('BulkFollowResource', 'create', { user_ids: ids })).toMatchObject({ status: 400 })
    expect(await visitor.resource('BulkFollowResource', 'create', { user_ids: ['1'] })).toMatchObject({ status: 401 })
    const followed = await alice.asks<User[]>('BulkFollowResource', 'create', { user_ids: [bob.id, carol.id] })
    expect(followed).toMatchObject([
      { username: 'bob', explicitly_followed_by_me: true },
      { username: 'carol', explicitly_followed_by_me: true },
    ])
  })

  it('[BOARD-03 c] counts the followers and collaborators of the user’s boards right after a block', async () => {
    const [erin, frank] = [await site.person('Edda'), await site.person('Fritz')]
    const [board, his] = [await erin.createsBoard('Hers'), await frank.createsBoard('His')]
    await frank.follows(board)
    await erin.follows(his)
    await erin.invites(frank, board)
    await frank.acceptsInviteTo(board)
    expect(await erin.sees(board)).toMatchObject({ follower_count: 1, collaborator_count: 1 })
    await erin.blocks(frank)
    expect(await erin.sees(board)).toMatchObject({ follower_count: 0, collaborator_count: 0 })
    expect(await frank.sees(his)).toMatchObject({ follower_count: 0 })
    await site.settled()
    expect(await erin.sees(board)).toMatchObject({ follower_count: 0, collaborator_count: 0 })
  })

  it('blocks and unblocks a user', async () => {
    const blocked = await carol.blocks(mallory)
    expect(blocked).toMatchObject({ blocked_by_me: true, explicitly_followed_by_me: false, follower_count: 0 })
    expect(await carol.asks('UserBlockResource', 'delete', { user_id: mallory.id })).toMatchObject({
      blocked_by_me: false,
    })
  })
})

describe('[PEOPLE-04 a] the notification hub', () => {
  it('lists notifications, counts them, shows the details of one, and marks them read', async () => {
    const dora = await site.person('Dora')
    await bob.follows(dora)
    await carol.follows(dora)
    await notificationsOf(dora, 1)
    await expect
      .poll(() => dora.asks<NotificationItem[]>('NewsHubResource', 'get'))
      .toMatchObject([{ kind: 'followed', people_count: 2, pin: null, is_read: false }])
    const [line] = await notificationsOf(dora, 1)
    expect(await dora.asks<NotificationBadge>('NewsHubBadgeResource', 'get')).toMatchObject({ news_count: 1 })
    const details = await dora.asks<NotificationDetail[]>('NewsHubDetailsResource', 'get', { news_id: line!.id })
    expect(details.map(({ user }) => user.username).toSorted()).toEqual(['bob', 'carol'])
    expect(await dora.asks<NotificationBadge>('NewsHubResource', 'update')).toMatchObject({ news_count: 0 })
    expect(await notificationsOf(dora, 1)).toMatchObject([{ is_read: true }])
  })

  it('is visible to no one else', async () => {
    const erna = await site.person('Erna')
    await bob.follows(erna)
    const [line] = await notificationsOf(erna, 1)
    expect(codeOf(await alice.resource('NewsHubDetailsResource', 'get', { news_id: line!.id }))).toEqual({
      status: 404,
      code: 'news.not_found',
      field: 'news_id',
    })
    expect(await visitor.resource('NewsHubResource', 'get')).toMatchObject({ status: 401 })
  })
})

describe('[PEOPLE-03 b] conversations', () => {
  it('can be started with a pin, replied to, read and removed', async () => {
    const [lea, max] = [await site.person('Lea'), await site.person('Max')]
    await max.follows(lea)
    await lea.follows(max)
    const pin = await lea.pinsTo(await lea.createsBoard('Doors'), { title: 'A red door' })
    const begun = await lea.sends(max, { pin_id: pin.id })
    expect(begun).toMatchObject({ user: { username: 'max' }, can_write: true, refusal: null, read_by_other_to: null })
    const [shown] = await max.asks<Conversation[]>('ConversationsResource', 'get')
    expect(shown).toMatchObject({ id: begun.id, is_unread: true, last_message: { pin: { title: 'A red door' } } })
    expect(await max.asks<NotificationBadge>('NewsHubBadgeResource', 'get')).toMatchObject({ conversation_count: 1 })
    const options = { conversation_id: begun.id }
    const response = await max.asks<Message>('ConversationMessagesResource', 'create', { ...options, text: 'So red' })
    const messages = await lea.asks<Message[]>('ConversationMessagesResource', 'get', options)
    expect(messages.map(({ text }) => text)).toEqual(['So red', ''])
    const read = await lea.asks<Conversation>('ConversationResource', 'update', { ...options, read_to: response.id })
    expect(read.is_unread).toBe(false)
    expect(await max.asks<Conversation>('ConversationResource', 'get', options)).toMatchObject({
      read_by_other_to: response.id,
    })
    await lea.asks('ConversationsResource', 'delete', options)
    expect(await lea.asks<Conversation[]>('ConversationsResource', 'get')).toEqual([])
    expect(codeOf(await mallory.resource('ConversationResource', 'get', options))).toEqual({
      status: 404,
      code: 'conversation.not_found',
      field: 'conversation_id',
    })
  })

  it('[PEOPLE-03 c] by strangers are contact requests, which can be accepted or declined', async () => {
    for (const stranger of [mallory, dan]) {
      site.clock.pass(1)
      await stranger.sends(alice, { text: 'May I?' })
    }
    const requests = await alice.asks<ContactRequest[]>('ContactRequestsResource', 'get')
    expect(await alice.asks<NotificationBadge>('NewsHubBadgeResource', 'get')).toMatchObject({
      contact_request_count: 2,
      newest_contact_request_id: requests.find(({ user }) => user.username === 'dan')!.id,
    })
    const of = (name: string) => ({ contact_request_id: requests.find(({ user }) => user.username === name)!.id })
    expect(await alice.asks<Conversation>('ContactRequestsResource', 'update', of('dan'))).toMatchObject({
      user: { username: 'dan' },
      is_request: false,
    })
    expect(requests).toMatchObject(requests.map(() => ({ hasDeclined: false, hasBlocked: false })))
    expect(await alice.asks<ContactRequest>('ContactRequestsResource', 'delete', of('mallory'))).toMatchObject({
      user: { username: 'mallory' },
      hasDeclined: true,
      hasBlocked: false,
    })
    expect(await alice.asks<ContactRequest[]>('ContactRequestsResource', 'get')).toEqual([])
  })

  it('[PIN-14 a] say of a pin whether the user sent it', async () => {
    const pin = await bob.pinsTo(await bob.createsBoard('Sent'))
    const isSent = (who: Actor) => who.asks('PinSentResource', 'get', { pin_id: pin.id })
    expect(await isSent(alice)).toEqual({ is_sent: false })
    await alice.sends(bob, { pin_id: pin.id })
    expect([await isSent(alice), await isSent(bob)]).toEqual([{ is_sent: true }, { is_sent: false }])
  })

  it('[PEOPLE-03 a, PIN-14 b] suggest users to send to by name', async () => {
    const suggestions = await alice.asks<User[]>('ShareSuggestionsResource', 'get', {
      suggestion_type: 'share',
      hide_group_conversations: true,
      term: 'bo',
    })
    expect(suggestions).toMatchObject([{ username: 'bob' }])
    expect(await visitor.resource('ShareSuggestionsResource', 'get')).toMatchObject({ status: 401 })
  })
})
