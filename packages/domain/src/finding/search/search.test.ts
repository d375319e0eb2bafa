import type { SearchResult, SearchScope } from '@corkboard/contract'
import { drainOutbox, sql } from '@corkboard/database'
import {
  createTestCtx,
  makeBoard,
  makePin,
  makeStory,
  saveTo,
  type TestCtx,
  uploadPicture,
  uploadVideo,
} from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, archiveBoard, deleteBoard, editBoard, followBoard, getBoard } from '../../content/boards/index.ts'
import { updateSettings } from '../../accounts/settings/index.ts'
import type { Ctx, ListCursor, SignedIn } from '../../kernel/index.ts'
import { blockPerson, followPerson } from '../../people/index.ts'
import { allowPin, deletePin, editPin, getPin, hidePin } from '../../content/pins/index.ts'
import { makeDailyCollections, todayHome } from '../editorial/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { buildSearchOnce, sweepSearch, weighSearch } from './search-events.ts'
import {
  deleteSearches,
  listRecents,
  rebuildSearch,
  recommendSearches,
  storeSearch,
  search,
  type SearchInput,
  searchParts,
  typeahead,
} from './index.ts'
import { deleteSensitiveSearches } from './delete-sensitive.ts'

/** Does what the worker would do a moment later. */
const settle = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))

const inputOf = (query: string, more: Partial<SearchInput> = {}): SearchInput => ({
  query,
  scope: 'pins',
  filters: '',
  productFilters: '',
  corrects: true,
  ...more,
})

const nameOf = (item: SearchResult): string =>
  item.type === 'pin' ? item.title : item.type === 'board' ? item.name : item.username

const found = async (ctx: Ctx, query: string, more: Partial<SearchInput> = {}): Promise<string[]> =>
  (await search(ctx, inputOf(query, more), 'grid', { size: 25 })).items.map(nameOf)

const readAll = async (ctx: Ctx, query: string, size: number, more: Partial<SearchInput> = {}): Promise<string[]> => {
  const names: string[] = []
  let after: ListCursor | undefined
  for (let pages = 0; pages < 50; pages += 1) {
    const page = await search(ctx, inputOf(query, more), 'grid', { size, ...(after && { after }) })
    names.push(...page.items.map(nameOf))
    if (!page.next) return names
    after = page.next
  }
  throw new Error('The list has no end')
}

interface SearchWorld {
  readonly alice: Ctx<SignedIn>
  readonly bob: Ctx<SignedIn>
  readonly board: Awaited<ReturnType<typeof makeBoard>>
}

const searchWorldOf = async (test: TestCtx): Promise<SearchWorld> => {
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  return { alice, bob, board: await makeBoard(alice, 'Home') }
}

/** A pin of a video, as if it had been transcoded. */
const makeVideo = async (person: Ctx<SignedIn>, board: { readonly id: string }) => {
  const videoUploadId = await uploadVideo(person)
  return makePin(person, board, { mediaUploadId: videoUploadId, title: 'Kitchen tour' })
}

/** Pins whose pictures have no color: those of generated pictures would be found by its name. */
const pinsCalled = async (person: Ctx<SignedIn>, board: { readonly id: string }, titles: readonly string[]) => {
  const pins = []
  for (const title of titles) pins.push(await makePin(person, board, { title }))
  await sql`update images set palette = '[]'::jsonb
    where signature in (select image_signature from pins where id = any(${pins.map(({ id }) => id)}::bigint[]))`.execute(
    person.db,
  )
  return pins
}

