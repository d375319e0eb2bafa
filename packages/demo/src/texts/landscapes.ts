import { article, capitalized, type Describe, inWords } from './pin-text.ts'
import type { SCENES } from '../pictures/scenes/index.ts'

type Scenes = typeof SCENES

export const mountains: Describe<Scenes['mountains']> = ({ time, foreground, snow }, random) => {
  const hour = {
    dawn: 'at first light',
    morning: 'on a clear morning',
    golden: 'at golden hour',
    dusk: 'at dusk',
    night: 'at moonrise',
  }[time]
  const named = {
    dawn: 'First light',
    morning: 'A clear morning',
    golden: 'Golden hour',
    dusk: 'Dusk',
    night: 'Moonrise',
  }[time]
  const range = random.pick([
    'the Halden range',
    'the Grauhorn',
    'the high valley',
    'the northern ridge',
    'Wolf Pass',
    'the old border peaks',
    'the Serra do Vento',
    'Ismer valley',
  ])
  const titles = {
    lake: [
      `Still water below ${range}`,
      `A mountain lake ${hour}`,
      `Not a ripple: ${range} ${hour}`,
      `The lake you only reach on foot`,
      `${named}, twice over`,
    ],
    pines: [
      `${capitalized(range)} ${hour}`,
      `${named} above the tree line`,
      `Ridge after ridge ${hour}`,
      `The view after the last hut`,
      `Pines and haze ${hour}`,
    ],
    meadow: [
      `Alpine meadow ${hour}`,
      `Wildflowers under ${range}`,
      `Where the path gives up`,
      `Camp spot below ${range}`,
      `A meadow with its own weather`,
    ],
  }[foreground]
  const light = {
    dawn: 'Pink haze between the ridges',
    morning: 'Cool blue ridges fading into haze',
    golden: 'Orange light over ridge after ridge',
    dusk: 'Violet ridges under a red sky',
    night: 'Dark blue ridges under the moon',
  }[time]
  const front = {
    lake: 'with their reflection in a lake',
    pines: 'with spruces in front',
    meadow: 'with a flowering meadow in front',
  }[foreground]
  return {
    title: random.pick(titles),
    description: random.pick([
      'Worth the four o’clock alarm.',
      'Two hours up, one thermos, nobody else.',
      'Saving this for the autumn trip.',
      'Layers like these only happen after rain.',
      'The map says it is an easy walk. The map is lying.',
      'I would paint this if I could keep the grays apart.',
    ]),
    altText: `Layered mountains ${hour}. ${light}${snow ? ', snow on the far peaks' : ''}, ${front}.`,
  }
}

export const ocean: Describe<Scenes['ocean']> = ({ time, subject }, random) => {
  const hour = {
    dawn: 'dawn',
    morning: 'mid-morning',
    golden: 'the golden hour',
    dusk: 'dusk',
    overcast: 'noon on a gray day',
  }[time]
  const titles = {
    beach: [
      `Low tide at ${hour}`,
      `The first footprints of the day`,
      `An empty beach at ${hour}`,
      `Salt, sand and nothing planned`,
      `Where the road meets the water`,
      `A towel, a book, the sea`,
    ],
    sailboat: [
      `One sail at ${hour}`,
      `Heading out at ${hour}`,
      `Small boat, large afternoon`,
      `The only boat out today`,
      `Wind enough for one sail`,
    ],
    'open sea': [
      `Gulls over open water at ${hour}`,
      `The glitter path at ${hour}`,
      `Nothing but horizon`,
      `Sea studies: ${hour}`,
      `A straight line and some light`,
    ],
  }[subject]
  const shown = {
    beach: 'meets a sandy beach with a line of foam',
    sailboat: 'carries one small sailing boat',
    'open sea': 'stretches to the horizon with gulls above',
  }[subject]
  return {
    title: random.pick(titles),
    description: random.pick([
      'Color reference for the bathroom, honestly.',
      'You can hear this one.',
      'Ten minutes later it was raining.',
      'Take the early ferry and sit on the left.',
      'For days when the city is too much.',
      'The light lasts about six minutes. Do not look for your camera.',
    ]),
    altText: `The sea at ${hour}: water with ${time === 'overcast' ? 'soft gray light' : 'a path of sunlight'} ${shown}.`,
  }
}

