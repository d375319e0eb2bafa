import type { Pin } from '@corkboard/contract'
import { drainOutbox, sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, editBoard, followBoard, getBoard } from '../../../content/boards/index.ts'
import { createCtx, type Ctx, type ListCursor, type SignedIn, VISITOR } from '../../../kernel/index.ts'
import { blockPerson, followPerson } from '../../../people/index.ts'
import { allowPin, deletePin, editPin, getPin, hidePin, savePin } from '../../../content/pins/index.ts'
import { outboxHandlers } from '../../../modules.ts'
import { followTopics, getTopic, topicById, unfollowTopics } from '../../../content/topics/index.ts'
import { homeFeed, homeTabs, topicChoices, topicFeed } from '../index.ts'
import { gather } from './gather.ts'
import { findHomeList, type HomeList, storeHomeList } from './home-list-store.ts'
import { presentReasons, whyRecommended } from './reasons.ts'
import { loadTaste } from './taste.ts'

const GRID = { fieldSet: 'grid' } as const

const settle = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))

/** Reads a page of the home feed, continuing after another. */
const read = (ctx: Ctx, size: number, after?: ListCursor, tab?: string) =>
  homeFeed(ctx, { ...GRID, tab }, { size, ...(after && { after }) })

const titles = (pins: readonly Pin[]): string[] => pins.map(({ title }) => title)

/** Every pin of a feed, page by page. */
const readAll = async (ctx: Ctx, size: number, tab?: string): Promise<Pin[]> => {
  const items: Pin[] = []
  let after: ListCursor | undefined
  for (let pages = 0; pages < 60; pages += 1) {
    const page = await read(ctx, size, after, tab)
    items.push(...page.items)
    if (!page.next) return items
    after = page.next
  }
  throw new Error('The feed has no end')
}

/** Creates a user and a board with pins, titled with the board's name and a number. */
const withBoard = async (test: TestCtx, name: string, board: string, count: number): Promise<Ctx<SignedIn>> => {
  const person = test.as(await test.person(name))
  const made = await makeBoard(person, board)
  for (let n = 1; n <= count; n += 1) {
    test.clock.pass(1_000)
    await makePin(person, made, { title: `${board} ${n}` })
  }
  return person
}

