import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import type { Device } from '../browser.ts'
import { startJourneys } from '../journeys.ts'
import { signIn } from '../person.ts'
import { SCREENS } from './list.ts'
import { type Scene, setScene } from './scene.ts'

/** Tests of every screen at one device: axe finds nothing grave, in light and in dark. */
export const checkScreens = (device: Device): void => {
  const corkboard = startJourneys()
  let scene: Scene
  beforeAll(async () => {
    scene = await setScene(corkboard.site.origin)
  }, 120_000)

  const screens = SCREENS.filter(({ devices }) => devices === undefined || devices.includes(device))
  describe(`nothing keeps anybody out at a ${device}`, () => {
    it('and if something did, it would be noticed', async () => {
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
      const visitor = await corkboard.visitor({ device, stillness: true })
      const person = screen.who === 'member' ? await signIn(visitor, scene.member) : visitor
      await screen.show(person, scene)
      expect.soft(await barriersOn(person.page), 'in light').toEqual([])
      // Only colours differ.
      await person.page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await barriersOn(person.page, ['color-contrast']), 'in dark').toEqual([])
    })
  })
}
