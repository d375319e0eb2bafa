import { ERRORS, type PinDraft } from '@corkboard/contract'
import type { Actor } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { chooseFiles, dropFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import { type Member, type Person, signIn } from '../person.ts'

const corkboard = startJourneys()

/** The same user at another window, signed in there too. */
const elsewhere = async ({ does }: Member, device?: 'phone'): Promise<Person> =>
  signIn(await corkboard.visitor(device && { device }), does)

const drafting = async (who: Actor, title: string): Promise<PinDraft> => {
  const { media_upload_id } = await who.uploads()
  const item = { media_upload_id, file_name: 'stairs.jpg', title }
  return who.asks<PinDraft>('PinDraftResource', 'create', { draft: { pinItems: [item] } })
}

/** Waits until the site has this version of the user's only draft. */
const hasVersion = async ({ does }: Member, version: number): Promise<void> => {
  const versions = async () => (await does.asks<PinDraft[]>('PinDraftsResource', 'get')).map((draft) => draft.version)
  await expect.poll(versions).toEqual([version])
}

/** Opens the builder and, from the list at the side, this draft. */
const opensDraft = async (person: Person, name: RegExp) => {
  await person.opens('/pin/create/')
  await person.within('navigation', '1 draft').presses('button', name)
  return person.within('article', 'stairs.jpg')
}

describe('[CREATE-01 b] a draft', () => {
  it('started in one browser is finished in another, and another member sees the pin', async () => {
    const dora = await corkboard.member('Dora')
    const board = await dora.does.createsBoard('Stairs')
    await dora.opens('/pin/create/')
    await dropFiles(dora.page, [await pictureFile('stairs.jpg')])
    const draft = dora.within('article', 'stairs.jpg')
    await draft.writes('Title', 'Stairs down to the sea')
    await draft.reads('Saved')

    const phone = await elsewhere(dora, 'phone')
    const there = await opensDraft(phone, /^Stairs down to the sea/)
    expect(await there.holds('Title')).toBe('Stairs down to the sea')
    await there.presses('button', /^Board/)
    await phone.within('dialog', 'Choose a board').presses('button', /^Stairs/)
    await there.presses('button', 'Publish')
    await phone.reads('“Stairs down to the sea” published')

    const otto = await corkboard.member('Otto')
    await otto.opens(board.url)
    await otto.sees('link', /Stairs down to the sea$/)
    await dora.reloads()
    await dora.sees('heading', 'Drop images and videos here')
    await dora.misses('navigation', '1 draft')
  })

  it('that two windows edit asks the later one which version counts', async () => {
    const emma = await corkboard.member('Emma')
    await drafting(emma.does, 'Stairs')
    const other = await elsewhere(emma)
    const [here, there] = [await opensDraft(emma, /^Stairs/), await opensDraft(other, /^Stairs/)]
    await here.writes('Title', 'From the desk')
    await hasVersion(emma, 2)

    other.expects(/^409 POST .*PinDraftResource\/update/)
    await there.writes('Title', 'From the window')
    await there.reads('This draft changed in another window.')
    expect(await there.holds('Title')).toBe('From the window')
    await there.presses('button', 'Keep this version')
    await hasVersion(emma, 3)

    emma.expects(/^409 POST .*PinDraftResource\/update/)
    await here.writes('Title', 'From the desk again')
    await here.reads('This draft changed in another window.')
    await here.presses('button', 'Use the other version')
    await expect.poll(() => here.holds('Title')).toBe('From the window')
    await here.reads('Saved')
  })

  it('that was published in another window is not published again', async () => {
    const finn = await corkboard.member('Finn')
    const board = await finn.does.createsBoard('Stairs')
    const { id, version, pinItems } = await drafting(finn.does, 'Stairs')
    const here = await opensDraft(finn, /^Stairs/)
    await here.presses('button', /^Board/)
    await finn.within('dialog', 'Choose a board').presses('button', /^Stairs/)
    await hasVersion(finn, 2)
    await finn.does.asks('PinResource', 'create', {
      board_id: board.id,
      media_upload_id: pinItems[0]!.media_upload_id,
      pin_draft: { id, version: version + 1 },
    })
    finn.expects(/^404 POST .*PinResource\/create/)
    await here.presses('button', 'Publish')
    await here.reads('This draft was published or deleted in another window.')
    await here.presses('button', 'Remove it here')
    await finn.misses('article', 'stairs.jpg')
    expect(await finn.does.seesPinsOn(board)).toHaveLength(1)
  })

  it('that was deleted comes back with its text, and stays away after a reload when it is deleted', async () => {
    const greta = await corkboard.member('Greta')
    await drafting(greta.does, 'Stairs')
    const draft = await opensDraft(greta, /^Stairs/)
    await greta.presses('button', 'Remove stairs.jpg')
    await greta.misses('article', 'stairs.jpg')
    await greta.presses('button', 'Undo')
    await draft.reads('Saved')
    expect(await draft.holds('Title')).toBe('Stairs')
    await greta.presses('button', 'Remove stairs.jpg')
    await expect.poll(() => greta.does.asks('PinDraftsResource', 'get')).toEqual([])
    await greta.reloads()
    await greta.misses('navigation', '1 draft')
  })
})

describe('[CREATE-02 a b] a carousel', () => {
  it('is made of three images and reordered, survives a reload, and another member sees it', async () => {
    const hugo = await corkboard.member('Hugo')
    const board = await hugo.does.createsBoard('Doors')
    await hugo.opens(`/pin/create/?board=${board.id}`)
    await dropFiles(hugo.page, [await pictureFile('red.jpg')])
    const draft = hugo.within('article', 'red.jpg')
    await draft.reads('400 × 600 pixels')
    await draft.writes('Title', 'Red')
    const more = [await pictureFile('green.jpg'), await pictureFile('blue.jpg')]
    await chooseFiles(hugo.page, () => draft.presses('button', 'Make a carousel'), more)
    await draft.sees('button', 'Image 3 of 3')
    expect(await draft.at('button', 'Image 2 of 3').getAttribute('aria-current')).toBe('true')
    await draft.writes('Title', 'Green')
    await draft.presses('button', 'Image 3 of 3')
    await draft.writes('Title', 'Blue')
    await draft.presses('button', 'Move earlier')
    const titles = async () =>
      (await hugo.does.asks<PinDraft[]>('PinDraftsResource', 'get')).map(({ type, pinItems }) => [
        type,
        ...pinItems.map(({ title }) => title),
      ])
    await expect.poll(titles).toEqual([['carousel', 'Red', 'Blue', 'Green']])

    await hugo.reloads()
    await hugo.within('navigation', '1 draft').presses('button', /^Red/)
    await draft.presses('button', 'Image 2 of 3')
    expect(await draft.holds('Title')).toBe('Blue')
    await draft.presses('button', 'Publish')
    await hugo.reads('“Red” published')

    const [pin] = await hugo.does.seesPinsOn(board)
    const inga = await corkboard.member('Inga')
    await inga.opens(`/pin/${pin!.id}/`)
    const carousel = inga.within('region', 'Red')
    await carousel.reads('Red')
    await carousel.presses('button', 'Next image')
    await carousel.reads('Blue')
    await carousel.reads('2 of 3')
  })

  it('with one image left is a single pin, and says at which image a text was refused', async () => {
    const jana = await corkboard.member('Jana')
    const board = await jana.does.createsBoard('Doors')
    await jana.opens(`/pin/create/?board=${board.id}`)
    await dropFiles(jana.page, [await pictureFile('red.jpg')])
    const draft = jana.within('article', 'red.jpg')
    await chooseFiles(jana.page, () => draft.presses('button', 'Make a carousel'), [await pictureFile('green.jpg')])
    await draft.writes('Link', 'no link')
    await draft.presses('button', 'Image 1 of 2')
    await draft.reads('Saved')
    await draft.presses('button', 'Publish')
    await draft.reads(ERRORS['pin.link_invalid'].message)
    expect(await draft.holds('Link')).toBe('no link')
    await draft.presses('button', 'Remove image 2')
    await draft.misses('button', 'Image 1 of 2')
    await draft.presses('button', 'Publish')
    await draft.sees('link', 'View pin')
    expect(await jana.does.seesPinsOn(board)).toMatchObject([{ creative_type: 'REGULAR' }])
  })
})

describe('[CREATE-05 a b] several drafts', () => {
  it('get a board and a link together, with the error at its field, and keep their titles', async () => {
    const kira = await corkboard.member('Kira')
    const board = await kira.does.createsBoard('Doors')
    const titles = ['Red', 'Green', 'Blue']
    for (const title of titles) await drafting(kira.does, title)
    await kira.opens('/pin/create/')
    const list = kira.within('navigation', '3 drafts')
    const phone = await elsewhere(kira, 'phone')
    await phone.opens('/pin/create/')
    await phone.sees('checkbox', 'Select Blue')
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await list.presses('checkbox', 'Select Red')
    await list.sees('button', 'Edit 1 draft')
    await list.presses('checkbox', 'Select all')
    await list.presses('button', 'Edit 3 drafts')
    const dialog = kira.within('dialog', 'Edit 3 drafts')
    expect(await dialog.holds('Title')).toBe('')
    await dialog.reads('These drafts have different texts.')
    await dialog.writes('Link', 'no link')
    // [SHELL-17 a] What was typed is not lost by a slip.
    await dialog.presses('button', 'Cancel')
    const question = kira.within('alertdialog', 'Are you sure you want to dismiss?')
    await question.presses('button', 'Keep editing')
    expect(await dialog.holds('Link')).toBe('no link')
    await dialog.presses('button', 'Apply')
    await dialog.reads(ERRORS['pin.link_invalid'].message)
    await dialog.writes('Link', 'example.org/doors')
    await dialog.presses('button', /^Board/)
    await kira.within('dialog', 'Choose a board').presses('button', /^Doors/)
    await dialog.reads('Doors')
    await dialog.presses('button', 'Apply')
    await kira.misses('dialog')
    const stored = async () =>
      (await kira.does.asks<PinDraft[]>('PinDraftsResource', 'get')).map(({ board_id: boardId, pinItems: [item] }) => [
        item!.title,
        item!.link,
        boardId,
      ])
    await expect.poll(stored).toEqual(titles.map((title) => [title, 'example.org/doors', board.id]))

    await list.presses('button', 'Publish 3')
    await kira.reads('3 pins published')
    expect(await kira.does.seesPinsOn(board)).toMatchObject(
      titles.toReversed().map((title) => ({ title, link: 'https://example.org/doors' })),
    )
  })
})
