import type { Board, Pin, TypeaheadItem, User } from '@corkboard/contract'
import { setWriteBan } from '@corkboard/domain/accounts/staff'
import { type Actor, createActor, type Options, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor

beforeAll(async () => {
  site = await TestSite.start()
  alice = await site.person('Alice')
})
// The lookups of one test do not use up those of another.
beforeEach(() => site.clock.pass(61 * 60_000))
afterAll(() => site[Symbol.asyncDispose]())

const sets = (person: Visitor, options: Options) => person.asks('UserSettingsResource', 'update', options)
const verifies = ({ id }: Actor) =>
  site.site.database.db.updateTable('users').set({ email_verified_at: site.clock.now() }).where('id', '=', id).execute()

const named = (users: readonly User[]): string[] => users.map(({ username }) => username)
const searches = async (who: Visitor, query: string): Promise<string[]> =>
  named(await who.asks<User[]>('SearchResource', 'get', { query, scope: 'users' }))
const looksUp = async (who: Visitor, term: string): Promise<string[]> =>
  named(await who.asks<User[]>('ShareSuggestionsResource', 'get', { term }))

/** A member with a verified address that says nothing of their name. */
const withAddress = async (name: string, email: string, settings: Options): Promise<Actor> => {
  const person = await createActor(site.origin, name, { email })
  await verifies(person)
  await sets(person, settings)
  return person
}

const FINDABLE = { findable_by_email: true }

describe('[IDENT-13 a] found by email address', () => {
  it('a member who allows it is found by the whole address, in any case, and by no part of it', async () => {
    await withAddress('Bob', 'q7.kiln@pots.example', FINDABLE)
    for (const term of ['q7.kiln@pots.example', ' Q7.Kiln@Pots.Example ']) {
      expect([await searches(alice, term), await looksUp(alice, term)]).toEqual([['bob'], ['bob']])
    }
    for (const term of ['q7.kiln@pots.exampl', 'q7.kiln', '7.kiln@pots.example', 'pots.example', 'q7.kiln@', '@pots']) {
      expect([await searches(alice, term), await looksUp(alice, term)]).toEqual([[], []])
    }
  })

  it('no one is by default, nor by an address that is not verified', async () => {
    await withAddress('Carl', 'carl-x@pots.example', {})
    const dora = await createActor(site.origin, 'Dora', { email: 'dora-x@pots.example' })
    await sets(dora, FINDABLE)
    expect(await looksUp(alice, 'carl-x@pots.example')).toEqual([])
    expect(await looksUp(alice, 'dora-x@pots.example')).toEqual([])
    await verifies(dora)
    expect(await looksUp(alice, 'dora-x@pots.example')).toEqual(['dora'])
    await sets(dora, { findable_by_email: false })
    expect(await looksUp(alice, 'dora-x@pots.example')).toEqual([])
  })

  it('private profiles are by their followers only, and no one across a block', async () => {
    const emil = await withAddress('Emil', 'emil-x@pots.example', FINDABLE)
    const [friend, foe] = [await site.person('Fay'), await site.person('Gus')]
    await friend.follows(emil)
    await sets(emil, { is_private_profile: true })
    expect([await searches(friend, 'emil-x@pots.example'), await searches(foe, 'emil-x@pots.example')]).toEqual([
      ['emil'],
      [],
    ])
    await sets(emil, { is_private_profile: false })
    expect(await searches(foe, 'emil-x@pots.example')).toEqual(['emil'])
    await emil.blocks(foe)
    expect([await searches(foe, 'emil-x@pots.example'), await looksUp(foe, 'emil-x@pots.example')]).toEqual([[], []])
  })

  it('users under 16 are not, whatever they chose before', async () => {
    const hal = await withAddress('Hal', 'hal-x@pots.example', FINDABLE)
    await alice.follows(hal)
    expect(await looksUp(alice, 'hal-x@pots.example')).toEqual(['hal'])
    await sets(hal, { birthday: `${site.clock.now().getUTCFullYear() - 15}-01-01` })
    expect(await searches(alice, 'hal-x@pots.example')).toEqual([])
  })

  it('visitors and write-banned members find no one', async () => {
    await withAddress('Ida', 'ida-x@pots.example', FINDABLE)
    expect(await searches(site.visitor(), 'ida-x@pots.example')).toEqual([])
    const banned = await site.person('Jay')
    expect(await searches(banned, 'ida-x@pots.example')).toEqual(['ida'])
    await setWriteBan(site.ctx, banned.id, { reason: 'Spam' })
    expect(await searches(banned, 'ida-x@pots.example')).toEqual([])
  })

  it('a member who tries many addresses finds no one for the rest of the hour, and others do', async () => {
    await withAddress('Kim', 'kim-x@pots.example', FINDABLE)
    const [harvester, other] = [await site.person('Lars'), await site.person('Mona')]
    expect(await looksUp(harvester, 'kim-x@pots.example')).toEqual(['kim'])
    for (let n = 0; n < 30; n += 1) await searches(harvester, `guess${n}@pots.example`)
    expect(await looksUp(harvester, 'kim-x@pots.example')).toEqual([])
    expect(await looksUp(other, 'kim-x@pots.example')).toEqual(['kim'])
    // Names are found as before.
    expect(await looksUp(harvester, 'kim')).toEqual(['kim'])
    site.clock.pass(61 * 60_000)
    expect(await looksUp(harvester, 'kim-x@pots.example')).toEqual(['kim'])
  })
})

describe('[IDENT-13 a] found by phone number', () => {
  const BERLIN = { phone_country: 'DE', phone_number: '30 1234567', findable_by_phone: true }

  it('a member who allows it is found by the whole number, however it is written', async () => {
    const finn = await site.person('Finn')
    await withAddress('Rita', 'rita-x@pots.example', BERLIN)
    for (const term of ['+49 30 1234567', '+49301234567', '+49 (0) 30/123-4567', ' +49 30 123 45 67 ']) {
      expect([await searches(finn, term), await looksUp(finn, term)]).toEqual([['rita'], ['rita']])
    }
    for (const term of ['+49 30 123456', '301234567', '+1 30 1234567', '1234567', '+49 30', '0301234567']) {
      expect([await searches(finn, term), await looksUp(finn, term)]).toEqual([[], []])
    }
    await sets(finn, { country: 'DE' })
    expect(await looksUp(finn, '030 1234567')).toEqual(['rita'])
  })

  it('a number of Canada is found, whichever country of +1 its owner named', async () => {
    const gina = await site.person('Gina')
    await withAddress('Sven', 'sven-x@pots.example', {
      ...BERLIN,
      phone_country: 'US',
      phone_number: '604 555 0123',
    })
    expect(await looksUp(gina, '+1 (604) 555-0123')).toEqual(['sven'])
    expect(await looksUp(gina, '604-555-0123')).toEqual(['sven'])
  })

  it('no one is by default, without a verified address, or by a number that two members give as theirs', async () => {
    const hugo = await site.person('Hugo')
    const number = { ...BERLIN, phone_number: '30 7654321' }
    await withAddress('Tilda', 'tilda-x@pots.example', { ...number, findable_by_phone: false })
    const [uma, vera] = [await site.person('Uma'), await site.person('Vera')]
    await sets(uma, number)
    expect(await looksUp(hugo, '+49 30 7654321')).toEqual([])
    await verifies(uma)
    expect(await looksUp(hugo, '+49 30 7654321')).toEqual(['uma'])
    await sets(vera, number)
    await verifies(vera)
    expect(await looksUp(hugo, '+49 30 7654321')).toEqual([])
  })
})

describe('[IDENT-13 a] suggested to others', () => {
  let nora: Actor
  let fan: Actor
  let stranger: Actor
  let board: Board
  let pin: Pin

  beforeAll(async () => {
    nora = await site.person('Nora')
    fan = await site.person('Otto')
    stranger = await site.person('Pia')
    await fan.follows(nora)
    board = await alice.createsBoard('Kilns')
    pin = await alice.pinsTo(board)
    await sets(nora, { is_suggested: false })
    await site.settled()
  })

  const mentions = async (who: Visitor, query: string): Promise<string[]> =>
    named(await who.asks<User[]>('MentionSuggestionsResource', 'get', { pin_id: pin.id, query }))
  const types = async (who: Visitor, term: string): Promise<string[]> =>
    (await who.asks<{ items: TypeaheadItem[] }>('AdvancedTypeaheadResource', 'get', { term })).items
      .filter(({ type }) => type === 'user')
      .map(({ id }) => id)
  const isOfferedTo = async (who: Visitor, term: string) => ({
    share: (await looksUp(who, term)).includes('nora'),
    mention: (await mentions(who, term)).includes('nora'),
    typeahead: (await types(who, term)).includes('nora'),
  })
  const everywhere = { share: true, mention: true, typeahead: true }
  const nowhere = { share: false, mention: false, typeahead: false }

  it('a member who does not want it is offered only to followers, until the whole username is typed', async () => {
    expect(await isOfferedTo(stranger, 'nor')).toEqual(nowhere)
    expect(await isOfferedTo(fan, 'nor')).toEqual(everywhere)
    expect(await isOfferedTo(stranger, 'nora')).toEqual(everywhere)
    expect(await searches(stranger, 'nora')).toEqual(['nora'])
  })

  it('a member who wants it is offered to everyone, even if search engines should leave them out', async () => {
    await sets(nora, { is_suggested: true, is_search_hidden: true })
    expect(await isOfferedTo(stranger, 'nor')).toEqual(everywhere)
    expect(await types(site.visitor(), 'nor')).toEqual(['nora'])
    await sets(nora, { is_suggested: false })
    expect(await types(site.visitor(), 'nor')).toEqual([])
  })
})
