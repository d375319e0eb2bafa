import type { DemoPin, DemoStory } from '../community-shape.ts'
import {
  backdrop,
  heading,
  needed,
  newestOn,
  onDark,
  page,
  paragraph,
  picture,
  pinned,
  plain,
  print,
  sticker,
} from './story-parts.ts'

/** What each of these stories starts with; the rest is pictures that its maker has pinned. */
type Told = Omit<DemoStory, 'key' | 'pinner'>
const story = (key: string, told: Told): DemoStory => ({
  key: `story-${key}`,
  pinner: told.board.split('/')[0]!,
  ...told,
})

const start = { alignment: 0 } as const

const market = (pins: readonly DemoPin[]): DemoStory =>
  story('market', {
    board: 'minjun/flower-market',
    title: 'Saturday, seven o’clock',
    description: 'What to buy, in which order, and why you bring coins.',
    daysAgo: 1.3,
    pages: [
      page([
        backdrop(picture('bouquet', 61)),
        heading('Saturday,\nseven o’clock', 70, { font_id: 'playfair-display' }),
      ]),
      page(
        [
          heading('Exact change', 10, { ...plain, ...start, font_id: 'playfair-display', font_size: 36 }),
          print(pinned(pins, 'minjun/flower-market', 'bicycle'), 26, -2, 78),
          paragraph('Nobody has fifty to break before eight. Nobody.', 76, { ...plain, ...start }),
        ],
        { background: '#F7E3DE' },
      ),
      page(
        [
          backdrop(pinned(pins, 'minjun/flower-market', 'fields')),
          needed('story_pin_supply_block', 'Ranunculus', '10'),
          needed('story_pin_supply_block', 'Something green', 'an armful'),
          needed('story_pin_supply_block', 'One that smells'),
          needed('story_pin_supply_block', 'Newspaper, wet'),
        ],
        { layout: 'list', title: 'In this order' },
      ),
      page([
        backdrop(pinned(pins, 'minjun/flower-market', 'bouquet', 1)),
        heading('Home by eight', 64, { font_id: 'playfair-display' }),
        sticker('story_pin_mention_sticker_block', 80, 8, { person: 'ines' }),
      ]),
    ],
  })

const loaf = (pins: readonly DemoPin[]): DemoStory =>
  story('loaf', {
    board: 'mara/quiet-kitchens',
    title: 'Overnight bread, almost no work',
    description: 'Stir at ten, bake at eight. The night does the kneading.',
    daysAgo: 2.6,
    pages: [
      page([backdrop(picture('bread', 62)), heading('Overnight\nbread', 10), paragraph('almost no work', 30)]),
      page(
        [
          backdrop(pinned(pins, 'mara/quiet-kitchens', 'kitchen', 1)),
          needed('story_pin_ingredient_block', 'Flour', '500 g'),
          needed('story_pin_ingredient_block', 'Water, cool', '380 g'),
          needed('story_pin_ingredient_block', 'Salt', '10 g'),
          needed('story_pin_ingredient_block', 'Yeast', 'a pinch, really'),
          needed('story_pin_supply_block', 'A pot with a lid'),
        ],
        { layout: 'list', title: 'Tonight' },
      ),
      page(
        [
          heading('22:00', 12, { ...onDark, ...start, font_id: 'bebas-neue', font_size: 56 }),
          paragraph('Stir. Cover. Go to bed. It looks wrong; it is right.', 27, { ...onDark, ...start }),
          print(pinned(pins, 'mara/quiet-kitchens', 'ceramics'), 44, 2, 74),
        ],
        { background: '#2B3440' },
      ),
      page(
        [
          heading('8:00', 12, { ...plain, ...start, font_id: 'bebas-neue', font_size: 56 }),
          paragraph(
            'Pot into the oven until both are very hot. Dough into the pot. Lid on, thirty minutes. Lid off, fifteen.',
            27,
            {
              ...plain,
              ...start,
            },
          ),
          print(pinned(pins, 'mara/quiet-kitchens', 'bread', 1), 50, -3, 74),
        ],
        { background: '#F8ECD3' },
      ),
    ],
  })

