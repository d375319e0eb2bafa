// Made by `npm run gen` from the files of endpoint/. Do not edit.
import { boardInterests } from '../v3/board-interests.ts'
import { captions } from '../v3/captions.ts'
import { commentFlag } from '../v3/comment-flag.ts'
import { commentHelpful } from '../v3/comment-helpful.ts'
import { commentHideAuthor } from '../v3/comment-hide-author.ts'
import { commentHide } from '../v3/comment-hide.ts'
import { commentHighlight } from '../v3/comment-highlight.ts'
import { commentMentions } from '../v3/comment-mentions.ts'
import { commentReaction } from '../v3/comment-reaction.ts'
import { commentTranslation } from '../v3/comment-translation.ts'
import { coverChoice } from '../v3/cover-choice.ts'
import { dataDownload } from '../v3/data-download.ts'
import { emailVerification } from '../v3/email-verification.ts'
import { fingerprint } from '../v3/fingerprint.ts'
import { foundImagePreview } from '../v3/found-image-preview.ts'
import { interestPins } from '../v3/interest-pins.ts'
import { loginHandshake } from '../v3/login-handshake.ts'
import { loginMfaHandshake } from '../v3/login-mfa-handshake.ts'
import { mediaUpload } from '../v3/media-upload.ts'
import { partialUploadContinue } from '../v3/partial-upload-continue.ts'
import { partialUploadStart } from '../v3/partial-upload-start.ts'
import { partialUpload } from '../v3/partial-upload.ts'
import { registerFacebookHandshake } from '../v3/register-facebook-handshake.ts'
import { registerHandshake } from '../v3/register-handshake.ts'
import { sessionVerification } from '../v3/session-verification.ts'
import { uploadCancel } from '../v3/upload-cancel.ts'
import { uploadCrop } from '../v3/upload-crop.ts'
import { uploadFromWeb } from '../v3/upload-from-web.ts'
import { uploadOfStill } from '../v3/upload-of-still.ts'
import { uploadState } from '../v3/upload-state.ts'
import { uploadTrim } from '../v3/upload-trim.ts'
import { usersMe } from '../v3/users-me.ts'
import { videoStill } from '../v3/video-still.ts'
import { countrySession } from '../vx/country-session.ts'
import { countryToken } from '../vx/country-token.ts'
import { emailUnsubscribe } from '../mail/email-unsubscribe.ts'
import type { EndpointImplementation } from './implement.ts'

export const endpoints: readonly EndpointImplementation[] = [
  boardInterests,
  captions,
  commentFlag,
  commentHelpful,
  commentHideAuthor,
  commentHide,
  commentHighlight,
  commentMentions,
  commentReaction,
  commentTranslation,
  coverChoice,
  dataDownload,
  emailVerification,
  fingerprint,
  foundImagePreview,
  interestPins,
  loginHandshake,
  loginMfaHandshake,
  mediaUpload,
  partialUploadContinue,
  partialUploadStart,
  partialUpload,
  registerFacebookHandshake,
  registerHandshake,
  sessionVerification,
  uploadCancel,
  uploadCrop,
  uploadFromWeb,
  uploadOfStill,
  uploadState,
  uploadTrim,
  usersMe,
  videoStill,
  countrySession,
  countryToken,
  emailUnsubscribe,
].flat()
