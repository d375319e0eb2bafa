import { describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

describe('[PEOPLE-02 c, BOARD-03 c] a user blocks another on their profile', () => {
  it('after a confirmation; neither sees or follows the other any more, and the block can be undone there', async () => {
    const [rosa, sven] = [await corkboard.member('Rosa'), await corkboard.member('Sven')]
    const board = await rosa.does.createsBoard('Harbors')
    await rosa.does.pinsTo(board, { title: 'Low tide' })
    await sven.does.follows(rosa.does)
    await sven.opens('/rosa/')
    await sven.sees('link', /Harbors/)

    await rosa.opens('/sven/')
    await rosa.presses('button', 'More actions for Sven')
    await rosa.presses('menuitem', 'Block')
    const question = rosa.within('alertdialog', 'Block Sven?')
    expect(await barriersOn(rosa.page)).toEqual([])
    await question.presses('button', 'Cancel')
    await rosa.misses('alertdialog')
    await rosa.presses('button', 'More actions for Sven')
    await rosa.presses('menuitem', 'Block')
    await rosa.within('alertdialog', 'Block Sven?').presses('button', 'Block')
    await rosa.reads('You blocked Sven')
    await rosa.reads('You won’t see anything from Sven')
    expect(await barriersOn(rosa.page)).toEqual([])

    await sven.opens('/rosa/')
    await sven.misses('link', /Harbors/)
    await rosa.reloads()
    await rosa.presses('button', 'Unblock')
    await rosa.within('alertdialog', 'Unblock Sven?').presses('button', 'Unblock')
    await rosa.misses('alertdialog', 'Unblock Sven?')
    await rosa.misses('button', 'Unblock')
    await sven.reloads()
    await sven.sees('link', /Harbors/)
    // Unblocking does not restore follows.
    await sven.sees('button', 'Follow Rosa')
  })
})