describe('[FIND-05 a b c d e f g] search', () => {
  it('finds pins by words of their titles, texts and boards, in any form, without accents', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Décor for small kitchens', 'A red bicycle'])
    await makePin(alice, board, { title: 'Nameless', description: 'Baked with rosemary' })
    await settle(test)
    expect(await found(test.visitor, 'kitchen')).toEqual(['Décor for small kitchens'])
    expect(await found(test.visitor, 'DECOR')).toEqual(['Décor for small kitchens'])
    expect(await found(test.visitor, 'kitch')).toEqual(['Décor for small kitchens'])
    expect(await found(test.visitor, 'baking rosemary')).toEqual(['Nameless'])
    expect(await found(test.visitor, 'bike')).toEqual(['A red bicycle'])
    expect(await found(test.visitor, 'home')).toHaveLength(3)
    expect(await found(test.visitor, '"small kitchens"')).toEqual(['Décor for small kitchens'])
    expect(await found(test.visitor, '"kitchens small"')).toEqual([])
    expect(await found(test.visitor, 'home -bicycle')).toHaveLength(2)
    expect(await found(test.visitor, '')).toEqual([])
  })

  it('matches words by their stems in the author’s language, and words of scripts without spaces', async () => {
    await using test = await createTestCtx()
    const dora = test.as(await test.person('Dora', { locale: 'de' }))
    const yuki = test.as(await test.person('Yuki', { locale: 'ja' }))
    await makePin(dora, await makeBoard(dora, 'Zuhause'), { title: 'Alte Häuser am See' })
    await makePin(yuki, await makeBoard(yuki, '家'), { title: '美しい台所の写真' })
    await settle(test)
    expect(await found(dora, 'haus')).toEqual(['Alte Häuser am See'])
    expect(await found(test.visitor, 'hauser')).toEqual(['Alte Häuser am See'])
    expect(await found(test.visitor, '台所')).toEqual(['美しい台所の写真'])
  })

  it('finds nothing for punctuation and for emoji of what is not there, but handles excluded words', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Red chair', 'Blue chair'])
    await settle(test)
    for (const query of ['!!!', '"', '😀', '& | !']) {
      for (const scope of ['pins', 'boards', 'users'] as const) expect(await found(alice, query, { scope })).toEqual([])
      expect((await searchParts(alice, inputOf(query))).guides).toEqual([])
      expect(await typeahead(alice, { term: query, recents: [], language: 'en' })).toEqual([])
    }
    expect(await found(alice, '-red')).toEqual(['Blue chair'])
  })

  it('matches multi-word synonyms as phrases: makeup is not “make”', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Make it tall', 'Evening make up', 'A makeup bag'])
    await settle(test)
    expect((await found(test.visitor, 'makeup')).toSorted()).toEqual(['A makeup bag', 'Evening make up'])
  })

  it('ranks title matches first, then popular pins', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    await makePin(alice, board, { title: 'Something', description: 'in a garden' })
    const [, loved] = await pinsCalled(alice, board, ['Garden one', 'Garden two'])
    const other = await makeBoard(bob, 'Saved')
    await saveTo(bob, loved!, other, { title: 'Elsewhere' })
    await settle(test)
    await weighSearch(test.visitor)
    expect(await found(test.visitor, 'garden')).toEqual(['Garden two', 'Garden one', 'Something'])
  })

  it('shows each result once, whatever the page size', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const titles = Array.from({ length: 9 }, (_, n) => `Lamp number${n}`)
    await pinsCalled(alice, board, titles)
    await settle(test)
    const whole = await readAll(test.visitor, 'lamp', 25)
    expect(whole.toSorted()).toEqual(titles)
    for (const size of [1, 2, 4]) expect(await readAll(test.visitor, 'lamp', size)).toEqual(whole)
  })

  it('continues with partial matches when few have all the words', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    const [both] = await pinsCalled(alice, board, ['Velvet sofa', 'Velvet lamp', 'Leather sofa', 'Oak table'])
    // The same picture with another title is not a second result.
    await saveTo(bob, both!, await makeBoard(bob, 'Saved'), { title: 'My sofa' })
    await settle(test)
    const titles = await found(test.visitor, 'velvet sofa')
    expect(titles[0]).toBe('Velvet sofa')
    expect(titles.slice(1).toSorted()).toEqual(['Leather sofa', 'Velvet lamp'])
    expect((await readAll(test.visitor, 'velvet sofa', 1)).toSorted()).toEqual(titles.toSorted())
    await pinsCalled(alice, board, ['Wicker basket', 'Wicker lantern'])
    await settle(test)
    expect(await found(test.visitor, 'wicker basket')).toContain('Wicker lantern')
    // A guide narrows a search down, as long as that leaves anything.
    expect(await found(test.visitor, 'wicker basket', { startedFrom: 'guide' })).toEqual(['Wicker basket'])
    expect(await found(test.visitor, 'wicker walrus', { startedFrom: 'guide' })).toContain('Wicker basket')
    // Among the searcher's own pins, nothing else is offered in place of what they look for.
    expect(await found(alice, 'wicker basket', { scope: 'my_pins' })).toEqual(['Wicker basket'])
    expect(await found(alice, 'wicker walrus', { scope: 'my_pins' })).toEqual([])
  })

  it('corrects a typo, says so, and can be turned off', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Modern kitchen', 'Kitchen shelves'])
    await settle(test)
    expect((await found(test.visitor, 'modern ktichen'))[0]).toBe('Modern kitchen')
    expect(await searchParts(test.visitor, inputOf('modern ktichen'))).toMatchObject({
      query: 'modern kitchen',
      typo: { original_query: 'modern ktichen', corrected_query: 'modern kitchen' },
    })
    expect(await found(test.visitor, 'ktichen', { corrects: false })).toEqual([])
    expect(await searchParts(test.visitor, inputOf('modern ktichen', { corrects: false }))).toMatchObject({
      typo: null,
    })
    expect(await searchParts(test.visitor, inputOf('modern kitchen'))).toMatchObject({ typo: null })
    // A real word, though no one has pinned it yet.
    expect(await searchParts(test.visitor, inputOf('chicken'))).toMatchObject({ typo: null })
  })

  it('corrects no word of another language, and a typo of a thing that only its kind is here', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, [
      'Kitchen',
      'Combs and pins',
      'Winter tent',
      'Cup of coffee',
      'Bread',
      'Robe on a hook',
    ])
    await settle(test)
    const typo = async (query: string) => (await searchParts(test.visitor, inputOf(query))).typo
    for (const query of ['Brötchen', 'como pintar', 'unter dem Zelt', 'brewed']) expect(await typo(query)).toBeNull()
    expect(await typo('expresso')).toMatchObject({ corrected_query: 'espresso' })
    expect(await found(test.visitor, 'expresso')).toEqual(['Cup of coffee'])
    // An English word is no form of a French one.
    expect(await found(test.visitor, 'robin')).toEqual([])
  })

  it('corrects what is written as it sounds, and to words of titles that are near in keys and sound, not in letters', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Sneakers', 'Doughnut', 'Doughnuts', 'Zorblat', 'Mirbo'])
    await settle(test)
    const corrected = async (query: string) => (await searchParts(test.visitor, inputOf(query))).typo?.corrected_query
    // A sinker is a doughnut, of which there are more.
    expect(await corrected('snikers')).toBe('sneakers')
    expect(await corrected('zorplat')).toBe('zorblat')
    expect(await corrected('mirvo')).toBe('mirbo')
    expect(await corrected('zozwlat')).toBeUndefined()
    expect(await corrected('mirqo')).toBeUndefined()
  })

  it('has no guides that only names of boards have, or colors of what is next to it', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const other = await makeBoard(alice, 'Lamps and cherries')
    const soups = ['Pumpkin soup with croutons', 'Leek soup with croutons', 'Tomato soup', 'Miso soup', 'Onion soup']
    for (const [n, title] of soups.entries()) {
      const dish = title.split(' ')[0]!.toLowerCase()
      const bowl = n < 3 ? 'charcoal' : 'white'
      const altText = `A ${dish} soup seen from above in a ${bowl} bowl`
      await makePin(alice, n < 3 ? other : board, { title, altText })
    }
    await settle(test)
    const { guides } = await searchParts(test.visitor, inputOf('soup'))
    expect(guides.map(({ display }) => display)).toEqual(['croutons'])
  })

  it('keeps the quotes and the excluded words of a corrected search', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Modern kitchen', 'Modern kitchen in white', 'Kitchen with modern lamps'])
    await settle(test)
    const typed = '"modern ktichen" -white'
    expect(await found(test.visitor, typed)).toEqual(['Modern kitchen'])
    expect((await searchParts(test.visitor, inputOf(typed))).typo).toEqual({
      original_query: typed,
      corrected_query: '"modern kitchen" -white',
    })
  })

  it('supports every scope', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    await makePin(alice, board, { title: 'Ceramic vase' })
    await makeStory(alice, board)
    await makeBoard(alice, 'Ceramic things')
    const secret = await makeBoard(bob, 'Hidden', { privacy: 'secret' })
    await makePin(bob, secret, { title: 'Ceramic secret' })
    await settle(test)
    const search = (ctx: Ctx, scope: SearchScope, query = 'ceramic') => found(ctx, query, { scope })
    expect(await search(test.visitor, 'pins')).toEqual(['Ceramic vase'])
    expect(await search(test.visitor, 'boards')).toEqual(['Ceramic things'])
    expect(await search(test.visitor, 'users', 'ali')).toEqual(['alice'])
    expect(await search(test.visitor, 'idea_pins', 'home')).toHaveLength(1)
    expect(await search(test.visitor, 'videos')).toEqual([])
    expect(await search(test.visitor, 'buyable_pins')).toEqual([])
    expect(await search(bob, 'my_pins')).toEqual(['Ceramic secret'])
    expect(await search(alice, 'my_pins')).toEqual(['Ceramic vase'])
    await expect(search(test.visitor, 'my_pins')).rejects.toMatchObject({ code: 'auth.required' })
    expect(await found(test.visitor, 'ceramic', { username: 'bob' })).toEqual([])
    expect(await found(test.visitor, 'ceramic', { username: 'alice' })).toEqual(['Ceramic vase'])
  })

  it('offers guides that many results share, with their colors, and tabs, filters and an icon', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, [
      'Kitchen shelves walnut',
      'Walnut kitchen table',
      'Kitchen tiles',
      'Bathroom tiles kitchen',
      'Kitchen floor',
      'Kitchen window',
    ])
    await settle(test)
    const parts = await searchParts(alice, inputOf('kitchen'))
    expect(parts.guides.map(({ term }) => term)).toEqual(expect.arrayContaining(['tiles', 'walnut']))
    expect(parts.guides.every(({ dominant_color: color }) => /^#[\da-f]{6}$/.test(color))).toBe(true)
    expect(parts.guides.map(({ query }) => query)).toContain('kitchen walnut')
    expect(parts).toMatchObject({
      modeIcon: 'search',
      tabs: [{ scope: 'pins', is_selected: true }, {}, {}, {}, {}, { scope: 'my_pins' }],
      oneBarModules: [
        { type: 'module', id: 'filters' },
        { type: 'module', id: 'guides' },
      ],
    })
    expect((await searchParts(test.visitor, inputOf('kitchen'))).tabs.map(({ scope }) => scope)).not.toContain(
      'my_pins',
    )
  })

  it('offers guides that complete a word that was only begun', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, [
      'Red kitchen armchair',
      'Armchair, red kitchen',
      'Red kitchen door',
      'Red kitchen floor',
      'Kitschy',
    ])
    await settle(test)
    const guides = async (query: string) =>
      (await searchParts(alice, inputOf(query))).guides.map((guide) => guide.query)
    expect(await guides('kitch')).toContain('kitchen armchair')
    expect(await guides('Red KITCH')).toContain('Red kitchen armchair')
    expect(await guides('kitchen')).toContain('kitchen armchair')
  })

  it('completes a word that is only begun though it is a stem in another language', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const dora = test.as(await test.person('Dora', { locale: 'de' }))
    const herBoard = await makeBoard(dora, 'Dinge')
    await pinsCalled(alice, board, ['Red kitchen armchair', 'Armchair, red kitchen', 'Red kitchen door'])
    await pinsCalled(dora, herBoard, ['Red kitchen armchair', 'Kitchen floor'])
    await settle(test)
    const guides = (await searchParts(alice, inputOf('kitch'))).guides.map((guide) => guide.query)
    expect(guides).toContain('kitchen armchair')
    expect(guides.filter((query) => query.startsWith('kitch '))).toEqual([])
  })

  it('offers videos only while everyone may see one', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const offers = async () => {
      const { tabs, filters } = await searchParts(test.visitor, inputOf('kitchen'))
      return JSON.stringify([tabs, filters]).includes('video')
    }
    expect(await offers()).toBe(false)
    const video = await makeVideo(alice, board)
    await settle(test)
    expect(await offers()).toBe(true)
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, video.id)))
    test.clock.pass(11_000)
    expect(await offers()).toBe(false)
  })

  it('finds what is searched for before what is only next to it or has its color', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const shows = (title: string, altText: string) => makePin(alice, board, { title, altText })
    await shows('Window', 'A window with a view of a street.')
    await shows('Sunday', 'A black cat sits on a chair.')
    await shows('Lens', 'A red tent on a hill.')
    await shows('Wool', 'A pile of knitted sweaters.')
    await settle(test)
    expect((await found(test.visitor, 'cat in the window'))[0]).toBe('Sunday')
    expect((await found(test.visitor, 'red sweater'))[0]).toBe('Wool')
  })

  it('finds pictures by their colors', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const [blue, other] = await pinsCalled(alice, board, ['Vase by the door', 'Vase on the table'])
    const paint = (pin: { readonly id: string } | undefined, palette: unknown) =>
      sql`update images set palette = ${JSON.stringify(palette)}::jsonb
        where signature = (select image_signature from pins where id = ${pin!.id})`.execute(alice.db)
    await paint(blue, [{ color: '#2050d0', share: 0.6 }])
    await paint(other, [{ color: '#d02020', share: 0.6 }])
    await settle(test)
    expect(await found(test.visitor, 'blue vase')).toEqual(['Vase by the door', 'Vase on the table'])
    expect(await found(test.visitor, 'blue')).toEqual(['Vase by the door'])
    expect(await found(test.visitor, 'rojo')).toEqual(['Vase on the table'])
  })

  it('does not take how a picture looks, and what a title jokes about, for what it shows', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const shows = (title: string, altText: string) => makePin(alice, board, { title, altText })
    await shows('Grid study in lemon and olive', 'A grid of dots in lemon and olive.')
    await shows('The delivery came from the kitchen', 'A pizza on a plate.')
    await shows('Sour things', 'Halved lemons on slate.')
    await shows('Before anyone', 'A kitchen with an open shelf.')
    await settle(test)
    expect((await found(test.visitor, 'lemon'))[0]).toBe('Sour things')
    expect((await found(test.visitor, 'kitchen'))[0]).toBe('Before anyone')
  })

  it('finds what is of a narrower kind before what only has it as a detail', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await makePin(alice, board, { title: 'Rows', altText: 'Succulents on slate' })
    await makePin(alice, board, { title: 'Full', altText: 'A bookcase filled with books, with a few plants' })
    await settle(test)
    expect(await found(test.visitor, 'plants')).toEqual(['Rows', 'Full'])
  })

  it('follows what a question asks for, and not when', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await makePin(alice, board, { title: 'One pot', altText: 'A tomato soup' })
    await makePin(alice, board, { title: 'Nobody sleeps tonight', altText: 'The full moon in a dark sky' })
    await settle(test)
    expect((await found(test.visitor, 'what should I cook tonight with tomatoes and basil'))[0]).toBe('One pot')
    expect(await found(test.visitor, 'cook')).toEqual(['One pot'])
    expect(await found(test.visitor, 'tonight')).toEqual(['Nobody sleeps tonight'])
  })

  it('takes a word of the searcher’s language for what it means there, not for an English word that is written so', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await makePin(alice, board, { title: 'Foam', altText: 'A beach from above' })
    await makePin(alice, board, { title: 'Stranded stars', altText: 'Knitting with a pattern of stars' })
    await settle(test)
    expect(await found(test.visitor, 'Strand', { language: 'de' })).toEqual(['Foam', 'Stranded stars'])
    expect((await found(test.visitor, 'strand'))[0]).toBe('Stranded stars')
  })

  it('takes a word for itself and not for the beginning of another, and knows adjectives and compounds by their things', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Pieces of glass', 'Snowy hills', 'Tomato soup'])
    await settle(test)
    expect(await found(test.visitor, 'pie')).toEqual([])
    expect(await found(test.visitor, 'piec')).toEqual(['Pieces of glass'])
    expect(await found(test.visitor, 'snow')).toEqual(['Snowy hills'])
    expect(await found(test.visitor, 'Tomatensuppe')).toEqual(['Tomato soup'])
  })

  it('offers no guide that is no search by itself', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, [
      'A quiet kitchen with brass, seven of eight',
      'The kitchen goes quiet, eight in all',
      'Kitchen in brass, then it goes dark',
      'Kitchen',
      'Tea in the kitchen',
    ])
    await settle(test)
    const guides = (await searchParts(alice, inputOf('kitchen'))).guides.map(({ term }) => term)
    expect(guides).toContain('brass')
    for (const term of ['quiet', 'goes', 'eight', 'goes quiet']) expect(guides).not.toContain(term)
    const suggested = await typeahead(alice, { term: 'goe', recents: [], language: 'en' })
    expect(suggested.filter(({ type }) => type === 'query')).toEqual([])
    // Readers of other languages find the same English pins.
    const { guides: theirs } = await searchParts(test.visitor, inputOf('Küche', { language: 'de' }))
    expect(theirs.map(({ term }) => term)).toContain('brass')
    for (const term of ['quiet', 'goes', 'eight']) expect(theirs.map((guide) => guide.term)).not.toContain(term)
    for (const term of ['goe', 'eig', 'the']) {
      const their = await typeahead(test.visitor, { term, recents: [], language: 'de' })
      expect(their.filter(({ type }) => type === 'query')).toEqual([])
    }
  })

  it('offers only one guide when several terms lead to the same results', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, [
      'Window garden of succulents on wood',
      'Window garden of succulents on marble',
      'Succulents on a table of marble',
      'Succulents on a shelf of wood',
      'Succulents in a row',
    ])
    await settle(test)
    const guides = (await searchParts(alice, inputOf('succulents'))).guides.map(({ term }) => term)
    expect(guides.filter((term) => /window|garden/.test(term))).toHaveLength(1)
    expect(guides).toEqual(expect.arrayContaining(['wood', 'marble']))
  })

  it('filters by content, and sorts by newest', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await makeStory(alice, board)
    await makePin(alice, board, { title: 'Home one' })
    test.clock.pass(86_400_000)
    await makePin(alice, board, { title: 'Home two' })
    await settle(test)
    expect(await found(test.visitor, 'home', { filters: 'content:story' })).toEqual([''])
    expect((await found(test.visitor, 'home', { filters: 'sort:newest' }))[0]).toBe('Home two')
    expect(await searchParts(test.visitor, inputOf('home', { filters: 'sort:newest,sort:' }))).toMatchObject({
      filters: [{ key: 'content' }, { key: 'sort' }],
    })
  })

  it('says where to find help, and withholds harmful results', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Thinspo collage', 'Words on depression'])
    await settle(test)
    expect(await found(test.visitor, 'thinspo')).toEqual([])
    expect(await searchParts(test.visitor, inputOf('thinspo'))).toMatchObject({
      nag: { kind: 'help', topic: 'eating_disorder' },
      sensitivity: { topic: 'eating_disorder', is_withheld: true },
      guides: [],
    })
    expect(await found(test.visitor, 'depression')).toEqual(['Words on depression'])
    expect(await searchParts(test.visitor, inputOf('depression'))).toMatchObject({
      nag: { kind: 'help', topic: 'low_mood' },
      sensitivity: { is_withheld: false },
    })
    expect(await found(alice, 'thinspo', { scope: 'my_pins' })).toEqual(['Thinspo collage'])
  })
})

