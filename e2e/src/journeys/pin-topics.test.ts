import { expect, it } from 'vitest'
import { dropFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Member } from '../person.ts'

const corkboard = startJourneys()

const topicsOf = async ({ does }: Member, pinId: string): Promise<string[]> =>
  (await does.asks<{ name: string }[]>('PinInterestsResource', 'get', { pin_id: pinId })).map(({ name }) => name)

it('[CREATE-07 c] a maker chooses topics with the keyboard, and the pin is found under them', async () => {
  const dora = await corkboard.member('Dora')
  const board = await dora.does.createsBoard('Kitchen')
  await dora.opens(`/pin/create/?board=${board.id}`)
  await dropFiles(dora.page, [await pictureFile('loaf.jpg')])
  const draft = dora.within('article', 'loaf.jpg')
  await draft.writes('Title', 'Number four')
  await draft.writes('Topics', 'bak')
  await draft.sees('option', 'Baking')
  await dora.types('Enter')
  await draft.sees('button', 'Remove Baking')
  await draft.writes('Topics', 'wood')
  await draft.sees('option', 'Woodworking')
  await dora.types('Enter')
  await draft.presses('button', 'Remove Woodworking')
  await draft.misses('button', 'Remove Woodworking')
  await draft.reads('Saved')

  await dora.reloads()
  await dora.within('navigation', '1 draft').presses('button', /^Number four/)
  await draft.sees('button', 'Remove Baking')
  await draft.presses('button', 'Publish')
  await dora.presses('button', 'View pin')
  await dora.sees('heading', 'Number four')
  const id = /\/pin\/(?:.*--)?(\d+)/.exec(dora.page.url())![1]!
  await expect.poll(() => topicsOf(dora, id)).toContain('Baking')

  const otto = await corkboard.member('Otto')
  await otto.opens('/topics/baking/')
  await otto.sees('link', /Number four$/)

  await dora.presses('button', 'More actions')
  await dora.presses('menuitem', 'Edit pin')
  const dialog = dora.within('dialog', 'Edit pin')
  await dialog.presses('button', 'Remove Baking')
  await dialog.presses('button', 'Save changes')
  await dora.misses('dialog', 'Edit pin')
  await expect.poll(() => topicsOf(dora, id)).not.toContain('Baking')
})
