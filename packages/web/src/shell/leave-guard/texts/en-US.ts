export const texts = {
  'builder.leave.title': 'Are you sure you want to dismiss?',
  'builder.leave.text': 'You will lose all of your changes. This cannot be undone',
  'builder.leave.confirm': 'Dismiss',
  'builder.leave.stay': 'Keep editing',
} as const
