import { cleanQuery } from '@corkboard/contract/finding/search-query'
import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { appliedFilters, narrowingOf, offersSkinTones } from './search-options.ts'
import { sensitivityOf } from './sensitivity.ts'
import { colorsOf } from './colors.ts'
import { partsOfTitle } from './looks.ts'
import { skinToneOf } from './skin-tones.ts'
import { fold, indexed, phrasesIn, termsIn } from './words.ts'

describe('[FIND-05 a] words', () => {
  it.each([
    ['Décor', 'decor'],
    ['GRÖSSE, Straße', 'grosse, strasse'],
    ['Æbleskiver på fløte', 'aebleskiver pa flote'],
    ['ﬁne ＡＢＣ', 'fine abc'],
    ['Йога', 'йога'],
    ['مُحَمَّد', 'محمد'],
  ])('fold %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('are split where a language has no spaces, and lose a possessive ending', () => {
    expect(indexed('Grandma’s kitchen')).toBe('grandma kitchen')
    expect(indexed('美しい台所')).toBe('美しい 台所')
    expect(indexed('mid-century 3D_print!')).toBe('mid century 3d print')
  })

  it('are terms if they carry meaning, and form phrases in pairs', () => {
    expect(termsIn('The Small kitchen of 2024 and a small Kitchen', 'en').map(({ display }) => display)).toEqual([
      'small',
      'kitchen',
    ])
    expect(phrasesIn('Walnut kitchen table for two', 'en').map(({ term }) => term)).toEqual([
      'walnut kitchen',
      'kitchen table',
    ])
  })
})

describe('[FIND-05 b e] a query', () => {
  it('has words with synonyms, phrases, and exclusions', () => {
    expect(parseQuery('Red  "small couch" -Blue couch')).toEqual({
      terms: [
        { text: 'red', alternatives: [] },
        { text: 'small', alternatives: [] },
        { text: 'couch', alternatives: ['sofa', 'settee'] },
      ],
      phrases: ['small couch'],
      without: ['blue'],
    })
    expect(parseQuery('\' & | ! : * ( ) < \\ "').terms).toEqual([])
    expect(parseQuery('word '.repeat(100)).terms).toHaveLength(1)
    expect(cleanQuery('  a\n\tb\u0000  ')).toBe('a b')
    expect(parseQuery('feline').terms).toEqual([{ text: 'feline', alternatives: ['cat'] }])
  })

  it('keeps what joins emoji to one, but nothing else that is invisible', () => {
    const blackCat = '\u{1F408}\u{200D}\u{2B1B}'
    expect(parseQuery(cleanQuery(`${blackCat} snow`)).terms.map(({ text }) => text)).toEqual(['snow', blackCat])
    expect(cleanQuery('a\u200Db\u200D\u200D \u{1F408}\u200D')).toBe('a b \u{1F408}')
  })

  it('accepts only the offered filters', () => {
    const input = { query: 'hair', scope: 'pins', filters: '', productFilters: '', corrects: true } as const
    expect(appliedFilters({ filters: 'content:video,sort:sideways,x:y,content:story' })).toEqual({ content: 'story' })
    const products = 'price:10-20.50,domain:Shop.example'
    expect(narrowingOf({ ...input, filters: 'skin_tone:3', productFilters: products }, {})).toEqual({
      marks: ['tone3', 'd:shop.example'],
      price: { least: 10, most: 20.5 },
    })
    expect(narrowingOf({ ...input, productFilters: "price:a-b,domain:'; drop" }, {})).toEqual({ marks: [] })
    // FIND-07: only when a search is about people's looks.
    expect(narrowingOf({ ...input, query: 'cars', filters: 'skin_tone:3' }, {})).toEqual({ marks: [] })
    expect([offersSkinTones(input), offersSkinTones({ ...input, scope: 'boards' })]).toEqual([true, false])
  })

  it.each([
    ['how to hang a picture', undefined],
    ['suicide', { topic: 'self_harm', is_withheld: true }],
    ['Pro-Ana tips', { topic: 'eating_disorder', is_withheld: true }],
    ['depression quotes', { topic: 'low_mood', is_withheld: false }],
    ['kitchens', undefined],
    // Instructions that only share words with a search for help.
    ['how to cut yourself bangs', undefined],
    ['take your life to the next level', undefined],
    ['lone wolf', undefined],
    ['how to dye wool', undefined],
    ['burn out candles', undefined],
  ])('%s has the sensitivity %o', (query, sensitivity) => {
    expect(sensitivityOf(query)).toEqual(sensitivity)
  })

  it.each([
    [
      'self_harm',
      [
        'suicides',
        'she killed herself',
        'ending my life',
        'wants to die',
        'how to die',
        'self-harming',
        'cuts himself',
      ],
    ],
    ['self_harm', ['hurting yourself', 'hanged himself', 'taking her own life', 'Suizidgedanken', 'Selbstmorde']],
    ['eating_disorder', ['pro anas', 'ana buddies', 'starved herself', 'meanspiration', 'thigh gap tip']],
    ['eating_disorder', ['anorexics', 'binge eaters', 'eating disorders']],
    ['low_mood', ['depressive', 'panic attacks', 'hopelessness', 'loneliest', 'grieving', 'griefs']],
  ])('a search for %s is recognized in every form: %j', (topic, queries) => {
    expect(queries.filter((query) => sensitivityOf(query)?.topic !== topic)).toEqual([])
  })
})

