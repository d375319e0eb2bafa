import type { Board, Pin, ResourceVerb } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { outboxHandlers } from '@corkboard/domain'
import { setRole } from '@corkboard/domain/accounts/staff'
import { type Actor, type Options, TestSite, type Visitor } from '@corkboard/testkit'
import { rowsOf, type SceneName, type Sight, type ViewerKind as PolicyViewer } from '@corkboard/testkit/policy-table'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// One test per kind of viewer, board state and endpoint, from the policy's table.

const VIEWERS = [
  'owner',
  'writer',
  'organizer',
  'invited',
  'asking',
  'former',
  'follower',
  'stranger',
  'blocked',
  'employee',
  'visitor',
] as const
type ViewerKind = (typeof VIEWERS)[number]

const STATES = ['public', 'protected', 'secret', 'put away', 'put away, secret', 'deleted'] as const
type State = (typeof STATES)[number]

/** True for the owner and collaborators. */
const works = (kind: ViewerKind): boolean => kind === 'owner' || kind === 'writer' || kind === 'organizer'

/** A user who asks to join, or used to collaborate, sees no more than a stranger. */
const inTable = (kind: ViewerKind): PolicyViewer => (kind === 'asking' || kind === 'former' ? 'stranger' : kind)

const SCENES = {
  public: 'a public board',
  protected: 'a protected board',
  secret: 'a secret board',
  'put away': 'a board put away',
  'put away, secret': 'a secret board put away',
  deleted: 'a deleted board',
} as const satisfies Record<State, SceneName>

/**
 * The policy (BOARD-01, BOARD-03, BOARD-04): everything, in lists too; everything at its URL; only its name; or
 * nothing.
 */
const sightOf = (kind: ViewerKind, state: State): Sight => rowsOf(SCENES[state]).board[inTable(kind)]

interface Thing {
  readonly board: Board
  readonly pin: Pin
  readonly section: string
  readonly comment: string
}

let site: TestSite
const people = {} as Record<ViewerKind, Visitor | Actor>
const things = {} as Record<State, Thing>

const isActor = (who: Visitor | Actor): who is Actor => 'id' in who

const makeThing = async (state: State): Promise<Thing> => {
  const owner = people.owner as Actor
  const privacy = state.endsWith('secret') ? 'secret' : state === 'protected' ? 'protected' : 'public'
  const board = await owner.createsBoard(`Board ${state}`, { privacy: 'public' })
  const join = async (kind: ViewerKind, access: 'write' | 'delete') => {
    const person = people[kind] as Actor
    await owner.invites(person, board, access)
    await person.acceptsInviteTo(board)
  }
  await join('writer', 'write')
  await join('organizer', 'delete')
  await join('former', 'delete')
  await join('blocked', 'write')
  await owner.invites(people.invited as Actor, board)
  await (people.asking as Actor).requestsToJoin(board)
  await (people.follower as Actor).follows(board)
  const pin = await owner.pinsTo(board, { title: `Pin ${state}` })
  const section = (await owner.addsSection(board, 'Part')).id
  const comment = (await owner.comments(pin, `Said on ${state}`)).id
  await owner.takesOff(board, people.former as Actor)
  if (privacy !== 'public') await owner.edits(board, { privacy })
  if (state.startsWith('put away')) await owner.asks('BoardArchiveResource', 'create', { board_id: board.id })
  return { board, pin, section, comment }
}

const settled = () =>
  vi.waitFor(
    async () => {
      await drainOutbox(site.site.database, outboxHandlers(site.site))
      const left = await site.site.database.db.selectFrom('outbox').select('id').execute()
      if (left.length > 0) throw new Error('The outbox is not empty yet')
    },
    { timeout: 60_000, interval: 50 },
  )

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
  for (const kind of VIEWERS) {
    people[kind] = kind === 'visitor' ? site.visitor() : await site.person(`The${kind}`)
  }
  await setRole(site.ctx, (people.employee as Actor).id, 'employee')
  await people.employee.logsIn('theemployee')
  for (const state of STATES) things[state] = await makeThing(state)
  await (people.owner as Actor).blocks(people.blocked as Actor)
  await (people.owner as Actor).deletes(things.deleted.board)
  await settled()
})
afterAll(() => site[Symbol.asyncDispose]())

