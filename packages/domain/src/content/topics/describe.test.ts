import { describe as suite, expect, it } from 'vitest'
import { describe, type Texts } from './describe.ts'
import { findTopic, narrowerThan, suggestTopics, topicById, topicOfCategory, TOPICS, topTopics } from './topics.ts'
import { stemOf, wordsOf } from './words.ts'

const topicsOf = (texts: Texts): string[] => describe(texts).topics.map(({ topicId }) => topicById(topicId)!.slug)
const termsOf = (texts: Texts): string[] => describe(texts).annotations.map(({ term }) => term)

suite('[CREATE-07 c] topics that the maker chose', () => {
  it('come first with their broad topic, before what the texts say', () => {
    expect(topicsOf({ title: 'A bread knife, carved in wood', chosen: [1402] })).toEqual(
      expect.arrayContaining(['desserts', 'food-and-drink', 'woodworking']),
    )
    expect(topicsOf({ title: 'Untitled', chosen: [1402] })).toEqual(['desserts', 'food-and-drink'])
  })

  it('are terms of it, once', () => {
    expect(termsOf({ title: 'Baking', chosen: [1401] })).toEqual(['baking'])
  })

  it('that the taxonomy no longer has count nothing', () => {
    expect(topicsOf({ title: 'Untitled', chosen: [99_999] })).toEqual([])
  })
})

suite('the taxonomy', () => {
  it('[FIND-02 c] has two levels with 300 topics in all, each with its own id and slug', () => {
    expect(TOPICS).toHaveLength(300)
    expect(topTopics).toHaveLength(25)
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(300)
    expect(new Set(TOPICS.map(({ slug }) => slug)).size).toBe(300)
    for (const top of topTopics) {
      expect(narrowerThan(top.id)).toHaveLength(11)
      expect(narrowerThan(narrowerThan(top.id)[0]!.id)).toEqual([])
    }
  })

  // Users follow and link to topics: one whose id or slug changes would be a different topic.
  it.each([
    ['1401', 'baking'],
    ['1411', 'fruit-and-preserves'],
    ['100', 'animals'],
    ['2511', 'simple-living'],
    ['801', 'knitting'],
  ])('never changes: %s is %s', (id, slug) => {
    expect(findTopic(slug)?.id).toBe(id)
    expect(findTopic(id)?.slug).toBe(slug)
  })

  it.each([
    ['food', 'food-and-drink'],
    ['home_decor', 'home'],
    ['womens_fashion', 'fashion'],
    ['gardening', 'gardening'],
    ['something else', undefined],
    [null, undefined],
  ])('[BOARD-11 d] maps the board category %j to the topic %j', (category, slug) => {
    expect(topicOfCategory(category)?.slug).toBe(slug)
  })

  it.each([
    ['kni', ['knitting']],
    ['COFF', ['coffee-and-tea']],
    ['tea', ['coffee-and-tea']],
    ['', []],
    ['the', ['theater-and-dance']],
    ['and the', []],
    ['and', []],
    ['the mid', ['africa-and-middle-east']],
    ['no such thing', []],
  ])('[FIND-06 a] %j suggests %j', (typed, slugs) => {
    expect(suggestTopics(typed, 1).map(({ slug }) => slug)).toEqual(slugs)
  })
})