describe('[FIND-05 a] the colors of a picture', () => {
  it.each([
    ['#d02020', 'red'],
    ['#e87818', 'orange'],
    ['#f2d020', 'yellow'],
    ['#2f8f3f', 'green'],
    ['#20a0a0', 'turquoise'],
    ['#2050d0', 'blue'],
    ['#7030b0', 'purple'],
    ['#f0a0b8', 'pink'],
    ['#6b4424', 'brown'],
    ['#e8dcc4', 'beige'],
    ['#fdfdfd', 'white'],
    ['#808080', 'gray'],
    ['#0a0a0a', 'black'],
  ])('%s is %s', (color, name) => {
    expect(colorsOf([{ color, share: 0.5 }])).toEqual([name])
  })

  it('are those that fill enough of it, all shades together', () => {
    const palette = [
      { color: '#2050d0', share: 0.07 },
      { color: '#3060c0', share: 0.07 },
      { color: '#d02020', share: 0.08 },
    ]
    expect(colorsOf(palette)).toEqual(['blue'])
  })
})

describe('[FIND-05 a] how a title says that a picture looks', () => {
  it.each([
    ['Grid study in lemon and olive', 'A grid of dots in lemon and olive.', 'Grid study'],
    ['Endpapers: slate and sea glass', 'Marbled paper in slate and sea glass with veins.', 'Endpapers:'],
    ['In rows, lingonberry and snow', 'Succulents on marble, in pots of lingonberry and snow.', 'In rows,'],
    ['Bread and butter', 'A breakfast of bread and butter.', 'Bread and butter'],
    ['Lemon and olive', 'A grid in lemon and olive.', 'Lemon and olive'],
  ])('%j with %j shows %j', (title, altText, shown) => {
    expect(partsOfTitle(title, altText).title).toBe(shown)
  })
})

describe('[FIND-07 a] the skin tone of a picture', () => {
  it.each([
    ['#f2d6c2', 1],
    ['#d9a982', 2],
    ['#a8714a', 3],
    ['#5c3a26', 4],
    ['#808080', undefined],
    ['#2255cc', undefined],
    ['#ff5500', undefined],
    ['#3f7f3f', undefined],
  ])('%s is tone %s', (color, tone) => {
    expect(skinToneOf([{ color, share: 0.5 }])).toBe(tone)
  })

  it('is that of the largest part that could be skin, ignoring small parts', () => {
    const palette = [
      { color: '#2255cc', share: 0.6 },
      { color: '#5c3a26', share: 0.25 },
      { color: '#f2d6c2', share: 0.1 },
    ]
    expect(skinToneOf(palette)).toBe(4)
    expect(skinToneOf([{ color: '#5c3a26', share: 0.05 }])).toBeUndefined()
    expect(skinToneOf([])).toBeUndefined()
  })
})