describe('[FIND-05 a] what words mean', () => {
  it('finds pins by synonyms, words of other languages and emoji, after those that have the word itself', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['My automobile', 'Car on a bridge', 'Cat on a chair', 'Old harbor'])
    await settle(test)
    expect(await found(test.visitor, 'automobile')).toEqual(['My automobile', 'Car on a bridge'])
    expect(await found(test.visitor, 'car')).toEqual(['Car on a bridge', 'My automobile'])
    const catsBy = await Promise.all(
      ['gato', 'Katzen', 'кошки', '猫', '🐱', '🐈️'].map((word) => found(test.visitor, word)),
    )
    expect(catsBy).toEqual(catsBy.map(() => ['Cat on a chair']))
    expect(await found(test.visitor, 'black')).toEqual([])
  })

  it('reads what is written in English as English, whatever language its writer has', async () => {
    await using test = await createTestCtx()
    const chloe = test.as(await test.person('Chloe', { locale: 'fr' }))
    const board = await makeBoard(chloe, 'Trouvailles')
    await makePin(chloe, board, {
      title: 'Two nights, one stove',
      altText: 'A red tent lit from inside under the stars',
    })
    await makePin(chloe, board, { title: 'Mon lit', altText: 'Un lit dans une chambre à la campagne' })
    await settle(test)
    expect(await found(test.visitor, 'furniture')).toEqual(['Mon lit'])
    expect(await found(test.visitor, 'tents')).toEqual(['Two nights, one stove'])
  })

  it('understands names of three words, which are not what their words are, and kinds of food', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, [
      'Sunset over the bay',
      'A couch',
      'A star in the sun',
      'Living room',
      'Sushi platter',
    ])
    await settle(test)
    for (const text of ['coucher de soleil', 'pôr do sol']) {
      expect(await found(test.visitor, text)).toEqual(['Sunset over the bay'])
    }
    expect(await found(test.visitor, 'sala de estar')).toEqual(['Living room'])
    expect(await found(test.visitor, 'japanese food')).toEqual(['Sushi platter'])
  })

  it('understands emoji joined of several, adjectives, hashtags of three words, and names whose halves are no words', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, [
      'Cat on a chair',
      'Black box',
      'Hot air balloon',
      'Northern lights',
      'A bore',
      'Tent by a lake',
      'Knitting at noon',
      'Macarons',
    ])
    await settle(test)
    const onlyFound: Readonly<Record<string, string>> = {
      '\u{1F408}\u{200D}\u{2B1B}': 'Cat on a chair',
      feline: 'Cat on a chair',
      tiger: 'Cat on a chair',
      'aurores boréales': 'Northern lights',
      Polarlichter: 'Northern lights',
      オーロラ: 'Northern lights',
      '🏕️': 'Tent by a lake',
      camping: 'Tent by a lake',
      '🧶': 'Knitting at noon',
      macaroons: 'Macarons',
      macarroons: 'Macarons',
    }
    for (const [query, title] of Object.entries(onlyFound)) {
      expect([query, ...(await found(test.visitor, query))]).toEqual([query, title])
    }
    expect((await found(test.visitor, '#hotairballoon')).at(0)).toBe('Hot air balloon')
  })

  it('finds pins of users who write in other languages', async () => {
    await using test = await createTestCtx()
    const dora = test.as(await test.person('Dora', { locale: 'de' }))
    await pinsCalled(dora, await makeBoard(dora, 'Zuhause'), ['Unsere neue Küche', 'Drei Stühle'])
    await settle(test)
    expect(await found(test.visitor, 'kitchen')).toEqual(['Unsere neue Küche'])
    expect(await found(test.visitor, 'cuisine')).toEqual(['Unsere neue Küche'])
    expect(await found(test.visitor, 'chairs')).toEqual(['Drei Stühle'])
  })

  it('finds what is of a kind, and names of topics, but never before what is called so', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['A pug in the snow', 'An animal', 'Walnut bookcase'])
    await settle(test)
    expect(await found(test.visitor, 'animals')).toEqual(['An animal', 'A pug in the snow'])
    expect(await found(test.visitor, 'furniture')).toEqual(['Walnut bookcase'])
    expect(await found(test.visitor, 'Home and interiors')).toEqual(await found(test.visitor, 'home interiors'))
  })

  it('treats a name of several words as one term, and splits compound words', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Ice cream', 'Crème brûlée', 'Green house plants'])
    await settle(test)
    expect(await found(test.visitor, 'helado')).toEqual(['Ice cream'])
    expect(await found(test.visitor, 'houseplants')).toEqual(['Green house plants'])
  })

  it('does not correct a word of a language, and falls back to the words that say something', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Blue kitchens', 'Bread at home', 'Sourdough bread'])
    await settle(test)
    expect((await searchParts(test.visitor, inputOf('kittens'))).typo).toBeNull()
    expect(await found(test.visitor, 'kittens')).toEqual([])
    expect((await found(test.visitor, 'how do I bake easy bread ideas')).toSorted()).toEqual([
      'Bread at home',
      'Sourdough bread',
    ])
  })

  it('corrects a typo to a word that has results, and splits joined words', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Walnut bookcase', 'A living room in sand'])
    await settle(test)
    expect(await found(test.visitor, 'bokshelf')).toEqual(['Walnut bookcase'])
    expect((await searchParts(test.visitor, inputOf('bokshelf'))).typo).toMatchObject({ corrected_query: 'bookshelf' })
    expect(await found(test.visitor, '#sandroom')).toEqual(['A living room in sand'])
    expect((await searchParts(test.visitor, inputOf('#sandroom'))).typo).toBeNull()
  })

  it('[BOARD-02 a] says nothing of what is on secret boards', async () => {
    await using test = await createTestCtx()
    const { alice } = await searchWorldOf(test)
    const secret = await makeBoard(alice, 'Hidden', { privacy: 'secret' })
    await pinsCalled(alice, secret, ['A tabby cat'])
    await settle(test)
    expect(await found(test.visitor, 'gato')).toEqual([])
    expect(await found(test.visitor, 'animal')).toEqual([])
    expect(await found(test.visitor, '🐱')).toEqual([])
    expect(await found(alice, 'gato', { scope: 'my_pins' })).toEqual(['A tabby cat'])
  })

  it('is built again by a site whose index does not know it', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['A tabby cat'])
    await settle(test)
    const { db } = test.site.database
    await sql`update search_pins set vector = to_tsvector('simple', 'tabby cat')`.execute(db)
    await sql`insert into instance_settings (key, value) values ('search_built', 'true')`.execute(db)
    expect(await found(test.visitor, 'gato')).toEqual([])
    await buildSearchOnce(test.visitor)
    expect(await found(test.visitor, 'gato')).toEqual(['A tabby cat'])
  })
})

