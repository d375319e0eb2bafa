import type { ArticleBlock, Board, EditorialArticle, Pin } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import {
  createTestCtx,
  makeBoard,
  makePin,
  makeStory,
  saveTo,
  type TestCtx,
  uploadVideo,
} from '@corkboard/testkit/domain'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allowBoard, editBoard, getBoard } from '../../content/boards/index.ts'
import { updateSettings } from '../../accounts/settings/index.ts'
import type { Ctx, ListCursor, SignedIn } from '../../kernel/index.ts'
import { allowPin, deletePin, getPin, hidePin } from '../../content/pins/index.ts'
import { followTopics, getTopic } from '../../content/topics/index.ts'
import { outboxHandlers } from '../../modules.ts'
import {
  articlePages,
  createArticle,
  deleteArticle,
  editArticle,
  explore,
  exploreCategories,
  listArticles,
  listDay,
  listEditorialActions,
  makeDailyCollections,
  orderDay,
  personalBoutique,
  publishArticle,
  todayArticle,
  todayArticlePins,
  todayHome,
  unpublishArticle,
} from './index.ts'
import { placeExplorePins } from './explore-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const drain = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site), { log: test.site.log })

const pinBlock = ({ id }: Pick<Pin, 'id'>): ArticleBlock => ({ type: 'pin', pin_id: id })
const paragraph = (text: string): ArticleBlock => ({ type: 'paragraph', text })

/** Lets time pass, and has the editors confirm their password again. */
const passes = async (test: TestCtx, ms: number): Promise<void> => {
  test.clock.pass(ms)
  await test.site.database.db.updateTable('sessions').set({ password_checked_at: test.clock.now() }).execute()
}

/** Creates a draft with these parts. */
const write = async (
  editor: Ctx<SignedIn>,
  title: string,
  body: readonly ArticleBlock[],
  locale = 'en-US',
): Promise<EditorialArticle> => {
  const { id, revision } = await createArticle(editor, { locale, title })
  return editArticle(editor, id, { revision, body })
}
const publish = async (editor: Ctx<SignedIn>, title: string, body: readonly ArticleBlock[], locale?: string) =>
  publishArticle(editor, (await write(editor, title, body, locale)).id, {}, {})

const titles = (articles: readonly { readonly title: string }[]) => articles.map(({ title }) => title)
const read = (ctx: Ctx, { id }: { readonly id: string }) => todayArticle(ctx, { articleId: id, isPreview: false })
const pinsOf = async (ctx: Ctx, { id }: { readonly id: string }) => {
  const query = { articleId: id, isPreview: false, fieldSet: 'grid' as const }
  return (await todayArticlePins(ctx, query, { size: 25 })).items.map((pin) => pin.id)
}
const refusal = (code: string, field: string | null = null) =>
  expect.objectContaining({ code, ...(field !== null && { details: expect.objectContaining({ field }) }) })

