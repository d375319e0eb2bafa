/**
 * Every endpoint that returns users, boards, pins or comments: how to call it, and how to tell that it has shown them.
 */
import type { Pin, Profile, ResourceEnvelope } from '@corkboard/contract'
import { QUERY_HASHES, type Queries } from '@corkboard/contract/persisted.generated'
import type { Sent } from '../browser.ts'
import { isOpen, isSecret, rowsOf, type Sight, type ViewerKind } from './policy.ts'
import type { Scene, Viewing } from './policy-world.ts'

export interface Result {
  /** The URL and what was sent to it. */
  readonly request: string
  readonly status: number
  readonly text: string
}

export interface EntryPoint {
  readonly name: string
  readonly call: (viewing: Viewing, scene: Scene) => Promise<Result>
  /** True when the response shows the thing, or what it counts. */
  readonly shows: (response: Result, scene: Scene) => boolean | number | undefined
  /** What the policy's table expects. */
  readonly expects: (kind: ViewerKind, scene: Scene) => boolean | number | undefined
  /** True for scenes that have what it needs; defaults to all of them. */
  readonly isFor?: (scene: Scene) => boolean
  /** Signed-out viewers are sent to the login. */
  readonly signedIn?: boolean
}

export const send = async (viewing: Viewing, path: string, sent?: Sent): Promise<Result> => {
  const response = await viewing.send(path, sent)
  const request = `${decodeURIComponent(path)} ${JSON.stringify(sent?.json ?? {})}`
  return { request, status: response.status, text: await response.text() }
}

export const resourcePath = (name: string, options: object): string =>
  `/resource/${name}/get/?${new URLSearchParams({ source_url: '/', data: JSON.stringify({ options }) }).toString()}`

type OptionsOf = (scene: Scene) => object
const resource =
  (name: string, options: OptionsOf): EntryPoint['call'] =>
  (viewing, scene) =>
    send(viewing, resourcePath(name, options(scene)))

const query =
  (name: keyof Queries, more: object): EntryPoint['call'] =>
  (viewing, { pin }) =>
    send(viewing, '/_/graphql/', {
      method: 'POST',
      json: { queryHash: QUERY_HASHES[name], variables: { pinId: pin.id, isAuth: viewing.isSignedIn, ...more } },
      headers: { 'x-query-name': name },
    })

const dataOf = <Data>({ text }: Result): Data | null => {
  const envelope = JSON.parse(text) as ResourceEnvelope<Data>
  return envelope.resource_response.data
}

const opens: EntryPoint['shows'] = ({ status }) => status === 200
const holds =
  (idOf: (scene: Scene) => string): EntryPoint['shows'] =>
  (result, scene) =>
    result.status === 200 && result.text.includes(`"${idOf(scene)}"`)
const holdsPin = holds(({ pin }) => pin.id)
const holdsBoard = holds(({ board }) => board.id)
const holdsOwner = holds(({ owner }) => owner.id)

type Part = 'person' | 'board' | 'pin' | 'comment' | 'conversation'

const sight = (part: Part, kind: ViewerKind, { name }: Scene): Sight => rowsOf(name)[part][kind]
const there =
  (part: Part): EntryPoint['expects'] =>
  (kind, scene) =>
    sight(part, kind, scene) !== 'nothing'
const listed =
  (part: Part): EntryPoint['expects'] =>
  (kind, scene) =>
    sight(part, kind, scene) === 'listed'
const contents: EntryPoint['expects'] = (kind, scene) => isOpen(sight('board', kind, scene))

/** In lists of everyone's things, which leave out boards with a sensitivity screen (BOARD-11). */
const unasked =
  (part: 'board' | 'pin'): EntryPoint['expects'] =>
  (kind, scene) => {
    const { isPublic, confirmsFirst } = rowsOf(scene.name)
    return sight(part, kind, scene) === 'listed' && isPublic && !confirmsFirst
  }

const isWorker = (kind: ViewerKind): boolean => ['owner', 'writer', 'organizer'].includes(kind)

