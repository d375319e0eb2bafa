export const texts = {
  'landing.pitch':
    'Save what inspires you, find more like it, share it with the people you like. On your own server, without ads.',
  'landing.title': 'Keep the things you love in one place',
  'landing.browse': 'Just look around',
  'landing.grid': 'Fresh on the board',
  'landing.today': 'See today’s collections',
} as const
