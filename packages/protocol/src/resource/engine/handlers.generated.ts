// Made by `npm run gen` from the files of handlers/. Do not edit.
import { accountResource } from '../handlers/accounts/account-resource.ts'
import { adminActionsResource } from '../handlers/accounts/admin-actions-resource.ts'
import { adminBanResource } from '../handlers/accounts/admin-ban-resource.ts'
import { adminMerchantResource } from '../handlers/accounts/admin-merchant-resource.ts'
import { adminMfaResource } from '../handlers/accounts/admin-mfa-resource.ts'
import { adminSignUpsResource } from '../handlers/accounts/admin-sign-ups-resource.ts'
import { adminUserResource } from '../handlers/accounts/admin-user-resource.ts'
import { adminUsersResource } from '../handlers/accounts/admin-users-resource.ts'
import { backupEmailResource } from '../handlers/accounts/backup-email-resource.ts'
import { botCheckResource } from '../handlers/accounts/bot-check-resource.ts'
import { cookieConsentResource } from '../handlers/accounts/cookie-consent-resource.ts'
import { countriesResource } from '../handlers/accounts/countries-resource.ts'
import { dataDownloadResource } from '../handlers/accounts/data-download-resource.ts'
import { emailChangeResource } from '../handlers/accounts/email-change-resource.ts'
import { emailSettingsResource } from '../handlers/accounts/email-settings-resource.ts'
import { emailSubscriptionResource } from '../handlers/accounts/email-subscription-resource.ts'
import { emailVerificationResource } from '../handlers/accounts/email-verification-resource.ts'
import { handshakeSessionResource } from '../handlers/accounts/handshake-session-resource.ts'
import { linkedAccountsResource } from '../handlers/accounts/linked-accounts-resource.ts'
import { localesResource } from '../handlers/accounts/locales-resource.ts'
import { mfaSettingsResource } from '../handlers/accounts/mfa-settings-resource.ts'
import { multiUserResource } from '../handlers/accounts/multi-user-resource.ts'
import { newsSettingsResource } from '../handlers/accounts/news-settings-resource.ts'
import { parentalPasscodeResetResource } from '../handlers/accounts/parental-passcode-reset-resource.ts'
import { parentalPasscodeResource } from '../handlers/accounts/parental-passcode-resource.ts'
import { parentalPasscodeValidationResource } from '../handlers/accounts/parental-passcode-validation-resource.ts'
import { passkeyNameResource } from '../handlers/accounts/passkey-name-resource.ts'
import { passkeyResource } from '../handlers/accounts/passkey-resource.ts'
import { passwordResetResource } from '../handlers/accounts/password-reset-resource.ts'
import { passwordResource } from '../handlers/accounts/password-resource.ts'
import { profileCoverResource } from '../handlers/accounts/profile-cover-resource.ts'
import { profileViewResource } from '../handlers/accounts/profile-view-resource.ts'
import { pushSettingsResource } from '../handlers/accounts/push-settings-resource.ts'
import { reauthenticationResource } from '../handlers/accounts/reauthentication-resource.ts'
import { recoveryCodesResource } from '../handlers/accounts/recovery-codes-resource.ts'
import { rememberedPersonResource } from '../handlers/accounts/remembered-person-resource.ts'
import { socialSignInResource } from '../handlers/accounts/social-sign-in-resource.ts'
import { totpResource } from '../handlers/accounts/totp-resource.ts'
import { userAvatarResource } from '../handlers/accounts/user-avatar-resource.ts'
import { userFollowResource } from '../handlers/accounts/user-follow-resource.ts'
import { userRegisterResource } from '../handlers/accounts/user-register-resource.ts'
import { userResource } from '../handlers/accounts/user-resource.ts'
import { userSessionResource } from '../handlers/accounts/user-session-resource.ts'
import { userSessionsResource } from '../handlers/accounts/user-sessions-resource.ts'
import { userSettingsResource } from '../handlers/accounts/user-settings-resource.ts'
import { verificationReminderResource } from '../handlers/accounts/verification-reminder-resource.ts'
import { viewerResource } from '../handlers/accounts/viewer-resource.ts'
import { aggregatedCommentFeaturesResource } from '../handlers/content/aggregated-comment-features-resource.ts'
import { aggregatedCommentRepliesResource } from '../handlers/content/aggregated-comment-replies-resource.ts'
import { aggregatedCommentResource } from '../handlers/content/aggregated-comment-resource.ts'
import { aggregatedCommentRestoreResource } from '../handlers/content/aggregated-comment-restore-resource.ts'
import { boardActionStatusResource } from '../handlers/content/board-action-status-resource.ts'
import { boardArchiveResource } from '../handlers/content/board-archive-resource.ts'
import { boardCollaboratorApprovalResource } from '../handlers/content/board-collaborator-approval-resource.ts'
import { boardCollaboratorResource } from '../handlers/content/board-collaborator-resource.ts'
import { boardCoversResource } from '../handlers/content/board-covers-resource.ts'
import { boardEmailInviteResource } from '../handlers/content/board-email-invite-resource.ts'
import { boardFeedResource } from '../handlers/content/board-feed-resource.ts'
import { boardFollowResource } from '../handlers/content/board-follow-resource.ts'
import { boardInterestsResource } from '../handlers/content/board-interests-resource.ts'
import { boardInviteResource } from '../handlers/content/board-invite-resource.ts'
import { boardInvitesResource } from '../handlers/content/board-invites-resource.ts'
import { boardJoinRequestResource } from '../handlers/content/board-join-request-resource.ts'
import { boardMergeResource } from '../handlers/content/board-merge-resource.ts'
import { boardMoreIdeasResource } from '../handlers/content/board-more-ideas-resource.ts'
import { boardMorePinsResource } from '../handlers/content/board-more-pins-resource.ts'
import { boardOwnershipTransferResource } from '../handlers/content/board-ownership-transfer-resource.ts'
import { boardPickerBoardsResource } from '../handlers/content/board-picker-boards-resource.ts'
import { boardRelatedPixieFeedResource } from '../handlers/content/board-related-pixie-feed-resource.ts'
import { boardResource } from '../handlers/content/board-resource.ts'
import { boardRestoreResource } from '../handlers/content/board-restore-resource.ts'
import { boardSectionPinsResource } from '../handlers/content/board-section-pins-resource.ts'
import { boardSectionResource } from '../handlers/content/board-section-resource.ts'
import { boardSectionsResource } from '../handlers/content/board-sections-resource.ts'
import { boardTitleSuggestionsResource } from '../handlers/content/board-title-suggestions-resource.ts'
import { boardsFeedResource } from '../handlers/content/boards-feed-resource.ts'
import { boardsResource } from '../handlers/content/boards-resource.ts'
import { bulkPinsResource } from '../handlers/content/bulk-pins-resource.ts'
import { bulkPinsRestoreResource } from '../handlers/content/bulk-pins-restore-resource.ts'
import { commentPermissionsResource } from '../handlers/content/comment-permissions-resource.ts'
import { didItsResource } from '../handlers/content/did-its-resource.ts'
import { findPinImagesResource } from '../handlers/content/find-pin-images-resource.ts'
import { homeFeedTabsResource } from '../handlers/content/home-feed-tabs-resource.ts'
import { interestChoicesResource } from '../handlers/content/interest-choices-resource.ts'
import { interestFeedResource } from '../handlers/content/interest-feed-resource.ts'
import { interestFollowResource } from '../handlers/content/interest-follow-resource.ts'
import { interestResource } from '../handlers/content/interest-resource.ts'
import { interestSuggestionsResource } from '../handlers/content/interest-suggestions-resource.ts'
import { liveSessionProductsResource } from '../handlers/content/live-session-products-resource.ts'
import { mentionSuggestionsResource } from '../handlers/content/mention-suggestions-resource.ts'
import { offsiteLinkResource } from '../handlers/content/offsite-link-resource.ts'
import { pinDraftResource } from '../handlers/content/pin-draft-resource.ts'
import { pinDraftsResource } from '../handlers/content/pin-drafts-resource.ts'
import { pinFavoriteResource } from '../handlers/content/pin-favorite-resource.ts'
import { pinHideResource } from '../handlers/content/pin-hide-resource.ts'
import { pinInterestsResource } from '../handlers/content/pin-interests-resource.ts'
import { pinMentionsResource } from '../handlers/content/pin-mentions-resource.ts'
import { pinNoteResource } from '../handlers/content/pin-note-resource.ts'
import { pinPositionsResource } from '../handlers/content/pin-positions-resource.ts'
import { pinResource } from '../handlers/content/pin-resource.ts'
import { pinRestoreResource } from '../handlers/content/pin-restore-resource.ts'
import { pinSponsorshipResource } from '../handlers/content/pin-sponsorship-resource.ts'
import { placePinsResource } from '../handlers/content/place-pins-resource.ts'
import { placePinsUndoResource } from '../handlers/content/place-pins-undo-resource.ts'
import { reactionsResource } from '../handlers/content/reactions-resource.ts'
import { relatedPinFeedResource } from '../handlers/content/related-pin-feed-resource.ts'
import { repinResource } from '../handlers/content/repin-resource.ts'
import { scheduledPinPublicationResource } from '../handlers/content/scheduled-pin-publication-resource.ts'
import { scheduledPinRestoreResource } from '../handlers/content/scheduled-pin-restore-resource.ts'
import { scheduledPinsResource } from '../handlers/content/scheduled-pins-resource.ts'
import { storyPinDraftResource } from '../handlers/content/story-pin-draft-resource.ts'
import { storyPinDraftsResource } from '../handlers/content/story-pin-drafts-resource.ts'
import { storyPinFontsResource } from '../handlers/content/story-pin-fonts-resource.ts'
import { storyPinMusicResource } from '../handlers/content/story-pin-music-resource.ts'
import { storyPinTaggedProductsResource } from '../handlers/content/story-pin-tagged-products-resource.ts'
import { unifiedCommentsResource } from '../handlers/content/unified-comments-resource.ts'
import { userActivityPinsResource } from '../handlers/content/user-activity-pins-resource.ts'
import { userHomefeedResource } from '../handlers/content/user-homefeed-resource.ts'
import { userPinsResource } from '../handlers/content/user-pins-resource.ts'
import { advancedTypeaheadResource } from '../handlers/finding/advanced-typeahead-resource.ts'
import { baseSearchResource } from '../handlers/finding/base-search-resource.ts'
import { editorialArticleResource } from '../handlers/finding/editorial-article-resource.ts'
import { editorialArticlesResource } from '../handlers/finding/editorial-articles-resource.ts'
import { editorialDayResource } from '../handlers/finding/editorial-day-resource.ts'
import { editorialLogResource } from '../handlers/finding/editorial-log-resource.ts'
import { editorialPublicationResource } from '../handlers/finding/editorial-publication-resource.ts'
import { exploreCategoriesResource } from '../handlers/finding/explore-categories-resource.ts'
import { explorePinsResource } from '../handlers/finding/explore-pins-resource.ts'
import { personalBoutiqueResource } from '../handlers/finding/personal-boutique-resource.ts'
import { recentSearchesResource } from '../handlers/finding/recent-searches-resource.ts'
import { recommendedSearchesResource } from '../handlers/finding/recommended-searches-resource.ts'
import { searchResource } from '../handlers/finding/search-resource.ts'
import { searchTabResource } from '../handlers/finding/search-tab-resource.ts'
import { todayArticlePinsResource } from '../handlers/finding/today-article-pins-resource.ts'
import { todayArticleResource } from '../handlers/finding/today-article-resource.ts'
import { todayArticlesResource } from '../handlers/finding/today-articles-resource.ts'
import { visualLiveSearchResource } from '../handlers/finding/visual-live-search-resource.ts'
import { visualSearchFiltersResource } from '../handlers/finding/visual-search-filters-resource.ts'
import { visualSearchFlashlightUnifiedResource } from '../handlers/finding/visual-search-flashlight-unified-resource.ts'
import { visualSearchPinsResource } from '../handlers/finding/visual-search-pins-resource.ts'
import { blockedPeopleResource } from '../handlers/people/blocked-people-resource.ts'
import { bulkFollowResource } from '../handlers/people/bulk-follow-resource.ts'
import { userBlockResource } from '../handlers/people/user-block-resource.ts'
import { userFollowersResource } from '../handlers/people/user-followers-resource.ts'
import { userFollowingResource } from '../handlers/people/user-following-resource.ts'
import { verifiedMerchantResource } from '../handlers/people/verified-merchant-resource.ts'
import { activateExperimentResource } from '../handlers/platform/activate-experiment-resource.ts'
import { experimentsResource } from '../handlers/platform/experiments-resource.ts'
import { userExperienceResource } from '../handlers/platform/user-experience-resource.ts'
import { contactRequestsResource } from '../handlers/social/contact-requests-resource.ts'
import { conversationMembersResource } from '../handlers/social/conversation-members-resource.ts'
import { conversationMessagesResource } from '../handlers/social/conversation-messages-resource.ts'
import { conversationResource } from '../handlers/social/conversation-resource.ts'
import { conversationsResource } from '../handlers/social/conversations-resource.ts'
import { inviteAcceptanceResource } from '../handlers/social/invite-acceptance-resource.ts'
import { inviteCodeMetadataResource } from '../handlers/social/invite-code-metadata-resource.ts'
import { inviteCodeResource } from '../handlers/social/invite-code-resource.ts'
import { moderationCasesResource } from '../handlers/social/moderation-cases-resource.ts'
import { moderationLogResource } from '../handlers/social/moderation-log-resource.ts'
import { newsHubBadgeResource } from '../handlers/social/news-hub-badge-resource.ts'
import { newsHubDetailsResource } from '../handlers/social/news-hub-details-resource.ts'
import { newsHubResource } from '../handlers/social/news-hub-resource.ts'
import { pinDuplicatesResource } from '../handlers/social/pin-duplicates-resource.ts'
import { pinSentResource } from '../handlers/social/pin-sent-resource.ts'
import { removedPinResource } from '../handlers/social/removed-pin-resource.ts'
import { reportResource } from '../handlers/social/report-resource.ts'
import { reportedMessagesResource } from '../handlers/social/reported-messages-resource.ts'
import { shareSuggestionsResource } from '../handlers/social/share-suggestions-resource.ts'
import { adminErrorResource } from '../handlers/upkeep/admin-error-resource.ts'
import { adminErrorsResource } from '../handlers/upkeep/admin-errors-resource.ts'
import type { ResourceImplementation } from './implement.ts'