/** True when a response has any content. An error must be the one for missing things. */
const opens = async (who: Visitor, name: string, verb: ResourceVerb, options: Options): Promise<boolean> => {
  const response = await who.resource(name, verb, options)
  if (response.status === 200) return true
  expect([401, 404]).toContain(response.status)
  return false
}

type EntryPoint = (who: Visitor, thing: Thing) => Promise<boolean>

const holds = async (who: Visitor, name: string, options: Options, id: string): Promise<boolean> => {
  const response = await who.resource(name, 'get', { page_size: 250, ...options })
  return response.status === 200 && JSON.stringify(response.envelope.resource_response.data).includes(`"${id}"`)
}

/** Endpoints for the board itself. */
const TO_BOARD: Readonly<Record<string, EntryPoint>> = {
  'board by id': (who, { board }) => opens(who, 'BoardResource', 'get', { board_id: board.id }),
  'board by address': (who, { board }) =>
    opens(who, 'BoardResource', 'get', { username: 'theowner', slug: board.slug }),
}

/** Endpoints for its contents. */
const INSIDE: Readonly<Record<string, EntryPoint>> = {
  'pins of the board': (who, { board, pin }) => holds(who, 'BoardFeedResource', { board_id: board.id }, pin.id),
  'its pictures': async (who, { board }) => {
    const response = await who.resource('BoardResource', 'get', { board_id: board.id })
    return ((response.envelope.resource_response.data as Board | null)?.cover_images ?? []).length > 0
  },
  'its sections': (who, { board, section }) => holds(who, 'BoardSectionsResource', { board_id: board.id }, section),
  'a section': (who, { section }) => opens(who, 'BoardSectionResource', 'get', { section_id: section }),
  'pins of a section': (who, { section }) => opens(who, 'BoardSectionPinsResource', 'get', { section_id: section }),
  'a pin': (who, { pin }) => opens(who, 'PinResource', 'get', { id: pin.id }),
  'the closeup': async (who, { pin }) =>
    (await who.queries('CloseupPageQuery', { pinId: pin.id, isAuth: isActor(who) })).pin !== null,
  'a signed picture': async (who, { pin }) => {
    const response = await who.resource('PinResource', 'get', { id: pin.id })
    const seen = response.envelope.resource_response.data as Pin | null
    const url = seen?.images['236x']?.url
    return url !== undefined && (await who.opens(url)) === 200
  },
  comments: (who, { pin, comment }) => holds(who, 'UnifiedCommentsResource', { pin_id: pin.id }, comment),
}

/** Endpoints that list boards or their contents. */
const LISTS: Readonly<Record<string, EntryPoint>> = {
  'boards of its owner': (who, { board }) => holds(who, 'BoardsResource', { username: 'theowner' }, board.id),
  'pins of its owner': (who, { pin }) => holds(who, 'UserPinsResource', { username: 'theowner' }, pin.id),
  'all they pinned': (who, { pin }) => holds(who, 'UserActivityPinsResource', { username: 'theowner' }, pin.id),
}

const SIGHTS: Readonly<Record<Sight, readonly [board: boolean, inside: boolean]>> = {
  listed: [true, true],
  linked: [true, true],
  named: [true, false],
  nothing: [false, false],
}

