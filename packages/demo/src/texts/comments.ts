import type { SceneName } from '../pictures/scenes/index.ts'

/** A comment on a picture, and a possible reply by its pinner. */
export interface Remark {
  text: string
  answer?: string
}

const SPACES: readonly Remark[] = [
  {
    text: 'How deep are those shelves? Mine always end up too deep.',
    answer: 'A hand and a half. Enough for two mugs.',
  },
  { text: 'I keep coming back to this one.' },
  { text: 'The lamp makes it. Everything else could be anywhere.' },
  { text: 'Is that paint or plaster on the wall?', answer: 'Limewash, three coats, and a lot of patience.' },
  { text: 'My cat would claim that corner within the hour.' },
  { text: 'Saving this for the flat we do not have yet.', answer: 'Same here. One day.' },
]
const KITCHEN: readonly Remark[] = [
  { text: 'Does it freeze well?', answer: 'It does. Leave the greens out and add them later.' },
  { text: 'Made this twice last week and nobody complained.' },
  { text: 'What did you put on top?', answer: 'Toasted seeds and far too much pepper.' },
  { text: 'I can smell it from here.' },
  { text: 'Could one leave out the butter?', answer: 'One could. One should not.' },
]
const OUTDOORS: readonly Remark[] = [
  { text: 'What time of day was this?', answer: 'Ten minutes before the sun was up.' },
  { text: 'The light! I have stood there at noon and it looked like nothing at all.' },
  { text: 'Is the path open in spring?', answer: 'From May on, if the snow is kind.' },
  { text: 'Never been, already homesick.' },
  { text: 'This goes straight onto the list for autumn.', answer: 'Go on a weekday. You will have it to yourself.' },
  { text: 'I would print this large and sit in front of it.' },
]
const MAKING: readonly Remark[] = [
  { text: 'How long did it take you?', answer: 'Two winters. I like winters.' },
  { text: 'The edges are so clean. Mine never are.', answer: 'Press after every seam. That is the whole secret.' },
  { text: 'Do you sell these?', answer: 'I give them away until I run out of cousins.' },
  { text: 'The third color is what makes it sing.' },
]
const KNITTING: readonly Remark[] = [
  { text: 'Which weight of wool is that?', answer: 'Worsted, on needles one size too small.' },
  ...MAKING,
]
const GRAPHIC: readonly Remark[] = [
  { text: 'Which typeface is this?', answer: 'Drawn by hand, so it has no name yet.' },
  { text: 'This would look wonderful in a plain oak frame.' },
  { text: 'So calm and so loud at the same time.' },
  { text: 'May I use this as my wallpaper?', answer: 'Please do.' },
  { text: 'The gap on the left is doing all the work.' },
]
const GREEN: readonly Remark[] = [
  { text: 'How often do you water it?', answer: 'When I remember, which seems to be right.' },
  { text: 'Mine flowered once and has held a grudge ever since.' },
  { text: 'What a color. Is it in the shade all day?', answer: 'Morning sun, then shade.' },
  { text: 'I need a bigger windowsill.' },
]
const WEAR: readonly Remark[] = [
  { text: 'Do they run small?', answer: 'Half a size. Thick socks settle it.' },
  { text: 'The colors together! I would never have dared.' },
  { text: 'Ordered the same pair a minute later.' },
]
const ANIMALS: readonly Remark[] = [
  { text: 'That is the face of someone who has just been fed and will deny it.' },
  { text: 'Name, please.', answer: 'Admiral. He outranks everyone here.' },
  { text: 'Mine sits exactly like this whenever the neighbors come home.' },
]

/** Remarks by what a picture shows, so that no one asks a mountain for its recipe. */
export const REMARKS: Readonly<Partial<Record<SceneName, readonly Remark[]>>> = {
  kitchen: SPACES,
  livingRoom: SPACES,
  readingCorner: SPACES,
  bookshelf: SPACES,
  bowl: KITCHEN,
  cake: KITCHEN,
  donuts: KITCHEN,
  coffee: KITCHEN,
  mountains: OUTDOORS,
  forest: OUTDOORS,
  aurora: OUTDOORS,
  camp: OUTDOORS,
  dunes: OUTDOORS,
  ocean: OUTDOORS,
  balloons: OUTDOORS,
  fields: OUTDOORS,
  quilt: MAKING,
  knit: KNITTING,
  poster: GRAPHIC,
  bauhaus: GRAPHIC,
  marbling: GRAPHIC,
  planets: GRAPHIC,
  flow: GRAPHIC,
  succulents: GREEN,
  botanical: GREEN,
  bouquet: GREEN,
  outfit: WEAR,
  sneakers: WEAR,
  cat: ANIMALS,
  bird: ANIMALS,
  mist: OUTDOORS,
  sweaters: KNITTING,
  riso: GRAPHIC,
  macarons: KITCHEN,
  cookies: KITCHEN,
  pizza: KITCHEN,
  sushi: KITCHEN,
  bread: KITCHEN,
  shoreline: OUTDOORS,
  clouds: OUTDOORS,
  pebbles: OUTDOORS,
  moon: OUTDOORS,
  contours: GRAPHIC,
  faces: GRAPHIC,
  silhouette: GRAPHIC,
  leafMacro: GREEN,
}
