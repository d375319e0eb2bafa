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
    ['kitchen', 'eggs', 'kitchen', 'ceramics', 'kitchen', 'bread'],
  ),
  board('mara', 'Rooms That Breathe', 'home', 'Living rooms with more wall than furniture.', [
    'livingRoom',
    'readingCorner',
    'livingRoom',
    'vinyl',
  ]),
  board('mara', 'Soup Weather', 'food', 'From the first cold evening to the last. All of them freeze.', [
    'bowl',
    'bread',
    'coffee',
    'bowl',
    'harvest',
  ]),
  board(
    'mara',
    'The House, Someday',
    'home',
    'Not showing anyone yet.',
    ['livingRoom', 'kitchen', 'facade', 'azulejo', 'paletteCard'],
    'secret',
  ),
  board('tomasz', 'Above the Tree Line', 'travel', 'Ridges in layers. If there is a lake, better.', [
    'mountains',
    'contours',
    'forest',
    'mountains',
    'clouds',
    'mist',
  ]),
  board('tomasz', 'Under Big Skies', 'travel', 'Nights worth the cold: aurora, Milky Way, a lamp in a tent.', [
    'aurora',
    'camp',
    'moon',
    'constellation',
    'clouds',
  ]),
  board('tomasz', 'Forests, Mostly Fog', 'travel', 'The quieter the better.', [
    'forest',
    'leafMacro',
    'mountains',
    'forest',
    'bird',
    'mist',
  ]),
  board('amara', 'Pattern Library', 'design', 'Repeats for the studio, sorted by nothing but joy.', [
    'quilt',
    'azulejo',
    'bauhaus',
    'knit',
  ]),
  board('amara', 'Getting Dressed', 'fashion', 'Outfits laid flat, so that mornings are easy.', [
    'outfit',
    'sneakers',
    'outfit',
    'faces',
    'sweaters',
  ]),
  board('amara', 'Lagos to Lisbon', 'travel', 'Everything I want to see between the two.', [
    'skyline',
    'travel',
    'facade',
    'dunes',
    'shoreline',
  ]),
  board('yuki', 'Clay & Glaze', 'crafts', 'Forms to try, glazes to fail at.', [
    'ceramics',
    'hands',
    'ceramics',
    'bouquet',
  ]),
  board('yuki', 'One Good Cup', 'food', 'Coffee, seen from above, as it should be, and what goes with it.', [
    'coffee',
    'cookies',
    'coffee',
    'donuts',
    'hands',
    'macarons',
  ]),
  board('yuki', 'Cats at Windows', 'animals', 'Serious research. Updated daily.', ['cat', 'bird', 'cat']),
  board('yuki', 'Small Apartments', 'home', 'Under 30 square meters and still a reading chair.', [
    'readingCorner',
    'vinyl',
    'livingRoom',
    'bookshelf',
  ]),
  board('leila', 'Table for Eight', 'food', 'Things that arrive in one large dish.', [
    'bowl',
    'pizza',
    'harvest',
    'sushi',
    'citrus',
  ]),
  board('leila', 'Sweet Things', 'food', 'Birthdays, no-reason Tuesdays, and everything with glaze.', [
    'cake',
    'cookies',
    'donuts',
    'macarons',
  ]),
  board('leila', 'Desert Light', 'photography', 'Clay, apricot, one strip of blue.', [
    'dunes',
    'arches',
    'facade',
    'roadtrip',
  ]),
  board('diego', 'Posters I Would Frame', 'art', 'Big letters, few colors, some grain.', [
    'poster',
    'travel',
    'faces',
    'silhouette',
    'contours',
    'riso',
  ]),
  board('diego', 'Cactus Club', 'gardening', 'First rule: do not water.', [
    'succulents',
    'leafMacro',
    'botanical',
    'succulents',
  ]),
  board('diego', 'Sunset Drives', 'travel', 'Windows down. Side B.', ['roadtrip', 'dunes', 'clouds', 'skyline']),
  board('priya', 'Herbarium', 'gardening', 'Plates, specimens and the odd Latin mistake.', [
    'botanical',
    'leafMacro',
    'botanical',
    'succulents',
  ]),
  board('priya', 'Marbled Paper', 'art', 'Ink on water. No two sheets, ever.', [
    'marbling',
    'flow',
    'marbling',
    'pebbles',
  ]),
  board(
    'priya',
    'Gifts, Do Not Look',
    'crafts',
    'You know who you are. Close this.',
    ['constellation', 'ceramics', 'knit', 'sweaters', 'vinyl'],
    'secret',
  ),
  board('noah', 'Cabin Weekends', 'travel', 'Two nights, one stove, no signal.', [
    'camp',
    'aurora',
    'forest',
    'readingCorner',
    'pebbles',
    'mist',
  ]),
  board('noah', 'Lake Mornings', 'photography', 'Up before the wind is.', [
    'mountains',
    'ocean',
    'moon',
    'pebbles',
    'clouds',
  ]),
  board('noah', 'Places to Wake Up', 'travel', 'Valleys, fields and the occasional balloon.', [
    'balloons',
    'fields',
    'arches',
    'pool',
    'travel',
  ]),
  board('freya', 'The Reading Pile', null, 'Shelves, chairs and light to read by.', [
    'bookshelf',
    'readingCorner',
    'bookshelf',
    'silhouette',
  ]),
  board('freya', 'Knits in Progress', 'crafts', 'Charts for long evenings. Two colors a row, no more.', [
    'knit',
    'paletteCard',
    'knit',
    'hands',
    'sweaters',
  ]),
  board('freya', 'Quilt Along', 'crafts', 'One block a week, we finish in June.', [
    'quilt',
    'knit',
    'quilt',
    'sweaters',
  ]),
  board('freya', 'Color Stories', 'design', 'Five colors at a time, with names.', [
    'paletteCard',
    'harvest',
    'marbling',
    'eggs',
  ]),
  board('kofi', 'City After Dark', 'photography', 'Every window someone’s evening.', [
    'skyline',
    'bokeh',
    'moon',
    'bokeh',
    'roadtrip',
  ]),
  board('kofi', 'Fresh Pairs', 'fashion', 'Side profiles only.', ['sneakers', 'outfit', 'sneakers']),
  board('kofi', 'Type on Walls', 'design', 'Short lines, set large.', ['quote', 'poster', 'quote', 'riso']),
  board('kofi', 'Space Age', 'art', 'Rings, moons and the people who named the stars.', [
    'planets',
    'constellation',
    'moon',
    'poster',
  ]),
  board('ines', 'Azulejo Hunting', 'architecture', 'Stairwells, back streets, that one bakery.', [
    'azulejo',
    'facade',
    'arches',
    'azulejo',
  ]),
  board('ines', 'The Sea, Always', 'photography', 'Same subject, never the same color.', [
    'ocean',
    'shoreline',
    'pebbles',
    'ocean',
    'pool',
  ]),
  board('ines', 'Still Life Practice', 'art', 'Reference for Thursdays. One light, few things.', [
    'pears',
    'eggs',
    'citrus',
    'faces',
    'bouquet',
  ]),
  board('minjun', 'Grid Systems', 'design', 'Shapes before words.', ['bauhaus', 'flow', 'bauhaus', 'poster', 'riso']),
  board('minjun', 'Flower Market', 'gardening', 'Saturday, seven o’clock, exact change.', [
    'bouquet',
    'bicycle',
    'botanical',
    'hands',
    'fields',
  ]),
  board(
    'minjun',
    'Monday Wallpapers',
    'design',
    'A new one every week. Shared with the team by link.',
    ['flow', 'planets', 'bokeh', 'leafMacro', 'marbling', 'pool'],
    'protected',
  ),
]
