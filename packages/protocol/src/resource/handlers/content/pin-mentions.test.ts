import type { NotificationItem, Pin } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let carol: Actor

beforeEach(async () => {
  site = await TestSite.start()
  ;({ alice, bob, carol } = await site.cast())
})
afterEach(() => site[Symbol.asyncDispose]())

/** Tags every name in the text. */
const tagsIn = (text: string, people: readonly Actor[]) =>
  people.flatMap((person) => {
    const offset = text.indexOf(`@${person.username}`)
    return offset < 0 ? [] : [{ id: person.id, offset, length: person.username.length + 1 }]
  })
const publishing = async (description: string, people: readonly Actor[], privacy = 'public'): Promise<Pin> => {
  const board = await alice.createsBoard(`Walks ${description}`.slice(0, 50), { privacy })
  const { media_upload_id } = await alice.uploads()
  const user_mention_tags = tagsIn(description, people)
  return alice.asks<Pin>('PinResource', 'create', {
    board_id: board.id,
    media_upload_id,
    description,
    user_mention_tags,
  })
}
const namesFor = async (who: Pick<Actor, 'asks'>, { id }: Pick<Pin, 'id'>) => {
  const { description, user_mention_tags: tags = [] } = await who.asks<Pin>('PinResource', 'get', { id })
  return tags.map(({ offset, length, username }) => [description.slice(offset, offset + length), username])
}
const notificationsOf = async (who: Actor): Promise<string[]> => {
  await site.settled()
  return (await who.asks<NotificationItem[]>('NewsHubResource', 'get')).map(({ kind }) => kind)
}

describe('[CREATE-07 d] a mention in a description', () => {
  it('leads to the user, also under a new name, and tells them once', async () => {
    const pin = await publishing('With @bob, and @bobby', [bob])
    expect(await namesFor(site.visitor(), pin)).toEqual([['@bob', 'bob']])
    expect(await notificationsOf(bob)).toEqual(['pin_mentioned'])
    await alice.asks('PinResource', 'update', { id: pin.id, title: 'A walk' })
    await bob.asks('UserSettingsResource', 'update', { username: 'robert' })
    expect(await namesFor(carol, pin)).toEqual([['@bob', 'robert']])
    expect(await notificationsOf(bob)).toEqual(['pin_mentioned'])
    const { pin: shown } = await carol.queries('CloseupDetailQuery', { pinId: pin.id, isAuth: true, isDesktop: true })
    expect(shown?.userMentionTags).toEqual([{ user_id: bob.id, username: 'robert', offset: 5, length: 4 }])
  })

  it('stays text for users who take none, are blocked, or do not exist, and tells no one why', async () => {
    await bob.asks('UserSettingsResource', 'update', { mentions_from: 'nobody' })
    await carol.blocks(alice)
    const pin = await publishing('With @bob and @carol', [bob, carol])
    expect(await namesFor(alice, pin)).toEqual([])
    expect([await notificationsOf(bob), await notificationsOf(carol)]).toEqual([[], []])
  })

  it('on a secret board tells no one', async () => {
    const pin = await publishing('With @bob', [bob], 'secret')
    expect(await namesFor(alice, pin)).toEqual([])
    expect(await notificationsOf(bob)).toEqual([])
  })

  it('follows a changed description, and tells those who are new in it', async () => {
    const pin = await publishing('With @bob', [bob])
    const description = 'On Sunday, with @bob and @carol'
    await alice.asks('PinResource', 'update', { id: pin.id, description })
    expect(await namesFor(alice, pin)).toEqual([['@bob', 'bob']])
    const user_mention_tags = tagsIn(description, [bob, carol])
    await alice.asks('PinResource', 'update', { id: pin.id, description, user_mention_tags })
    expect(await namesFor(alice, pin)).toEqual([
      ['@bob', 'bob'],
      ['@carol', 'carol'],
    ])
    expect([await notificationsOf(bob), await notificationsOf(carol)]).toEqual([['pin_mentioned'], ['pin_mentioned']])
    await alice.asks('PinResource', 'update', { id: pin.id, description: 'On Sunday' })
    expect(await namesFor(alice, pin)).toEqual([])
    expect(await notificationsOf(bob)).toEqual([])
  })

  it('is in saves with the same words, and not in those with others', async () => {
    const pin = await publishing('With @bob', [bob])
    const board = await carol.createsBoard('Kept')
    const same = await carol.saves(pin, board)
    const own = await carol.asks<Pin>('RepinResource', 'create', {
      pin_id: pin.id,
      board_id: board.id,
      description: 'For @bob',
    })
    expect([await namesFor(alice, same), await namesFor(alice, own)]).toEqual([[['@bob', 'bob']], []])
    expect(await notificationsOf(bob)).toEqual(['pin_mentioned'])
  })

  it('is one of at most ten users, suggested by name before the pin exists', async () => {
    const users = await Promise.all(Array.from({ length: 11 }, (_, n) => site.person(`Walker${n}`)))
    const refused = publishing(users.map(({ username }) => `@${username}`).join(' '), users)
    await expect(refused).rejects.toMatchObject({ error: { error_code: 'pin.mentions', field: 'description' } })
    const found = await alice.asks<{ username: string }[]>('MentionSuggestionsResource', 'get', { query: 'bo' })
    expect(found.map(({ username }) => username)).toEqual(['bob'])
  })
})
