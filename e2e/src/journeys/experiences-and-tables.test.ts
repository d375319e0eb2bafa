import { drawPicture } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { type Member, signIn } from '../person.ts'
import { secures } from '../second-step.ts'

const corkboard = startJourneys()

const movesPin = async (person: Member, pinId: string, board: string) => {
  await person.opens(`/pin/${pinId}/`)
  await person.presses('button', 'More actions')
  await person.presses('menuitem', 'Edit pin')
  const form = person.within('dialog', 'Edit pin')
  await form.presses('button', /^Board/)
  await person.within('dialog', 'Choose a board').presses('button', new RegExp(`^${board}`))
  await form.presses('button', 'Save changes')
}

describe('[SHELL-26 a, BOARD-10 d] the first time a user changes a pin’s board', () => {
  it('they learn what happens to the pin, and never again', async () => {
    const alice = await corkboard.member('Alice')
    const [walks] = [await alice.does.createsBoard('Walks'), await alice.does.createsBoard('Gardens')]
    const pin = await alice.does.pinsTo(walks, { title: 'Gate', picture: await drawPicture() })
    await movesPin(alice, pin.id, 'Gardens')
    await alice.sees('dialog', 'Your pin has moved')
    await alice.presses('button', 'Got it')
    await alice.misses('dialog', 'Your pin has moved')
    await movesPin(alice, pin.id, 'Walks')
    await alice.reads('Pin updated')
    expect(await alice.at('dialog').count()).toBe(0)
  })
})

describe('[SHELL-25 b] a table', () => {
  it('keeps its search while its page is open, and resets on the next route', async () => {
    // The first account owns the instance.
    const elsewhere = corkboard.site.visitor()
    await elsewhere.logsIn('olivia')
    await secures(corkboard.site, elsewhere)
    const owner = await signIn(await corkboard.visitor(), elsewhere)
    await owner.opens('/admin/')
    const search = owner.within('main').at('searchbox')
    await search.fill('nobody is called so')
    await search.press('Enter')
    await owner.within('main').reads('No accounts found')
    expect(await search.inputValue()).toBe('nobody is called so')
    await owner.within('main').presses('link', 'See reports')
    await owner.arrivesAt('/admin/reports/')
    await owner.goesBack()
    await owner.within('list', 'Accounts found').reads('@olivia')
    expect(await search.inputValue()).toBe('')
  })
})
