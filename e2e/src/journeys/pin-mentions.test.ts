import { expect, it } from 'vitest'
import { dropFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

it('[CREATE-07 d] a maker mentions someone with the keyboard, who finds the pin in their notifications', async () => {
  const dora = await corkboard.member('Dora')
  const otto = await corkboard.member('Otto')
  const board = await dora.does.createsBoard('Walks')
  await dora.opens(`/pin/create/?board=${board.id}`)
  await dropFiles(dora.page, [await pictureFile('hills.jpg')])
  const draft = dora.within('article', 'hills.jpg')
  await draft.writes('Title', 'Over the hills')
  const description = draft.at('textbox', 'Description')
  await description.click()
  await description.pressSequentially('With @ot')
  await draft.sees('option', /Otto/)
  await dora.types('Enter')
  await expect.poll(() => draft.holds('Description')).toBe('With @otto ')
  await draft.misses('listbox', 'People to mention')
  await draft.reads('Saved')
  await draft.presses('button', 'Publish')
  await dora.presses('button', 'View pin')
  await dora.sees('link', '@otto')

  await otto.opens('/news/')
  await otto.presses('link', /Dora mentioned you in a pin/)
  await otto.sees('heading', 'Over the hills')
  await otto.does.asks('UserSettingsResource', 'update', { username: 'otto_the_second' })
  await dora.reloads()
  await dora.presses('link', '@otto')
  await dora.arrivesAt('/otto_the_second/')
})