describe('[FIND-05 b] the options of a search', () => {
  it('“article” searches the article’s pins, of those that the viewer may see', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    const other = await makeBoard(bob, 'Other')
    const third = test.as(await test.person('Carol'))
    const titles = ['Lantern one', 'Lantern two', 'Kettle']
    const pins = [
      ...(await pinsCalled(alice, board, titles)),
      ...(await pinsCalled(bob, other, ['Lantern three'])),
      ...(await pinsCalled(third, await makeBoard(third, 'Third'), ['Cups'])),
    ]
    await settle(test)
    await makeDailyCollections(test.visitor)
    const article = (await todayHome(test.visitor, {})).articles[0]!
    await pinsCalled(alice, await makeBoard(alice, 'Later'), ['Lantern of tomorrow'])
    await settle(test)
    const among = (more: Partial<SearchInput> = {}) =>
      found(test.visitor, 'lantern', { articleId: article.id, ...more })
    expect((await found(test.visitor, 'lantern')).length).toBe(4)
    expect((await among()).toSorted()).toEqual(['Lantern one', 'Lantern three', 'Lantern two'])
    expect(await among({ scope: 'users' })).toEqual([])
    await editBoard(bob, allowBoard(bob, 'edit', await getBoard(bob, other.id)), { privacy: 'secret' })
    expect(await among()).toHaveLength(2)
    expect(pins).toHaveLength(5)
    for (const articleId of ['1', 'none']) {
      await expect(among({ articleId })).rejects.toMatchObject({ code: 'article.not_found' })
    }
  })

  it('“corpus” limits the search to what the viewer follows', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    const carol = test.as(await test.person('Carol'))
    const followed = await makeBoard(bob, 'Lamps')
    await pinsCalled(alice, board, ['Lamp of Alice'])
    await pinsCalled(bob, followed, ['Lamp of Bob'])
    await pinsCalled(bob, await makeBoard(bob, 'Lights'), ['Another lamp of Bob'])
    await settle(test)
    await followPerson(carol, alice.viewer.userId)
    await followBoard(carol, allowBoard(carol, 'follow', await getBoard(carol, followed.id)))
    const following = (ctx: Ctx, scope: SearchScope, query = 'lamp') =>
      found(ctx, query, { scope, corpus: 'following' })
    expect((await following(carol, 'pins')).toSorted()).toEqual(['Lamp of Alice', 'Lamp of Bob'])
    expect(await following(carol, 'boards', 'lamps')).toEqual(['Lamps'])
    expect(await following(carol, 'users', 'bob')).toEqual([])
    expect(await following(carol, 'users', 'alice')).toEqual(['alice'])
    expect(await found(carol, 'lamp', { corpus: 'all' })).toHaveLength(3)
    await expect(following(test.visitor, 'pins')).rejects.toMatchObject({ code: 'auth.required' })
  })

  it('“source_id” leaves out what the search was started from', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    const [vase] = await pinsCalled(alice, board, ['Tall vase', 'Round vase'])
    await saveTo(bob, vase!, await makeBoard(bob, 'Vases'), { title: 'My vase' })
    await settle(test)
    expect(await found(test.visitor, 'vase', { sourceId: vase!.id })).toEqual(['Round vase'])
    expect(await found(test.visitor, 'vases', { scope: 'boards', sourceId: board.id })).toEqual(['Vases'])
    expect(await found(test.visitor, 'home', { scope: 'boards', sourceId: board.id })).toEqual([])
    expect(await found(test.visitor, 'vase', { sourceId: 'no id' })).toHaveLength(2)
  })
})

