import type { DemoLinkPage, DemoPin } from './community-shape.ts'
import { createRandom, type Random } from './pictures/brush/random.ts'
import { planPicture } from './pictures/draw-picture.ts'
import type { Facts } from './pictures/scene.ts'
import type { SceneName } from './pictures/scenes/index.ts'
import { capitalized } from './texts/pin-text.ts'

/** A shop with made-up products by made-up makers. */
export const SHOP = 'shop.example.net'

/** The thing a scene shows, as a shop sells it. */
interface Ware {
  name(facts: Facts): string
  brand: string
  description: string
  /** Lowest and highest price, in whole euros. */
  prices: readonly [number, number]
}

const lowered = (fact: Facts[string] | undefined): string => String(fact).toLowerCase()

const WARES: Partial<Record<SceneName, Ware>> = {
  ceramics: {
    name: ({ wall }) => (wall === 'dark' ? 'Stoneware vase, chalk glaze' : 'Wheel-thrown stoneware vase'),
    brand: 'Tuesday Kiln',
    description: 'Thrown by hand, matte outside, glossy inside. No two alike.',
    prices: [28, 96],
  },
  sneakers: {
    name: ({ cut }) => `${capitalized(String(cut))}-top trainers, color-blocked`,
    brand: 'Halfway There Shoes',
    description: 'A shoe for whole days. Comes with a second pair of laces.',
    prices: [79, 149],
  },
  outfit: {
    name: ({ top, lower }) =>
      `${top === 'knit' ? 'Cable-knit jumper' : `Soft ${String(top)}`} with ${String(lower)}, a set`,
    brand: 'Ordinary Wardrobe',
    description: 'Cut wide, dyed in small lots, made to be mended.',
    prices: [64, 180],
  },
  knit: {
    name: ({ chart }) => `Knitting kit: ${String(chart)}`,
    brand: 'Longer Evenings',
    description: 'Chart, wool for one jumper, and a spare skein of each color.',
    prices: [38, 72],
  },
  poster: {
    name: ({ motif }) => `Art print, ${String(motif)}, 50 × 70 cm`,
    brand: 'Third Floor Press',
    description: 'Screen print in five colors on heavy paper, numbered by hand.',
    prices: [35, 60],
  },
  travel: {
    name: ({ subject }) => `Travel poster, ${String(subject)}, 50 × 70 cm`,
    brand: 'Third Floor Press',
    description: 'A place nobody has been to, printed in flat color.',
    prices: [30, 48],
  },
  botanical: {
    name: ({ specimen }) => `Botanical print, ${String(specimen)}`,
    brand: 'Plate & Specimen',
    description: 'From a drawing made for the purpose, on cotton paper.',
    prices: [24, 52],
  },
  marbling: {
    name: ({ kind }) => `Marbled paper, ${String(kind)}, five sheets`,
    brand: 'Ink on Water',
    description: 'Five sheets of 50 × 70 cm, each lifted from its own bath.',
    prices: [18, 34],
  },
  succulents: {
    name: ({ across }) => (Number(across) > 2 ? 'Nine succulents, potted' : 'Four succulents, potted'),
    brand: 'Leave Them Be',
    description: 'Rooted, in their pots, with a note on when not to water.',
    prices: [22, 58],
  },
  sweaters: {
    name: () => 'Hand-knit wool sweater',
    brand: 'Longer Evenings',
    description: 'Undyed or dyed with plants, knitted to order, mended for life.',
    prices: [140, 260],
  },
  riso: {
    name: ({ motif }) => `Risograph print, ${String(motif)}, A3`,
    brand: 'Third Floor Press',
    description: 'Two inks on uncoated paper, an edition of forty.',
    prices: [18, 36],
  },
  quilt: {
    name: ({ block }) => `Quilt kit: ${lowered(block)}`,
    brand: 'Longer Evenings',
    description: 'Cloth for the top, cut, with the pattern. Backing not included.',
    prices: [85, 160],
  },
}

/** The dish a scene shows, as a recipe. */
interface Dish {
  readonly name: string
  readonly ingredients: readonly string[]
  /** Minutes; the rest of the time given in a title is cooking. */
  readonly prep: number
  readonly cook: number
  readonly servings: string
}

