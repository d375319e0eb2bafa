export const texts = {
  'builder.when': 'When to publish',
  'builder.when.now': 'Publish now',
  'builder.when.later': 'Publish later',
  'builder.when.later.hint': 'Only you can see it until then.',
  'builder.schedule': 'Schedule',
  'builder.scheduled': 'Scheduled for',
  'builder.scheduled.toast': '“{title}” scheduled',
  'builder.scheduled.many': '{count, plural, one {# pin scheduled} other {# pins scheduled}}',
  'builder.scheduled.view': 'View scheduled pins',
} as const