describe('[FIND-01 a] the home feed of a member', () => {
  it('shows every pin once, whatever the page size', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 9)
    await withBoard(test, 'Carol', 'Cats', 9)
    const alice = test.as(await test.person('Alice'))
    await followPerson(alice, bob.viewer.userId)
    await settle(test)
    const all = ['Cats', 'Soups'].flatMap((board) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${board} ${n}`))
    for (const size of [1, 4, 7, 25]) expect(titles(await readAll(alice, size)).toSorted()).toEqual(all)
  })

  it('is clearly about the three topics a new user has chosen, and gives the reason for each pin', async () => {
    await using test = await createTestCtx()
    for (const [name, board] of [
      ['Bob', 'Soups'],
      ['Carol', 'Cats'],
      ['Dan', 'Quilts'],
      ['Erin', 'Motorcycles'],
      ['Fred', 'Weddings'],
      ['Gina', 'Chess'],
    ] as const) {
      await withBoard(test, name, board, 6)
    }
    await settle(test)
    const alice = test.as(await test.person('Alice'))
    const wanted = ['soups-and-stews', 'cats', 'quilting'].map((slug) => getTopic(slug))
    await followTopics(alice, wanted)
    const { items } = await read(alice, 15)
    const about = items.filter(({ title }) => /^(?:Soups|Cats|Quilts)/.test(title))
    expect(about.length).toBeGreaterThanOrEqual(12)
    expect(new Set(about.map(({ title }) => title.split(' ')[0])).size).toBe(3)
    for (const pin of about) {
      expect(pin.recommendation_reason).toMatchObject({
        kind: 'topic',
        url: expect.stringMatching(/^\/topics\/[\w-]+\/$/),
      })
    }
    expect(items.find(({ title }) => title.startsWith('Chess'))?.recommendation_reason?.kind).toMatch(/popular|fresh/)
  })

  it('[PIN-13 b] starts for a new user with what they viewed before they signed up, until they have pins', async () => {
    await using test = await createTestCtx()
    const crowd = [
      ['Bob', 'Soups'],
      ['Carol', 'Cats'],
      ['Dan', 'Quilts'],
      ['Erin', 'Motorcycles'],
      ['Fred', 'Weddings'],
      ['Gina', 'Chess'],
    ] as const
    for (const [name, board] of crowd) await withBoard(test, name, board, 6)
    await settle(test)
    const alice = test.as(await test.person('Alice'))
    await test.site.database.pool.query(
      `update users set visited_pin_ids = array(select id from pins where title in ('Soups 1', 'Cats 1'))
       where username = 'alice'`,
    )
    const { items } = await read(alice, 9)
    const about = items.filter(({ title }) => /^(?:Soups|Cats)/.test(title))
    expect(about.length).toBeGreaterThanOrEqual(5)
    for (const { recommendation_reason: reason } of about) {
      expect(reason).toEqual({ kind: expect.stringMatching(/^(?:popular|fresh)$/), name: null, url: null })
    }
    expect((await loadTaste(alice.db, alice.viewer.userId, alice.now())).visited.length).toBeGreaterThan(0)
    await makePin(alice, await makeBoard(alice, 'My own'), { title: 'Own' })
    expect(await loadTaste(alice.db, alice.viewer.userId, alice.now())).toMatchObject({ visited: [] })
  })

  it('gives no reason for pins from sources the user follows, and names the board that ideas are for', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 2)
    await withBoard(test, 'Carol', 'Quilts', 4)
    const alice = await withBoard(test, 'Alice', 'Quilt ideas', 2)
    await followPerson(alice, bob.viewer.userId)
    await settle(test)
    const { items } = await read(alice, 25)
    const reasonOf = (title: string) => items.find((pin) => pin.title === title)?.recommendation_reason
    expect(reasonOf('Soups 1')).toBeNull()
    expect(reasonOf('Quilts 1')).toEqual({ kind: 'board', name: 'Quilt ideas', url: '/alice/quilt-ideas/' })
    const [board] = (await loadTaste(alice.db, alice.viewer.userId, alice.now())).boards
    expect(board?.topics.map((id) => topicById(id)?.slug)).toEqual(['quilting'])
    // Their own pins come last.
    expect(titles(items).slice(-2).toSorted()).toEqual(['Quilt ideas 1', 'Quilt ideas 2'])
  })

  it('shows more of what several of the latest saves show, before the rest of its topic', async () => {
    await using test = await createTestCtx()
    const crowd = await Promise.all(
      ['Bob', 'Carol', 'Dan', 'Erin', 'Fred', 'Gina'].map(async (name) => {
        const person = test.as(await test.person(name))
        return { person, board: await makeBoard(person, `${name}’s kitchen`) }
      }),
    )
    const pins = async (title: string, altText: string, count: number): Promise<Pin[]> => {
      const made: Pin[] = []
      for (let n = 1; n <= count; n += 1) {
        test.clock.pass(1_000)
        const { person, board } = crowd[n % crowd.length]!
        made.push(await makePin(person, board, { title: `${title} ${n}`, altText }))
      }
      return made
    }
    const kettles = await pins('Steam', 'A kettle in a kitchen', 9)
    await pins('Corner', 'A kitchen with tiles', 80)
    await settle(test)
    const alice = test.as(await test.person('Alice'))
    const finds = await makeBoard(alice, 'Finds', { privacy: 'secret' })
    for (const pin of kettles.slice(0, 4)) await saveTo(alice, pin, finds)
    await settle(test)
    const { items } = await read(alice, 15)
    const others = kettles.slice(4).map(({ title }) => title)
    const shown = items.filter(({ title }) => others.includes(title))
    expect(shown.map(({ title }) => title).toSorted()).toEqual(others)
    expect(shown.map((pin) => pin.recommendation_reason)).toContainEqual({
      kind: 'related',
      name: 'Steam 4',
      url: expect.stringMatching(/^\/pin\/\d+\/$/),
    })
    // Their own saves come last.
    expect(titles(items).some((title) => kettles.slice(0, 4).some((pin) => pin.title === title))).toBe(false)
  })

  it('[PEOPLE-02 c] shows a picture through another pin when the first one’s pinner is across a block', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 1)
    const [soup] = (await read(bob, 1)).items
    const carol = test.as(await test.person('Carol'))
    await saveTo(carol, soup!, await makeBoard(carol, 'Saved'))
    // Many newer pins of the same user.
    const again = await makeBoard(bob, 'Again')
    for (let n = 0; n < 6; n += 1) await saveTo(bob, soup!, again)
    const alice = test.as(await test.person('Alice'))
    await blockPerson(alice, bob.viewer.userId)
    const { items } = await read(alice, 25)
    expect(items.map(({ title, pinner }) => [title, pinner?.username])).toEqual([['Soups 1', 'carol']])
  })

  it('has pins by users followed before three hundred others', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 2)
    const alice = test.as(await test.person('Alice'))
    await followPerson(alice, bob.viewer.userId)
    // Inserted directly: the users have no other data, and no one may follow this many within an hour.
    await test.site.database.pool.query(
      `insert into user_follows (follower_id, followee_id, shard, created_at)
       select follower_id, n, shard, created_at + interval '1 s' from user_follows, generate_series(1, 300) n`,
    )
    const { items } = await read(alice, 25)
    expect(items.map(({ title, recommendation_reason: reason }) => [title, reason])).toEqual([
      ['Soups 2', null],
      ['Soups 1', null],
    ])
  })

  it.each([2, 40])('has what followed users and boards have got since, when others pinned %i more', async (count) => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 3)
    const carol = await withBoard(test, 'Carol', 'Cats', 1)
    const dana = await withBoard(test, 'Dana', 'Quilts', 1)
    const [cats, stews] = [await makeBoard(carol, 'More cats'), await makeBoard(bob, 'Stews')]
    const alice = test.as(await test.person('Alice'))
    await followPerson(alice, bob.viewer.userId)
    await followBoard(alice, allowBoard(alice, 'follow', await getBoard(alice, cats.id)))
    await read(alice, 25)
    await makePin(bob, stews, { title: 'Stew' })
    await makePin(carol, cats, { title: 'Kitten' })
    const others = await makeBoard(dana, 'Others')
    for (let n = 1; n <= count; n += 1) await makePin(dana, others, { title: `Other ${n}` })
    for (let times = 0; times < 2; times += 1) {
      const { items } = await read(alice, 25)
      const followed = items.filter(({ recommendation_reason: reason }) => reason === null)
      expect(titles(followed).toSorted()).toEqual(['Kitten', 'Soups 1', 'Soups 2', 'Soups 3', 'Stew'])
    }
  })

  it('has what was moved to a followed board since, and not as followed what was moved away', async () => {
    await using test = await createTestCtx()
    const carol = test.as(await test.person('Carol'))
    const [cats, dogs] = [await makeBoard(carol, 'Cats'), await makeBoard(carol, 'Dogs')]
    const [kitten, puppy] = [
      await makePin(carol, cats, { title: 'Kitten' }),
      await makePin(carol, dogs, { title: 'Puppy' }),
    ]
    test.clock.pass(60_000)
    await withBoard(test, 'Bob', 'Soups', 1)
    const alice = test.as(await test.person('Alice'))
    await followBoard(alice, allowBoard(alice, 'follow', await getBoard(alice, cats.id)))
    const followed = async () => {
      const { items } = await read(alice, 25)
      return titles(items.filter(({ recommendation_reason: reason }) => reason === null))
    }
    expect(await followed()).toEqual(['Kitten'])
    for (const [pin, board] of [[kitten, dogs] as const, [puppy, cats] as const]) {
      await editPin(carol, allowPin(carol, 'edit', await getPin(carol, pin.id)), { boardId: board.id })
    }
    expect(await followed()).toEqual(['Puppy'])
  })

  it('continues the list it started with, however much is pinned meanwhile', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 6)
    const alice = test.as(await test.person('Alice'))
    await followPerson(alice, bob.viewer.userId)
    const first = await read(alice, 3)
    await makePin(bob, await makeBoard(bob, 'Later'), { title: 'Meanwhile' })
    const second = await read(alice, 3, first.next)
    expect(titles([...first.items, ...second.items]).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Soups ${n}`))
    expect(titles((await read(alice, 3)).items)).toContain('Meanwhile')
  })

  it('holds back what an earlier list has shown', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 30)
    const alice = test.as(await test.person('Alice'))
    await followPerson(alice, bob.viewer.userId)
    const first = await read(alice, 20)
    await read(alice, 5, first.next)
    const looked = new Set(titles(first.items).slice(0, 12))
    const again = titles((await read(alice, 18)).items)
    expect(again.filter((title) => looked.has(title))).toEqual([])
  })

  it('leaves out what was hidden, deleted or made secret since the list was built, and users across a block', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 4)
    const carol = await withBoard(test, 'Carol', 'Cats', 3)
    const dan = await withBoard(test, 'Dan', 'Quilts', 3)
    const alice = test.as(await test.person('Alice'))
    await settle(test)
    const first = await read(alice, 1)
    const rest = (title: string) =>
      test.site.database.db.selectFrom('pins').select(['id', 'board_id']).where('title', '=', title)
    const idOf = async (title: string) => (await rest(title).executeTakeFirstOrThrow()).id
    await hidePin(alice, allowPin(alice, 'view', await getPin(alice, await idOf('Soups 1'))), true)
    await deletePin(bob, allowPin(bob, 'delete', await getPin(bob, await idOf('Soups 2'))))
    const { board_id: quilts } = await rest('Quilts 1').executeTakeFirstOrThrow()
    await editBoard(dan, allowBoard(dan, 'edit', await getBoard(dan, quilts)), { privacy: 'secret' })
    await blockPerson(alice, carol.viewer.userId)
    const left: Pin[] = [...first.items]
    for (let { next } = first; next;) {
      const page = await read(alice, 3, next)
      left.push(...page.items)
      next = page.next
    }
    const shown = titles(left.slice(1))
    expect(shown.filter((title) => /^(?:Cats|Quilts)|Soups [12]$/.test(title))).toEqual([])
    expect(titles(left)).toEqual(expect.arrayContaining(['Soups 3', 'Soups 4']))
  })

  it('[PIN-09 a] keeps back what is named like several pins that its viewer hid, whatever their topics', async () => {
    await using test = await createTestCtx()
    const bob = test.as(await test.person('Bob'))
    const names = ['Quilts to sew', 'Soup Weather', 'Old Motorcycles']
    const boards = await Promise.all(names.map((name) => makeBoard(bob, name)))
    const colors = ['lemon', 'olive', 'plum', 'snow', 'coral', 'teal']
    const grids = await Promise.all(
      colors.map((color, n) =>
        makePin(bob, boards[n % 3]!, {
          title: `Study ${n}: ${names[n % 3]}`,
          altText: `A grid of quarter circles in ${color}.`,
        }),
      ),
    )
    for (let n = 0; n < 12; n += 1)
      await makePin(bob, boards[n % 3]!, {
        title: `Other ${n}: ${names[n % 3]}`,
        altText: `A small one, number ${n}, in plum.`,
      })
    await settle(test)
    const alice = test.as(await test.person('Alice'))
    const first = await read(alice, 1)
    for (const { id } of grids.slice(0, 3)) {
      await hidePin(alice, allowPin(alice, 'view', await getPin(alice, id)), true)
    }
    const ofGrids = (pins: readonly Pin[]) => titles(pins).filter((title) => title.startsWith('Study'))
    expect(ofGrids((await read(alice, 12)).items)).toEqual([])
    expect(ofGrids((await read(alice, 12, first.next)).items)).toEqual([])
  })

  it('opens while its viewer unfollows a topic that it has just read as theirs', async () => {
    await using test = await createTestCtx()
    await withBoard(test, 'Bob', 'Cats', 3)
    const alice = test.as(await test.person('Alice'))
    await settle(test)
    await followTopics(alice, [getTopic('cats'), getTopic('gardening')])
    const taste = await loadTaste(alice.db, alice.viewer.userId, alice.now())
    await unfollowTopics(alice, [getTopic('cats')])
    const opened = await gather(alice, taste, { reach: {}, shown: { pinIds: new Set(), pictures: new Set() } })
    const [cats, gardening] = [getTopic('cats').id, getTopic('gardening').id]
    expect(opened.candidates.filter(({ reason }) => reason.kind === 'topic' && reason.id === cats)).toEqual([])
    expect(Object.keys(opened.reach)).toContain(`topic ${gardening}`)
  })

  it('includes recommendations, and says which pin led to each', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Odds', 2)
    const alice = await withBoard(test, 'Alice', 'Ends', 1)
    const [likely] = (await read(bob, 25)).items.filter(({ title }) => title === 'Odds 1')
    const [own] = (await read(alice, 25)).items.filter(({ title }) => title === 'Ends 1')
    const gathered = await gather(
      alice,
      await loadTaste(alice.db, alice.viewer.userId, alice.now()),
      { reach: {}, shown: { pinIds: new Set(), pictures: new Set() } },
      async () => [{ id: likely!.id, becauseOf: own!.id }],
    )
    const reason = { kind: 'related', id: own!.id } as const
    expect(gathered.candidates.find(({ id }) => id === likely!.id)?.reason).toEqual(reason)
    const saved = await savePin(alice, allowPin(alice, 'save', await getPin(alice, likely!.id)), {
      boardId: own!.board.id,
    })
    // The user made one of them, and saved the other.
    expect(await presentReasons(alice, [reason, { kind: 'related', id: saved.id }])).toEqual([
      { kind: 'own', name: 'Ends 1', url: `/pin/${own!.id}/` },
      { kind: 'related', name: 'Odds 1', url: `/pin/${saved.id}/` },
    ])
  })

  it('still reads lists that were stored when similar pins had another name, and reasons one for each pin', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Odds', 1)
    const alice = test.as(await test.person('Alice'))
    const [odds] = (await read(bob, 25)).items
    const { userId } = alice.viewer
    const before = {
      id: '1',
      pinIds: [odds!.id],
      pictures: ['1'],
      others: [['77']],
      reasons: [{ kind: 'walk', id: odds!.id }],
      reach: { walk: { after: '60', isLast: false } },
      readTo: 1,
      seen: [],
    }
    await storeHomeList(alice.db, userId, before as unknown as HomeList)
    const why = { name: 'Odds 1', url: `/pin/${odds!.id}/` }
    const isRead = async () => {
      expect(await findHomeList(alice.db, userId, '1')).toMatchObject({
        others: [['77']],
        reasons: [{ kind: 'related', id: odds!.id }],
        reach: { related: { after: '60', isLast: false } },
      })
      expect(await whyRecommended(alice, odds!.id)).toMatchObject(why)
    }
    await isRead()
    expect(await whyRecommended(alice, '77')).toMatchObject(why)
    await sql`
      update home_lists set others = ${JSON.stringify(before.others)}::jsonb,
        reasons = ${JSON.stringify(before.reasons)}::jsonb`.execute(alice.db)
    await isRead()
  })

  it('is never empty while there is a pin, and then ends', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    expect(await read(alice, 25)).toEqual({ items: [], next: undefined })
    await withBoard(test, 'Bob', 'Soups', 1)
    expect(titles(await readAll(alice, 25))).toEqual(['Soups 1'])
  })
})