describe.each(STATES)('[BOARD-04 c] a board that is %s', (state) => {
  describe.each(VIEWERS)('to the %s', (kind) => {
    const [board, inside] = SIGHTS[sightOf(kind, state)]
    it.each(Object.keys(TO_BOARD))(`%s: ${board ? 'there' : 'nowhere'}`, async (entryPoint) => {
      expect(await TO_BOARD[entryPoint]!(people[kind], things[state])).toBe(board)
    })
    it.each(Object.keys(INSIDE))(`%s: ${inside ? 'shown' : 'not shown'}`, async (entryPoint) => {
      // The owner's comments are invisible across a block everywhere (COMMENT-01).
      const isSilent = kind === 'blocked' && entryPoint === 'comments'
      expect(await INSIDE[entryPoint]!(people[kind], things[state])).toBe(inside && !isSilent)
    })
  })

  it('is listed on its owner’s profile only to the viewers the policy names', async () => {
    for (const kind of VIEWERS) {
      // Another user's lists contain what is public; a user's own contain everything that is not archived.
      const isListed = sightOf(kind, state) === 'listed' && (kind === 'owner' || state === 'public')
      for (const [entryPoint, look] of Object.entries(LISTS)) {
        // Users find all of their own pins, whatever they did with the board.
        const isOwn = kind === 'owner' && entryPoint !== 'boards of its owner' && state !== 'deleted'
        expect([kind, entryPoint, await look(people[kind], things[state])]).toEqual([
          kind,
          entryPoint,
          isListed || isOwn,
        ])
      }
    }
  })

  it('is in the picker and on the profile of its collaborators only, unless it is archived', async () => {
    for (const kind of VIEWERS) {
      const who = people[kind]
      if (!isActor(who)) continue
      const isThere = works(kind) && sightOf(kind, state) === 'listed'
      const { id } = things[state].board
      expect([kind, await holds(who, 'BoardPickerBoardsResource', {}, id)]).toEqual([kind, isThere])
      expect([kind, await holds(who, 'BoardsResource', { username: who.username }, id)]).toEqual([kind, isThere])
    }
  })
})

/** What each kind may do with a public board. The reason for a refusal is only for viewers who may know about it. */
const RIGHTS: Readonly<Record<ViewerKind, readonly string[]>> = {
  owner: ['view', 'save', 'organize', 'edit', 'delete', 'invite'],
  writer: ['view', 'follow', 'save', 'invite', 'leave'],
  organizer: ['view', 'follow', 'save', 'organize', 'invite', 'leave'],
  invited: ['view', 'follow'],
  asking: ['view', 'follow', 'join'],
  former: ['view', 'follow', 'join'],
  follower: ['view', 'follow', 'join'],
  stranger: ['view', 'follow', 'join'],
  blocked: ['view'],
  employee: ['view', 'follow', 'join'],
  visitor: ['view'],
}

describe('[BOARD-04 c] the allowed actions on a public board', () => {
  it.each(VIEWERS)('for the %s', async (kind) => {
    const { board, section } = things.public
    const who = people[kind]
    expect((await who.sees(board))?.viewer_can).toEqual(RIGHTS[kind])
    const may = (action: string) => RIGHTS[kind].includes(action)
    const refused = async (action: string, name: string, verb: ResourceVerb, options: Options) => {
      if (may(action)) return
      const { status } = await who.resource(name, verb, options)
      expect([action, status]).toEqual([action, who === people.visitor ? 401 : 403])
    }
    const { pin } = things.protected
    await refused('save', 'RepinResource', 'create', { pin_id: things.public.pin.id, board_id: board.id })
    await refused('save', 'RepinResource', 'create', { pin_id: pin.id, board_id: board.id })
    await refused('organize', 'BoardSectionResource', 'update', { section_id: section, title: 'Taken' })
    await refused('edit', 'BoardResource', 'update', { board_id: board.id, name: 'Taken' })
    await refused('delete', 'BoardResource', 'delete', { board_id: board.id })
    await refused('invite', 'BoardInviteResource', 'create', { board_id: board.id, invited_user_ids: ['1'] })
    await refused('join', 'BoardJoinRequestResource', 'create', { board_id: board.id })
  })
})

it('[BOARD-04 a b] requests and invitations are visible to no one else', async () => {
  const { board } = things.public
  const invited = people.invited as Actor
  for (const kind of VIEWERS) {
    const who = people[kind]
    if (!isActor(who)) continue
    const isTheirs = kind === 'owner' || kind === 'invited'
    expect([
      kind,
      (await who.seesCollaboratorsOf(board)).some(({ invited_user: user }) => user?.id === invited.id),
    ]).toEqual([kind, isTheirs])
    expect([kind, (await who.sees(board))?.collaborator_request_count]).toEqual([kind, kind === 'owner' ? 1 : 0])
  }
})
