import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Member } from '../person.ts'

const corkboard = startJourneys()

const card = (person: Member, title: string) => person.page.getByRole('list').getByRole('button', { name: title })
const order = (person: Member) => person.page.locator('[data-pin]').allInnerTexts()

/** A board with a section and four pins, the newest of them D, being organised. */
const organises = async (name: string): Promise<{ person: Member; board: { id: string; url: string } }> => {
  const person = await corkboard.member(name)
  const board = await person.does.createsBoard('House')
  await person.does.addsSection(board, 'Kitchen')
  for (const title of ['Ash', 'Birch', 'Cedar', 'Date']) await person.does.pinsTo(board, { title })
  await person.opens(board.url)
  await person.presses('button', 'Board options')
  await person.presses('menuitem', 'Organise')
  await person.sees('heading', 'Organise House')
  return { person, board }
}

describe('[BOARD-02] organising a board', () => {
  it('with the mouse: a row is chosen, moved into a section, and moved back', async () => {
    const { person, board } = await organises('Alice')
    await card(person, 'Date').click()
    await card(person, 'Birch').click({ modifiers: ['Shift'] })
    await person.reads('3 pins chosen')
    await person.presses('button', 'Move')
    const picker = person.within('dialog', 'Choose a board')
    await picker.presses('button', 'Show the sections of House')
    await picker.presses('button', /^Kitchen/)
    await person.reads('3 pins moved to Kitchen')
    expect(await order(person)).toEqual(['Ash'])
    expect(await person.does.seesSectionsOf(board)).toMatchObject([{ pin_count: 3 }])
    await person.presses('button', 'Undo')
    await person.reads('3 pins moved back')
    expect(await order(person)).toEqual(['Date', 'Cedar', 'Birch', 'Ash'])
  })

  it('by dragging: onto a section, and before another pin', async () => {
    const { person, board } = await organises('Bob')
    await card(person, 'Ash').dragTo(card(person, 'Cedar'))
    await person.reads('Pin is now at place 2')
    expect(await order(person)).toEqual(['Date', 'Ash', 'Cedar', 'Birch'])
    const kitchen = person.page.getByRole('list', { name: 'Drop pins onto a section' }).getByText('Kitchen')
    await card(person, 'Date').dragTo(kitchen)
    await person.reads('1 pin moved to Kitchen')
    await person.presses('button', 'Done')
    await person.misses('heading', 'Organise House')
    await person.reloads()
    const seen = await person.does.asks<{ title: string }[]>('BoardFeedResource', 'get', {
      board_id: board.id,
      filter_section_pins: true,
    })
    expect(seen.map(({ title }) => title)).toEqual(['Ash', 'Cedar', 'Birch'])
  })

  it('with the keyboard: chosen, put elsewhere, deleted and brought back', async () => {
    const { person, board } = await organises('Carol')
    await card(person, 'Cedar').focus()
    await person.types('Alt+ArrowLeft')
    await person.reads('Pin is now at place 1')
    expect(await order(person)).toEqual(['Cedar', 'Date', 'Birch', 'Ash'])
    await card(person, 'Birch').focus()
    await person.types('Space')
    await person.reads('1 pin chosen')
    await person.types('Delete')
    await person.within('alertdialog', 'Delete 1 pin?').presses('button', 'Delete')
    await person.reads('1 pin deleted')
    expect(await person.does.seesPinsOn(board)).toHaveLength(3)
    await person.presses('button', 'Undo')
    await person.reads('1 pin is back')
    expect(await order(person)).toEqual(['Cedar', 'Date', 'Birch', 'Ash'])
    await card(person, 'Ash').focus()
    await person.types('Escape')
    await person.misses('heading', 'Organise House')
  })

  it('sorts, copies to another board, and chooses a cover', async () => {
    const { person, board } = await organises('Dan')
    const other = await person.does.createsBoard('Copies')
    await person.page.getByLabel('Sort by').selectOption('Oldest first')
    await expect.poll(() => order(person)).toEqual(['Ash', 'Birch', 'Cedar', 'Date'])
    await person.presses('button', 'Choose all shown')
    await person.presses('button', 'Copy')
    await person.within('dialog', 'Choose a board').presses('button', /^Copies/)
    await person.reads('4 pins copied to Copies')
    expect(await person.does.seesPinsOn(other)).toHaveLength(4)
    await card(person, 'Ash').click()
    await person.presses('button', 'More actions')
    await person.presses('menuitem', 'Use as cover')
    await person.reads('This pin is the cover now')
    const { cover_pin: cover } = await person.does.asks<{ cover_pin: object }>('BoardResource', 'get', {
      board_id: board.id,
    })
    expect(cover).not.toBeNull()
  })
})
