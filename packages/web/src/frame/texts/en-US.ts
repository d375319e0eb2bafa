export const texts = {
  'header.label': 'Site',
  'header.home': 'Home',
  'header.search': 'Search',
  'header.search.clear': 'Clear search',
  'header.search.picture': 'Search with your photo',
  'header.logIn': 'Log in',
  'header.signUp': 'Sign up',
  'header.skip': 'Skip to content',
} as const
