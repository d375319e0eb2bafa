import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import styles from './Comments.module.css'
import type { Composer, ComposerProps } from './Composer.tsx'

let loaded: typeof Composer | undefined

/** The composer, loaded when a user wants to write. Until it is there, a plain field takes what they type. */
export const LazyComposer = (props: ComposerProps) => {
  const t = useTexts(shellTexts)
  const { report, toasts } = useServices()
  const [Loaded, setLoaded] = useState(() => loaded)
  const { onCancel, comment, label } = props
  const waiting = useRef<HTMLTextAreaElement>(null)
  const [written, setWritten] = useState(comment?.text ?? '')
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
  useLayoutEffect(() => waiting.current?.focus(), [])
  if (Loaded) return <Loaded {...props} written={written} />
  return (
    <textarea
      ref={waiting}
      className={styles.waiting}
      aria-label={label}
      dir="auto"
      value={written}
      onChange={({ currentTarget: { value } }) => setWritten(value)}
      // Keys typed here are text, not shortcuts of the page.
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onCancel()
      }}
    />
  )
}
