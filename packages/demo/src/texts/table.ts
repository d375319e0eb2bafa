import { article, capitalized, type Describe, inWords } from './pin-text.ts'
import type { SCENES } from '../pictures/scenes/index.ts'

type Scenes = typeof SCENES

const ON = { linen: 'linen', oak: 'an oak table', slate: 'slate', stone: 'pale stone', paper: 'baking paper' } as const

export const cookies: Describe<Scenes['cookies']> = ({ kind, ground, size }, random) => ({
  title: random.pick([
    `${capitalized(kind)} cookies, ${size}`,
    `The ${kind} cookies everyone means`,
    'Still warm, do not stack',
    `${capitalized(kind)} cookies, one bowl`,
    'Four for the tin, the rest for the baker',
    `Cookies on ${ON[ground]}, not for long`,
    `Edges crisp, middles ${kind === 'oat and cranberry' ? 'chewy' : 'soft'}`,
  ]),
  description: random.pick([
    'Rest the dough overnight. Or do not, and have cookies tonight.',
    'Out of the oven two minutes before you think so.',
    'Brown the butter. It is five minutes of your life.',
    'Salt on top, always.',
  ]),
  altText: `${capitalized(size)} ${kind} cookies with cracked tops, seen from above on ${ON[ground]}.`,
})

export const pizza: Describe<Scenes['pizza']> = ({ topping, ground, isCut }, random) => {
  const name = {
    pepperoni: 'Pepperoni pizza',
    margherita: 'Margherita',
    mushroom: 'Mushroom pizza',
    olive: 'Olive pizza',
  }[topping]
  return {
    title: random.pick([
      `${name}, two-day dough`,
      `${name} for a Friday`,
      `${name} from a home oven`,
      'The delivery came from the kitchen',
      isCut ? 'Eight slices, three people, some tension' : 'Nobody touch it yet',
      `${name}, blistered on purpose`,
    ]),
    description: random.pick([
      'Hot steel, hot oven, cold beer.',
      'The dough does the work while you sleep.',
      'Less sauce than you think. Less cheese, too.',
      'Open a window before you start.',
    ]),
    altText: `A whole ${topping === 'margherita' ? 'margherita' : `${topping} pizza`} with basil and a blistered crust${isCut ? ', cut into slices,' : ''} from above on ${ON[ground]}.`,
  }
}

export const sushi: Describe<Scenes['sushi']> = ({ filling, ground, pieces }, random) => ({
  title: random.pick([
    `${capitalized(filling)} rolls, ${inWords(pieces)} of them`,
    `Maki with ${filling}, made at home`,
    `${pieces === 12 ? 'A dozen' : capitalized(inWords(pieces))} pieces and no delivery fee`,
    'The fifth roll is the first good one',
    `${capitalized(filling)}, rice, patience`,
    'Sushi night, amateur league',
  ]),
  description: random.pick([
    'Wet hands, sharp knife.',
    'Season the rice while it is hot and fan it like you mean it.',
    'The end pieces belong to the cook.',
    'Needs one mat and no courage.',
  ]),
  altText: `${capitalized(pieces === 12 ? 'twelve' : inWords(pieces))} sushi rolls in rows on a plate, most with ${filling}, from above on ${ON[ground]}.`,
})

export const eggs: Describe<Scenes['eggs']> = ({ kind, ground, count }, random) => {
  const what = { farm: 'brown and cream eggs', pastel: 'blue and green eggs', quail: 'speckled quail eggs' }[kind]
  const many = count === 12 ? 'twelve' : inWords(count)
  return {
    title: random.pick([
      `${capitalized(many)} ${what}`,
      'Breakfast, before',
      `Eggs on ${ON[ground]}`,
      kind === 'pastel' ? 'Nobody dyed these' : 'From the neighbor with the hens',
      'Window light, no omelet yet',
      `${capitalized(what)}, ${ground}`,
    ]),
    description: random.pick([
      'Paid for in rhubarb.',
      'Two shades that no paint shop gets right.',
      'Still life until about ten.',
      'The hens have names. I am not told them.',
    ]),
    altText: `${capitalized(many)} ${what} scattered on ${ON[ground]} in light from the side.`,
  }
}

