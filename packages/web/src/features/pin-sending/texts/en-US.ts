export const texts = {
  'send.title': 'Send this pin',
  'send.people': 'People to send it to',
  'send.groups': 'Groups',
  'send.text': 'Add a message',
  'send.send': 'Send',
  'send.to': 'Send to {name}',
  'send.sent': 'Sent',
  'send.done': 'Done',
  'sent.title': 'Sent',
  'sent.messages': 'See your messages',
  'sent.back': 'Back to the pin',
  'sent.others': 'Send it to someone else',
} as const
