/** How long ago something was, in as few letters as there is room for beside it. */
export const ageTexts = {
  'age.now': 'Now',
  'age.minutes': '{count} min',
  'age.hours': '{count} h',
  'age.days': '{count} d',
} as const satisfies Readonly<Record<string, string>>
