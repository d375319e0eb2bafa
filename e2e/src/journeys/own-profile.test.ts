import { ERRORS } from '@corkboard/contract'
import { expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { chooseFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

it('[IDENT-13 a] a user edits their profile in the settings, with errors at the fields', async () => {
  await corkboard.site.person('Bob')
  const alice = await corkboard.member('Alice')
  alice.expects(/POST \/resource\/UserSettingsResource\/update\//)
  await alice.opens('/settings/account-settings/')
  await alice.presses('link', 'Change username')
  await alice.arrivesAt('/settings/edit/profile/')
  await alice.writes('Username', 'bob')
  await alice.presses('button', 'Save')
  await alice.reads(ERRORS['username.taken'].message)
  await alice.writes('Username', 'alice_w')
  await alice.writes('First name', 'Alicia')
  await alice.writes('About you', 'Tiles and ferns')
  await alice.writes('Website', 'example.org/alicia')
  await alice.writes('Date of birth', '1990-05-17')
  await alice.page.getByLabel('Gender').selectOption('custom')
  await alice.writes('Your own words', 'Fern')
  await alice.presses('radio', 'Ask me which board')
  await alice.presses('checkbox', 'Hide titles')
  expect.soft(await barriersOn(alice.page)).toEqual([])
  await alice.presses('button', 'Save')
  await alice.within('main').reads(/^Saved$/)
  expect(await alice.does.asks('UserSettingsResource', 'get')).toMatchObject({
    username: 'alice_w',
    first_name: 'Alicia',
    about: 'Tiles and ferns',
    website_url: 'https://example.org/alicia',
    birthday: '1990-05-17',
    gender: 'custom',
    custom_gender: 'Fern',
    save_behavior: 'ask',
    hides_titles: true,
  })
  await alice.opens('/alice_w/')
  await alice.sees('heading', 'Alicia')
})

it('[IDENT-13 a] a profile picture is cropped by keyboard only, shows everywhere immediately, and is removed', async () => {
  const carol = await corkboard.member('Carol')
  const portraits = () =>
    carol.page
      .locator('main img, header img')
      .evaluateAll((images) =>
        images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src')),
      )
  await carol.opens('/carol/')
  await carol.presses('link', 'Edit profile')
  await carol.arrivesAt('/settings/edit/profile/')
  expect(await portraits()).toEqual([])

  await chooseFiles(carol.page, () => carol.presses('button', 'Add photo'), [await pictureFile('me.jpg')])
  const dialog = carol.within('dialog', 'Position your photo')
  await dialog.sees('button', 'Use this photo')
  const slider = (name: string) => dialog.at('slider', name)
  await expect.poll(() => slider('Top to bottom').isEnabled()).toBe(true)
  // A 400 by 600 picture has no room to the sides before zooming in.
  expect(await slider('Left to right').isEnabled()).toBe(false)
  await slider('Zoom').focus()
  await carol.types('ArrowRight', 'ArrowRight')
  expect(await slider('Left to right').isEnabled()).toBe(true)
  await slider('Top to bottom').focus()
  await carol.types('Home')
  expect.soft(await barriersOn(carol.page)).toEqual([])
  await dialog.presses('button', 'Use this photo')
  await carol.reads('Profile photo updated')
  await expect
    .poll(portraits)
    .toEqual([expect.stringContaining('/media/60x60/'), expect.stringContaining('/media/474x/')])
  const { image_xlarge_url } = await carol.does.asks<{ image_xlarge_url: string }>('ViewerResource', 'get')
  expect(await carol.does.opens(image_xlarge_url)).toBe(200)

  await carol.opens('/carol/')
  await expect.poll(portraits).toContain(image_xlarge_url)
  await carol.presses('link', 'Edit profile')
  await carol.presses('button', 'Remove photo')
  await carol.within('alertdialog', 'Remove your profile photo?').presses('button', 'Remove photo')
  await carol.reads('Profile photo removed')
  await expect.poll(portraits).toEqual([])
  await carol.sees('button', 'Add photo')
})

it('[IDENT-13 a] a file that is not a picture is refused where it was chosen', async () => {
  const dora = await corkboard.member('Dora')
  await dora.opens('/settings/edit/profile/')
  const text = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') }
  await chooseFiles(dora.page, () => dora.presses('button', 'Add photo'), [text])
  await dora.reads(ERRORS['media.unsupported'].message)
  const broken = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('me') }
  await chooseFiles(dora.page, () => dora.presses('button', 'Add photo'), [broken])
  await dora.within('dialog', 'Position your photo').reads(ERRORS['media.broken'].message)
})

it('what one can do on another profile is in one row of 320 px, also once it is followed', async () => {
  await corkboard.site.person('Gerda')
  const emil = await corkboard.member('Emil', { device: 'phone' })
  emil.spoilsWindow()
  await emil.page.setViewportSize({ width: 320, height: 700 })
  await emil.opens('/gerda/')
  const isOneRow = async () => {
    const names = [/^Follow/, 'Message', 'Share', 'More actions for Gerda']
    const rows = names.map(async (name) => (await boxOf(emil.within('main').at('button', name))).y)
    return new Set(await Promise.all(rows)).size === 1
  }
  await expect.poll(isOneRow).toBe(true)
  await emil.presses('button', /^Follow/)
  await emil.sees('button', /^Following/)
  await expect.poll(isOneRow).toBe(true)
})
