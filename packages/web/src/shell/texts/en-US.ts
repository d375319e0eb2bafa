export const texts = {
  'site.name': 'Corkboard',
  'shell.loading': 'Loading....',
  'shell.waiting': 'Loading',
  'shell.toasts': 'Messages',
  'shell.dismiss': 'Dismiss',
  'error.default': 'Sorry! Something went wrong on our end!',
  'error.retry': 'Try again',
  'error.home': 'Go to the home page',
  'error.notFound.title': 'This page is not here',
  'error.notFound.text': 'The link may be broken, or what it led to may have been removed.',
  'error.gone.title': 'This page is gone',
  'error.gone.text': 'What was here has been removed.',
} as const