const stars = (pins: readonly DemoPin[]): DemoStory =>
  story('stars', {
    board: 'tomasz/under-big-skies',
    title: 'How to wait for an aurora',
    description: 'Mostly socks.',
    daysAgo: 4.2,
    pages: [
      page([backdrop(picture('aurora', 63)), heading('How to wait\nfor an aurora', 68, { font_id: 'lora' })]),
      page(
        [
          backdrop(pinned(pins, 'tomasz/under-big-skies', 'camp')),
          needed('story_pin_supply_block', 'Socks', 'then more socks'),
          needed('story_pin_supply_block', 'A thermos each'),
          needed('story_pin_supply_block', 'Red light, no phone'),
        ],
        { layout: 'list', title: 'Bring' },
      ),
      page([
        backdrop(pinned(pins, 'tomasz/under-big-skies', 'constellation')),
        paragraph('Look north.\nThen look up.\nThen stop looking.', 74, { font_id: 'lora', font_size: 24 }),
      ]),
      page([
        backdrop(pinned(pins, 'tomasz/under-big-skies', 'aurora', 1)),
        heading('There', 12, { font_id: 'lora', font_size: 48 }),
        sticker('story_pin_mention_sticker_block', 84, 8, { person: 'noah' }),
      ]),
    ],
  })

const cactus = (pins: readonly DemoPin[]): DemoStory =>
  story('cactus', {
    board: 'diego/cactus-club',
    title: 'Three rules of the Cactus Club',
    description: 'The first one is in the name of the board.',
    daysAgo: 6.1,
    pages: [
      page([backdrop(picture('succulents', 64)), heading('THREE RULES', 72, { font_id: 'bebas-neue', font_size: 52 })]),
      page(
        [
          heading('1', 8, { ...onDark, font_id: 'bebas-neue', font_size: 96 }),
          heading('Do not water', 34, onDark),
          print(pinned(pins, 'diego/cactus-club', 'succulents'), 46, -3, 74),
        ],
        { background: '#22483F' },
      ),
      page(
        [
          heading('2', 8, { ...plain, font_id: 'bebas-neue', font_size: 96 }),
          heading('Really', 34, plain),
          print(pinned(pins, 'diego/cactus-club', 'succulents', 1), 46, 2, 74),
        ],
        { background: '#EFD9B4' },
      ),
      page(
        [
          heading('3', 8, { ...onDark, font_id: 'bebas-neue', font_size: 96 }),
          heading('Talk to them\nabout something else', 32, onDark),
          print(pinned(pins, 'diego/cactus-club', 'succulents', 2), 48, -1, 74),
        ],
        { background: '#8A3B24' },
      ),
    ],
  })

const stairs = (pins: readonly DemoPin[]): DemoStory =>
  story('stairs', {
    board: 'ines/azulejo-hunting',
    title: 'A walk that ends at a bakery',
    description: 'Forty minutes, six stairwells, two pastries.',
    daysAgo: 9.4,
    pages: [
      page([
        backdrop(picture('facade', 65)),
        heading('A walk that ends\nat a bakery', 66, { font_id: 'playfair-display' }),
      ]),
      page([
        backdrop(pinned(pins, 'ines/azulejo-hunting', 'azulejo')),
        paragraph('Start where the tram turns. Look down first.', 80, { font_size: 20 }),
      ]),
      page([
        backdrop(pinned(pins, 'ines/azulejo-hunting', 'arches')),
        paragraph('Push the green door. If it is locked, it is Sunday.', 80, { font_size: 20 }),
      ]),
      page(
        [
          heading('Then left,\nthen the smell', 12, { ...plain, font_id: 'playfair-display' }),
          print(pinned(pins, 'ines/azulejo-hunting', 'azulejo', 2), 34, 3, 78),
          sticker('story_pin_product_sticker_block', 86, 8, {
            pin: newestOn('leila/sweet-things', pins),
            text: 'Or bake it yourself',
          }),
        ],
        { background: '#E4ECF2' },
      ),
    ],
  })

