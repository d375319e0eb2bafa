import { article, capitalized, type Describe, inWords } from './pin-text.ts'
import type { SCENES } from '../pictures/scenes/index.ts'

type Scenes = typeof SCENES

export const livingRoom: Describe<Scenes['livingRoom']> = ({ palette, wall, prints, foliage, evening }, random) => {
  const style = { limewash: 'a limewashed wall', deep: 'a deep wall', arch: 'a painted arch' }[wall]
  const plant = { monstera: 'a monstera', palm: 'a palm', rubber: 'a rubber plant', fern: 'a fern' }[foliage]
  return {
    title: random.pick([
      `Living room in ${palette}`,
      `${capitalized(style)} and ${inWords(prints)} ${prints === 1 ? 'print' : 'prints'}`,
      evening ? 'One lamp is enough' : 'Morning in the living room',
      `The sofa corner, ${palette}`,
      `${capitalized(plant)} earns its place`,
      `Small flat, ${style}`,
      evening ? `Evening light on ${style}` : `Window light on ${style}`,
    ]),
    description: random.pick([
      'Paint first, sofa second.',
      'Hang the frames lower than you think.',
      'The rug decided everything else.',
      'Second-hand except for the lamp.',
      'Trying to talk my flatmate into this wall.',
    ]),
    altText: `A living room in ${palette} with a sofa, ${inWords(prints)} framed ${prints === 1 ? 'print' : 'prints'} on ${style}, ${plant}, a round rug and a floor lamp${evening ? ' glowing in the evening' : ''}.`,
  }
}

export const readingCorner: Describe<Scenes['readingCorner']> = ({ palette, view, foliage }, random) => {
  const out = { garden: 'a garden', snow: 'the snow', dusk: 'a violet dusk', sea: 'the sea' }[view]
  return {
    title: random.pick([
      `Reading corner with a view of ${out}`,
      `An armchair facing ${view === 'snow' ? 'winter' : out}`,
      `A chair, a window, ${palette}`,
      `Where the afternoon goes`,
      `The good chair`,
      `Reading light, ${view === 'dusk' ? 'just barely' : 'all day'}`,
      `Nook in ${palette}`,
    ]),
    description: random.pick([
      'Phone stays in the kitchen.',
      'Measure twice: the chair must turn to the light.',
      'A blanket counts as furniture.',
      'Currently here with a very long novel.',
      'All it needs is a place for the cup.',
    ]),
    altText: `An armchair with a blanket by a tall window looking on ${view === 'snow' ? 'snowy hills' : out}, with bookshelves, ${article(foliage === 'snake' ? 'snake plant' : foliage)} and light on the floor, in ${palette}.`,
  }
}

export const kitchen: Describe<Scenes['kitchen']> = ({ palette, tiles, lamp }, random) => ({
  title: random.pick([
    `Kitchen corner in ${palette}`,
    `${capitalized(tiles)} tiles and an open shelf`,
    `Open shelving that works`,
    lamp ? 'One lamp over the counter' : 'A kitchen without upper cabinets',
    `${capitalized(palette)} cabinets, brass pulls`,
    `The shelf with everything on it`,
    `A small kitchen, ${tiles} tiles`,
  ]),
  description: random.pick([
    'Keep only what you use weekly on the shelf.',
    'Brass ages; let it.',
    'The hooks were the best four euros of the build.',
    'Grout one shade darker than the tile.',
    'Everything within one step.',
  ]),
  altText: `A kitchen with ${tiles} tiles, an open wooden shelf with jars and dishes, hanging pans, a counter and painted cabinets in ${palette}${lamp ? ', under a hanging lamp' : ''}.`,
})

export const ceramics: Describe<Scenes['ceramics']> = ({ palette, shelves, wall }, random) => ({
  title: random.pick([
    `${capitalized(inWords(shelves))} shelves of stoneware`,
    `Glaze tests in ${palette}`,
    `Vases that do not match`,
    `The potter’s back wall`,
    `Wheel-thrown, ${palette}`,
    `Kiln day, ${palette}`,
    wall === 'dark' ? 'Pale pots on a dark wall' : 'Pots in morning light',
  ]),
  description: random.pick([
    'Second row, far left: mine.',
    'Matte outside, gloss inside.',
    'The wonky one is the favorite.',
    'Dipped, poured, one brushed. Guess which cracked.',
    'Cone 6, oxidation.',
  ]),
  altText: `${capitalized(inWords(shelves))} wooden shelves of hand-thrown vases, bowls and cups glazed in ${palette} on a ${wall === 'dark' ? 'dark' : 'pale limewashed'} wall.`,
})

