import { Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { offsiteLink } from './offsite-link.ts'
import styles from './OffsiteWarning.module.css'

interface OffsiteWarningProps {
  readonly pinId: string
  readonly url: string
  readonly token: string
}

interface Destination {
  readonly url: string
  readonly hostname: string
}

/** PIN-16: the warning before a link that may be harmful. It does not block the link. */
export const OffsiteWarning = ({ pinId, url, token }: OffsiteWarningProps) => {
  const t = useTexts(texts)
  const { data: link } = useResponse<Destination>(offsiteLink(pinId, url, token))
  if (!link) return null
  return (
    <div className={styles.warning}>
      <h1>{t('offsite.title')}</h1>
      <p className={styles.text}>{t('offsite.text', { domain: link.hostname })}</p>
      <h2 className={styles.label}>{t('offsite.address')}</h2>
      <p className={styles.address} dir="ltr">
        {link.url}
      </p>
      <div className={styles.actions}>
        <Button kind="accent" size="large" href={`/pin/${pinId}/`}>
          {t('offsite.back')}
        </Button>
        <Button kind="quiet" size="large" href={link.url} rel="noopener noreferrer nofollow ugc">
          {t('offsite.go')}
        </Button>
      </div>
    </div>
  )
}
