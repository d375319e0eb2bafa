export const texts = {
  'content.video': 'Video',
  'content.story.mute': 'Turn sound off',
  'content.story.unmute': 'Turn sound on',
  'content.story.product': 'View pin',
  'content.story.reply': 'Reply to {name}',
  'content.story.makeup': 'Makeup shade',
  'content.story.ingredient': 'Ingredient',
  'content.story.supply': 'You’ll need',
} as const
