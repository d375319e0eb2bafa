import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../../../accounts/staff/index.ts'
import type { Ctx } from '../../../kernel/index.ts'
import { listNotifications } from '../../../social/notifications/index.ts'
import { outboxHandlers } from '../../../modules.ts'
import { allowPin, respondAsSponsor, requestSponsorship, getPin, presentPin, removeSponsorship } from '../index.ts'

const sees = async (ctx: Ctx, id: string) => (await presentPin(ctx, await getPin(ctx, id))).sponsorship
const requests = async (ctx: Ctx, id: string, sponsor: string) =>
  requestSponsorship(ctx, allowPin(ctx, 'sponsor', await getPin(ctx, id)), sponsor)
const responses = async (ctx: Ctx, id: string, approves: boolean) =>
  respondAsSponsor(ctx, allowPin(ctx, 'view', await getPin(ctx, id)), approves)

const withPin = async (test: TestCtx) => {
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
  return { alice, bob, id: pin.id }
}

describe('[PIN-10 a b] a sponsorship', () => {
  it('is between the two until the sponsor approves, and public from then on', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    expect(await requests(alice, id, ' @Bob ')).toMatchObject({
      sponsorship: { status: 0, sponsor: { username: 'bob' }, viewer_can: ['remove'] },
    })
    expect(await sees(bob, id)).toMatchObject({ status: 0, viewer_can: ['approve', 'decline'] })
    expect(await sees(test.visitor, id)).toBeNull()
    await responses(bob, id, true)
    expect(await sees(test.visitor, id)).toEqual({
      status: 1,
      sponsor: { id: bob.viewer.userId, username: 'bob', full_name: 'Bob' },
      creator: { id: alice.viewer.userId, username: 'alice', full_name: 'Alice' },
      viewer_can: [],
    })
  })

  it('clears a sponsor who declines, even after approving', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    await requests(alice, id, 'bob')
    await responses(bob, id, true)
    expect(await responses(bob, id, false)).toMatchObject({ sponsorship: null })
    expect(await sees(alice, id)).toMatchObject({ status: 2, sponsor: null, viewer_can: ['remove'] })
    expect(await sees(test.visitor, id)).toBeNull()
    await expect(responses(bob, id, true)).rejects.toMatchObject({ code: 'pin.not_allowed' })
  })

  it('says so when the sponsor is deleted', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    await requests(alice, id, 'bob')
    await responses(bob, id, true)
    await deleteAccount(test.visitor, bob.viewer.userId)
    await drainOutbox(test.site.database, outboxHandlers(test.site))
    expect(await sees(alice, id)).toMatchObject({ status: 3, sponsor: null })
    expect(await sees(test.visitor, id)).toBeNull()
  })

  it('is deleted with its creator', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    await requests(alice, id, 'bob')
    await deleteAccount(test.visitor, alice.viewer.userId)
    await drainOutbox(test.site.database, outboxHandlers(test.site))
    expect(await test.site.database.db.selectFrom('pin_sponsorships').select('pin_id').execute()).toEqual([])
    await expect(responses(bob, id, true)).rejects.toMatchObject({ code: 'pin.not_found' })
  })

  it('notifies the requested sponsor with a link to the pin, for as long as they are named', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const drain = () => drainOutbox(test.site.database, outboxHandlers(test.site))
    await requests(alice, id, 'bob')
    await drain()
    const { items } = await listNotifications(bob, { size: 10 })
    expect(items).toMatchObject([{ kind: 'sponsor_asked', people: [{ username: 'alice' }], pin: { id }, notice: null }])
    await responses(bob, id, false)
    expect((await listNotifications(bob, { size: 10 })).items).toEqual([])
  })

  it('is allowed for the user’s own pins, not for saves from others', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const saved = await saveTo(bob, await presentPin(alice, await getPin(alice, id)), await makeBoard(bob, 'Ideas'))
    expect((await presentPin(bob, await getPin(bob, saved.id))).viewer_can).not.toContain('sponsor')
    expect((await presentPin(alice, await getPin(alice, id))).viewer_can).toContain('sponsor')
    await expect(requests(bob, saved.id, 'alice')).rejects.toMatchObject({ code: 'pin.not_allowed' })
  })

  it('is requested and removed by the pinner, and decided by the requested sponsor', async () => {
    await using test = await createTestCtx()
    const { alice, bob, id } = await withPin(test)
    const carol = test.as(await test.person('Carol'))
    await expect(requests(bob, id, 'carol')).rejects.toMatchObject({ code: 'pin.not_allowed' })
    await expect(requests(alice, id, 'alice')).rejects.toMatchObject({ code: 'user.self' })
    await expect(requests(alice, id, 'nobody')).rejects.toMatchObject({ code: 'user.not_found' })
    await requests(alice, id, 'bob')
    await expect(responses(carol, id, true)).rejects.toMatchObject({ code: 'pin.not_allowed' })
    await removeSponsorship(alice, allowPin(alice, 'edit', await getPin(alice, id)))
    expect(await sees(alice, id)).toBeNull()
  })
})