describe('[FIND-01 c] tabs of the home feed', () => {
  it('are all, the topics the user follows, and the boards they last saved to', async () => {
    await using test = await createTestCtx()
    await withBoard(test, 'Bob', 'Quilts', 2)
    await withBoard(test, 'Carol', 'Cats', 2)
    const alice = await withBoard(test, 'Alice', 'Quilt ideas', 1)
    await settle(test)
    await followTopics(alice, [getTopic('cats')])
    const tabs = await homeTabs(alice)
    expect(tabs.map(({ kind, name }) => [kind, name])).toEqual([
      ['all', null],
      ['topic', 'Cats'],
      ['board', 'Quilt ideas'],
    ])
    expect(titles(await readAll(alice, 2, tabs[1]!.id)).toSorted()).toEqual(['Cats 1', 'Cats 2'])
    expect(titles(await readAll(alice, 2, tabs[2]!.id)).toSorted()).toEqual(['Quilts 1', 'Quilts 2'])
    for (const tab of ['nonsense', 'board-9223372036854775808']) {
      await expect(read(alice, 2, undefined, tab)).rejects.toMatchObject({ code: 'request.invalid' })
    }
    await expect(read(alice, 2, undefined, 'topic-7')).rejects.toMatchObject({ code: 'topic.not_found' })
  })

  it('have one tab for a topic and a board of the same name', async () => {
    await using test = await createTestCtx()
    await withBoard(test, 'Bob', 'Quilts', 2)
    const alice = await withBoard(test, 'Alice', 'quilting', 1)
    await settle(test)
    const names = async () => (await homeTabs(alice)).map(({ kind, name }) => [kind, name])
    expect(await names()).toEqual([
      ['all', null],
      ['board', 'quilting'],
    ])
    await followTopics(alice, [getTopic('quilting')])
    expect(await names()).toEqual([
      ['all', null],
      ['topic', 'Quilting'],
    ])
  })

  it('for a board require the right to save to it', async () => {
    await using test = await createTestCtx()
    const bob = test.as(await test.person('Bob'))
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(bob, 'Secret', { privacy: 'secret' })
    await expect(read(alice, 2, undefined, `board-${board.id}`)).rejects.toMatchObject({ code: 'board.not_found' })
    await expect(homeTabs(test.visitor)).rejects.toMatchObject({ code: 'auth.required' })
  })
})

