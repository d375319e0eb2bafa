export const texts = {
  'merchant.title': 'Verified merchant.',
  'merchant.text': 'The site’s admins verified that {name} runs {domain}.',
  'merchant.dismiss': 'Got it, don’t show again',
  'merchant.storefront': 'Store',
  'merchant.storefront.option': '{country} · {language}',
  'merchant.shop.named': 'Shop at {domain} (opens in a new tab)',
} as const
