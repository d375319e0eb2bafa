export const texts = {
  'products.title': 'Shop the look',
  'products.failed': 'The products could not be loaded',
} as const
