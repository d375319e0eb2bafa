export const texts = {
  'products.title': 'Shop the look',
  'products.failed': 'We couldn’t load these products',
} as const
