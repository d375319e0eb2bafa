export const texts = {
  'builder.scheduled': 'Scheduled for',
} as const
