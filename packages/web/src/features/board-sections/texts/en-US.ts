export const texts = {
  'section.form.create': 'Add section',
  'section.form.rename': 'Rename section',
  'section.form.name': 'Name',
  'section.form.hint': 'Like Colors, or To try first',
  'section.form.add': 'Add',
  'section.form.save': 'Save',
  'section.created': 'Section “{title}” is ready',
  'section.saved': 'Section renamed',
  'section.delete.title': 'Delete section “{title}”?',
  'section.delete.text':
    '{count, plural, =0 {The section is empty.} one {What should happen to its # pin?} other {What should happen to its # pins?}}',
  'section.delete.pins': 'Its pins',
  'section.delete.keep': 'Keep them on the board',
  'section.delete.withPins': 'Delete them too. This can’t be undone.',
  'section.delete.confirm': 'Delete section',
  'section.deleted': 'Section “{title}” deleted',
} as const