export const handlers: readonly ResourceImplementation[] = [
  accountResource,
  adminActionsResource,
  adminBanResource,
  adminMerchantResource,
  adminMfaResource,
  adminSignUpsResource,
  adminUserResource,
  adminUsersResource,
  backupEmailResource,
  botCheckResource,
  cookieConsentResource,
  countriesResource,
  dataDownloadResource,
  emailChangeResource,
  emailSettingsResource,
  emailSubscriptionResource,
  emailVerificationResource,
  handshakeSessionResource,
  linkedAccountsResource,
  localesResource,
  mfaSettingsResource,
  multiUserResource,
  newsSettingsResource,
  parentalPasscodeResetResource,
  parentalPasscodeResource,
  parentalPasscodeValidationResource,
  passkeyNameResource,
  passkeyResource,
  passwordResetResource,
  passwordResource,
  profileCoverResource,
  profileViewResource,
  pushSettingsResource,
  reauthenticationResource,
  recoveryCodesResource,
  rememberedPersonResource,
  socialSignInResource,
  totpResource,
  userAvatarResource,
  userFollowResource,
  userRegisterResource,
  userResource,
  userSessionResource,
  userSessionsResource,
  userSettingsResource,
  verificationReminderResource,
  viewerResource,
  aggregatedCommentFeaturesResource,
  aggregatedCommentRepliesResource,
  aggregatedCommentResource,
  aggregatedCommentRestoreResource,
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
  boardRelatedPixieFeedResource,
  boardResource,
  boardRestoreResource,
  boardSectionPinsResource,
  boardSectionResource,
  boardSectionsResource,
  boardTitleSuggestionsResource,
  boardsFeedResource,
  boardsResource,
  bulkPinsResource,
  bulkPinsRestoreResource,
  commentPermissionsResource,
  didItsResource,
  findPinImagesResource,
  homeFeedTabsResource,
  interestChoicesResource,
  interestFeedResource,
  interestFollowResource,
  interestResource,
  interestSuggestionsResource,
  liveSessionProductsResource,
  mentionSuggestionsResource,
  offsiteLinkResource,
  pinDraftResource,
  pinDraftsResource,
  pinFavoriteResource,
  pinHideResource,
  pinInterestsResource,
  pinMentionsResource,
  pinNoteResource,
  pinPositionsResource,
  pinResource,
  pinRestoreResource,
  pinSponsorshipResource,
  placePinsResource,
  placePinsUndoResource,
  reactionsResource,
  relatedPinFeedResource,
  repinResource,
  scheduledPinPublicationResource,
  scheduledPinRestoreResource,
  scheduledPinsResource,
  storyPinDraftResource,
  storyPinDraftsResource,
  storyPinFontsResource,
  storyPinMusicResource,
  storyPinTaggedProductsResource,
  unifiedCommentsResource,
  userActivityPinsResource,
  userHomefeedResource,
  userPinsResource,
  advancedTypeaheadResource,
  baseSearchResource,
  editorialArticleResource,
  editorialArticlesResource,
  editorialDayResource,
  editorialLogResource,
  editorialPublicationResource,
  exploreCategoriesResource,
  explorePinsResource,
  personalBoutiqueResource,
  recentSearchesResource,
  recommendedSearchesResource,
  searchResource,
  searchTabResource,
  todayArticlePinsResource,
  todayArticleResource,
  todayArticlesResource,
  visualLiveSearchResource,
  visualSearchFiltersResource,
  visualSearchFlashlightUnifiedResource,
  visualSearchPinsResource,
  blockedPeopleResource,
  bulkFollowResource,
  userBlockResource,
  userFollowersResource,
  userFollowingResource,
  verifiedMerchantResource,
  activateExperimentResource,
  experimentsResource,
  userExperienceResource,
  contactRequestsResource,
  conversationMembersResource,
  conversationMessagesResource,
  conversationResource,
  conversationsResource,
  inviteAcceptanceResource,
  inviteCodeMetadataResource,
  inviteCodeResource,
  moderationCasesResource,
  moderationLogResource,
  newsHubBadgeResource,
  newsHubDetailsResource,
  newsHubResource,
  pinDuplicatesResource,
  pinSentResource,
  removedPinResource,
  reportResource,
  reportedMessagesResource,
  shareSuggestionsResource,
  adminErrorResource,
  adminErrorsResource,
]