/** On the owner's own profile everything of theirs; for others, what is public. */
const onProfile =
  (part: 'board' | 'pin'): EntryPoint['expects'] =>
  (kind, scene) => {
    const seen = sight(part, kind, scene)
    if (kind === 'owner') return part === 'board' ? seen === 'listed' : seen !== 'nothing'
    return seen === 'listed' && sight('person', kind, scene) !== 'nothing' && rowsOf(scene.name).isPublic
  }

/** Boards leave out pins the viewer has hidden, except on their own boards. */
const onBoard: EntryPoint['expects'] = (kind, scene) => {
  const isHiding = scene.name === 'a pin that the viewer hid' && sight('pin', kind, scene) === 'linked'
  return contents(kind, scene) === true && isOpen(sight('pin', kind, scene)) && (kind === 'owner' || !isHiding)
}

/** The same for every viewer as for a visitor: pictures without a signature, and embeds in other sites. */
const toAnybody =
  (part: 'pin'): EntryPoint['expects'] =>
  (_kind, scene) =>
    sight(part, 'visitor', scene) !== 'nothing'

const person = ({ owner }: Scene) => ({ username: owner.username, page_size: 250 })
const board = ({ board: { id } }: Scene) => ({ board_id: id })
const ofPin = ({ pin: { id } }: Scene) => ({ pin_id: id })
const ofComment = ({ comment: { id } }: Scene) => ({ commentId: id })
const FRIEND = { username: 'thefriend', page_size: 50 }

const PEOPLE: readonly EntryPoint[] = [
  {
    name: 'UserResource',
    call: resource('UserResource', ({ owner }) => ({ username: owner.username })),
    shows: opens,
    expects: there('person'),
  },
  ...[
    'UserFollowersResource',
    'UserFollowingResource',
    'BoardsResource',
    'BoardsFeedResource',
    'UserPinsResource',
    'UserActivityPinsResource',
  ].map((name): EntryPoint => ({
    name,
    call: resource(name, ({ owner }) => ({ username: owner.username })),
    shows: opens,
    expects: there('person'),
  })),
  {
    name: 'VerifiedMerchantResource',
    call: resource('VerifiedMerchantResource', ({ owner }) => ({ user_id: owner.id })),
    shows: opens,
    expects: there('person'),
  },
  {
    name: 'followers of a friend',
    call: resource('UserFollowersResource', () => FRIEND),
    shows: holdsOwner,
    expects: listed('person'),
  },
  {
    name: 'whom a friend follows',
    call: resource('UserFollowingResource', () => FRIEND),
    shows: holdsOwner,
    expects: listed('person'),
  },
]

const BOARDS: readonly EntryPoint[] = [
  { name: 'BoardResource', call: resource('BoardResource', board), shows: opens, expects: there('board') },
  {
    name: 'BoardResource by address',
    call: resource('BoardResource', (scene) => ({ username: scene.owner.username, slug: scene.board.slug })),
    shows: opens,
    expects: there('board'),
  },
  {
    name: 'BoardActionStatusResource',
    call: resource('BoardActionStatusResource', board),
    shows: opens,
    expects: there('board'),
  },
  {
    name: 'BoardInvitesResource',
    call: resource('BoardInvitesResource', board),
    shows: opens,
    expects: there('board'),
    signedIn: true,
  },
  {
    name: 'the feed of the owner’s boards',
    call: resource('BoardsFeedResource', person),
    shows: holdsBoard,
    expects: onProfile('board'),
  },
  {
    name: 'boards of the owner',
    call: resource('BoardsResource', person),
    shows: holdsBoard,
    expects: onProfile('board'),
  },
  {
    name: 'board picker',
    call: resource('BoardPickerBoardsResource', () => ({ page_size: 250 })),
    shows: holdsBoard,
    expects: (kind, scene) => isWorker(kind) && sight('board', kind, scene) === 'listed',
    signedIn: true,
  },
  ...['BoardMoreIdeasResource', 'BoardRelatedPixieFeedResource', 'BoardInterestsResource'].map((name): EntryPoint => ({
    name,
    call: resource(name, board),
    shows: opens,
    // For users who may save to it.
    expects: (kind, scene) => isWorker(kind) && sight('board', kind, scene) !== 'nothing',
    signedIn: true,
  })),
  {
    name: 'own invitations',
    call: resource('BoardInvitesResource', () => ({ page_size: 250 })),
    shows: holdsBoard,
    expects: (kind, scene) => kind === 'invited' && sight('board', kind, scene) !== 'nothing',
    signedIn: true,
  },
]

