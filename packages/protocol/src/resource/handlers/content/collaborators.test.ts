import type { Board, CollaboratorInvite, NotificationItem, Profile } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { findWrongCounters, outboxHandlers } from '@corkboard/domain'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let carol: Actor
let dan: Actor
let visitor: Visitor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob, carol, dan } = await site.cast())
  visitor = site.visitor()
})
afterAll(() => site[Symbol.asyncDispose]())

/** The worker may process them, too. */
const happen = async ({ site: of }: TestSite = site) => {
  const left = async () => (await of.database.db.selectFrom('outbox').select('id').execute()).length
  await vi.waitFor(
    async () => {
      await drainOutbox(of.database, outboxHandlers(of))
      if ((await left()) > 0) throw new Error('The outbox is not empty yet')
    },
    { timeout: 60_000, interval: 50 },
  )
}
const refusal = async (who: Visitor, ...call: Parameters<Visitor['resource']>) => {
  const response = await who.resource(...call)
  return response.envelope.resource_response.error?.error_code
}
const brief = (entries: readonly CollaboratorInvite[]) =>
  entries.map(({ invited_user: user, status, access, awaits_approval: waits }) => [
    user?.username ?? null,
    status,
    access,
    waits,
  ])
const notificationsOf = async (who: Actor) => {
  await happen()
  const items = await who.asks<NotificationItem[]>('NewsHubResource', 'get')
  return items.map(({ kind, people, board }) => [kind, people[0]?.username, board?.name])
}
const profileOf = (who: Actor) => who.asks<Profile>('UserResource', 'get', { username: who.username })
let boards = 0
const board = (more = {}, owner = alice) => owner.createsBoard(`Shared ${(boards += 1)}`, more)
const shared = async (more = {}, access: 'write' | 'delete' = 'write') => {
  const made = await board(more)
  await alice.invites(bob, made, access)
  await bob.acceptsInviteTo(made)
  return made
}

