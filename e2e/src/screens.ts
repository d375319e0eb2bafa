/**
 * Takes a screenshot of every screen, at three sizes, light and dark, into a folder:
 *
 * `node scripts/run.mjs e2e/src/screens.ts <folder> <address> [part of a name]`
 *
 * It signs up users there and leaves their data behind. If they are the first, the admin pages are included. The cookie
 * banner is included with `COUNTRY_HEADER=x-country`.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createVisitor } from '@corkboard/testkit'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'
import { BROWSER_FLAGS, type Device, DEVICES } from './browser.ts'
import { sitDown } from './person.ts'
import { enter, type Screen, SCREENS } from './screens/list.ts'
import { setScene } from './screens/scene.ts'

const [folder, address, part = ''] = process.argv.slice(2)
if (folder === undefined || address === undefined) {
  console.error('Which folder, and which address? screens.ts <folder> <address> [part of a name]')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
const { origin } = new URL(address)
const first = createVisitor(origin)
const username = `olivia${Date.now().toString(36)}`
const { is_owner: isFirst } = await first.registers('Olivia', { username, email: `${username}@example.org` })
const scene = await setScene(origin, isFirst ? first : undefined)
const browser = await chromium.launch({ executablePath: findChromium(), args: [...BROWSER_FLAGS] })

const photograph = async (screen: Screen, device: Device, theme: 'light' | 'dark'): Promise<void> => {
  const person = await sitDown(browser, scene.origin, { device, theme, stillness: true })
  const name = `${screen.name} - ${device} - ${theme}`
  try {
    await enter(person, screen, scene)
    await screen.show(person, scene)
    await person.page.waitForLoadState('networkidle')
  } catch (error) {
    console.log(`${name}: ${(error as Error).message.split('\n')[0]}`)
  }
  for (const trouble of person.troubles.found()) console.log(`${name}: ${trouble}`)
  await person.page.screenshot({ path: path.join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`) })
  await person.leaves()
}

for (const screen of SCREENS.filter(({ name }) => name.includes(part))) {
  const devices = screen.devices ?? (Object.keys(DEVICES) as Device[])
  for (const theme of ['light', 'dark'] as const) {
    await Promise.all(devices.map((device) => photograph(screen, device, theme)))
  }
}
await browser.close()
