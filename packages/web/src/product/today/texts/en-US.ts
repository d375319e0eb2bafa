export const texts = {
  'explore.nav': 'Explore',
  'explore.nav.today': 'Today',
  'explore.nav.ideas': 'Ideas',
  'explore.nav.videos': 'Videos',
  'explore.nav.shopping': 'Shopping',
  'today.collection.topic': 'Popular in {topic}',
  'today.collection.any': 'What people are saving',
  'today.collection.any.text': 'The pins people saved most lately.',
} as const
