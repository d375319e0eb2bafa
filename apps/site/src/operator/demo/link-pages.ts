import type { DemoLinkPage, DemoPin } from './community-shape.ts'
import { createRandom, type Random } from './pictures/brush/random.ts'
import { planPicture } from './pictures/draw-picture.ts'
import type { Facts } from './pictures/scene.ts'
import type { SceneName } from './pictures/scenes/index.ts'
import { capitalised } from './texts/pin-text.ts'

/** The shop all of whose products were made up, as were those who make them. */
export const SHOP = 'shop.example.net'

/** What a scene shows, as a shop sells it. */
interface Ware {
  name(facts: Facts): string
  brand: string
  description: string
  /** Lowest and highest, in whole euros. */
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
    name: ({ cut }) => `${capitalised(String(cut))}-top trainers, colour-blocked`,
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
    description: 'Chart, wool for one jumper, and a spare skein of each colour.',
    prices: [38, 72],
  },
  poster: {
    name: ({ motif }) => `Art print, ${String(motif)}, 50 × 70 cm`,
    brand: 'Third Floor Press',
    description: 'Screen print in five colours on heavy paper, numbered by hand.',
    prices: [35, 60],
  },
  travel: {
    name: ({ subject }) => `Travel poster, ${String(subject)}, 50 × 70 cm`,
    brand: 'Third Floor Press',
    description: 'A place nobody has been to, printed in flat colour.',
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
  quilt: {
    name: ({ block }) => `Quilt kit: ${lowered(block)}`,
    brand: 'Longer Evenings',
    description: 'Cloth for the top, cut, with the pattern. Backing not included.',
    prices: [85, 160],
  },
}

/** What a scene shows, as somebody cooks it. */
interface Dish {
  name(facts: Facts): string
  ingredients: readonly string[]
  /** Minutes. */
  prep: number
  cook: number
  servings: string
}

const DISHES: Partial<Record<SceneName, Dish>> = {
  bowl: {
    name: ({ dish }) => capitalised(String(dish)),
    ingredients: [
      '2 onions, sliced',
      '3 tablespoons of olive oil',
      '500 g of whatever is in season',
      '1 litre of stock',
      '1 lemon',
      'A handful of seeds, toasted',
      'Salt, in three rounds',
    ],
    prep: 15,
    cook: 25,
    servings: '4 bowls',
  },
  cake: {
    name: ({ flavour }) => `${capitalised(String(flavour))} cake`,
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
  },
  donuts: {
    name: () => 'Overnight doughnuts',
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
  },
}

/** Journals that tell of what others show: a place, a room, a colour. */
const JOURNALS: Readonly<Record<string, string>> = {
  'journal.example.com': 'The Slow Journal',
  'notes.example.org': 'Notes in Passing',
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

const recipeOf = (dish: Dish, facts: Facts, random: Random): object =>
  thing('Recipe', {
    name: dish.name(facts),
    recipeIngredient: dish.ingredients,
    prepTime: `PT${dish.prep}M`,
    cookTime: `PT${dish.cook}M`,
    recipeYield: dish.servings,
    aggregateRating: stars(random),
  })

interface Told {
  readonly siteName: string
  readonly description: string
  readonly thing: object
}

const toldOf = ({ key, picture, link, title, description }: DemoPin): Told | undefined => {
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
  const dish = DISHES[picture.scene]
  if (dish) return { siteName: 'One Pot, Two Spoons', description, thing: recipeOf(dish, facts, random) }
  const journal = JOURNALS[hostname]
  return journal === undefined
    ? undefined
    : { siteName: journal, description, thing: thing('Article', { headline: title, description }) }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const pageOf = (pin: DemoPin): DemoLinkPage | undefined => {
  const told = pin.link === '' ? undefined : toldOf(pin)
  if (!told) return undefined
  const html = [
    '<!doctype html>',
    `<title>${escaped(pin.title)}</title>`,
    `<meta property="og:site_name" content="${escaped(told.siteName)}">`,
    `<meta name="description" content="${escaped(told.description)}">`,
    `<script type="application/ld+json">${JSON.stringify(told.thing).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('\n')
  return { link: pin.link, html }
}

/** PIN-05: what the pages say that the community links to: products of a shop, recipes, articles. Some say nothing. */
export const makeLinkPages = (pins: readonly DemoPin[]): DemoLinkPage[] =>
  pins.map(pageOf).filter((page) => page !== undefined)

/** What is sold stands in the shop. */
export const isSold = (scene: SceneName): boolean => scene in WARES
