export const texts = {
  'schedule.date': 'Date',
  'schedule.time': 'Time',
  'schedule.zone': 'In your time zone: {zone}',
  'schedule.title': 'Scheduled pins',
  'schedule.untitled': 'Untitled pin',
} as const
