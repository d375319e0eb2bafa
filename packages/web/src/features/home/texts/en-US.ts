export const texts = {
  'home.tabs': 'What your home feed is about',
  'home.tab.all': 'All',
  'home.tab.empty': 'Nothing here yet',
  'home.tab.empty.text': 'New pins about it will stand here.',
  'home.tab.empty.all': 'See everything',
  'likes.title': 'What do you like?',
  'likes.text': 'Choose three topics or more, and your home feed is about them.',
  'likes.topics': 'Topics to choose from',
  'likes.count':
    '{count, plural, =0 {None chosen yet} =1 {One chosen, two to go} =2 {Two chosen, one to go} other {# chosen}}',
  'likes.done': 'Show me',
  'likes.skip': 'Not now',
  'likes.failed': 'Your choice could not be kept. Try again.',
  'likes.ready': 'Your home feed is about what you chose.',
  'home.title': 'Home',
  'home.label': 'Home feed',
} as const
