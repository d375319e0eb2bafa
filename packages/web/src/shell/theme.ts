import type { RequestContext } from '@corkboard/contract/page'

export type Theme = RequestContext['theme']

const YEAR_SECONDS = 31_536_000

/** Sets the theme, now and for later visits. The server reads the cookie, so the first paint is already right. */
export const applyTheme = (document: Document, theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const age = theme === 'system' ? 0 : YEAR_SECONDS
  const secure = document.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax${secure}`
}