describe('[FIND-03 a d] articles', () => {
  let test: TestCtx
  let editor: Ctx<SignedIn>
  let alice: Ctx<SignedIn>
  let board: Board
  let pin: Pin
  let other: Pin

  beforeEach(async () => {
    test = await createTestCtx()
    editor = await test.staff('Edith', 'employee')
    alice = test.as(await test.person('Alice'))
    board = await makeBoard(alice, 'Walls')
    pin = await makePin(alice, board, { title: 'A wall' })
    other = await makePin(alice, board, { title: 'Another wall' })
  })
  afterEach(() => test[Symbol.asyncDispose]())

  it('are visible from the time they are published until the time they end', async () => {
    const from = new Date(test.clock.now().getTime() + HOUR_MS)
    const until = new Date(from.getTime() + DAY_MS)
    const draft = await write(editor, 'Soon', [pinBlock(pin)])
    expect(draft).toMatchObject({ status: 'draft', kind: 'article', slug: 'soon' })
    await expect(read(test.visitor, draft)).rejects.toEqual(refusal('article.not_found'))
    const schedule = { from: from.toISOString(), until: until.toISOString() }
    expect(await publishArticle(editor, draft.id, schedule, {})).toMatchObject({ status: 'scheduled' })
    expect(titles((await todayHome(test.visitor, {})).articles)).toEqual([])
    expect(await articlePages(test.visitor, 5)).toEqual([])
    await expect(read(test.visitor, draft)).rejects.toEqual(refusal('article.not_found'))
    await passes(test, HOUR_MS)
    expect(await read(test.visitor, draft)).toMatchObject({ status: 'published', title: 'Soon' })
    expect(titles((await todayHome(test.visitor, {})).articles)).toEqual(['Soon'])
    expect(await articlePages(test.visitor, 5)).toMatchObject([{ path: `/today/article/soon/${draft.id}/` }])
    await passes(test, DAY_MS)
    expect(await articlePages(test.visitor, 5)).toEqual([])
    await expect(read(test.visitor, draft)).rejects.toEqual(refusal('article.not_found'))
    expect(await listArticles(editor, { status: 'ended' }, { size: 5 })).toMatchObject({ items: [{ title: 'Soon' }] })
  })

  it('appear on their day in order, and link to other days', async () => {
    await publish(editor, 'The day before', [pinBlock(pin)])
    await passes(test, DAY_MS)
    const first = await publish(editor, 'First', [pinBlock(pin)])
    const second = await publish(editor, 'Second', [pinBlock(other)])
    const home = await todayHome(test.visitor, {})
    const day = test.clock.now().toISOString().slice(0, 10)
    expect(home).toMatchObject({ day, is_today: true, locale: 'en-US' })
    expect(titles(home.articles)).toEqual(['Second', 'First'])
    expect(home.other_days).toMatchObject([{ article_count: 1, first: { title: 'The day before' } }])
    await orderDay(editor, { day, locale: 'en-US', ids: [first.id, second.id] }, {})
    expect(titles((await todayHome(test.visitor, {})).articles)).toEqual(['First', 'Second'])
    expect(titles((await todayHome(test.visitor, { day: home.other_days[0]!.day })).articles)).toEqual([
      'The day before',
    ])
    expect(await todayHome(test.visitor, { day: '2020-01-01' })).toMatchObject({ day: '2020-01-01', articles: [] })
    await expect(todayHome(test.visitor, { day: '2020-02-31' })).rejects.toEqual(refusal('request.invalid', 'day'))
  })

  it('appear in the requested locale, or in the fallback if there are none in it', async () => {
    await publish(editor, 'Today', [pinBlock(pin)])
    await publish(editor, 'Heute', [pinBlock(pin)], 'de')
    expect(await todayHome(test.visitor, { locale: 'de' })).toMatchObject({
      locale: 'de',
      articles: [{ title: 'Heute', locale: 'de' }],
    })
    expect(await todayHome(test.visitor, { locale: 'sv' })).toMatchObject({ locale: 'en-US', asked_locale: 'sv' })
    expect(await todayHome(test.visitor, { locale: 'xx' })).toMatchObject({ locale: 'en-US', asked_locale: 'en-US' })
    expect(titles((await todayHome(test.visitor, { locale: 'sv' })).articles)).toEqual(['Today'])
  })

  it('show the pins, boards and covers this reader may see, and hide the rest immediately', async () => {
    const shown = await makeBoard(alice, 'Shown')
    const [secret, deleted, hidden] = [
      await makePin(alice, shown),
      await makePin(alice, board),
      await makePin(alice, board),
    ]
    const article = await publish(editor, 'Now you see them', [
      pinBlock(secret),
      pinBlock(deleted),
      paragraph('Between them'),
      pinBlock(hidden),
      { type: 'board', board_id: shown.id },
    ])
    expect(await read(test.visitor, article)).toMatchObject({ pin_count: 3 })
    expect((await read(test.visitor, article)).body.map(({ type }) => type)).toEqual([
      'pin',
      'pin',
      'paragraph',
      'pin',
      'board',
    ])
    const bob = test.as(await test.person('Bob'))
    await hidePin(bob, allowPin(bob, 'view', await getPin(bob, hidden.id)), true)
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, shown.id)), { privacy: 'secret' })
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, deleted.id)))
    // Its owner sees no more of it than anyone else: an article is the same for all.
    for (const [reader, ids] of [
      [test.visitor, [hidden.id]],
      [alice, [hidden.id]],
      [bob, []],
    ] as const) {
      const page = await read(reader, article)
      expect(page.pin_count).toBe(ids.length)
      expect(page.covers.map(({ pin_id }) => pin_id)).toEqual(ids)
      expect(page.body).not.toContainEqual(expect.objectContaining({ type: 'board' }))
      expect(await pinsOf(reader, article)).toEqual(ids)
      const home = (await todayHome(reader, {})).articles.find(({ id }) => id === article.id)
      expect(home?.covers.map(({ pin_id }) => pin_id)).toEqual(ids)
    }
    await updateSettings(alice, { is_private_profile: true })
    expect(await read(test.visitor, article)).toMatchObject({ pin_count: 0, covers: [] })
    await updateSettings(alice, { is_private_profile: false })
  })

  it('accept only what is public at the time, and need a picture to be published', async () => {
    const secret = await makePin(alice, await makeBoard(alice, 'Hidden', { privacy: 'secret' }))
    const { id, revision } = await createArticle(editor, { locale: 'en-US', title: 'Fields' })
    const edits = (changes: object) => editArticle(editor, id, { revision, ...changes })
    await expect(edits({ body: [pinBlock(secret)] })).rejects.toEqual(refusal('article.pin_hidden', 'body'))
    await expect(edits({ coverPinIds: ['1'] })).rejects.toEqual(refusal('article.pin_hidden', 'cover_pin_ids'))
    await expect(edits({ body: [{ type: 'board', board_id: '1' }] })).rejects.toEqual(
      refusal('article.board_hidden', 'body'),
    )
    await expect(edits({ body: [{ type: 'topic', topic_id: '99999' }] })).rejects.toEqual(
      refusal('topic.not_found', 'body'),
    )
    await expect(edits({ title: ' ' })).rejects.toEqual(refusal('request.missing', 'title'))
    await expect(edits({ title: 'x'.repeat(101) })).rejects.toEqual(refusal('article.title_too_long', 'title'))
    await expect(edits({ locale: 'nl' })).rejects.toEqual(refusal('request.invalid', 'locale'))
    await expect(publishArticle(editor, id, {}, {})).rejects.toEqual(refusal('article.no_pins', 'body'))
    const yesterday = new Date(test.clock.now().getTime() - DAY_MS).toISOString()
    await edits({ body: [pinBlock(pin)] })
    await expect(publishArticle(editor, id, { until: yesterday }, {})).rejects.toEqual(
      refusal('article.until_before_from', 'published_until'),
    )
    await expect(edits({ title: 'Written on the old one' })).rejects.toEqual(refusal('article.changed'))
  })

  it('may repeat text, but show each pin, board or topic only once', async () => {
    const topic: ArticleBlock = { type: 'topic', topic_id: '1600' }
    const wall: ArticleBlock = { type: 'board', board_id: board.id }
    const once = [pinBlock(pin), paragraph('Again'), wall, topic, paragraph('Again'), pinBlock(other)]
    const { body } = await write(editor, 'Again and again', [...once, pinBlock(pin), wall, topic])
    expect(body).toEqual(once)
  })

  it('can be deleted only once unpublished, and every step is logged', async () => {
    const article = await publish(editor, 'Taken back', [pinBlock(pin)])
    await expect(deleteArticle(editor, article.id, {})).rejects.toEqual(refusal('auth.not_allowed'))
    expect(await unpublishArticle(editor, article.id, {})).toMatchObject({ status: 'unpublished' })
    await expect(read(test.visitor, article)).rejects.toEqual(refusal('article.not_found'))
    expect(await todayArticle(editor, { articleId: article.id, isPreview: true })).toMatchObject({
      status: 'unpublished',
    })
    await deleteArticle(editor, article.id, {})
    const { items } = await listEditorialActions(editor, { size: 5 })
    expect(items.map(({ action, detail, actor }) => [action, detail, actor?.username])).toEqual(
      ['delete', 'unpublish', 'publish', 'edit', 'create'].map((action) => [action, 'Taken back', 'edith']),
    )
  })

  it('can be edited only by staff with two-factor authentication', async () => {
    const article = await publish(editor, 'Ours', [pinBlock(pin)])
    const careless = test.as(await test.person('Carl', { role: 'employee' }), { role: 'employee' })
    for (const [who, code] of [
      [alice, 'auth.not_allowed'],
      [test.visitor, 'auth.required'],
      [careless, 'mfa.off'],
    ] as const) {
      const day = { day: '2026-11-22', locale: 'en-US' }
      for (const action of [
        () => createArticle(who, { locale: 'en-US', title: 'Mine' }),
        () => editArticle(who, article.id, { revision: article.revision }),
        () => publishArticle(who, article.id, {}, {}),
        () => unpublishArticle(who, article.id, {}),
        () => deleteArticle(who, article.id, {}),
        () => orderDay(who, { ...day, ids: [] }, {}),
        () => listArticles(who, {}, { size: 5 }),
        () => listDay(who, day),
        () => listEditorialActions(who, { size: 5 }),
        () => todayArticle(who, { articleId: article.id, isPreview: true }),
      ]) {
        await expect(action()).rejects.toEqual(refusal(code))
      }
    }
  })

  it('list related articles, those with pins in common first', async () => {
    await passes(test, DAY_MS)
    const about = await publish(editor, 'About a wall', [pinBlock(other), { type: 'topic', topic_id: '200' }])
    expect((await read(test.visitor, about)).body[1]).toEqual({
      type: 'topic',
      topic: { id: '200', slug: 'architecture', name: 'Architecture' },
    })
    await publish(editor, 'About the same wall', [pinBlock(other)])
    await passes(test, HOUR_MS)
    await publish(editor, 'About something newer', [pinBlock(pin)])
    const { related } = await read(test.visitor, about)
    expect(related[0]).toMatchObject({ title: 'About the same wall' })
    expect(titles(related)).toContain('About something newer')
    expect(related.map(({ id }) => id)).not.toContain(about.id)
  })
})