const CONTENTS: readonly EntryPoint[] = [
  { name: 'BoardFeedResource', call: resource('BoardFeedResource', board), shows: holdsPin, expects: onBoard },
  {
    name: 'BoardSectionsResource',
    call: resource('BoardSectionsResource', board),
    shows: holds(({ section }) => section.id),
    expects: contents,
  },
  {
    name: 'BoardCoversResource',
    call: resource('BoardCoversResource', board),
    shows: holds(({ section }) => section.id),
    expects: contents,
  },
  {
    name: 'BoardSectionResource',
    call: resource('BoardSectionResource', ({ section }) => ({ section_id: section.id })),
    shows: opens,
    expects: contents,
  },
  {
    name: 'BoardSectionResource by address',
    call: resource('BoardSectionResource', (scene) => ({
      username: scene.owner.username,
      slug: scene.board.slug,
      section_slug: scene.section.slug,
    })),
    shows: opens,
    expects: contents,
  },
  {
    name: 'BoardSectionPinsResource',
    call: resource('BoardSectionPinsResource', ({ section }) => ({ section_id: section.id })),
    shows: holdsPin,
    expects: onBoard,
  },
]

const PINS: readonly EntryPoint[] = [
  {
    name: 'PinResource',
    call: resource('PinResource', ({ pin }) => ({ id: pin.id })),
    shows: opens,
    expects: there('pin'),
  },
  { name: 'CloseupPageQuery', call: query('CloseupPageQuery', {}), shows: holdsPin, expects: there('pin') },
  {
    name: 'CloseupDetailQuery',
    call: query('CloseupDetailQuery', { isDesktop: true }),
    shows: holdsPin,
    expects: there('pin'),
  },
  ...[
    'BoardMorePinsResource',
    'ReactionsResource',
    'DidItsResource',
    'UnifiedCommentsResource',
    'CommentPermissionsResource',
    'PinInterestsResource',
    'LiveSessionProductsResource',
    'StoryPinTaggedProductsResource',
  ].map((name): EntryPoint => ({ name, call: resource(name, ofPin), shows: opens, expects: there('pin') })),
  {
    name: 'RelatedPinFeedResource',
    call: resource('RelatedPinFeedResource', ({ pin: { id } }) => ({ pin: id })),
    shows: opens,
    expects: there('pin'),
  },
  // Pins that look like an existing pin; the process that knows is not running here, and the response says so.
  ...['VisualSearchFlashlightUnifiedResource', 'VisualSearchPinsResource', 'VisualSearchFiltersResource'].map(
    (name): EntryPoint => ({
      name,
      call: resource(name, ofPin),
      shows: ({ status }) => status !== 404 && status !== 401,
      expects: there('pin'),
    }),
  ),
  ...['PinDuplicatesResource', 'PinSentResource'].map((name): EntryPoint => ({
    name,
    call: resource(name, ofPin),
    shows: opens,
    expects: there('pin'),
    signedIn: true,
  })),
  {
    // Only its pinner may know what happened to it.
    name: 'RemovedPinResource',
    call: async (viewing, scene) => {
      const result = await send(viewing, resourcePath('RemovedPinResource', ofPin(scene)))
      // Only its pinner gets a result for a removed pin. Even an empty response repeats the request, so only the result
      // counts.
      return { ...result, text: dataOf(result) === null ? '' : 'removed' }
    },
    shows: ({ text }) => text === 'removed',
    expects: (kind, { name }) => kind === 'owner' && name === 'a pin that was reported and removed',
    signedIn: true,
  },
  {
    name: 'BoardTitleSuggestionsResource',
    call: resource('BoardTitleSuggestionsResource', ({ pin }) => ({ pin_id: pin.id })),
    shows: opens,
    expects: there('pin'),
    signedIn: true,
  },
  ...['UserPinsResource', 'UserActivityPinsResource'].map((name): EntryPoint => ({
    name: `pins of the owner (${name})`,
    call: resource(name, person),
    shows: holdsPin,
    expects: onProfile('pin'),
  })),
  {
    name: 'pins that a stranger tried',
    call: resource('UserPinsResource', () => ({ username: 'thestranger', kind: 'tried', page_size: 250 })),
    shows: holdsPin,
    expects: (kind, scene) =>
      kind === 'stranger' ? sight('pin', kind, scene) !== 'nothing' : sight('pin', kind, scene) === 'listed',
  },
  // FIND-03: an article shows what is public, and of that what this reader may see.
  ...(['TodayArticleResource', 'TodayArticlePinsResource'] as const).map((name): EntryPoint => ({
    name,
    call: resource(name, ({ article }) => ({ article_id: article.id })),
    shows: holdsPin,
    expects: unasked('pin'),
  })),
  {
    name: 'a board in an article',
    call: resource('TodayArticleResource', ({ article }) => ({ article_id: article.id })),
    shows: holdsBoard,
    expects: unasked('board'),
  },
  {
    name: 'TodayArticlesResource',
    call: resource('TodayArticlesResource', () => ({})),
    shows: holdsPin,
    expects: unasked('pin'),
  },
  {
    name: 'home feed',
    call: resource('UserHomefeedResource', () => ({ page_size: 250 })),
    shows: holdsPin,
    // BOARD-11: following a board with a sensitivity screen confirms it.
    expects: (kind, scene) => (rowsOf(scene.name).confirmsFirst ? kind === 'follower' : unasked('pin')(kind, scene)),
  },
  {
    // FIND-02: every pin of the town is about quilts.
    name: 'InterestFeedResource',
    call: resource('InterestFeedResource', () => ({ interest: 'quilting', page_size: 250 })),
    shows: holdsPin,
    expects: unasked('pin'),
  },
  {
    name: 'favorites',
    call: resource('PinFavoriteResource', () => ({ page_size: 250 })),
    shows: holdsPin,
    expects: (kind, scene) => !['owner', 'banned'].includes(kind) && sight('pin', kind, scene) !== 'nothing',
    signedIn: true,
  },
  {
    name: 'a picture by its bare address',
    call: (viewing, { pin }) => send(viewing, (pin.images['236x']?.url ?? '').split('?')[0]!),
    shows: opens,
    expects: toAnybody('pin'),
  },
  {
    name: 'oEmbed',
    call: (viewing, { pin, owner }) =>
      send(viewing, `/oembed/?${new URLSearchParams({ url: `${owner.browser.origin}/pin/${pin.id}/` }).toString()}`),
    shows: opens,
    expects: toAnybody('pin'),
  },
  {
    name: 'a picture as the viewer is shown it',
    call: async (viewing, { pin }) => {
      const result = await send(viewing, resourcePath('PinResource', { id: pin.id }))
      const url = result.status === 200 ? dataOf<Pin>(result)?.images['236x']?.url : undefined
      return url === undefined ? { ...result, status: 404 } : send(viewing, url)
    },
    shows: opens,
    expects: there('pin'),
  },
]

