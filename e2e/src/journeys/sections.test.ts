import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

describe('[BOARD-02 a] sections', () => {
  it('are added to a board, hold the pins saved to them, and have their own pages', async () => {
    const alice = await corkboard.member('Alice')
    const board = await alice.does.createsBoard('House')
    await alice.does.pinsTo(board, { title: 'Loose chair' })
    const pin = await alice.does.pinsTo(board, { title: 'Blue tap' })
    await alice.opens(board.url)
    await alice.presses('button', 'Board options')
    await alice.presses('menuitem', 'Add section')
    const form = alice.within('dialog', 'Add section')
    await form.writes('Name', 'Kitchen')
    await form.presses('button', 'Add')
    await alice.reads('Section “Kitchen” is ready')
    await alice.sees('link', /Kitchen/)

    await alice.opens(`/pin/${pin.id}/`)
    await alice.presses('button', 'More actions')
    await alice.presses('menuitem', 'Edit pin')
    await alice.within('dialog', 'Edit pin').presses('button', 'Board House')
    const picker = alice.within('dialog', 'Choose a board')
    await picker.presses('button', 'Show sections of House')
    await picker.presses('button', /^Kitchen/)
    await alice.sees('button', 'Board House · Kitchen')
    await alice.presses('button', 'Save changes')
    await alice.reads('Pin updated')

    await alice.opens(board.url)
    await alice.sees('link', /^Loose chair/)
    await alice.misses('link', /^Blue tap/)
    await alice.presses('link', /^Kitchen/)
    await alice.arrivesAt('/alice/house/kitchen/')
    await alice.sees('heading', 'Kitchen')
    await alice.sees('link', /^Blue tap/)
    await alice.reloads()
    await alice.sees('link', /^Blue tap/)
    await alice.presses('link', 'Back to House')
    await alice.arrivesAt(board.url)
  })

  it('are renamed and deleted; their pins stay unless they are deleted too', async () => {
    const bob = await corkboard.member('Bob')
    const board = await bob.does.createsBoard('Garden')
    const section = await bob.does.addsSection(board, 'Herbs')
    await bob.does.pinsTo(board, { title: 'Thyme', section: section.id })
    await bob.opens(section.url)
    await bob.presses('button', 'Section options')
    await bob.presses('menuitem', 'Rename section')
    const form = bob.within('dialog', 'Rename section')
    await form.writes('Name', 'Spices')
    await form.presses('button', 'Save')
    await bob.arrivesAt('/bob/garden/spices/')
    await bob.sees('heading', 'Spices')
    await bob.presses('button', 'Section options')
    await bob.presses('menuitem', 'Delete section')
    await bob.within('alertdialog', 'Delete section “Spices”?').presses('button', 'Delete section')
    await bob.arrivesAt(board.url)
    await bob.sees('link', /^Thyme/)
    expect(await bob.does.seesSectionsOf(board)).toEqual([])
  })

  it('[BOARD-01 a] and their board are found at their addresses from before a rename', async () => {
    const erin = await corkboard.site.person('Erin')
    const board = await erin.createsBoard('Before')
    const section = await erin.addsSection(board, 'Part')
    await erin.edits(board, { name: 'After' })
    for (const [path, to] of [
      [board.url, '/erin/after/'],
      [section.url, '/erin/after/part/'],
    ] as const) {
      const response = await fetch(corkboard.site.origin + path, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([301, to])
    }
  })

  it('are visible to visitors like their board', async () => {
    const carol = await corkboard.site.person('Carol')
    const board = await carol.createsBoard('Trips')
    const section = await carol.addsSection(board, 'Rome')
    await carol.pinsTo(board, { title: 'Forum', section: section.id })
    const visitor = await corkboard.visitor()
    await visitor.opens(board.url)
    await visitor.reads('All pins are in sections.')
    await visitor.presses('link', /^Rome/)
    await visitor.sees('link', /^Forum/)
    await visitor.misses('button', 'Section options')
    await carol.edits(board, { privacy: 'secret' })
    await visitor.opens(section.url, { status: 404 })
  })
})
