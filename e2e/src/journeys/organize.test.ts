import { boxOf } from '../box-of.ts'
import type { Board } from '@corkboard/contract'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { barriersOn } from '../accessibility.ts'
import type { Seat } from '../browser.ts'
import type { Member } from '../person.ts'
import type { Locator } from 'playwright-core'

const corkboard = startJourneys()

const STILL_FRAMES = 20
const SCROLLED_PX = 120

const card = (person: Member, title: string) => person.page.getByRole('list').getByRole('button', { name: title })
/** Drags onto the first or the last half of an element, in reading direction. */
const drags = async (what: Locator, to: Locator, half: 'first' | 'last') => {
  const { width, height } = await boxOf(to)
  await what.dragTo(to, { targetPosition: { x: width * (half === 'first' ? 0.2 : 0.8), y: height / 2 } })
}
const order = (person: Member) => person.page.locator('[data-pin]').allInnerTexts()

const section = (person: Member, title: string) =>
  person.page.getByRole('list', { name: 'Drop pins onto a section' }).getByText(title)
const sectionBox = (person: Member, title: string) => person.page.locator('[data-section]', { hasText: title })
const titlesOf = async (person: Member, board: Board) =>
  (await person.does.seesSectionsOf(board)).map(({ title }) => title)

/** Creates a board with a section and four pins, the newest of them D, and starts organizing it. */
const organizes = async (name: string, seat?: Seat): Promise<{ person: Member; board: Board }> => {
  const person = await corkboard.member(name, seat)
  const board = await person.does.createsBoard('House')
  await person.does.addsSection(board, 'Kitchen')
  for (const title of ['Ash', 'Birch', 'Cedar', 'Date']) await person.does.pinsTo(board, { title })
  await person.opens(board.url)
  await person.presses('button', 'Organize')
  await person.sees('heading', 'Organize House')
  return { person, board }
}

