import { aurora } from './aurora.ts'
import { azulejo } from './azulejo.ts'
import { balloons } from './balloons.ts'
import { bauhaus } from './bauhaus.ts'
import { bookshelf } from './bookshelf.ts'
import { botanical } from './botanical.ts'
import { bouquet } from './bouquet.ts'
import { bowl } from './bowl.ts'
import { cake } from './cake.ts'
import { camp } from './camp.ts'
import { cat } from './cat.ts'
import { ceramics } from './ceramics.ts'
import { citrus } from './citrus.ts'
import { coffee } from './coffee.ts'
import { constellation } from './constellation.ts'
import { donuts } from './donuts.ts'
import { dunes } from './dunes.ts'
import { fields } from './fields.ts'
import { flow } from './flow.ts'
import { forest } from './forest.ts'
import { kitchen } from './kitchen.ts'
import { knit } from './knit.ts'
import { livingRoom } from './living-room.ts'
import { marbling } from './marbling.ts'
import { mountains } from './mountains.ts'
import { ocean } from './ocean.ts'
import { outfit } from './outfit.ts'
import { paletteCard } from './palette-card.ts'
import { pears } from './pears.ts'
import { planets } from './planets.ts'
import { portrait } from './portrait.ts'
import { poster } from './poster.ts'
import { quilt } from './quilt.ts'
import { quote } from './quote.ts'
import { readingCorner } from './reading-corner.ts'
import { roadtrip } from './roadtrip.ts'
import { skyline } from './skyline.ts'
import { sneakers } from './sneakers.ts'
import { succulents } from './succulents.ts'
import { travel } from './travel.ts'

/** Every kind of picture the demo community can show, by name. */
export const SCENES = {
  aurora,
  azulejo,
  balloons,
  bauhaus,
  bookshelf,
  botanical,
  bouquet,
  bowl,
  cake,
  camp,
  cat,
  ceramics,
  citrus,
  coffee,
  constellation,
  donuts,
  dunes,
  fields,
  flow,
  forest,
  kitchen,
  knit,
  livingRoom,
  marbling,
  mountains,
  ocean,
  outfit,
  paletteCard,
  pears,
  planets,
  portrait,
  poster,
  quilt,
  quote,
  readingCorner,
  roadtrip,
  skyline,
  sneakers,
  succulents,
  travel,
} as const
export type SceneName = keyof typeof SCENES
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
