import {
  type AggregatedComment,
  type Board,
  type BoardAccess,
  type CollaboratorInvite,
  type Conversation,
  type BoardSection,
  type CarouselSlotInput,
  type MediaUpload,
  type Pin,
  type Profile,
  type ResourceVerb,
  type RestEnvelope,
  MediaUpload as MediaUploadSchema,
  type SignedInViewer,
  type StoryPageInput,
} from '@corkboard/contract'
import { type Queries, QUERY_HASHES } from '@corkboard/contract/persisted.generated'
import { type Browser, openBrowser, type Sent } from './browser.ts'
import { checkAgainst } from './check-response.ts'
import { drawPicture, type TestPicture } from './pictures.ts'
import { callResource, dataOf, type Options, Refused, type ResourceResponse } from './resource-client.ts'

type PinTexts = Partial<Pick<Pin, 'title' | 'description' | 'link' | 'alt_text'>>

/** A user at a browser, signed in or not. Methods that the site refuses throw `Refused`. */
export interface Visitor {
  readonly browser: Browser
  /** The raw call, whatever its result. */
  resource(name: string, verb: ResourceVerb, options?: Options, headers?: Sent['headers']): Promise<ResourceResponse>
  /** Returns the data of a call that must succeed. */
  asks<Data>(name: string, verb: ResourceVerb, options?: Options): Promise<Data>
  queries<Name extends keyof Queries>(name: Name, variables: Queries[Name]['variables']): Promise<Queries[Name]['data']>
  /** Returns what they can see of it, or `undefined` when it does not exist for them. */
  sees(thing: Board): Promise<Board | undefined>
  sees(thing: Pin): Promise<Pin | undefined>
  seesPinsOn(board: Pick<Board, 'id'>): Promise<Pin[]>
  seesSectionsOf(board: Pick<Board, 'id'>): Promise<BoardSection[]>
  seesHomeFeed(): Promise<Pin[]>
  seesCommentsOn(pin: Pick<Pin, 'id'>): Promise<AggregatedComment[]>
  seesRepliesTo(comment: Pick<AggregatedComment, 'id'>): Promise<AggregatedComment[]>
  /** Calls `/v3/…`, with its fields as JSON; `data` is `undefined` if refused. */
  calls<Data>(method: Sent['method'], path: string, json?: unknown): Promise<RestResponse<Data>>
  /** Returns the status of a picture's URL. */
  opens(url: string): Promise<number>
  registers(firstName: string, more?: Options): Promise<SignedInViewer>
  logsIn(usernameOrEmail: string, password?: string): Promise<SignedInViewer>
  logsOut(): Promise<void>
}

export interface RestResponse<Data = unknown> {
  readonly status: number
  readonly data: Data | null
  /** Error code of a refused call. */
  readonly code: string | undefined
  readonly headers: Headers
}

/** A signed-in user. */
export interface Actor extends Visitor {
  readonly id: string
  readonly username: string
  createsBoard(name: string, more?: Options): Promise<Board>
  edits(board: Pick<Board, 'id'>, changes: Options): Promise<Board>
  deletes(thing: Pick<Board | Pin, 'id' | 'type'>): Promise<void>
  uploads(picture?: TestPicture): Promise<MediaUpload>
  /** Sends a picture for a visual search, which does not store it. */
  uploadsToSearch(picture: TestPicture): Promise<MediaUpload>
  /** Uploads a unique picture unless one is given. */
  pinsTo(board: Pick<Board, 'id'>, texts?: PinTexts & { picture?: TestPicture; section?: string }): Promise<Pin>
  /** PIN-12: with unique pictures unless slots are given. */
  publishesCarousel(board: Pick<Board, 'id'>, more?: Options & { slots?: Partial<CarouselSlotInput>[] }): Promise<Pin>
  /** PIN-12: a story of these pages; by default one page with a picture and text. */
  publishesStory(board: Pick<Board, 'id'>, pages?: StoryPageInput[], more?: Options): Promise<Pin>
  saves(pin: Pick<Pin, 'id'>, board: Pick<Board, 'id'>, section?: string): Promise<Pin>
  movesPins(pins: readonly Pick<Pin, 'id'>[], to: { board: Pick<Board, 'id'>; section?: string }): Promise<void>
  addsSection(board: Pick<Board, 'id'>, title: string): Promise<BoardSection>
  follows(thing: Pick<Board, 'id' | 'type'> | Pick<Actor, 'id'>): Promise<void>
  blocks(person: Pick<Actor, 'id'>): Promise<Profile>
  /** Sends a message, or a pin with `pin_id`. */
  sends(to: Pick<Actor, 'id'>, content: Options): Promise<Conversation>
  /** Starts a group conversation. */
  sendsToSeveral(to: readonly Pick<Actor, 'id'>[], content: Options): Promise<Conversation>
  /** Writes in an existing conversation. */
  writesTo(conversationId: string, text: string): Promise<void>
  /** Invites a user to a board; by a collaborator it is a suggestion. */
  invites(person: Pick<Actor, 'id'>, board: Pick<Board, 'id'>, access?: BoardAccess): Promise<CollaboratorInvite>
  acceptsInviteTo(board: Pick<Board, 'id'>): Promise<Board>
  /** Removes a user, or themselves. */
  takesOff(board: Pick<Board, 'id'>, person?: Pick<Actor, 'id'>): Promise<Board | null>
  requestsToJoin(board: Pick<Board, 'id'>): Promise<Board>
  approves(person: Pick<Actor, 'id'>, board: Pick<Board, 'id'>): Promise<CollaboratorInvite>
  seesCollaboratorsOf(board: Pick<Board, 'id'>): Promise<CollaboratorInvite[]>
  /** BOARD-05: offers a board to a user. */
  offers(board: Pick<Board, 'id'>, to: Pick<Actor, 'id'>): Promise<Board>
  takesOver(board: Pick<Board, 'id'>): Promise<Board>
  comments(pin: Pick<Pin, 'id'>, text: string, more?: Options): Promise<AggregatedComment>
  replies(comment: Pick<AggregatedComment, 'id' | 'pin_id'>, text: string): Promise<AggregatedComment>
}