export const bread: Describe<Scenes['bread']> = ({ shows, flour, ground }, random) => ({
  title: random.pick([
    shows === 'crumb' ? `Open crumb, ${flour}, finally` : `${capitalized(flour)} loaf with good ears`,
    `${capitalized(flour)} bread, one starter later`,
    shows === 'crumb' ? 'Cut it warm, regret nothing' : 'It sang when it came out',
    `The ${flour} one from Saturday`,
    shows === 'crumb' ? 'Holes where the butter goes' : 'Flour on everything, even the cat',
    `Bread no. ${random.int(12, 60)}: ${flour}`,
  ]),
  description: random.pick([
    'The starter is called Doris and needs feeding.',
    'Two hours of folding while reading.',
    'Bake it darker. Then a little darker.',
    'Half for us, half for next door.',
  ]),
  altText: `${shows === 'crumb' ? `A slice of ${flour} bread with an open crumb` : `A round ${flour} loaf with scored, floured crust`}, from above on ${ON[ground]}, with a few crumbs.`,
})

export const harvest: Describe<Scenes['harvest']> = ({ fruit, light, hasDew }, random) => ({
  title: random.pick([
    `${capitalized(fruit)}, a whole crate`,
    `More ${fruit} than plans`,
    `${capitalized(fruit)} at the market, ${light === 'lamp' ? 'late' : 'early'}`,
    `Everything is ${fruit} now`,
    hasDew ? `${capitalized(fruit)}, just rinsed` : `Nothing but ${fruit}`,
    `${capitalized(fruit)} by the kilo`,
  ]),
  description: random.pick([
    'Jam, then more jam.',
    'Two for the basket, one for the way home.',
    'Came home with a crate. It seemed reasonable there.',
    'The ones below are always better.',
  ]),
  altText: `${capitalized(fruit)} filling the whole picture${hasDew ? ', with drops of water on them' : ''}, seen from above ${light === 'lamp' ? 'in warm lamplight' : 'in daylight'}.`,
})

export const vinyl: Describe<Scenes['vinyl']> = ({ palette, table, record, isPlaying }, random) => ({
  title: random.pick([
    isPlaying ? 'Side B, volume four' : 'Waiting for side A',
    `A record in ${palette}`,
    'Turn it over at the crackle',
    isPlaying ? 'Sunday is this one' : 'The needle is up, the room is quiet',
    record === 'colored' ? 'The pressing in color' : 'Twelve inches, black',
  ]),
  description: random.pick([
    'Found in a box for two euros, skips once.',
    'My whole flat is arranged around this corner.',
    'No algorithm knew about this.',
    'Dust it, love it, put it back.',
  ]),
  altText: `A record player with a ${record} record, its label in ${palette}, ${isPlaying ? 'the arm on the record' : 'the arm at rest'}, from above on ${table} in window light.`,
})

export const hands: Describe<Scenes['hands']> = ({ palette, holds, manner }, random) => {
  const thing = {
    flowers: 'a bunch of flowers',
    'ice cream': 'an ice cream with three scoops',
    brushes: 'five paintbrushes',
    balloons: 'five balloons',
    'a warm cup': 'a warm cup',
  }[holds]
  const titles = {
    flowers: ['For you, no reason', 'A fist full of meadow', 'Picked on the way over'],
    'ice cream': ['Three scoops and a plan', 'Eat faster', 'Pistachio on top, obviously'],
    brushes: ['Give me ten minutes and a wall', 'Ready when the paint is', 'Five brushes, one favorite'],
    balloons: ['Hold on, both of you', 'Someone turns seven', 'Lighter than the mood'],
    'a warm cup': ['Both hands, please', 'November, solved', 'The first cup counts double'],
  }[holds]
  return {
    title: random.pick([...titles, `${capitalized(palette)}, by hand`]),
    description: random.pick([
      'Hands are hard. I counted the fingers twice.',
      manner === 'drawn' ? 'One pen, no corrections.' : 'Gouache on gray board, an evening.',
      'Modeled by my sister, who wants it known.',
      'For the card rack by the door.',
    ]),
    altText: `${manner === 'drawn' ? 'A line drawing' : 'A painting'} in ${palette} of ${holds === 'a warm cup' ? 'two hands' : 'a hand'} holding ${thing}.`,
  }
}

