export const texts = {
  'removed.title': 'Your pin “{title}” was removed',
  'removed.title.untitled': 'Your pin was removed',
  'removed.text': 'Whoever runs this site took it away; nobody sees it any more.',
  'removed.text.picture': 'Whoever runs this site does not allow its picture; nobody sees it any more.',
  'removed.next': 'They can bring it back as it was: if you think it was a mistake, write to them.',
  'removed.news': 'Go to your news',
} as const
