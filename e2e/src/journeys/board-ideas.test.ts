import { drawPicture } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

describe('[BOARD-11 c d] the ideas tab of a board', () => {
  it('is marked as new, shows pins of similar boards, by interest too, and is only for the board’s members', async () => {
    const bob = await corkboard.site.person('Bob')
    const nearby = await bob.createsBoard('Stone bridges', { category: 'travel' })
    await bob.pinsTo(nearby, { title: 'Old bridge', picture: await drawPicture() })
    const painted = await bob.createsBoard('Painted bridges', { category: 'art' })
    await bob.pinsTo(painted, { title: 'Painted bridge', picture: await drawPicture() })
    const alice = await corkboard.member('Alice')
    const board = await alice.does.createsBoard('Bridges')
    await alice.does.pinsTo(board, { title: 'Mine', picture: await drawPicture() })
    // Ideas come from the topics that the worker assigns.
    await corkboard.site.settled()
    await alice.opens(board.url)
    await alice.sees('link', 'More ideas New')
    await alice.presses('link', 'More ideas New')
    await alice.arrivesAt(`${board.url}?tab=ideas`)
    const ideas = alice.within('list', 'Ideas for Bridges')
    await ideas.sees('link', /Painted bridge$/)
    await ideas.sees('link', /Old bridge$/)
    await alice.presses('button', 'Art')
    await ideas.misses('link', /Old bridge$/)
    await ideas.sees('link', /Painted bridge$/)
    await alice.presses('link', 'Pins')
    await alice.within('list', '1 pin').sees('link', /Mine$/)
    await alice.sees('link', 'More ideas')
    const cleo = await corkboard.visitor()
    await cleo.opens(`${board.url}?tab=ideas`)
    await cleo.within('list', '1 pin').sees('link', /Mine$/)
    expect(await cleo.at('link', /^More ideas/).count()).toBe(0)
  })
})

describe('[FIND-09 a] the story of new ideas', () => {
  it('leads the pins of the user’s own board until they open the ideas, and no one else’s', async () => {
    const { site } = corkboard
    const hugo = await site.person('Hugo')
    const theirs = await hugo.createsBoard('Tree houses')
    for (const n of [1, 2, 3, 4]) await hugo.pinsTo(theirs, { title: `Tree house ${n}` })
    const ida = await corkboard.member('Ida')
    const board = await ida.does.createsBoard('Tree houses')
    await ida.does.pinsTo(board, { title: 'My tree house' })
    // Ideas come from the topics that the worker assigns.
    await site.settled()
    await ida.opens(board.url)
    const pins = ida.within('list', '1 pin')
    await pins.sees('link', /My tree house$/)
    const story = pins.at('listitem').first().getByRole('link', { name: 'New ideas for this board' })
    await story.waitFor()
    expect(await story.getByRole('presentation').count()).toBe(4)
    const visitor = await corkboard.visitor()
    await visitor.opens(board.url)
    await visitor.within('list', '1 pin').sees('link', /My tree house$/)
    expect(await visitor.at('link', 'New ideas for this board').count()).toBe(0)

    await pins.presses('link', 'New ideas for this board')
    await ida.arrivesAt(`${board.url}?tab=ideas`)
    await ida.within('list', 'Ideas for Tree houses').sees('link', /Tree house 4$/)
    await ida.opens(board.url)
    await pins.sees('link', /My tree house$/)
    await pins.misses('link', 'New ideas for this board')
  })

  it('[BOARD-02 d e] stays above a pin that is saved to the board', async () => {
    const { site } = corkboard
    const jon = await site.person('Jon')
    const theirs = await jon.createsBoard('Water mills')
    for (const n of [1, 2, 3, 4, 5]) await jon.pinsTo(theirs, { title: `Water mill ${n}` })
    const kai = await corkboard.member('Kai')
    const board = await kai.does.createsBoard('Water mills')
    const own = await kai.does.pinsTo(board, { title: 'My mill' })
    await site.settled()
    await kai.opens(board.url)
    await kai.within('list', '1 pin').presses('link', /My mill$/)
    await kai.arrivesAt(`/pin/${own.id}/`)
    await kai.within('list', 'More like this').presses('link', /Water mill 3$/)
    await kai.within('article').presses('button', 'Save')
    await kai.sees('link', 'Saved to Water mills')
    await kai.goesBack()
    await kai.goesBack()
    await kai.arrivesAt(board.url)
    const items = kai.within('list', /pins?$/).at('listitem')
    await items.nth(2).waitFor()
    await items.first().getByRole('link', { name: 'New ideas for this board' }).waitFor()
    await items
      .nth(1)
      .getByRole('link', { name: /Water mill 3$/ })
      .waitFor()
    await items
      .nth(2)
      .getByRole('link', { name: /My mill$/ })
      .waitFor()
  })
})