/** Spelled unlike anywhere else, so that a query is not mistaken for a result. */
const shouted = (words: readonly string[], n: number): string => words[n]!.toUpperCase()

/** Search shows everyone the same: nothing of private profiles, even to their followers (docs/decisions/search.md). */
const isFound =
  (part: 'board' | 'pin'): EntryPoint['expects'] =>
  (kind, scene) =>
    sight(part, kind, scene) === 'listed' && rowsOf(scene.name).isPublic && scene.name !== 'a private profile'

const SEARCHES: readonly EntryPoint[] = [
  ...['BaseSearchResource', 'SearchResource'].map((name): EntryPoint => ({
    name: `${name} for a pin's title`,
    call: resource(name, ({ words }) => ({ query: shouted(words.pin, 2), page_size: 50 })),
    shows: holdsPin,
    expects: isFound('pin'),
  })),
  {
    name: "SearchResource for a pin's title among the owner's",
    call: resource('SearchResource', ({ words, owner }) => ({
      query: shouted(words.pin, 2),
      user: owner.username,
      page_size: 50,
    })),
    shows: holdsPin,
    expects: (kind, scene) =>
      kind === 'owner' ? sight('pin', kind, scene) !== 'nothing' : isFound('pin')(kind, scene),
  },
  {
    name: 'SearchResource among own pins',
    call: resource('SearchResource', ({ words }) => ({ query: shouted(words.pin, 2), scope: 'my_pins' })),
    shows: holdsPin,
    expects: (kind, scene) => kind === 'owner' && sight('pin', kind, scene) !== 'nothing',
    signedIn: true,
  },
  {
    name: "SearchResource for a board's name",
    call: resource('SearchResource', ({ words }) => ({
      query: shouted(words.board, 1),
      scope: 'boards',
      page_size: 50,
    })),
    shows: holdsBoard,
    expects: isFound('board'),
  },
  {
    name: 'SearchResource for a person',
    call: resource('SearchResource', ({ owner }) => ({ query: owner.username, scope: 'users', page_size: 50 })),
    shows: holdsOwner,
    expects: listed('person'),
  },
]