describe('[FIND-01 b] the feed for visitors', () => {
  it('[IDENT-21 d] keeps others’ saves from a user who now shows their pins only to followers', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 1)
    const [soup] = (await read(bob, 1)).items
    const carol = test.as(await test.person('Carol'))
    await saveTo(carol, soup!, await makeBoard(carol, 'Saved'))
    await settle(test)
    const usernames = async () => (await read(test.visitor, 25)).items.map(({ pinner }) => pinner?.username)
    expect(await usernames()).toEqual(['bob'])
    await test.site.database.db
      .updateTable('users')
      .set({ is_private: true })
      .where('id', '=', bob.viewer.userId)
      .execute()
    test.site.changes.publish([`user:${bob.viewer.userId}`])
    expect(await usernames()).toEqual(['carol'])
  })

  it('starts with their country and language, with every pin once, whatever the page size', async () => {
    await using test = await createTestCtx()
    const people = [
      ['Mara', 'Austria', 'AT', 'de'],
      ['Hans', 'Germany', 'DE', 'de'],
      ['Marie', 'France', 'FR', 'fr'],
    ] as const
    for (const [name, board, country, locale] of people) {
      const person = test.as(await test.person(name, { country, locale }))
      const made = await makeBoard(person, board)
      for (let n = 1; n <= 5; n += 1) await makePin(person, made, { title: `${board} ${n}` })
    }
    await settle(test)
    const late = test.as(await test.person('Late'))
    await makePin(late, await makeBoard(late, 'Late'), { title: 'Just pinned' })
    const visitor = createCtx(test.site, { ...VISITOR, whereabouts: { country: 'AT', language: 'de' } })
    const all = async (size: number) => {
      const shown: string[] = []
      for (let after: ListCursor | undefined, pages = 0; pages < 60; pages += 1) {
        const page = await homeFeed(visitor, GRID, { size, ...(after && { after }) })
        shown.push(...titles(page.items))
        if (!page.next) return shown
        after = page.next
      }
      throw new Error('The feed has no end')
    }
    const shown = await all(25)
    const first = Map.groupBy(shown.slice(0, 10), (title) => title.split(' ')[0])
    expect([...first].map(([name, its]) => `${name} ${its.length}`).toSorted()).toEqual([
      'Austria 4',
      'France 2',
      'Germany 3',
      'Just 1',
    ])
    for (const size of [1, 3, 7]) expect((await all(size)).toSorted()).toEqual(shown.toSorted())
    expect(new Set(shown).size).toBe(16)
    expect(shown).toHaveLength(16)
  })

  it('shows the most saved pins first among equally new ones', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 5)
    await settle(test)
    const { items } = await read(bob, 25)
    const loved = items.find(({ title }) => title === 'Soups 2')!
    for (const name of ['Carol', 'Dan', 'Erin']) {
      const person = test.as(await test.person(name))
      await saveTo(person, loved, await makeBoard(person, 'Later', { privacy: 'protected' }))
    }
    await settle(test)
    expect(titles((await read(test.visitor, 25)).items)[0]).toBe('Soups 2')
  })
})

