export const texts = {
  'pin.card.unnamed': 'Pin by {name}',
  'pin.card.animated': 'GIF',
  'pin.card.story': 'Story · {count}',
  'pin.card.carousel': '{count} images',
  'pin.card.sensitive': 'Sensitive',
  'pin.more': 'More actions',
  'pin.visit': 'Visit {domain}',
  'closeup.title': 'Pin by {name}',
  'closeup.untitled': 'Untitled pin',
} as const