const bowl = (ingredients: readonly string[], prep: number, cook: number): Omit<Dish, 'name'> => ({
  ingredients,
  prep,
  cook,
  servings: '4 bowls',
})

const BOWLS: Readonly<Record<string, Omit<Dish, 'name'>>> = {
  'tomato soup': bowl(
    ['1 kg tomatoes, halved', '2 onions', '1 head of garlic', '60 ml olive oil', '500 ml stock', 'Basil, a bunch'],
    10,
    30,
  ),
  'pumpkin soup': bowl(
    ['1 small pumpkin', '1 onion', '1 thumb of ginger', '800 ml stock', '100 g almonds', '2 spoons of yoghurt'],
    15,
    25,
  ),
  'green pea soup': bowl(
    ['500 g peas, frozen', '1 onion', '40 g butter', '1 liter of stock', '4 radishes', 'Mint, a handful'],
    5,
    15,
  ),
  'grain bowl': bowl(
    ['250 g barley', '1 tin of chickpeas', '1 avocado', '2 carrots', '1 lemon', 'Seeds, toasted'],
    15,
    20,
  ),
  'noodle bowl': bowl(
    ['400 g noodles', '250 g mushrooms', '4 eggs', '1 liter of stock', '3 spring onions', 'Soy sauce, to taste'],
    15,
    20,
  ),
  'berry porridge': bowl(
    ['200 g oats', '600 ml milk', '250 g berries', '1 banana', '50 g almonds', 'A pinch of salt'],
    5,
    10,
  ),
  'garden salad': bowl(
    ['1 head of lettuce', '1 cucumber', '4 eggs', '100 g olives', '2 slices of old bread', 'Mustard and vinegar'],
    15,
    10,
  ),
  'smoothie bowl': bowl(
    ['300 g frozen berries', '2 bananas', '200 ml oat milk', '2 kiwis', '100 g raspberries', '2 spoons of seeds'],
    10,
    5,
  ),
}

const CAKE: Omit<Dish, 'name'> = {
  ingredients: [
    '250 g butter, soft',
    '200 g sugar',
    '4 eggs',
    '300 g flour',
    '2 teaspoons of baking powder',
    '150 ml buttermilk',
    'Fruit for the top',
  ],
  prep: 40,
  cook: 35,
  servings: '10 slices',
}

const DOUGHNUTS: Omit<Dish, 'name'> = {
  ingredients: [
    '500 g flour',
    '7 g dry yeast',
    '60 g sugar',
    '250 ml milk',
    '2 eggs',
    '80 g butter',
    'Oil, for frying',
  ],
  prep: 45,
  cook: 20,
  servings: '13 doughnuts',
}

const COOKIES: Omit<Dish, 'name'> = {
  ingredients: [
    '170 g butter, browned',
    '200 g brown sugar',
    '2 eggs',
    '280 g flour',
    '1 teaspoon of baking soda',
    'Salt',
  ],
  prep: 20,
  cook: 12,
  servings: '20 cookies',
}

const PIZZA: Omit<Dish, 'name'> = {
  ingredients: [
    '500 g flour',
    '325 ml water',
    '2 g yeast',
    '10 g salt',
    '1 tin of tomatoes',
    '250 g mozzarella',
    'Basil',
  ],
  prep: 30,
  cook: 9,
  servings: '3 pizzas',
}

const BREAD: Omit<Dish, 'name'> = {
  ingredients: ['450 g flour', '350 ml water', '100 g starter, fed', '10 g salt', 'Rice flour for the basket'],
  prep: 60,
  cook: 45,
  servings: '1 loaf',
}

const SUSHI: Omit<Dish, 'name'> = {
  ingredients: [
    '300 g sushi rice',
    '4 spoons of rice vinegar',
    '5 sheets of nori',
    '200 g filling',
    'Soy sauce',
    'Ginger',
  ],
  prep: 50,
  cook: 20,
  servings: '5 rolls',
}

