/** Limits of the product. Each names its source: a ledger id, a section of the specification, or "(ours)". */
export const LIMITS = {
  /** BOARD-08 */
  boardName: 50,
  /** BOARD-08 */
  boardDescription: 500,
  /** Field facts §6 */
  boardsPerAccount: 2_000,
  /** Field facts §6 */
  pinTitle: 100,
  /** Consumer §5 */
  pinDescription: 500,
  /** Field facts §3.2 */
  pinAltText: 500,
  /** Field facts §3.2 */
  pinLink: 2_048,
  /** Field facts §6 */
  pinsPerAccount: 200_000,
  /** Field facts §3.1 */
  sectionTitle: 180,
  /** (ours) Pins moved, copied or deleted by one call. */
  pinsAtOnce: 100,
  /** (ours) Pins deselected after selecting a whole place. */
  pinsLeftOut: 1_000,
  /** (ours) As many as one response holds. */
  sectionsPerBoard: 250,
  /** Field facts §6 */
  carouselSlotsMin: 2,
  carouselSlotsMax: 5,
  /** (ours) Drafts of one account: as many as one response holds comfortably. */
  pinDrafts: 100,
  /** Issue 17: how long a draft is stored after its last change. */
  pinDraftMs: 30 * 86_400_000,
  /** (ours) The least that is left of a trimmed video. */
  trimmedVideoMs: 1_000,
  /** (ours) Topics that a maker chooses for a pin. */
  interestTags: 10,
  /** (ours) Tags on the pictures of one pin. */
  pinTags: 20,
  /** (ours) Users mentioned in the description of a pin. */
  pinMentions: 10,
  /** (ours) */
  storyPages: 20,
  /** (ours) Per page. */
  storyBlocks: 20,
  /** Field facts §6: one text box. */
  storyText: 250,
  /** Business §9, "font stack limit". (ours) Fonts in one story. */
  storyFonts: 4,
  /** (ours) Users mentioned in one story. */
  storyMentions: 10,
  /** (ours) As many as one response holds, including invitations and join requests. */
  collaboratorsPerBoard: 250,
  /** (ours) */
  invitedAtOnce: 25,
  /** (ours) Scheduled pins of one account. */
  scheduledPins: 100,
  /** (ours) How far ahead a pin is scheduled, at least and at most. */
  scheduleAheadMinMs: 5 * 60_000,
  scheduleAheadMaxMs: 30 * 86_400_000,
  /** (ours) A private note on a pin. */
  pinNote: 500,
  /** (ours) The text of a try. */
  didIt: 500,
  /** Field facts §6 */
  comment: 500,
  /** (ours) Users mentioned in one comment. */
  commentMentions: 10,
  /** (ours) How long a comment can be edited. */
  commentEditMs: 15 * 60_000,
  /** PEOPLE-01 */
  followersPageSize: 50,
  /** Field facts §6 mentions a cap; its number is (ours). */
  followsPerAccount: 50_000,
  /** (ours) */
  message: 1_000,
  /** (ours) Members of one conversation, including those who have not accepted yet. */
  conversationPeople: 20,
  /** (ours) */
  conversationName: 50,
  /** IDENT-19 */
  firstName: 30,
  /** (ours) Same as the first name. */
  lastName: 30,
  /** Field facts §6 */
  usernameMin: 3,
  usernameMax: 30,
  /** Quality §3 */
  passwordMin: 8,
  passwordMax: 128,
  /** RFC 5321 §4.5.3.1.3 */
  email: 254,
  /** Field facts §6 */
  about: 160,
  /** Field facts §1.5 */
  pageSizeDefault: 25,
  pageSizeMax: 250,
  /** Business §5, CREATE-01 */
  uploadMaxBytes: 104_857_600,
  /** (ours) Characters of a file of captions: about four hours of talk. */
  captionsMaxLength: 262_144,
  /** (ours) Of one caption. */
  captionText: 500,
  /** (ours) Characters of a video's transcript. */
  transcript: 20_000,
  /** Quality §3: checked in the header, before decoding. */
  imageMaxPixels: 50_000_000,
  /** Quality §3 allows 16,384; WebP, which every size is served in, allows one pixel less. */
  imageMaxSide: 16_383,
  /** (ours) Smaller pictures cannot fill the smallest size. */
  imageMinSide: 10,
  /** Field facts §6: minimum age. */
  minimumAge: 13,
  /** Field facts §6: below this age a profile is always private. */
  privateProfileAge: 16,
  /** Field facts §6 */
  adultAge: 18,
  /** IDENT-12 */
  passcode: 4,
  /** (ours) */
  customGender: 50,
  /** (ours) */
  pronouns: 40,
  /** (ours) */
  businessName: 60,
  /** (ours) Countries and languages of one merchant. */
  storefronts: 50,
  /** (ours) Topics one user can follow: all existing ones, and some to come. */
  topicsFollowed: 500,
  /** (ours) The operator's message to a banned user. */
  banReason: 500,
  /** (ours) */
  reportDetails: 500,
  /** (ours) Same as a pin's title. */
  articleTitle: 100,
  /** (ours) */
  articleDescription: 300,
  /** (ours) One paragraph. */
  articleText: 2_000,
  /** (ours) Pins, boards and texts of one article. */
  articleBlocks: 100,
  /** (ours) */
  articleCovers: 5,
  /** (ours) */
  passkeys: 10,
  /** (ours) */
  passkeyName: 60,
  /** (ours) Accounts that one browser keeps signed in besides the current one. */
  otherSessionAccounts: 4,
  /** Business §5: results of a visual search on a phone. */
  mobileImageResults: 50,
  /** (ours) One camera frame of a visual search. */
  cameraFrameBytes: 300_000,
  /** (ours) Pictures of a page to choose from (CREATE-07). */
  foundImages: 50,
  /** Quality §3: a picture from another site. */
  webImageMaxBytes: 20_971_520,
  /** (ours) Uploads per account in 24 hours. */
  uploadsPerDay: 5_000,
  /** (ours) Request bodies other than uploads. */
  bodyMaxBytes: 1_048_576,
} as const
