/** The users and things of the policy's table, created on a real site through its endpoints. */
import type { AggregatedComment, Board, BoardPrivacy, Message, Pin } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { setBoardRemoved } from '@corkboard/domain/content/boards'
import { deleteAccount, setRole, setWriteBan } from '@corkboard/domain/accounts/staff'
import { removePin } from '@corkboard/domain/content/pins'
import { outboxHandlers } from '@corkboard/domain'
import { createCtx } from '@corkboard/domain/kernel'
import { type Actor, type Visitor, PASSWORD } from '../actor.ts'
import { uploadPicture } from '../domain-pins.ts'
import type { Sent } from '../browser.ts'
import { TestSite, type TestSiteOptions } from '../test-site.ts'
import { rowsOf, SCENE_NAMES, type SceneName, type ViewerKind, VIEWERS } from './policy.ts'

/** One state, with its own owner and texts that appear nowhere else. */
export interface Scene {
  readonly name: SceneName
  readonly owner: Actor
  readonly board: Board
  readonly section: { readonly id: string; readonly slug: string }
  readonly pin: Pin
  readonly comment: AggregatedComment
  readonly conversation: { readonly id: string; readonly messageId: string }
  /** FIND-03: an article of Today with the pin and the board in it. */
  readonly article: { readonly id: string }
  /** The pin of the private user who collaborates on the board, if there is one. */
  readonly guestPin: Pin | undefined
  /** Another user's pin, saved to the board: its counters must not reveal the board. */
  readonly savedPin: Pin
  readonly words: Readonly<
    Record<'board' | 'contents' | 'pin' | 'guest' | 'comment' | 'group' | 'message', readonly string[]>
  >
}

/** A user at a browser, as one kind of viewer; the owner differs in every scene. */
export interface Viewing {
  readonly kind: ViewerKind
  readonly isSignedIn: boolean
  readonly userId: string | undefined
  send(path: string, sent?: Sent): Promise<Response>
}

export interface PolicyWorld extends AsyncDisposable {
  readonly site: TestSite
  readonly scenes: readonly Scene[]
  as(kind: ViewerKind, scene: Scene): Viewing
}

const SIGNED_OUT: readonly ViewerKind[] = ['visitor', 'remembered']
/** Viewers who can react to a pin. */
const WRITERS = VIEWERS.filter((kind) => !['owner', 'banned', ...SIGNED_OUT].includes(kind))

type People = Readonly<Record<Exclude<ViewerKind, 'owner' | 'visitor' | 'remembered'>, Actor>>

interface Building {
  readonly site: TestSite
  readonly people: People
  /** Follows every owner and is followed by them; owns the pins they save. */
  readonly friend: Actor
  readonly drain: () => Promise<void>
}

const privacyOf = (name: SceneName): BoardPrivacy => {
  if (name.includes('secret')) return 'secret'
  return name.includes('protected') ? 'protected' : 'public'
}

const pinWith = async (site: TestSite, person: Actor, board: Pick<Board, 'id'>, texts: object): Promise<Pin> => {
  const ctx = createCtx(site.site, {
    kind: 'AUTH',
    userId: person.id,
    sessionId: '1',
    role: 'member',
    isWriteBanned: false,
  })
  const options = { board_id: board.id, media_upload_id: await uploadPicture(ctx), ...texts }
  return person.asks<Pin>('PinResource', 'create', options)
}

