import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { BROWSER_FLAGS, windowOptions } from '../browser.ts'
import { signIn, sitDown } from '../person.ts'
import type { Cast } from './cast.ts'
import { indexPage } from './index-page.ts'
import { settle } from './settle.ts'
import { CHAPTERS, type Shot } from './shots.ts'

/** Good enough for pictures of pictures, and small. */
const QUALITY = 75
const ALL = CHAPTERS.flatMap(({ shots }) => shots)

const take = async (browser: Browser, shot: Shot, cast: Cast, folder: string): Promise<void> => {
  const seat = { stillness: true, ...shot.seat }
  const person = await sitDown(browser, cast.origin, seat)
  const { page } = person
  try {
    // Windows are reused, so this undoes what was done before.
    await page.setViewportSize(windowOptions(seat).viewport)
    if (shot.who !== 'visitor') await signIn(person, cast[shot.who])
    await shot.show(person, cast)
    if (shot.mirrored) await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    await settle(person)
  } catch (error) {
    console.log(`${shot.name}: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`)
  }
  for (const trouble of person.troubles.found()) console.log(`${shot.name}: ${trouble}`)
  const file = path.join(folder, `${shot.name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file)
  await person.leaves()
}

/** Deletes pictures that are no longer in the gallery. */
const removeOld = async (folder: string): Promise<void> => {
  const known = new Set(ALL.map(({ name }) => `${name}.webp`))
  const old = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !known.has(name))
  await Promise.all(old.map((name) => rm(path.join(folder, name))))
}

/**
 * Takes the gallery's pictures on a site that is set up.
 * @param part part of the names of the pictures to take; by default all
 */
export const photograph = async (
  cast: Cast,
  folder: string,
  { executablePath, part = '' }: { readonly executablePath: string; readonly part?: string | undefined },
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    for (const shot of ALL.filter(({ name }) => name.includes(part))) await take(browser, shot, cast, folder)
  } finally {
    await browser.close()
  }
  if (part === '') {
    await removeOld(folder)
    await writeFile(path.join(folder, 'README.md'), indexPage())
  }
}
