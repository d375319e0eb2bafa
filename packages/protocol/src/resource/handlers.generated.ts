// Made by `npm run gen` from the files of handlers/. Do not edit.
import { accountResource } from './handlers/account-resource.ts'
import { activateExperimentResource } from './handlers/activate-experiment-resource.ts'
import { adminActionsResource } from './handlers/admin-actions-resource.ts'
import { adminBanResource } from './handlers/admin-ban-resource.ts'
import { adminMerchantResource } from './handlers/admin-merchant-resource.ts'
import { adminMfaResource } from './handlers/admin-mfa-resource.ts'
import { adminSignUpsResource } from './handlers/admin-sign-ups-resource.ts'
import { adminUserResource } from './handlers/admin-user-resource.ts'
import { adminUsersResource } from './handlers/admin-users-resource.ts'
import { advancedTypeaheadResource } from './handlers/advanced-typeahead-resource.ts'
import { aggregatedCommentFeaturesResource } from './handlers/aggregated-comment-features-resource.ts'
import { aggregatedCommentRepliesResource } from './handlers/aggregated-comment-replies-resource.ts'
import { aggregatedCommentResource } from './handlers/aggregated-comment-resource.ts'
import { aggregatedCommentRestoreResource } from './handlers/aggregated-comment-restore-resource.ts'
import { backupEmailResource } from './handlers/backup-email-resource.ts'
import { baseSearchResource } from './handlers/base-search-resource.ts'
import { blockedPeopleResource } from './handlers/blocked-people-resource.ts'
import { boardActionStatusResource } from './handlers/board-action-status-resource.ts'
import { boardArchiveResource } from './handlers/board-archive-resource.ts'
import { boardCollaboratorApprovalResource } from './handlers/board-collaborator-approval-resource.ts'
import { boardCollaboratorResource } from './handlers/board-collaborator-resource.ts'
import { boardCoversResource } from './handlers/board-covers-resource.ts'
import { boardEmailInviteResource } from './handlers/board-email-invite-resource.ts'
import { boardFeedResource } from './handlers/board-feed-resource.ts'
import { boardFollowResource } from './handlers/board-follow-resource.ts'
import { boardInterestsResource } from './handlers/board-interests-resource.ts'
import { boardInviteResource } from './handlers/board-invite-resource.ts'
import { boardInvitesResource } from './handlers/board-invites-resource.ts'
import { boardJoinRequestResource } from './handlers/board-join-request-resource.ts'
import { boardMergeResource } from './handlers/board-merge-resource.ts'
import { boardMoreIdeasResource } from './handlers/board-more-ideas-resource.ts'
import { boardMorePinsResource } from './handlers/board-more-pins-resource.ts'
import { boardOwnershipTransferResource } from './handlers/board-ownership-transfer-resource.ts'
import { boardPickerBoardsResource } from './handlers/board-picker-boards-resource.ts'
import { boardResource } from './handlers/board-resource.ts'
import { boardRestoreResource } from './handlers/board-restore-resource.ts'
import { boardSectionPinsResource } from './handlers/board-section-pins-resource.ts'
import { boardSectionResource } from './handlers/board-section-resource.ts'
import { boardSectionsResource } from './handlers/board-sections-resource.ts'
import { boardTitleSuggestionsResource } from './handlers/board-title-suggestions-resource.ts'
import { boardsFeedResource } from './handlers/boards-feed-resource.ts'
import { boardsResource } from './handlers/boards-resource.ts'
import { botCheckResource } from './handlers/bot-check-resource.ts'
import { bulkFollowResource } from './handlers/bulk-follow-resource.ts'
import { bulkPinsResource } from './handlers/bulk-pins-resource.ts'
import { bulkPinsRestoreResource } from './handlers/bulk-pins-restore-resource.ts'
import { commentPermissionsResource } from './handlers/comment-permissions-resource.ts'
import { contactRequestsResource } from './handlers/contact-requests-resource.ts'
import { conversationMembersResource } from './handlers/conversation-members-resource.ts'
import { conversationMessagesResource } from './handlers/conversation-messages-resource.ts'
import { conversationResource } from './handlers/conversation-resource.ts'
import { conversationsResource } from './handlers/conversations-resource.ts'
import { cookieConsentResource } from './handlers/cookie-consent-resource.ts'
import { countriesResource } from './handlers/countries-resource.ts'
import { dataDownloadResource } from './handlers/data-download-resource.ts'
import { didItsResource } from './handlers/did-its-resource.ts'
import { editorialArticleResource } from './handlers/editorial-article-resource.ts'
import { editorialArticlesResource } from './handlers/editorial-articles-resource.ts'
import { editorialDayResource } from './handlers/editorial-day-resource.ts'
import { editorialLogResource } from './handlers/editorial-log-resource.ts'
import { editorialPublicationResource } from './handlers/editorial-publication-resource.ts'
import { emailChangeResource } from './handlers/email-change-resource.ts'
import { emailSettingsResource } from './handlers/email-settings-resource.ts'
import { emailSubscriptionResource } from './handlers/email-subscription-resource.ts'
import { emailVerificationResource } from './handlers/email-verification-resource.ts'
import { experimentsResource } from './handlers/experiments-resource.ts'
import { exploreCategoriesResource } from './handlers/explore-categories-resource.ts'
import { explorePinsResource } from './handlers/explore-pins-resource.ts'
import { handshakeSessionResource } from './handlers/handshake-session-resource.ts'
import { homeFeedTabsResource } from './handlers/home-feed-tabs-resource.ts'
import { interestChoicesResource } from './handlers/interest-choices-resource.ts'
import { interestFeedResource } from './handlers/interest-feed-resource.ts'
import { interestFollowResource } from './handlers/interest-follow-resource.ts'
import { interestResource } from './handlers/interest-resource.ts'
import { inviteAcceptanceResource } from './handlers/invite-acceptance-resource.ts'
import { inviteCodeMetadataResource } from './handlers/invite-code-metadata-resource.ts'
import { inviteCodeResource } from './handlers/invite-code-resource.ts'
import { linkedAccountsResource } from './handlers/linked-accounts-resource.ts'
import { localesResource } from './handlers/locales-resource.ts'
import { mentionSuggestionsResource } from './handlers/mention-suggestions-resource.ts'
import { mfaSettingsResource } from './handlers/mfa-settings-resource.ts'
import { moderationCasesResource } from './handlers/moderation-cases-resource.ts'
import { moderationLogResource } from './handlers/moderation-log-resource.ts'
import { multiUserResource } from './handlers/multi-user-resource.ts'
import { newsHubBadgeResource } from './handlers/news-hub-badge-resource.ts'
import { newsHubDetailsResource } from './handlers/news-hub-details-resource.ts'
import { newsHubResource } from './handlers/news-hub-resource.ts'
import { newsSettingsResource } from './handlers/news-settings-resource.ts'
import { offsiteLinkResource } from './handlers/offsite-link-resource.ts'
import { parentalPasscodeResetResource } from './handlers/parental-passcode-reset-resource.ts'
import { parentalPasscodeResource } from './handlers/parental-passcode-resource.ts'
import { parentalPasscodeValidationResource } from './handlers/parental-passcode-validation-resource.ts'
import { passkeyNameResource } from './handlers/passkey-name-resource.ts'
import { passkeyResource } from './handlers/passkey-resource.ts'
import { passwordResetResource } from './handlers/password-reset-resource.ts'
import { passwordResource } from './handlers/password-resource.ts'
import { pinDuplicatesResource } from './handlers/pin-duplicates-resource.ts'
import { pinFavoriteResource } from './handlers/pin-favorite-resource.ts'
import { pinHideResource } from './handlers/pin-hide-resource.ts'
import { pinNoteResource } from './handlers/pin-note-resource.ts'
import { pinPositionsResource } from './handlers/pin-positions-resource.ts'
import { pinResource } from './handlers/pin-resource.ts'
import { pinRestoreResource } from './handlers/pin-restore-resource.ts'
import { pinSponsorshipResource } from './handlers/pin-sponsorship-resource.ts'
import { placePinsResource } from './handlers/place-pins-resource.ts'
import { placePinsUndoResource } from './handlers/place-pins-undo-resource.ts'
import { profileCoverResource } from './handlers/profile-cover-resource.ts'
import { profileViewResource } from './handlers/profile-view-resource.ts'
import { pushSettingsResource } from './handlers/push-settings-resource.ts'
import { reactionsResource } from './handlers/reactions-resource.ts'
import { reauthenticationResource } from './handlers/reauthentication-resource.ts'
import { recentSearchesResource } from './handlers/recent-searches-resource.ts'
import { recommendedSearchesResource } from './handlers/recommended-searches-resource.ts'
import { recoveryCodesResource } from './handlers/recovery-codes-resource.ts'
import { relatedPinFeedResource } from './handlers/related-pin-feed-resource.ts'
import { rememberedPersonResource } from './handlers/remembered-person-resource.ts'
import { removedPinResource } from './handlers/removed-pin-resource.ts'
import { repinResource } from './handlers/repin-resource.ts'
import { reportResource } from './handlers/report-resource.ts'
import { reportedMessagesResource } from './handlers/reported-messages-resource.ts'
import { searchResource } from './handlers/search-resource.ts'
import { searchTabResource } from './handlers/search-tab-resource.ts'
import { shareSuggestionsResource } from './handlers/share-suggestions-resource.ts'
import { socialSignInResource } from './handlers/social-sign-in-resource.ts'
import { storyPinTaggedProductsResource } from './handlers/story-pin-tagged-products-resource.ts'
import { todayArticlePinsResource } from './handlers/today-article-pins-resource.ts'
import { todayArticleResource } from './handlers/today-article-resource.ts'
import { todayArticlesResource } from './handlers/today-articles-resource.ts'
import { totpResource } from './handlers/totp-resource.ts'
import { unifiedCommentsResource } from './handlers/unified-comments-resource.ts'
import { userActivityPinsResource } from './handlers/user-activity-pins-resource.ts'
import { userAvatarResource } from './handlers/user-avatar-resource.ts'
import { userBlockResource } from './handlers/user-block-resource.ts'
import { userExperienceResource } from './handlers/user-experience-resource.ts'
import { userFollowResource } from './handlers/user-follow-resource.ts'
import { userFollowersResource } from './handlers/user-followers-resource.ts'
import { userFollowingResource } from './handlers/user-following-resource.ts'
import { userHomefeedResource } from './handlers/user-homefeed-resource.ts'
import { userPinsResource } from './handlers/user-pins-resource.ts'
import { userRegisterResource } from './handlers/user-register-resource.ts'
import { userResource } from './handlers/user-resource.ts'
import { userSessionResource } from './handlers/user-session-resource.ts'
import { userSessionsResource } from './handlers/user-sessions-resource.ts'
import { userSettingsResource } from './handlers/user-settings-resource.ts'
import { verifiedMerchantResource } from './handlers/verified-merchant-resource.ts'
import { viewerResource } from './handlers/viewer-resource.ts'
import { visualLiveSearchResource } from './handlers/visual-live-search-resource.ts'
import { visualSearchFiltersResource } from './handlers/visual-search-filters-resource.ts'
import { visualSearchFlashlightUnifiedResource } from './handlers/visual-search-flashlight-unified-resource.ts'
import { visualSearchPinsResource } from './handlers/visual-search-pins-resource.ts'
import type { ResourceImplementation } from './implement.ts'

