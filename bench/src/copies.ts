/**
 * PIN-06: whether "You already have this image" and "Something that looks the same" come for pictures that are no copies,
 * and whether they come for copies. `PHOTOS` names a folder of different photographs, which are checked too.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPicturePool, demoCommunity } from '@corkboard/demo/content'
import { createMediaPool, type ImageFacts, looksTheSame, type MediaPool } from '@corkboard/domain/media/pipeline'
import sharp from 'sharp'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { columns } from './measure/table.ts'
import { drawGenerated, type Drawn } from './visual/generated-pictures.ts'
import { type Alteration, ALTERATIONS } from './visual/near-duplicates.ts'

const GENERATED = 1_000
const COPIED = 200
/** As many as the pool has processes, and one that waits for each. */
const AT_ONCE = 4
/** Of pictures that are no copies, how many may be said to look the same. */
const MAX_ALIKE = 0.005
/** Of copies, how many must be recognized. */
const MIN_RECOGNIZED = 0.95

type Draw = () => Promise<Buffer>

interface Checked {
  readonly pictures: number
  /** Pictures of which the user is said to have another one already, or one that looks the same. */
  readonly same: number
  readonly alike: number
}

const encoded = ({ data, width, height }: Drawn): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** The facts that the site stores about each picture, by the way an upload takes. */
const factsOf = async (pool: MediaPool, folder: string, draws: readonly Draw[]): Promise<ImageFacts[]> => {
  const facts: ImageFacts[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < draws.length) {
      const place = next++
      const file = path.join(folder, String(place))
      await writeFile(file, await draws[place]!())
      facts[place] = (await pool.ingest({ path: file })).facts
      await rm(file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return facts
}

/** As for a user who has all the others. */
const check = (facts: readonly ImageFacts[]): Checked => {
  const has = (one: ImageFacts, alarm: (other: ImageFacts) => boolean) =>
    facts.some((other) => other !== one && alarm(other))
  return {
    pictures: facts.length,
    same: facts.filter((one) => has(one, ({ signature }) => signature === one.signature)).length,
    alike: facts.filter((one) => has(one, (other) => other.signature !== one.signature && looksTheSame(one, other)))
      .length,
  }
}

const generated = (count: number): Draw[] =>
  Array.from({ length: count }, (_, seed) => () => encoded(drawGenerated(seed)))

const altered = ({ alter }: Alteration): Draw[] =>
  Array.from({ length: COPIED }, (_, seed) => async () => encoded(await alter(drawGenerated(seed), seed)))

const photographs = async (folder: string): Promise<Draw[]> =>
  (await readdir(folder)).map((name) => () => readFile(path.join(folder, name)))

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export const run = async ({ print }: BenchArgs): Promise<BenchOutcome> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-copies-'))
  const [pool, drawing] = [createMediaPool(), createPicturePool()]
  try {
    const { pins } = demoCommunity()
    const sets: [string, readonly Draw[]][] = [
      ['generated', generated(GENERATED)],
      [
        'demo community, in series',
        pins.map(
          ({ picture }) =>
            async () =>
              (await drawing.draw(picture)).jpeg,
        ),
      ],
    ]
    const photos = process.env['PHOTOS']
    if (photos !== undefined) sets.push(['photographs', await photographs(photos)])

    const checked: [string, Checked][] = []
    let originals: readonly ImageFacts[] = []
    for (const [name, draws] of sets) {
      const facts = await factsOf(pool, folder, draws)
      if (name === 'generated') originals = facts
      checked.push([name, check(facts)])
    }
    print('\nPictures that are no copies, and of how many the user is said to have one')
    print(
      columns([
        ['pictures', 'number', 'the same', 'looks the same'],
        ...checked.map(([name, { pictures, same, alike }]) => [
          name,
          String(pictures),
          String(same),
          `${alike} (${percent(alike / pictures)}, goal < ${percent(MAX_ALIKE)})`,
        ]),
      ]),
    )
    const recognized: [Alteration, number][] = []
    for (const alteration of ALTERATIONS.filter(({ isCopy }) => isCopy)) {
      const copies = await factsOf(pool, folder, altered(alteration))
      recognized.push([alteration, copies.filter((copy, seed) => looksTheSame(copy, originals[seed]!)).length / COPIED])
    }
    print('\nCopies that are recognized')
    print(columns(recognized.map(([{ name }, share]) => [name, percent(share), `>= ${percent(MIN_RECOGNIZED)}`])))
    return {
      reached:
        checked.every(([, { pictures, same, alike }]) => same === 0 && alike / pictures < MAX_ALIKE) &&
        recognized.every(([, share]) => share >= MIN_RECOGNIZED),
    }
  } finally {
    await Promise.all([pool.close(), drawing.close()])
    await rm(folder, { recursive: true, force: true })
  }
}