describe('[BOARD-11 b] a sensitive board', () => {
  it('is shown after the viewer agrees, and stays visible on back navigation', async () => {
    const dora = await corkboard.member('Dora')
    const board = await dora.does.createsBoard('Wounds')
    await dora.does.pinsTo(board, { title: 'A cut', picture: await drawPicture() })
    await dora.opens(board.url)
    await dora.within('main').presses('button', 'Board options')
    await dora.presses('menuitem', 'Edit board')
    await dora.within('dialog', 'Edit board').at('combobox', 'Sensitive content').selectOption('Violence or injuries')
    await dora.within('dialog', 'Edit board').presses('button', 'Save changes')
    await dora.misses('dialog', 'Edit board')
    await dora.within('list', '1 pin').sees('link', /A cut$/)
    const emil = await corkboard.visitor({ device: 'phone' })
    await emil.opens(board.url)
    await emil.sees('heading', 'This board may be hard to look at')
    await emil.reads('Its owner says it shows violence or injuries.')
    expect(await emil.page.content()).not.toContain('/media/')
    await emil.presses('button', 'Show board')
    await emil.within('list', '1 pin').presses('link', /A cut$/)
    await emil.sees('heading', 'A cut')
    await emil.goesBack()
    await emil.within('list', '1 pin').sees('link', /A cut$/)
  })

  it('asks on the pages of its pins too, once', async () => {
    const faye = await corkboard.site.person('Faye')
    const board = await faye.createsBoard('Burns')
    const pins = [
      await faye.pinsTo(board, { title: 'A burn', picture: await drawPicture() }),
      await faye.pinsTo(board, { title: 'A scald', picture: await drawPicture() }),
    ]
    await faye.edits(board, { sensitivity: 'distressing' })
    for (const reader of [await corkboard.visitor(), await corkboard.member('Gus')]) {
      await reader.opens(`/pin/${pins[0]!.id}/`)
      await reader.sees('heading', 'This pin may be hard to look at')
      await reader.reads('It’s from a board that some people may find distressing.')
      expect(await reader.page.locator('main img').count()).toBe(0)
      await reader.presses('button', 'Show pin')
      await reader.sees('heading', 'A burn')
      await reader.opens(`/pin/${pins[0]!.id}/visual-search/`)
      await reader.sees('heading', 'This pin may be hard to look at')
      await reader.opens(`/pin/${pins[1]!.id}/`)
      await reader.presses('button', 'Show pin')
      await reader.within('main').presses('link', board.name)
      await reader.within('list', '2 pins').sees('link', /A burn$/)
    }
  })
})

describe('[BOARD-09] the user’s own profile', () => {
  it('is reloaded on back navigation after the user created, saved or deleted something', async () => {
    const bea = await corkboard.member('Bea')
    const board = await bea.does.createsBoard('Gates')
    const pin = await bea.does.pinsTo(board, { title: 'Gate', picture: await drawPicture() })
    await bea.opens('/bea/?tab=created')
    await bea.presses('link', /Gate$/)
    await bea.arrivesAt(`/pin/${pin.id}/`)
    await bea.presses('button', 'More actions')
    await bea.presses('menuitem', 'Delete pin')
    const request = bea.page.waitForRequest(/UserPinsResource\/get/)
    await bea.within('alertdialog').presses('button', 'Delete pin')
    await bea.arrivesAt(board.url)
    await bea.goesBack()
    await bea.arrivesAt('/bea/?tab=created')
    await request
    await bea.reads('Show the world something')
  })
})