describe('[FIND-05 e, FIND-06 b d] a search for help', () => {
  const SPELLINGS = [
    'suicide',
    'SUICIDE',
    'Súïcide',
    '“suicide”',
    'ｓｕｉｃｉｄｅ',
    'self-harm',
    'words on depression',
    'pro  ana',
  ]

  it('is neither stored nor suggested, in every spelling that the site recognizes', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Depression', 'Depression quotes', 'Deprived plants'])
    await settle(test)
    for (const isPersonal of [false, true]) {
      for (const query of SPELLINGS) expect(await storeSearch(alice, query, isPersonal)).toEqual([])
    }
    const labels = async (ctx: Ctx, term: string) =>
      (await typeahead(ctx, { term, recents: SPELLINGS, language: 'en' })).map(({ label }) => label)
    expect(await labels(test.visitor, '')).toEqual([])
    expect((await labels(alice, 'depr')).filter((label) => /depression/i.test(label))).toEqual([])
    expect(JSON.stringify(await recommendSearches(alice, 'en'))).not.toMatch(/depression/i)
    expect(JSON.stringify((await searchParts(alice, inputOf('home'))).guides)).not.toMatch(/depression/i)
  })

  it('is recognized in a typo that the site corrects', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Suicide', 'Thinspo'])
    await settle(test)
    expect(await found(alice, 'suicde')).toEqual([])
    expect(await searchParts(alice, inputOf('suicde'))).toMatchObject({
      query: 'suicde',
      typo: null,
      nag: { topic: 'self_harm' },
      sensitivity: { is_withheld: true },
      guides: [],
    })
    expect(await storeSearch(alice, 'suicde', false)).toEqual([])
  })

  it('that was stored earlier is not shown, and is deleted when the site starts', async () => {
    await using test = await createTestCtx()
    const { alice } = await searchWorldOf(test)
    await storeSearch(alice, 'kitchens', false)
    const store = (query: string) =>
      test.site.database.pool.query(
        `insert into search_recents select user_id, shard, is_personal, lower($1), $1, searched_at from search_recents limit 1`,
        [query],
      )
    for (const query of ['Suicide', 'thinspo', 'grief']) await store(query)
    expect((await listRecents(alice, false)).map(({ query }) => query)).toEqual(['kitchens'])
    await deleteSensitiveSearches(test.visitor)
    const { rows } = await test.site.database.pool.query('select query from search_recents')
    expect(rows).toEqual([{ query: 'kitchens' }])
  })
})