const COMMENTS: readonly EntryPoint[] = [
  {
    name: 'AggregatedCommentResource',
    call: resource('AggregatedCommentResource', ofComment),
    shows: opens,
    expects: there('comment'),
  },
  {
    name: 'AggregatedCommentRepliesResource',
    call: resource('AggregatedCommentRepliesResource', ofComment),
    shows: opens,
    expects: there('comment'),
  },
  {
    name: 'comments of the pin',
    call: resource('UnifiedCommentsResource', ofPin),
    shows: holds(({ comment }) => comment.id),
    expects: listed('comment'),
  },
  {
    name: 'like of a comment',
    call: (viewing, { comment }) =>
      send(viewing, `/v3/aggregated_comments/${comment.id}/react/`, { method: 'POST', json: { reaction_type: 1 } }),
    shows: opens,
    expects: (kind, scene) => kind !== 'banned' && sight('comment', kind, scene) !== 'nothing',
    signedIn: true,
  },
  {
    // The site has no translation here, and says so for comments that exist.
    name: 'translation of a comment',
    call: (viewing, { comment }) => send(viewing, `/v3/aggregated_comments/${comment.id}/translate/`),
    shows: ({ status }) => status !== 404 && status !== 401,
    expects: there('comment'),
    signedIn: true,
  },
]

const ofConversation = ({ conversation: { id } }: Scene) => ({ conversation_id: id })

/** PEOPLE-03: group conversations. */
const CONVERSATIONS: readonly EntryPoint[] = [
  {
    name: 'ConversationResource',
    call: resource('ConversationResource', ofConversation),
    shows: opens,
    expects: there('conversation'),
    signedIn: true,
  },
  {
    name: 'ConversationResource with its name',
    call: resource('ConversationResource', ofConversation),
    shows: ({ status, text }, { words }) => status === 200 && text.includes(words.group[0]!),
    expects: (kind, scene) => ['listed', 'named'].includes(sight('conversation', kind, scene)),
    signedIn: true,
  },
  {
    name: 'ConversationMessagesResource',
    call: resource('ConversationMessagesResource', ofConversation),
    shows: holds(({ conversation }) => conversation.messageId),
    expects: listed('conversation'),
    signedIn: true,
  },
  {
    name: 'ConversationsResource',
    call: resource('ConversationsResource', () => ({ page_size: 250 })),
    shows: holds(({ conversation }) => conversation.id),
    expects: there('conversation'),
    signedIn: true,
  },
]

const profileCount = (count: keyof Profile, expected: (kind: ViewerKind, scene: Scene) => number): EntryPoint => ({
  name: `${count} of a profile`,
  call: resource('UserResource', ({ owner }) => ({ username: owner.username })),
  shows: (result) => (result.status === 200 ? Number(dataOf<Profile>(result)?.[count]) : undefined),
  expects: (kind, scene) => (sight('person', kind, scene) === 'nothing' ? undefined : expected(kind, scene)),
})

