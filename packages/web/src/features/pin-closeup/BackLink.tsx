import { ArrowStartIcon, IconButton } from '@corkboard/design-system'
import type { MouseEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useNavigator } from '../../services.tsx'
import styles from './PinCloseup.module.css'

/** Goes back to the previous page of this site. Users who came from elsewhere get to `href` instead. */
export const BackLink = ({ href }: { readonly href: string }) => {
  const t = useTexts(texts)
  const navigator = useNavigator()
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.hasPrevious()) return
    event.preventDefault()
    navigator.back()
  }
  return (
    <span className={styles.back}>
      <IconButton
        kind="raised"
        label={t('closeup.back')}
        icon={<ArrowStartIcon size={24} />}
        href={href}
        data-preload="none"
        onClick={goBack}
      />
    </span>
  )
}
