export const texts = {
  'builder.story.create': 'Create a story',
  'builder.story.drafts': '{count, plural, one {# story draft} other {# story drafts}}',
  'builder.story.untitled': 'Untitled story',
  'builder.story.pages': '{count, plural, one {# page} other {# pages}}',
  'builder.story.delete': 'Delete {name}',
  'builder.story.deleted': '{name} deleted',
} as const
