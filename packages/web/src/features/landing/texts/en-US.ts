export const texts = {
  'landing.pitch': 'Pin pictures to boards, find more like them, and share what you gather, on a server of your own.',
  'landing.title': 'Keep the things you love in one place',
  'landing.browse': 'Just look around',
  'landing.grid': 'Fresh on the board',
  'landing.today': 'See today’s collections',
} as const
