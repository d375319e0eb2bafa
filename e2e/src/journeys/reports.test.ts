import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  await bob.pinsTo(await bob.createsBoard('Walls'), { title: 'Wall', picture: await drawPicture() })
})

/** Returns the reports in the database. */
const reports = () =>
  corkboard.site.ctx.db.selectFrom('reports').select(['target_type', 'reason', 'details']).orderBy('id').execute()

describe('[PIN-09 b] boards and users can be reported where they appear', () => {
  it('with a reason, and the reported user can be blocked right away', async () => {
    const alice = await corkboard.member('Alice')
    await alice.opens('/bob/walls/')
    await alice.within('main').presses('button', 'Board options')
    await alice.presses('menuitem', 'Report board')
    const board = alice.within('dialog', 'Report this board')
    await board.presses('button', 'Report')
    await board.reads('Choose a reason.')
    await board.at('radio', /^Spam/).check()
    await board.presses('button', 'Report')
    await alice.reads('Thanks. An admin will review it.')
    await alice.within('main').at('link', 'Bob').first().click()
    await alice.arrivesAt('/bob/')
    await alice.presses('button', 'More actions for Bob')
    await alice.presses('menuitem', 'Report')
    const person = alice.within('dialog', 'Report this person')
    await person.at('radio', /^Harassment/).check()
    await person.writes('Anything else we should know?', 'Every day')
    await person.presses('button', 'Report')
    await alice.misses('dialog', 'Report this person')
    expect(await reports()).toEqual([
      { target_type: 'board', reason: 'spam', details: '' },
      { target_type: 'user', reason: 'harassment', details: 'Every day' },
    ])
    await alice.presses('button', 'Block them')
    await alice.sees('alertdialog')
  })

  it('by members, but never by the user concerned', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens('/bob/walls/')
    expect(await visitor.at('button', 'Board options').count()).toBe(0)
    const cleo = await corkboard.member('Cleo')
    const board = await cleo.does.createsBoard('Doors')
    await cleo.opens(board.url)
    await cleo.within('main').presses('button', 'Board options')
    await cleo.sees('menuitem', 'Edit board')
    expect(await cleo.at('menuitem', 'Report board').count()).toBe(0)
  })
})

it('[PIN-09 b] a removed pin’s address tells its owner that it was removed, and others that there is nothing', async () => {
  const dora = await corkboard.member('Dora')
  const pin = await dora.does.pinsTo(await dora.does.createsBoard('Lamps'), { title: 'A lamp' })
  await corkboard.site.ctx.site.database.pool.query(
    'update pins set deleted_at = now(), removed_at = now() where id = $1',
    [pin.id],
  )
  await corkboard.site.ctx.site.database.pool.query(
    `insert into moderation_actions (id, actor_id, action, target_type, target_id, subject_id, reasons, created_at)
     values (1, 1, 'hide', 'pin', $1, $2, '{spam}', now())`,
    [pin.id, dora.does.id],
  )
  corkboard.site.ctx.site.changes.publish([`pin:${pin.id}`])
  await dora.opens(`/pin/${pin.id}/`, { status: 404 })
  await dora.sees('heading', 'Your pin “A lamp” was removed')
  await dora.reads(/An admin removed it.*Reported for: Spam/)
  await dora.presses('link', 'Go to notifications')
  await dora.arrivesAt('/news/')
  for (const other of [await corkboard.visitor(), await corkboard.member('Eva')]) {
    await other.opens(`/pin/${pin.id}/`, { status: 404 })
    await other.sees('heading', 'This pin fell off the board')
  }
})

it('[PIN-08 c, PIN-09 b] a try of a pin can be reported where it is listed', async () => {
  const fred = await corkboard.member('Fred')
  const gina = await corkboard.member('Gina')
  const pin = await fred.does.pinsTo(await fred.does.createsBoard('Pies'), { title: 'A pie' })
  await gina.does.asks('DidItsResource', 'create', { pin_id: pin.id, text: 'Buy my pies instead' })
  await fred.opens(`/pin/${pin.id}/`)
  await fred.presses('button', '1 person tried it')
  const tries = fred.within('dialog', 'Who tried it')
  await tries.reads('Buy my pies instead')
  await tries.presses('button', 'More actions for Gina’s try')
  await fred.presses('menuitem', 'Report')
  const dialog = fred.within('dialog', 'Report this try')
  await dialog.at('radio', /^Spam/).check()
  expect.soft(await barriersOn(fred.page)).toEqual([])
  await dialog.presses('button', 'Report')
  await fred.reads('Thanks. An admin will review it.')
  expect(await reports()).toContainEqual({ target_type: 'did_it', reason: 'spam', details: '' })
  await gina.opens(`/pin/${pin.id}/`)
  await gina.presses('button', '1 person tried it')
  await gina.within('dialog', 'Who tried it').reads('Buy my pies instead')
  expect(await gina.at('button', 'More actions for Gina’s try').count()).toBe(0)
})
