import { describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import type { Member } from '../person.ts'

const corkboard = startJourneys()

/** Everyone follows everyone, so there are no strangers. */
const followEachOther = async (...people: readonly Member[]): Promise<void> => {
  for (const a of people) for (const b of people) if (a !== b) await a.does.follows(b.does)
}

describe('[PEOPLE-03 b c] a group conversation', () => {
  it('is started, used, named, joined and left, in everyone’s windows', async () => {
    const [ann, ben, cat, dot] = [
      await corkboard.member('Ann'),
      await corkboard.member('Ben'),
      await corkboard.member('Cat'),
      await corkboard.member('Dot'),
    ]
    await followEachOther(ann, ben, cat)
    await ann.opens('/messages/')
    await ann.presses('button', 'New message')
    const choice = ann.within('dialog', 'New message')
    await choice.presses('button', 'Send')
    await choice.reads('Choose who to write to.')
    await choice.presses('button', 'Select Ben')
    await choice.presses('button', 'Select Cat')
    await choice.writes('Name (optional)', 'Cakes')
    expect.soft(await barriersOn(ann.page)).toEqual([])
    await choice.presses('button', 'Create group')
    await ann.arrivesAt(/^\/messages\/\d+\/$/)
    await ann.sees('heading', 'Cakes')
    await ann.reads('You started this conversation')
    await ann.writes('Write a message', 'Who bakes?')
    await ann.types('Enter')

    await ben.opens('/messages/')
    await ben.within('list', 'Messages').presses('link', /Cakes/)
    await ben.reads('Who bakes?')
    await ann.reads('Seen by Ben')
    await ben.writes('Write a message', 'I do')
    await ben.types('Enter')
    await ann.reads('I do')
    expect.soft(await barriersOn(ann.page)).toEqual([])

    const more = async (person: Member, action: string | RegExp) => {
      await person.presses('button', /^Options for the conversation with/)
      await person.presses('menuitem', action)
    }
    await more(ben, 'Name this conversation')
    await ben.within('dialog', 'Name this conversation').writes('Name (optional)', 'Big cakes')
    await ben.within('dialog', 'Name this conversation').presses('button', 'Save')
    await ann.reads('Ben named this conversation “Big cakes”')
    await ann.sees('heading', 'Big cakes')

    // Ann, whom Dot does not know, adds her. Dot joins once she agrees, and sees messages from then on.
    await more(ann, '3 people')
    const people = ann.within('dialog', 'People in “Big cakes”')
    await people.writes('Search people by name', 'dot')
    await people.presses('button', 'Add Dot')
    await people.within('list', 'In this conversation').reads('Invited')
    expect.soft(await barriersOn(ann.page)).toEqual([])
    await people.presses('button', 'Close')
    await dot.opens('/messages/')
    await dot.reads('wants to add you to “Big cakes”')
    await dot.presses('link', /Ann.*wants to add you/)
    await dot.presses('button', 'Accept')
    await dot.reads('Ann added you')
    expect(await dot.page.getByText('Who bakes?').count()).toBe(0)
    await dot.writes('Write a message', 'Me too')
    await dot.types('Enter')
    await ben.reads('Me too')

    const pin = await ann.does.pinsTo(await ann.does.createsBoard('Ovens'), { title: 'A blue oven' })
    await ann.opens(`/pin/${pin.id}/`)
    await ann.presses('button', 'Share')
    await ann.presses('menuitem', 'Send to people')
    await ann.presses('button', 'Send to Big cakes')
    await ann.reads('Sent')
    await ben.within('log').sees('link', /A blue oven/)
    await ann.opens('/messages/')
    await ann.within('list', 'Messages').presses('link', /Big cakes/)

    await more(ben, 'Leave')
    await ben.within('alertdialog', 'Leave “Big cakes”?').presses('button', 'Leave')
    await ben.reads('You left the conversation')
    await ben.arrivesAt('/messages/')
    await ann.reads('Ben left')
  })

  it('keeps two users apart across a block', async () => {
    const [eva, fred, gus] = [
      await corkboard.member('Eva'),
      await corkboard.member('Fred'),
      await corkboard.member('Gus'),
    ]
    await followEachOther(eva, fred, gus)
    const { id } = await eva.does.sendsToSeveral([fred.does, gus.does], { text: 'Hello both' })
    await gus.does.writesTo(id, 'From Gus')
    await fred.does.blocks(gus.does)
    await fred.opens(`/messages/${id}/`)
    await fred.reads('Hello both')
    expect(await fred.page.getByText('From Gus').count()).toBe(0)
    await fred.sees('heading', 'Eva')
    await eva.opens(`/messages/${id}/`)
    await eva.reads('From Gus')
    await eva.sees('heading', /^(Fred and Gus|Gus and Fred)$/)
  })
})