const COUNTS: readonly EntryPoint[] = [
  profileCount('board_count', (_kind, { name }) => Number(rowsOf(name).isPublic)),
  profileCount('secret_board_count', (kind, { name }) => Number(kind === 'owner' && isSecret(name))),
  profileCount('pin_count', (kind, { name }) => (kind === 'owner' || rowsOf(name).isPublic ? rowsOf(name).pins : 0)),
  {
    name: 'repin_count of a pin that was saved there',
    call: resource('PinResource', ({ savedPin }) => ({ id: savedPin.id })),
    shows: (result) => dataOf<Pin>(result)?.repin_count,
    expects: (_kind, { name }) => Number(!isSecret(name) && !name.includes('deleted board')),
  },
]

/** What feed readers and search engines get: the same for every viewer, namely what a visitor sees. */
const toPrograms =
  (part: 'board' | 'pin'): EntryPoint['expects'] =>
  (_kind, scene) =>
    unasked(part)('visitor', scene)

const leadsTo =
  (pathOf: (scene: Scene) => string): EntryPoint['shows'] =>
  ({ status, text }, scene) =>
    status === 200 && text.includes(`${scene.owner.browser.origin}${pathOf(scene)}`)

/** In a town everything is in the first part. */
const sitemap =
  (kind: 'pins' | 'boards' | 'people'): EntryPoint['call'] =>
  (viewing) =>
    send(viewing, `/sitemaps/${kind}/0.xml`)

const pinPath = ({ pin }: Scene): string => `/pin/${pin.id}/`

const PROGRAMS: readonly EntryPoint[] = [
  {
    name: 'feed of the board',
    call: (viewing, { board: { url } }) => send(viewing, `${url}feed.json`),
    shows: leadsTo(pinPath),
    expects: toPrograms('pin'),
  },
  {
    name: 'feed of the owner',
    call: (viewing, { owner }) => send(viewing, `/${owner.username}/feed.rss`),
    shows: leadsTo(pinPath),
    expects: toPrograms('pin'),
  },
  { name: 'sitemap of pins', call: sitemap('pins'), shows: leadsTo(pinPath), expects: toPrograms('pin') },
  {
    name: 'sitemap of boards',
    call: sitemap('boards'),
    shows: leadsTo(({ board: { url } }) => url),
    expects: toPrograms('board'),
  },
  {
    name: 'sitemap of people',
    call: sitemap('people'),
    shows: leadsTo(({ owner }) => `/${owner.username}/<`),
    expects: (_kind, scene) => sight('person', 'visitor', scene) === 'listed' && rowsOf(scene.name).isPublic,
  },
]

/** The same endpoint for the guest's pin: everyone sees the pin, but not everyone sees whose it is. */
const ofGuest = (entryPoint: EntryPoint): EntryPoint => {
  const asIts = (scene: Scene): Scene => ({ ...scene, pin: scene.guestPin ?? scene.pin })
  return {
    ...entryPoint,
    name: `${entryPoint.name} of what a guest pinned`,
    isFor: ({ guestPin }) => guestPin !== undefined,
    call: (viewing, scene) => entryPoint.call(viewing, asIts(scene)),
    shows: (result, scene) => entryPoint.shows(result, asIts(scene)),
  }
}
const TELLING_OF_A_PINNER = [
  'PinResource',
  'CloseupPageQuery',
  'CloseupDetailQuery',
  'BoardFeedResource',
  'BoardMorePinsResource',
  'RelatedPinFeedResource',
  'oEmbed',
]

export const ENTRY_POINTS: readonly EntryPoint[] = [
  ...PEOPLE,
  ...BOARDS,
  ...CONTENTS,
  ...PINS,
  ...SEARCHES,
  ...COMMENTS,
  ...CONVERSATIONS,
  ...COUNTS,
  ...PROGRAMS,
  ...[...CONTENTS, ...PINS].filter(({ name }) => TELLING_OF_A_PINNER.includes(name)).map(ofGuest),
]

const PAGE_OF_PIN: EntryPoint = {
  name: 'page of the pin',
  call: (viewing, { pin }) => send(viewing, `/pin/${pin.id}/`),
  shows: opens,
  expects: there('pin'),
}