suite('what a pin is about', () => {
  it.each<[string, Texts, string]>([
    ['its title', { title: 'Sourdough, day three' }, 'baking'],
    ['its description', { title: '', description: 'The second mitten is done, fair isle again.' }, 'knitting'],
    ['its alternative text', { title: '', altText: 'A red log cabin, a dog in front of it' }, 'cabins'],
    ['its board', { title: 'Number 14', boardName: 'Succulents and friends' }, 'succulents'],
    ['the category of its board', { title: 'Number 14', boardCategory: 'travel' }, 'travel'],
    ['the page it links to', { title: 'Yes please', linkFacts: 'Lemon cheesecake' }, 'desserts'],
    ['boards that saved it', { title: 'Mine', savedTo: ['Kitchen inspo', 'New kitchen'] }, 'kitchens'],
    ['a phrase, not its words', { title: 'Prickly pear' }, 'succulents'],
    ['accented words', { title: 'Un CAFÉ, por favor' }, 'coffee-and-tea'],
  ])('[FIND-02 a] is derived from %s', (_where, texts, slug) => {
    expect(topicsOf(texts)[0]).toBe(slug)
  })

  it('[FIND-02 a] includes the broad topic of a narrow one', () => {
    expect(topicsOf({ title: 'Tomato soup with basil', boardName: 'Soup Weather' })).toEqual([
      'soups-and-stews',
      'food-and-drink',
    ])
  })

  it('[FIND-02 a] is never a guess', () => {
    expect(topicsOf({ title: 'Tuesday' })).toEqual([])
    expect(topicsOf({ title: 'The weather' })).toEqual([])
    expect(topicsOf({ title: '' })).toEqual([])
  })

  it('[PIN-11 a] is annotated with terms of the taxonomy, then words and word pairs of its title', () => {
    expect(termsOf({ title: 'The best roasted tomatoes for your pasta' })).toEqual([
      'pasta',
      'roasted tomatoes',
      'roasted',
      'tomatoes',
    ])
    expect(termsOf({ title: 'Ideen für den kleinen Balkon', language: 'de' })).toEqual([
      'kleinen balkon',
      'kleinen',
      'balkon',
    ])
    expect(termsOf({ title: '2024' })).toEqual([])
  })

  it('[FIND-02 a] ignores two joined color names, even when they are names of things', () => {
    expect(topicsOf({ title: 'Kitchen corner in fern and cream' })).toEqual(['kitchens', 'home'])
    expect(topicsOf({ title: 'Living room in teal and coral' })).toEqual(['living-rooms', 'home'])
    expect(topicsOf({ title: 'Sofa in slate and sea glass' })).not.toContain('oceans-and-coasts')
    expect(topicsOf({ title: 'Nook in juniper and ice' })).not.toContain('winter')
    expect(topicsOf({ title: 'Lemon cake' })).toContain('desserts')
    expect(topicsOf({ title: 'A fern for the bathroom' })).toContain('houseplants')
    expect(topicsOf({ title: 'Diving at the coral reef' })).toContain('sea-life')
    expect(topicsOf({ title: 'Coral sky' })).not.toContain('sea-life')
  })

  it.each([
    ['A yellow tent lit from inside, with spruces behind.', 'camping'],
    ['A small bird, a wren, on a twig looking left.', 'birds'],
    ['Twelve eggs scattered on slate.', 'breakfast'],
    ['A painted face in fern and cream, looking ahead.', 'portraits'],
    ['The words “Stay for the second cup” set large on a sunlit wall.', 'typography'],
    ['Rows of glazed doughnuts with sprinkles.', 'desserts'],
  ])('[FIND-02 a] is what an alternative text begins with: %s', (altText, slug) => {
    expect(topicsOf({ title: 'Night two of four', altText, boardName: 'Number 14' })[0]).toBe(slug)
  })

  it.each([
    ['The birds know the way', 'A few clouds in a pink sky with a flock of birds.', 'skies', 'birds'],
    ['Flat white with a tulip', 'A cup of flat white with a tulip from above.', 'coffee-and-tea', 'flower-gardens'],
    ['Coast road, windows down', 'An old car on a road before a large low sun.', 'classic-cars', 'oceans'],
  ])('[FIND-02 a] is more what its alternative text begins with than its title: %s', (title, altText, more, less) => {
    const weights = new Map(describe({ title, altText }).topics.map(({ topicId, weight }) => [topicId, weight]))
    const weightOf = (slug: string) => weights.get(findTopic(slug)!.id) ?? 0
    expect(weightOf(more)).toBeGreaterThan(1.2 * weightOf(less))
  })

  it.each([
    ['The day before', 'A beach from straight above', 'beaches-and-islands'],
    ['Magenta sky', 'An old car on a road', 'cars-and-vehicles'],
    ['The good chair', 'An armchair with a blanket by a window', 'reading-corners'],
    ['Three by whatever fits', 'A grid of quarter circles and bars', 'abstract-art'],
  ])('[FIND-02 a] %s with %s has the topic %s', (title, altText, slug) => {
    expect(topicsOf({ title, altText })).toContain(slug)
  })

  it('[FIND-02 a] is not what its board is about if its alternative text says what it is', () => {
    const altText = 'Twelve eggs scattered on slate.'
    expect(topicsOf({ title: 'On slate', altText, boardName: 'Quiet Kitchens' })).not.toContain('kitchens')
    expect(topicsOf({ title: 'A box of lemon and lavender', altText: 'Macarons in lemon and lavender' })).not.toContain(
      'flower-gardens',
    )
  })

  it.each<[string, Texts, string]>([
    ['title', { title: 'The moon in the apple tree' }, 'food-and-drink'],
    ['description', { title: 'On slate', description: 'Still life until about ten.' }, 'painting'],
    ['linked page', { title: 'On slate', linkFacts: 'Records, side B: vinyl' }, 'vinyl'],
  ])('[FIND-02 a] is not what only its %s names if its alternative text says what it is', (_where, texts, slug) => {
    expect(topicsOf(texts)).toContain(slug)
    expect(topicsOf({ ...texts, altText: 'The gibbous moon in amber light' })).toEqual(['night-skies', 'nature'])
  })

  it('[FIND-02 a] is also what several of its texts, its board or a board that saved it name', () => {
    const eggs = { title: 'On slate', description: 'Still life until about ten.', altText: 'Twelve eggs on slate' }
    expect(topicsOf(eggs)).not.toContain('painting')
    expect(topicsOf({ ...eggs, title: 'Painting on slate' })).toContain('painting')
    expect(topicsOf({ ...eggs, boardCategory: 'art' })).toContain('painting')
    expect(topicsOf({ ...eggs, savedTo: ['Still Life Practice'] })).toContain('painting')
  })

  it('[FIND-02 a] is a color story, no story', () => {
    expect(topicsOf({ title: 'Color story no. 4' })).toEqual(['color-palettes', 'design'])
  })

  it('[FIND-02 a] is not what an alternative text only mentions, looks like or is measured in', () => {
    expect(topicsOf({ title: 'Tuesday', altText: 'A stone with a tent on it' })).not.toContain('camping')
    expect(topicsOf({ title: 'Echo', altText: 'Something in a mid-century style' })).not.toContain('fashion')
    expect(topicsOf({ title: 'Green', altText: 'Curtains of northern lights' })).not.toContain('walls-and-textiles')
    expect(topicsOf({ title: 'Packed', altText: 'Things laid out flat' })).toEqual([])
    expect(topicsOf({ title: 'Lattice', altText: 'A wall of painted ceramic tiles' })).not.toContain('pottery')
  })

  it('[FIND-02 a] is always the same for the same text', () => {
    const texts = { title: 'Grain bowl with avocado', boardName: 'Lunch' }
    expect(describe(texts)).toEqual(describe(texts))
  })
})

suite('words', () => {
  it.each([
    ['kitchens', 'kitchen'],
    ['berries', 'berry'],
    ['brushes', 'brush'],
    ['tomatoes', 'tomato'],
    ['glass', 'glass'],
    ['cactus', 'cactus'],
    ['küchen', 'küchen'],
  ])('%s has the stem %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem)
  })

  it.each([
    ['Mum’s  café, No. 7!', 'en', ['mums', 'cafe', 'no', '7']],
    ['猫の写真', 'ja', ['猫', 'の', '写真']],
    ['🎂', 'en', []],
  ])('%j is split into words', (text, language, words) => {
    expect(wordsOf(text, language)).toEqual(words)
  })
})
