import { fold } from './words.ts'

/**
 * Synonyms. In a line with commas, each finds all the others. `a => b`: a search for a also finds b, but not the other
 * way round. Several words match as a phrase.
 */
const FILE = `
northern lights, polar lights, aurora
cityscape, skyline
woods, forest
rock, stone
rocks, stones
arch, archway
blossom, flower
blossoms, flowers
campsite, camp, camping
pottery, ceramics, stoneware, earthenware
running shoes, sneakers, trainers
running shoe, sneaker, trainer
jeans, denim pants
record player, turntable
color scheme, color palette, color card
bookshelf, bookcase
library shelf, bookcase
outer space, space, cosmos
home decor, interior design
interior decoration, interior design
landscape, scenery
trip, vacation, travel
sunset, sundown
sunrise, daybreak
present, gift
wear, clothing
bake, baking, baked goods
decorate, decor
bokeh => blurred
bokeh => out of focus
vinyl => record
vinyls => records
hike => trail
hiking => trail
beach, shore, seashore, seaside
cycling => bicycle
cyclist => bicycle
colorful, colourful
constellation => star chart
constellations => star charts
zodiac => star chart
mosaic => tiles
library => bookshelf
barista => coffee
rainy => rain
cloudy => clouds
misty => mist
foggy => fog
sunny => sun
snowy => snow
blurry => blurred
pussycat => cat
quote => words
quotes => words
sayings => words
couch, sofa, settee
ocean, sea
oceans, seas
donut, doughnut
donuts, doughnuts
bookshelves, bookcases
quote, saying
quotes, sayings
tv, television
bike, bicycle
photo, picture, photograph
photos, pictures, photographs
kids, children
kid, child
mom, mum, mother
dad, father
diy, do it yourself, craft
xmas, christmas
fall, autumn
garden, yard, backyard
apartment, flat
sweater, jumper, pullover
sneakers, trainers
pants, trousers
purse, handbag
curtains, drapes
macaron, macaroon
cookie, biscuit
cookies, biscuits
candy, sweets
eggplant, aubergine
zucchini, courgette
cilantro, coriander
movie, film
gray, grey
color, colour
colors, colours
jewelry, jewellery
cozy, cosy
makeup, make up
hairstyle, hairdo
manicure, nails
lunchbox, lunch box
homeoffice, home office
bathroom, restroom
rug, carpet
lamp, light fixture
outfit, ootd
wedding => bridal
dog => puppy
cat => kitten
feline => cat
canine => dog
equine => horse
avian => bird
floral => flower
lunar => moon
starry => star
wintry => winter
autumnal => autumn
dinner => supper
quick => easy
cook => food
`

/** Lines of words that mean the same. Some are names of several words. */
export const SAME_MEANING: readonly (readonly string[])[] = FILE.split('\n')
  .filter((line) => line !== '' && !line.includes('=>'))
  .map((line) => line.split(',').map((word) => fold(word.trim())))

/** Lines of a single word that also finds what another means: "snowy" and "snow". */
export const ALSO_MEANING: readonly (readonly [word: string, other: string])[] = FILE.split('\n').flatMap((line) => {
  const [word = '', other] = line.split('=>').map((part) => fold(part.trim()))
  return other === undefined || word.includes(' ') ? [] : [[word, other] as const]
})

const parse = (file: string): Map<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  const add = (word: string, other: string): void => {
    if (!word.includes(' ')) found.set(word, [...(found.get(word) ?? []), other])
  }
  for (const line of file.split('\n')) {
    const [one = '', other] = line.split('=>').map((part) => fold(part.trim()))
    if (other !== undefined) add(one, other)
    const words = other === undefined ? one.split(',').map((word) => word.trim()) : []
    for (const word of words) for (const same of words) if (word !== same) add(word, same)
  }
  return found
}

export const SYNONYMS: ReadonlyMap<string, readonly string[]> = parse(FILE)
