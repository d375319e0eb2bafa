/** (ours) Why a pin, a try of one, a board or a user is reported. */
export const REPORT_REASONS = [
  'spam',
  'nudity',
  'self_harm',
  'misinformation',
  'hate',
  'dangerous_goods',
  'harassment',
  'violence',
  'private_information',
  'intellectual_property',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
