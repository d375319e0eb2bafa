import type { Sponsorship } from '@corkboard/contract/content/wire/sponsorship'
import { Button } from '@corkboard/design-system'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useServices } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import styles from './ReactionsPlace.module.css'

const WORDS = ['sponsor.asked', 'sponsor.approved', 'sponsor.declined', 'sponsor.gone'] as const

interface SponsorLineProps {
  readonly pinId: string
  readonly sponsorship: Sponsorship
}

/** PIN-10: names a pin's sponsor. A pending request is visible only to the two users involved. */
export const SponsorLine = ({ pinId, sponsorship }: SponsorLineProps) => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const { sponsor, status, viewer_can: can } = sponsorship
  const action = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
  }
  const response = (to: 1 | 2) => () =>
    void action(() => data.write('update', 'PinSponsorshipResource', { pin_id: pinId, status: to }))
  return (
    <div className={styles.sponsor}>
      <span>
        {t(WORDS[status] ?? 'sponsor.gone')}{' '}
        {sponsor && <Link href={profilePath(sponsor)}>{sponsor.full_name || sponsor.username}</Link>}
      </span>
      {can.includes('approve') && (
        <Button size="small" kind="accent" onClick={response(1)}>
          {t('sponsor.approve')}
        </Button>
      )}
      {can.includes('decline') && (
        <Button size="small" onClick={response(2)}>
          {t('sponsor.decline')}
        </Button>
      )}
      {can.includes('remove') && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => void action(() => data.write('delete', 'PinSponsorshipResource', { pin_id: pinId }))}
        >
          {t('sponsor.remove')}
        </Button>
      )}
    </div>
  )
}