export const dunes: Describe<Scenes['dunes']> = ({ hour, caravan }, random) => {
  const when = { noon: 'at noon', sunset: 'at sunset', moonrise: 'at moonrise', rose: 'in rose light' }[hour]
  return {
    title: random.pick(
      caravan
        ? [`Caravan ${when}`, `Five camels, one ridge`, `The long line home ${when}`, `Crossing the crest ${when}`]
        : [
            `Dunes ${when}`,
            `Wind-drawn lines ${when}`,
            `The edge between sun and shade`,
            `Sand ripples ${when}`,
            `A landscape that moves at night`,
            `Desert geometry ${when}`,
          ],
    ),
    description: random.pick([
      'Every crest is a knife of light.',
      'The same dune is never there twice.',
      'Palette: clay, apricot, one strip of blue.',
      'Walk on the crest, never on the slope.',
      'Shadows do all the drawing here.',
    ]),
    altText: `Desert dunes ${when}, one side lit and the other in shadow, with fine ripples in the sand${caravan ? ' and a line of camels on a crest' : ''}.`,
  }
}

export const skyline: Describe<Scenes['skyline']> = ({ hour, bridge }, random) => ({
  title: random.pick([
    `The city at ${hour}`,
    `${capitalized(hour)} from the far bank`,
    `Every window someone’s evening`,
    `Lights on the water, ${hour}`,
    `A city counting its windows`,
    `Last ferry, ${hour}`,
    ...(bridge
      ? [`The bridge at ${hour}`, `Suspension bridge, ${hour}`, `Walking home over the bridge`]
      : [`Harbor lights at ${hour}`, `Rooflines at ${hour}`]),
  ]),
  description: random.pick([
    'Shot list for the next trip: exactly this spot.',
    'The best seat is the cheap one on the quay.',
    'I lived behind one of those windows once.',
    'Reflections do half the work.',
    'Wait for the minute when sky and windows are equally bright.',
  ]),
  altText: `A city skyline at ${hour} with lit windows${bridge ? ', a suspension bridge' : ''} and reflections on dark water.`,
})

export const forest: Describe<Scenes['forest']> = ({ mood, trees, deer }, random) => {
  const shown = trees === 'trunks' ? 'tall bare trunks' : 'dense spruces'
  return {
    title: random.pick([
      ...{
        'green mist': ['Green mist between the trunks', 'The quiet half of the forest', 'Moss weather'],
        'blue morning': ['A blue morning in the woods', 'Cold air, first sun', 'Frost on the path'],
        autumn: ['Amber woods', 'The week the forest turns', 'October, all of it'],
        'first snow': ['First snow in the spruces', 'The forest goes silent', 'Snow before the leaves are gone'],
        'ember evening': ['Embers behind the trees', 'Last light in the wood', 'The forest at the end of the day'],
      }[mood],
      `Walking into ${mood === 'autumn' ? 'the amber' : 'the fog'}`,
      `${capitalized(trees)} and ${mood === 'first snow' ? 'snowfall' : 'light'}`,
      ...(deer ? ['The deer saw us first', 'Not alone in here'] : []),
    ]),
    description: random.pick([
      'Smells like wet bark and coffee from a flask.',
      'No signal for eleven kilometers. Perfect.',
      'Mood for the hallway wallpaper.',
      'The beams last until someone talks.',
      'Bring the good boots.',
    ]),
    altText: `A forest of ${shown} fading into ${mood === 'first snow' ? 'falling snow' : 'fog'}, in the mood of ${article(mood)}${deer ? ', with a deer standing between the trees' : ''}.`,
  }
}

export const aurora: Describe<Scenes['aurora']> = ({ light, below }, random) => ({
  title: random.pick([
    `${capitalized(light)} lights over the ${below}`,
    `Northern lights, ${light}`,
    `Minus nineteen and worth it`,
    `The sky came down to the ${below}`,
    `Aurora above the ${below}`,
    `Three hours of waiting, four minutes of this`,
  ]),
  description: random.pick([
    'Wake me whatever the hour.',
    'Long exposure, longer underwear.',
    'It makes no sound, but you keep listening for one.',
    'Late February, just past midnight.',
  ]),
  altText: `Curtains of ${light} northern lights over snowy hills, ${below === 'cabin' ? 'with a cabin whose windows are lit' : 'with dark spruces in front'}.`,
})

export const fields: Describe<Scenes['fields']> = ({ crop, time, landmark }, random) => {
  const hour = { morning: 'in the morning', golden: 'before sunset', dawn: 'at dawn' }[time]
  const place = { 'lone tree': ' with a lone tree', farmhouse: ' with a white farmhouse', none: '' }[landmark]
  return {
    title: random.pick([
      `Rows of ${crop} ${hour}`,
      `${capitalized(crop)} to the horizon`,
      `The road through the ${crop}`,
      `${capitalized(crop)} season`,
      ...(landmark === 'farmhouse' ? [`The house in the ${crop}`] : []),
      ...(landmark === 'lone tree' ? [`One tree, all that ${crop}`] : []),
      `Harvest notes: ${crop}`,
    ]),
    description: random.pick([
      'Pull over. Always pull over.',
      'The lines are straighter than my filing.',
      'Color study for a striped blanket.',
      'Bees everywhere, no one minded.',
      'Two weeks a year it looks like this.',
    ]),
    altText: `Rows of ${crop} run to the horizon${place}, under a wide sky ${hour}.`,
  }
}