const cat = (pins: readonly DemoPin[]): DemoStory =>
  story('cat', {
    board: 'yuki/cats-at-windows',
    title: 'A day at the window',
    description: 'Observed by the one who pays the rent.',
    daysAgo: 13.7,
    pages: [
      page([backdrop(picture('cat', 66)), heading('A day at\nthe window', 10, { font_id: 'caveat', font_size: 46 })]),
      page([
        backdrop(pinned(pins, 'yuki/cats-at-windows', 'bird', 1)),
        paragraph('9:12\nEnemy.', 76, { ...start, font_id: 'caveat', font_size: 34 }),
      ]),
      page([
        backdrop(pinned(pins, 'yuki/cats-at-windows', 'cat', 1)),
        paragraph('9:13\nNo comment.', 76, { ...start, font_id: 'caveat', font_size: 34 }),
      ]),
      page([
        backdrop(pinned(pins, 'yuki/cats-at-windows', 'cat', 3)),
        paragraph('16:40\nStill nothing to report.', 76, { ...start, font_id: 'caveat', font_size: 34 }),
      ]),
    ],
  })

const outfits = (pins: readonly DemoPin[]): DemoStory =>
  story('outfits', {
    board: 'amara/getting-dressed',
    title: 'Five pieces, three mornings',
    description: 'Laid out on Sunday, so that Monday has no opinion.',
    daysAgo: 19.2,
    pages: [
      page([
        backdrop(picture('outfit', 67)),
        heading('FIVE PIECES', 8, { font_id: 'abril-fatface', font_size: 38 }),
        paragraph('three mornings', 20),
      ]),
      page(
        [
          heading('Monday', 10, { ...plain, ...start, font_id: 'abril-fatface' }),
          print(pinned(pins, 'amara/getting-dressed', 'outfit'), 24, 0, 82),
          paragraph('The serious one.', 76, { ...plain, ...start }),
        ],
        { background: '#F1E6DA' },
      ),
      page(
        [
          heading('Tuesday', 10, { ...plain, ...start, font_id: 'abril-fatface' }),
          print(pinned(pins, 'amara/getting-dressed', 'outfit', 1), 24, 0, 82),
          paragraph('The same one, untucked.', 76, { ...plain, ...start }),
        ],
        { background: '#DCE5DD' },
      ),
      page(
        [
          heading('Wednesday', 10, { ...onDark, ...start, font_id: 'abril-fatface' }),
          print(pinned(pins, 'amara/getting-dressed', 'outfit', 2), 24, 0, 82),
          sticker('story_pin_mention_sticker_block', 80, 8, { person: 'kofi' }),
        ],
        { background: '#5B3A53' },
      ),
    ],
  })

const ferns = (pins: readonly DemoPin[]): DemoStory =>
  story('ferns', {
    board: 'priya/herbarium',
    title: 'How to press a fern',
    description: 'Two weeks, most of them on a shelf.',
    daysAgo: 26.3,
    pages: [
      page([backdrop(picture('botanical', 68)), heading('How to press\na fern', 72, { font_id: 'lora' })]),
      page(
        [
          backdrop(pinned(pins, 'priya/herbarium', 'leafMacro')),
          needed('story_pin_supply_block', 'Blotting paper'),
          needed('story_pin_supply_block', 'Two boards'),
          needed('story_pin_supply_block', 'The heaviest books you own'),
          needed('story_pin_supply_block', 'A pencil, for the name'),
        ],
        { layout: 'list', title: 'You need' },
      ),
      page(
        [
          heading('Lay it flat', 10, { ...plain, ...start, font_id: 'lora' }),
          print(pinned(pins, 'priya/herbarium', 'botanical', 1), 24, -2, 74),
          paragraph('One frond face down. You want to see the spores later.', 76, { ...plain, ...start }),
        ],
        { background: '#EEF0E2' },
      ),
      page(
        [
          heading('Write where', 10, { ...plain, ...start, font_id: 'lora' }),
          print(pinned(pins, 'priya/herbarium', 'botanical', 2), 24, 2, 74),
          paragraph('A plant without a place is decoration.', 76, { ...plain, ...start }),
        ],
        { background: '#E2E8D5' },
      ),
    ],
  })

