import { drawPicture } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const header = (person: Person) => person.page.locator('main header')

describe('[PEOPLE-01 b] a profile cover', () => {
  it('is uploaded, selected from the user’s pins, removed and restored, and seen by others', async () => {
    const alice = await corkboard.member('Alice')
    const board = await alice.does.createsBoard('Walks')
    const pin = await alice.does.pinsTo(board, { title: 'Gate', picture: await drawPicture() })
    await alice.opens('/alice/')
    await alice.presses('button', 'Profile options')
    await alice.presses('menuitem', 'Customize')
    const dialog = alice.within('dialog', 'Customize')
    await dialog.reads('No cover yet')
    const chooser = alice.page.waitForEvent('filechooser')
    await dialog.presses('button', 'Upload a cover')
    const { bytes } = await drawPicture({ width: 1_000, height: 400 })
    await (await chooser).setFiles([{ name: 'hill.jpg', mimeType: 'image/jpeg', buffer: bytes }])
    await alice.reads('Cover updated')
    const cover = header(alice).locator('img').first()
    const uploaded = await cover.getAttribute('src')
    await alice.presses('button', 'Profile options')
    await alice.presses('menuitem', 'Customize')
    await dialog.presses('button', 'Use “Gate” as cover')
    await alice.misses('dialog', 'Customize')
    const chosen = pin.images['1200x']?.url
    expect(uploaded).not.toBe(chosen)
    await expect.poll(() => cover.getAttribute('src')).toBe(chosen)
    await alice.presses('button', 'Profile options')
    await alice.presses('menuitem', 'Customize')
    await dialog.presses('button', 'Remove cover')
    await alice.reads('Cover removed')
    await header(alice).locator('img').waitFor({ state: 'detached' })
    await alice.at('status', 'Messages').getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(() => cover.getAttribute('src')).toBe(chosen)
    const bob = await corkboard.visitor({ device: 'phone' })
    await bob.opens('/alice/')
    const seen = header(bob).locator('img').first()
    expect(await seen.getAttribute('src')).toBe(chosen)
    expect(await seen.evaluate((it: HTMLImageElement) => it.decode().then(() => it.naturalWidth > 0))).toBe(true)
  })
})

describe('[PEOPLE-01 c] view preferences', () => {
  it('set what a profile opens with, for everyone', async () => {
    const cleo = await corkboard.member('Cleo')
    await cleo.does.pinsTo(await cleo.does.createsBoard('Doors'), { title: 'Blue door', picture: await drawPicture() })
    await cleo.opens('/cleo/')
    await cleo.within('list', 'Boards by Cleo').sees('link', /^Doors/)
    await cleo.presses('button', 'Profile options')
    await cleo.presses('menuitem', 'Customize')
    await cleo.within('group', 'Your profile opens on').at('radio', 'Created').check()
    await cleo.within('group', 'Board size').at('radio', 'Small, to see more at once').check()
    await cleo.types('Escape')
    await cleo.sees('link', /Blue door$/)
    const dan = await corkboard.visitor()
    await dan.opens('/cleo/')
    await dan.sees('link', /Blue door$/)
    await dan.presses('link', 'Saved')
    await dan.arrivesAt('/cleo/?tab=saved')
    await dan.within('list', 'Boards by Cleo').sees('link', /^Doors/)
  })
})

describe('[PEOPLE-01 a] a user’s tries and stories', () => {
  it('have their own tabs, each with an address', async () => {
    const emil = await corkboard.site.person('Emil')
    const board = await emil.createsBoard('Recipes')
    const bread = await emil.pinsTo(board, { title: 'Bread', picture: await drawPicture() })
    await emil.publishesStory(board, undefined, { title: 'A morning' })
    await emil.asks('DidItsResource', 'create', { pin_id: bread.id, text: 'Good' })
    const fay = await corkboard.visitor({ device: 'phone' })
    await fay.opens('/emil/')
    await fay.presses('link', 'Stories')
    await fay.arrivesAt('/emil/?tab=stories')
    await fay.within('list', 'Stories by Emil').sees('link', /A morning$/)
    await fay.presses('link', 'Tried')
    await fay.within('list', 'Pins Emil tried').sees('link', /Bread$/)
    expect(
      await fay
        .within('list', 'Pins Emil tried')
        .at('link', /A morning$/)
        .count(),
    ).toBe(0)
  })
})
