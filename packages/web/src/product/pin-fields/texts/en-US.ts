export const texts = {
  'builder.more': 'Alt text and link',
  'builder.field.title': 'Title',
  'builder.field.description': 'Description',
  'builder.field.alt': 'Alt text',
  'builder.field.alt.hint': 'Describe the image for people who can’t see it.',
  'builder.field.link': 'Link',
  'builder.field.link.hint': 'Where it’s from, starting with https://',
} as const
