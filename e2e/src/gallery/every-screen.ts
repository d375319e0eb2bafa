import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { BROWSER_FLAGS, type Device, DEVICES } from '../browser.ts'
import { sitDown } from '../person.ts'
import { enter, type Screen, SCREENS as ALL } from '../screens/list.ts'
import type { Scene } from '../screens/scene.ts'
import { settle } from './settle.ts'

/** Enough to judge a screen; all of them together stay below 25 MB. */
const QUALITY = 60
/** The gallery's site sends no email. */
const SCREENS = ALL.filter(({ needsMail = false }) => !needsMail)
const THEMES = ['light', 'dark'] as const
const ALL_DEVICES = Object.keys(DEVICES) as Device[]

/** The pages that list the screenshots, by who sees them. */
const PAGES = {
  visitors: { title: 'Screens of visitors', who: ['visitor'] },
  members: { title: 'Screens of members', who: ['member', 'guarded', 'teen', 'young'] },
  owner: { title: 'Screens of the owner', who: ['owner'] },
} as const satisfies Record<string, { title: string; who: readonly Screen['who'][] }>

const fileOf = ({ name }: Screen, device: Device, theme: (typeof THEMES)[number]): string =>
  `${name.replaceAll(/[^\w]+/g, '-')}-${device}-${theme}.webp`

const devicesOf = ({ devices = ALL_DEVICES }: Screen): readonly Device[] => devices

/** Takes a screen on one device, in both themes without reloading: only the colors differ. */
const take = async (browser: Browser, screen: Screen, device: Device, scene: Scene, folder: string): Promise<void> => {
  const person = await sitDown(browser, scene.origin, { device, stillness: true })
  try {
    await enter(person, screen, scene)
    await screen.show(person, scene)
  } catch (error) {
    console.log(`${screen.name}, ${device}: ${(error as Error).message.split('\n')[0]}`)
  }
  for (const trouble of person.troubles.found()) console.log(`${screen.name}, ${device}: ${trouble}`)
  for (const theme of THEMES) {
    await person.page.emulateMedia({ colorScheme: theme })
    await settle(person)
    await sharp(await person.page.screenshot({ scale: 'css' }))
      .webp({ quality: QUALITY })
      .toFile(path.join(folder, fileOf(screen, device, theme)))
  }
  await person.leaves()
}

const WIDTHS = { desktop: 480, tablet: 260, phone: 160 } as const satisfies Record<Device, number>

const pageOf = ({ title, who }: (typeof PAGES)[keyof typeof PAGES]): string =>
  [
    `# ${title}`,
    'Each at 1440, 820 and 390 px, light and dark. `npm run screenshots` takes these and writes this page.',
    ...SCREENS.filter((screen) => (who as readonly string[]).includes(screen.who)).flatMap((screen) => [
      `## ${screen.name.charAt(0).toUpperCase()}${screen.name.slice(1)}`,
      ...THEMES.map((theme) =>
        devicesOf(screen)
          .map(
            (device) =>
              `<img src="${fileOf(screen, device, theme)}" width="${WIDTHS[device]}" loading="lazy" alt="${screen.name}, ${device}, ${theme}">`,
          )
          .join('\n'),
      ),
    ]),
  ].join('\n\n') + '\n'

/**
 * Takes every screen at three sizes, light and dark, and writes the pages that list them.
 * @param part part of the names of the screens to take; by default all, in an emptied folder
 */
export const takeEveryScreen = async (
  scene: Scene,
  folder: string,
  { executablePath, part = '' }: { readonly executablePath: string; readonly part?: string | undefined },
): Promise<void> => {
  if (part === '') await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    // The sizes side by side; screens one after the other, because some change what others show.
    for (const screen of SCREENS.filter(({ name }) => name.includes(part))) {
      await Promise.all(devicesOf(screen).map((device) => take(browser, screen, device, scene, folder)))
    }
  } finally {
    await browser.close()
  }
  for (const [name, page] of Object.entries(PAGES)) await writeFile(path.join(folder, `${name}.md`), pageOf(page))
}
