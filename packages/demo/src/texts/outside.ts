import { article, capitalized, type Describe, inWords } from './pin-text.ts'
import type { SCENES } from '../pictures/scenes/index.ts'

type Scenes = typeof SCENES

export const shoreline: Describe<Scenes['shoreline']> = ({ water, people }, random) => ({
  title: random.pick([
    'The beach, from the gulls’ side',
    people === 'one walker'
      ? 'One walker, all that sea'
      : people === 'two umbrellas'
        ? 'Two umbrellas, no neighbors'
        : 'Nobody here yet',
    `${capitalized(water)} water, seen from above`,
    'Where the wave changes its mind',
    'Foam draws the map again',
    `Sea in ${water}, straight down`,
  ]),
  description: random.pick([
    'The ninth wave got the towel.',
    'Flat calm, then not.',
    'You can read the depth in the color.',
    'From the cliff, holding on to the railing.',
  ]),
  altText: `A beach from straight above: sand, lines of foam and ${water} sea${people === 'nobody' ? '' : `, with ${people} on the sand`}.`,
})

export const pool: Describe<Scenes['pool']> = ({ water, floats, edge }, random) => ({
  title: random.pick([
    'Twenty-six degrees, allegedly',
    floats === 'nothing' ? 'First one in' : `${capitalized(floats)} and nobody in it`,
    `Pool light, ${water}`,
    'Chlorine and lunch',
    'The deep end of July',
    `${capitalized(water)} water doing its drawing`,
  ]),
  description: random.pick([
    'Holiday in one color.',
    'The lines never do the same thing twice.',
    'Everyone was at lunch. Perfect.',
    'Tile idea for the bathroom we do not have.',
  ]),
  altText: `A swimming pool from above with ${water} water and bright ripples of light on its tiles${floats === 'nothing' ? '' : `, ${floats} floating in it`}${edge === 'none' ? '' : `, and ${edge === 'stone' ? 'a stone' : 'a terracotta'} edge`}.`,
})

export const clouds: Describe<Scenes['clouds']> = ({ sky, cover, birds }, random) => ({
  title: random.pick([
    ...{
      noon: ['Good drying weather', 'A sky with opinions'],
      evening: ['Ten past eight, looking west', 'The sun left, the color stayed'],
      storm: ['Bring the washing in', 'Any minute now'],
      pink: ['Sky like a cheap postcard', 'Pink and not sorry'],
    }[sky],
    cover === 'towering' ? 'Mountains that are not there' : 'A few clouds, no plans',
    birds ? 'The birds know the way' : 'Lie down to see this one',
    `Cloud study, ${sky === 'noon' ? 'midday' : sky}`,
  ]),
  description: random.pick([
    'From the kitchen window, between two roofs.',
    'Nobody else looked up.',
    'Five minutes later it was just gray.',
    'That one is clearly a whale.',
  ]),
  altText: `${cover === 'towering' ? 'Towering clouds' : 'A few clouds'} in ${article({ noon: 'blue midday', evening: 'glowing evening', storm: 'stormy gray', pink: 'pink' }[sky])} sky${birds ? ' with a flock of birds' : ''}.`,
})

export const moon: Describe<Scenes['moon']> = ({ phase, color, front }, random) => ({
  title: random.pick([
    `${capitalized(color)} moon, ${phase}`,
    front === 'branches' ? 'The moon in the apple tree' : 'Nothing between us and the moon',
    phase === 'full' ? 'Nobody sleeps tonight' : `The ${phase} moon, close up`,
    'Same moon as yours',
    `${capitalized(article(color))} one, low over the roofs`,
  ]),
  description: random.pick([
    'Tripod, long lens, cold ears.',
    'It moves faster than you think.',
    'The craters have better names than our streets.',
    'Dog and I, both looking up.',
  ]),
  altText: `The ${phase} moon in ${color} light with its craters, in a dark sky${front === 'branches' ? ' behind bare branches' : front === 'haze' ? ' with a little haze' : ''}.`,
})

export const leafMacro: Describe<Scenes['leafMacro']> = ({ season, drops, veins }, random) => ({
  title: random.pick([
    drops === 'none' ? 'A map of one leaf' : 'After the rain, closer',
    `${capitalized({ fresh: 'fresh green', deep: 'deep green', autumn: 'autumn', plum: 'plum-colored', silver: 'silvery' }[season])} leaf, very near`,
    veins === 'fanned' ? 'Everything starts at the stem' : 'Rivers, from very high up',
    'Plants have better road planning',
    drops === 'many' ? 'A hundred small lenses' : 'Hold it against the light',
    `Leaf study no. ${random.int(3, 48)}`,
  ]),
  description: random.pick([
    'Reversed lens, held breath.',
    'The garden five centimeters away is another garden.',
    'Do not wipe it dry.',
    'Printed large it looks like a city.',
  ]),
  altText: `A close-up of ${article({ fresh: 'fresh green', deep: 'deep green', autumn: 'orange autumn', plum: 'plum-colored', silver: 'silvery green' }[season])} leaf with ${veins} veins${drops === 'none' ? '' : ` and ${drops} drops of water`}.`,
})

export const pebbles: Describe<Scenes['pebbles']> = ({ beach, isWet, has }, random) => ({
  title: random.pick([
    has === 'heart'
      ? 'You did not look long enough for this one'
      : has === 'glass'
        ? 'One of these was a bottle'
        : 'Every one of them a keeper',
    isWet ? 'Pebbles, better wet' : 'Pebbles, dry and warm',
    `A ${beach} beach, underfoot`,
    'My coat pockets, basically',
    'Sorted by nobody, for ten thousand years',
    `Stones in ${beach}`,
  ]),
  description: random.pick([
    'Put back all but three.',
    'They are never as nice at home.',
    'The sea has been polishing these since before towns.',
    'Walk slowly, look down.',
  ]),
  altText: `${isWet ? 'Wet' : 'Dry'} ${beach} pebbles of all sizes on sand, seen from above${has === 'heart' ? ', one of them shaped like a heart' : has === 'glass' ? ', with one piece of sea glass' : ''}.`,
})

