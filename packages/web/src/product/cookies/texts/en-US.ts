export const texts = {
  'cookies.title': 'Cookies',
  'cookies.text': 'Some cookies keep you logged in and your account safe. The site needs them. The rest are up to you.',
  'cookies.choices': 'Cookies you allow',
  'cookies.needed': 'Necessary',
  'cookies.needed.text': 'Login, security and your choices. Always on.',
  'cookies.personalization': 'Personalization',
  'cookies.personalization.text': 'Remember what you like so we can show you more of it.',
  'cookies.analytics': 'Analytics',
  'cookies.analytics.text': 'With personalization, we also remember for 30 days which ad brought you here.',
  'cookies.banner.title': 'May we use more cookies?',
  'cookies.banner.text':
    'Necessary cookies keep the site working. Others remember what you like and which ad brought you here. You can change your mind anytime.',
  'cookies.banner.settings': 'More about cookies',
  'cookies.banner.accept': 'Accept all',
  'cookies.banner.reject': 'Necessary only',
  'cookies.banner.choose': 'Choose',
  'cookies.banner.save': 'Save choices',
} as const
