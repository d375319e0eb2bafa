import { article, capitalized, type Describe, inWords } from './pin-text.ts'
import type { SCENES } from '../pictures/scenes/index.ts'

type Scenes = typeof SCENES

export const outfit: Describe<Scenes['outfit']> = ({ palette, top, lower, extra }, random) => {
  const upper = { knit: 'cable knit', shirt: 'soft shirt', tee: 'plain tee' }[top]
  return {
    title: random.pick([
      `${capitalized(upper)} and ${lower}`,
      `${random.pick(['Studio', 'Travel', 'Market', 'Museum', 'Monday', 'Ferry'])} outfit: ${upper}, ${lower}`,
      `What I packed: ${extra}, ${lower}, one ${top}`,
      `${capitalized(palette)}, worn`,
      `Seven pieces, ${palette}`,
      `${capitalized(lower)} I keep coming back to`,
    ]),
    description: random.pick([
      'Shoes first, then work upwards.',
      'All of it older than five years.',
      'Ironing optional.',
      'Good for walking, fine for dinner.',
      'The bag decides how dressed up it is.',
    ]),
    altText: `Clothes laid out flat: a ${upper}, ${lower === 'skirt' ? 'a pleated skirt' : lower}, a handbag, shoes, a watch and ${extra === 'sunglasses' ? 'sunglasses' : article(extra)}, in ${palette}.`,
  }
}

export const sneakers: Describe<Scenes['sneakers']> = ({ palette, cut, ground, word }, random) => ({
  title: random.pick([
    `${capitalized(cut)}-top in ${palette}`,
    `${capitalized(word.toLowerCase())}: ${cut}-tops`,
    `The ${cut} ones, ${palette}`,
    `Trainers on ${ground === 'disc' ? 'a sun' : ground}`,
    `Sketch for a shoe, ${palette}`,
    `Everyday pair no. ${random.int(2, 19)}`,
  ]),
  description: random.pick([
    'Resoled once already.',
    'Color blocking done right.',
    'Poster for the shop door.',
    'Comfortable from the first kilometer.',
  ]),
  altText: `A ${cut}-top trainer in ${palette} seen from the side before ${ground === 'disc' ? 'a large disc' : ground === 'blocks' ? 'blocks of color' : 'stepped stripes'}.`,
})

export const knit: Describe<Scenes['knit']> = ({ chart, palette, ground }, random) => ({
  title: random.pick([
    `${capitalized(chart)} chart in ${palette}`,
    `Stranded ${chart}, sleeve one`,
    `Swatch: ${chart} on ${ground} wool`,
    `Knitting ${chart} this winter`,
    `Two-color ${chart}`,
    `Yoke idea: ${chart}`,
  ]),
  description: random.pick([
    'Catch the floats every five stitches.',
    '4 mm needles, wool that forgives.',
    'Swatch first. I never do. Swatch first.',
    'Chart on the link, nine stitches wide.',
    'Blocked it and it grew a size.',
  ]),
  altText: `A close view of knitting with a pattern of ${chart} in ${palette} on a ${ground} ground.`,
})

export const quilt: Describe<Scenes['quilt']> = ({ palette, block, across }, random) => ({
  title: random.pick([
    `${capitalized(block)} quilt in ${palette}`,
    `${capitalized(block)}, ${inWords(across)} across`,
    `Scrap-bag ${block}`,
    `Quilt-along: ${block}`,
    `${capitalized(palette)} from the scrap bag`,
    `Binding day: ${block}`,
  ]),
  description: random.pick([
    'Quarter-inch seams, a lot of tea.',
    'All shirts, no new cloth.',
    'Hand-quilted on the diagonal.',
    'Press to the dark side.',
    'Pattern is free on the link.',
  ]),
  altText: `A pieced quilt of ${block} blocks in ${palette}, with printed cloth and diagonal quilting.`,
})

