export const texts = {
  'requests.look': 'Look',
  'requests.toast': '{name} would like to send you messages',
  'requests.toast.group': '{name} would like to have you in a conversation',
  'requests.decline': 'Decline',
  'requests.declined': 'Declined. They are not told.',
} as const