describe('[BOARD-04 a b d] an invitation', () => {
  it('changes from not_invited to new to accepted, and back', async () => {
    const made = await board({ privacy: 'secret' })
    expect(await alice.seesCollaboratorsOf(made)).toEqual([])
    expect(await alice.invites(bob, made)).toMatchObject({
      invited_user: { username: 'bob' },
      invited_by_user: { username: 'alice' },
      status: 'new',
      access: 'write',
      viewer_can: ['change_access', 'delete'],
    })
    const accepted = await bob.acceptsInviteTo(made)
    expect(accepted).toMatchObject({
      collaborated_by_me: true,
      access: 'write',
      viewer_invite: null,
      is_collaborative: true,
      collaborator_count: 1,
      collaborating_users: [{ username: 'bob' }],
      viewer_can: ['view', 'follow', 'save', 'invite', 'leave'],
    })
    expect(brief(await bob.seesCollaboratorsOf(made))).toEqual([['bob', 'accepted', 'write', null]])
    expect(await alice.takesOff(made, bob)).toMatchObject({ collaborator_count: 0, is_collaborative: false })
    expect(await alice.seesCollaboratorsOf(made)).toEqual([])
    expect(await bob.sees(made)).toBeUndefined()
  })

  it('to a secret board reveals its name, but nothing on it', async () => {
    const made = await board({ privacy: 'secret' })
    const pin = await alice.pinsTo(made)
    const section = await alice.addsSection(made, 'Part one')
    await alice.invites(bob, made)
    expect(await bob.sees(made)).toMatchObject({
      name: made.name,
      cover_images: [],
      pin_count: 0,
      sectionless_pin_count: 0,
      section_count: 0,
      pins_modified_at: made.created_at,
      viewer_invite: { invited_by_user: { username: 'alice' }, access: 'write' },
      collaborated_by_me: false,
      viewer_can: ['view'],
    })
    expect(await bob.sees(pin)).toBeUndefined()
    expect([await bob.seesPinsOn(made), await bob.seesSectionsOf(made)]).toEqual([[], []])
    expect(await refusal(bob, 'BoardSectionResource', 'get', { section_id: section.id })).toBe('section.not_found')
    const saved = { pin_id: pin.id, board_id: made.id }
    expect(await refusal(bob, 'RepinResource', 'create', saved)).toBe('pin.not_found')
    expect(brief(await bob.asks<CollaboratorInvite[]>('BoardInvitesResource', 'get'))).toContainEqual([
      'bob',
      'new',
      'write',
      null,
    ])
    await bob.acceptsInviteTo(made)
    expect(await bob.sees(pin)).toMatchObject({ id: pin.id })
    const opened = await bob.sees(made)
    expect(opened?.cover_images).toHaveLength(1)
    expect(opened).toMatchObject({ pin_count: 1, section_count: 1 })
  })

  it('can be declined by its recipient and withdrawn by its sender', async () => {
    const made = await board({ privacy: 'secret' })
    await alice.invites(bob, made)
    expect(await bob.asks<Board | null>('BoardInviteResource', 'delete', { board_id: made.id })).toBeNull()
    expect(await bob.sees(made)).toBeUndefined()
    await alice.invites(bob, made)
    const options = { board_id: made.id, invited_user_id: bob.id }
    expect(await refusal(carol, 'BoardInviteResource', 'delete', options)).toBe('board.not_found')
    await alice.asks('BoardInviteResource', 'delete', options)
    expect(await refusal(bob, 'BoardInviteResource', 'update', { board_id: made.id })).toBe('board.not_found')
    expect(await refusal(alice, 'BoardInviteResource', 'delete', options)).toBe('collaborator.not_found')
  })

  it('never overrides one that is new or accepted', async () => {
    const made = await board()
    await alice.invites(bob, made, 'write')
    expect(await alice.invites(bob, made, 'delete')).toMatchObject({ status: 'new', access: 'write' })
    await bob.acceptsInviteTo(made)
    expect(await alice.invites(bob, made, 'delete')).toMatchObject({ status: 'accepted', access: 'write' })
    expect((await bob.sees(made))?.access).toBe('write')
  })

  it('does not reach users across a block, users who accept no messages, the owner, or unknown users', async () => {
    await using other = await TestSite.start()
    const { alice: anna, bob: ben, carol: clara } = await other.cast()
    const made = await anna.createsBoard('Alone')
    await ben.blocks(anna)
    await clara.asks('UserSettingsResource', 'update', { messages_from: 'nobody' })
    for (const id of [ben.id, clara.id, anna.id, '1']) {
      const options = { board_id: made.id, invited_user_ids: [id] }
      expect(await refusal(anna, 'BoardInviteResource', 'create', options)).toBe('collaborator.not_taken')
    }
    expect(await anna.seesCollaboratorsOf(made)).toEqual([])
  })

  it('can be sent only by the owner; a collaborator suggests users, and the owner approves or denies', async () => {
    const made = await shared()
    const options = { board_id: made.id, invited_user_ids: [dan.id] }
    expect(await refusal(carol, 'BoardInviteResource', 'create', options)).toBe('board.not_allowed')
    expect(await bob.invites(carol, made, 'delete')).toMatchObject({
      status: 'not_invited',
      access: 'write',
      awaits_approval: 'suggestion',
    })
    expect(await alice.sees(made)).toMatchObject({ collaborator_request_count: 1 })
    expect(await bob.sees(made)).toMatchObject({ collaborator_request_count: 0 })
    expect(await carol.sees(made)).toMatchObject({ viewer_invite: null })
    expect(await alice.approves(carol, made)).toMatchObject({ status: 'new', awaits_approval: null })
    expect(await carol.acceptsInviteTo(made)).toMatchObject({ access: 'write' })
    await bob.invites(dan, made)
    const denied = { board_id: made.id, invited_user_id: dan.id }
    expect(await refusal(bob, 'BoardCollaboratorApprovalResource', 'delete', denied)).toBe('board.not_allowed')
    await alice.asks('BoardCollaboratorApprovalResource', 'delete', denied)
    expect(brief(await alice.seesCollaboratorsOf(made)).toSorted()).toEqual([
      ['bob', 'accepted', 'write', null],
      ['carol', 'accepted', 'write', null],
    ])
  })

  it('is not shown to others, who see only the collaborators', async () => {
    const made = await shared()
    await alice.invites(carol, made)
    expect(brief(await dan.seesCollaboratorsOf(made))).toEqual([['bob', 'accepted', 'write', null]])
    expect(brief(await carol.seesCollaboratorsOf(made))).toHaveLength(2)
    expect(await visitor.sees(made)).toMatchObject({
      collaborating_users: [{ username: 'bob' }],
      viewer_invite: null,
      pending_ownership_transfer: null,
    })
  })
})

