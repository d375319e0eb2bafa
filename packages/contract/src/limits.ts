/** Limits of the product. Each names its source: a ledger id, the specification's section, or "(ours)". */
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
  /** Consumer §9: what a browser remembers of pages of pins, and of the pictures on them */
  visitedPinPages: 10,
  recentSignatures: 10,
  /** Business §9 */
  viewedImages: 10,
  /** Field facts §3.2 */
  pinLink: 2_048,
  /** Field facts §6 */
  pinsPerAccount: 200_000,
  /** Field facts §3.1 */
  sectionTitle: 180,
  /** (ours) moved, copied or deleted by one call */
  pinsAtOnce: 100,
  /** (ours) let go of again once a whole place was chosen */
  pinsLeftOut: 1_000,
  /** (ours) as many as one answer holds */
  sectionsPerBoard: 250,
  /** Field facts §6 */
  carouselSlotsMin: 2,
  carouselSlotsMax: 5,
  /** (ours) */
  storyPages: 20,
  /** (ours) on one page */
  storyBlocks: 20,
  /** Field facts §6: a box of text */
  storyText: 250,
  /** (ours) people one story names */
  storyMentions: 10,
  /** (ours) as many as one answer holds, asked and asking included */
  collaboratorsPerBoard: 250,
  /** (ours) */
  invitedAtOnce: 25,
  /** (ours) words to oneself about a pin */
  pinNote: 500,
  /** (ours) what came of trying a pin */
  didIt: 500,
  /** Field facts §6 */
  comment: 500,
  /** (ours) people one comment mentions */
  commentMentions: 10,
  /** (ours) so long a comment can be changed */
  commentEditMs: 15 * 60_000,
  /** PEOPLE-01 */
  followersPageSize: 50,
  /** Field facts §6 knows of a cap; its number is (ours) */
  followsPerAccount: 50_000,
  /** (ours) */
  message: 1_000,
  /** (ours) in one conversation, those who have not answered yet included */
  conversationPeople: 20,
  /** (ours) */
  conversationName: 50,
  /** IDENT-19 */
  firstName: 30,
  /** (ours) the same as the first name */
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
  /** Quality §3: checked on the header, before decoding */
  imageMaxPixels: 50_000_000,
  /** Quality §3 allows 16,384; WebP, in which every size is served, ends one pixel earlier */
  imageMaxSide: 16_383,
  /** (ours) smaller pictures cannot fill the smallest size */
  imageMinSide: 10,
  /** Field facts §6: minimum age */
  minimumAge: 13,
  /** Field facts §6: below it a profile is always private */
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
  /** (ours) countries and languages of one merchant */
  storefronts: 50,
  /** (ours) topics one person follows: all there are, and some to come */
  topicsFollowed: 500,
  /** (ours) what an operator tells somebody */
  banReason: 500,
  /** (ours) */
  reportDetails: 500,
  /** (ours) the same as a pin's */
  articleTitle: 100,
  /** (ours) */
  articleDescription: 300,
  /** (ours) one paragraph */
  articleText: 2_000,
  /** (ours) pins, boards and texts of one article */
  articleBlocks: 100,
  /** (ours) */
  articleCovers: 5,
  /** (ours) */
  passkeys: 10,
  /** (ours) */
  passkeyName: 60,
  /** (ours) accounts one browser keeps signed in beside the current one */
  otherSessionAccounts: 4,
  /** Business §5: results of a search by picture on a phone */
  mobileImageResults: 50,
  /** (ours) one frame of a camera that is searched by */
  cameraFrameBytes: 300_000,
  /** (ours) uploads an account may make in 24 hours */
  uploadsPerDay: 5_000,
  /** Other bodies than uploads (ours) */
  bodyMaxBytes: 1_048_576,
} as const