export const azulejo: Describe<Scenes['azulejo']> = ({ palette, motif, across }, random) => ({
  title: random.pick([
    `Painted tiles: ${motif} in ${palette}`,
    `A wall of ${motif} tiles`,
    `Found on a stairwell: ${motif}`,
    `${capitalized(motif)} repeat, ${palette}`,
    `Tile of the week: ${motif}`,
    across > 3 ? `Small ${motif} tiles` : `Large ${motif} tiles`,
  ]),
  description: random.pick([
    'Third floor, nobody looks up.',
    'Hand-painted: no two glazes agree.',
    'Sampling this for the splashback.',
    'Rua without a number, blue door opposite.',
    'The shadow makes it.',
  ]),
  altText: `A wall of painted ceramic tiles with a repeating ${motif} in ${palette}, partly in shade.`,
})

export const bauhaus: Describe<Scenes['bauhaus']> = ({ palette, across, margin }, random) => ({
  title: random.pick([
    `Grid study in ${palette}`,
    `${capitalized(inWords(across))} by whatever fits`,
    `Quarter circles, ${palette}`,
    `Shapes before words`,
    `Tile set: ${palette}`,
    margin ? `Framed grid, ${palette}` : `Full-bleed grid, ${palette}`,
    `Workshop exercise no. ${random.int(2, 40)}`,
  ]),
  description: random.pick([
    'One rule: neighbors never share a ground.',
    'Screen-print this on a tote.',
    'Ten shapes, five colors, endless.',
    'Made for the studio door.',
  ]),
  altText: `A grid of quarter circles, bars, dots and diamonds in ${palette}.`,
})

export const poster: Describe<Scenes['poster']> = ({ palette, motif, caption }, random) => {
  const named = capitalized(caption.toLowerCase())
  return {
    title: random.pick([
      `${named}, ${motif} in ${palette}`,
      `Mid-century ${motif}`,
      `“${named}” poster, ${palette}`,
      `Art print: ${motif}`,
      `Over the sideboard: ${named.toLowerCase()}`,
    ]),
    description: random.pick([
      '50 × 70, oak frame, done.',
      'Looks like 1958 in the best way.',
      'Paper cut-outs first, then the screen.',
      'Pairs with anything teak.',
    ]),
    altText: `A mid-century style art print with ${motif} in ${palette} and the word ${caption} below.`,
  }
}

export const travel: Describe<Scenes['travel']> = ({ subject, place, palette }, random) => {
  const name = place.toLowerCase().replace(/\b./g, (first) => first.toUpperCase())
  const shown = {
    lighthouse: 'a striped lighthouse by the sea',
    village: 'a hill village of stacked houses',
    peak: 'a snowy peak above a lake',
    island: 'an island with palms and a sailing boat',
  }[subject]
  return {
    title: random.pick([
      `${name} travel poster`,
      `Greetings from ${name}`,
      `${name}, in ${palette}`,
      `Somewhere like ${name}`,
    ]),
    description: random.pick([
      'Not on any map, sadly.',
      'A place I made up to have somewhere to go.',
      'Flat color, grain, big letters: the recipe.',
      'For the collection above the desk.',
    ]),
    altText: `A printed travel poster in ${palette} showing ${shown}, with the name ${name}.`,
  }
}

export const flow: Describe<Scenes['flow']> = ({ palette, hand, ground }, random) => ({
  title: random.pick([
    `${capitalized(hand)} in ${palette}`,
    `Flow field, ${hand}`,
    `Combed paint, ${palette}`,
    `Wind made visible, ${palette}`,
    `${capitalized(hand)} on a ${ground} ground`,
    `Drawn by a rule: ${hand}`,
  ]),
  description: random.pick([
    'Every line only follows its neighbor.',
    'A small program and a long evening.',
    'Fabric? Wallpaper? Both.',
    'Plotter next, if the pens survive.',
  ]),
  altText: `Abstract ${hand} in ${palette} that follow curving currents on a ${ground} ground.`,
})

