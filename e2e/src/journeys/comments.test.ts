import { boxOf } from '../box-of.ts'
import type { AggregatedComment, Pin } from '@corkboard/contract'
import { createCtx } from '@corkboard/domain/kernel'
import { blockPerson } from '@corkboard/domain/people'
import { drawPicture } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { chooseFiles, dropFilesOn, pastePicture, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Member, Person } from '../person.ts'

const corkboard = startJourneys()

const pinOf = async (who: Member, name: string): Promise<Pin> =>
  who.does.pinsTo(await who.does.createsBoard(name), {
    title: name,
    picture: await drawPicture({ width: 600, height: 700 }),
  })
const opensPin = (person: Person, { id }: Pin, comment?: AggregatedComment) =>
  person.opens(`/pin/${id}/${comment ? `?comment=${comment.id}` : ''}`)
const commentBy = (person: Person, name: string) => person.within('group', `Comment by ${name}`)

/** Records the requests for comments while a user looks. */
const watchCalls = ({ page }: Person) => {
  const calls: string[] = []
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
  return calls
}

describe('[COMMENT-01 a b, COMMENT-02 c] two users', () => {
  it('talk below a pin: one mentions the other, who replies and highlights', async () => {
    const alice = await corkboard.member('Alice')
    const bob = await corkboard.member('Bob')
    const pin = await pinOf(alice, 'Kitchens')
    await opensPin(bob, pin)
    await bob.reads('No comments yet')
    await bob.presses('button', 'Add a comment')
    await bob.sees('textbox', 'Your comment')
    await bob.page.keyboard.type('Where is this from, @ali')
    await bob.sees('option', /Alice/)
    await bob.types('Enter')
    expect(await bob.holds('Your comment')).toBe('Where is this from, @alice ')
    await bob.types('Control+Enter')
    await commentBy(bob, 'Bob').sees('link', '@alice')
    await bob.sees('heading', '1 comment')
    const focused = () => bob.page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Add a comment')
    await bob.types('Enter')
    await bob.sees('textbox', 'Your comment')
    await bob.types('Escape')
    await expect.poll(focused).toBe('Add a comment')
    await commentBy(bob, 'Bob').presses('button', 'Reply to Bob')
    await bob.sees('textbox', 'Your reply to Bob')
    await bob.types('Escape')
    await expect
      .poll(() => bob.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Comment by Bob')

    await opensPin(alice, pin)
    await commentBy(alice, 'Bob').presses('button', 'More actions for the comment by Bob')
    await alice.presses('menuitem', 'Highlight')
    await commentBy(alice, 'Bob').reads('Highlighted')
    await commentBy(alice, 'Bob').presses('button', 'Reply to Bob')
    await alice.writes('Your reply to Bob', 'My grandmother')
    await alice.presses('button', 'Post')
    await alice.within('group', 'Reply by Alice').reads('My grandmother')

    await bob.reloads()
    await commentBy(bob, 'Bob').reads('Highlighted')
    await bob.presses('button', 'Show 1 reply')
    await bob.within('group', 'Reply by Alice').reads('Pinned this')
    await bob.sees('heading', '2 comments')
  })

  it('suggests people for a mention typed while the composer loads', async () => {
    const [tess, uwe] = [await corkboard.member('Tess'), await corkboard.member('Uwe')]
    await opensPin(tess, await pinOf(uwe, 'Bridges'))
    await tess.sees('button', 'Add a comment')
    let release = (): void => {}
    const typed = new Promise<void>((resolve) => (release = resolve))
    await tess.page.route('**/assets/**', async (route) => {
      await typed
      await route.continue()
    })
    await tess.presses('button', 'Add a comment')
    await tess.sees('textbox', 'Your comment')
    await tess.page.keyboard.type('Look, @uw')
    expect(await tess.page.getByRole('button', { name: 'Post' }).count()).toBe(0)
    release()
    await tess.sees('option', /Uwe/)
    await tess.types('Enter')
    expect(await tess.holds('Your comment')).toBe('Look, @uwe ')
    await tess.page.unrouteAll()
  })

  it('[SHELL-17] keep their draft, photo included, wherever they click outside it', async () => {
    const [ruth, sven] = [await corkboard.member('Ruth'), await corkboard.member('Sven')]
    const pin = await pinOf(sven, 'Lakes')
    await ruth.does.saves(pin, await ruth.does.createsBoard('Water'))
    await ruth.opens('/ruth/water/')
    await ruth.presses('link', /^Lakes/)
    await ruth.presses('button', 'Add a comment')
    await ruth.writes('Your comment', 'Colder than it looks')
    const photo = [await pictureFile('lake.jpg', { width: 300, height: 1500 })]
    await chooseFiles(ruth.page, () => ruth.presses('button', 'Add a photo'), photo)
    await ruth.sees('button', 'Remove photo')
    await ruth.at('button', 'Add a photo').focus()
    await ruth.types('n', 'ArrowRight', 'Escape')
    await ruth.within('alertdialog').presses('button', 'Keep editing')
    expect(await ruth.holds('Your comment')).toBe('Colder than it looks')
    await ruth.presses('button', 'Post')
    // Only part of a very tall photo shows.
    const shown = await commentBy(ruth, 'Ruth').sees('img', 'Photo by Ruth')
    expect((await boxOf(shown)).height).toBeLessThanOrEqual(360)
    await ruth.presses('button', 'Add a comment')
    await ruth.at('button', 'Add a photo').focus()
    await ruth.types('Escape')
    await ruth.misses('textbox', 'Your comment')
    expect(new URL(ruth.page.url()).pathname).toMatch(/^\/pin\//)
  })

  it('[PEOPLE-02 c] do not see each other’s comments when one blocks the other', async () => {
    const carl = await corkboard.member('Carl')
    const dora = await corkboard.member('Dora')
    const emil = await corkboard.member('Emil')
    const pin = await pinOf(emil, 'Walks')
    await carl.does.comments(pin, 'Carl was here')
    await dora.does.comments(pin, 'Dora was here')
    await opensPin(dora, pin)
    await dora.reads('Carl was here')
    const asDora = { kind: 'AUTH', userId: dora.does.id, sessionId: '1', role: 'member', isWriteBanned: false } as const
    await blockPerson(createCtx(corkboard.site.site, asDora), carl.does.id)
    for (const [person, seen, unseen] of [
      [dora, 'Dora', 'Carl'],
      [carl, 'Carl', 'Dora'],
    ] as const) {
      await opensPin(person, pin)
      await person.sees('group', `Comment by ${seen}`)
      await person.misses('group', `Comment by ${unseen}`)
    }
    // When all comments are by users out of sight, the count is zero.
    const quiet = await pinOf(emil, 'Quiet walks')
    await dora.does.comments(quiet, 'Dora alone')
    await opensPin(carl, quiet)
    await carl.reads('No comments yet')
    await carl.sees('heading', 'Comments')
    const question = await emil.does.comments(quiet, 'And you?')
    await dora.does.replies(question, 'Not for Carl')
    await carl.reloads()
    await carl.presses('button', 'Show 1 reply')
    await carl.reads('No replies you can see.')
  })

  it('[PEOPLE-02 c] get no link to a private profile, and can block its owner', async () => {
    const [nora, olof] = [await corkboard.member('Nora'), await corkboard.member('Olof')]
    const pin = await pinOf(nora, 'Lamps')
    await olof.does.asks('UserSettingsResource', 'update', { is_private_profile: true })
    await olof.does.comments(pin, 'Olof again')
    await opensPin(nora, pin)
    await commentBy(nora, 'Olof').reads('Olof again')
    await commentBy(nora, 'Olof').misses('link', 'Olof')
    await commentBy(nora, 'Olof').presses('button', 'More actions for the comment by Olof')
    await nora.presses('menuitem', 'Block Olof')
    await nora.within('alertdialog', 'Block Olof?').presses('button', 'Block')
    await nora.reads('Olof is blocked')
    await nora.misses('group', 'Comment by Olof')
    await opensPin(olof, pin)
    await commentBy(olof, 'Olof').sees('link', 'Olof')
  })
})

describe('[COMMENT-01 a] a visitor', () => {
  it('reads the server’s markup without another file, and is asked to sign up or log in on the first click', async () => {
    const fay = await corkboard.member('Fay')
    const pin = await pinOf(fay, 'Letters')
    await fay.does.comments(pin, 'Written by hand')
    const visitor = await corkboard.visitor({ device: 'phone' })
    const calls = watchCalls(visitor)
    await opensPin(visitor, pin)
    await visitor.reads('Written by hand')
    const before = calls.filter((path) => path.endsWith('.js')).length
    await visitor.page.waitForTimeout(500)
    expect(calls.filter((path) => path.endsWith('.js')).length).toBe(before)
    await visitor.presses('button', 'Add a comment')
    await visitor.within('dialog', 'Create an account to comment').presses('button', 'Log in')
    await visitor.sees('dialog', 'Log in to comment')
  })

  it('follows a link to a comment, even to a reply further down', async () => {
    const gus = await corkboard.member('Gus')
    const pin = await pinOf(gus, 'Stones')
    const first = await gus.does.comments(pin, 'The very first')
    const reply = await gus.does.replies(first, 'And a reply to it')
    for (let n = 0; n < 12; n += 1) await gus.does.comments(pin, `Later ${n}`)
    const visitor = await corkboard.visitor()
    await opensPin(visitor, pin, reply)
    await visitor.reads('And a reply to it')
    await expect
      .poll(() => visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Reply by Gus')
    await visitor.presses('button', 'Hide replies')
    await visitor.misses('group', 'Reply by Gus')
    // A comment's time links to its address, which scrolls there and not to the top of the page.
    const another = visitor.page.getByRole('group', { name: 'Comment by Gus' }).filter({ hasText: 'Later 9' })
    await another.getByRole('link').last().click()
    await expect.poll(() => another.evaluate((element) => element === document.activeElement)).toBe(true)
    await visitor.goesBack()
    await gus.does.asks('AggregatedCommentResource', 'delete', { commentId: first.id })
    visitor.expects(/404 GET .*AggregatedCommentResource/)
    await visitor.reloads()
    await visitor.reads('That comment is no longer here.')
  })
})

describe('[COMMENT-05 a b] an immediate action', () => {
  it('is undone with a message when the server refuses it', async () => {
    const hal = await corkboard.member('Hal')
    const ida = await corkboard.member('Ida')
    const pin = await pinOf(hal, 'Boats')
    await ida.does.comments(pin, 'Ahoy')
    await opensPin(hal, pin)
    hal.expects(/react|helpful|hide/)
    await hal.page.route(/\/v3\/(aggregated_comments|helpful)\//, (route) => route.abort())
    for (const name of ['Like the comment by Ida', 'Mark the comment by Ida as helpful']) {
      await commentBy(hal, 'Ida').presses('button', name)
      await hal.reads('That didn’t work. Try again.')
      await expect.poll(() => hal.at('button', name).getAttribute('aria-pressed')).toBe('false')
      await hal.within('status', 'Messages').presses('button', 'Dismiss')
    }
    await commentBy(hal, 'Ida').presses('button', 'More actions for the comment by Ida')
    await hal.presses('menuitem', 'Hide from everyone')
    await hal.reads('That didn’t work. Try again.')
    await hal.sees('group', 'Comment by Ida')
    await hal.sees('heading', '1 comment')
    await hal.page.unrouteAll()
    await commentBy(hal, 'Ida').presses('button', 'Like the comment by Ida')
    await hal.sees('button', 'Like the comment by Ida, 1 like')
  })

  it('asks for confirmation before a deletion, and offers undo for deleted and hidden comments', async () => {
    const jon = await corkboard.member('Jon')
    const kit = await corkboard.member('Kit')
    const pin = await pinOf(jon, 'Lamps')
    await kit.does.comments(pin, 'Bright')
    await opensPin(kit, pin)
    await commentBy(kit, 'Kit').presses('button', 'More actions for the comment by Kit')
    await kit.presses('menuitem', 'Delete')
    await kit.within('alertdialog', 'Delete your comment?').presses('button', 'Delete')
    await kit.misses('group', 'Comment by Kit')
    await kit.presses('button', 'Undo')
    await kit.sees('group', 'Comment by Kit')
    await opensPin(jon, pin)
    await commentBy(jon, 'Kit').presses('button', 'More actions for the comment by Kit')
    await jon.presses('menuitem', 'Hide all comments by Kit')
    await jon.misses('group', 'Comment by Kit')
    await jon.reads('You won’t see comments by Kit anymore')
    await jon.presses('button', 'Undo')
    await jon.sees('group', 'Comment by Kit')
    await jon.sees('heading', '1 comment')
  })
})

describe('[COMMENT-01 b c] a member', () => {
  it('edits a comment, adds a photo, and is asked before posting it twice', async () => {
    const lea = await corkboard.member('Lea')
    const max = await corkboard.member('Max')
    const pin = await pinOf(lea, 'Bread')
    await opensPin(max, pin)
    await max.presses('button', 'Add a comment')
    const photo = await pictureFile('loaf.jpg', { width: 400, height: 300 })
    await chooseFiles(max.page, () => max.presses('button', 'Add a photo'), [photo])
    await max.sees('img', 'Your photo')
    await max.writes('Your comment', 'Mine came out flat')
    await max.presses('button', 'Post')
    await commentBy(max, 'Max').sees('link', 'Open the photo by Max')
    await commentBy(max, 'Max').presses('button', 'More actions for the comment by Max')
    await max.presses('menuitem', 'Edit')
    await max.writes('Edit your comment', 'Mine came out well')
    await commentBy(max, 'Max').presses('button', 'Save')
    await commentBy(max, 'Max').reads('edited')
    await commentBy(max, 'Max').reads('Mine came out well')
    await max.presses('button', 'Add a comment')
    await max.writes('Your comment', 'Mine came out well')
    max.expects(/409 POST .*AggregatedCommentResource/)
    await max.presses('button', 'Post')
    await max.reads('You’ve already said this here.')
    await max.presses('button', 'Post anyway')
    await max.sees('heading', '2 comments')
  })

  it('[COMMENT-01 b] pastes or drops a comment’s photo, and continues writing after removing it', async () => {
    const rosa = await corkboard.member('Rosa')
    await opensPin(rosa, await pinOf(rosa, 'Soups'))
    await rosa.presses('button', 'Add a comment')
    await rosa.writes('Your comment', 'Hot')
    const photo = await pictureFile('soup.png', { width: 300, height: 200 })
    await pastePicture(rosa.page, photo)
    await rosa.sees('img', 'Your photo')
    await rosa.presses('button', 'Remove photo')
    await rosa.misses('img', 'Your photo')
    await rosa.page.keyboard.type(' and red')
    expect(await rosa.holds('Your comment')).toBe('Hot and red')
    await dropFilesOn(rosa.at('textbox', 'Your comment'), [photo])
    await rosa.sees('img', 'Your photo')
    await rosa.presses('button', 'Post')
    await commentBy(rosa, 'Rosa').sees('link', 'Open the photo by Rosa')
  })

  it('reports a comment, and sees no translation where there is none', async () => {
    const ned = await corkboard.member('Ned')
    const ola = await corkboard.member('Ola')
    const pin = await pinOf(ned, 'Roofs')
    await ned.does.comments(pin, 'Buy my roofs')
    await opensPin(ola, pin)
    const menu = async () => commentBy(ola, 'Ned').presses('button', 'More actions for the comment by Ned')
    await menu()
    await ola.presses('menuitem', 'Report')
    const dialog = ola.within('dialog', 'Report comment')
    await dialog.presses('button', 'Report')
    await dialog.reads('Choose a reason.')
    await dialog.presses('radio', 'Spam')
    await dialog.presses('checkbox', 'Advertising')
    await dialog.presses('button', 'Report')
    await ola.reads('Thanks. We’ll take a look.')
    await menu()
    await ola.sees('menuitem', 'Copy link')
    await ola.misses('menuitem', 'Translate')
  })

  it('turns comments on a pin off, and on again', async () => {
    const pia = await corkboard.member('Pia')
    const quin = await corkboard.member('Quin')
    const pin = await pinOf(pia, 'Doors')
    await quin.does.comments(pin, 'Blue')
    await opensPin(pia, pin)
    const turn = async () => {
      await pia.presses('button', 'Comment settings')
      await pia.presses('checkbox', 'Comments on this pin')
      await pia.within('dialog', 'Comment settings').presses('button', 'Save')
      await pia.reads('Comment settings saved')
    }
    await turn()
    await pia.sees('heading', 'Comments are off')
    await opensPin(quin, pin)
    await quin.sees('heading', 'Comments are off')
    await quin.misses('button', 'Add a comment')
    await turn()
    await pia.reads('Blue')
    await opensPin(quin, pin)
    await quin.reads('Blue')
  })
})
