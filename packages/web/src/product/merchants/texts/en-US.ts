export const texts = {
  'person.merchant': 'Verified merchant',
} as const
