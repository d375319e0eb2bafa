import { textDirectionOf } from '@corkboard/contract/locales'
import type { Services } from '../../services.tsx'
import { sessionStateReceived } from '../../store/session.ts'

/** Switches the open pages to the signed-in user's locale, as the server would have rendered them. */
export const followLocale = ({ store }: Pick<Services, 'store'>, locale: string): void => {
  const { viewer, context, experiences } = store.getState().session
  const direction = textDirectionOf(locale)
  document.documentElement.dir = direction
  if (context.locale === locale) return
  const changed = { ...context, locale, language: locale.split('-')[0] ?? locale, text_direction: direction }
  store.dispatch(sessionStateReceived({ viewer, context: changed, experiences }))
}
