export const texts = {
  'builder.more': 'Description, alt text, link',
  'builder.field.title': 'Title',
  'builder.field.description': 'Description',
  'builder.field.alt': 'Alt text',
  'builder.field.alt.hint': 'What the picture shows, for people who cannot see it.',
  'builder.field.link': 'Link',
  'builder.field.link.hint': 'Where it comes from, beginning with https://',
} as const
