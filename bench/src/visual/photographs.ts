import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Drawn, drawGenerated } from './generated-pictures.ts'

/** As wide as the pictures that the site shows in a grid on a sharp screen. */
const LONG_SIDE = 474

/** The files of the folder that `PHOTOS` names: different photographs. None without it. */
export const photographs = async (): Promise<readonly string[]> => {
  const folder = process.env['PHOTOS']
  if (folder === undefined) return []
  return (await readdir(folder)).toSorted().map((name) => path.join(folder, name))
}

const decode = async (file: string): Promise<Drawn> => {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Picture `n` of a set that begins with photographs and goes on with generated pictures. */
export const pictureAt = async (n: number, files: readonly string[]): Promise<Drawn> =>
  files[n] === undefined ? drawGenerated(n) : decode(files[n])
