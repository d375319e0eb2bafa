export const texts = {
  'removed.title': 'Your pin “{title}” was removed',
  'removed.title.untitled': 'Your pin was removed',
  'removed.text': 'An admin removed it. No one can see it anymore.',
  'removed.text.picture': 'Its image isn’t allowed on this site. No one can see it anymore.',
  'removed.next': 'Think this was a mistake? Write to them. They can restore it.',
  'removed.notifications': 'Go to notifications',
} as const