export const balloons: Describe<Scenes['balloons']> = ({ time, count }, random) => {
  const hour = { dawn: 'at dawn', morning: 'in the morning', golden: 'at golden hour', dusk: 'at dusk' }[time]
  const many = count === 1 ? 'one hot-air balloon' : `${inWords(count)} hot-air balloons`
  return {
    title: random.pick([
      `${capitalized(inWords(count))} ${count === 1 ? 'balloon' : 'balloons'} ${hour}`,
      `Up before the birds`,
      `Balloon festival, ${hour}`,
      count === 1 ? 'A balloon with the valley to itself' : 'The valley filling with balloons',
      `Weightless ${hour}`,
      `Someone else’s birthday present`,
    ]),
    description: random.pick([
      'The only sound is the burner, then nothing.',
      'On the list since I was nine.',
      'Bring a hat: the heat comes from above.',
      'They land wherever they like.',
    ]),
    altText: `${capitalized(many)} with striped cloth over hazy hills ${hour}.`,
  }
}

export const roadtrip: Describe<Scenes['roadtrip']> = ({ evening, plants }, random) => ({
  title: random.pick([
    `${capitalized(evening)} sky, full tank`,
    `Driving into ${evening}`,
    plants === 'palms' ? 'Coast road, windows down' : 'Desert road, radio on',
    plants === 'palms' ? 'Palms and a low sun' : 'Cactus country',
    'The old car still goes',
    `Mile 212, ${evening} evening`,
    'No plan but west',
  ]),
  description: random.pick([
    'Soundtrack: side B.',
    'Print this large and hang it over the sofa.',
    'Retro sun, hand-cut stripes, very happy.',
    'Take the slow road; it has the better sunset.',
  ]),
  altText: `An old car on a road before a large low sun in ${evening} tones, with ${plants === 'palms' ? 'palm trees' : 'tall cacti'} in silhouette.`,
})

export const camp: Describe<Scenes['camp']> = ({ night, tent }, random) => ({
  title: random.pick([
    `${capitalized(tent)} tent, ${night} sky`,
    `Sleeping under the Milky Way`,
    `A lamp in the ${tent} tent`,
    `Zero stars on the hotel, ten thousand outside`,
    `Night two of four`,
    `The ${night} hours`,
  ]),
  description: random.pick([
    'New moon, dry grass, no wind.',
    'The lamp inside makes the whole picture.',
    'We stayed up far too late.',
    'Packing list in the link, learnt the hard way.',
  ]),
  altText: `${capitalized(article(tent))} tent lit from inside under the Milky Way in ${article(night)} sky, with black spruces behind.`,
})

export const planets: Describe<Scenes['planets']> = ({ palette, kind, moons }, random) => ({
  title: random.pick([
    `${capitalized(kind)} world in ${palette}`,
    `Postcard from a ${kind} planet`,
    `${capitalized(inWords(moons))} ${moons === 1 ? 'moon' : 'moons'} and counting`,
    `Imaginary planet no. ${random.int(11, 98)}`,
    `Orbit study: ${palette}`,
    kind === 'ringed'
      ? 'Rings like a record'
      : kind === 'crescent'
        ? 'Coming in to land'
        : 'Weather with no ground beneath',
  ]),
  description: random.pick([
    'Space, but make it a color scheme.',
    'For the ceiling above the bunk bed.',
    'Gas giants are just very slow marbled paper.',
    'Phone wallpaper, immediately.',
  ]),
  altText: `A banded planet${kind === 'ringed' ? ' with rings' : ''} in the colors of ${palette} with ${inWords(moons)} small ${moons === 1 ? 'moon' : 'moons'} in a dark, starry sky.`,
})

export const constellation: Describe<Scenes['constellation']> = ({ figure, ink }, random) => ({
  title: random.pick([
    `${figure}, a star chart`,
    `How to find ${figure}`,
    `${figure} on ${ink}`,
    `Star chart print: ${figure}`,
    `${figure} for the study wall`,
  ]),
  description: random.pick([
    'Learning one constellation a month.',
    'Looks best in a thin brass frame.',
    'Gift idea for anyone who looks up.',
    'Free on the link, A3, no strings.',
  ]),
  altText: `A printed star chart of ${figure} in fine lines on ${ink === 'parchment' ? 'parchment' : `a dark ${ink} ground`}, its name below.`,
})