describe('[FIND-02 a] the page of a topic', () => {
  it('shows its pins, the most saved and most certain first, each once', async () => {
    await using test = await createTestCtx()
    const bob = await withBoard(test, 'Bob', 'Soups', 4)
    await withBoard(test, 'Carol', 'Ramen', 3)
    await withBoard(test, 'Dan', 'Cats', 3)
    await settle(test)
    const loved = (await read(bob, 25)).items.find(({ title }) => title === 'Ramen 1')!
    for (const name of ['Erin', 'Fred', 'Gina']) {
      const person = test.as(await test.person(name))
      await saveTo(person, loved, await makeBoard(person, 'Later'))
    }
    await settle(test)
    const pages: string[] = []
    for (let after: ListCursor | undefined; ;) {
      const page = await topicFeed(test.visitor, getTopic('soups-and-stews'), GRID, {
        size: 3,
        ...(after && { after }),
      })
      pages.push(...titles(page.items))
      if (!page.next) break
      after = page.next
    }
    expect(pages[0]).toBe('Ramen 1')
    expect(pages.toSorted()).toEqual(['Ramen 1', 'Ramen 2', 'Ramen 3', 'Soups 1', 'Soups 2', 'Soups 3', 'Soups 4'])
  })
})

describe('[FIND-01 a] the topic picker', () => {
  it('offers the broad topics, those with the most pins first, with a picture', async () => {
    await using test = await createTestCtx()
    await withBoard(test, 'Bob', 'Soups', 3)
    await withBoard(test, 'Carol', 'Cats', 2)
    await settle(test)
    const choices = await topicChoices(test.visitor)
    expect(choices).toHaveLength(25)
    expect(choices.slice(0, 2).map(({ name, images }) => [name, images !== null])).toEqual([
      ['Food and drink', true],
      ['Animals', true],
    ])
    expect(choices[2]).toMatchObject({ images: null, is_followed: false })
  })
})