export const marbling: Describe<Scenes['marbling']> = ({ palette, kind, gold }, random) => {
  const made = { swirled: 'Swirled ink', agate: 'Agate rings', smoke: 'Smoke on water' }[kind]
  return {
    title: random.pick([
      `${made} in ${palette}`,
      `Marbled paper, ${palette}`,
      gold ? `${made} with a line of gold` : `${made}, one breath`,
      `Endpapers: ${palette}`,
      `Sheet ${random.int(4, 88)} from the marbling tray`,
    ]),
    description: random.pick([
      'Seaweed bath, ox gall, patience.',
      'No two sheets, ever.',
      'For the inside of a hand-bound notebook.',
      'Drop, rake, breathe, lay the paper.',
    ]),
    altText: `Marbled paper in ${palette} with ${kind === 'agate' ? 'rings like agate' : kind === 'smoke' ? 'drifting, smoky shapes' : 'swirling veins of ink'}${gold ? ' and fine gold lines' : ''}.`,
  }
}

export const quote: Describe<Scenes['quote']> = ({ line, palette, ground }, random) => ({
  title: random.pick([line, line, `“${line}”`]),
  description: random.pick([
    'On the fridge it goes.',
    'Reminder to self.',
    'For the studio wall.',
    'Said at our table so often that it needed setting.',
    '',
  ]),
  altText: `The words “${line}” set large on ${ground === 'wall' ? 'a sunlit wall' : ground === 'haze' ? 'blurred color' : ground === 'shapes' ? 'a ground of cut-out shapes' : 'a plain framed ground'} in ${palette}.`,
})

export const paletteCard: Describe<Scenes['paletteCard']> = ({ palette, layout }, random) => ({
  title: random.pick([
    `${palette}: five colors`,
    `Color story: ${palette}`,
    `${palette}, a palette`,
    `Paint shortlist, ${palette}`,
    `${palette} in ${layout}`,
  ]),
  description: random.pick([
    'The middle one for the door.',
    'Dark, deep, loud, soft, paper: the order I always need.',
    'Taken from the hills at the top.',
    'Hex codes under each.',
  ]),
  altText: `A color card named ${palette}: a small landscape above five ${layout === 'cups' ? 'cups of paint' : layout} from dark to light.`,
})

export const portrait: Describe<Scenes['portrait']> = ({ hair, palette }, random) => ({
  title: random.pick([`Portrait in ${palette}`, `Face study: ${hair}`]),
  description: 'Flat planes, one light.',
  altText: `An illustrated portrait in ${palette} before a ring of leaves.`,
})

export const sweaters: Describe<Scenes['sweaters']> = ({ palette, pile, on }, random) => ({
  title: random.pick([
    `${capitalized(inWords(pile))} sweaters, one winter`,
    `Knitwear in ${palette}`,
    'The pile I call finished',
    `Washed, folded, ${palette}`,
    'Nobody is cold in this house',
    `${capitalized(inWords(pile))} months of evenings, folded`,
  ]),
  description: random.pick([
    'Cedar, no moths, so far.',
    'The bottom one is the first one. Do not look closely.',
    'Wool remembers. Fold, never hang.',
    'Two are for my brothers. They get to choose last.',
  ]),
  altText: `A pile of ${inWords(pile)} folded knitted sweaters in ${palette} on a wooden ${on}.`,
})

export const riso: Describe<Scenes['riso']> = ({ motif }, random) => ({
  title: random.pick([
    `Risograph: ${motif}`,
    `${capitalized(motif)}, two inks`,
    `${capitalized(motif)}, slightly off, as it should be`,
    'Two drums and a jam on page nine',
    `Edition of forty: ${motif}`,
    'The misprint is the good one',
  ]),
  description: random.pick([
    'Third Floor Press, after hours.',
    'The ink never quite dries. Mind your shirt.',
    'Traded for a poster of a lighthouse.',
    'Halftone by hand, more or less.',
  ]),
  altText: `A two-color risograph print of ${motif} with visible halftone dots and colors printed slightly apart.`,
})