describe('[BOARD-02 b] organizing a board', () => {
  it('begins and ends without moving a pin', async () => {
    const nell = await corkboard.member('Nell')
    const board = await nell.does.createsBoard('Still')
    // Titled or not, and fewer than the grid has columns.
    for (const title of ['Ash', '', 'Cedar']) await nell.does.pinsTo(board, { title })
    await nell.opens(board.url)
    const places = () =>
      nell.page.locator('[data-pins] img').evaluateAll((all) =>
        all.flatMap((picture) => {
          const { x, y, width, height } = picture.getBoundingClientRect()
          return [x, y, width, height]
        }),
      )
    await nell.sees('link', /Ash$/)
    const before = await places()
    expect(before).toHaveLength(3 * 4)
    const farthest = async () => {
      const now = await places()
      return now.length === before.length ? Math.max(...now.map((px, n) => Math.abs(px - before[n]!))) : Infinity
    }
    await nell.presses('button', 'Organize')
    await nell.sees('heading', 'Organize Still')
    // Windows scroll by whole pixels.
    await expect.poll(farthest).toBeLessThan(1)
    await nell.presses('button', 'Done')
    await nell.sees('link', /Ash$/)
    await expect.poll(farthest).toBeLessThan(1)
  })

  it('with the mouse: selects a row, moves it into a section, and undoes that', async () => {
    const { person, board } = await organizes('Alice')
    await card(person, 'Date').click()
    await card(person, 'Birch').click({ modifiers: ['Shift'] })
    await person.reads('3 pins selected')
    await person.presses('button', 'Move')
    const picker = person.within('dialog', 'Choose a board')
    await picker.presses('button', 'Show sections of House')
    await picker.presses('button', /^Kitchen/)
    await person.reads('3 pins moved to Kitchen')
    expect(await order(person)).toEqual(['Ash'])
    expect(await person.does.seesSectionsOf(board)).toMatchObject([{ pin_count: 3 }])
    await card(person, 'Ash').click()
    await person.types('Delete')
    await person.within('alertdialog', 'Delete 1 pin?').reads(/^It’ll be removed from House/)
    await person.types('Escape')
    await card(person, 'Ash').click()
    await person.presses('button', 'Undo')
    await person.reads('3 pins moved back')
    expect(await order(person)).toEqual(['Date', 'Cedar', 'Birch', 'Ash'])
  })

  it('[SHELL-16 a] Undo in a toast works while a dialog is open, by mouse and keyboard, and the dialog stays', async () => {
    const { person } = await organizes('Ivy')
    const removes = async (title: string) => {
      await card(person, title).click()
      await person.presses('button', 'Delete')
      await person.within('alertdialog', 'Delete 1 pin?').presses('button', 'Delete')
      // The toast is above the bar.
      const message = await person.page.getByText('1 pin deleted').boundingBox()
      const bar = await person.at('toolbar').boundingBox()
      expect(message!.y + message!.height).toBeLessThan(bar!.y)
      // A toast stays while the pointer is over it.
      await person.page.getByText('1 pin deleted').hover()
      await card(person, 'Ash').focus()
      await person.types('Space')
      await person.at('button', 'Copy').focus()
      await person.types('Enter')
    }
    const picker = person.within('dialog', 'Choose a board')
    await removes('Date')
    await picker.presses('button', 'Undo')
    await person.reads('1 pin restored')
    await person.sees('dialog', 'Choose a board')
    await person.types('Escape')
    await person.misses('dialog', 'Choose a board')
    expect(await order(person)).toHaveLength(4)

    await card(person, 'Ash').click()
    await removes('Birch')
    const undo = person.page.getByRole('button', { name: 'Undo' })
    for (let stops = 0; stops < 20 && !(await undo.evaluate((it) => it === document.activeElement)); stops += 1) {
      await person.types('Tab')
    }
    await person.types('Enter')
    await expect.poll(() => order(person)).toHaveLength(4)
    await person.types('Escape')
    await person.misses('dialog', 'Choose a board')
    // The toasts are back in their place and can be closed.
    await person.page.getByRole('button', { name: 'Dismiss' }).last().click()
  })

  it('by dragging: onto a section, and next to another pin, the last one too', async () => {
    const { person, board } = await organizes('Bob')
    await drags(card(person, 'Ash'), card(person, 'Cedar'), 'first')
    await person.reads('Pin moved to position 2')
    expect(await order(person)).toEqual(['Date', 'Ash', 'Cedar', 'Birch'])
    await drags(card(person, 'Ash'), card(person, 'Birch'), 'last')
    await person.reads('Pin moved to position 4')
    expect(await order(person)).toEqual(['Date', 'Cedar', 'Birch', 'Ash'])
    await card(person, 'Date').dragTo(section(person, 'Kitchen'))
    await person.reads('1 pin moved to Kitchen')
    await person.presses('button', 'Done')
    await person.misses('heading', 'Organize House')
    await person.reloads()
    const seen = await person.does.asks<{ title: string }[]>('BoardFeedResource', 'get', {
      board_id: board.id,
      filter_section_pins: true,
    })
    expect(seen.map(({ title }) => title)).toEqual(['Cedar', 'Birch', 'Ash'])
  })

  it('moves several selected pins together, by dragging and by keyboard', async () => {
    const { person, board } = await organizes('Jan')
    await card(person, 'Date').click()
    await card(person, 'Birch').click()
    await drags(card(person, 'Birch'), card(person, 'Ash'), 'last')
    await person.reads('2 pins moved, starting at position 3')
    expect(await order(person)).toEqual(['Cedar', 'Ash', 'Date', 'Birch'])
    await card(person, 'Date').focus()
    await person.types('Alt+ArrowUp')
    await person.reads('2 pins moved, starting at position 2')
    expect(await order(person)).toEqual(['Cedar', 'Date', 'Birch', 'Ash'])
    await person.presses('button', 'More actions')
    await person.presses('menuitem', 'Move later')
    await person.reads('2 pins moved, starting at position 3')
    // A pin that is not selected moves alone.
    await drags(card(person, 'Ash'), card(person, 'Cedar'), 'first')
    await person.reads('Pin moved to position 1')
    const titles = (await person.does.seesPinsOn(board)).map(({ title }) => title)
    expect([await order(person), titles.toSorted()]).toEqual([
      ['Ash', 'Cedar', 'Date', 'Birch'],
      ['Ash', 'Birch', 'Cedar', 'Date'],
    ])
  })

  it('reorders sections by dragging', async () => {
    const { person, board } = await organizes('Kim')
    await person.does.addsSection(board, 'Bath')
    await person.does.addsSection(board, 'Cellar')
    await person.reloads()
    await person.presses('button', 'Organize')
    await drags(section(person, 'Kitchen'), sectionBox(person, 'Cellar'), 'last')
    await person.reads('Kitchen moved to position 3')
    await drags(section(person, 'Cellar'), sectionBox(person, 'Bath'), 'first')
    await person.reads('Cellar moved to position 1')
    expect(await titlesOf(person, board)).toEqual(['Cellar', 'Bath', 'Kitchen'])
  })

  it('with the keyboard: selects, moves, deletes and restores', async () => {
    const { person, board } = await organizes('Carol')
    await card(person, 'Cedar').focus()
    await person.types('Alt+ArrowLeft')
    await person.reads('Pin moved to position 1')
    expect(await order(person)).toEqual(['Cedar', 'Date', 'Birch', 'Ash'])
    await card(person, 'Birch').focus()
    await person.types('Space')
    await person.reads('1 pin selected')
    await person.types('Delete')
    await person.within('alertdialog', 'Delete 1 pin?').presses('button', 'Delete')
    await person.reads('1 pin deleted')
    expect(await person.does.seesPinsOn(board)).toHaveLength(3)
    await person.presses('button', 'Undo')
    await person.reads('1 pin restored')
    expect(await order(person)).toEqual(['Cedar', 'Date', 'Birch', 'Ash'])
    // Sections announce their new place too.
    await person.does.addsSection(board, 'Bath')
    await person.reloads()
    await person.at('button', 'Organize').focus()
    await person.types('Enter')
    await person.at('button', 'Move section Kitchen later').focus()
    await person.types('Enter')
    await person.reads('Kitchen moved to position 2')
    await card(person, 'Ash').focus()
    await person.types('Escape')
    await person.misses('heading', 'Organize House')
    expect(await person.at('button', 'Organize').evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('shows what is left after another organizer deleted some pins', async () => {
    const { person, board } = await organizes('Lena')
    const milo = await corkboard.site.person('Milo')
    await person.does.invites(milo, board, 'delete')
    await milo.acceptsInviteTo(board)
    const [, second] = await milo.seesPinsOn(board)
    await milo.deletes(second!)
    await person.presses('button', 'Select all')
    person.expects('404 POST /resource/BulkPinsResource/update/')
    await card(person, 'Date').dragTo(section(person, 'Kitchen'))
    await person.reads('We couldn’t find that pin.')
    await expect.poll(() => order(person)).toEqual(['Date', 'Birch', 'Ash'])
    await person.reads('3 pins selected')
    await card(person, 'Date').dragTo(section(person, 'Kitchen'))
    await person.reads('3 pins moved to Kitchen')
  })

  it('sorts, copies to another board, and selects a cover', async () => {
    const { person, board } = await organizes('Dan')
    const other = await person.does.createsBoard('Copies')
    await person.page.getByLabel('Sort by').selectOption('Oldest first')
    await expect.poll(() => order(person)).toEqual(['Ash', 'Birch', 'Cedar', 'Date'])
    await person.presses('button', 'Select all')
    await person.presses('button', 'Copy')
    await person.within('dialog', 'Choose a board').presses('button', /^Copies/)
    await person.reads('4 pins copied to Copies')
    expect(await person.does.seesPinsOn(other)).toHaveLength(4)
    await card(person, 'Ash').click()
    await person.presses('button', 'More actions')
    await person.presses('menuitem', 'Use as cover')
    await person.reads('Cover updated')
    const { cover_pin: cover } = await person.does.asks<{ cover_pin: object }>('BoardResource', 'get', {
      board_id: board.id,
    })
    expect(cover).not.toBeNull()
  })
})

describe('[BOARD-02 b] organizing by touch', () => {
  it('picks up a pin by a long press and moves it before another and into a section', async () => {
    const { person, board } = await organizes('Eve', { device: 'phone' })
    await person.carries(card(person, 'Cedar'), card(person, 'Date'), { half: 'first' })
    await person.reads('Pin moved to position 1')
    expect(await order(person)).toEqual(['Cedar', 'Date', 'Birch', 'Ash'])
    await card(person, 'Date').tap()
    await card(person, 'Cedar').tap()
    await person.reads('2 pins selected')
    await person.carries(card(person, 'Cedar'), section(person, 'Kitchen'), {
      meanwhile: async () => expect.soft(await barriersOn(person.page)).toEqual([]),
    })
    await person.reads('2 pins moved to Kitchen')
    expect(await order(person)).toEqual(['Birch', 'Ash'])
    expect(await person.does.seesSectionsOf(board)).toMatchObject([{ pin_count: 2 }])
  })

  it('moves selected pins together, to the last place too, and reorders sections', async () => {
    const { person, board } = await organizes('Lea', { device: 'phone' })
    await person.does.addsSection(board, 'Bath')
    await person.reloads()
    await person.presses('button', 'Organize')
    await person.sees('heading', 'Organize House')
    await person.carries(section(person, 'Kitchen'), sectionBox(person, 'Bath'), { half: 'last' })
    await person.reads('Kitchen moved to position 2')
    expect(await titlesOf(person, board)).toEqual(['Bath', 'Kitchen'])
    await person.carries(section(person, 'Kitchen'), sectionBox(person, 'Bath'), { half: 'first' })
    await person.reads('Kitchen moved to position 1')
    await card(person, 'Date').tap()
    await card(person, 'Cedar').tap()
    await person.carries(card(person, 'Date'), card(person, 'Ash'), { half: 'last' })
    await person.reads('2 pins moved, starting at position 3')
    expect(await order(person)).toEqual(['Birch', 'Ash', 'Date', 'Cedar'])
  })

  it('fits all actions on a pin in one row on the narrowest phone', async () => {
    const { person } = await organizes('Uli', { device: 'phone' })
    await person.page.setViewportSize({ width: 320, height: 640 })
    await card(person, 'Ash').tap()
    const bar = person.within('toolbar', '1 pin selected')
    const middleOf = async (name: string) => {
      const { y, height } = await boxOf(await bar.sees('button', name))
      return Math.round(y + height / 2)
    }
    const move = await middleOf('Move')
    for (const name of ['Deselect all', 'Copy', 'Delete', 'More actions', 'Done'])
      expect.soft(await middleOf(name)).toBe(move)
    await person.page.setViewportSize({ width: 390, height: 844 })
  })

  it('scrolls with a finger that moves immediately, and at the edge with one that carries', async () => {
    const { person } = await organizes('Fay', { device: 'phone' })
    const { page } = person
    const fingers = await person.context.newCDPSession(page)
    const put = (type: 'touchStart' | 'touchMove', y: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 100, y }] })
    const letGo = () => fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const scrolled = () => page.evaluate(() => window.scrollY)

    await page.evaluate(() => window.scrollTo(0, 0))
    await put('touchStart', 600)
    for (const y of [560, 480, 380, 280]) await put('touchMove', y)
    await letGo()
    await expect.poll(scrolled).toBeGreaterThan(100)
    await person.reads('Nothing selected')
    expect(await order(person)).toEqual(['Date', 'Cedar', 'Birch', 'Ash'])
    // Touching a page that is still scrolling only stops it. Counted in frames, because a busy machine may render none
    // for a while.
    await page.evaluate(
      (frames) =>
        new Promise<void>((resolve) => {
          let [last, still] = [-1, 0]
          const look = () => {
            still = window.scrollY === last ? still + 1 : 0
            last = window.scrollY
            if (still < frames) requestAnimationFrame(look)
            else resolve()
          }
          look()
        }),
      STILL_FRAMES,
    )
    // The scrolled distance varies. The first card must be above the bar.
    await page.evaluate((top) => window.scrollTo(0, top), SCROLLED_PX)
    await expect.poll(scrolled).toBe(SCROLLED_PX)
    const box = await boxOf(card(person, 'Date'))
    await put('touchStart', box.y + 40)
    await page.locator('[data-carried]').waitFor()
    await put('touchMove', 300)
    await put('touchMove', 4)
    await expect.poll(scrolled).toBe(0)
    await letGo()
    await fingers.detach()
  })
})