const night = (pins: readonly DemoPin[]): DemoStory =>
  story('night', {
    board: 'kofi/city-after-dark',
    title: 'One hour after rain',
    description: 'Walk it backwards and it is another city.',
    daysAgo: 34.8,
    pages: [
      page([
        backdrop(picture('skyline', 69)),
        heading('ONE HOUR\nAFTER RAIN', 70, { ...start, font_id: 'bebas-neue', font_size: 46 }),
      ]),
      page([
        backdrop(pinned(pins, 'kofi/city-after-dark', 'bokeh')),
        paragraph('22:10  bus stop', 84, { ...start, font_id: 'space-mono', font_size: 18 }),
      ]),
      page([
        backdrop(pinned(pins, 'kofi/city-after-dark', 'bokeh', 2)),
        paragraph('22:31  under the bridge', 84, { ...start, font_id: 'space-mono', font_size: 18 }),
      ]),
      page([
        backdrop(pinned(pins, 'kofi/city-after-dark', 'moon', 1)),
        paragraph('23:10  home', 84, { ...start, font_id: 'space-mono', font_size: 18 }),
      ]),
    ],
  })

const cake = (pins: readonly DemoPin[]): DemoStory =>
  story('cake', {
    board: 'leila/sweet-things',
    title: 'The cake that forgives you',
    description: 'Wrong pan, wrong flour, wrong day. Still cake.',
    daysAgo: 47.6,
    pages: [
      page([
        backdrop(picture('cake', 70)),
        heading('The cake that\nforgives you', 8, { font_id: 'pacifico', font_size: 30 }),
      ]),
      page(
        [
          backdrop(pinned(pins, 'leila/sweet-things', 'macarons')),
          needed('story_pin_ingredient_block', 'Eggs', '4'),
          needed('story_pin_ingredient_block', 'Sugar', '200 g, or 150'),
          needed('story_pin_ingredient_block', 'Yoghurt', '1 cup'),
          needed('story_pin_ingredient_block', 'Flour', '2 cups'),
          needed('story_pin_ingredient_block', 'Oil', 'half a cup'),
        ],
        { layout: 'list', title: 'More or less' },
      ),
      page(
        [
          heading('Everything in.\nStir. Bake.', 10, { ...plain, font_id: 'pacifico' }),
          print(pinned(pins, 'leila/sweet-things', 'cake', 1), 32, -3, 76),
          paragraph('180°, forty minutes, a dry fork.', 82, plain),
        ],
        { background: '#FBE3E4' },
      ),
    ],
  })

const reading = (pins: readonly DemoPin[]): DemoStory =>
  story('reading', {
    board: 'freya/the-reading-pile',
    title: 'What the pile is for',
    description: 'A defense, in four pages.',
    daysAgo: 61.2,
    pages: [
      page([backdrop(picture('bookshelf', 71)), heading('What the pile\nis for', 68, { font_id: 'lora' })]),
      page(
        [
          paragraph('A table, once it has a cup on it.', 12, { ...plain, font_id: 'lora', font_size: 24 }),
          print(pinned(pins, 'freya/the-reading-pile', 'bookshelf', 1), 32, -2, 78),
        ],
        { background: '#EDE4D3' },
      ),
      page(
        [
          paragraph('A place for the cat.', 12, { ...plain, font_id: 'lora', font_size: 24 }),
          print(pinned(pins, 'freya/the-reading-pile', 'silhouette'), 32, 2, 78),
        ],
        { background: '#DDE3E8' },
      ),
      page([
        backdrop(pinned(pins, 'freya/the-reading-pile', 'bookshelf', 3)),
        paragraph('And proof that there will be\na next winter.', 76, { font_id: 'lora', font_size: 22 }),
      ]),
    ],
  })

export const moreStories = (pins: readonly DemoPin[]): DemoStory[] =>
  [market, loaf, stars, cactus, stairs, cat, outfits, ferns, night, cake, reading].map((tell) => tell(pins))