describe('[FIND-03 a] daily collections', () => {
  it('contain the most saved pins by topic, once a day, in locales that are used but have no editor', async () => {
    await using test = await createTestCtx()
    const editor = await test.staff('Edith', 'employee')
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob', { locale: 'de' }))
    const saves = await makeBoard(bob, 'Saved')
    const pins: Pin[] = []
    for (const n of [0, 1, 2, 3]) {
      // Ids within one millisecond come in any order.
      await passes(test, 1_000)
      const garden = await makeBoard(n % 2 === 0 ? alice : bob, `Garden ${n}`, { category: 'gardening' })
      pins.push(await makePin(n % 2 === 0 ? alice : bob, garden, { title: `Rose garden ${n}` }))
    }
    await makePin(alice, await makeBoard(alice, 'Secret garden', { privacy: 'secret', category: 'gardening' }))
    await saveTo(bob, pins[2]!, saves)
    await drain(test)
    expect(await makeDailyCollections(test.visitor)).toBe(4)
    expect(await makeDailyCollections(test.visitor)).toBe(0)
    for (const locale of ['en-US', 'de']) {
      const home = await todayHome(test.visitor, { locale })
      expect(home).toMatchObject({ locale, is_today: true })
      expect(home.articles.map(({ is_automatic, kind }) => [is_automatic, kind])).toEqual([
        [true, 'trending'],
        [true, 'trending'],
      ])
      expect(titles(home.articles)).toEqual(['Popular in Gardening', 'What people are saving'])
    }
    const [gardening] = (await todayHome(test.visitor, {})).articles
    // Titles are made for each reader from these parts.
    expect(gardening).toMatchObject({ slug: 'popular-in-gardening', collection: { topic: { name: 'Gardening' } } })
    const { rows: stored } = await test.site.database.pool.query('select distinct title, description from articles')
    expect(stored).toEqual([{ title: '', description: '' }])
    // The saved pin comes first, then the newest.
    expect(await pinsOf(test.visitor, gardening!)).toEqual([pins[2], pins[3], pins[1], pins[0]].map((pin) => pin!.id))
    // Editors cannot edit these. They can unpublish one they do not like, and it is not created again.
    await expect(editArticle(editor, gardening!.id, { revision: 1, title: 'Mine' })).rejects.toEqual(
      refusal('auth.not_allowed'),
    )
    await unpublishArticle(editor, gardening!.id, {})
    expect(await makeDailyCollections(test.visitor)).toBe(0)
    expect(titles((await todayHome(test.visitor, {})).articles)).toEqual(['What people are saving'])
    // A day with an editor's article has no collections.
    await passes(test, DAY_MS)
    await publish(editor, 'Written', [pinBlock(pins[0]!)])
    expect(await makeDailyCollections(test.visitor)).toBe(2)
    expect(titles((await todayHome(test.visitor, {})).articles)).toEqual(['Written'])
  })
})

