import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'

/** A small response of the site that contains its version. */
export const VERSION_PATH = '/pageHandlers/www/'

/** (ours) Long enough to finish a sentence. Little works without the reload. */
const OFFERED_MS = 60_000

/**
 * SHELL-12: parts of the app that load on demand are gone after the site was updated. Tells the user why, and lets them
 * reload when they are ready, so that they can save their input. Returns whether the site was updated.
 */
export const offerReload = async (
  { location }: Window,
  { store, toasts }: Pick<Services, 'store' | 'toasts'>,
  t: Translate<typeof texts>,
): Promise<boolean> => {
  const response = await fetch(VERSION_PATH, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  const version = response?.headers.get('x-app-version') ?? undefined
  if (version === undefined || version === store.getState().session.context.app_version) return false
  const text = t('renewed.text')
  // Retrying, as error messages may suggest, is useless.
  for (const shown of toasts.list()) if (shown.kind === 'danger' || shown.text === text) toasts.dismiss(shown.id)
  toasts.show({
    text,
    action: { label: t('renewed.reload'), onPress: () => location.reload() },
    durationMs: OFFERED_MS,
  })
  return true
}
