import { drawPicture } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { chooseFiles } from '../files.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

const SEED = 812
const blueDoor = (format: 'jpeg' | 'png') => drawPicture({ width: 600, height: 900, seed: SEED, format })

describe('[PIN-06 a] a user who already has a picture', () => {
  it('sees that, and where it is, when they save it again', async () => {
    const alice = await corkboard.member('Alice')
    const bob = await corkboard.member('Bob')
    const pin = await alice.does.pinsTo(await alice.does.createsBoard('Streets'), { title: 'A blue door' })
    await bob.does.saves(pin, await bob.does.createsBoard('Doors'))
    await bob.does.createsBoard('Blue things')
    await bob.opens(`/pin/${pin.id}/`)
    await bob.presses('button', 'Saved')
    await bob.within('dialog').presses('button', /^Blue things/)
    await bob.sees('link', 'Saved to Blue things. You have it on Doors too.')
    expect(await barriersOn(bob.page)).toEqual([])
    await bob.presses('button', 'Undo')
    await bob.misses('link', 'Saved to Blue things. You have it on Doors too.')
  })

  it('takes it off a board where it is marked, and can undo that', async () => {
    const dana = await corkboard.member('Dana')
    const emil = await corkboard.member('Emil')
    const pin = await dana.does.pinsTo(await dana.does.createsBoard('Windows'), { title: 'A round window' })
    const board = await emil.does.createsBoard('Round things')
    await emil.does.createsBoard('Other things')
    await emil.does.saves(pin, board)
    await emil.opens(`/pin/${pin.id}/`)
    await emil.presses('button', 'Saved')
    const marked = emil.within('dialog').at('button', /^Round things.*Saved here/)
    expect(await marked.getAttribute('aria-pressed')).toBe('true')
    expect(
      await emil
        .within('dialog')
        .at('button', /^Other things/)
        .getAttribute('aria-pressed'),
    ).toBe('false')
    expect(await barriersOn(emil.page)).toEqual([])
    await marked.click()
    await emil.reads('Removed from Round things')
    await emil.within('article').sees('button', 'Save')
    expect(await emil.does.seesPinsOn(board)).toEqual([])
    await emil.presses('button', 'Undo')
    await emil.within('article').sees('button', 'Saved')
    await expect.poll(() => emil.does.seesPinsOn(board)).toMatchObject([{ title: 'A round window' }])
    // By keyboard: Enter in the search moves to the marked board, and a second Enter takes the pin off.
    await emil.presses('button', 'Saved')
    await emil.sees('dialog', 'Save to board')
    await marked.waitFor()
    await emil.page.keyboard.type('Round')
    await emil.within('dialog').misses('button', /^Other things/)
    await emil.types('Enter')
    await expect.poll(() => marked.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await emil.does.seesPinsOn(board)).toMatchObject([{ title: 'A round window' }])
    await emil.types('Enter')
    await emil.within('article').sees('button', 'Save')
    await expect.poll(() => emil.does.seesPinsOn(board)).toEqual([])
  })

  it('sees that when they upload it or a similar one, and can still publish it', async () => {
    const carol = await corkboard.member('Carol')
    const board = await carol.does.createsBoard('Own doors')
    const first = await carol.does.pinsTo(board, { title: 'The first', picture: await blueDoor('jpeg') })
    await carol.opens(`/pin/create/?board=${board.id}`)
    const chooses = async (name: string, format: 'jpeg' | 'png') => {
      const { bytes, type } = await blueDoor(format)
      const file = { name, mimeType: type, buffer: bytes }
      await chooseFiles(carol.page, () => carol.presses('button', /^(?:Choose files|Add more)/), [file])
    }
    await chooses('again.jpg', 'jpeg')
    await carol.within('article', 'again.jpg').reads('You already have this image on Own doors.')
    await carol.opens(`/pin/create/?board=${board.id}`)
    await chooses('alike.png', 'png')
    const draft = carol.within('article', 'alike.png')
    await draft.reads('Something that looks the same is already on Own doors.')
    expect(await draft.at('link', 'View').getAttribute('href')).toBe(`/pin/${first.id}/`)
    expect(await barriersOn(carol.page)).toEqual([])
    await draft.presses('button', 'Publish')
    await draft.sees('link', 'View pin')
  })
})

describe('[PIN-10 a] a sponsor', () => {
  it('is named by the pinner, sees the request on the pin, and appears there for everyone after approval', async () => {
    const dora = await corkboard.member('Dora')
    const erik = await corkboard.member('Erik')
    const pin = await dora.does.pinsTo(await dora.does.createsBoard('Taps'), { title: 'A brass tap' })
    await dora.opens(`/pin/${pin.id}/`)
    await dora.presses('button', 'Add sponsor')
    const dialog = dora.within('dialog', 'Who’s sponsoring this pin?')
    await dialog.writes('Sponsor’s username', 'nobody_at_all')
    await dora.expects('404 POST /resource/PinSponsorshipResource/create/')
    await dialog.presses('button', 'Send request')
    await dialog.sees('textbox', /Sponsor’s username/)
    expect(await barriersOn(dora.page)).toEqual([])
    await dialog.writes('Sponsor’s username', 'erik')
    await dialog.presses('button', 'Send request')
    await dora.reads('Waiting for sponsor approval:')

    const visitor = await corkboard.visitor()
    await visitor.opens(`/pin/${pin.id}/`)
    expect(await visitor.page.getByText('Erik').count()).toBe(0)
    await erik.opens(`/pin/${pin.id}/`)
    await erik.presses('button', 'Approve')
    await erik.reads('Paid partnership with')
    expect(await barriersOn(erik.page)).toEqual([])
    await visitor.reloads()
    await visitor.reads('Paid partnership with')
    await visitor.sees('link', 'Erik')
  })

  it('can decline and is no longer named', async () => {
    const fay = await corkboard.member('Fay')
    const gil = await corkboard.member('Gil')
    const pin = await fay.does.pinsTo(await fay.does.createsBoard('Lamps'), { title: 'A lamp' })
    await fay.does.asks('PinSponsorshipResource', 'create', { pin_id: pin.id, sponsor: 'gil' })
    await gil.opens(`/pin/${pin.id}/`)
    await gil.presses('button', 'Decline')
    await gil.misses('button', 'Decline')
    await fay.opens(`/pin/${pin.id}/`)
    await fay.reads('The sponsor declined.')
    await fay.presses('button', 'Remove sponsor')
    await fay.sees('button', 'Add sponsor')
  })
})

describe('[PIN-08 a] favorites', () => {
  it('appear only on the user’s own profile, and are removed with the star', async () => {
    const hal = await corkboard.member('Hal')
    const ida = await corkboard.member('Ida')
    const pin = await hal.does.pinsTo(await hal.does.createsBoard('Paths'), { title: 'A path' })
    await ida.opens('/ida/?tab=favorites')
    await ida.sees('heading', 'No favorites yet')
    await ida.opens(`/pin/${pin.id}/`)
    await ida.presses('button', 'Add to favorites')
    await ida.sees('button', 'Remove from favorites')
    await ida.opens('/ida/')
    await ida.presses('link', 'Favorites')
    await ida.arrivesAt('/ida/?tab=favorites')
    await ida.sees('link', /A path/)
    expect(await barriersOn(ida.page)).toEqual([])
    await hal.opens('/ida/?tab=favorites')
    await hal.misses('link', 'Favorites')
    await hal.misses('link', /A path/)
  })
})
