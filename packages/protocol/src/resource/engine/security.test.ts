import type { Board, MediaUpload, Pin, PinDraft, ResourceVerb, StoryPinDraft } from '@corkboard/contract'
import { type Actor, everyAction, type Options, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface World {
  alice: Actor
  mallory: Actor
  visitor: Visitor
  open: Board
  secret: Board
  openPin: Pin
  secretPin: Pin
  upload: MediaUpload
  /** A draft of Alice with that upload. */
  draft: string
  /** A story draft of Alice. */
  storyDraft: string
  malloryBoard: Board
  /** A section and a comment on each. */
  openParts: { section: string; comment: string }
  secretParts: { section: string; comment: string }
}

let site: TestSite
let world: World

beforeAll(async () => {
  site = await TestSite.start()
  const { alice, mallory } = await site.cast()
  const open = await alice.createsBoard('Open')
  const secret = await alice.createsBoard('Hidden plans', { privacy: 'secret' })
  const [openPin, secretPin] = [
    await alice.pinsTo(open, { title: 'Open pin' }),
    await alice.pinsTo(secret, { title: 'Secret pin' }),
  ]
  const partsOf = async (board: Board, pin: Pin) => ({
    section: (await alice.addsSection(board, 'Part two')).id,
    comment: (await alice.comments(pin, `Said below ${board.name}`)).id,
  })
  const upload = await alice.uploads()
  const { id: draft } = await alice.asks<PinDraft>('PinDraftResource', 'create', {
    draft: { pinItems: [{ media_upload_id: upload.media_upload_id }] },
  })
  const { id: storyDraft } = await alice.asks<StoryPinDraft>('StoryPinDraftResource', 'create', {
    draft: { pages: [{ blocks: [] }] },
  })
  world = {
    alice,
    mallory,
    visitor: site.visitor(),
    open,
    secret,
    openPin,
    secretPin,
    openParts: await partsOf(open, openPin),
    secretParts: await partsOf(secret, secretPin),
    upload,
    draft,
    storyDraft,
    malloryBoard: await mallory.createsBoard('Loot'),
  }
})
afterAll(() => site[Symbol.asyncDispose]())

/** Options that would work for Alice: with her public content, and with her secret content. */
const optionsFor = (name: string, verb: ResourceVerb, w: World): { open: Options; secret?: Options } => {
  const board = { open: { board_id: w.open.id }, secret: { board_id: w.secret.id } }
  const pin = { open: { id: w.openPin.id }, secret: { id: w.secretPin.id } }
  const ofPin = (more: Options = {}) => ({
    open: { pin_id: w.openPin.id, ...more },
    secret: { pin_id: w.secretPin.id, ...more },
  })
  const pins = (more: Options = {}) => ({
    open: { pin_ids: [w.openPin.id], ...more },
    secret: { pin_ids: [w.secretPin.id], ...more },
  })
  const ofPlace = (more: Options = {}) => ({
    open: { pins_of: { ...board.open, section: null }, ...more },
    secret: { pins_of: { ...board.secret, section: null }, ...more },
  })
  const ofBoard = (more: Options) => ({ open: { ...board.open, ...more }, secret: { ...board.secret, ...more } })
  const section = (more: Options = {}) => ({
    open: { section_id: w.openParts.section, ...more },
    secret: { section_id: w.secretParts.section, ...more },
  })
  const comment = (more: Options = {}) => ({
    open: { commentId: w.openParts.comment, ...more },
    secret: { commentId: w.secretParts.comment, ...more },
  })
  switch (`${name} ${verb}`) {
    case 'BoardActionStatusResource get':
    case 'BoardCoversResource get':
    case 'BoardInterestsResource get':
    case 'BoardMoreIdeasResource get':
    case 'BoardMoreIdeasResource update':
    case 'BoardRelatedPixieFeedResource get':
    case 'BoardArchiveResource create':
    case 'BoardArchiveResource delete':
    case 'BoardRestoreResource create':
    case 'BoardSectionsResource get':
      return board
    case 'BoardInvitesResource get':
    case 'BoardInviteResource update':
    case 'BoardInviteResource delete':
    case 'BoardCollaboratorResource delete':
    case 'BoardJoinRequestResource create':
    case 'BoardJoinRequestResource delete':
    case 'BoardOwnershipTransferResource update':
    case 'BoardOwnershipTransferResource delete':
      return board
    case 'BoardInviteResource create':
      return ofBoard({ invited_user_ids: [w.mallory.id] })
    case 'BoardEmailInviteResource create':
      return ofBoard({ emails: ['mallory@example.org'] })
    case 'BoardCollaboratorResource update':
      return ofBoard({ invited_user_id: w.mallory.id, access: 'delete' })
    case 'BoardCollaboratorApprovalResource create':
    case 'BoardCollaboratorApprovalResource delete':
      return ofBoard({ invited_user_id: w.mallory.id })
    case 'BoardOwnershipTransferResource create':
      return ofBoard({ user_id: w.mallory.id })
    case 'BoardMergeResource create':
      return ofBoard({ destination_board_id: w.malloryBoard.id })
    case 'BoardSectionResource create':
      return ofBoard({ title: 'Part three' })
    case 'BoardSectionResource update':
      return section({ title: 'Taken over' })
    case 'BoardSectionResource get':
    case 'BoardSectionResource delete':
    case 'BoardSectionPinsResource get':
      return section()
    case 'BulkPinsResource create':
    case 'BulkPinsResource update':
      return pins({ board_id: w.malloryBoard.id })
    case 'BulkPinsResource delete':
    case 'BulkPinsRestoreResource create':
      return pins()
    case 'PlacePinsResource create':
    case 'PlacePinsResource update':
      return ofPlace({ board_id: w.malloryBoard.id })
    case 'PlacePinsResource delete':
      return ofPlace()
    case 'PlacePinsResource get':
    case 'PlacePinsUndoResource create':
      return { open: { id: '1' } }
    case 'FindPinImagesResource get':
      return { open: { url: 'http://127.0.0.1/' } }
    case 'FindPinImagesResource create':
      return { open: { url: 'https://elsewhere.example/', image_urls: ['https://elsewhere.example/a.jpg'] } }
    case 'BoardTitleSuggestionsResource get':
    case 'PinInterestsResource get':
    case 'LiveSessionProductsResource get':
    case 'StoryPinTaggedProductsResource get':
    case 'VisualSearchFiltersResource get':
    case 'VisualSearchFlashlightUnifiedResource get':
    case 'VisualSearchPinsResource get':
      return ofPin()
    case 'VisualLiveSearchResource create':
      return { open: { frame: 'data:image/jpeg;base64,AAAA' } }
    case 'BaseSearchResource get':
    case 'SearchResource get':
    case 'SearchTabResource get':
    case 'RecentSearchesResource create':
      return { open: { query: 'lamps' } }
    case 'AdvancedTypeaheadResource get':
      return { open: { term: 'la' } }
    case 'InterestFeedResource get':
    case 'InterestResource get':
      return { open: { interest: 'baking' } }
    case 'InterestFollowResource create':
    case 'InterestFollowResource delete':
      return { open: { interest_id: '1' } }
    case 'ExploreCategoriesResource get':
    case 'ExplorePinsResource get':
      return { open: { kind: 'ideas' } }
    case 'TodayArticleResource get':
    case 'TodayArticlePinsResource get':
    case 'EditorialArticleResource get':
    case 'EditorialArticleResource delete':
    case 'EditorialPublicationResource create':
    case 'EditorialPublicationResource delete':
      return { open: { article_id: '1' } }
    case 'EditorialArticleResource update':
      return { open: { article_id: '1', revision: 1, title: 'Taken over' } }
    case 'EditorialArticlesResource create':
      return { open: { locale: 'en-US', title: 'A day of lamps' } }
    case 'EditorialDayResource get':
      return { open: { day: '2026-01-01', locale: 'en-US' } }
    case 'EditorialDayResource update':
      return { open: { day: '2026-01-01', locale: 'en-US', article_ids: [] } }
    case 'AdminMerchantResource create':
      return { open: { user_id: w.mallory.id, domain: 'shop.example' } }
    case 'AdminMerchantResource delete':
    case 'VerifiedMerchantResource get':
      return { open: { user_id: w.mallory.id } }
    case 'ConversationMembersResource create':
      return { open: { conversation_id: '1', user_ids: [w.mallory.id] } }
    case 'ConversationMembersResource delete':
      return { open: { conversation_id: '1' } }
    case 'PinPositionsResource update':
      return pins({ before_pin_id: null })
    case 'AggregatedCommentResource create':
      return { open: { pinId: w.openPin.id, text: 'Hello' }, secret: { pinId: w.secretPin.id, text: 'Hello' } }
    case 'AggregatedCommentResource update':
      return comment({ text: 'Other words' })
    case 'AggregatedCommentResource get':
    case 'AggregatedCommentResource delete':
    case 'AggregatedCommentRepliesResource get':
    case 'AggregatedCommentRestoreResource create':
      return comment()
    case 'AggregatedCommentFeaturesResource get':
      return { open: { userId: w.alice.id } }
    case 'AggregatedCommentFeaturesResource update':
      return { open: { userId: w.alice.id, featureMap: { comments: false } } }
    case 'CommentPermissionsResource update':
      return ofPin({ are_comments_off: true })
    case 'MentionSuggestionsResource get':
      return ofPin({ query: 'al' })
    case 'ReactionsResource create':
      return ofPin({ reaction_type: 1 })
    case 'PinNoteResource update':
      return ofPin({ text: 'Mine' })
    case 'PinSponsorshipResource create':
      return ofPin({ sponsor: 'mallory' })
    case 'PinSponsorshipResource update':
      return ofPin({ status: 1 })
    case 'OffsiteLinkResource get':
      return ofPin({ url: 'https://example.org/', token: 'A'.repeat(43) })
    case 'PinDuplicatesResource get':
    case 'PinSentResource get':
    case 'CommentPermissionsResource get':
    case 'UnifiedCommentsResource get':
    case 'DidItsResource get':
    case 'DidItsResource create':
    case 'DidItsResource delete':
    case 'PinFavoriteResource create':
    case 'PinFavoriteResource delete':
    case 'PinMentionsResource delete':
    case 'PinHideResource create':
    case 'PinHideResource delete':
    case 'PinSponsorshipResource delete':
    case 'ReactionsResource get':
    case 'ReactionsResource delete':
      return ofPin()
    case 'RemovedPinResource get':
      return { open: { pin_id: w.openPin.id } }
    case 'ReportResource create': {
      const more = { type: 'pin', reason: 'spam' }
      return { open: { id: w.openPin.id, ...more }, secret: { id: w.secretPin.id, ...more } }
    }
    case 'ModerationCasesResource update':
      return { open: { target_type: 'pin', target_id: w.openPin.id, action: 'hide' } }
    case 'ReportedMessagesResource create':
      return { open: { conversation_id: '1', subject_id: '1' } }
    case 'ConversationsResource create':
      return {
        open: { user_id: w.alice.id, pin_id: w.openPin.id },
        secret: { user_id: w.alice.id, pin_id: w.secretPin.id },
      }
    case 'ConversationMessagesResource create':
      return { open: { conversation_id: '1', text: 'Hello' } }
    case 'ConversationResource update':
      return { open: { conversation_id: '1', read_to: '1' } }
    case 'ConversationResource get':
    case 'ConversationMessagesResource get':
    case 'ConversationsResource delete':
      return { open: { conversation_id: '1' } }
    case 'ContactRequestsResource update':
    case 'ContactRequestsResource delete':
      return { open: { contact_request_id: '1' } }
    case 'NewsHubDetailsResource get':
      return { open: { news_id: '1' } }
    case 'BulkFollowResource create':
      return { open: { user_ids: [w.alice.id] } }
    case 'UserBlockResource create':
    case 'UserBlockResource delete':
      return { open: { user_id: w.alice.id } }
    case 'UserFollowersResource get':
    case 'UserFollowingResource get':
      return { open: { username: 'alice' } }
    case 'BoardResource get':
    case 'BoardFeedResource get':
    case 'BoardFollowResource create':
    case 'BoardFollowResource delete':
    case 'BoardResource delete':
      return board
    case 'BoardResource create':
      return { open: { name: 'New' } }
    case 'BoardResource update':
      return { open: { ...board.open, name: 'Taken over' }, secret: { ...board.secret, name: 'Taken over' } }
    case 'BoardMorePinsResource get':
      return { open: { pin_id: w.openPin.id }, secret: { pin_id: w.secretPin.id } }
    case 'RelatedPinFeedResource get':
      return { open: { pin: w.openPin.id }, secret: { pin: w.secretPin.id } }
    case 'PinResource get':
    case 'PinResource delete':
      return pin
    case 'PinResource update':
      return { open: { ...pin.open, title: 'Taken over' }, secret: { ...pin.secret, title: 'Taken over' } }
    case 'PinResource create': {
      const media = { media_upload_id: w.upload.media_upload_id }
      return { open: { ...board.open, ...media }, secret: { ...board.secret, ...media } }
    }
    case 'ScheduledPinsResource create': {
      const more = { media_upload_id: w.upload.media_upload_id, scheduled_ts: Math.floor(Date.now() / 1_000) + 86_400 }
      return { open: { ...board.open, ...more }, secret: { ...board.secret, ...more } }
    }
    case 'ScheduledPinsResource update':
    case 'ScheduledPinsResource delete':
    case 'ScheduledPinRestoreResource create':
    case 'ScheduledPinPublicationResource create':
      return { open: { id: '1' } }
    case 'RepinResource create':
      return {
        open: { pin_id: w.openPin.id, board_id: w.open.id },
        secret: { pin_id: w.secretPin.id, board_id: w.malloryBoard.id },
      }
    case 'PinDraftsResource get':
    case 'StoryPinDraftsResource get':
    case 'StoryPinFontsResource get':
    case 'StoryPinMusicResource get':
      return { open: {} }
    case 'PinDraftResource create':
      return { open: { draft: { pinItems: [{ media_upload_id: w.upload.media_upload_id }] } } }
    case 'PinDraftResource update':
      return {
        open: { id: w.draft, version: 1, draft: { pinItems: [{ media_upload_id: w.upload.media_upload_id }] } },
      }
    case 'PinDraftResource get':
    case 'PinDraftResource delete':
      return { open: { id: w.draft } }
    case 'StoryPinDraftResource create':
      return { open: { draft: { pages: [{ blocks: [{ media_upload_id: w.upload.media_upload_id }] }] } } }
    case 'StoryPinDraftResource update':
      return { open: { id: w.storyDraft, version: 1, draft: { pages: [{ blocks: [] }] } } }
    case 'StoryPinDraftResource get':
    case 'StoryPinDraftResource delete':
      return { open: { id: w.storyDraft } }
    case 'PinRestoreResource create':
      return { open: { pin_id: w.openPin.id }, secret: { pin_id: w.secretPin.id } }
    case 'UserFollowResource create':
    case 'UserFollowResource delete':
      return { open: { user_id: w.alice.id } }
    case 'UserAvatarResource update':
      return { open: { media_upload_id: w.upload.media_upload_id } }
    case 'UserResource get':
    case 'BoardsResource get':
    case 'BoardsFeedResource get':
    case 'UserPinsResource get':
    case 'UserActivityPinsResource get':
      return { open: { username: 'alice' } }
    case 'EmailSubscriptionResource get':
    case 'EmailSubscriptionResource update':
    case 'EmailVerificationResource create':
    case 'BackupEmailResource update':
    case 'EmailChangeResource update':
    case 'PasswordResetResource get':
      return { open: { token: 'A'.repeat(43) } }
    case 'EmailChangeResource create':
      return { open: { email: 'elsewhere@example.org' } }
    case 'PasswordResource update':
      return { open: { old_password: 'correct horse battery', new_password: 'taken over at once' } }
    case 'PasswordResetResource create':
      return { open: { username_or_email: 'alice' } }
    case 'PasswordResetResource update':
      return { open: { token: 'A'.repeat(43), new_password: 'taken over at once' } }
    case 'ReauthenticationResource create':
      return { open: { password: 'correct horse battery' } }
    case 'MultiUserResource get':
      return { open: { ids: [w.alice.id] } }
    case 'UserSessionResource update':
      return { open: { user_id: w.alice.id } }
    case 'HandshakeSessionResource create':
      return { open: { token: 'A'.repeat(43) } }
    case 'TotpResource update':
      return { open: { code: '123456' } }
    case 'PasskeyResource update':
      return { open: { token: 'A'.repeat(43), response: {}, name: 'Key' } }
    case 'PasskeyNameResource update':
      return { open: { id: 'key', name: 'Key' } }
    case 'PasskeyResource delete':
      return { open: { id: 'key' } }
    case 'ParentalPasscodeResource create':
      return {
        open: {
          passcode: '1234',
          confirm_passcode: '1234',
          backup_email: 'a@b.example',
          confirm_backup_email: 'a@b.example',
        },
      }
    case 'ParentalPasscodeResource update':
    case 'ParentalPasscodeResource delete':
    case 'ParentalPasscodeValidationResource create':
      return { open: { passcode: '1234' } }
    case 'ParentalPasscodeResetResource update':
      return { open: { token: 'A'.repeat(43), passcode: '1234', confirm_passcode: '1234' } }
    case 'CookieConsentResource update':
      return {
        open: { allow_personalization_cookies: true, allow_analytic_cookies: true, allow_marketing_cookies: true },
      }
    case 'ProfileCoverResource update':
      return { open: { pin_id: w.openPin.id }, secret: { pin_id: w.secretPin.id } }
    case 'ProfileViewResource update':
      return { open: { tab: 'created' } }
    case 'UserExperienceResource update':
      return { open: { placement_id: '1', experience_id: '1', status: 'dismissed' } }
    case 'SocialSignInResource create':
    case 'LinkedAccountsResource create':
    case 'LinkedAccountsResource delete':
      return { open: { provider: 'oidc' } }
    case 'AdminUserResource get':
    case 'AdminBanResource delete':
    case 'AdminMfaResource delete':
      return { open: { user_id: w.mallory.id } }
    case 'AdminUserResource update':
      return { open: { user_id: w.mallory.id, role: 'owner' } }
    case 'AdminErrorResource get':
      return { open: { error_id: 'a'.repeat(32) } }
    case 'AdminErrorResource update':
      return { open: { error_id: 'a'.repeat(32), is_resolved: true } }
    case 'AdminBanResource create':
      return { open: { user_id: w.mallory.id, reason: 'Taken over' } }
    case 'BotCheckResource get':
      return { open: { action: 'session_verify' } }
    case 'InviteCodeResource delete':
      return { open: { id: '1' } }
    case 'InviteCodeMetadataResource get':
    case 'InviteAcceptanceResource create':
      return { open: { invite_code: 'A'.repeat(22) } }
    case 'EmailSettingsResource update':
    case 'PushSettingsResource update':
    case 'NewsSettingsResource update':
      return { open: { options: [] } }
    case 'AccountResource delete':
      return { open: { password: 'correct horse battery' } }
    case 'SocialSignInResource get':
    case 'LinkedAccountsResource get':
    case 'AdminActionsResource get':
    case 'AdminErrorsResource get':
    case 'AdminSignUpsResource get':
    case 'AdminUsersResource get':
    case 'InviteCodeResource get':
    case 'InviteCodeResource create':
    case 'ActivateExperimentResource create':
    case 'CookieConsentResource get':
    case 'ExperimentsResource get':
    case 'BackupEmailResource create':
    case 'ParentalPasscodeResource get':
    case 'ParentalPasscodeResetResource create':
    case 'CountriesResource get':
    case 'EmailSettingsResource get':
    case 'LocalesResource get':
    case 'NewsSettingsResource get':
    case 'PushSettingsResource get':
    case 'UserSettingsResource get':
    case 'UserSettingsResource update':
    case 'MfaSettingsResource get':
    case 'TotpResource create':
    case 'TotpResource delete':
    case 'PasskeyResource create':
    case 'RecoveryCodesResource create':
    case 'RememberedPersonResource delete':
    case 'UserSessionsResource get':
    case 'UserSessionsResource delete':
    case 'ViewerResource get':
    case 'UserAvatarResource delete':
    case 'ProfileCoverResource create':
    case 'ProfileCoverResource delete':
    case 'DataDownloadResource get':
    case 'DataDownloadResource create':
    case 'VerificationReminderResource delete':
    case 'BlockedPeopleResource get':
    case 'ContactRequestsResource get':
    case 'ConversationsResource get':
    case 'ModerationCasesResource get':
    case 'ModerationLogResource get':
    case 'NewsHubBadgeResource get':
    case 'NewsHubResource get':
    case 'NewsHubResource update':
    case 'PersonalBoutiqueResource get':
    case 'ShareSuggestionsResource get':
    case 'BoardPickerBoardsResource get':
    case 'PinFavoriteResource get':
    case 'UserHomefeedResource get':
    case 'HomeFeedTabsResource get':
    case 'InterestChoicesResource get':
    case 'RecentSearchesResource get':
    case 'RecentSearchesResource delete':
    case 'RecommendedSearchesResource get':
    case 'ScheduledPinsResource get':
    case 'TodayArticlesResource get':
    case 'EditorialArticlesResource get':
    case 'EditorialLogResource get':
    case 'UserSessionResource delete':
      return { open: {} }
    case 'InterestSuggestionsResource get':
      return { open: { query: 'cat' } }
    case 'UserSessionResource create':
      return { open: { username_or_email: 'alice', password: 'guess' } }
    case 'UserRegisterResource create':
      return { open: { email: 'new@example.org', password: 'correct horse battery', first_name: 'New' } }
    default:
      throw new Error(`Say here what ${name} ${verb} needs`)
  }
}

const actions = everyAction().map(({ name, verb, action }) => [`${name} ${verb}`, { name, verb, action }] as const)
const writes = actions.filter(([, { verb }]) => verb !== 'get')
const codeOf = (response: Awaited<ReturnType<Visitor['resource']>>) =>
  response.envelope.resource_response.error?.error_code

describe('without a session', () => {
  it.each(actions.filter(([, { action }]) => !action.signedOut))(
    '%s is refused with 401',
    async (_call, { name, verb }) => {
      const result = await world.visitor.resource(name, verb, optionsFor(name, verb, world).open)
      expect({ status: result.status, code: codeOf(result) }).toEqual({ status: 401, code: 'auth.required' })
    },
  )
})

describe('without the CSRF token', () => {
  it.each(writes)('%s is refused with 403', async (_call, { name, verb }) => {
    const { open } = optionsFor(name, verb, world)
    for (const token of [undefined, '', 'A'.repeat(22), 'short']) {
      const result = await world.alice.resource(name, verb, open, { 'x-csrftoken': token })
      expect({ status: result.status, code: codeOf(result) }).toEqual({ status: 403, code: 'request.csrf' })
    }
  })
})

describe('from another site', () => {
  const elsewhere = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: undefined, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  it.each(writes)('%s is refused with 403', async (_call, { name, verb }) => {
    const { open } = optionsFor(name, verb, world)
    for (const headers of elsewhere) {
      const result = await world.alice.resource(name, verb, open, headers)
      expect({ status: result.status, code: codeOf(result) }).toEqual({ status: 403, code: 'request.origin' })
    }
  })
})

describe('on another user’s content', () => {
  const targeted = writes.filter(([call]) =>
    /^(?:BoardResource (?:update|delete)|PinResource|RepinResource)/.test(call),
  )
  it.each(targeted)('%s is refused with 403', async (_call, { name, verb }) => {
    const { open } = optionsFor(name, verb, world)
    expect((await world.mallory.resource(name, verb, open)).status).toBe(403)
  })

  const owned = writes.filter(([call]) =>
    /^(?:Board(?:Archive|Merge|Restore|Section|Invite|EmailInvite|Collaborator|CollaboratorApproval|OwnershipTransfer)Resource|BoardJoinRequestResource delete|BulkPins(?:Restore)?Resource (?!create)|PinPositionsResource|PinRestoreResource|(?:Story)?PinDraftResource|AggregatedComment(?:Features|Restore)?Resource (?:update|delete)|AggregatedCommentRestoreResource|CommentPermissionsResource|PinSponsorshipResource|ModerationCasesResource)/.test(
      call,
    ),
  )
  it.each(owned)('%s is refused', async (_call, { name, verb }) => {
    const { open } = optionsFor(name, verb, world)
    expect([403, 404]).toContain((await world.mallory.resource(name, verb, open)).status)
  })

  it('another user’s upload does not exist', async () => {
    const options = { board_id: world.malloryBoard.id, media_upload_id: world.upload.media_upload_id }
    const result = await world.mallory.resource('PinResource', 'create', options)
    expect({ status: result.status, code: codeOf(result) }).toEqual({ status: 404, code: 'media.not_found' })
    const seen = await world.mallory.browser.send(`/v3/media/${world.upload.media_upload_id}/`)
    expect(seen.status).toBe(404)
  })

  it('nothing of Alice’s has changed', async () => {
    expect(await world.alice.sees(world.open)).toMatchObject({ name: 'Open', pin_count: 1 })
    expect(await world.alice.sees(world.openPin)).toMatchObject({ title: 'Open pin' })
  })
})

describe('[BOARD-01 b] on a secret board', () => {
  it.each(actions)('%s does not distinguish it from one that does not exist', async (_call, { name, verb }) => {
    const { secret } = optionsFor(name, verb, world)
    if (!secret) return
    const { secretParts, secretPin } = world
    const ids: unknown[] = [world.secret.id, secretPin.id, secretParts.section, secretParts.comment]
    const instead = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(instead)
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([option, it]) => [option, instead(it)]))
      }
      return ids.includes(value) ? '1' : value
    }
    const missing = instead(secret) as Options
    for (const viewer of [world.mallory, world.visitor]) {
      const [hidden, none] = [await viewer.resource(name, verb, secret), await viewer.resource(name, verb, missing)]
      expect(hidden.status).toBeGreaterThanOrEqual(401)
      expect({ status: hidden.status, error: hidden.envelope.resource_response.error }).toEqual({
        status: none.status,
        error: none.envelope.resource_response.error,
      })
    }
  })

  it.each(actions.filter(([, { verb }]) => verb === 'get'))(
    '%s reveals nothing about it to others',
    async (_call, { name, verb }) => {
      const { open } = optionsFor(name, verb, world)
      for (const viewer of [world.mallory, world.visitor]) {
        const { envelope } = await viewer.resource(name, verb, open)
        const text = JSON.stringify(envelope)
        for (const trace of [world.secret.id, world.secretPin.id, world.secretPin.image_signature, 'Hidden plans']) {
          expect(text).not.toContain(trace)
        }
      }
    },
  )

  it('queries reveal nothing about it either', async () => {
    const variables = { pinId: world.secretPin.id, isAuth: true }
    expect(await world.mallory.queries('CloseupPageQuery', variables)).toEqual({ pin: null })
    expect(await world.visitor.queries('CloseupDetailQuery', { ...variables, isDesktop: true })).toEqual({ pin: null })
    expect(await world.alice.queries('CloseupPageQuery', variables)).toMatchObject({ pin: { id: world.secretPin.id } })
  })

  it('[BOARD-01 b] its pictures open only at a signed URL', async () => {
    const signed = world.secretPin.images['236x']?.url ?? ''
    const [bare = ''] = signed.split('?')
    expect(await world.visitor.opens(signed)).toBe(200)
    expect(signed).toMatch(/\?e=\d{13}&s=[\w-]{22}$/)
    const original = world.secretPin.images.orig?.url.split('?')[0] ?? ''
    const proof = signed.split('?')[1] ?? ''
    const otherPicture = world.openPin.image_signature
    const forged = [
      bare,
      original,
      bare.replace('236x', '1200x'),
      `${bare}?e=9999999999999&s=${proof.split('s=')[1]}`,
      `${bare}?${proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
      `${bare}?s=&e=`,
      `${bare}?e=1&e=2&s=3`,
    ]
    for (const url of forged) expect([url, await world.mallory.opens(url)]).toEqual([url, 404])
    expect(await world.alice.opens(bare)).toBe(404)
    expect(
      await world.visitor.opens(
        `/media/236x/${otherPicture.slice(0, 2)}/${otherPicture.slice(2, 4)}/${otherPicture}.webp`,
      ),
    ).toBe(200)
  })

  it('pictures become private immediately when their board turns secret', async () => {
    const board = await world.alice.createsBoard('Soon hidden')
    const pin = await world.alice.pinsTo(board)
    const url = pin.images['236x']?.url ?? ''
    expect([await world.visitor.opens(url), await world.visitor.opens(url)]).toEqual([200, 200])
    await world.alice.edits(board, { privacy: 'secret' })
    expect(await world.visitor.opens(url)).toBe(404)
    expect(await world.visitor.sees(pin)).toBeUndefined()
    expect(await world.alice.opens((await world.alice.sees(pin))?.images['236x']?.url ?? '')).toBe(200)
  })
})

it('a signed picture URL expires', async () => {
  await using later = await TestSite.start()
  const alice = await later.person('Alice')
  const pin = await alice.pinsTo(await alice.createsBoard('Plans', { privacy: 'secret' }))
  const url = pin.images['236x']?.url ?? ''
  expect(await alice.opens(url)).toBe(200)
  later.clock.pass(12 * 3_600_000)
  expect(await alice.opens(url)).toBe(404)
})