export const handlers: readonly ResourceImplementation[] = [
  accountResource,
  activateExperimentResource,
  adminActionsResource,
  adminBanResource,
  adminMerchantResource,
  adminMfaResource,
  adminSignUpsResource,
  adminUserResource,
  adminUsersResource,
  advancedTypeaheadResource,
  aggregatedCommentFeaturesResource,
  aggregatedCommentRepliesResource,
  aggregatedCommentResource,
  aggregatedCommentRestoreResource,
  backupEmailResource,
  baseSearchResource,
  blockedPeopleResource,
  boardActionStatusResource,
  boardArchiveResource,
  boardCollaboratorApprovalResource,
  boardCollaboratorResource,
  boardCoversResource,
  boardEmailInviteResource,
  boardFeedResource,
  boardFollowResource,
  boardInterestsResource,
  boardInviteResource,
  boardInvitesResource,
  boardJoinRequestResource,
  boardMergeResource,
  boardMoreIdeasResource,
  boardMorePinsResource,
  boardOwnershipTransferResource,
  boardPickerBoardsResource,
  boardResource,
  boardRestoreResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardSectionsResource,
  boardTitleSuggestionsResource,
  boardsFeedResource,
  boardsResource,
  botCheckResource,
  bulkFollowResource,
  bulkPinsResource,
  bulkPinsRestoreResource,
  commentPermissionsResource,
  contactRequestsResource,
  conversationMembersResource,
  conversationMessagesResource,
  conversationResource,
  conversationsResource,
  cookieConsentResource,
  countriesResource,
  dataDownloadResource,
  didItsResource,
  editorialArticleResource,
  editorialArticlesResource,
  editorialDayResource,
  editorialLogResource,
  editorialPublicationResource,
  emailChangeResource,
  emailSettingsResource,
  emailSubscriptionResource,
  emailVerificationResource,
  experimentsResource,
  exploreCategoriesResource,
  explorePinsResource,
  handshakeSessionResource,
  homeFeedTabsResource,
  interestChoicesResource,
  interestFeedResource,
  interestFollowResource,
  interestResource,
  inviteAcceptanceResource,
  inviteCodeMetadataResource,
  inviteCodeResource,
  linkedAccountsResource,
  localesResource,
  mentionSuggestionsResource,
  mfaSettingsResource,
  moderationCasesResource,
  moderationLogResource,
  multiUserResource,
  newsHubBadgeResource,
  newsHubDetailsResource,
  newsHubResource,
  newsSettingsResource,
  offsiteLinkResource,
  parentalPasscodeResetResource,
  parentalPasscodeResource,
  parentalPasscodeValidationResource,
  passkeyNameResource,
  passkeyResource,
  passwordResetResource,
  passwordResource,
  pinDuplicatesResource,
  pinFavoriteResource,
  pinHideResource,
  pinNoteResource,
  pinPositionsResource,
  pinResource,
  pinRestoreResource,
  pinSponsorshipResource,
  placePinsResource,
  placePinsUndoResource,
  profileCoverResource,
  profileViewResource,
  pushSettingsResource,
  reactionsResource,
  reauthenticationResource,
  recentSearchesResource,
  recommendedSearchesResource,
  recoveryCodesResource,
  relatedPinFeedResource,
  rememberedPersonResource,
  removedPinResource,
  repinResource,
  reportResource,
  reportedMessagesResource,
  searchResource,
  searchTabResource,
  shareSuggestionsResource,
  socialSignInResource,
  storyPinTaggedProductsResource,
  todayArticlePinsResource,
  todayArticleResource,
  todayArticlesResource,
  totpResource,
  unifiedCommentsResource,
  userActivityPinsResource,
  userAvatarResource,
  userBlockResource,
  userExperienceResource,
  userFollowResource,
  userFollowersResource,
  userFollowingResource,
  userHomefeedResource,
  userPinsResource,
  userRegisterResource,
  userResource,
  userSessionResource,
  userSessionsResource,
  userSettingsResource,
  verifiedMerchantResource,
  viewerResource,
  visualLiveSearchResource,
  visualSearchFiltersResource,
  visualSearchFlashlightUnifiedResource,
  visualSearchPinsResource,
]
