export const texts = {
  'site.name': 'Corkboard',
  'shell.loading': 'Loading....',
  'shell.waiting': 'Loading',
  'shell.toasts': 'Messages',
  'shell.dismiss': 'Dismiss',
  'error.default': 'Sorry! Something went wrong on our end!',
  'error.retry': 'Try again',
  'error.home': 'Back home',
  'error.notFound.title': 'This pin fell off the board',
  'error.notFound.text': 'The link may be wrong or the page was removed.',
  'error.gone.title': 'This page is gone',
  'error.gone.text': 'Whatever was here has been removed.',
} as const
