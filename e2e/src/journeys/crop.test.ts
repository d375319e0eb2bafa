import { expect, it } from 'vitest'
import { boxOf } from '../box-of.ts'
import { dropFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

it('[CREATE-08 a] a maker crops an image with mouse and keyboard, brings it back, and crops it again', async () => {
  // The dialog moves while it opens.
  const dora = await corkboard.member('Dora', { stillness: true })
  const board = await dora.does.createsBoard('Rooms')
  await dora.opens(`/pin/create/?board=${board.id}`)
  await dropFiles(dora.page, [await pictureFile('room.jpg')])
  const draft = dora.within('article', 'room.jpg')
  await draft.writes('Title', 'The blue room')
  await draft.reads('400 × 600 pixels')
  await draft.presses('button', 'Crop')
  const dialog = dora.within('dialog', 'Crop image')
  await dialog.presses('button', '1:1')
  const frame = await dialog.sees('button', /^The part to keep, 1:1, 0% from the left/)
  const before = await boxOf(frame)
  await dora.page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await dora.page.mouse.down()
  await dora.page.mouse.move(before.x + before.width / 2, before.y + before.height / 2 - 40, { steps: 4 })
  await dora.page.mouse.up()
  await expect.poll(async () => Math.round((await boxOf(frame)).y - before.y)).toBe(-40)
  await frame.press('Shift+ArrowUp')
  await dialog.presses('button', 'Apply')
  await draft.reads('400 × 400 pixels')
  await draft.reads('Saved')

  await dora.reloads()
  await dora.within('navigation', '1 draft').presses('button', /^The blue room/)
  await draft.reads('400 × 400 pixels')
  await draft.presses('button', 'Crop')
  await dialog.presses('button', 'Original')
  await dialog.presses('button', 'Apply')
  await draft.reads('400 × 600 pixels')
  await draft.presses('button', 'Crop')
  await dialog.presses('button', '3:4')
  await dialog.presses('button', 'Apply')
  await draft.reads('400 × 533 pixels')
  await draft.presses('button', 'Publish')
  await dora.presses('button', 'View pin')
  await dora.sees('heading', 'The blue room')
})
