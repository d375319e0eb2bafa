import type { FeedStory, Pin, SearchParts } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let pin: Pin
const board = { id: '', url: '' }

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  const theirs = await bob.createsBoard('Tree houses')
  for (let n = 1; n <= 5; n += 1) await bob.pinsTo(theirs, { title: `Tree house ${n}` })
  const own = await alice.createsBoard('Tree houses')
  Object.assign(board, own)
  pin = await alice.pinsTo(own, { title: 'A tree house of my own' })
  await bob.follows(alice)
  await alice.addsSection(own, 'Small ones')
  await bob.asks('DidItsResource', 'create', { pin_id: pin.id })
  await bob.comments(pin, 'I want one')
  await bob.asks('ReactionsResource', 'create', { pin_id: pin.id, reaction_type: 1 })
  await site.settled()
})
afterAll(() => site[Symbol.asyncDispose]())

interface Item {
  readonly type: string
  readonly id: string
}

const listOf = async (name: string, options: object = {}): Promise<readonly Item[]> => {
  const data = await alice.asks<readonly Item[]>(name, 'get', { ...options })
  expect(data.every(({ id }) => typeof id === 'string')).toBe(true)
  return data
}
const typesIn = (items: readonly Item[]) => [...new Set(items.map(({ type }) => type))]
const pinsOfBoard = () => ({ board_id: board.id, filter_section_pins: true, field_set_key: 'grid' })

describe('[FIND-09 a] a list has typed items', () => {
  it.each([
    ['pin', 'BoardFeedResource', () => pinsOfBoard()],
    ['board', 'BoardsResource', () => ({ username: 'alice' })],
    ['user', 'UserFollowersResource', () => ({ username: 'alice' })],
    ['boardsection', 'BoardSectionsResource', () => ({ board_id: board.id })],
    ['triedit', 'DidItsResource', () => ({ pin_id: pin.id })],
    ['aggregatedcomment', 'UnifiedCommentsResource', () => ({ pin_id: pin.id })],
    ['reaction', 'ReactionsResource', () => ({ pin_id: pin.id })],
    ['home_feed_tab', 'HomeFeedTabsResource', () => ({})],
  ])('%s', async (type, name, options) => {
    expect(typesIn(await listOf(name, options()))).toEqual([type])
  })

  it('story: ideas for a board lead its pins until its owner has seen them, for those who may save to it', async () => {
    const read = (who: Actor) =>
      who.asks<readonly (Pin | FeedStory)[]>('BoardFeedResource', 'get', { ...pinsOfBoard(), add_stories: true })
    const [story, ...pins] = (await read(alice)) as [FeedStory, ...Pin[]]
    expect(story).toMatchObject({ type: 'story', story_type: 'more_ideas', url: `${board.url}?tab=ideas` })
    expect(story.objects.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Tree house/)]),
    )
    expect(story.objects).toHaveLength(4)
    // A pin that moves here comes after the story, before the others.
    const moved = await alice.pinsTo(await alice.createsBoard('Elsewhere'), { title: 'Moved' })
    await alice.movesPins([moved], { board })
    expect((await read(alice)).map(({ id }) => id)).toEqual([story.id, moved.id, ...pins.map(({ id }) => id)])
    expect(typesIn(await read(bob))).toEqual(['pin'])
    expect(typesIn(await listOf('BoardFeedResource', pinsOfBoard()))).toEqual(['pin'])
    await alice.asks('BoardMoreIdeasResource', 'update', { board_id: board.id })
    expect(typesIn(await read(alice))).toEqual(['pin'])
  })

  it('module: the bar above the results of a search', async () => {
    const { oneBarModules } = await alice.asks<SearchParts>('BaseSearchResource', 'get', { query: 'tree house' })
    expect(typesIn(oneBarModules)).toEqual(['module'])
  })

  it('storypindata: what a story pin shows', async () => {
    const story = await alice.publishesStory(board)
    expect((await alice.sees(story))?.story_pin_data).toMatchObject({
      type: 'storypindata',
      id: story.story_pin_data_id,
    })
  })
})
