import { article, capitalized, type Describe, inWords } from './pin-text.ts'
import type { SCENES } from '../pictures/scenes/index.ts'

type Scenes = typeof SCENES

export const bowl: Describe<Scenes['bowl']> = ({ dish, table, ware, card }, random) => {
  const twist = {
    'tomato soup': ['with basil and croutons', 'that starts with roasted tomatoes', 'and a swirl of cream'],
    'pumpkin soup': ['with almonds and seeds', 'for the first cold evening', 'and a swirl of yoghurt'],
    'green pea soup': ['with radish and herbs', 'in fifteen minutes', 'from the freezer drawer'],
    'grain bowl': ['with chickpeas and avocado', 'for desk lunches', 'that keeps until Thursday'],
    'noodle bowl': ['with mushrooms and soft eggs', 'for one very good evening', 'with quick-pickled onions'],
    'berry porridge': ['with banana and almonds', 'for slow mornings', 'that tastes of July'],
    'garden salad': ['with olives and soft eggs', 'straight from the market', 'with proper croutons'],
    'smoothie bowl': ['with kiwi and raspberries', 'before anyone is awake', 'thick enough for a spoon'],
  }[dish]
  // Lettering in the picture tells how long it takes.
  const quickly = (minutes: number) =>
    card ? `${capitalized(dish)} to keep` : `${capitalized(dish)}, ${minutes} minutes`
  return {
    title: random.pick([
      `${capitalized(dish)} ${random.pick(twist)}`,
      `${capitalized(dish)} ${random.pick(twist)}`,
      `${random.pick(['Weeknight', 'Sunday', 'Five-ingredient', 'Grandmother’s', 'My usual'])} ${dish}`,
      quickly(random.int(15, 45)),
    ]),
    description: random.pick([
      'Doubles well, freezes better.',
      'The trick is salting in three rounds.',
      'Made this twice in one week.',
      'Use what you have; the color will follow.',
      'Everyone asked for the recipe, so here it is.',
      'Toast the seeds. Do not skip the seeds.',
    ]),
    altText: `${capitalized(article(dish))} seen from above in a ${ware} bowl on ${table === 'wood' ? 'a wooden table' : table}, with a spoon and a folded napkin.`,
  }
}

export const cake: Describe<Scenes['cake']> = ({ flavor, tiers, wall }, random) => ({
  title: random.pick([
    `${capitalized(flavor)} cake${tiers > 1 ? `, ${inWords(tiers)} tiers` : ' with bare sides'}`,
    `${random.pick(['Birthday', 'Garden-party', 'No-reason', 'Celebration', 'Rainy-day'])} ${flavor} cake`,
    `${capitalized(flavor)} drip cake`,
    `How I stack ${article(flavor)} cake`,
    `${capitalized(flavor)}, and make it ${tiers > 1 ? 'tall' : 'simple'}`,
  ]),
  description: random.pick([
    'Chill between every step and it behaves.',
    'The drip wants to be cooler than you think.',
    'Feeds ten, or four and a good breakfast.',
    'Baked the night before, dressed in the morning.',
    'Less sugar than it looks.',
  ]),
  altText: `${capitalized(article(flavor))} cake of ${inWords(tiers)} ${tiers === 1 ? 'tier' : 'tiers'} with dripping glaze and fruit on a white stand before ${article(wall)} wall in window light.`,
})

export const donuts: Describe<Scenes['donuts']> = ({ palette, ground }, random) => ({
  title: random.pick([
    `Glazed doughnuts in ${palette}`,
    `A dozen and one, ${palette}`,
    `Doughnut morning`,
    `Every glaze we tried: ${palette}`,
    `Bakery window, ${palette}`,
    `Doughnuts on ${ground}`,
  ]),
  description: random.pick([
    'Fry at 175 °C, no hotter.',
    'The zigzag is only a teaspoon and confidence.',
    'Left row disappeared first.',
    'Overnight dough, ten-minute glaze.',
  ]),
  altText: `Rows of glazed doughnuts with sprinkles, crumbs and zigzag icing on ${ground}, seen from above.`,
})

export const coffee: Describe<Scenes['coffee']> = ({ foam, neighbor, table }, random) => {
  const cup = foam === 'black' ? 'black coffee' : `flat white with ${article(foam)}`
  const on = { wood: 'wood', marble: 'marble', linen: 'linen', slate: 'slate' }[table]
  return {
    title: random.pick([
      `${capitalized(cup)}${neighbor === 'book' ? ' and a chapter' : neighbor === 'croissant' ? ' and a croissant' : ', beans on the side'}`,
      foam === 'black' ? 'Black, no questions' : `Practising the ${foam}`,
      `Second cup on ${on}`,
      `${random.pick(['Slow', 'Early', 'Quiet', 'Rainy', 'Borrowed'])} coffee`,
      `A cup, ${neighbor === 'beans' ? 'and where it came from' : `a ${neighbor}, no phone`}`,
    ]),
    description: random.pick([
      'The corner table, if it is free.',
      'Eighteen grams in, thirty-six out.',
      'Milk at 60 °C and a steady wrist.',
      'Nine on a Sunday.',
      'This is the whole plan for today.',
    ]),
    altText: `A cup of ${cup} from above on ${on}, next to ${neighbor === 'beans' ? 'scattered coffee beans' : neighbor === 'book' ? 'an open book' : 'a croissant on a plate'}.`,
  }
}

export const citrus: Describe<Scenes['citrus']> = ({ first, second, ground }, random) => ({
  title: random.pick([
    `${capitalized(first)} and ${second}, hard light`,
    `Citrus study on ${ground}`,
    `${capitalized(first)} season`,
    `Cut ${first}, whole ${second}`,
    `${capitalized(second)} for the marmalade`,
    `Sour things on ${ground}`,
  ]),
  description: random.pick([
    'Noon sun, no filter, sticky fingers.',
    'Pattern idea for a kitchen towel.',
    'Zest first, juice later.',
    'Vitamin C as decoration.',
  ]),
  altText: `Halved ${first} and ${second} with whole fruit on a ${ground} ground, casting strong shadows.`,
})

export const pears: Describe<Scenes['pears']> = ({ fruit, vessel, wall }, random) => ({
  title: random.pick([
    `Still life with ${fruit} and ${article(vessel)}`,
    `${capitalized(fruit)} by the ${wall} wall`,
    `${capitalized(fruit)}, one light source`,
    `${capitalized(vessel)} and ${fruit}, morning`,
    `Study no. ${random.int(3, 60)}: ${fruit}`,
    `What was left in the ${vessel === 'bowl' ? 'bowl' : 'kitchen'}: ${fruit}`,
  ]),
  description: random.pick([
    'Reference for Thursday’s class.',
    'Find the darkest dark first.',
    'They were eaten before the paint dried.',
    'Warm light, cool shadow, try it.',
  ]),
  altText: `A still life of ${fruit} around ${article(vessel)} on a table before ${article(wall)} wall with window light.`,
})