export const bookshelf: Describe<Scenes['bookshelf']> = ({ palette, order, timber }, random) => ({
  title: random.pick([
    order === 'rainbow' ? 'Sorted by color, sorry' : order === 'tonal' ? 'A quiet shelf' : 'Sorted by nothing at all',
    `${capitalized(timber)} bookcase, full`,
    `Built-in shelves in ${timber}`,
    `Shelfie: ${order === 'rainbow' ? 'the rainbow years' : palette}`,
    `No room for one more`,
    `Library wall, ${timber}`,
    `To be read, 2019 to now`,
  ]),
  description: random.pick([
    'Yes, I have read most of them.',
    'Leave a gap on every shelf or it looks like storage.',
    'The globe is older than I am.',
    'Cookbooks live elsewhere, by law.',
    'Depth 28 cm. You do not need more.',
  ]),
  altText: `${capitalized(article(timber))} bookcase filled with books ${order === 'rainbow' ? 'sorted by color' : order === 'tonal' ? 'in pale tones' : `in ${palette}`}, with a few plants, vases and candles between them.`,
})

export const cat: Describe<Scenes['cat']> = ({ coat, outside }, random) => {
  const weather = {
    rain: 'the rain',
    sunset: 'the sunset',
    night: 'the night',
    spring: 'a spring sky',
    snow: 'the snow',
  }[outside]
  return {
    title: random.pick([
      `${capitalized(coat)} cat watching ${weather}`,
      `Quality inspection: ${weather}`,
      `She supervises ${weather}`,
      `Window seat, taken`,
      `Same spot, every ${outside === 'night' ? 'night' : 'day'}`,
      `${capitalized(article(coat))} cat and ${weather}`,
      `Employee of the month`,
    ]),
    description: random.pick([
      'Do not disturb.',
      'Forty minutes without blinking.',
      'The plant has been warned.',
      'I pay the rent, apparently for this.',
      'Waiting for the pigeon. The pigeon knows.',
    ]),
    altText: `${capitalized(article(coat))} cat with a red collar sits on a windowsill next to a potted plant and looks out at ${weather} over the rooftops.`,
  }
}

export const succulents: Describe<Scenes['succulents']> = ({ palette, across, ground }, random) => ({
  title: random.pick([
    `Succulents in rows, ${palette}`,
    `Propagation table, month ${random.int(2, 9)}`,
    `Roll call on ${ground}`,
    across === 2 ? 'Four that survived me' : 'A tray of small suns',
    `Rosettes and spines`,
    `Potted up in ${palette}`,
    `Windowsill garden on ${ground}`,
  ]),
  description: random.pick([
    'Water when you remember, then do not.',
    'Gritty mix, shallow pots, south window.',
    'The pink edge means enough light.',
    'Started from three leaves and a jar lid.',
    'They want to be ignored, like me before coffee.',
  ]),
  altText: `Potted succulents and small cacti in a grid on ${ground}, seen from above, in pots of ${palette}.`,
})

export const bouquet: Describe<Scenes['bouquet']> = ({ palette, vase, wall }, random) => ({
  title: random.pick([
    `Market flowers in ${palette}`,
    `A loose bunch in a ${vase} ${vase === 'pitcher' ? 'jug' : 'vase'}`,
    `${capitalized(palette)} bouquet`,
    `Too many ranunculus, just enough`,
    `Saturday flowers, ${palette}`,
    wall === 'deep' ? 'Flowers on a dark wall' : 'Flowers by the window',
    `Day three, still standing`,
  ]),
  description: random.pick([
    'Cut the stems under water and they last the week.',
    'Three kinds, odd numbers, done.',
    'The leaves do the work.',
    'Eight euros at closing time.',
    'For the table on Sunday.',
  ]),
  altText: `A full bouquet of roses, daisies and hydrangeas in ${palette} in a ${vase === 'glass' ? 'glass vase' : vase === 'pitcher' ? 'pitcher' : 'stoneware vase'} on a wooden table before a ${wall} wall.`,
})

export const botanical: Describe<Scenes['botanical']> = ({ specimen, paper, plate }, random) => ({
  title: random.pick([
    `${specimen}, plate ${plate}`,
    `Botanical print: ${specimen}`,
    `${specimen} on ${paper} paper`,
    `${specimen} for the hallway`,
    `From a flora, plate ${plate}`,
  ]),
  description: random.pick([
    'Three of these in a row, thin black frames.',
    'Drawing one plant a week this year.',
    'Scan is on the link, print it as large as you like.',
    'The Latin is correct, I checked.',
  ]),
  altText: `A botanical plate of ${specimen} with ${/Euc|Mon|Gin/.test(specimen) ? 'stems and leaves' : 'stems, leaves and flowers'} on ${paper} paper, titled in italics.`,
})
