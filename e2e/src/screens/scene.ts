import type { Board, Pin } from '@corkboard/contract'
import {
  type Actor,
  createActor,
  createAuthenticatorApp,
  createVisitor,
  drawPicture,
  type Visitor,
} from '@corkboard/testkit'

/** What the screens show: another user's content, and the viewer's own. */
export interface Scene {
  readonly origin: string
  /** Public, on a group board, by another user. */
  readonly pin: Pin
  /** Like it. One screen saves it. */
  readonly pinToSave: Pin
  readonly member: Actor
  readonly ownBoard: Board
  readonly emptyBoard: Board
  /** The address of a section of the own board. */
  readonly sectionUrl: string
  /** Between the member and the teen. */
  readonly conversationId: string
  readonly ownPin: Pin
  /** Public, by the member. */
  readonly story: Pin
  readonly carousel: Pin
  /** Asks before it shows, as its pin does. */
  readonly sensitiveBoard: Board
  readonly sensitivePin: Pin
  /** Logs in with a second step. */
  readonly guarded: Actor
  /** Is 16, without a parental passcode. */
  readonly teen: Actor
  /** Is 15, with one. */
  readonly young: Actor
  /** The code of one of the member's invites. */
  readonly invite: string
  /** The admin, with a second step; undefined if the site already had another owner. */
  readonly owner: Visitor | undefined
}

export const PASSCODE = '2468'
/** The error that a browser has reported. */
export const REPORTED = 'TypeError: this pin has no picture'

/** Enough for the first screen on the widest device. */
const ENOUGH_PINS = 20
const RATIOS = [1.5, 1.25, 0.75, 1.75, 1, 1.4] as const
const TITLES = ['Morning light', 'A shelf for the hallway', 'Blue door, white wall', 'Soup for a rainy day'] as const

const picture = (index: number) => drawPicture({ width: 600, height: Math.round(600 * RATIOS[index % RATIOS.length]!) })

const fill = async (actor: Actor, board: Board, count: number): Promise<Pin[]> => {
  const pins: Pin[] = []
  for (let index = 0; index < count; index += 1) {
    const title = TITLES[index % TITLES.length]!
    pins.push(await actor.pinsTo(board, { title, alt_text: `${title}, drawn`, picture: await picture(index) }))
  }
  return pins
}

/** Creates a user with as many pins as a page needs. */
const createNeighbor = async (origin: string): Promise<void> => {
  const neighbor = await createActor(origin, 'Ada')
  for (const name of ['Kitchens', 'Walks', 'Letters']) await fill(neighbor, await neighbor.createsBoard(name), 8)
}

const named = (firstName: string, stamp: string) => {
  const username = `${firstName.toLowerCase()}${stamp}`
  return { username, email: `${username}@example.org` }
}

/** From now on their logins require a second step. */
const secure = async (person: Visitor, now: () => Date): Promise<void> => {
  const { secret } = await person.asks<{ secret: string }>('TotpResource', 'create')
  await person.asks('TotpResource', 'update', { code: createAuthenticatorApp(secret).codeAt(now()) })
}

const createGuarded = async (origin: string, stamp: string, now: () => Date): Promise<Actor> => {
  const guarded = await createActor(origin, 'Grace', named('Grace', stamp))
  await secure(guarded, now)
  return guarded
}

/** What a browser reports when a page fails. */
const reportError = ({ browser }: Visitor) =>
  browser.send('/_/_/errors/', {
    method: 'POST',
    json: {
      release: 'v1',
      reports: [{ kind: 'error', message: REPORTED, count: 1, route: '/pin/:id', stack: `${REPORTED}\n    at Pin` }],
    },
  })

const createYoung = (origin: string, firstName: string, stamp: string, age: number): Promise<Actor> =>
  createActor(origin, firstName, {
    ...named(firstName, stamp),
    birthday: `${new Date().getUTCFullYear() - age}-01-01`,
  })

