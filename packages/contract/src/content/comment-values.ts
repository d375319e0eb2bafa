/** The only kind of reaction to a comment: a like. */
export const COMMENT_LIKE = 1

/** (ours) Why a comment is reported. */
export const COMMENT_FLAG_REASONS = [
  'spam',
  'harassment',
  'hate',
  'nudity',
  'violence',
  'self_harm',
  'misinformation',
  'private_information',
] as const
export type CommentFlagReason = (typeof COMMENT_FLAG_REASONS)[number]

/** (ours) Details that can be given for each reason: the `detailedReasons` of a flag. */
export const COMMENT_FLAG_DETAILS = {
  spam: ['repeated', 'advertising', 'scam'],
  harassment: ['insult', 'threat', 'unwanted_contact'],
  hate: ['slur', 'stereotype', 'threat'],
  nudity: ['sexual_words', 'sexual_request'],
  violence: ['threat', 'praise'],
  self_harm: ['encourages', 'at_risk'],
  misinformation: ['health', 'public_affairs'],
  private_information: ['address', 'contact_details'],
} as const satisfies Readonly<Record<CommentFlagReason, readonly string[]>>