export const PASSWORD = 'correct horse battery'

/** @param publicOrigin see {@link openBrowser} */
export const createVisitor = (origin: string, publicOrigin = origin): Visitor => {
  const browser = openBrowser(origin, publicOrigin)
  const resource: Visitor['resource'] = (...call) => callResource(browser, ...call)
  const asks = async <Data>(name: string, verb: ResourceVerb, options: Options = {}): Promise<Data> =>
    dataOf<Data>(await resource(name, verb, options))
  const finds = async <Data>(name: string, options: Options): Promise<Data | undefined> => {
    const result = await resource(name, 'get', options)
    return result.status === 404 ? undefined : dataOf<Data>(result)
  }
  return {
    browser,
    resource,
    asks,
    queries: async (name, variables) => {
      const response = await browser.send('/_/graphql/', {
        method: 'POST',
        json: { queryHash: QUERY_HASHES[name], variables },
        headers: { 'x-query-name': name },
      })
      const { data, errors } = (await response.json()) as { data: never; errors?: unknown }
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
      return data
    },
    sees: (async (thing: Board | Pin) =>
      thing.type === 'board'
        ? finds<Board>('BoardResource', { board_id: thing.id })
        : finds<Pin>('PinResource', { id: thing.id })) as Visitor['sees'],
    seesPinsOn: (board) => asks<Pin[]>('BoardFeedResource', 'get', { board_id: board.id }),
    seesSectionsOf: (board) =>
      asks<BoardSection[]>('BoardSectionsResource', 'get', { board_id: board.id, page_size: 250 }),
    seesCommentsOn: (pin) => asks<AggregatedComment[]>('UnifiedCommentsResource', 'get', { pin_id: pin.id }),
    seesRepliesTo: ({ id }) => asks<AggregatedComment[]>('AggregatedCommentRepliesResource', 'get', { commentId: id }),
    calls: async <Data>(method: Sent['method'], path: string, json?: unknown) => {
      const response = await browser.send(path, { method, ...(json !== undefined && { json }) })
      const { data, error } = (await response.json()) as RestEnvelope<Data>
      return { status: response.status, data, code: error?.error_code, headers: response.headers }
    },
    seesHomeFeed: () => asks<Pin[]>('UserHomefeedResource', 'get', { page_size: 250 }),
    opens: async (url) => {
      const response = await browser.send(url)
      await response.arrayBuffer()
      return response.status
    },
    registers: (firstName, more = {}) =>
      asks<SignedInViewer>('UserRegisterResource', 'create', {
        first_name: firstName,
        username: firstName.toLowerCase(),
        email: `${firstName.toLowerCase()}@example.org`,
        password: PASSWORD,
        ...more,
      }),
    logsIn: (name, password = PASSWORD) =>
      asks<SignedInViewer>('UserSessionResource', 'create', { username_or_email: name, password }),
    logsOut: async () => {
      await asks('UserSessionResource', 'delete')
    },
  }
}

/** Registers an account with this name and stays signed in. `more` is for instances where the name may be taken. */
export const createActor = async (
  origin: string,
  firstName: string,
  more: Options = {},
  publicOrigin = origin,
): Promise<Actor> => {
  const visitor = createVisitor(origin, publicOrigin)
  return actorOf(visitor, await visitor.registers(firstName, more))
}

/** Signs in an existing user. */
export const signInActor = async (origin: string, usernameOrEmail: string): Promise<Actor> => {
  const visitor = createVisitor(origin)
  return actorOf(visitor, await visitor.logsIn(usernameOrEmail))
}