describe('[BOARD-04 a] an invitation by email address', () => {
  it('returns the same whether or not an account has it, and reaches the user who verifies it', async () => {
    const made = await board({ privacy: 'secret' })
    const erin = await site.person('Erna')
    const { db } = site.site.database
    const verify = async (who: Actor) => {
      await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', who.id).execute()
      await db
        .insertInto('outbox')
        .values({ kind: 'user.email_verified', payload: JSON.stringify({ user_id: who.id }) })
        .execute()
    }
    await verify(erin)
    const emails = ['ERNA@example.org', 'nobody@example.org', 'later@example.org']
    const entries = await alice.asks<CollaboratorInvite[]>('BoardEmailInviteResource', 'create', {
      board_id: made.id,
      emails,
    })
    expect(entries.map(({ email, status, invited_user: user }) => [email, status, user])).toEqual(
      emails.map((email) => [email, 'new', null]),
    )
    expect(await erin.sees(made)).toMatchObject({ viewer_invite: { access: 'write' } })

    const later = await site.person('Later')
    await happen()
    expect(await later.sees(made)).toBeUndefined()
    await verify(later)
    expect(await notificationsOf(later)).toEqual([['board_invited', 'alice', made.name]])
    await later.acceptsInviteTo(made)
    expect(brief(await alice.seesCollaboratorsOf(made))).toEqual([
      ['later', 'accepted', 'write', null],
      [null, 'new', 'write', null],
      [null, 'new', 'write', null],
    ])
    const [, , waiting] = await alice.seesCollaboratorsOf(made)
    await alice.asks('BoardInviteResource', 'delete', { board_id: made.id, invite_id: waiting!.id })
    expect(await alice.seesCollaboratorsOf(made)).toHaveLength(2)
  })

  it('does not reveal its owner when the same user is invited by name', async () => {
    const made = await board()
    const fay = await site.person('Fay')
    await site.site.database.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', fay.id)
      .execute()
    await alice.asks('BoardEmailInviteResource', 'create', { board_id: made.id, emails: ['fay@example.org'] })
    const guess = { board_id: made.id, invited_user_id: fay.id }
    for (const [name, verb, more] of [
      ['BoardCollaboratorResource', 'update', { access: 'delete' }],
      ['BoardCollaboratorResource', 'delete', {}],
      ['BoardInviteResource', 'delete', {}],
      ['BoardCollaboratorApprovalResource', 'create', {}],
    ] as const) {
      expect([name, verb, await refusal(alice, name, verb, { ...guess, ...more })]).toEqual([
        name,
        verb,
        'collaborator.not_found',
      ])
    }
    expect(await alice.invites(fay, made)).toMatchObject({ email: null, invited_user: { username: 'fay' } })
    expect(brief(await alice.seesCollaboratorsOf(made))).toHaveLength(2)
    expect(
      await refusal(bob, 'BoardEmailInviteResource', 'create', { board_id: made.id, emails: ['a@b.example'] }),
    ).toBe('board.not_allowed')
  })
})

