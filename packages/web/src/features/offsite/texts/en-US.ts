export const texts = {
  'offsite.title': 'This link may be unsafe',
  'offsite.text':
    'It leads to {domain}. People who look after this site have reason to believe that pages there may do harm: take passwords, install programs, or pretend to be somebody else.',
  'offsite.address': 'Where it leads',
  'offsite.back': 'Go back to the pin',
  'offsite.go': 'Open it anyway',
} as const
