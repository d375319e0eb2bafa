import type { Board, EditorialArticle, Pin } from '@corkboard/contract'
import { makeDailyCollections } from '@corkboard/domain/finding/editorial'
import { type Actor, PASSWORD, type Visitor } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import { signIn } from '../person.ts'
import { secures } from '../second-step.ts'

const corkboard = startJourneys()

/** Long enough ago that the password is required again. */
const LONG_MS = 11 * 60_000

/** The admin, in another browser. */
let owner: Visitor
let bob: Actor
let board: Board
let pins: Pin[]

beforeAll(async () => {
  const { site } = corkboard
  owner = site.visitor()
  await owner.logsIn('olivia')
  await secures(site, owner)
  bob = await site.person('Bob')
  board = await bob.createsBoard('Roses', { category: 'gardening' })
  pins = []
  for (const title of ['Red rose', 'White rose', 'Wild rose', 'Tea rose']) pins.push(await bob.pinsTo(board, { title }))
})

/** Publishes an article, through the APIs that the editor's page uses. */
const publishes = async (title: string, of: readonly Pin[]): Promise<EditorialArticle> => {
  const { id, revision } = await owner.asks<EditorialArticle>('EditorialArticlesResource', 'create', {
    locale: 'en-US',
    title,
  })
  const body = [
    { type: 'paragraph', text: `Words of ${title}` },
    ...of.map((pin) => ({ type: 'pin', pin_id: pin.id })),
    { type: 'board', board_id: board.id },
  ]
  await owner.asks('EditorialArticleResource', 'update', { article_id: id, revision, article_type: 1, body })
  // Another test may have let time pass since the last time.
  await owner.asks('ReauthenticationResource', 'create', { password: PASSWORD })
  return owner.asks<EditorialArticle>('EditorialPublicationResource', 'create', { article_id: id })
}

