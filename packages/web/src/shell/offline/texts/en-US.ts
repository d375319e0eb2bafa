export const texts = {
  'line.offline': "You're offline! Check your internet connection.",
  'line.backOnline': "You're back online!",
  'line.missing': 'Sorry! Something went wrong on our end!',
  'line.toast': "Hmm...you're not connected to the internet",
  'renewed.text': 'The site has been renewed since you opened this page. Reload it to go on.',
  'renewed.reload': 'Reload',
} as const
