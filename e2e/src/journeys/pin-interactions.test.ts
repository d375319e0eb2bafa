import type { Pin } from '@corkboard/contract'
import { drawPicture, PASSWORD, type Visitor } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import { type Member, type Person, signIn } from '../person.ts'
import { secures } from '../second-step.ts'

const corkboard = startJourneys()

const pinOf = async (who: Member, title: string): Promise<Pin> =>
  who.does.pinsTo(await who.does.createsBoard(`Board of ${title}`), {
    title,
    picture: await drawPicture({ width: 600, height: 700 }),
  })
const opensPin = (person: Person, { id }: Pin) => person.opens(`/pin/${id}/`)

describe('[PIN-07 b, PIN-08 a b c] a reaction, favorite, try or note on a pin', () => {
  it('shows immediately, to others if they may see it, and after a reload', async () => {
    const alice = await corkboard.member('Alice')
    const bob = await corkboard.member('Bob')
    const pin = await pinOf(alice, 'A tap')
    await opensPin(bob, pin)
    await bob.presses('button', 'Love it')
    await bob.sees('button', 'Your reaction: Love. Undo')
    await bob.presses('button', 'Choose a reaction')
    await bob.presses('menuitemradio', 'Wow')
    await bob.sees('button', 'Your reaction: Wow. Undo')
    await bob.presses('button', 'Add to favorites')
    await bob.sees('button', 'Remove from favorites')
    await bob.presses('button', 'Add a private note')
    await bob.writes('Note', 'Ask for the price')
    await bob.presses('button', 'Save note')
    await bob.reads('Ask for the price')
    await bob.presses('button', 'I tried it')
    await bob.writes('How did it turn out?', 'Works well')
    await bob.within('dialog', 'Tried it?').presses('button', 'Share')
    await bob.reads('1 person tried it')
    await bob.reloads()
    await bob.sees('button', 'Your reaction: Wow. Undo')
    await bob.reads('Ask for the price')
    expect.soft(await barriersOn(bob.page)).toEqual([])

    await opensPin(alice, pin)
    await alice.reads('1 person tried it')
    expect(await alice.page.getByText('Ask for the price').count()).toBe(0)
    await alice.presses('button', '1 person tried it')
    await alice.reads('Works well')
    await alice.types('Escape')
    await alice.presses('button', '1 reaction')
    await alice.sees('link', 'Bob')
    expect.soft(await barriersOn(alice.page)).toEqual([])
  })

  it('[SHELL-17] is not lost by Escape, once or repeatedly; a long word does not widen the page', async () => {
    const nell = await corkboard.member('Nell', { device: 'phone' })
    await opensPin(nell, await pinOf(nell, 'A hinge'))
    await nell.presses('button', 'Add a private note')
    const word = 'unbroken'.repeat(25)
    await nell.writes('Note', word)
    const width = await nell.page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('*')].map((one) => one.scrollWidth)),
    )
    expect(width).toBeLessThanOrEqual(nell.page.viewportSize()!.width)
    const dialog = nell.within('alertdialog', 'Are you sure you want to dismiss?')
    await nell.types('Escape')
    await dialog.reads('You will lose all of your changes. This cannot be undone')
    await dialog.presses('button', 'Keep editing')
    expect(await nell.holds('Note')).toBe(word)
    // Only Escape: a browser closes the dialog on the second one, whatever the page does.
    for (const _ of [1, 2, 3]) await nell.types('Escape')
    await dialog.presses('button', 'Keep editing')
    expect(await nell.holds('Note')).toBe(word)
    await nell.types('Escape')
    await dialog.presses('button', 'Dismiss')
    await nell.misses('dialog')
  })

  it('[SHELL-17] is not lost by back navigation, which continues once it is discarded', async () => {
    const olga = await corkboard.member('Olga', { device: 'phone' })
    await pinOf(olga, 'A latch')
    await olga.opens('/olga/?tab=created')
    await olga.presses('link', /^A latch/)
    await olga.presses('button', 'Add a private note')
    await olga.writes('Note', 'Brass, not iron')
    const dialog = olga.within('alertdialog', 'Are you sure you want to dismiss?')
    await olga.goesBack()
    await dialog.presses('button', 'Keep editing')
    await olga.arrivesAt(/^\/pin\//)
    expect(await olga.holds('Note')).toBe('Brass, not iron')
    await olga.goesBack()
    await dialog.presses('button', 'Dismiss')
    await olga.arrivesAt('/olga/?tab=created')
    await olga.misses('dialog')
    // The draft is gone, and so is the confirmation.
    await olga.presses('link', /^A latch/)
    await olga.sees('button', 'Add a private note')
    await olga.goesBack()
    await olga.arrivesAt('/olga/?tab=created')
  })

  it('of a visitor waits until they signed up', async () => {
    const pin = await pinOf(await corkboard.member('Petra'), 'A gate')
    const visitor = await corkboard.visitor()
    await opensPin(visitor, pin)
    await visitor.presses('button', 'Love it')
    const form = visitor.within('dialog', 'Create an account to react to this pin')
    await form.writes('First name', 'Pia')
    await form.writes('Email', 'pia@example.org')
    await form.writes('Password', PASSWORD)
    await form.presses('button', 'Sign up')
    await visitor.misses('dialog')
    await visitor.sees('button', 'Your reaction: Love. Undo')
  })
})

