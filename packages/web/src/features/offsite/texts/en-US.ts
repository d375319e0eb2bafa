export const texts = {
  'offsite.title': 'This link may be unsafe',
  'offsite.text':
    'It goes to {domain}. Pages there may steal passwords, install malware or pretend to be someone else.',
  'offsite.address': 'Where it goes',
  'offsite.back': 'Back to the pin',
  'offsite.go': 'Open anyway',
} as const