export const faces: Describe<Scenes['faces']> = ({ palette, hair, gaze, wears }, random) => ({
  title: random.pick([
    `Face in ${palette}`,
    gaze === 'down' ? 'Reading, probably' : gaze === 'aside' ? 'She heard that' : 'Looking right at you',
    wears === 'a hat'
      ? 'The hat stays on'
      : wears === 'earrings'
        ? 'Loud earrings, quiet face'
        : wears === 'a flower'
          ? 'A flower behind one ear'
          : 'Nine lines and a mouth',
    `After Matisse, a long way after`,
    `Portrait with ${hair === 'bob' ? 'a bob' : hair === 'bun' ? 'a bun' : `${hair} hair`}`.replace(
      'curls hair',
      'curls',
    ),
    `Somebody I saw on the tram, ${palette}`,
  ]),
  description: random.pick([
    'Brush pen over cut paper.',
    'The brow and the nose are one line. That is the whole trick.',
    'Tuesday life drawing, ten minutes each.',
    'Nobody in particular, and still she looks familiar.',
  ]),
  altText: `A painted face in ${palette} with ${hair === 'curls' ? 'curls' : hair === 'bob' ? 'a bob' : hair === 'bun' ? 'a bun' : `${hair} hair`}, looking ${gaze}${wears === 'nothing' ? '' : `, wearing ${wears}`}, in brush lines over blocks of color.`,
})

export const silhouette: Describe<Scenes['silhouette']> = ({ palette, hair, inside }, random) => ({
  title: random.pick([
    `Head full of ${inside.replace(/^an? |^the /, '')}`,
    `Somewhere else entirely`,
    `Thinking of ${inside}`,
    `Profile in ${palette}`,
    `Double exposure with ${inside}`,
    'Out of office, in mind',
  ]),
  description: random.pick([
    'Two pictures on one frame, on purpose this time.',
    'My face on Mondays.',
    'Cut from paper, then printed.',
    'Makes a good card for someone far away.',
  ]),
  altText: `The profile of a person with ${hair === 'afro' ? 'an afro' : hair === 'bun' ? 'a bun' : `${hair} hair`}, filled with ${inside} in ${palette}.`,
})

export const bicycle: Describe<Scenes['bicycle']> = ({ frame, wall, carries }, random) => ({
  title: random.pick([
    `${capitalized(article(frame))} bicycle, ${article(wall)} wall`,
    carries === 'bread'
      ? 'Gone for bread'
      : carries === 'flowers'
        ? 'The flowers ride in front'
        : 'Parked for the afternoon',
    'Not locked, very trusting',
    `The ${frame} one is mine`,
    'Downhill both ways, in my memory',
    `Travel light: ${carries === 'nothing' ? 'two wheels' : `two wheels and ${carries}`}`,
  ]),
  description: random.pick([
    'Three gears, two of them decorative.',
    'The wall did most of the work.',
    'Belonged to a postman.',
    'Squeaks in B flat.',
  ]),
  altText: `${capitalized(article(frame))} bicycle ${carries === 'nothing' ? '' : `with ${carries} in its basket `}leaning on a sunlit ${wall} wall.`,
})

export const macarons: Describe<Scenes['macarons']> = ({ first, second, ground, rows }, random) => ({
  title: random.pick([
    `Macarons: ${first} and ${second}`,
    `${capitalized(inWords(rows))} rows of macarons, none missing yet`,
    'They have feet. Finally, feet',
    `${capitalized(second)} is the one that goes first`,
    'Forty-one tries, this is one of them',
    `A box of ${first} and ${second}`,
  ]),
  description: random.pick([
    'Let them dry until they feel like skin. Sorry.',
    'Egg whites from Tuesday, patience from somewhere.',
    'The ugly ones are in the kitchen with me.',
    'A gift that survives the train.',
  ]),
  altText: `Macarons in ${first} and ${second} lying on their sides in ${inWords(rows)} rows on ${ON[ground]}.`,
})
