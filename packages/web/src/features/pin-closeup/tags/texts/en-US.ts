export const texts = {
  'closeup.tag': 'Tag: {name}',
  'closeup.tag.untitled': 'Untitled pin',
  'closeup.tag.leave': 'Remove me from this pin',
  'closeup.tag.left': 'You’re no longer tagged in this pin',
} as const
