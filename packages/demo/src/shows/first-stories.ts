import type { DemoComment, DemoPin, DemoStory } from '../community-shape.ts'
import {
  backdrop,
  heading,
  needed,
  newestOn,
  onDark,
  page,
  paragraph,
  picture,
  plain,
  print,
  saidOn,
  sticker,
} from './story-parts.ts'

const soup = (pins: readonly DemoPin[], comments: readonly DemoComment[]): DemoStory => {
  const comment = saidOn('mara/soup-weather', pins, comments)
  return {
    key: 'story-soup',
    pinner: 'mara',
    board: 'mara/soup-weather',
    title: 'Pea soup, one pot, no plan',
    description: 'What is in the drawer, in the order it goes into the pot.',
    daysAgo: 0.03,
    pages: [
      page([
        backdrop(picture('bowl', 33)),
        heading('Pea soup,\none pot, no plan', 66),
        paragraph('35 minutes, most of them yours', 83),
      ]),
      page(
        [
          backdrop(picture('kitchen', 4)),
          needed('story_pin_ingredient_block', 'Peas, frozen', '500 g'),
          needed('story_pin_ingredient_block', 'Onion', '1'),
          needed('story_pin_ingredient_block', 'Stock', '1 liter'),
          needed('story_pin_ingredient_block', 'Butter', '40 g'),
          needed('story_pin_ingredient_block', 'Mint', 'a handful'),
          needed('story_pin_supply_block', 'One large pot'),
        ],
        { layout: 'list', title: 'What goes in' },
      ),
      page(
        [
          print(picture('bowl', 38), 12, -3),
          heading('Slowly', 63, { ...plain, alignment: 0 }),
          paragraph('Butter first, then the onion, a lid on top. Ten minutes. It should be soft, not brown.', 71, {
            ...plain,
            alignment: 0,
          }),
        ],
        { background: '#F6E7CF' },
      ),
      page(
        [
          heading('Then everything\nelse at once', 14, onDark),
          paragraph('Peas, stock, a quarter of an hour. Blend half of it. Mint last.', 30, onDark),
          {
            type: 'story_pin_sticker_block',
            text: 'no stock cube?\nwater is fine',
            style: { font_size: 18, hex_color: '#22483F', highlight_color: '#F6D57A' },
            edits: { left: 40, top: 48, width: 54, transform: { rotate: 6 } },
          },
          ...(comment === undefined
            ? []
            : [
                sticker(
                  'story_pin_comment_reply_sticker_block',
                  66,
                  8,
                  { comment, text: 'It freezes. All of them freeze.' },
                  84,
                ),
              ]),
        ],
        { background: '#22483F' },
      ),
      page([
        backdrop(picture('bowl', 37)),
        heading('That is supper', 58),
        sticker('story_pin_product_sticker_block', 70, 8, { pin: newestOn('yuki/clay-glaze', pins), text: 'The bowl' }),
        sticker('story_pin_mention_sticker_block', 79, 8, { person: 'yuki' }),
        sticker('story_pin_link_block', 88, 8, {
          text: 'The long version',
          link: 'https://www.example.org/recipes/pea-soup',
        }),
      ]),
    ],
  }
}

