export const texts = {
  'line.offline': "You're offline! Check your internet connection.",
  'line.backOnline': "You're back online!",
  'line.missing': 'Sorry! Something went wrong on our end!',
  'line.toast': "Hmm...you're not connected to the internet",
  'renewed.text': 'Corkboard was updated. Reload the page to continue.',
  'renewed.reload': 'Reload',
} as const
