export const texts = {
  'age.now': 'Now',
  'age.minutes': '{count} min',
  'age.hours': '{count} h',
  'age.days': '{count} d',
} as const
