import { arches } from './arches.ts'
import { aurora } from './aurora.ts'
import { azulejo } from './azulejo.ts'
import { balloons } from './balloons.ts'
import { bauhaus } from './bauhaus.ts'
import { bicycle } from './bicycle.ts'
import { bird } from './bird.ts'
import { bokeh } from './bokeh.ts'
import { bookshelf } from './bookshelf.ts'
import { botanical } from './botanical.ts'
import { bouquet } from './bouquet.ts'
import { bowl } from './bowl.ts'
import { bread } from './bread.ts'
import { cake } from './cake.ts'
import { camp } from './camp.ts'
import { cat } from './cat.ts'
import { ceramics } from './ceramics.ts'
import { citrus } from './citrus.ts'
import { clouds } from './clouds.ts'
import { coffee } from './coffee.ts'
import { constellation } from './constellation.ts'
import { contours } from './contours.ts'
import { cookies } from './cookies.ts'
import { donuts } from './donuts.ts'
import { dunes } from './dunes.ts'
import { eggs } from './eggs.ts'
import { facade } from './facade.ts'
import { faces } from './faces.ts'
import { fields } from './fields.ts'
import { flow } from './flow.ts'
import { forest } from './forest.ts'
import { hands } from './hands.ts'
import { harvest } from './harvest.ts'
import { kitchen } from './kitchen.ts'
import { knit } from './knit.ts'
import { leafMacro } from './leaf-macro.ts'
import { livingRoom } from './living-room.ts'
import { macarons } from './macarons.ts'
import { marbling } from './marbling.ts'
import { mist } from './mist.ts'
import { moon } from './moon.ts'
import { mountains } from './mountains.ts'
import { ocean } from './ocean.ts'
import { outfit } from './outfit.ts'
import { paletteCard } from './palette-card.ts'
import { pears } from './pears.ts'
import { pebbles } from './pebbles.ts'
import { pizza } from './pizza.ts'
import { planets } from './planets.ts'
import { pool } from './pool.ts'
import { portrait } from './portrait.ts'
import { poster } from './poster.ts'
import { quilt } from './quilt.ts'
import { quote } from './quote.ts'
import { readingCorner } from './reading-corner.ts'
import { riso } from './riso.ts'
import { roadtrip } from './roadtrip.ts'
import { shoreline } from './shoreline.ts'
import { silhouette } from './silhouette.ts'
import { skyline } from './skyline.ts'
import { sneakers } from './sneakers.ts'
import { succulents } from './succulents.ts'
import { sushi } from './sushi.ts'
import { sweaters } from './sweaters.ts'
import { travel } from './travel.ts'
import { vinyl } from './vinyl.ts'

/** Every kind of picture the demo community can show, by name. */
export const SCENES = {
  arches,
  aurora,
  azulejo,
  balloons,
  bauhaus,
  bicycle,
  bird,
  bokeh,
  bookshelf,
  botanical,
  bouquet,
  bowl,
  bread,
  cake,
  camp,
  cat,
  ceramics,
  citrus,
  clouds,
  coffee,
  constellation,
  contours,
  cookies,
  donuts,
  dunes,
  eggs,
  facade,
  faces,
  fields,
  flow,
  forest,
  hands,
  harvest,
  kitchen,
  knit,
  leafMacro,
  livingRoom,
  macarons,
  marbling,
  mist,
  moon,
  mountains,
  ocean,
  outfit,
  paletteCard,
  pears,
  pebbles,
  pizza,
  planets,
  pool,
  portrait,
  poster,
  quilt,
  quote,
  readingCorner,
  riso,
  roadtrip,
  shoreline,
  silhouette,
  skyline,
  sneakers,
  succulents,
  sushi,
  sweaters,
  travel,
  vinyl,
} as const
export type SceneName = keyof typeof SCENES
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
