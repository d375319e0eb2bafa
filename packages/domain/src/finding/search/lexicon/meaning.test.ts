import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'
import { singularsOf } from './english.ts'
import { LEXICON } from './lexicon.ts'
import { isLikelySearch } from './likely-search.ts'
import { conceptsIn, isQuality, meaningOfWord, meantWords, partsOfWord } from './meaning.ts'
import { senseMarks } from './sense-marks.ts'

const conceptsOf = (word: string, language = 'en') => meaningOfWord(LEXICON, word, language, true).concepts
const anyone = (word: string) => meaningOfWord(LEXICON, word, 'en', false)
const [cat] = conceptsOf('cat') as [string]

describe('[FIND-05 a] the lexicon', () => {
  it('tells words from what is none', () => {
    expect(anyone('kitty').isWord).toBe(true)
    expect(anyone('xyzzyq').isWord).toBe(false)
  })

  it('knows plurals, also irregular ones', () => {
    expect(conceptsOf('cats')).toEqual([cat])
    expect(conceptsOf('wolves')).toEqual(conceptsOf('wolf'))
    expect(conceptsOf('shoes')).toEqual(expect.arrayContaining([...conceptsOf('shoe')]))
  })

  it.each(['gato', 'katze', 'katzen', 'gatos', 'кошка', '猫', '🐈'])('knows that %s is a cat', (word) => {
    expect(anyone(word).concepts).toContain(cat)
  })

  it('reads a word in the language of the searcher first', () => {
    expect(conceptsOf('chat', 'fr')).toContain(cat)
    expect(conceptsOf('chat', 'en')).not.toContain(cat)
  })

  it('knows the kinds of things, but none that say nothing', () => {
    const kinds = LEXICON.kindsOf(cat)
    expect(kinds).toContain(conceptsOf('animal')[0])
    expect(kinds).not.toContain(conceptsOf('entity')[0])
    expect(LEXICON.kindsOf(conceptsOf('kitten')[0]!)).toContain(cat)
    expect(LEXICON.kindsOf('nothing')).toEqual([])
  })

  it('knows cake as what is baked, and times of the year as no kind of anything', () => {
    const [cake] = conceptsOf('cake')
    expect(LEXICON.kindsOf(cake!)).toContain(conceptsOf('baked goods')[0])
    expect(conceptsOf('🎂').flatMap((concept) => LEXICON.kindsOf(concept))).toContain(cake)
    expect(conceptsOf('christmas').flatMap((concept) => LEXICON.kindsOf(concept))).toEqual([])
    expect(conceptsOf('🖼')).toEqual(expect.arrayContaining(['painting', 'poster'].map((word) => conceptsOf(word)[0])))
  })

  it('reads a hashtag of three words as the name that they make', () => {
    expect(partsOfWord(LEXICON, 'icecreamcone', 'en')?.words).toEqual(['ice', 'cream', 'cone'])
  })

  it('takes longer names first', () => {
    const { things } = conceptsIn(LEXICON, ['ice', 'cream'], 'en')
    expect([...things]).toEqual([...conceptsIn(LEXICON, ['ice', 'creams'], 'en').things])
    expect([...things]).not.toContain(conceptsOf('ice')[0])
  })

  it('takes the name of a color for a color before anything else', () => {
    const marks = senseMarks(LEXICON, { title: 'Living room in teal', altText: '', description: '' }, 'en')
    expect(marks).not.toContain(`~k:${conceptsOf('animal')[0]}`)
    expect(senseMarks(LEXICON, { title: 'Three lemons', altText: '', description: '' }, 'en')).toContain(
      `~k:${conceptsOf('fruit')[0]}`,
    )
  })

  it('tells words apart that differ only in their accents, in pins and in searches', () => {
    const [[kitchen], [cake]] = [conceptsOf('kitchen'), conceptsOf('cake')] as [string[], string[]]
    const named = (title: string) => senseMarks(LEXICON, { title, altText: '', description: '' }, 'de')
    expect(named('Unsere Küchen')).toContain(`~s:${kitchen}`)
    expect(named('Unsere Küchen')).not.toContain(`~s:${cake}`)
    expect(named('Unser Kuchen')).toContain(`~s:${cake}`)
    expect(named('Unser Kuchen')).not.toContain(`~s:${kitchen}`)
    expect(anyone('kuchen').concepts).toEqual(expect.arrayContaining([cake]))
    expect(anyone('kuchen').concepts).not.toContain(kitchen)
    expect(anyone('küchen').concepts).toEqual([kitchen])
    expect(parseQuery('KÜCHEN Ideen').terms.map(({ spelled }) => spelled)).toEqual(['küchen', undefined])
  })

  it('takes no word for a color that is clearly more often a thing', () => {
    const named = (altText: string) => senseMarks(LEXICON, { title: '', altText, description: '' }, 'en')
    expect(named('A cup of coffee on linen')).toContain(`~s:${conceptsOf('coffee')[0]}`)
    expect(named('A cup in coffee and teal')).not.toContain(`~k:${conceptsOf('duck')[0]}`)
  })

  it('knows that a plant is not what is drunk of it, and grass not what animals eat', () => {
    const kindsOf = (word: string) => conceptsOf(word).flatMap((concept) => LEXICON.kindsOf(concept))
    expect(kindsOf('roses')).toContain(conceptsOf('shrub')[0])
    expect(kindsOf('roses')).not.toContain(conceptsOf('drink')[0])
    expect(kindsOf('grass')).not.toContain(conceptsOf('food')[0])
    expect(kindsOf('pear')).toContain(conceptsOf('fruit')[0])
  })

  it('tells what people would search for from words that only occur in titles', () => {
    const likely = (terms: readonly string[]) => terms.filter((term) => isLikelySearch(LEXICON, term, 'en'))
    const searches = [
      'kitchens',
      'knitting',
      'roses',
      'figs',
      'xyzzyq',
      'teal',
      'dusk',
      'golden hour',
      'hot air balloon',
      'flower market',
      'pickled onions',
      'open shelf',
    ]
    expect(likely(searches)).toEqual(searches)
    expect(likely(['goes', 'came', 'mostly', 'eight', 'quiet', 'call', 'kilometer', 'hunting', 'behind'])).toEqual([])
    expect(likely(['forest goes', 'flower behind', 'cat watching', 'sky came', 'entirely round'])).toEqual([])
    expect(likely(['eggs stone', 'five sheets', 'lights teal', 'first cup'])).toEqual([])
    // Most texts are English, whatever language the reader has.
    for (const language of ['de', 'es', 'ar']) {
      for (const term of ['sun left', 'along', 'the', 'open', 'day']) {
        expect(isLikelySearch(LEXICON, term, language), `${term} in ${language}`).toBe(false)
      }
      expect(isLikelySearch(LEXICON, 'flower market', language)).toBe(true)
    }
    expect(isLikelySearch(LEXICON, 'foret calme', 'fr')).toBe(true)
    expect(isLikelySearch(LEXICON, 'jardin secret', 'fr')).toBe(true)
  })

  it('knows plurals of short words', () => {
    for (const [plural, one] of [
      ['boxes', 'box'],
      ['arches', 'arch'],
      ['buses', 'bus'],
    ] as const)
      expect([plural, conceptsOf(plural)]).toEqual([plural, conceptsOf(one)])
    expect(singularsOf('gas')).toEqual(['gas'])
  })

  it('finds words that one was meant to be', () => {
    const wordsFor = (word: string) => meantWords(LEXICON, word).map((meant) => meant.word)
    expect(wordsFor('bokshelf')).toContain('bookshelf')
    expect(wordsFor('bycicle')).toContain('bicycle')
    expect(wordsFor('xyzzyq')).toEqual([])
  })

  it('finds no words that are far on the keyboard and in sound', () => {
    const wordsFor = (word: string) => meantWords(LEXICON, word).map((meant) => meant.word)
    expect(wordsFor('ikea')).not.toContain('idea')
    expect(wordsFor('sofs')).toContain('sofa')
    expect(wordsFor('makaron')).toContain('macaron')
  })

  it('takes no typo for the form of a word', () => {
    for (const typo of ['shooes', 'makarons', 'kniting']) expect([typo, anyone(typo).isWord]).toEqual([typo, false])
    for (const [form, word, language] of [
      ['girassois', 'girassol', 'pt'],
      ['кошек', 'кошка', 'ru'],
      ['pianos', 'piano', 'en'],
    ] as const)
      expect([form, meaningOfWord(LEXICON, form, language, true).concepts]).toEqual([form, conceptsOf(word, language)])
  })

  it('knows words by the sense that pictures show', () => {
    const isOf = (word: string, kind: string) =>
      conceptsOf(word).some((concept) => LEXICON.kindsOf(concept).some((one) => conceptsOf(kind).includes(one)))
    for (const [word, kind] of [
      ['turtle', 'reptile'],
      ['whale', 'mammal'],
      ['taco', 'food'],
      ['smoothie', 'drink'],
      ['queen', 'person'],
      ['woman', 'person'],
      ['mug', 'container'],
    ] as const)
      expect([word, isOf(word, kind)]).toEqual([word, true])
    expect(isOf('bar', 'furniture')).toBe(false)
  })

  it('knows emoji by what they show', () => {
    for (const [emoji, word] of [
      ['🌃', 'skyline'],
      ['🌧', 'rain'],
      ['🍜', 'noodle'],
      ['🥣', 'soup'],
      ['🍦', 'ice cream'],
    ] as const)
      expect([emoji, anyone(emoji).concepts.includes(LEXICON.meaningsOf(word)!.get('en')![0]!)]).toEqual([emoji, true])
  })

  it('knows the northern lights in languages that do not call them aurora', () => {
    for (const word of ['polarlicht', 'polarlichter', 'norrsken', 'aurore boreale', 'オーロラ', '오로라']) {
      expect([word, ...anyone(word).concepts]).toEqual([word, conceptsOf('northern lights')[0]])
    }
  })

  it('takes a tiger for an animal, and a macaroon for what most people call so', () => {
    expect(LEXICON.kindsOf(conceptsOf('tiger')[0]!)).toContain(conceptsOf('animal')[0])
    expect(conceptsOf('macaroons')).toEqual(conceptsOf('macaron'))
  })

  it('splits words that are made of two, or of the three of a name', () => {
    expect(partsOfWord(LEXICON, 'houseplants', 'en')?.words).toEqual(['house', 'plants'])
    expect(partsOfWord(LEXICON, 'hotairballoon', 'en')?.words).toEqual(['hot', 'air', 'balloon'])
    expect(partsOfWord(LEXICON, 'hotairbaloon', 'en')).toBeUndefined()
    expect(partsOfWord(LEXICON, 'kuchenstuhl', 'de')?.head).toEqual(conceptsOf('chair'))
    expect(partsOfWord(LEXICON, 'paintings', 'en')).toBeUndefined()
  })

  it('knows what people look for at an occasion, for a meal or as a gift', () => {
    const kindsOf = (word: string) => LEXICON.kindsOf(conceptsOf(word)[0]!)
    expect(kindsOf('cookie')).toContain(conceptsOf('dessert')[0])
    expect(kindsOf('bouquet')).toContain(conceptsOf('gift')[0])
    expect(kindsOf('snowman')).toContain(conceptsOf('winter')[0])
    expect(kindsOf('tent')).toContain(anyone('🏕').concepts[0])
    expect(kindsOf('knitting')).toContain(anyone('🧶').concepts[0])
    expect(LEXICON.kindsOf(anyone('🍰').concepts[0]!)).toContain(conceptsOf('cake')[0])
  })

  it('knows that a colored thing is that thing', () => {
    const { things } = conceptsIn(LEXICON, ['black', 'cat'], 'en')
    expect(things).toContain(cat)
    expect(conceptsIn(LEXICON, ['polar', 'bear'], 'en').things).not.toContain(conceptsOf('bear')[0])
  })

  it('tells how things look from what they are', () => {
    expect(['green', 'teal', 'rustic'].map((word) => isQuality(LEXICON, word, 'en'))).toEqual([true, true, true])
    expect(['kitchen', 'gatos', 'xyzzyq'].map((word) => isQuality(LEXICON, word, 'es'))).toEqual([false, false, false])
  })

  it('does not take a title at its word when the alternative text shows something else', () => {
    const of = (title: string, altText: string) => senseMarks(LEXICON, { title, altText, description: '' }, 'en')
    const clothing = `~k:${conceptsOf('clothing')[0]}`
    expect(of('My coat pockets', 'Dry pebbles on sand.')).not.toContain(clothing)
    expect(of('My coat', 'A long wool coat on a hook.')).toContain(clothing)
    expect(of('My coat', '')).toContain(clothing)
  })

  it('takes how a picture looks for nothing that it shows', () => {
    const marks = senseMarks(
      LEXICON,
      { title: 'New trainers', altText: 'A trainer in lemon and olive.', description: '' },
      'en',
    )
    expect(marks).not.toContain(`~s:${conceptsOf('lemon')[0]}`)
  })

  it('marks what a picture is of apart from what its description mentions', () => {
    const marks = senseMarks(
      LEXICON,
      { title: 'Window seat', altText: 'A ginger cat sits on a sill next to a potted fern.', description: '' },
      'en',
    )
    expect(marks).toContain(`~s:${cat}`)
    expect(marks).toContain(`~m:${conceptsOf('fern')[0]}`)
    expect(marks).toContain(`~k:${conceptsOf('animal')[0]}`)
  })

  it('takes the name of a tree before a thing for its wood', () => {
    const marksOf = (altText: string) => senseMarks(LEXICON, { title: '', altText, description: '' }, 'en')
    const kind = `~k:${conceptsOf('tree')[0]}`
    expect(marksOf('An oak bookcase with plants')).not.toContain(kind)
    expect(marksOf('An oak bookcase with plants')).toContain(`~m:${conceptsOf('oak')[0]}`)
    expect(marksOf('An oak in the fog')).toContain(kind)
  })

  it('takes plants before a food for what is in it, a color for no plant, and a cape of the sea for no cloak', () => {
    const marksOf = (title: string, altText: string) => senseMarks(LEXICON, { title, altText, description: '' }, 'en')
    const plants = `~k:${conceptsOf('plant')[0]}`
    expect(marksOf('', 'Large oat and cranberry cookies')).not.toContain(plants)
    expect(marksOf('', 'A round spelt loaf')).not.toContain(plants)
    expect(marksOf('', 'A field of oat')).toContain(plants)
    expect(marksOf('Pool light, mint', 'A swimming pool from above with mint water')).not.toContain(plants)
    const cape = `~s:${conceptsOf('cape')[0]}`
    expect(marksOf('Cape Nowhere', 'A contour map titled Cape Nowhere')).not.toContain(cape)
    expect(marksOf('Cape for the cold', 'A wool cape')).toContain(cape)
  })
})
