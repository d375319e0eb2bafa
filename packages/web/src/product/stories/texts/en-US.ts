export const texts = {
  'content.video': 'Video',
  'content.story.product': 'View pin',
  'content.story.reply': 'Reply to {name}',
  'content.story.makeup': 'Makeup shade',
  'content.story.ingredient': 'Ingredient',
  'content.story.supply': 'You’ll need',
} as const
