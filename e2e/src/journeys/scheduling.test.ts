import type { NotificationItem, Pin, ScheduledPin } from '@corkboard/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Member } from '../person.ts'

const corkboard = startJourneys()

const HOUR_MS = 3_600_000

/** Browsers suggest a time by their own clock, so a test that moves the site's clock sets it back. */
let startMs: number
beforeEach(() => {
  startMs = corkboard.site.clock.now().getTime()
})
afterEach(() => corkboard.site.clock.set(startMs))

/** Opens the builder with a picture, ready to be published later. */
const draftsForLater = async (person: Member, boardId: string, title: string) => {
  await person.opens(`/pin/create/?board=${boardId}`)
  await chooseFiles(person.page, () => person.presses('button', 'Choose files'), [await pictureFile('oven.jpg')])
  const draft = person.within('article', 'oven.jpg')
  await draft.reads('400 × 600 pixels')
  await draft.writes('Title', title)
  await draft.presses('radio', 'Publish later')
  return draft
}

/** Schedules a picture without the browser. */
const schedules = async ({ does }: Member, boardId: string, title: string, hours: number): Promise<ScheduledPin> =>
  does.asks<ScheduledPin>('ScheduledPinsResource', 'create', {
    board_id: boardId,
    media_upload_id: (await does.uploads()).media_upload_id,
    title,
    scheduled_ts: Math.floor(corkboard.site.clock.now().getTime() / 1_000) + hours * 3_600,
  })

const titlesIn = async (person: Member): Promise<string[]> =>
  person.within('list', 'Scheduled pins').at('heading').allInnerTexts()

describe('[CREATE-06 b] a pin is scheduled in the builder', () => {
  it('in the own time zone, with errors at the fields', async () => {
    const dora = await corkboard.member('Dora')
    const board = await dora.does.createsBoard('Doors')
    const draft = await draftsForLater(dora, board.id, 'A door for later')
    await draft.reads(/^In your time zone: /)
    const suggested = await draft.holds('Date')
    await draft.writes('Date', '')
    await draft.presses('button', 'Schedule')
    await draft.reads('This field is required.')
    await draft.writes('Date', '2020-01-01')
    await draft.presses('button', 'Schedule')
    await draft.reads('Choose a time at least 5 minutes from now.')
    await draft.writes('Date', suggested)
    await draft.misses('alert')
    await draft.presses('button', 'Schedule')
    await draft.reads(/^Scheduled for/)
    await dora.reads('“A door for later” scheduled')
    // The draft went with it.
    expect(await dora.does.asks('PinDraftsResource', 'get')).toEqual([])
    await draft.presses('link', 'View scheduled pins')
    await dora.arrivesAt('/pin/scheduled/')
    await dora.within('article', 'A door for later').sees('link', 'Doors')
  })
})

describe('[CREATE-06 b] a story', () => {
  it('is scheduled in the story editor, changed in the list, and published from there', async () => {
    const sven = await corkboard.member('Sven', { stillness: true })
    const reader = await corkboard.member('Reader')
    const board = await sven.does.createsBoard('Soups')
    await sven.opens(`/pin/create/story/?board=${board.id}`)
    await sven.presses('button', 'Text')
    await sven.within('region', 'Text').at('textbox', 'Text').fill('Leek soup')
    await sven.presses('button', 'Next')
    const dialog = sven.within('dialog', 'Publish your story')
    await dialog.writes('Title', 'Soup on Sunday')
    await dialog.presses('radio', 'Publish later')
    const suggested = await dialog.holds('Date')
    await dialog.writes('Date', '2020-01-01')
    await dialog.presses('button', 'Schedule')
    await dialog.reads('Choose a time at least 5 minutes from now.')
    await dialog.writes('Date', suggested)
    await dialog.presses('button', 'Close')
    await sven.misses('dialog', 'Publish your story')
    await sven.reads(/^Saved$/)
    // The draft has the time too.
    await sven.reloads()
    await sven.presses('button', 'Next')
    expect(await dialog.at('radio', 'Publish later').isChecked()).toBe(true)
    expect(await dialog.holds('Date')).toBe(suggested)
    await dialog.presses('button', 'Schedule')
    await sven.reads('“Soup on Sunday” scheduled')
    await sven.arrivesAt('/pin/create/')
    expect(await sven.does.asks('StoryPinDraftsResource', 'get')).toEqual([])
    expect(await reader.does.seesPinsOn(board)).toEqual([])

    await sven.presses('button', 'View scheduled pins')
    await sven.arrivesAt('/pin/scheduled/')
    await sven.within('article', 'Soup on Sunday').reads('Story')
    await sven.presses('button', 'Edit Soup on Sunday')
    const editing = sven.within('dialog', 'Edit scheduled pin')
    await editing.writes('Title', 'Soup of the week')
    await editing.presses('button', 'Save changes')
    await sven.reads('“Soup of the week” updated')

    await sven.presses('button', 'Publish now: Soup of the week')
    await sven.presses('button', 'View pin')
    await sven.sees('heading', 'Soup of the week')
    expect(await reader.does.seesPinsOn(board)).toMatchObject([{ title: 'Soup of the week', creative_type: 'IDEA' }])
    expect(await sven.does.asks('ScheduledPinsResource', 'get')).toEqual([])
  })
})

