/**
 * Writes documents.tsv and judgments.tsv: the demo community's pins, and for some searches how well each pin matches,
 * judged by what its picture was drawn to show and not by its text. Run by hand when the demo community changes: `node
 * bench/src/search/judge-demo.ts`.
 */
import { writeFileSync } from 'node:fs'
import { demoCommunity, planPicture } from '@corkboard/demo/content'

/**
 * Scenes and how well they match; a rule with a pattern applies only if the drawn content matches it. The best of
 * several rules counts.
 */
type Rule = readonly [scene: string, grade: 1 | 2 | 3, drawn?: RegExp]

const QUERIES: Readonly<Record<string, readonly Rule[]>> = {
  soup: [
    ['bowl', 3, /soup/],
    ['bowl', 1],
  ],
  'healthy breakfast': [
    ['bowl', 3, /porridge|smoothie/],
    ['bowl', 1],
  ],
  'quick salad': [
    ['bowl', 3, /salad/],
    ['bowl', 1],
  ],
  cake: [
    ['cake', 3],
    ['donuts', 1],
  ],
  'pistachio cake': [
    ['cake', 3, /pistachio/],
    ['cake', 2],
  ],
  donuts: [
    ['donuts', 3],
    ['cake', 1],
  ],
  'sofa corner': [
    ['livingRoom', 3],
    ['readingCorner', 2],
  ],
  couch: [
    ['livingRoom', 3],
    ['readingCorner', 1],
  ],
  'cat at the window': [['cat', 3]],
  cats: [['cat', 3]],
  cactus: [
    ['succulents', 3],
    ['roadtrip', 2, /cacti/],
  ],
  suculents: [['succulents', 3]],
  'camping tent': [
    ['camp', 3],
    ['forest', 1],
  ],
  'mountains at night': [
    ['mountains', 3, /night/],
    ['mountains', 2],
    ['camp', 1],
  ],
  moutains: [['mountains', 3]],
  'foggy forest': [['forest', 3]],
  sea: [['ocean', 3]],
  'knitting pattern': [['knit', 3]],
  'knitted jumper': [
    ['knit', 3],
    ['outfit', 2, /knit/],
  ],
  trainers: [['sneakers', 3]],
  sneakers: [['sneakers', 3]],
  outfits: [['outfit', 3]],
  'typography poster': [
    ['quote', 3],
    ['bauhaus', 1],
  ],
  flowers: [
    ['bouquet', 3],
    ['botanical', 2],
  ],
  'flowers in a vase': [
    ['bouquet', 3],
    ['ceramics', 1],
  ],
  bookshelf: [
    ['bookshelf', 3],
    ['readingCorner', 1],
  ],
  'books sorted by colour': [
    ['bookshelf', 3, /rainbow/],
    ['bookshelf', 2],
  ],
  bokshelf: [['bookshelf', 3]],
  'marbled paper': [['marbling', 3]],
  pottery: [['ceramics', 3]],
  vases: [
    ['ceramics', 3],
    ['bouquet', 1],
  ],
  'balloons at golden hour': [
    ['balloons', 3, /golden/],
    ['balloons', 2],
  ],
  desert: [
    ['dunes', 3],
    ['roadtrip', 2],
  ],
  'city lights': [['skyline', 3]],
  lemon: [
    ['citrus', 3, /lemon/],
    ['citrus', 1],
  ],
  planets: [['planets', 3]],
  'color palette': [['paletteCard', 3]],
  'tea fields': [
    ['fields', 3, /tea/],
    ['fields', 2],
  ],
  'eucalyptus drawing': [
    ['botanical', 3, /Eucalyptus/],
    ['botanical', 2],
  ],
  'road trip sunset': [['roadtrip', 3]],
}

const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')

const { pins, boards } = demoCommunity()
const nameOf = new Map(boards.map(({ key, name }) => [key, name]))
const open = pins.filter(({ board }) => boards.find(({ key }) => key === board)?.privacy === 'public')

const judgments = Object.entries(QUERIES).flatMap(([query, rules]) =>
  open.flatMap(({ key, picture }) => {
    const drawn = JSON.stringify(planPicture(picture).facts)
    const grades = rules.flatMap(([scene, grade, pattern]) =>
      picture.scene === scene && (pattern?.test(drawn) ?? true) ? [grade] : [],
    )
    return grades.length === 0 ? [] : [line([query, key, Math.max(...grades)])]
  }),
)
const documents = open.map(({ key, title, description, altText, board }) =>
  line([key, title, description, altText, nameOf.get(board) ?? '']),
)
const write = (name: string, lines: readonly string[]) =>
  writeFileSync(new URL(name, import.meta.url), `${lines.join('\n')}\n`)
write('documents.tsv', ['document\ttitle\tdescription\talt text\tboard', ...documents])
write('judgments.tsv', ['query\tdocument\tgrade', ...judgments])
