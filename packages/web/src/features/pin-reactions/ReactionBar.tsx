import { Banner, Button, IconButton, LensIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin, useServices } from '../../services.tsx'
import { visualSearchPath } from '../../product/pins/visual-search-path.ts'
import type { PinEntity } from '../../store/entities.ts'
import { DidItsDialog } from './DidItsDialog.tsx'
import { OwnMarks } from './OwnMarks.tsx'
import { setHidden } from './reaction-actions.ts'
import { ReactionButtons } from './ReactionButtons.tsx'
import styles from './ReactionsPlace.module.css'
import { SponsorDialog } from './SponsorDialog.tsx'
import { SponsorLine } from './SponsorLine.tsx'

const NONE = {}

/** PIN-07, PIN-08: a pin's reactions, favorites and tries, and the viewer's own. */
export const ReactionBar = ({ pinId }: { readonly pinId: string }) => {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  if (!pin) return null
  return (
    <>
      {(pin.creative_type ?? 'REGULAR') === 'REGULAR' && (
        <span className={styles.visual}>
          <IconButton
            kind="raised"
            label={t('interactions.visual')}
            icon={<LensIcon size={24} />}
            href={visualSearchPath(pin)}
          />
        </span>
      )}
      <div className={styles.interactions} role="group" aria-label={t('interactions.title')}>
        {pin.sponsorship && <SponsorLine pinId={pinId} sponsorship={pin.sponsorship} />}
        <div className={styles.bar}>
          <ReactionButtons pinId={pinId} counts={pin.reaction_counts ?? NONE} mine={pin.reaction_by_me ?? 0} />
        </div>
        <div className={styles.marks}>
          <OwnMarks
            pinId={pinId}
            isFavorite={pin.favorited_by_me ?? false}
            hasNote={Boolean(pin.unified_user_note)}
            isDone={pin.done_by_me ?? false}
          />
        </div>
        <BelowBar pin={pin} />
      </div>
    </>
  )
}

/** What some pins have in addition: who tried it, the viewer's note, the way back for a hidden pin. */
const BelowBar = ({ pin }: { readonly pin: PinEntity }) => {
  const t = useTexts(texts)
  const services = useServices()
  const { open } = services.dialogs
  const tried = pin.aggregated_pin_data?.did_it_data?.images_count ?? 0
  return (
    <>
      {pin.viewer_can.includes('sponsor') && !pin.sponsorship && (
        <button
          type="button"
          className={styles.tried}
          aria-haspopup="dialog"
          onClick={() => open((close) => <SponsorDialog pinId={pin.id} onClose={close} />)}
        >
          {t('sponsor.name')}
        </button>
      )}
      {tried > 0 && (
        <button
          type="button"
          className={styles.tried}
          aria-haspopup="dialog"
          onClick={() => open((close) => <DidItsDialog pinId={pin.id} onClose={close} />)}
        >
          {t('interactions.tried.count', { count: tried })}
        </button>
      )}
      {pin.unified_user_note && (
        <div className={styles.note}>
          <h2>
            {t('interactions.note.own')} <span className={styles.subtle}>{t('interactions.note.private')}</span>
          </h2>
          <p dir="auto">{pin.unified_user_note}</p>
        </div>
      )}
      {pin.is_hidden && (
        <Banner
          action={
            <Button size="small" onClick={() => void setHidden(services, pin.id, false)}>
              {t('interactions.hidden.show')}
            </Button>
          }
        >
          {t('interactions.hidden')}
        </Banner>
      )}
    </>
  )
}