export const bokeh: Describe<Scenes['bokeh']> = ({ lights, isRainy, hour }, random) => ({
  title: random.pick([
    isRainy ? 'Rain on the window of the night bus' : 'Took my glasses off',
    `${capitalized(lights)}${lights === 'fairy lights' ? '' : ' lights'}, out of focus on purpose`,
    hour === 'dusk' ? 'The city switches on' : 'The city, past midnight',
    isRainy ? 'Waiting for it to stop, not really' : 'What the moths see',
    'Focus is overrated',
  ]),
  description: random.pick([
    'Lens wide open, pointed at nothing.',
    'Best seat: upstairs, front, left.',
    'You can hear the tires on the wet street.',
    'Phone wallpaper for homesick people.',
  ]),
  altText: `City lights at ${hour} as soft discs of color (${lights})${isRainy ? ', seen through a window with raindrops' : ''}.`,
})

export const facade: Describe<Scenes['facade']> = ({ wall, has, arched }, random) => ({
  title: random.pick([
    has === 'laundry'
      ? 'Monday is for sheets'
      : has === 'flower boxes'
        ? 'Somebody waters these'
        : has === 'a cat'
          ? 'The landlord, in person'
          : 'Closed until four',
    `${capitalized(wall)} house, afternoon side`,
    'Shutters half asleep',
    arched ? 'Round windows take longer to curtain' : 'Straight windows, crooked street',
    `The ${wall} wall everyone photographs`,
    'Third floor, the one with the radio',
  ]),
  description: random.pick([
    'Stood in the road for this. Sorry, scooter.',
    'The plaster is older than the country.',
    'Paint names for later.',
    'Someone was frying garlic.',
  ]),
  altText: `${capitalized(article(wall))} house front in the sun with ${arched ? 'arched ' : ''}windows and wooden shutters${has === 'nothing' ? '' : has === 'laundry' ? ', laundry hanging on a line' : has === 'a cat' ? ', a cat on a sill' : ', flower boxes below the windows'}.`,
})

export const arches: Describe<Scenes['arches']> = ({ color, end, steps }, random) => ({
  title: random.pick([
    `Arch after arch, then ${end}`,
    `${capitalized(color)} passage`,
    end === 'a door' ? 'Someone lives at the end of this' : `Walk toward ${end}`,
    'Shade you can hear',
    steps ? 'Three steps and a long echo' : 'The long way to the courtyard',
    `Architecture in one color: ${color}`,
  ]),
  description: random.pick([
    'Ten degrees cooler inside.',
    'The floor is worn in the middle, like all good floors.',
    'Whistle once. It whistles back.',
    'Light comes in at four and leaves at five.',
  ]),
  altText: `A passage of ${color} arches one behind the other, with light on the floor and ${end} at its end.`,
})

export const bird: Describe<Scenes['bird']> = ({ kind, garden, looks }, random) => ({
  title: random.pick([
    `${capitalized(kind)}, entirely round`,
    `The ${kind} bird from the hedge`,
    garden === 'snow' ? 'Every feather on' : 'Owner of this hedge',
    `${capitalized(kind)} in ${garden === 'snow' ? 'the snow' : garden}`,
    'Nine grams of confidence',
    `Looking ${looks}, thinking of seeds`,
  ]),
  description: random.pick([
    'Sat still for exactly one picture.',
    'Comes when the spade comes out.',
    'Sings at four. Every day. At four.',
    'Seeds are a kind of friendship.',
  ]),
  altText: `A small bird, a ${kind}, on a twig looking ${looks}, ${garden === 'snow' ? 'in the snow' : `in ${garden}`}, with everything behind it blurred.`,
})

export const contours: Describe<Scenes['contours']> = ({ palette, place, water }, random) => ({
  title: random.pick([
    `${place}, 1 : 25 000`,
    `How to get to ${place}`,
    `A map of ${place} in ${palette}`,
    water === 'islands'
      ? 'Bring a boat'
      : water === 'a lake'
        ? 'The lake is worth the detour'
        : 'Uphill is where the lines are close',
    `${place}: follow the red dots`,
  ]),
  description: random.pick([
    'Travel by finger.',
    'Nobody has been there, so nobody can complain.',
    'Printed on the good paper, for the hallway.',
    'The pub is not marked. That is the point.',
  ]),
  altText: `A contour map titled ${place} in ${palette}${water === 'none' ? '' : `, with ${water}`}, and a dotted red path across it.`,
})

export const mist: Describe<Scenes['mist']> = ({ hour, ridges, sun }, random) => ({
  title: random.pick([
    `Mist, ${hour}`,
    `${capitalized(inWords(ridges))} ridges and then guessing`,
    'The valley has not opened yet',
    sun ? 'The sun, behind several things' : 'Somewhere down there is the car',
    `The far hills at ${hour.replace(/^a /, '')}`.replace('at before', 'before'),
    'Quiet enough to hear a woodpecker think',
  ]),
  description: random.pick([
    'Gone by nine.',
    'From the lookout, in all my sweaters.',
    'Each ridge is a slightly worse memory of the one before.',
    'Long lens, longer walk.',
  ]),
  altText: `${capitalized(inWords(ridges))} wooded ridges fading into mist, in the light of ${hour.replace('before sunrise', 'the hour before sunrise')}${sun ? ', with a pale sun' : ''}.`,
})
