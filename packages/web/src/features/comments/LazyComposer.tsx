import { Skeleton } from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import type { Composer, ComposerProps } from './Composer.tsx'

let loaded: typeof Composer | undefined

/** The composer, loaded when a user wants to write. */
export const LazyComposer = (props: ComposerProps) => {
  const t = useTexts(shellTexts)
  const { report, toasts } = useServices()
  const [Loaded, setLoaded] = useState(() => loaded)
  const { onCancel } = props
  useEffect(() => {
    if (Loaded) return
    import('./Composer.tsx').then(
      (module) => {
        loaded = module.Composer
        setLoaded(() => module.Composer)
      },
      (error: unknown) => {
        report({ kind: 'error', error, where: 'composer' })
        toasts.show({ text: t('error.default'), kind: 'danger' })
        onCancel()
      },
    )
  }, [Loaded, report, toasts, t, onCancel])
  return Loaded ? <Loaded {...props} /> : <Skeleton shape="title" />
}