const actorOf = (visitor: Visitor, { id, username }: SignedInViewer): Actor => {
  const { asks, browser } = visitor
  const uploads: Actor['uploads'] = async (picture) => uploadPicture(browser, picture ?? (await drawPicture()))
  return {
    ...visitor,
    id,
    username,
    uploads,
    uploadsToSearch: (picture) => uploadPicture(browser, picture, '?purpose=search'),
    createsBoard: (name, more) => asks<Board>('BoardResource', 'create', { name, ...more }),
    edits: (board, changes) => asks<Board>('BoardResource', 'update', { board_id: board.id, ...changes }),
    deletes: async (thing) => {
      if (thing.type === 'board') await asks('BoardResource', 'delete', { board_id: thing.id })
      else await asks('PinResource', 'delete', { id: thing.id })
    },
    pinsTo: async (board, { picture, ...texts } = {}) => {
      const upload = await uploads(picture)
      const options = { board_id: board.id, media_upload_id: upload.media_upload_id, ...texts }
      return asks<Pin>('PinResource', 'create', options)
    },
    publishesCarousel: async (board, { slots = [{}, {}, {}], ...more } = {}) => {
      const filled: CarouselSlotInput[] = []
      for (const slot of slots) filled.push({ media_upload_id: (await uploads()).media_upload_id, ...slot })
      return asks<Pin>('PinResource', 'create', { board_id: board.id, carousel_slots: filled, ...more })
    },
    publishesStory: async (board, pages, more) => {
      const storyPages = pages ?? [
        {
          blocks: [
            { type: 'story_pin_image_block', media_upload_id: (await uploads()).media_upload_id },
            { type: 'story_pin_heading_block', text: 'A quiet morning' },
          ],
        },
      ]
      return asks<Pin>('PinResource', 'create', { board_id: board.id, story_pin_data: { pages: storyPages }, ...more })
    },
    blocks: ({ id }) => asks<Profile>('UserBlockResource', 'create', { user_id: id }),
    sends: ({ id }, content) => asks<Conversation>('ConversationsResource', 'create', { user_id: id, ...content }),
    sendsToSeveral: (people, content) =>
      asks<Conversation>('ConversationsResource', 'create', { user_ids: people.map(({ id }) => id), ...content }),
    writesTo: async (id, text) => {
      await asks('ConversationMessagesResource', 'create', { conversation_id: id, text })
    },
    invites: async ({ id: userId }, board, access) => {
      const options = { board_id: board.id, invited_user_ids: [userId], access }
      return (await asks<[CollaboratorInvite]>('BoardInviteResource', 'create', options))[0]
    },
    acceptsInviteTo: (board) => asks<Board>('BoardInviteResource', 'update', { board_id: board.id }),
    takesOff: (board, person) =>
      asks<Board | null>('BoardCollaboratorResource', 'delete', { board_id: board.id, invited_user_id: person?.id }),
    requestsToJoin: (board) => asks<Board>('BoardJoinRequestResource', 'create', { board_id: board.id }),
    approves: ({ id: userId }, board) => {
      const options = { board_id: board.id, invited_user_id: userId }
      return asks<CollaboratorInvite>('BoardCollaboratorApprovalResource', 'create', options)
    },
    seesCollaboratorsOf: (board) =>
      asks<CollaboratorInvite[]>('BoardInvitesResource', 'get', { board_id: board.id, page_size: 250 }),
    offers: (board, to) =>
      asks<Board>('BoardOwnershipTransferResource', 'create', { board_id: board.id, user_id: to.id }),
    takesOver: (board) => asks<Board>('BoardOwnershipTransferResource', 'update', { board_id: board.id }),
    comments: (pin, text, more) =>
      asks<AggregatedComment>('AggregatedCommentResource', 'create', { pinId: pin.id, text, ...more }),
    replies: ({ id, pin_id: pinId }, text) =>
      asks<AggregatedComment>('AggregatedCommentResource', 'create', { pinId, parentId: id, text }),
    saves: (pin, board, section) =>
      asks<Pin>('RepinResource', 'create', { pin_id: pin.id, board_id: board.id, section }),
    movesPins: async (pins, { board, section }) => {
      const options = { pin_ids: pins.map(({ id: pinId }) => pinId), board_id: board.id, section }
      await asks('BulkPinsResource', 'update', options)
    },
    addsSection: (board, title) => asks<BoardSection>('BoardSectionResource', 'create', { board_id: board.id, title }),
    follows: async (thing) => {
      if ('type' in thing) await asks('BoardFollowResource', 'create', { board_id: thing.id })
      else await asks<Profile>('UserFollowResource', 'create', { user_id: thing.id })
    },
  }
}

/**
 * Sends a picture to `/v3/media/` and waits until it is ready.
 * @throws Refused
 */
const uploadPicture = async (browser: Browser, picture: TestPicture, purpose = ''): Promise<MediaUpload> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture.bytes)], { type: picture.type }), picture.name)
  const response = await browser.send(`/v3/media/${purpose}`, { method: 'POST', form })
  const { data, error } = (await response.json()) as RestEnvelope<MediaUpload>
  if (error) throw new Refused(error)
  checkAgainst(MediaUploadSchema, data, 'POST /v3/media/')
  return data as MediaUpload
}
