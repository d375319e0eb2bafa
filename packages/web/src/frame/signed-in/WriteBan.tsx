import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { Banner } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from '../Shell.module.css'

/** IDENT-21: tells a user who may read but not write, and why. */
export const WriteBan = ({ viewer }: { readonly viewer: SignedInViewer }) => {
  const t = useTexts(texts)
  if (!viewer.is_write_banned) return null
  return (
    <section className={styles.notice} aria-label={t('ban.label')}>
      <Banner kind="danger">
        {t('ban.text')} {viewer.write_ban_reason}
      </Banner>
    </section>
  )
}