const dishOf = (scene: SceneName, { dish, flavor, kind, topping, flour, filling }: Facts): Dish | undefined => {
  if (scene === 'cookies') return { ...COOKIES, name: `${capitalized(String(kind))} cookies` }
  if (scene === 'pizza')
    return { ...PIZZA, name: topping === 'margherita' ? 'Margherita' : `${capitalized(String(topping))} pizza` }
  if (scene === 'bread') return { ...BREAD, name: `${capitalized(String(flour))} loaf` }
  if (scene === 'sushi') return { ...SUSHI, name: `${capitalized(String(filling))} rolls` }
  if (scene === 'cake') return { ...CAKE, name: `${capitalized(String(flavor))} cake` }
  if (scene === 'donuts') return { ...DOUGHNUTS, name: 'Overnight doughnuts' }
  const known = scene === 'bowl' ? BOWLS[String(dish)] : undefined
  return known && { ...known, name: capitalized(String(dish)) }
}

/** Journals about what other scenes show: a place, a room, a color. */
const JOURNALS: Readonly<Record<string, string>> = {
  'journal.example.com': 'The Slow Journal',
  'notes.example.org': 'Notes in Passing',
}

/** A journal's article, as headline and sentence. */
const ARTICLES: Partial<Record<SceneName, readonly [headline: string, sentence: string]>> = {
  mountains: ['What the light does to a ridge', 'An hour by hour account of one mountain, from the same flat stone.'],
  forest: ['Walking slowly, in fog', 'Why the best hour in a wood is the one in which nothing can be seen.'],
  aurora: ['When to look up', 'What to wear, how long to wait, and where the dark still is.'],
  camp: ['Two nights, one stove', 'A list for people who carry too much, by someone who did.'],
  ocean: ['The same sea, forty times', 'A painter has looked at one bay for a year. It was never that color again.'],
  dunes: ['Reading sand', 'Wind writes, and by noon it has written over it.'],
  fields: ['Colors of a farmed valley', 'From the first rape to the last stubble, seen from one gate.'],
  balloons: ['Up before the baker', 'A morning with people who go where the wind does.'],
  skyline: ['Every window someone’s evening', 'Notes on cities after dark, and on who leaves the light on.'],
  roadtrip: ['Windows down, side B', 'The long way round, with a car older than its driver.'],
  kitchen: ['Kitchens that stay as they are', 'Six small kitchens whose owners changed one thing and then stopped.'],
  livingRoom: ['More wall than furniture', 'Rooms that were finished by taking something out.'],
  readingCorner: ['One chair, turned to the window', 'How to make a place to read in a flat without room for one.'],
  bookshelf: ['Shelves, and what they say', 'By color, by height, by nothing at all: five people explain themselves.'],
  azulejo: ['A street, tile by tile', 'What stairwells keep that nobody on the street has seen.'],
  bouquet: ['Three kinds, odd numbers', 'A florist on what lasts the week and what only looks as if it did.'],
  cat: ['What cats look at', 'Serious research at four windows.'],
  constellation: ['Names for dots', 'Who drew the first lines between stars, and why they stuck.'],
  planets: ['Rings, moons and other people’s names', 'A short tour without a rocket.'],
  bauhaus: ['Shapes before words', 'A workshop exercise that is a hundred years old and not done yet.'],
  flow: ['Drawn by a rule', 'Each line follows its neighbor. The rest is patience.'],
  bokeh: ['The night bus, upstairs', 'A city seen by someone who has taken off their glasses.'],
  shoreline: ['The ninth wave', 'What the water writes on the sand, and how long one may read it.'],
  pool: ['Before the others are up', 'Forty lengths, one ring, and the light on the floor.'],
  clouds: ['Looking up, a beginner’s guide', 'Names for what the sky does, most of them invented by pharmacists.'],
  moon: ['The same moon, nightly', 'A month of it from one kitchen window.'],
  pebbles: ['Three stones a day', 'The rules of a collector who has to carry everything home.'],
  leafMacro: ['A garden, five centimeters away', 'What one leaf looks like to a snail.'],
  facade: ['Shutters', 'Who closes them, who never does, and what the paint says.'],
  arches: ['Shade, built', 'Why old passages are cool, and new ones are not.'],
  bicycle: ['Three gears are enough', 'In praise of the slowest one in the shed.'],
  bird: ['Who sings at four', 'A hedge, its tenants, and one sleepless neighbor.'],
  harvest: ['A whole crate of it', 'What to do when the market was too persuasive.'],
  eggs: ['The neighbor’s hens', 'Six birds, eleven colors, and no explanation.'],
  faces: ['Nine lines and a mouth', 'How little it takes until somebody looks back.'],
  hands: ['Hands are hard', 'A teacher of drawing on what everybody draws last.'],
  coffee: ['The second cup', 'In praise of the one that nobody needs.'],
}