describe('[FIND-03 a b] the Today page', () => {
  it('shows an article at any address with its id, which links to its pins and back', async () => {
    const { id } = await publishes('Roses, mostly', pins)
    const path = `/today/best/roses-mostly/${id}/`
    const visitor = await corkboard.visitor()
    await visitor.opens(`/today/article/another-title/${id}/`)
    await visitor.arrivesAt(path)
    await visitor.sees('heading', 'Roses, mostly')
    await visitor.reads('Words of Roses, mostly')
    expect(await visitor.page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    expect.soft(await barriersOn(visitor.page)).toEqual([])
    await visitor.within('list', 'Pins in “Roses, mostly”').presses('link', 'White rose')
    await visitor.sees('heading', 'White rose')
    await visitor.goesBack()
    await visitor.sees('heading', 'Roses, mostly')
    await visitor.presses('button', 'Explore')
    await visitor.sees('menuitem', 'Videos')
    await visitor.sees('menuitem', 'Shopping')
    await visitor.presses('menuitem', 'Today')
    await visitor.arrivesAt('/today/')
    await visitor.presses('link', /Roses, mostly/)
    await visitor.arrivesAt(path)
  })

  it('drops secret and deleted pins from articles immediately, for the next reader', async () => {
    const own = await bob.createsBoard('Thorns')
    const [kept, deleted] = [await bob.pinsTo(own, { title: 'A thorn' }), await bob.pinsTo(board, { title: 'A hip' })]
    const { id } = await publishes('Thorns', [kept, deleted])
    const stranger = corkboard.site.visitor().browser
    const reads = async (path: string) => (await stranger.send(path)).text()
    const shows = async () => {
      const texts = [await reads(`/today/best/thorns/${id}/`), await reads('/today/')]
      return texts.map((html) => [kept, deleted].map((pin) => html.includes(pin.id)))
    }
    expect(await shows()).toEqual([
      [true, true],
      [true, true],
    ])
    await bob.edits(own, { privacy: 'secret' })
    expect(await shows()).toEqual([
      [false, true],
      [false, true],
    ])
    await bob.deletes(deleted)
    expect(await shows()).toEqual([
      [false, false],
      [false, false],
    ])
  })

  it('is collected from what people save when there are no articles, and says so', async () => {
    const { site } = corkboard
    await publishes('Hedges', [pins[1]!])
    site.clock.pass(1_000)
    await publishes('Lawns', [pins[2]!])
    site.clock.pass(24 * 60 * 60_000)
    for (const name of ['Carla', 'Dora']) {
      const person = await site.person(name)
      const garden = await person.createsBoard('Garden', { category: 'gardening' })
      await person.pinsTo(garden, { title: `Rose bed of ${name}` })
      await person.saves(pins[0]!, garden)
    }
    await site.settled()
    await makeDailyCollections(site.ctx)
    const visitor = await corkboard.visitor()
    await visitor.opens('/today/')
    await visitor.presses('link', /Popular in Gardening/)
    await visitor.sees('heading', 'Popular in Gardening')
    await visitor.reads('Trending collections are picked automatically from what people save most on public boards.')
    await visitor.within('list', 'Pins in “Popular in Gardening”').sees('link', 'Red rose')
    await visitor.presses('link', 'Today')
    await visitor.within('region', 'Other days').presses('link', /Lawns/)
    await visitor.sees('link', /Hedges/)
  })
})

it('[FIND-03 a] an admin writes an article, previews it, publishes it and unpublishes it', async () => {
  const person = await signIn(await corkboard.visitor(), owner)
  person.expects(/403 POST .*EditorialPublicationResource/)
  await person.opens('/admin/')
  await person.presses('link', 'Edit Today')
  await person.presses('button', 'Create draft')
  await person.reads('This field is required.')
  await person.writes('Title', 'What grows in November')
  await person.presses('button', 'Create draft')
  await person.sees('heading', 'What grows in November')
  await person.presses('button', 'Add a paragraph')
  // The focus goes to the new part, to continue writing.
  await person.page.keyboard.type('More than one would think.')
  await person.writes('Address of a pin, board or topic', '/pin/none/')
  await person.presses('button', 'Add')
  await person.reads('That’s not the address of a pin, board or topic here.')
  await person.writes('Address of a pin, board or topic', `/pin/${pins[2]!.id}/`)
  await person.presses('button', 'Add')
  await person.reads('Wild rose')
  await person.writes('Address of a pin, board or topic', pins[2]!.id)
  await person.presses('button', 'Add')
  await person.reads('This is already in the article.')
  await person.writes('Address of a pin, board or topic', '/topics/gardening/')
  await person.presses('button', 'Add')
  await person.reads('3. Topic')
  await person.presses('button', 'Move part 2 up')
  await person.reads('Unsaved changes')
  // A slip loses no input.
  await person.presses('link', 'All articles')
  await person.within('alertdialog').presses('button', 'Keep editing')
  await person.writes('Title', '')
  await person.presses('button', 'Publish')
  await person.reads('This field is required.')
  await person.misses('dialog')
  await person.writes('Title', 'What grows in November')
  await person.presses('button', 'Save')
  await person.reads('Saved')
  expect.soft(await barriersOn(person.page)).toEqual([])
  const { pathname } = new URL(person.page.url())
  await person.presses('link', 'Preview')
  await person.reads('Only admins can see this preview. It’s a draft.')
  const preview = new URL(person.page.url())
  const stranger = corkboard.site.visitor().browser
  expect((await stranger.send(preview.pathname)).status).toBe(404)
  expect((await stranger.send(preview.pathname + preview.search)).status).toBe(401)
  await person.presses('link', 'Back to editing')
  await person.arrivesAt(pathname)
  corkboard.site.clock.pass(LONG_MS)
  await person.presses('button', 'Publish')
  await person.within('dialog', 'Publish “What grows in November”').presses('button', 'Publish')
  const again = person.within('dialog', 'Confirm it’s you')
  await again.writes('Password', PASSWORD)
  await again.presses('button', 'Continue')
  await person.reads('“What grows in November” published')
  expect((await stranger.send(preview.pathname)).status).toBe(200)
  await person.presses('button', 'Unpublish')
  await person.within('alertdialog').presses('button', 'Unpublish')
  await person.reads('“What grows in November” unpublished')
  expect((await stranger.send(preview.pathname)).status).toBe(404)
  await person.presses('link', 'All articles')
  await person.reads('@olivia unpublished “What grows in November”')
})

it('[FIND-04 a] ideas are stories, all of them or those of a category', async () => {
  const { site } = corkboard
  const story = await bob.publishesStory(board, undefined, { title: 'How roses are cut' })
  await site.settled()
  const visitor = await corkboard.visitor()
  await visitor.opens('/ideas/')
  await visitor.within('list', 'Ideas').sees('link', /How roses are cut$/)
  await visitor.presses('link', 'Gardening')
  await visitor.arrivesAt('/ideas/gardening/1600/')
  await visitor.within('list', 'Ideas about Gardening').sees('link', /How roses are cut$/)
  expect.soft(await barriersOn(visitor.page)).toEqual([])
  await visitor.opens('/ideas/another-name/1600/')
  await visitor.arrivesAt('/ideas/gardening/1600/')
  await visitor.presses('link', 'Videos')
  await visitor.arrivesAt('/videos/')
  await visitor.sees('heading', 'No videos yet')
  await visitor.within('navigation', 'Explore').sees('link', 'Videos')
  await bob.deletes(story)
  const html = await (await site.visitor().browser.send('/ideas/')).text()
  expect(html).not.toContain(story.id)
})