describe('search after changes', () => {
  it('[FIND-05 a] finds a pin by its new words, and no longer finds what is hidden or deleted', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    const [pin, other] = await pinsCalled(alice, board, ['Zebra rug', 'Zebra mug'])
    await settle(test)
    const seen = (query = 'zebra') => found(bob, query, { corrects: false })
    expect(await seen()).toHaveLength(2)
    await editPin(alice, allowPin(alice, 'edit', await getPin(alice, pin!.id)), { title: 'Striped rug' })
    await settle(test)
    expect(await seen()).toEqual(['Zebra mug'])
    expect(await seen('striped')).toEqual(['Striped rug'])
    await hidePin(bob, allowPin(bob, 'view', await getPin(bob, other!.id)), true)
    expect(await seen()).toEqual([])
    expect(await found(test.visitor, 'zebra')).toEqual(['Zebra mug'])
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, other!.id)))
    expect(await found(test.visitor, 'zebra', { corrects: false })).toEqual([])
    await blockPerson(bob, alice.viewer.userId)
    expect(await seen('striped')).toEqual([])
  })

  it('[FIND-05 a] drops the pins, guides and suggestions of a board that turns secret immediately', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Quokka teapot green', 'Quokka cup green', 'Quokka plate blue', 'Quokka bowl'])
    await settle(test)
    expect((await typeahead(test.visitor, { term: 'quok', recents: [], language: 'en' })).length).toBeGreaterThan(0)
    expect((await searchParts(test.visitor, inputOf('quokka'))).guides).not.toEqual([])
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), { privacy: 'secret' })
    const revealsNothing = async () => {
      expect(await found(test.visitor, 'quokka', { corrects: false })).toEqual([])
      expect((await searchParts(test.visitor, inputOf('quokka'))).guides).toEqual([])
      expect(await typeahead(test.visitor, { term: 'quok', recents: [], language: 'en' })).toEqual([])
      expect(JSON.stringify(await recommendSearches(test.visitor, 'en'))).not.toContain('quokka')
    }
    await revealsNothing()
    await settle(test)
    await revealsNothing()
    expect(await found(alice, 'quokka', { scope: 'my_pins' })).toHaveLength(4)
    const { rows } = await test.site.database.pool.query('select distinct tier from search_pins')
    expect(rows).toEqual([{ tier: 9 }])
  })

  it('[FIND-05 a] finds boards by what several of their pins show, after those that are called so, while everyone may see them', async () => {
    await using test = await createTestCtx()
    const { alice, bob } = await searchWorldOf(test)
    const [named, filled, fuller, single] = [
      await makeBoard(bob, 'Sofa dreams'),
      await makeBoard(alice, 'Slow Sundays'),
      await makeBoard(alice, 'Rooms by the window'),
      await makeBoard(alice, 'Blue hour'),
    ]
    await pinsCalled(alice, filled, ['A green sofa', 'The old couch'])
    await pinsCalled(alice, fuller, ['A sofa', 'Another sofa', 'One more sofa'])
    await pinsCalled(alice, single, ['A sofa at night', 'Rain'])
    await settle(test)
    const boards = (query: string) => found(bob, query, { scope: 'boards' })
    expect(await boards('sofa')).toEqual([named.name, fuller.name, filled.name])
    expect(await readAll(bob, 'sofa', 1, { scope: 'boards' })).toEqual([named.name, fuller.name, filled.name])
    expect(await boards('sofás')).toEqual([named.name, fuller.name, filled.name])
    expect(await boards('sofa -old')).toEqual([named.name])
    expect(await found(bob, 'sofa', { scope: 'boards', sourceId: fuller.id })).toEqual([named.name, filled.name])
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, fuller.id)), { privacy: 'secret' })
    expect(await boards('sofa')).toEqual([named.name, filled.name])
    expect(await found(alice, 'sofa', { scope: 'boards' })).toEqual([named.name, filled.name])
    await settle(test)
    expect(await boards('sofa')).toEqual([named.name, filled.name])
  })

  it('[FIND-05 a] drops the boards, profile and pins of a user who goes private, and deleted boards with their pins', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Walrus'])
    await makeBoard(alice, 'Walrus things')
    await settle(test)
    await updateSettings(alice, { is_private_profile: true })
    const seen = async () => [
      await found(bob, 'walrus', { corrects: false }),
      await found(bob, 'walrus', { scope: 'boards' }),
      await found(bob, 'alice', { scope: 'users' }),
    ]
    expect(await seen()).toEqual([[], [], []])
    await settle(test)
    expect(await seen()).toEqual([[], [], []])
    await updateSettings(alice, { is_private_profile: false })
    await settle(test)
    expect(await seen()).toEqual([['Walrus'], ['Walrus things'], ['alice']])
    await archiveBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)))
    expect(await found(bob, 'walrus', { corrects: false })).toEqual([])
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
    await settle(test)
    expect((await test.site.database.pool.query('select id from search_pins')).rows).toEqual([])
  })

  it('[FIND-05 a] finds everything again after the whole index is rebuilt', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Otter one', 'Otter two'])
    await test.site.database.pool.query('delete from search_pins')
    const progress: string[] = []
    await rebuildSearch(test.visitor, ({ done, total }) => progress.push(`${done}/${total}`))
    expect(progress.at(-1)).toBe('5/5')
    expect((await found(test.visitor, 'otter')).toSorted()).toEqual(['Otter one', 'Otter two'])
  })
})