describe('[BOARD-07 a b] a long action', () => {
  it('on a whole board shows its progress, after a reload too, and its result', async () => {
    const person = await corkboard.member('Gil')
    const [board, target] = [await person.does.createsBoard('Long'), await person.does.createsBoard('Heir')]
    let ids = [(await person.does.pinsTo(board, { title: 'Leaf' })).id]
    for (const size of [1, 2, 4, 8, 16, 32, 64, 100, 100, 100, 92]) {
      const options = { pin_ids: ids.slice(0, size), board_id: board.id }
      const copies = await person.does.asks<{ pin_ids: string[] }>('BulkPinsResource', 'create', options)
      ids = [...copies.pin_ids, ...ids]
    }
    await person.opens(board.url)
    await person.presses('button', 'Organize')
    await person.presses('button', 'Select all')
    await person.reads('520 pins selected')
    await card(person, 'Leaf').first().click()
    await person.reads('519 pins selected')

    await person.presses('button', 'Move')
    const targetLine = await person.within('dialog', 'Choose a board').sees('button', /^Heir/)
    // Another transaction locks a pin of the second batch for less time than the worker waits.
    const client = await corkboard.site.site.database.pool.connect()
    await client.query('begin')
    await client.query('select 1 from pins where id = $1 for update', [ids[1]!])
    try {
      await targetLine.click()
      const bar = person.page.getByRole('progressbar', { name: 'Updating this board…' })
      await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe('96%')
      await person.reloads()
      await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe('96%')
      await client.query('commit')
      await bar.waitFor({ state: 'detached' })
    } finally {
      await client.query('rollback')
      client.release()
    }
    await person.sees('list', '1 pin')
    expect.soft(await barriersOn(person.page)).toEqual([])
    expect(await person.does.sees(target)).toMatchObject({ pin_count: 519 })
    expect(await person.does.sees(board)).toMatchObject({ pin_count: 1 })
  })

  it('can be undone', async () => {
    const { person, board } = await organizes('Hana')
    const target = await person.does.createsBoard('Heir of all')
    const pins = await person.does.seesPinsOn(board)
    for (let copies = 0; copies < 10; copies += 1) {
      await person.does.asks('BulkPinsResource', 'create', { pin_ids: pins.map(({ id }) => id), board_id: board.id })
    }
    await person.reloads()
    await person.presses('button', 'Organize')
    await person.presses('button', 'Select all')
    await person.reads('44 pins selected')
    await person.presses('button', 'Delete')
    await person.within('alertdialog', 'Delete 44 pins?').presses('button', 'Delete')
    await person.reads('44 pins deleted')
    await person.presses('button', 'Undo')
    await person.reads('44 pins restored')
    await person.reads('Nothing selected')
    expect(await person.does.sees(board)).toMatchObject({ pin_count: 44 })
    expect(await person.does.sees(target)).toMatchObject({ pin_count: 0 })
  })
})
