import type { DemoCarousel, DemoPin } from '../community-shape.ts'
import type { PictureRequest } from '../pictures/draw-picture.ts'
import { altOf, picture, pinned } from './story-parts.ts'

const carousel = (
  key: string,
  board: string,
  text: Pick<DemoCarousel, 'title' | 'description'>,
  daysAgo: number,
  slots: readonly (readonly [request: PictureRequest, title: string])[],
): DemoCarousel => ({
  key: `carousel-${key}`,
  pinner: board.split('/')[0]!,
  board,
  ...text,
  daysAgo,
  slots: slots.map(([request, title]) => ({ picture: request, title, altText: altOf(request) })),
})

export const makeCarousels = (pins: readonly DemoPin[]): DemoCarousel[] => [
  carousel(
    'tiles',
    'ines/azulejo-hunting',
    { title: 'One street, four stairwells', description: 'Left side, going up. None of them locked.' },
    0.06,
    [
      [picture('azulejo', 2), 'Number 12, before the bakery'],
      [picture('azulejo', 5), 'Number 18, the one that echoes'],
      [picture('azulejo', 11), 'Number 20'],
      [picture('azulejo', 16), 'Number 26, behind the bicycles'],
    ],
  ),
  carousel('windows', 'kofi/city-after-dark', { title: 'Same roof, three nights', description: '' }, 0.22, [
    [picture('skyline', 3), 'Monday, just after rain'],
    [picture('skyline', 8), 'Wednesday, nobody home'],
    [picture('skyline', 15), 'Friday'],
  ]),
  carousel(
    'plates',
    'priya/herbarium',
    { title: 'Plates from one walk', description: 'Pressed the same evening.' },
    0.4,
    [
      [picture('botanical', 4), ''],
      [picture('botanical', 9), ''],
      [picture('botanical', 18), ''],
    ],
  ),

  carousel(
    'cups',
    'yuki/one-good-cup',
    { title: 'Four cups, one week', description: 'Thursday had none. Thursday was long.' },
    1.8,
    [
      [picture('coffee', 51), 'Monday'],
      [pinned(pins, 'yuki/one-good-cup', 'coffee', 0), 'Tuesday, on the balcony'],
      [pinned(pins, 'yuki/one-good-cup', 'coffee', 2), 'Wednesday'],
      [pinned(pins, 'yuki/one-good-cup', 'cookies', 1), 'Friday, with company'],
    ],
  ),
  carousel(
    'pairs',
    'kofi/fresh-pairs',
    { title: 'The shelf by the door', description: 'Left to right, in order of how much rain they take.' },
    3.4,
    [
      [picture('sneakers', 52), 'None'],
      [pinned(pins, 'kofi/fresh-pairs', 'sneakers', 1), 'Some'],
      [pinned(pins, 'kofi/fresh-pairs', 'sneakers', 2), 'All of it'],
    ],
  ),
  carousel(
    'blocks',
    'freya/quilt-along',
    { title: 'Blocks one to four', description: 'The third is upside down. It stays.' },
    7.9,
    [
      [picture('quilt', 53), 'Week one'],
      [pinned(pins, 'freya/quilt-along', 'quilt', 0), 'Week two'],
      [pinned(pins, 'freya/quilt-along', 'quilt', 2), 'Week three, upside down'],
      [pinned(pins, 'freya/quilt-along', 'quilt', 3), 'Week four'],
    ],
  ),
  carousel(
    'sheets',
    'priya/marbled-paper',
    { title: 'Five sheets from one tray', description: 'Same ink, same comb. The water decides.' },
    12.1,
    [
      [picture('marbling', 54), 'First pull'],
      [pinned(pins, 'priya/marbled-paper', 'marbling', 0), 'Second'],
      [pinned(pins, 'priya/marbled-paper', 'marbling', 1), 'Third'],
      [pinned(pins, 'priya/marbled-paper', 'marbling', 2), 'Fourth, a cough'],
      [pinned(pins, 'priya/marbled-paper', 'marbling', 4), 'Last'],
    ],
  ),
  carousel(
    'dishes',
    'leila/table-for-eight',
    { title: 'What came to the table', description: 'In this order. The order matters.' },
    23.5,
    [
      [picture('pizza', 55), 'For the early ones'],
      [pinned(pins, 'leila/table-for-eight', 'bowl', 0), 'For everyone'],
      [pinned(pins, 'leila/table-for-eight', 'sushi', 1), 'For the two who asked'],
      [pinned(pins, 'leila/table-for-eight', 'citrus', 0), 'For after'],
    ],
  ),
  carousel(
    'shapes',
    'minjun/grid-systems',
    { title: 'One grid, three answers', description: 'Twelve columns, no type.' },
    38.2,
    [
      [picture('bauhaus', 56), 'Loud'],
      [pinned(pins, 'minjun/grid-systems', 'bauhaus', 1), 'Less so'],
      [pinned(pins, 'minjun/grid-systems', 'riso', 0), 'Printed'],
    ],
  ),
  carousel(
    'ridges',
    'tomasz/above-the-tree-line',
    { title: 'Hut to hut, three mornings', description: 'Same coffee, other ridge.' },
    55.4,
    [
      [picture('mountains', 57), 'Day one, 2,100 m'],
      [pinned(pins, 'tomasz/above-the-tree-line', 'mountains', 1), 'Day two, 2,340 m'],
      [pinned(pins, 'tomasz/above-the-tree-line', 'mist', 0), 'Day three, somewhere'],
    ],
  ),
]
