import type { SceneName } from '@corkboard/demo/content'

export const RELATED_LISTS = 40

/** What a picture was drawn to show. */
export interface Shown {
  readonly scene: SceneName
  readonly facts: Readonly<Record<string, unknown>>
}

/** Where pictures of one scene differ in what they are of: two bowls of soup are nearer than soup and noodles. */
const SUBJECTS: Readonly<Partial<Record<SceneName, string>>> = {
  bird: 'kind',
  bokeh: 'hour',
  botanical: 'specimen',
  bowl: 'dish',
  bread: 'flour',
  cake: 'flavor',
  citrus: 'first',
  coffee: 'neighbor',
  constellation: 'figure',
  cookies: 'kind',
  dunes: 'hour',
  eggs: 'kind',
  facade: 'wall',
  fields: 'crop',
  hands: 'holds',
  harvest: 'fruit',
  knit: 'chart',
  leafMacro: 'season',
  marbling: 'kind',
  moon: 'phase',
  mountains: 'time',
  ocean: 'subject',
  pears: 'fruit',
  planets: 'kind',
  poster: 'motif',
  quilt: 'block',
  riso: 'motif',
  silhouette: 'inside',
  sushi: 'filling',
  travel: 'subject',
}

/** Scenes that a person who looks at one would be glad to see. */
const NEAR: readonly (readonly SceneName[])[] = [
  ['livingRoom', 'readingCorner'],
  ['readingCorner', 'bookshelf'],
  ['kitchen', 'ceramics'],
  ['kitchen', 'azulejo'],
  ['cake', 'donuts', 'cookies', 'macarons'],
  ['bowl', 'pizza', 'sushi', 'bread'],
  ['coffee', 'cookies'],
  ['coffee', 'donuts'],
  ['citrus', 'pears', 'harvest'],
  ['eggs', 'pears'],
  ['bouquet', 'pears'],
  ['mountains', 'mist', 'forest'],
  ['ocean', 'shoreline'],
  ['shoreline', 'pool'],
  ['shoreline', 'pebbles'],
  ['aurora', 'camp'],
  ['clouds', 'aurora'],
  ['clouds', 'ocean'],
  ['moon', 'planets', 'constellation'],
  ['moon', 'camp'],
  ['skyline', 'bokeh'],
  ['dunes', 'roadtrip'],
  ['balloons', 'fields'],
  ['outfit', 'sneakers'],
  ['outfit', 'sweaters'],
  ['knit', 'sweaters'],
  ['knit', 'quilt'],
  ['facade', 'arches'],
  ['facade', 'azulejo'],
  ['azulejo', 'bauhaus'],
  ['azulejo', 'quilt'],
  ['poster', 'travel', 'riso'],
  ['poster', 'quote'],
  ['poster', 'bauhaus'],
  ['contours', 'travel'],
  ['faces', 'silhouette'],
  ['faces', 'hands'],
  ['marbling', 'flow'],
  ['bouquet', 'botanical'],
  ['botanical', 'leafMacro'],
  ['succulents', 'leafMacro'],
  ['paletteCard', 'bauhaus'],
  ['cat', 'bird'],
]

/** Scenes of one theme: no surprise, but not what the person looks at. */
const THEMES: readonly (readonly SceneName[])[] = [
  ['kitchen', 'livingRoom', 'readingCorner', 'bookshelf', 'ceramics', 'vinyl', 'azulejo'],
  ['bowl', 'bread', 'pizza', 'sushi', 'cake', 'donuts', 'cookies', 'macarons', 'coffee', 'citrus', 'harvest', 'eggs'],
  ['pears', 'citrus', 'eggs', 'bouquet', 'ceramics'],
  ['mountains', 'mist', 'forest', 'aurora', 'camp', 'clouds', 'fields', 'balloons', 'ocean', 'dunes'],
  ['ocean', 'shoreline', 'pool', 'pebbles'],
  ['aurora', 'camp', 'moon', 'planets', 'constellation'],
  ['roadtrip', 'dunes', 'travel', 'skyline', 'arches', 'facade', 'balloons'],
  ['outfit', 'sneakers', 'sweaters', 'knit', 'quilt'],
  ['poster', 'travel', 'riso', 'quote', 'bauhaus', 'faces', 'silhouette', 'contours', 'constellation', 'hands'],
  ['marbling', 'flow', 'bauhaus', 'quilt', 'azulejo', 'paletteCard'],
  ['succulents', 'leafMacro', 'botanical', 'bouquet', 'fields'],
  ['bird', 'forest', 'leafMacro'],
  ['bicycle', 'facade', 'roadtrip'],
]

/** How near a picture is to another, from 0 to 3, judged by what both show. */
export const gradeRelated = (start: Shown, other: Shown): 0 | 1 | 2 | 3 => {
  if (start.scene === other.scene) {
    const subject = SUBJECTS[start.scene]
    return subject === undefined || start.facts[subject] === other.facts[subject] ? 3 : 2
  }
  const isTogether = (groups: readonly (readonly SceneName[])[]) =>
    groups.some((scenes) => scenes.includes(start.scene) && scenes.includes(other.scene))
  return isTogether(NEAR) ? 2 : isTogether(THEMES) ? 1 : 0
}