describe('[FIND-06 a b c d] suggestions', () => {
  it('are searches, topics, people and own boards, with recent searches first', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Garden path', 'Garden path'])
    await makeBoard(alice, 'Gardens of mine', { privacy: 'secret' })
    await test.person('Gardner')
    await settle(test)
    await storeSearch(alice, 'garden gnomes', false)
    const items = await typeahead(alice, { term: 'gard', recents: [], language: 'en' })
    expect(items.map(({ type }) => type)).toEqual(expect.arrayContaining(['query', 'topic', 'user', 'board']))
    expect(items[0]).toMatchObject({ type: 'query', label: 'garden gnomes', is_recent: true })
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['garden', 'garden path', 'Gardner', 'Gardens of mine']),
    )
    const visitor = await typeahead(test.visitor, { term: 'gard', recents: ['Garden shed', 'x'], language: 'en' })
    expect(visitor.map(({ label }) => label)).not.toContain('Gardens of mine')
    expect(visitor[0]).toMatchObject({ label: 'Garden shed', is_recent: true })
    expect(await typeahead(alice, { term: '', recents: [], language: 'en' })).toHaveLength(1)
    // Another client of alice’s may know of searches that the server does not.
    const recents = ['garden gnomes', 'Garden shed']
    const both = await typeahead(alice, { term: 'gard', recents, language: 'en' })
    expect(both.filter((item) => item.is_recent).map(({ label }) => label)).toEqual(['garden gnomes', 'Garden shed'])
  })

  it('drop terms that no pin has anymore, and nothing else', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const [, gone] = await pinsCalled(alice, board, ['Marble table', 'Marble quarry'])
    await settle(test)
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, gone!.id)))
    await settle(test)
    await sweepSearch(test.visitor)
    const { rows } = await sql<{
      term: string
    }>`select term from search_terms where term like '%marbl%' or term like '%quarr%'`.execute(test.site.database.db)
    expect(rows.map(({ term }) => term).toSorted()).toEqual(['marble', 'marble table'])
  })

  it('are also words that no title has, for what pins show, in the language of the searcher', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await makePin(alice, board, { title: 'Friday night', altText: 'Twelve sushi rolls on slate' })
    await makePin(alice, board, { title: 'Not locked', altText: 'A red bicycle leaning on a wall' })
    const secret = await makeBoard(alice, 'Hidden', { privacy: 'secret' })
    await makePin(alice, secret, { title: 'Mine', altText: 'A walrus on the beach' })
    await settle(test)
    const queries = async (term: string, language = 'en') =>
      (await typeahead(test.visitor, { term, recents: [], language }))
        .filter(({ type }) => type === 'query')
        .map(({ label }) => label)
    expect(await queries('sush')).toEqual(['sushi'])
    expect(await queries('bike')).toEqual(['bike'])
    expect(await queries('fahrr', 'de')).toEqual(['Fahrrad'])
    expect(await queries('Fa', 'de')).toEqual(['Fahrrad'])
    expect(await queries('fahrr')).toEqual(['Fahrrad'])
    expect(await queries('walr')).toEqual([])
    // Nothing begins with a typo: what a search would correct it to.
    expect(await queries('bycicle')).toEqual(['bicycle'])
    expect(await queries('walrsu')).toEqual([])
  })

  it('are written as the searcher’s language writes them, and begin with the accents that were typed', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await makePin(alice, board, { title: 'Kumquats', altText: 'Kumquats on a plate' })
    await makePin(alice, board, { title: 'A room', altText: 'A kitchen with a cat' })
    await makePin(alice, board, { title: 'For you', altText: 'A bouquet of roses' })
    await makePin(alice, board, { title: 'The cat', altText: 'A cat' })
    await makePin(alice, board, { title: 'The cake', altText: 'A chocolate cake' })
    await settle(test)
    const queries = async (term: string) =>
      (await typeahead(test.visitor, { term, recents: [], language: 'de' }))
        .filter(({ type }) => type === 'query')
        .map(({ label }) => label)
    expect(await queries('küc')).toEqual(['Küche'])
    expect(await queries('kü')).toEqual(['Küche'])
    expect(await queries('kuch')).toEqual(['Küche', 'Kuchen'])
    expect(await queries('blumens')).toEqual(['Blumenstrauß'])
    // Their own language comes first, then what titles have.
    expect(await queries('ku')).toEqual(['Küche', 'Kuchen', 'kumquats'])
  })

  it('are no names of single boards, and no topics without pins', async () => {
    await using test = await createTestCtx()
    const { alice } = await searchWorldOf(test)
    const board = await makeBoard(alice, 'Azulejo hunting')
    await pinsCalled(alice, board, ['A wall of tiles'])
    await settle(test)
    const items = async (term: string) => await typeahead(test.visitor, { term, recents: [], language: 'en' })
    expect((await items('hunt')).filter(({ type }) => type === 'query')).toEqual([])
    expect((await items('tile')).map(({ label }) => label)).toContain('Tiles and facades')
    expect((await items('knit')).filter(({ type }) => type === 'topic')).toEqual([])
  })

  it('contain a word or its plural only once, whichever more pins have', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    await pinsCalled(alice, board, ['Kitchen', 'Kitchen door', 'Kitchens'])
    await settle(test)
    await weighSearch(test.visitor)
    const items = await typeahead(test.visitor, { term: 'kitch', recents: [], language: 'en' })
    const queries = items.filter(({ type }) => type === 'query').map(({ label }) => label)
    expect(queries).toEqual(['kitchen', 'kitchen door'])
  })

  it('include other users’ boards by name, with their owners, if everyone may see them', async () => {
    await using test = await createTestCtx()
    const { alice, bob } = await searchWorldOf(test)
    await makeBoard(alice, 'Quiet gardens')
    await makeBoard(alice, 'Garden plans', { privacy: 'secret' })
    await makeBoard(bob, 'Garden furniture')
    await settle(test)
    const boards = async (ctx: Ctx, term: string) =>
      (await typeahead(ctx, { term, recents: [], language: 'en' }))
        .filter(({ type }) => type === 'board')
        .map(({ label, detail }) => [label, detail])
    expect((await boards(bob, 'gard')).toSorted()).toEqual([
      ['Garden furniture', null],
      ['Quiet gardens', 'Alice'],
    ])
    expect(await boards(test.visitor, 'quiet gar')).toEqual([['Quiet gardens', 'Alice']])
    // A board is not suggested for its owner's name, because its own name does not match.
    expect(await boards(test.visitor, 'alice')).toEqual([])
    await blockPerson(alice, bob.viewer.userId)
    expect(await boards(bob, 'quiet')).toEqual([])
  })

  it('recent searches are the newest 20, without duplicates in other spellings; personal ones are separate', async () => {
    await using test = await createTestCtx()
    const { alice } = await searchWorldOf(test)
    for (let n = 0; n < 22; n += 1) {
      test.clock.pass(1_000)
      await storeSearch(alice, `search ${n}`, false)
    }
    test.clock.pass(1_000)
    const list = await storeSearch(alice, '  SEARCH   5 ', false)
    expect(list).toHaveLength(20)
    expect(list.slice(0, 3).map(({ query }) => query)).toEqual(['SEARCH 5', 'search 21', 'search 20'])
    await storeSearch(alice, 'mine', true)
    expect((await listRecents(alice, true)).map(({ query }) => query)).toEqual(['mine'])
    expect(await deleteSearches(alice, 'search 5', false)).toHaveLength(19)
    expect(await deleteSearches(alice, undefined, false)).toEqual([])
    expect(await listRecents(alice, true)).toHaveLength(1)
    await expect(listRecents(test.visitor, false)).rejects.toMatchObject({ code: 'auth.required' })
  })

  it('recommended searches contain only board names that read like searches and find something', async () => {
    await using test = await createTestCtx()
    const { alice } = await searchWorldOf(test)
    const names = ['Kitchens', 'grow 1795424650657', 'o'.repeat(50), 'All the things that I want to do', 'Empty']
    for (const name of names) {
      const board = await makeBoard(alice, name)
      if (name !== 'Empty') await makePin(alice, board, { title: 'Pin' })
    }
    await settle(test)
    const queries = (await recommendSearches(alice, 'en')).map(({ query }) => query)
    expect(queries).toContain('kitchens')
    for (const name of names.slice(1)) expect(queries).not.toContain(name.toLowerCase())
  })

  it('recommended searches contain no board without pins, even if its name finds the pins of others', async () => {
    await using test = await createTestCtx()
    const { alice, bob } = await searchWorldOf(test)
    const used = await makeBoard(alice, 'Teapots green')
    await makeBoard(alice, 'Vases blue')
    const theirs = await makeBoard(bob, 'Clay')
    for (const title of ['Blue vases', 'Green teapots']) await makePin(bob, theirs, { title })
    await makePin(alice, used, { title: 'Pin' })
    await settle(test)
    const queries = (await recommendSearches(alice, 'en')).map(({ query }) => query)
    expect(queries).toContain('teapots green')
    expect(queries).not.toContain('vases blue')
  })

  it('recommended searches are the user’s board names and what most pins have', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await searchWorldOf(test)
    const mediaUploadId = await uploadPicture(alice)
    for (const title of ['Pottery', 'Pottery wheel']) await makePin(alice, board, { title, mediaUploadId })
    await settle(test)
    await weighSearch(test.visitor)
    expect((await recommendSearches(alice, undefined)).map(({ query }) => query)).toEqual(
      expect.arrayContaining(['home', 'pottery']),
    )
    const everybodys = (await recommendSearches(test.visitor, 'en')).map(({ query }) => query)
    expect(everybodys).toEqual(expect.arrayContaining(['pottery', 'pottery wheel']))
    // It would find the same as "pottery wheel".
    expect(everybodys).not.toContain('wheel')
    const colours = (await recommendSearches(alice, 'en')).map(({ dominant_color: colour }) => colour)
    expect(colours).toEqual(colours.map(() => expect.stringMatching(/^#[0-9a-f]{6}$/)))
  })
})