const createGuided = async (origin: string, stamp: string): Promise<Actor> => {
  const young = await createYoung(origin, 'Mia', stamp, 15)
  await young.asks('ParentalPasscodeResource', 'create', {
    passcode: PASSCODE,
    confirm_passcode: PASSCODE,
    backup_email: `parent${stamp}@example.org`,
    confirm_backup_email: `parent${stamp}@example.org`,
  })
  return young
}

/**
 * Sets the scene on a running site: with the pins it has, or with new ones if it has too few.
 * @param owner the admin, if known
 * @param now the site's clock, which in tests only moves by hand
 */
export const setScene = async (origin: string, owner?: Visitor, now = () => new Date()): Promise<Scene> => {
  const visitor = createVisitor(origin)
  if (owner) await secure(owner, now)
  await reportError(visitor)
  if ((await visitor.seesHomeFeed()).length < ENOUGH_PINS) await createNeighbor(origin)
  // Screens search for the pin's title.
  const [pin, pinToSave] = (await visitor.seesHomeFeed()).filter(({ title }) => title)
  const stamp = Date.now().toString(36)
  const member = await createActor(origin, 'Robin', named('Robin', stamp))
  const ownBoard = await member.createsBoard('Things for the new flat', {
    description: 'Lamps, plants and a table that fits.',
    privacy: 'secret',
  })
  const [ownPin] = await fill(member, ownBoard, 6)
  const section = await member.addsSection(ownBoard, 'Lamps')
  await member.asks('ScheduledPinsResource', 'create', {
    board_id: ownBoard.id,
    media_upload_id: (await member.uploads()).media_upload_id,
    title: 'A lamp for the hall',
    scheduled_ts: Math.floor(Date.now() / 1_000) + 86_400,
  })
  const openBoard = await member.createsBoard('Seen on walks')
  const story = await member.publishesStory(openBoard, undefined, { title: 'Soup on Sunday' })
  const carousel = await member.publishesCarousel(openBoard, {
    title: 'One street, three doors',
    slots: [{ title: 'Number 12', alt_text: 'A blue door' }, { title: 'Number 18' }, { title: 'Number 20' }],
  })
  const sensitiveBoard = await member.createsBoard('The fall from the ladder')
  const [sensitivePin] = await fill(member, sensitiveBoard, 1)
  await member.edits(sensitiveBoard, { sensitivity: 'graphic' })
  await member.asks('PinFavoriteResource', 'create', { pin_id: pin!.id })
  const teen = await createYoung(origin, 'Leo', stamp, 16)
  await teen.asks('ReportResource', 'create', { id: pin!.id, type: 'pin', reason: 'spam', details: 'Sells watches' })
  const text = `Would this fit a small hallway, @${member.username}?`
  const tags = [{ id: member.id, offset: text.indexOf('@'), length: member.username.length + 1 }]
  const question = await teen.comments(pin!, text, { tags })
  await member.replies(question, 'It fits mine.')
  const { media_upload_id: mediaUploadId } = await member.uploads(await picture(2))
  await member.comments(pin!, 'Made it!', { mediaUploadId })
  await member.follows(teen)
  await teen.follows(member)
  const { id: conversationId } = await member.sends(teen, { pin_id: pin!.id, text: 'For your hallway?' })
  await teen.writesTo(conversationId, 'It is 80 cm wide.')
  const { invite_code: invite } = await member.asks<{ invite_code: string }>('InviteCodeResource', 'create')
  return {
    origin,
    pin: pin!,
    pinToSave: pinToSave!,
    member,
    ownBoard,
    ownPin: ownPin!,
    story,
    carousel,
    sensitiveBoard,
    sensitivePin: sensitivePin!,
    guarded: await createGuarded(origin, stamp, now),
    teen,
    young: await createGuided(origin, stamp),
    invite,
    owner,
    sectionUrl: section.url,
    conversationId,
    emptyBoard: await member.createsBoard('Summer by the lake'),
  }
}
