export const texts = {
  'notHereYet.title': 'Not here yet',
  'notHereYet.text': 'This part of Corkboard is still being built. Everything else works.',
} as const