/** As an editor would have published it while everyone could see its content. */
const articleAbout = async ({ site, clock }: TestSite, board: Board, pin: Pin): Promise<{ id: string }> => {
  const [id, now] = [site.ids.next(0), clock.now()]
  const document = {
    cover_pin_ids: [pin.id],
    body: [
      { type: 'pin', pin_id: pin.id },
      { type: 'board', board_id: board.id },
    ],
  }
  await site.database.db
    .insertInto('articles')
    .values({
      id,
      locale: 'en-US',
      type: 3,
      title: 'Of today',
      document: JSON.stringify(document),
      state: 'published',
      published_from: now,
      day: now.toISOString().slice(0, 10),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id }
}

/** Turns the scene into its final state, once all relations are set up. */
const turn = async (building: Building, scene: Scene): Promise<void> => {
  const { site, people } = building
  const { name, owner, board, pin, comment } = scene
  if (name === 'a sensitive board') await owner.edits(board, { sensitivity: 'graphic' })
  if (privacyOf(name) !== 'public') await owner.edits(board, { privacy: privacyOf(name) })
  if (name.includes('put away')) await owner.asks('BoardArchiveResource', 'create', { board_id: board.id })
  if (name.includes('private profile')) {
    await owner.asks('UserSettingsResource', 'update', { is_private_profile: true })
  }
  switch (name) {
    case 'a deleted board':
      return owner.deletes(board)
    case 'somebody who left':
      return deleteAccount(site.ctx, owner.id)
    case 'a deleted pin':
      return owner.deletes(pin)
    case 'a pin that was reported and removed':
      await people.stranger.asks('ReportResource', 'create', { id: pin.id, type: 'pin', reason: 'spam' })
      await site.ctx.transaction((tx) => removePin(tx, pin.id))
      return
    case 'a board that was reported and hidden':
      await people.stranger.asks('ReportResource', 'create', { id: board.id, type: 'board', reason: 'spam' })
      await site.ctx.transaction((tx) => setBoardRemoved(tx, board.id, true))
      return
    case 'a pin that the viewer hid':
      for (const kind of WRITERS) {
        await people[kind as keyof People].asks('PinHideResource', 'create', { pin_id: pin.id })
      }
      await owner.asks('PinHideResource', 'create', { pin_id: pin.id })
      return
    case 'a deleted comment':
      await owner.asks('AggregatedCommentResource', 'delete', { commentId: comment.id })
      return
    case 'a hidden comment':
      await owner.calls('PUT', `/v3/aggregated_comments/${comment.id}/hide/`, {})
      return
    case 'a conversation that some left and another joined': {
      const of = { conversation_id: scene.conversation.id }
      await owner.asks('ConversationMembersResource', 'create', { ...of, user_ids: [people.invited.id] })
      await people.invited.asks('ContactRequestsResource', 'update', { contact_request_id: of.conversation_id })
      for (const person of [people.writer, people.organizer]) {
        await person.asks('ConversationMembersResource', 'delete', of)
      }
      return
    }
    case 'comments turned off':
      await owner.asks('CommentPermissionsResource', 'update', { pin_id: pin.id, are_comments_off: true })
      return
    default:
  }
}

/** With users close to the owner: others would get a request first. */
const conversationOf = async (
  owner: Actor,
  people: People,
  content: { readonly name: string; readonly text: string },
): Promise<Scene['conversation']> => {
  const strangers = [people.writer, people.organizer, people.blocked, people.blocker]
  const { id } = await owner.sendsToSeveral([...strangers, people.follower], content)
  for (const person of strangers) await person.asks('ContactRequestsResource', 'update', { contact_request_id: id })
  const messages = await owner.asks<Message[]>('ConversationMessagesResource', 'get', { conversation_id: id })
  return { id, messageId: messages.find(({ text }) => text === content.text)!.id }
}

/** Another user who collaborates on the board pins to it, is followed by the follower, and becomes private. */
const addGuest = async ({ site, people }: Building, owner: Actor, board: Board, name: string) => {
  const guest = await site.person(name)
  await owner.invites(guest, board)
  await guest.acceptsInviteTo(board)
  await people.follower.follows(guest)
  const pin = await pinWith(site, guest, board, { title: 'From a guest' })
  await guest.asks('UserSettingsResource', 'update', { is_private_profile: true })
  return { pin, words: [guest.id, guest.username, name] }
}

const makeScene = async (building: Building, name: SceneName, n: number): Promise<Scene> => {
  const { site, people, friend, drain } = building
  const owner = await site.person(`Owner${n}`)
  const word = (part: string) => `${part}quill${n}x`
  const board = await owner.createsBoard(word('boardname'), { description: word('boardtext') })
  for (const [kind, access] of [
    ['writer', 'write'],
    ['organizer', 'delete'],
  ] as const) {
    await owner.invites(people[kind], board, access)
    await people[kind].acceptsInviteTo(board)
  }
  await owner.invites(people.invited, board)
  for (const person of [people.follower, friend]) {
    await person.follows(owner)
    await person.follows(board)
  }
  await owner.follows(friend)
  const section = await owner.addsSection(board, word('partname'))
  const texts = { title: word('pintitle'), description: word('pintext'), alt_text: `${word('pinalt')} quilt block` }
  const pin = await pinWith(site, owner, board, {
    ...texts,
    section: section.id,
    link: `https://example.org/${word('pinlink')}`,
  })
  const ofFriend = await pinWith(site, friend, await friend.createsBoard(`Friend ${n}`), {})
  await owner.saves(ofFriend, board)
  const guest =
    name === 'a board that a private person works on' ? await addGuest(building, owner, board, `Guest${n}`) : undefined
  const author = name === 'a hidden comment' ? people.stranger : owner
  const comment = await author.comments(pin, word('said'))
  for (const kind of WRITERS) {
    await people[kind as keyof People].asks('PinFavoriteResource', 'create', { pin_id: pin.id })
    await people[kind as keyof People].asks('DidItsResource', 'create', { pin_id: pin.id, text: word('tried') })
  }
  const conversation = await conversationOf(owner, people, { name: word('group'), text: word('wrote') })
  await owner.blocks(people.blocked)
  await people.blocker.blocks(owner)
  await drain()
  const scene: Scene = {
    name,
    owner,
    board,
    section,
    pin,
    comment,
    conversation,
    article: await articleAbout(site, board, pin),
    guestPin: guest?.pin,
    savedPin: ofFriend,
    words: {
      board: [board.id, word('boardname'), word('boardtext')],
      contents: [section.id, word('partname')],
      pin: [
        pin.id,
        pin.image_signature,
        word('pintitle'),
        word('pintext'),
        word('pinalt'),
        word('pinlink'),
        word('tried'),
      ],
      guest: guest?.words ?? [],
      comment: [comment.id, word('said')],
      group: [word('group')],
      message: [conversation.messageId, word('wrote')],
    },
  }
  await turn(building, scene)
  await drain()
  return scene
}

/** What the browser of a user who logged out and is remembered still sends. */
const rememberedHeaders = async (person: Actor): Promise<Readonly<Record<string, string>>> => {
  const { browser } = person
  const names = ['csrftoken', 'corkboard_remembered']
  await person.logsOut()
  await person.logsIn(person.username, PASSWORD)
  const cookies = names.flatMap((name) =>
    browser.cookie(name) ? [`${name}=${encodeURIComponent(browser.cookie(name)!)}`] : [],
  )
  return { cookie: cookies.join('; '), 'x-csrftoken': browser.cookie('csrftoken')! }
}

/** Builds everything in the table, or only the given scenes. */
export const buildPolicyWorld = async (
  options: { readonly scenes?: readonly SceneName[]; readonly pages?: TestSiteOptions['pages'] } = {},
): Promise<PolicyWorld> => {
  const { scenes: names = SCENE_NAMES, pages } = options
  const site = await TestSite.start({ worker: false, ...(pages && { pages }) })
  const { database } = site.site
  const reactions = outboxHandlers(site.site)
  const drain = async (): Promise<void> => {
    site.clock.pass(1_000)
    await drainOutbox(database, reactions)
  }
  await site.person('Olivia')
  const person = async (kind: string): Promise<Actor> => site.person(`The${kind}`)
  const people: People = {
    writer: await person('writer'),
    organizer: await person('organizer'),
    invited: await person('invited'),
    follower: await person('follower'),
    stranger: await person('stranger'),
    blocked: await person('blocked'),
    blocker: await person('blocker'),
    employee: await person('employee'),
    banned: await person('banned'),
  }
  const friend = await person('friend')
  const building: Building = { site, people, friend, drain }
  const scenes: Scene[] = []
  for (const name of names) scenes.push(await makeScene(building, name, SCENE_NAMES.indexOf(name)))
  await setRole(site.ctx, people.employee.id, 'employee')
  await people.employee.logsIn(people.employee.username)
  await setWriteBan(site.ctx, people.banned.id, { reason: 'Spam' })
  const remembered = await rememberedHeaders(people.writer)
  const visitor = site.visitor()
  await drain()

  const browserOf = (who: Visitor): Viewing['send'] => who.browser.send
  const remembering: Viewing['send'] = (path, sent) =>
    visitor.browser.send(path, { ...sent, headers: { ...sent?.headers, ...remembered } })
  const at = (kind: ViewerKind, scene: Scene): { send: Viewing['send']; userId?: string } => {
    switch (kind) {
      case 'visitor':
        return { send: browserOf(visitor) }
      case 'remembered':
        return { send: remembering }
      case 'owner':
        return { send: browserOf(scene.owner), userId: scene.owner.id }
      default:
        return { send: browserOf(people[kind]), userId: people[kind].id }
    }
  }
  return {
    site,
    scenes,
    as: (kind, scene) => {
      const { send, userId } = at(kind, scene)
      const hasLeft = kind === 'owner' && rowsOf(scene.name).person.owner === 'nothing'
      return { kind, userId, send, isSignedIn: !SIGNED_OUT.includes(kind) && !hasLeft }
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}