describe('[PIN-09 a b] an unwanted pin', () => {
  let owner: Visitor
  beforeAll(async () => {
    owner = corkboard.site.visitor()
    await owner.logsIn('olivia')
    await secures(corkboard.site, owner)
  })

  it('is hidden, shown again, reported, and removed by an admin', async () => {
    const carol = await corkboard.member('Carol')
    const dan = await corkboard.member('Dan')
    const pin = await pinOf(carol, 'Buy this')
    await opensPin(dan, pin)
    await dan.within('article').presses('button', 'More actions')
    await dan.presses('menuitem', 'Hide pin')
    await dan.sees('button', 'Unhide')
    await expect.poll(async () => (await dan.does.seesHomeFeed()).map(({ id }) => id)).not.toContain(pin.id)
    await dan.presses('button', 'Undo')
    await dan.misses('button', 'Unhide')
    await dan.within('article').presses('button', 'More actions')
    await dan.presses('menuitem', 'Report pin')
    await dan.within('dialog', 'Report this pin').presses('button', 'Report')
    await dan.reads('Choose a reason.')
    await dan.presses('radio', 'Spam')
    await dan.writes('Anything else we should know?', 'Sells things')
    expect.soft(await barriersOn(dan.page)).toEqual([])
    await dan.within('dialog', 'Report this pin').presses('button', 'Report')
    await dan.reads('Thanks. An admin will review it.')

    const olivia = await signIn(await corkboard.visitor(), owner)
    await olivia.opens('/admin/')
    await olivia.presses('link', 'See reports')
    await olivia.reads('Sells things')
    expect.soft(await barriersOn(olivia.page)).toEqual([])
    await olivia.presses('button', 'Hide')
    await olivia.reads('@olivia hid a pin of @carol')
    await olivia.presses('button', 'Undo')
    await olivia.reads('Restored')
    expect(await carol.does.sees(pin)).toMatchObject({ title: 'Buy this' })
    await olivia.reads('No open reports. New ones will show up here.')
    await olivia.presses('link', 'Closed')
    await olivia.presses('button', 'Hide')
    await olivia.sees('button', 'Restore')
    expect(await carol.does.sees(pin)).toBeUndefined()
    await carol.opens('/news/')
    await carol.reads('An admin hid your pin')
    await carol.reads('Buy this')
    await olivia.sees('link', 'View image')
    await olivia.presses('button', 'Account actions')
    await olivia.sees('menuitem', 'Warn')
    await olivia.sees('menuitem', 'Ban…')
    await olivia.page.keyboard.press('Escape')
    await olivia.presses('button', 'Restore')
    await olivia.sees('button', 'Hide')
    await olivia.reads('@olivia restored a pin of @carol')
    expect(await carol.does.sees(pin)).toMatchObject({ title: 'Buy this' })
  })
})
