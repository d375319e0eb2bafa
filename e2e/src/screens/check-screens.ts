import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import type { Device } from '../browser.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'
import { enter, SCREENS } from './list.ts'
import { type Scene, setScene } from './scene.ts'

/**
 * The narrowest window in which everything must fit, per device: WCAG 1.4.10, and the breakpoint where desktop starts.
 */
const NARROWEST = { phone: 320, tablet: 768, desktop: 768 } as const satisfies Record<Device, number>

/** Checks that nothing sticks out of the window at the sides, in both reading directions. */
const fits = async ({ page }: Person, device: Device): Promise<void> => {
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, width: NARROWEST[device] })
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => void (document.documentElement.dir = dir), direction)
    // Columns are recomputed a moment after the window changes.
    await expect.poll(() => page.evaluate(overflowing), { message: `too wide, ${direction}` }).toEqual([])
  }
  await page.setViewportSize(size)
}

/** Checks the page itself and everything that floats over it. */
const overflowing = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement
  const floating = [...document.querySelectorAll('dialog[open], [popover]:popover-open, section, [role=status]')]
  const outside = floating.filter((it) => {
    const { left, right, width } = it.getBoundingClientRect()
    return width > 0 && (left < -1 || right > clientWidth + 1)
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px in ${clientWidth}`] : []),
    ...outside.map((it) => it.outerHTML.slice(0, 120)),
  ]
}

/**
 * Tests every screen on one device: axe finds no serious violation, in light and dark, and everything fits. On tablets
 * only in light: they have the colors and the narrowest window of desktops.
 */
export const checkScreens = (device: Device): void => {
  const corkboard = startJourneys({ countryHeader: 'x-country' })
  let scene: Scene
  beforeAll(async () => {
    const owner = corkboard.site.visitor()
    await owner.logsIn('olivia')
    scene = await setScene(corkboard.site.origin, owner, () => corkboard.site.clock.now())
  })

  const screens = SCREENS.filter(({ devices }) => devices === undefined || devices.includes(device))
  describe(`every screen is accessible on a ${device}`, () => {
    it('and a violation would be detected', async () => {
      const person = await corkboard.visitor({ device })
      await person.opens('/login/')
      await person.page.evaluate(() => {
        document.querySelector('main')!.append(document.createElement('button'))
        document.querySelector('h1')!.style.color = '#bbb'
      })
      const barriers = (await barriersOn(person.page)).map((line) => line.split(' ')[0])
      expect(barriers.toSorted()).toEqual(['button-name', 'color-contrast'])
    })

    it.each(screens)('$name', async (screen) => {
      const person = await corkboard.visitor({ device, stillness: true })
      await enter(person, screen, scene)
      await screen.show(person, scene)
      expect.soft(await barriersOn(person.page), 'in light').toEqual([])
      if (device === 'tablet') return
      // Only the colors differ.
      await person.page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await barriersOn(person.page, ['color-contrast']), 'in dark').toEqual([])
      await fits(person, device)
    })
  })
}
