export const texts = {
  'cookies.title': 'Cookies',
  'cookies.text':
    'Some cookies keep you logged in and your account safe; the site does not work without them. The others are up to you.',
  'cookies.choices': 'Cookies you allow',
  'cookies.needed': 'Necessary',
  'cookies.needed.text': 'Logging in, safety, and your choices. Always on.',
  'cookies.personalization': 'Personalization',
  'cookies.personalization.text': 'Remember what you like, so that you see more of it.',
  'cookies.analytics': 'Analytics',
  'cookies.analytics.text': 'Count what is used, so that we learn what to improve.',
  'cookies.banner.title': 'May we use more cookies?',
  'cookies.banner.text':
    'Necessary cookies keep the site working. With others we could show you more of what you like and learn what to improve. You can change your mind at any time.',
  'cookies.banner.settings': 'More about cookies',
  'cookies.banner.accept': 'Accept all',
  'cookies.banner.reject': 'Only necessary',
  'cookies.banner.choose': 'Choose',
  'cookies.banner.save': 'Save choices',
} as const
