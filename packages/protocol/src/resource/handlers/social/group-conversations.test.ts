import type { Conversation, Message, User } from '@corkboard/contract'
import { type Actor, type Options, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let people: readonly Actor[]

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  people = [await site.person('Ann'), await site.person('Ben'), await site.person('Cat'), await site.person('Dot')]
  for (const a of people) for (const b of people) if (a !== b) await a.follows(b)
})
afterAll(() => site[Symbol.asyncDispose]())

type Verb = 'create' | 'update' | 'delete'
const refusal = async (person: Visitor, name: string, verb: Verb, options: Options) => {
  const { status, envelope } = await person.resource(name, verb, options)
  const { error } = envelope.resource_response
  return [status, error?.error_code, error?.field]
}
const messagesFor = (person: Actor, id: string) =>
  person.asks<Message[]>('ConversationMessagesResource', 'get', { conversation_id: id })

describe('[PIN-14 b] share suggestions', () => {
  it('contain group conversations by name and member, unless they are hidden', async () => {
    const [ann, ben, cat, dot] = people as [Actor, Actor, Actor, Actor]
    const walkers = await ann.sendsToSeveral([ben, cat], { name: 'Walkers', text: 'Sunday?' })
    const other = await ann.sendsToSeveral([cat, dot], { text: 'Hello' })
    const groupsFor = async (person: Actor, more: Options) =>
      (await person.asks<(User | Conversation)[]>('ShareSuggestionsResource', 'get', more))
        .map(({ id }) => id)
        // Other tests of these people start others.
        .filter((id) => id === walkers.id || id === other.id)
    expect(await groupsFor(ann, {})).toEqual([other.id, walkers.id])
    expect(await groupsFor(ann, { term: 'walk' })).toEqual([walkers.id])
    expect(await groupsFor(ann, { term: 'Dot' })).toEqual([other.id])
    expect(await groupsFor(dot, { term: 'walk' })).toEqual([])
    expect(await groupsFor(ann, { hide_group_conversations: true })).toEqual([])
    await ann.asks('ConversationMembersResource', 'delete', { conversation_id: walkers.id })
    expect(await groupsFor(ann, {})).toEqual([other.id])
  })
})

describe('[PEOPLE-03 b] the endpoints of a group conversation', () => {
  it('start it, add members, name it, read it and leave it', async () => {
    const [ann, ben, cat, dot] = people as [Actor, Actor, Actor, Actor]
    const begun = await ann.sendsToSeveral([ben, cat], { name: 'Cakes', text: 'Who bakes?' })
    expect(begun).toMatchObject({ type: 'conversation', is_group: true, name: 'Cakes', user: null })
    const of = { conversation_id: begun.id }
    const joined = await ben.asks<Conversation>('ConversationMembersResource', 'create', { ...of, user_ids: [dot.id] })
    expect(joined.users.map(({ username }) => username).toSorted()).toEqual(['ann', 'cat', 'dot'])
    expect(await messagesFor(dot, begun.id)).toMatchObject([
      { event: 'added', sender: { username: 'ben' }, subject: { username: 'dot' }, text: '' },
    ])
    const name = { ...of, name: 'Big cakes' }
    expect(await dot.asks('ConversationResource', 'update', name)).toMatchObject({ name: 'Big cakes' })
    const [last] = await messagesFor(cat, begun.id)
    const read = await cat.asks<Conversation>('ConversationResource', 'update', { ...of, read_to: last!.id })
    expect(read.is_unread).toBe(false)
    expect((await ann.asks<Conversation>('ConversationResource', 'get', of)).reads).toContainEqual({
      user_id: cat.id,
      read_to: last!.id,
    })
    await cat.asks('ConversationMembersResource', 'delete', of)
    expect(await refusal(cat, 'ConversationMessagesResource', 'create', { ...of, text: 'Hm' })).toEqual([
      404,
      'conversation.not_found',
      'conversation_id',
    ])
    expect((await messagesFor(ann, begun.id))[0]).toMatchObject({ event: 'left', sender: { username: 'cat' } })
  })

  it('refuse invalid groups', async () => {
    const [ann, ben] = people as [Actor, Actor]
    const begin = (options: Options) => refusal(ann, 'ConversationsResource', 'create', options)
    expect(await begin({ user_ids: [ben.id], text: 'Two?' })).toEqual([400, 'conversation.too_few', 'user_ids'])
    expect(await begin({ user_ids: ['1', ben.id] })).toEqual([404, 'user.not_found', 'user_ids'])
    expect(await begin({ text: 'To nobody' })).toEqual([400, 'request.missing', 'user_id'])
    expect(await refusal(site.visitor(), 'ConversationsResource', 'create', { user_ids: [ben.id] })).toEqual([
      401,
      'auth.required',
      null,
    ])
    const { id } = await ann.sends(ben, { text: 'Only us' })
    expect(await refusal(ann, 'ConversationResource', 'update', { conversation_id: id })).toEqual([
      400,
      'request.missing',
      'read_to',
    ])
    expect(await refusal(ann, 'ConversationMembersResource', 'delete', { conversation_id: id })).toEqual([
      400,
      'conversation.not_group',
      'conversation_id',
    ])
  })
})
