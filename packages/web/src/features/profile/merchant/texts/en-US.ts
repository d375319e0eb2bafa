export const texts = {
  'merchant.title': 'Verified merchant.',
  'merchant.text': 'Whoever runs this site has checked that {name} is behind {domain}.',
  'merchant.dismiss': 'Got it, do not show this again',
  'merchant.storefront': 'Shop for',
  'merchant.storefront.option': '{country} · {language}',
  'merchant.shop.named': 'Shop at {domain}, in a new tab',
} as const