describe('[CREATE-06 a b c] the scheduled pins', () => {
  it('are listed by time, changed, deleted, restored and published', async () => {
    const lena = await corkboard.member('Lena')
    const board = await lena.does.createsBoard('Lamps')
    await lena.opens('/pin/scheduled/')
    await lena.sees('heading', 'Nothing scheduled')
    await schedules(lena, board.id, 'Desk lamp', 20)
    await schedules(lena, board.id, 'Floor lamp', 10)
    await lena.reloads()
    await lena.reads(/^2 pins\. Only you can see them/)
    expect(await titlesIn(lena)).toEqual(['Floor lamp', 'Desk lamp'])

    await lena.presses('button', 'Edit Floor lamp')
    const dialog = lena.within('dialog', 'Edit scheduled pin')
    const inTwoDays = new Date(Date.now() + 48 * HOUR_MS)
    await dialog.writes('Date', inTwoDays.toLocaleDateString('sv-SE'))
    await dialog.writes('Title', 'Tall lamp')
    await dialog.presses('button', 'Save changes')
    await lena.reads('“Tall lamp” updated')
    await expect.poll(() => titlesIn(lena)).toEqual(['Desk lamp', 'Tall lamp'])

    await lena.presses('button', 'Delete Desk lamp')
    await lena.misses('article', 'Desk lamp')
    await lena.presses('button', 'Undo')
    await lena.sees('article', 'Desk lamp')
    expect(await titlesIn(lena)).toEqual(['Desk lamp', 'Tall lamp'])

    await lena.presses('button', 'Publish now: Desk lamp')
    await lena.presses('button', 'View pin')
    await lena.sees('heading', 'Desk lamp')
    await lena.opens('/pin/scheduled/')
    expect(await titlesIn(lena)).toEqual(['Tall lamp'])
  })

  it('that could not be published show why, and can be fixed', async () => {
    const rita = await corkboard.member('Rita')
    const board = await rita.does.createsBoard('Rugs')
    await rita.does.createsBoard('Carpets')
    await schedules(rita, board.id, 'Red rug', 1)
    await rita.does.deletes(board)
    await rita.opens('/pin/scheduled/')
    await rita.within('article', 'Red rug').reads('This board is gone')
    rita.expects(/^404 POST .*ScheduledPinPublicationResource\/create/)
    await rita.presses('button', 'Publish now: Red rug')
    await rita.reads('We couldn’t find that board.')
    await rita.presses('button', 'Edit Red rug')
    const dialog = rita.within('dialog', 'Edit scheduled pin')
    await dialog.presses('button', 'Save changes')
    await dialog.reads('This field is required.')
    await dialog.presses('button', /Choose a board/)
    await rita.within('dialog', 'Choose a board').presses('button', /^Carpets/)
    await dialog.presses('button', 'Save changes')
    await rita.within('article', 'Red rug').sees('link', 'Carpets')
  })
})

describe('[CREATE-06 c] a pin whose time comes while the site is down', () => {
  it('is seen by its owner alone before, and by everyone after the start', async () => {
    const alice = await corkboard.member('Alice')
    const bob = await corkboard.member('Bob')
    const board = await alice.does.createsBoard('Kitchens')
    const draft = await draftsForLater(alice, board.id, 'A blue oven')
    await draft.presses('button', 'Schedule')
    await draft.reads(/^Scheduled for/)
    await bob.opens('/alice/kitchens/')
    await bob.sees('heading', 'Kitchens')
    await bob.misses('link', /A blue oven$/)
    await bob.opens('/alice/?tab=created')
    await bob.misses('link', /A blue oven$/)

    for (const { page } of [alice, bob]) await page.goto('about:blank')
    await corkboard.site.restarts(() => corkboard.site.clock.pass(3 * HOUR_MS))
    await expect
      .poll(async () => (await bob.does.seesPinsOn(board)).map(({ title }: Pin) => title))
      .toEqual(['A blue oven'])
    await bob.opens('/alice/kitchens/')
    await bob.presses('link', /A blue oven$/)
    await bob.sees('heading', 'A blue oven')
    await alice.opens('/pin/scheduled/')
    await alice.sees('heading', 'Nothing scheduled')
  })
})

describe('[CREATE-06 c] a pin that is refused at its time', () => {
  it('is in its owner’s notifications, which lead to it', async () => {
    const tara = await corkboard.member('Tara')
    const board = await tara.does.createsBoard('Rugs')
    await schedules(tara, board.id, 'Blue rug', 1)
    await tara.does.deletes(board)
    await corkboard.site.restarts(() => corkboard.site.clock.pass(2 * HOUR_MS))
    await expect
      .poll(async () => (await tara.does.asks<NotificationItem[]>('NewsHubResource', 'get')).map(({ kind }) => kind))
      .toEqual(['schedule_refused'])
    await tara.opens('/news/')
    await tara.presses('link', /“Blue rug” couldn’t be published at its time/)
    await tara.arrivesAt('/pin/scheduled/')
    await tara.within('article', 'Blue rug').reads(/^Not published: /)
  })
})
