import type { SceneName } from '@corkboard/demo/content'

/** 3: exactly this. 2: this too, or very near to it. 1: on the subject, and no surprise among the results. */
export type Grade = 1 | 2 | 3

/** A rule with a pattern applies only where the content of the picture matches it. The best of several rules counts. */
export type Rule = readonly [grade: Grade, scenes: SceneName | readonly SceneName[], drawn?: RegExp]

/**
 * What a person means by a search, and how well the demo's pictures show it. The rules know what a picture was drawn to
 * show and none of its texts, so no ranking has an advantage.
 */
export const CONCEPTS = {
  // Animals
  animal: [
    [3, ['cat', 'bird']],
    [2, 'dunes', /"caravan":true/],
    [1, 'clouds', /"birds":true/],
    [1, 'ocean', /open sea/],
  ],
  bird: [
    [3, 'bird'],
    [1, 'clouds', /"birds":true/],
    [1, 'ocean', /open sea/],
  ],
  'bird in the snow': [
    [3, 'bird', /snow/],
    [1, 'bird'],
  ],
  camel: [
    [3, 'dunes', /"caravan":true/],
    [1, 'dunes'],
  ],
  cat: [
    [3, 'cat'],
    [2, 'facade', /a cat/],
  ],
  'black cat': [
    [3, 'cat', /"coat":"black"/],
    [1, 'cat'],
  ],
  'cat and rain': [
    [3, 'cat', /rain/],
    [2, 'cat'],
  ],
  // The cats are grown: the nearest that there is.
  kitten: [[2, 'cat']],
  pet: [
    [3, 'cat'],
    [1, 'bird'],
  ],
  // Rooms
  apartment: [
    [3, ['livingRoom', 'readingCorner']],
    [2, ['kitchen', 'bookshelf']],
    [1, 'vinyl'],
  ],
  armchair: [
    [3, 'readingCorner'],
    [1, 'livingRoom'],
  ],
  books: [
    [3, 'bookshelf'],
    [2, 'readingCorner'],
    [2, 'coffee', /book/],
  ],
  'books by color': [
    [3, 'bookshelf', /rainbow/],
    [2, 'bookshelf'],
  ],
  bookshelf: [
    [3, 'bookshelf'],
    [1, 'readingCorner'],
  ],
  furniture: [
    [3, ['livingRoom', 'readingCorner', 'bookshelf']],
    [2, 'kitchen'],
  ],
  'green kitchen': [
    [3, 'kitchen', /Fern House/],
    [2, 'kitchen', /Deep Lagoon|Lilac Rain/],
    [1, 'kitchen'],
  ],
  'home decor': [
    [3, ['livingRoom', 'readingCorner', 'kitchen', 'bookshelf']],
    [2, ['ceramics', 'poster']],
    [1, ['bouquet', 'vinyl', 'azulejo', 'travel', 'quilt', 'succulents']],
  ],
  houseplant: [
    [3, 'succulents'],
    [2, ['livingRoom', 'readingCorner']],
    [1, ['cat', 'leafMacro', 'bookshelf']],
  ],
  kitchen: [[3, 'kitchen']],
  'kitchen shelves': [
    [3, 'kitchen'],
    [2, 'ceramics'],
  ],
  'kitchen tiles': [
    [3, 'kitchen'],
    [2, 'azulejo'],
  ],
  'living room': [
    [3, 'livingRoom'],
    [2, 'readingCorner'],
  ],
  music: [[3, 'vinyl']],
  'reading nook': [
    [3, 'readingCorner'],
    [1, 'bookshelf'],
  ],
  'record player': [[3, 'vinyl']],
  sofa: [
    [3, 'livingRoom'],
    [1, 'readingCorner'],
  ],
  // Buildings
  arch: [
    [3, 'arches'],
    [1, 'facade', /"arched":true/],
  ],
  architecture: [
    [3, ['facade', 'arches']],
    [2, ['skyline', 'azulejo']],
    [1, 'travel', /village/],
  ],
  house: [
    [3, 'facade'],
    [2, 'fields', /farmhouse/],
    [1, 'travel', /village/],
    [1, 'aurora', /cabin/],
  ],
  'painted tiles': [
    [3, 'azulejo'],
    [1, ['bauhaus', 'kitchen']],
  ],
  'white house': [
    [3, 'facade', /"wall":"white"/],
    [1, 'facade'],
  ],
  // Food
  apples: [
    [3, 'pears', /apples/],
    [1, 'pears'],
  ],
  baking: [[3, ['cake', 'cookies', 'donuts', 'macarons', 'bread']]],
  berries: [[3, 'harvest']],
  blueberries: [
    [3, 'harvest', /blueberries/],
    [1, 'harvest'],
  ],
  bread: [
    [3, 'bread'],
    [1, 'bicycle', /bread/],
    [1, 'coffee', /croissant/],
  ],
  'bread crust': [
    [3, 'bread', /crust/],
    [2, 'bread'],
  ],
  breakfast: [
    [3, 'coffee', /croissant/],
    [2, ['coffee', 'bread', 'eggs']],
    [1, ['donuts', 'cookies', 'harvest']],
  ],
  cake: [
    [3, 'cake'],
    [1, ['donuts', 'cookies', 'macarons']],
  ],
  'pistachio cake': [
    [3, 'cake', /pistachio/],
    [2, 'cake'],
  ],
  cherries: [
    [3, 'harvest', /cherries/],
    [1, 'harvest'],
  ],
  'chocolate cookies': [
    [3, 'cookies', /chocolate/],
    [1, 'cookies'],
  ],
  coffee: [
    [3, 'coffee'],
    [1, 'hands', /cup/],
  ],
  'coffee and a book': [
    [3, 'coffee', /book/],
    [2, 'coffee'],
    [1, 'readingCorner'],
  ],
  'black coffee': [
    [3, 'coffee', /"foam":"black"/],
    [1, 'coffee'],
  ],
  cookies: [
    [3, 'cookies'],
    [1, 'macarons'],
  ],
  croissant: [
    [3, 'coffee', /croissant/],
    [1, ['coffee', 'bread']],
  ],
  dessert: [
    [3, ['cake', 'cookies', 'donuts', 'macarons']],
    [2, 'hands', /ice cream/],
  ],
  dinner: [
    [3, ['bowl', 'pizza', 'sushi']],
    [1, 'bread'],
  ],
  donuts: [
    [3, 'donuts'],
    [1, ['cake', 'cookies']],
  ],
  'easter eggs': [
    [3, 'eggs', /pastel/],
    [2, 'eggs'],
  ],
  eggs: [[3, 'eggs']],
  food: [
    [
      3,
      [
        'bowl',
        'bread',
        'cake',
        'citrus',
        'coffee',
        'cookies',
        'donuts',
        'eggs',
        'harvest',
        'macarons',
        'pizza',
        'sushi',
      ],
    ],
    [2, 'pears'],
    [1, 'hands', /ice cream/],
  ],
  fruit: [
    [3, ['citrus', 'harvest', 'pears']],
    [2, 'riso', /fruit/],
    [1, 'cake'],
  ],
  'ice cream': [[3, 'hands', /ice cream/]],
  'latte art': [
    [3, 'coffee', /rosetta|heart|tulip/],
    [1, 'coffee'],
  ],
  'latte heart': [
    [3, 'coffee', /heart/],
    [2, 'coffee', /rosetta|tulip/],
    [1, 'coffee'],
  ],
  lemon: [
    [3, 'citrus', /lemon/],
    [1, 'citrus'],
    [1, 'macarons', /lemon/],
  ],
  macarons: [
    [3, 'macarons'],
    [1, 'cookies'],
  ],
  'lemon macarons': [
    [3, 'macarons', /lemon/],
    [2, 'macarons'],
  ],
  margherita: [
    [3, 'pizza', /margherita/],
    [2, 'pizza'],
  ],
  noodles: [
    [3, 'bowl', /noodle/],
    [1, 'bowl'],
  ],
  pizza: [[3, 'pizza']],
  'pumpkin soup': [
    [3, 'bowl', /pumpkin/],
    [2, 'bowl', /soup/],
    [1, 'bowl'],
  ],
  soup: [
    [3, 'bowl', /soup/],
    [2, 'bowl'],
  ],
  'still life': [
    [3, 'pears'],
    [2, ['citrus', 'eggs', 'bouquet']],
  ],
  sushi: [[3, 'sushi']],
  'tomato soup': [
    [3, 'bowl', /tomato/],
    [1, 'bowl'],
  ],
  // Clothes
  clothes: [
    [3, ['outfit', 'sweaters']],
    [2, 'sneakers'],
  ],
  fashion: [
    [3, ['outfit', 'sneakers', 'sweaters']],
    [1, 'knit'],
  ],
  handbag: [[3, 'outfit']],
  hat: [
    [3, 'outfit', /"extra":"hat"/],
    [2, 'faces', /a hat/],
  ],
  jeans: [
    [3, 'outfit', /jeans/],
    [1, 'outfit'],
  ],
  outfit: [
    [3, 'outfit'],
    [1, ['sweaters', 'sneakers']],
  ],
  shoes: [
    [3, 'sneakers'],
    [2, 'outfit'],
  ],
  skirt: [
    [3, 'outfit', /skirt/],
    [1, 'outfit'],
  ],
  sneakers: [
    [3, 'sneakers'],
    [1, 'outfit'],
  ],
  sweater: [
    [3, 'sweaters'],
    [2, 'outfit', /"top":"knit"/],
    [1, 'knit'],
  ],
  // Making
  crafts: [
    [3, ['knit', 'quilt', 'ceramics', 'marbling']],
    [2, 'sweaters'],
  ],
  knitting: [
    [3, 'knit'],
    [2, 'sweaters'],
  ],
  'knitted hearts': [
    [3, 'knit', /hearts/],
    [2, 'knit'],
    [1, 'sweaters'],
  ],
  'marbled paper': [[3, 'marbling']],
  pottery: [
    [3, 'ceramics'],
    [1, 'bouquet', /stoneware|pitcher/],
  ],
  quilt: [[3, 'quilt']],
  'star quilt': [
    [3, 'quilt', /star/],
    [1, 'quilt'],
  ],
  vase: [
    [3, 'ceramics'],
    [2, 'bouquet'],
  ],
  // Plants
  'autumn leaves': [
    [3, 'leafMacro', /autumn/],
    [1, 'leafMacro'],
  ],
  botanical: [
    [3, 'botanical'],
    [1, 'leafMacro'],
  ],
  cactus: [
    [3, 'succulents'],
    [2, 'roadtrip', /cacti/],
  ],
  eucalyptus: [
    [3, 'botanical', /Eucalyptus/],
    [1, 'botanical'],
  ],
  flowers: [
    [3, 'bouquet'],
    [2, 'hands', /flowers/],
    [2, 'fields', /sunflowers/],
    [1, 'mountains', /meadow/],
    [1, 'faces', /a flower/],
    [1, 'botanical'],
  ],
  'flowers in a vase': [
    [3, 'bouquet'],
    [1, ['hands', 'ceramics'], /flowers|shelves/],
  ],
  gardening: [
    [3, 'succulents'],
    [2, ['bouquet', 'botanical', 'leafMacro']],
    [1, 'fields'],
  ],
  leaf: [
    [3, 'leafMacro'],
    [1, 'botanical'],
  ],
  monstera: [
    [3, 'botanical', /Monstera/],
    [2, 'readingCorner', /monstera/],
    [1, 'botanical'],
  ],
  'palm trees': [
    [3, 'roadtrip', /palms/],
    [2, 'travel', /island/],
    [1, ['readingCorner', 'livingRoom'], /palm/],
  ],
  plants: [
    [3, ['succulents', 'leafMacro', 'botanical']],
    [2, 'bouquet'],
    [1, ['readingCorner', 'livingRoom', 'fields']],
  ],
  succulents: [[3, 'succulents']],
  sunflowers: [
    [3, 'fields', /sunflowers/],
    [1, 'bouquet'],
  ],
  'tea fields': [
    [3, 'fields', /tea/],
    [1, 'fields'],
  ],
  // Landscapes
  beach: [
    [3, 'shoreline'],
    [3, 'ocean', /beach/],
    [1, ['ocean', 'pebbles']],
  ],
  clouds: [[3, 'clouds']],
  desert: [
    [3, 'dunes'],
    [2, 'roadtrip', /cacti/],
    [1, 'roadtrip'],
  ],
  'dunes at moonrise': [
    [3, 'dunes', /moonrise/],
    [1, 'dunes'],
  ],
  fields: [
    [3, 'fields'],
    [1, 'mountains', /meadow/],
  ],
  forest: [
    [3, 'forest'],
    [2, 'mist'],
  ],
  fog: [
    [3, 'mist'],
    [3, 'forest', /"mood":"(?!first snow)/],
  ],
  'landscape photography': [
    [3, ['mountains', 'forest', 'mist', 'dunes', 'fields', 'aurora', 'ocean']],
    [2, ['clouds', 'balloons', 'camp', 'shoreline']],
    [1, ['roadtrip', 'skyline', 'moon']],
  ],
  meadow: [
    [3, 'mountains', /meadow/],
    [1, ['fields', 'mountains']],
  ],
  mountains: [
    [3, 'mountains'],
    [2, 'mist'],
    [2, 'travel', /peak/],
    [1, 'aurora'],
    [1, 'silhouette', /mountains/],
  ],
  'mountain lake': [
    [3, 'mountains', /lake/],
    [2, 'travel', /peak/],
    [1, 'mountains'],
  ],
  'mountains at night': [
    [3, 'mountains', /night/],
    [1, ['mountains', 'aurora']],
  ],
  nature: [
    [3, ['mountains', 'forest', 'mist', 'ocean', 'aurora', 'leafMacro', 'fields', 'dunes']],
    [2, ['clouds', 'bird', 'shoreline', 'pebbles', 'camp', 'moon']],
    [1, ['succulents', 'botanical', 'bouquet', 'balloons']],
  ],
  pebbles: [[3, 'pebbles']],
  'heart stone': [
    [3, 'pebbles', /heart/],
    [1, 'pebbles'],
  ],
  sea: [
    [3, 'ocean'],
    [2, 'shoreline'],
    [1, 'travel', /island/],
    [1, 'silhouette', /the sea/],
  ],
  'turquoise sea': [
    [3, 'shoreline', /turquoise/],
    [1, ['shoreline', 'ocean']],
  ],
  sailboat: [
    [3, 'ocean', /sailboat/],
    [2, 'travel', /island/],
  ],
  snow: [
    [3, ['forest', 'bird'], /snow/],
    [2, ['aurora', 'mountains'], /"below"|"snow":true/],
    [1, ['cat', 'readingCorner'], /snow/],
    [1, 'travel', /peak/],
  ],
  // The sky
  aurora: [[3, 'aurora']],
  balloons: [[3, 'balloons']],
  'balloons at golden hour': [
    [3, 'balloons', /golden/],
    [2, 'balloons'],
  ],
  constellation: [
    [3, 'constellation'],
    [1, 'camp'],
  ],
  'full moon': [
    [3, 'moon', /full/],
    [2, 'moon'],
  ],
  'green aurora': [
    [3, 'aurora', /green/],
    [2, 'aurora'],
  ],
  moon: [
    [3, 'moon'],
    [1, ['mountains', 'dunes'], /"time":"night"|moonrise/],
    [1, 'planets'],
  ],
  'pink sky': [
    [3, 'clouds', /pink/],
    [1, ['clouds', 'roadtrip'], /evening|magenta/],
    [1, 'skyline', /rose/],
  ],
  planets: [[3, 'planets']],
  'ringed planet': [
    [3, 'planets', /ringed/],
    [1, 'planets'],
  ],
  sky: [
    [3, 'clouds'],
    [2, ['aurora', 'camp']],
    [1, ['moon', 'balloons']],
  ],
  space: [
    [3, 'planets'],
    [2, ['moon', 'constellation']],
    [1, 'camp'],
    [1, 'silhouette', /night sky/],
  ],
  'starry night': [
    [3, 'camp'],
    [2, 'aurora'],
    [1, ['constellation', 'planets', 'moon']],
    [1, 'silhouette', /night sky/],
  ],
  sunset: [
    [3, ['roadtrip', 'skyline', 'dunes'], /"evening"|sunset/],
    [2, 'clouds', /evening|pink/],
    [2, 'ocean', /golden|dusk/],
    [1, ['mountains', 'balloons'], /golden/],
    [1, 'mist', /last light/],
    [1, 'readingCorner', /dusk/],
  ],
  // Travel and the city
  bicycle: [[3, 'bicycle']],
  'red bicycle': [
    [3, 'bicycle', /"frame":"red"/],
    [2, 'bicycle'],
  ],
  bridge: [
    [3, 'skyline', /"bridge":true/],
    [1, 'skyline'],
  ],
  camping: [[3, 'camp']],
  car: [[3, 'roadtrip']],
  city: [
    [3, 'skyline'],
    [2, 'bokeh'],
  ],
  'city lights': [[3, ['skyline', 'bokeh']]],
  map: [
    [3, 'contours'],
    [1, 'constellation'],
  ],
  pool: [
    [3, 'pool'],
    [1, 'riso', /swimmers/],
  ],
  'rain on a window': [
    [3, 'bokeh', /"isRainy":true/],
    [2, 'cat', /rain/],
  ],
  'red tent': [
    [3, 'camp', /"tent":"red"/],
    [2, 'camp'],
  ],
  travel: [
    [3, ['travel', 'roadtrip', 'balloons', 'shoreline', 'skyline', 'dunes', 'mountains', 'camp']],
    [2, ['facade', 'arches', 'pool', 'ocean', 'aurora', 'fields']],
    [1, ['forest', 'mist', 'contours', 'azulejo']],
  ],
  vacation: [
    [3, ['shoreline', 'pool']],
    [2, ['travel', 'ocean', 'roadtrip', 'balloons']],
    [1, ['camp', 'arches', 'facade']],
  ],
  vehicle: [
    [3, ['roadtrip', 'bicycle']],
    [2, 'ocean', /sailboat/],
    [1, 'balloons'],
  ],
  winter: [
    [3, ['forest', 'bird'], /snow/],
    [2, ['aurora', 'sweaters']],
    [1, ['cat', 'readingCorner'], /snow/],
    [1, ['mountains', 'knit'], /"snow":true|chart/],
  ],
  // Art and design
  'abstract art': [
    [3, ['flow', 'bauhaus']],
    [2, ['marbling', 'poster']],
    [1, ['riso', 'quilt']],
  ],
  art: [
    [3, ['poster', 'faces', 'riso', 'silhouette', 'hands', 'flow', 'marbling', 'bauhaus', 'travel']],
    [2, ['botanical', 'quote', 'constellation', 'pears']],
    [1, ['contours', 'ceramics', 'azulejo']],
  ],
  design: [
    [3, ['bauhaus', 'paletteCard', 'poster', 'quote', 'riso', 'travel']],
    [2, ['flow', 'azulejo', 'quilt', 'marbling', 'sneakers']],
    [1, ['contours', 'constellation', 'knit', 'livingRoom', 'kitchen']],
  ],
  face: [
    [3, 'faces'],
    [1, 'silhouette'],
  ],
  'geometric shapes': [
    [3, 'bauhaus'],
    [2, ['poster', 'quilt']],
    [1, 'azulejo'],
  ],
  hands: [[3, 'hands']],
  'line drawing': [
    [3, 'hands', /drawn/],
    [2, ['botanical', 'faces']],
    [1, 'constellation'],
  ],
  'color palette': [[3, 'paletteCard']],
  painting: [
    [3, ['faces', 'hands'], /"gaze"|painted/],
    [2, ['pears', 'botanical']],
    [1, ['riso', 'silhouette']],
  ],
  pattern: [
    [3, ['azulejo', 'bauhaus', 'quilt', 'knit']],
    [2, ['marbling', 'flow']],
  ],
  portrait: [
    [3, 'faces'],
    [2, 'silhouette'],
  ],
  poster: [
    [3, ['poster', 'travel']],
    [2, ['quote', 'riso', 'silhouette']],
    [1, ['constellation', 'contours', 'botanical', 'faces']],
  ],
  'mid-century print': [
    [3, 'poster'],
    [1, ['travel', 'bauhaus']],
  ],
  quote: [[3, 'quote']],
  riso: [[3, 'riso']],
  silhouette: [
    [3, 'silhouette'],
    [1, 'roadtrip'],
  ],
  swimmers: [
    [3, 'riso', /swimmers/],
    [1, 'pool'],
  ],
  'travel poster': [
    [3, 'travel'],
    [1, 'poster'],
  ],
  typography: [
    [3, 'quote'],
    [2, 'poster'],
    [1, ['riso', 'bauhaus']],
  ],
  'wall art': [
    [3, ['poster', 'travel', 'riso']],
    [2, ['botanical', 'constellation', 'faces', 'silhouette', 'quote', 'contours']],
    [1, ['marbling', 'bauhaus', 'livingRoom']],
  ],
  wallpaper: [
    [3, ['flow', 'marbling', 'planets', 'aurora', 'bokeh', 'leafMacro']],
    [2, ['mountains', 'forest', 'mist', 'dunes', 'ocean', 'clouds', 'moon', 'pool', 'camp']],
    [1, ['bauhaus', 'azulejo', 'fields', 'skyline', 'pebbles', 'shoreline', 'balloons']],
  ],
  // What a person would give to another
  gift: [
    [3, ['ceramics', 'bouquet', 'macarons', 'sweaters', 'vinyl']],
    [2, ['constellation', 'cookies', 'quilt']],
    [2, 'hands', /flowers/],
    [1, ['cake', 'knit', 'poster', 'travel', 'sneakers', 'succulents']],
  ],
} as const satisfies Readonly<Record<string, readonly Rule[]>>

export type Concept = keyof typeof CONCEPTS