const thing = (type: string, facts: object): object => ({ '@context': 'https://schema.org', '@type': type, ...facts })

const stars = (random: Random): object => ({
  '@type': 'AggregateRating',
  ratingValue: (random.int(40, 50) / 10).toFixed(1),
  ratingCount: random.int(6, 240),
})

const productOf = (ware: Ware, facts: Facts, random: Random): object => {
  const price = random.int(...ware.prices)
  const isReduced = random.chance(0.25)
  return thing('Product', {
    name: ware.name(facts),
    brand: ware.brand,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      availability: random.chance(0.9) ? 'InStock' : 'OutOfStock',
      ...(isReduced && {
        priceSpecification: { priceType: 'https://schema.org/ListPrice', price: Math.ceil(price * 1.25) },
      }),
    },
    ...(random.chance(0.8) && { aggregateRating: stars(random) }),
  })
}

/** A picture with lettering states the time itself, and a title may. */
const recipeOf = (
  { name, ingredients, prep, cook, servings }: Dish,
  { card }: Facts,
  title: string,
  random: Random,
) => {
  const said = Number(/(\d+) minutes/.exec(title)?.[1] ?? prep + cook)
  const times = { prepTime: `PT${prep}M`, cookTime: `PT${Math.max(said - prep, 5)}M`, recipeYield: servings }
  return thing('Recipe', {
    name,
    recipeIngredient: ingredients,
    ...(card !== true && times),
    aggregateRating: stars(random),
  })
}

interface LinkedPage {
  readonly siteName: string
  readonly description: string
  readonly thing: object
}

const linkedPageOf = ({ key, picture, link, title, description }: DemoPin): LinkedPage | undefined => {
  const random = createRandom(`page ${key}`)
  const { hostname } = new URL(link)
  const { facts } = planPicture(picture)
  const ware = WARES[picture.scene]
  if (hostname === SHOP && ware)
    return {
      siteName: 'The Corner Shop',
      description: ware.description,
      thing: productOf(ware, facts, random),
    }
  const dish = dishOf(picture.scene, facts)
  if (dish) {
    return { siteName: 'One Pot, Two Spoons', description, thing: recipeOf(dish, facts, title, random) }
  }
  const siteName = JOURNALS[hostname]
  const [headline, sentence] = ARTICLES[picture.scene] ?? []
  if (siteName === undefined || headline === undefined || sentence === undefined) return undefined
  return { siteName, description: sentence, thing: thing('Article', { headline, description: sentence }) }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const pageOf = (pin: DemoPin): DemoLinkPage | undefined => {
  const page = pin.link === '' ? undefined : linkedPageOf(pin)
  if (!page) return undefined
  const html = [
    '<!doctype html>',
    `<title>${escaped(pin.title)}</title>`,
    `<meta property="og:site_name" content="${escaped(page.siteName)}">`,
    `<meta name="description" content="${escaped(page.description)}">`,
    `<script type="application/ld+json">${JSON.stringify(page.thing).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('\n')
  return { link: pin.link, html }
}

/** PIN-05: content of the pages that the community links to: products of a shop, recipes, articles. Some have none. */
export const makeLinkPages = (pins: readonly DemoPin[]): DemoLinkPage[] =>
  pins.map(pageOf).filter((page) => page !== undefined)

/** True when the shop sells it. */
export const isSold = (scene: SceneName): boolean => scene in WARES
