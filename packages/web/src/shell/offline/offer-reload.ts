import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'

/** A small answer of the site that says which version it is of. */
const VERSION_PATH = '/pageHandlers/www/'

/** (ours) Long enough to finish a sentence: without the reload little goes on. */
const OFFERED_MS = 60_000

/**
 * SHELL-12: a part of the app that is fetched when it is wanted is gone once the site has been renewed. Whoever wanted it is
 * told why, and reloads when they are ready to: what they have written meanwhile is theirs to keep. Gives whether that is so.
 */
export const offerReload = async (
  { location }: Window,
  { store, toasts }: Pick<Services, 'store' | 'toasts'>,
  t: Translate<typeof texts>,
): Promise<boolean> => {
  const answer = await fetch(VERSION_PATH, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  const version = answer?.headers.get('x-app-version') ?? undefined
  if (version === undefined || version === store.getState().session.context.app_version) return false
  const text = t('renewed.text')
  // Trying again, as those that tell of a failure may suggest, is of no use.
  for (const shown of toasts.list()) if (shown.kind === 'danger' || shown.text === text) toasts.dismiss(shown.id)
  toasts.show({
    text,
    action: { label: t('renewed.reload'), onPress: () => location.reload() },
    durationMs: OFFERED_MS,
  })
  return true
}
