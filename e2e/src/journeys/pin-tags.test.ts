import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { boxOf } from '../box-of.ts'
import { dropFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Member } from '../person.ts'

const corkboard = startJourneys()

const LAMP = /^A lamp, /

/** The center of a tag, in px. */
const centerOf = async (tag: Locator) => {
  const { x, y, width, height } = await boxOf(tag)
  return { x: x + width / 2, y: y + height / 2 }
}

const startDraft = async (maker: Member) => {
  const board = await maker.does.createsBoard('Rooms')
  await maker.does.pinsTo(await maker.does.createsBoard('Lamps'), { title: 'A lamp' })
  await maker.opens(`/pin/create/?board=${board.id}`)
  await dropFiles(maker.page, [await pictureFile('room.jpg')])
  const draft = maker.within('article', 'room.jpg')
  await draft.writes('Title', 'The blue room')
  return draft
}

it('[CREATE-03 a b] a maker tags a pin where they press, drags it, and others open it on the pin', async () => {
  const dora = await corkboard.member('Dora')
  const draft = await startDraft(dora)
  const picture = draft.at('img', 'room.jpg')
  await picture.click({ position: { x: 40, y: 60 } })
  await dora.within('dialog', 'Tag a pin or a person').presses('button', 'A lamp')
  const tag = await draft.sees('button', LAMP)
  await draft.reads('Saved')

  const from = await centerOf(tag)
  await dora.page.mouse.move(from.x, from.y)
  await dora.page.mouse.down()
  await dora.page.mouse.move(from.x + 80, from.y + 40, { steps: 4 })
  await dora.page.mouse.up()
  await expect.poll(async () => Math.round((await centerOf(tag)).x - from.x)).toBe(80)
  // A save under way at the reload would be one of another window.
  await draft.reads('Saved')

  await dora.reloads()
  await dora.within('navigation', '1 draft').presses('button', /^The blue room/)
  await draft.sees('button', LAMP)
  await draft.presses('button', 'Publish')
  await dora.presses('button', 'View pin')
  await dora.sees('region', 'Shop the look')
  await dora.arrivesAt(/^\/pin\//)

  const otto = await corkboard.member('Otto')
  await otto.opens(new URL(dora.page.url()).pathname)
  await otto.presses('button', 'Tag: A lamp')
  await otto.within('dialog', 'A lamp').presses('link', /A lamp/)
  await otto.sees('heading', 'A lamp')
})

it('[CREATE-03 a] tags are added, moved and removed with the keyboard, also of people, who can remove themselves', async () => {
  const dora = await corkboard.member('Paula')
  const lena = await corkboard.member('Lena')
  const draft = await startDraft(dora)
  await draft.at('button', 'Add a tag').press('Enter')
  const dialog = dora.within('dialog', 'Tag a pin or a person')
  await dialog.at('searchbox', 'Search pins and people').fill('Lena')
  await dialog.at('button', /Lena/).press('Enter')
  const tag = await draft.sees('button', /^Lena, 50% from the left/)
  await tag.press('ArrowRight')
  await draft.sees('button', /^Lena, 51% from the left, 50% from the top/)
  await draft.at('button', /^Lena, /).press('Delete')
  await draft.misses('button', /^Lena, /)
  await dora.presses('button', 'Undo')
  await draft.sees('button', /^Lena, 51% from the left/)
  await draft.reads('Saved')
  await draft.presses('button', 'Publish')
  await dora.presses('button', 'View pin')

  await lena.opens('/news/')
  await lena.presses('link', /Paula mentioned you in a pin/)
  await lena.presses('button', 'Tag: Lena')
  await lena.presses('button', 'Remove me from this pin')
  await lena.reads('You’re no longer tagged in this pin')
  await lena.misses('button', 'Tag: Lena')
})

it('[CREATE-03 a b] an owner changes the tags of a published carousel', async () => {
  const nora = await corkboard.member('Nora')
  const board = await nora.does.createsBoard('Rooms')
  await nora.does.pinsTo(await nora.does.createsBoard('Lamps'), { title: 'A lamp' })
  const pin = await nora.does.publishesCarousel(board, { slots: [{}, {}], title: 'Two rooms' })
  await nora.opens(`/pin/${pin.id}/`)
  await nora.sees('heading', 'Two rooms')
  const edits = async () => {
    await nora.presses('button', 'More actions')
    await nora.presses('menuitem', 'Edit pin')
    return nora.within('dialog', 'Edit pin')
  }
  const form = await edits()
  await form.within('group', 'Images').presses('button', 'Image 2')
  await form.presses('button', 'Add a tag')
  await nora.within('dialog', 'Tag a pin or a person').presses('button', 'A lamp')
  await form.at('button', LAMP).press('Shift+ArrowRight')
  await form.sees('button', /^A lamp, 60% from the left/)
  await form.presses('button', 'Save changes')
  await nora.reads('Pin updated')
  await nora.sees('region', 'Shop the look')
  const again = await edits()
  await again.within('group', 'Images').presses('button', 'Image 2')
  await again.presses('button', 'Remove the tag A lamp')
  await again.presses('button', 'Save changes')
  await nora.misses('region', 'Shop the look')
})