describe('[BOARD-04 c] a collaborator', () => {
  it('with access write saves and manages their own pins; with delete they organize all pins', async () => {
    const made = await shared()
    const pin = await alice.pinsTo(made)
    const own = await bob.pinsTo(made)
    expect(await refusal(bob, 'PinResource', 'delete', { id: pin.id })).toBe('pin.not_allowed')
    expect(await refusal(bob, 'BoardSectionResource', 'create', { board_id: made.id, title: 'No' })).toBe(
      'board.not_allowed',
    )
    expect(await refusal(bob, 'BoardResource', 'update', { board_id: made.id, name: 'No' })).toBe('board.not_allowed')
    await bob.asks('PinResource', 'update', { id: own.id, title: 'Mine' })
    const access = { board_id: made.id, invited_user_id: bob.id, access: 'delete' }
    expect(await refusal(bob, 'BoardCollaboratorResource', 'update', access)).toBe('board.not_allowed')
    await alice.asks('BoardCollaboratorResource', 'update', access)
    expect((await bob.sees(made))?.viewer_can).toEqual(['view', 'follow', 'save', 'organize', 'invite', 'leave'])
    await bob.addsSection(made, 'Yes')
    await bob.deletes(pin)
    expect(await refusal(bob, 'BoardResource', 'delete', { board_id: made.id })).toBe('board.not_allowed')
    expect(await refusal(bob, 'PinResource', 'update', { id: (await alice.pinsTo(made)).id, title: 'No' })).toBe(
      'pin.not_allowed',
    )
  })

  it('finds the board on their profile and in their picker, and no one else does', async () => {
    const made = await shared({ privacy: 'secret' })
    const listed = async (who: Visitor) =>
      (await who.asks<Board[]>('BoardsResource', 'get', { username: 'bob', page_size: 250 })).some(
        ({ id }) => id === made.id,
      )
    expect([await listed(bob), await listed(alice), await listed(carol), await listed(visitor)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    const picked = await bob.asks<Board[]>('BoardPickerBoardsResource', 'get', { filter: made.name })
    expect(picked).toMatchObject([{ id: made.id, is_collaborative: true }])
    const open = await shared()
    const ofBob = await carol.asks<Board[]>('BoardsResource', 'get', { username: 'bob', page_size: 250 })
    expect(ofBob.map(({ id }) => id)).toContain(open.id)
  })

  it('can leave or is removed without a notification; their pins stay, and a secret board is gone for them immediately', async () => {
    const made = await shared({ privacy: 'secret' })
    const pin = await bob.pinsTo(made, { title: 'From Bob' })
    await bob.follows(made)
    const before = await profileOf(bob)
    expect(await bob.takesOff(made)).toBeNull()
    expect([await bob.sees(made), await bob.sees(pin)]).toEqual([undefined, undefined])
    expect(await alice.sees(pin)).toMatchObject({ title: 'From Bob' })
    expect(await alice.sees(made)).toMatchObject({ pin_count: 1, follower_count: 0, collaborator_count: 0 })
    expect((await profileOf(bob)).group_board_count).toBe(before.group_board_count - 1)
    const again = await shared()
    const stays = await bob.pinsTo(again)
    await alice.takesOff(again, bob)
    // They may still remove their pins, but no longer edit them there.
    expect((await bob.sees(stays))?.viewer_can).toEqual(['view', 'download', 'save', 'delete'])
    expect(await refusal(bob, 'PinResource', 'update', { id: stays.id, title: 'Rewritten' })).toBe('pin.not_allowed')
    expect(await refusal(bob, 'RepinResource', 'create', { pin_id: stays.id, board_id: again.id })).toBe(
      'board.not_allowed',
    )
    expect(await bob.sees(again)).toMatchObject({ collaborated_by_me: false })
    expect((await notificationsOf(bob)).filter(([, , name]) => name === again.name)).toEqual([])
    expect(await refusal(bob, 'BoardCollaboratorResource', 'delete', { board_id: again.id })).toBe(
      'collaborator.not_found',
    )
  })

  it('cannot be removed by other users', async () => {
    const made = await shared()
    await alice.invites(carol, made)
    await carol.acceptsInviteTo(made)
    const options = { board_id: made.id, invited_user_id: bob.id }
    for (const who of [carol, dan]) {
      expect(await refusal(who, 'BoardCollaboratorResource', 'delete', options)).toBe('collaborator.not_found')
    }
  })
})

describe('[BOARD-04 b] a request to join', () => {
  it('waits for the owner, who approves it', async () => {
    const made = await board()
    expect((await bob.sees(made))?.viewer_can).toEqual(['view', 'follow', 'join'])
    expect(await bob.requestsToJoin(made)).toMatchObject({ viewer_collaborator_join_requested: true, access: null })
    await bob.requestsToJoin(made)
    expect(brief(await alice.seesCollaboratorsOf(made))).toEqual([['bob', 'not_invited', 'write', 'join_request']])
    expect(await dan.seesCollaboratorsOf(made)).toEqual([])
    const yes = { board_id: made.id, invited_user_id: bob.id }
    expect(await refusal(bob, 'BoardCollaboratorApprovalResource', 'create', yes)).toBe('board.not_allowed')
    expect(await alice.approves(bob, made)).toMatchObject({ status: 'accepted', awaits_approval: null })
    expect(await bob.sees(made)).toMatchObject({ access: 'write', viewer_collaborator_join_requested: false })
  })

  it('can be denied or withdrawn, which removes the entry', async () => {
    const made = await board()
    await bob.requestsToJoin(made)
    await alice.asks('BoardCollaboratorApprovalResource', 'delete', { board_id: made.id, invited_user_id: bob.id })
    expect(await bob.sees(made)).toMatchObject({ viewer_collaborator_join_requested: false, access: null })
    expect(await alice.seesCollaboratorsOf(made)).toEqual([])
    await bob.requestsToJoin(made)
    await bob.asks('BoardJoinRequestResource', 'delete', { board_id: made.id })
    expect(await alice.seesCollaboratorsOf(made)).toEqual([])
  })

  it('is accepted by an invitation, and accepts one', async () => {
    const [one, two] = [await board(), await board()]
    await bob.requestsToJoin(one)
    expect(await alice.invites(bob, one, 'delete')).toMatchObject({ status: 'accepted', access: 'delete' })
    await alice.invites(bob, two)
    expect((await bob.sees(two))?.viewer_can).not.toContain('join')
    expect(await refusal(visitor, 'BoardJoinRequestResource', 'create', { board_id: two.id })).toBe('auth.required')
  })

  it.each(['secret', 'protected'])('is for public boards, not for %s ones', async (privacy) => {
    const made = await board({ privacy })
    expect(await refusal(bob, 'BoardJoinRequestResource', 'create', { board_id: made.id })).toBe(
      privacy === 'secret' ? 'board.not_found' : 'board.not_allowed',
    )
  })
})

describe('[BOARD-04 c] blocking', () => {
  it('removes a collaborator from the owner’s boards immediately, with their pins there', async () => {
    await using other = await TestSite.start()
    const { alice: anna, bob: ben, carol: clara } = await other.cast()
    const made = await anna.createsBoard('Ours', { privacy: 'secret' })
    for (const who of [ben, clara]) {
      await anna.invites(who, made)
      await who.acceptsInviteTo(made)
    }
    await anna.pinsTo(made)
    await ben.pinsTo(made)
    const kept = await clara.pinsTo(made)
    await anna.offers(made, ben)
    await anna.blocks(ben)
    expect(await ben.sees(made)).toBeUndefined()
    await happen(other)
    expect(await anna.sees(made)).toMatchObject({
      pin_count: 2,
      collaborator_count: 1,
      pending_ownership_transfer: null,
    })
    // A collaborator who leaves by blocking the owner leaves their pins behind.
    await clara.blocks(anna)
    await happen(other)
    expect(await anna.sees(made)).toMatchObject({ pin_count: 2, collaborator_count: 0 })
    expect(await clara.sees(kept)).toBeUndefined()
    expect(await findWrongCounters(other.site.database.db)).toEqual([])
  })
})

describe('[BOARD-05 a b] a board transfer', () => {
  it('is offered to a collaborator, visible to the two, and can be canceled or declined', async () => {
    const made = await shared()
    expect(
      await refusal(alice, 'BoardOwnershipTransferResource', 'create', { board_id: made.id, user_id: dan.id }),
    ).toBe('transfer.not_collaborator')
    expect(await refusal(bob, 'BoardOwnershipTransferResource', 'create', { board_id: made.id, user_id: bob.id })).toBe(
      'board.not_allowed',
    )
    const pending = { user: { username: 'bob' }, requested_at: expect.any(String) as string }
    expect(await alice.offers(made, bob)).toMatchObject({ pending_ownership_transfer: pending })
    expect(await bob.sees(made)).toMatchObject({ pending_ownership_transfer: pending })
    expect(await dan.sees(made)).toMatchObject({ pending_ownership_transfer: null })
    await alice.invites(carol, made)
    await carol.acceptsInviteTo(made)
    const toCarol = { board_id: made.id, user_id: carol.id }
    expect(await refusal(alice, 'BoardOwnershipTransferResource', 'create', toCarol)).toBe('transfer.pending')
    for (const who of [carol, dan]) {
      for (const verb of ['update', 'delete'] as const) {
        expect(await refusal(who, 'BoardOwnershipTransferResource', verb, { board_id: made.id })).toBe(
          'transfer.not_found',
        )
      }
    }
    await bob.asks('BoardOwnershipTransferResource', 'delete', { board_id: made.id })
    expect(await alice.sees(made)).toMatchObject({ pending_ownership_transfer: null })
    await alice.offers(made, bob)
    await alice.asks('BoardOwnershipTransferResource', 'delete', { board_id: made.id })
    expect(await refusal(bob, 'BoardOwnershipTransferResource', 'update', { board_id: made.id })).toBe(
      'transfer.not_found',
    )
  })

  it('makes the recipient the owner and the former owner a collaborator; the old address redirects', async () => {
    const made = await shared({ privacy: 'secret' })
    const pin = await alice.pinsTo(made)
    const [before, beforeBob] = [await profileOf(alice), await profileOf(bob)]
    await alice.offers(made, bob)
    expect(await bob.takesOver(made)).toMatchObject({
      owner: { username: 'bob' },
      url: `/bob/${made.slug}/`,
      pending_ownership_transfer: null,
      collaborating_users: [{ username: 'alice' }],
      collaborator_count: 1,
      viewer_can: ['view', 'save', 'organize', 'edit', 'delete', 'invite'],
    })
    expect(await alice.sees(made)).toMatchObject({ access: 'delete', url: `/bob/${made.slug}/` })
    expect(await alice.sees(pin)).toMatchObject({ viewer_can: expect.arrayContaining(['edit']) as string[] })
    const byOld = { username: 'alice', slug: made.slug }
    expect(await alice.asks<Board>('BoardResource', 'get', byOld)).toMatchObject({ url: `/bob/${made.slug}/` })
    expect(await refusal(dan, 'BoardResource', 'get', byOld)).toBe('board.not_found')
    const counts = ({ secret_board_count: secret, group_board_count: group }: Profile) => [secret, group]
    const [secret, group] = counts(before)
    const [secretBob, groupBob] = counts(beforeBob)
    expect(counts(await profileOf(alice))).toEqual([secret! - 1, group! + 1])
    expect(counts(await profileOf(bob))).toEqual([secretBob! + 1, groupBob! - 1])
  })

  it('is refused for a user who has a board of that name or has left', async () => {
    const made = await shared()
    await alice.offers(made, bob)
    const same = await bob.createsBoard(made.name)
    expect(await refusal(bob, 'BoardOwnershipTransferResource', 'update', { board_id: made.id })).toBe(
      'transfer.name_taken',
    )
    await bob.edits(same, { name: `Other ${made.name}` })
    await bob.takesOff(made)
    expect(await alice.sees(made)).toMatchObject({ pending_ownership_transfer: null })
    expect(await refusal(bob, 'BoardOwnershipTransferResource', 'update', { board_id: made.id })).toBe(
      'transfer.not_found',
    )
  })
})

describe('[PEOPLE-04 a] collaboration notifications', () => {
  it('report invitations, requests, replies and transfers, until they are withdrawn', async () => {
    await using other = await TestSite.start()
    const { alice: anna, bob: ben, carol: clara, dan: dora } = await other.cast()
    const notifications = async (who: Actor) => {
      await happen(other)
      const items = await who.asks<NotificationItem[]>('NewsHubResource', 'get')
      return items.map(({ kind, people, board: about }) => [kind, people[0]?.username, about?.name])
    }
    const made = await anna.createsBoard('Ours')
    await anna.invites(ben, made)
    expect(await notifications(ben)).toEqual([['board_invited', 'alice', 'Ours']])
    await anna.asks('BoardInviteResource', 'delete', { board_id: made.id, invited_user_id: ben.id })
    expect(await notifications(ben)).toEqual([])
    await anna.invites(ben, made)
    await ben.acceptsInviteTo(made)
    expect(await notifications(anna)).toEqual([['board_joined', 'bob', 'Ours']])
    await clara.requestsToJoin(made)
    expect(await notifications(anna)).toContainEqual(['board_join_requested', 'carol', 'Ours'])
    await clara.asks('BoardJoinRequestResource', 'delete', { board_id: made.id })
    expect(await notifications(anna)).not.toContainEqual(['board_join_requested', 'carol', 'Ours'])
    await clara.requestsToJoin(made)
    await anna.approves(clara, made)
    expect(await notifications(clara)).toEqual([['board_join_approved', 'alice', 'Ours']])
    await ben.invites(dora, made)
    expect(await notifications(anna)).toContainEqual(['board_suggested', 'bob', 'Ours'])
    expect(await notifications(dora)).toEqual([])
    await anna.offers(made, ben)
    expect(await notifications(ben)).toContainEqual(['board_transfer_requested', 'alice', 'Ours'])
    await ben.takesOver(made)
    expect(await notifications(anna)).toContainEqual(['board_transferred', 'bob', 'Ours'])
    await ben.edits(made, { privacy: 'secret' })
    await ben.takesOff(made, clara)
    expect(await notifications(clara)).toEqual([])
  })
})

it('[BOARD-06 a] counters equal recounts after all of it', async () => {
  await happen()
  expect(await findWrongCounters(site.site.database.db)).toEqual([])
})