const mug = (pins: readonly DemoPin[]): DemoStory => ({
  key: 'story-mug',
  pinner: 'yuki',
  board: 'yuki/clay-glaze',
  title: 'A mug in four evenings',
  description: 'Nothing of it is hard. All of it wants to dry.',
  daysAgo: 0.12,
  pages: [
    page([backdrop(picture('ceramics', 9)), heading('A mug in\nfour evenings', 12)]),
    page(
      [
        backdrop(picture('ceramics', 14)),
        needed('story_pin_supply_block', 'Stoneware', '400 g'),
        needed('story_pin_supply_block', 'A wooden rib'),
        needed('story_pin_supply_block', 'A needle, a sponge, a wire'),
        needed('story_pin_supply_block', 'Patience', 'a lot'),
      ],
      { layout: 'list', title: 'On the table' },
    ),
    page(
      [
        heading('1  Pull', 10, { ...plain, alignment: 0, font_size: 40 }),
        print(picture('ceramics', 27), 24, 2, 78),
        paragraph('Three pulls, not five. Stop while it still stands.', 75, { ...plain, alignment: 0 }),
      ],
      { background: '#E8D9C6' },
    ),
    page(
      [
        heading('2  Wait', 10, { ...onDark, alignment: 0, font_size: 40 }),
        paragraph('Leather hard is when it takes a fingernail but not a thumb.', 20, { ...onDark, alignment: 0 }),
        print(picture('coffee', 31), 40, -2, 78),
        sticker('story_pin_music_block', 90, 8, { text: 'Kiln, Slowly', detail: 'The Bisque Quartet' }, 70),
      ],
      { background: '#37474F' },
    ),
    page([
      backdrop(picture('coffee', 42)),
      heading('3  Drink from it', 66),
      sticker('story_pin_product_sticker_block', 78, 8, {
        pin: newestOn('yuki/one-good-cup', pins),
        text: 'What is in it',
      }),
      sticker('story_pin_mention_sticker_block', 87, 8, { person: 'mara' }),
    ]),
  ],
})

const lake = (): DemoStory => ({
  key: 'story-lake',
  pinner: 'noah',
  board: 'noah/cabin-weekends',
  title: 'Two nights, one stove',
  description: 'How we pack for the cabin, and what we never use.',
  daysAgo: 0.3,
  pages: [
    page([backdrop(picture('camp', 6)), heading('Two nights,\none stove', 10, { alignment: 0 })]),
    page([
      backdrop(picture('mountains', 17)),
      paragraph('Friday: nothing.\nThe lake does it all.', 78, { alignment: 0, font_size: 26 }),
    ]),
    page(
      [
        backdrop(picture('forest', 8)),
        needed('story_pin_supply_block', 'Wool socks', '2 pairs'),
        needed('story_pin_supply_block', 'Matches, dry'),
        needed('story_pin_supply_block', 'One pan'),
        needed('story_pin_supply_block', 'A book nobody finishes'),
      ],
      { layout: 'list', title: 'The whole list' },
    ),
    page([
      backdrop(picture('aurora', 12)),
      heading('Then this', 62, { font_size: 42 }),
      sticker('story_pin_mention_sticker_block', 76, 8, { person: 'tomasz' }),
      sticker('story_pin_link_block', 85, 8, { text: 'When to look up', link: 'https://www.example.net/notes/aurora' }),
    ]),
  ],
})

const colors = (): DemoStory => ({
  key: 'story-colors',
  pinner: 'freya',
  board: 'freya/color-stories',
  title: 'Three colors for a gray month',
  description: 'Found on a walk, kept for knitting.',
  daysAgo: 0.5,
  pages: [
    page(
      [
        print(picture('paletteCard', 5), 10, -4, 70),
        heading('Three colors\nfor a gray month', 62, plain),
        paragraph('found on a walk', 79, plain),
      ],
      { background: '#F2C9B8' },
    ),
    page([backdrop(picture('knit', 9)), heading('Beet', 72, { font_size: 54 })]),
    page(
      [
        heading('Wear it, too', 12, onDark),
        print(picture('outfit', 13), 26, 3, 74),
        sticker(
          'story_pin_virtual_try_on_makeup_sticker_block',
          78,
          10,
          { text: 'Beet, worn sheer', color: '#8A1538' },
          70,
        ),
        sticker('story_pin_sticker_block', 12, 56, {
          text: 'or knit it',
          style: { font_size: 20, hex_color: '#5B1A30', highlight_color: '#F2C9B8' },
          edits: { left: 50, top: 86, width: 44, transform: { rotate: -6 } },
        }),
      ],
      { background: '#5B1A30' },
    ),
  ],
})

export const firstStories = (pins: readonly DemoPin[], comments: readonly DemoComment[]): DemoStory[] => [
  soup(pins, comments),
  mug(pins),
  lake(),
  colors(),
]
