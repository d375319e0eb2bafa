import type { BoardCategory } from '@corkboard/contract'
import type { DemoBoard } from './community-shape.ts'
import type { SceneName } from './pictures/scenes/index.ts'

/** A board, and what its owner pins there: a scene listed twice appears twice as often. */
export interface BoardPlan extends DemoBoard {
  scenes: readonly SceneName[]
}

const board = (
  owner: string,
  name: string,
  category: BoardCategory | null,
  description: string,
  scenes: readonly SceneName[],
  privacy: DemoBoard['privacy'] = 'public',
): BoardPlan => {
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { key: `${owner}/${slug}`, owner, name, description, category, privacy, scenes }
}

export const BOARDS: readonly BoardPlan[] = [
  board(
    'mara',
    'Quiet Kitchens',
    'home',
    'Open shelves, honest tiles, one good lamp. For the build that starts in spring.',
    ['kitchen', 'kitchen', 'kitchen', 'ceramics'],
  ),
  board('mara', 'Rooms That Breathe', 'home', 'Living rooms with more wall than furniture.', [
    'livingRoom',
    'livingRoom',
    'readingCorner',
  ]),
  board('mara', 'Soup Weather', 'food', 'From the first cold evening to the last. All of them freeze.', [
    'bowl',
    'bowl',
    'coffee',
  ]),
  board(
    'mara',
    'The House, Someday',
    'home',
    'Not showing anyone yet.',
    ['livingRoom', 'kitchen', 'azulejo', 'paletteCard'],
    'secret',
  ),
  board('tomasz', 'Above the Tree Line', 'travel', 'Ridges in layers. If there is a lake, better.', [
    'mountains',
    'mountains',
    'mountains',
    'forest',
  ]),
  board('tomasz', 'Under Big Skies', 'travel', 'Nights worth the cold: aurora, Milky Way, a lamp in a tent.', [
    'aurora',
    'camp',
    'constellation',
  ]),
  board('tomasz', 'Forests, Mostly Fog', 'travel', 'The quieter the better.', [
    'forest',
    'forest',
    'forest',
    'mountains',
  ]),
  board('amara', 'Pattern Library', 'design', 'Repeats for the studio, sorted by nothing but joy.', [
    'quilt',
    'azulejo',
    'bauhaus',
    'knit',
  ]),
  board('amara', 'Getting Dressed', 'fashion', 'Outfits laid flat, so that mornings are easy.', [
    'outfit',
    'outfit',
    'outfit',
    'sneakers',
  ]),
  board('amara', 'Lagos to Lisbon', 'travel', 'Everything I want to see between the two.', [
    'skyline',
    'travel',
    'azulejo',
    'dunes',
  ]),
  board('yuki', 'Clay & Glaze', 'crafts', 'Forms to try, glazes to fail at.', [
    'ceramics',
    'ceramics',
    'ceramics',
    'bouquet',
  ]),
  board('yuki', 'One Good Cup', 'food', 'Coffee, seen from above, as it should be.', [
    'coffee',
    'coffee',
    'coffee',
    'donuts',
  ]),
  board('yuki', 'Cats at Windows', 'animals', 'Serious research. Updated daily.', ['cat', 'cat', 'cat']),
  board('yuki', 'Small Apartments', 'home', 'Under 30 square metres and still a reading chair.', [
    'readingCorner',
    'livingRoom',
    'bookshelf',
  ]),
  board('leila', 'Table for Eight', 'food', 'Things that arrive in one large dish.', [
    'bowl',
    'bowl',
    'citrus',
    'pears',
  ]),
  board('leila', 'Sweet Things', 'food', 'Birthdays, no-reason Tuesdays, and everything with glaze.', [
    'cake',
    'cake',
    'donuts',
  ]),
  board('leila', 'Desert Light', 'photography', 'Clay, apricot, one strip of blue.', ['dunes', 'dunes', 'roadtrip']),
  board('diego', 'Posters I Would Frame', 'art', 'Big letters, few colors, some grain.', [
    'poster',
    'travel',
    'travel',
    'poster',
  ]),
  board('diego', 'Cactus Club', 'gardening', 'First rule: do not water.', ['succulents', 'succulents', 'botanical']),
  board('diego', 'Sunset Drives', 'travel', 'Windows down. Side B.', ['roadtrip', 'roadtrip', 'dunes', 'skyline']),
  board('priya', 'Herbarium', 'gardening', 'Plates, specimens and the odd Latin mistake.', [
    'botanical',
    'botanical',
    'botanical',
    'succulents',
  ]),
  board('priya', 'Marbled Paper', 'art', 'Ink on water. No two sheets, ever.', ['marbling', 'marbling', 'flow']),
  board(
    'priya',
    'Gifts, Do Not Look',
    'crafts',
    'You know who you are. Close this.',
    ['constellation', 'ceramics', 'knit', 'quote'],
    'secret',
  ),
  board('noah', 'Cabin Weekends', 'travel', 'Two nights, one stove, no signal.', [
    'camp',
    'aurora',
    'forest',
    'readingCorner',
  ]),
  board('noah', 'Lake Mornings', 'photography', 'Up before the wind is.', ['mountains', 'ocean', 'mountains']),
  board('noah', 'Places to Wake Up', 'travel', 'Valleys, fields and the occasional balloon.', [
    'balloons',
    'fields',
    'balloons',
    'travel',
  ]),
  board('freya', 'The Reading Pile', null, 'Shelves, chairs and light to read by.', [
    'bookshelf',
    'bookshelf',
    'readingCorner',
  ]),
  board('freya', 'Knits in Progress', 'crafts', 'Charts for long evenings. Two colors a row, no more.', [
    'knit',
    'knit',
    'knit',
    'paletteCard',
  ]),
  board('freya', 'Quilt Along', 'crafts', 'One block a week, we finish in June.', ['quilt', 'quilt', 'quilt']),
  board('freya', 'Color Stories', 'design', 'Five colors at a time, with names.', [
    'paletteCard',
    'paletteCard',
    'marbling',
  ]),
  board('kofi', 'City After Dark', 'photography', 'Every window someone’s evening.', [
    'skyline',
    'skyline',
    'skyline',
    'roadtrip',
  ]),
  board('kofi', 'Fresh Pairs', 'fashion', 'Side profiles only.', ['sneakers', 'sneakers', 'sneakers', 'outfit']),
  board('kofi', 'Type on Walls', 'design', 'Short lines, set large.', ['quote', 'quote', 'quote', 'poster']),
  board('kofi', 'Space Age', 'art', 'Rings, moons and the people who named the stars.', [
    'planets',
    'planets',
    'constellation',
    'poster',
  ]),
  board('ines', 'Azulejo Hunting', 'architecture', 'Stairwells, back streets, that one bakery.', [
    'azulejo',
    'azulejo',
    'azulejo',
  ]),
  board('ines', 'The Sea, Always', 'photography', 'Same subject, never the same color.', [
    'ocean',
    'ocean',
    'ocean',
    'travel',
  ]),
  board('ines', 'Still Life Practice', 'art', 'Reference for Thursdays. One light, few things.', [
    'pears',
    'citrus',
    'pears',
    'bouquet',
  ]),
  board('minjun', 'Grid Systems', 'design', 'Shapes before words.', ['bauhaus', 'bauhaus', 'flow', 'poster']),
  board('minjun', 'Flower Market', 'gardening', 'Saturday, seven o’clock, exact change.', [
    'bouquet',
    'bouquet',
    'botanical',
    'fields',
  ]),
  board(
    'minjun',
    'Monday Wallpapers',
    'design',
    'A new one every week. Shared with the team by link.',
    ['flow', 'planets', 'marbling', 'fields', 'balloons'],
    'protected',
  ),
]
