import { useTexts } from '../../../i18n/use-texts.ts'
import styles from './PinContent.module.css'
import { texts } from './texts/texts.generated.ts'

/** What is said in a video; nothing without a text. */
export const Transcript = ({ text }: { readonly text: string }) => {
  const t = useTexts(texts)
  return (
    text !== '' && (
      <details className={styles.transcript}>
        <summary>{t('content.transcript')}</summary>
        <p dir="auto">{text}</p>
      </details>
    )
  )
}