/** The same things as pages, if the site serves pages. */
export const PAGES: readonly EntryPoint[] = [
  {
    name: 'page of the owner',
    call: (viewing, { owner }) => send(viewing, `/${owner.username}/`),
    shows: opens,
    expects: there('person'),
  },
  {
    name: 'page of the board',
    call: (viewing, { owner, board: { slug } }) => send(viewing, `/${owner.username}/${slug}/`),
    shows: opens,
    expects: there('board'),
  },
  {
    name: 'page of an article',
    call: (viewing, { article }) => send(viewing, `/today/article/of-today/${article.id}/`),
    shows: ({ status, text }, { pin }) => status === 200 && text.includes(`/pin/${pin.id}/`),
    expects: unasked('pin'),
  },
  PAGE_OF_PIN,
  ofGuest(PAGE_OF_PIN),
]

/**
 * Read endpoints that take no id: they return the viewer's own things, and must show nothing the viewer may not see.
 */
export const GENERAL: readonly string[] = [
  'AggregatedCommentFeaturesResource',
  'BoardInvitesResource',
  'BoardPickerBoardsResource',
  'ContactRequestsResource',
  'ConversationsResource',
  'DataDownloadResource',
  'ExplorePinsResource',
  'HomeFeedTabsResource',
  'InterestChoicesResource',
  'NewsHubBadgeResource',
  'NewsHubResource',
  'PersonalBoutiqueResource',
  'PinDraftsResource',
  'PinFavoriteResource',
  'RecentSearchesResource',
  'RecommendedSearchesResource',
  'ScheduledPinsResource',
  'ShareSuggestionsResource',
  'StoryPinDraftsResource',
  'UserHomefeedResource',
  'ViewerResource',
]

/** Read endpoints without anyone's things: only the viewer's account, or no user at all. */
export const ELSEWHERE: readonly string[] = [
  'AdminActionsResource',
  'AdminErrorResource',
  'AdminErrorsResource',
  'AdminSignUpsResource',
  'AdminUserResource',
  'AdminUsersResource',
  // Users the viewer has blocked, whom they know whatever has happened to them.
  'BlockedPeopleResource',
  'BotCheckResource',
  'CookieConsentResource',
  'CountriesResource',
  'EditorialArticleResource',
  'EditorialArticlesResource',
  'EditorialDayResource',
  'EditorialLogResource',
  'EmailSettingsResource',
  'EmailSubscriptionResource',
  'ExperimentsResource',
  // The topics of pins, which belong to the site.
  'ExploreCategoriesResource',
  // Pages of other sites.
  'FindPinImagesResource',
  'InterestResource',
  'InterestSuggestionsResource',
  'InviteCodeMetadataResource',
  'InviteCodeResource',
  'LinkedAccountsResource',
  'LocalesResource',
  'MfaSettingsResource',
  'ModerationCasesResource',
  'ModerationLogResource',
  'MultiUserResource',
  'NewsHubDetailsResource',
  'NewsSettingsResource',
  // Its response was in the request, signed (links.md).
  'OffsiteLinkResource',
  'ParentalPasscodeResource',
  'PasswordResetResource',
  // One of the viewer's own drafts, which PinDraftsResource has too.
  'PinDraftResource',
  'PlacePinsResource',
  'PushSettingsResource',
  'SocialSignInResource',
  // One of the viewer's own story drafts; what it names is loaded like what a story names.
  'StoryPinDraftResource',
  'StoryPinFontsResource',
  'StoryPinMusicResource',
  'UserSessionsResource',
  'UserSettingsResource',
]

/** Endpoints that take an id, by resource: those above, and some whose responses also contain other things. */
export const NAMING: Readonly<Record<string, OptionsOf>> = {
  AdvancedTypeaheadResource: ({ words }) => ({ term: words.pin[2]!.slice(0, -1) }),
  SearchTabResource: ({ words }) => ({ query: shouted(words.pin, 2) }),
  MentionSuggestionsResource: ({ pin, owner }) => ({ pin_id: pin.id, query: owner.username.slice(0, 4) }),
}