describe('[FIND-03 a] the title of a collection', () => {
  it('names the subjects of its first pins, one pin of each', async () => {
    await using test = await createTestCtx()
    const people = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
    const pins: Record<string, Pin> = {}
    for (const [n, title] of ['Tomato soup', 'Lentil soup', 'Sourdough bread', 'Chocolate cake'].entries()) {
      await passes(test, 1_000)
      const ctx = people[n % 2]!
      pins[title] = await makePin(ctx, await makeBoard(ctx, `Kitchen ${n}`, { category: 'food_drink' }), { title })
    }
    await drain(test)
    await makeDailyCollections(test.visitor)
    const food = (await todayHome(test.visitor, {})).articles.find(({ collection }) => collection?.topic)
    const subjects = food!.collection!.subjects.map(({ name }) => name)
    expect(new Set(subjects).size).toBe(subjects.length)
    expect(subjects).toContain('Soups and stews')
    expect(food!.title.toLowerCase()).toBe(subjects.join(', ').toLowerCase())
    // One of the two soups is a cover, not both before the others.
    const first = food!.covers.slice(0, subjects.length).map(({ pin_id: id }) => id)
    expect(first.filter((id) => [pins['Tomato soup']!.id, pins['Lentil soup']!.id].includes(id))).toHaveLength(1)
  })
})

