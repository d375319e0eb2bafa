export const texts = {
  'requests.look': 'View',
  'requests.toast': '{name} wants to message you',
  'requests.toast.group': '{name} wants to add you to a conversation',
  'requests.decline': 'Decline',
  'requests.declined': 'Declined. They won’t be notified.',
} as const