describe('[FIND-04 a] ideas', () => {
  it('list stories by topic, newest first, without hidden ones', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Garden', { category: 'gardening' })
    const stories = [await makeStory(alice, board), await makeStory(alice, board)]
    await makePin(alice, board, { title: 'No story' })
    await drain(test)
    const list = async (categoryId?: string) =>
      (await explore(test.visitor, { kind: 'ideas', categoryId, fieldSet: 'grid' }, { size: 5 })).items.map(
        ({ id }) => id,
      )
    expect(await list()).toEqual([stories[1]!.id, stories[0]!.id])
    const [category] = await exploreCategories(test.visitor, 'ideas')
    expect(category).toMatchObject({ slug: 'gardening', name: 'Gardening' })
    expect(await list(category!.id)).toEqual([stories[1]!.id, stories[0]!.id])
    const first = await explore(test.visitor, { kind: 'ideas', categoryId: undefined, fieldSet: 'grid' }, { size: 1 })
    const { items } = await explore(
      test.visitor,
      { kind: 'ideas', categoryId: undefined, fieldSet: 'grid' },
      { size: 1, after: first.next! },
    )
    expect(items.map(({ id }) => id)).toEqual([stories[0]!.id])
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, stories[1]!.id)))
    expect(await list()).toEqual([stories[0]!.id])
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), { privacy: 'secret' })
    expect(await list()).toEqual([])
    expect(await explore(alice, { kind: 'ideas', categoryId: undefined, fieldSet: 'grid' }, { size: 5 })).toMatchObject(
      { items: [] },
    )
    await expect(
      explore(test.visitor, { kind: 'ideas', categoryId: '99999', fieldSet: 'grid' }, { size: 5 }),
    ).rejects.toEqual(refusal('topic.not_found'))
  })
})

describe('[FIND-04 b c] videos and shopping', () => {
  it('list videos and products of their own, all of them or those of a category', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const garden = await makeBoard(alice, 'Garden', { category: 'gardening' })
    const cats = await makeBoard(alice, 'Cats', { category: 'animals' })
    const film = async (board: Board, title: string, seed: number) =>
      makePin(alice, board, { title, mediaUploadId: await uploadVideo(alice, await drawClip({ seed })) })
    await film(garden, 'How roses are cut', 1)
    await film(cats, 'A cat at a door', 2)
    const sold = [
      await makePin(alice, garden, { title: 'Trowel', link: 'https://shop.example/1' }),
      await makePin(alice, cats, { title: 'Scratching post', link: 'https://shop.example/2' }),
    ]
    await makePin(alice, garden, { title: 'A picture' })
    await drain(test)
    await test.site.database.pool.query('update link_pages set metadata = $1', [{ products: [{ name: 'For sale' }] }])
    await placeExplorePins(
      test.site.database.db,
      sold.map(({ id }) => id),
    )
    const list = async (kind: 'videos' | 'shopping', categoryId?: string) =>
      titles((await explore(test.visitor, { kind, categoryId, fieldSet: 'grid' }, { size: 5 })).items)
    const idOf = async (kind: 'videos' | 'shopping', slug: string) =>
      (await exploreCategories(test.visitor, kind)).find((category) => category.slug === slug)?.id
    for (const [kind, inGarden, inCats] of [
      ['videos', 'How roses are cut', 'A cat at a door'],
      ['shopping', 'Trowel', 'Scratching post'],
    ] as const) {
      expect(await list(kind)).toEqual([inCats, inGarden])
      expect(await list(kind, await idOf(kind, 'gardening'))).toEqual([inGarden])
      expect(await list(kind, await idOf(kind, 'animals'))).toEqual([inCats])
    }
  })

  it('have no categories before there is anything', async () => {
    await using test = await createTestCtx()
    expect(await exploreCategories(test.visitor, 'videos')).toEqual([])
    expect(await exploreCategories(test.visitor, 'shopping')).toEqual([])
  })
})

describe('[IDENT-08 a, IDENT-13 a] products chosen for a member', () => {
  it('are about the topics they follow, newest first, without their own', async () => {
    await using test = await createTestCtx()
    const [seller, alice] = [test.as(await test.person('Seller')), test.as(await test.person('Alice'))]
    const garden = await makeBoard(seller, 'Garden', { category: 'gardening' })
    const cats = await makeBoard(seller, 'Cats', { category: 'animals' })
    const own = await makeBoard(alice, 'Mine', { category: 'gardening' })
    const sold: Pin[] = []
    for (const [ctx, board, title] of [
      [seller, garden, 'Trowel'],
      [seller, garden, 'Spade'],
      [seller, cats, 'Scratching post'],
      [alice, own, 'Rake'],
    ] as const) {
      sold.push(await makePin(ctx, board, { title, link: `https://shop.example/${sold.length}` }))
    }
    await makePin(seller, garden, { title: 'Nothing to buy' })
    await drain(test)
    await test.site.database.pool.query('update link_pages set metadata = $1', [{ products: [{ name: 'For sale' }] }])
    await placeExplorePins(
      test.site.database.db,
      sold.map(({ id }) => id),
    )
    const picks = (size: number, after?: ListCursor) =>
      personalBoutique(alice, 'grid', { size, ...(after && { after }) })
    // Alice has a board about gardening.
    expect(titles((await picks(5)).items)).toEqual(['Spade', 'Trowel'])
    const first = await picks(1)
    expect([first, await picks(1, first.next)].map(({ items }) => titles(items))).toEqual([['Spade'], ['Trowel']])
    await followTopics(alice, [getTopic('cats')])
    expect(titles((await picks(5)).items)).toEqual(['Scratching post', 'Spade', 'Trowel'])
    await updateSettings(alice, { shopping_recommendations: false })
    expect(await picks(5)).toEqual({ items: [], next: undefined })
    await expect(personalBoutique(test.visitor, 'grid', { size: 5 })).rejects.toEqual(refusal('auth.required'))
  })
})
