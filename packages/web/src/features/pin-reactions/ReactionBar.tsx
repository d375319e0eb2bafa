import {
  Banner,
  Button,
  ChevronDownIcon,
  DoneIcon,
  HeartIcon,
  IconButton,
  Menu,
  NoteIcon,
  LensIcon,
  StarIcon,
  VisuallyHidden,
} from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin, useServices, useViewer } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { visualSearchPath } from '../../product/pins/visual-search-path.ts'
import { DidItDialog } from './DidItDialog.tsx'
import { DidItsDialog } from './DidItsDialog.tsx'
import { react, setFavorite, setHidden } from './reaction-actions.ts'
import styles from './ReactionsPlace.module.css'
import { NoteDialog } from './NoteDialog.tsx'
import { ReactionsDialog } from './ReactionsDialog.tsx'
import { REACTIONS, reactionOf } from './reactions.tsx'
import { SponsorDialog } from './SponsorDialog.tsx'
import { SponsorLine } from './SponsorLine.tsx'

/** PIN-07, PIN-08: a pin's reactions, favorites and tries, and the viewer's own. */
export const ReactionBar = ({ pinId }: { readonly pinId: string }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const services = useServices()
  const gate = useAccountGate()
  const viewer = useViewer()
  const isMember = viewer.kind === 'AUTH'
  const pin = usePin(pinId)
  if (!pin) return null
  const { reaction_counts: counts = {}, reaction_by_me: mine = 0, favorited_by_me: isFavorite = false } = pin
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tried = pin.aggregated_pin_data?.did_it_data?.images_count ?? 0
  const own = reactionOf(mine)
  const { open } = services.dialogs
  const choose = (type: (typeof REACTIONS)[number]['type'] | 0) =>
    gate(t('interactions.toReact'), () => react(services, pinId, type))
  const editNote = () =>
    gate(t('interactions.toReact'), () => open((close) => <NoteDialog pinId={pinId} onClose={close} />))
  const addTry = () =>
    gate(t('interactions.toReact'), () => open((close) => <DidItDialog pinId={pinId} onClose={close} />))
  const OwnDrawing = own?.Drawing ?? HeartIcon
  return (
    <div className={styles.interactions} role="group" aria-label={t('interactions.title')}>
      {pin.sponsorship && <SponsorLine pinId={pinId} sponsorship={pin.sponsorship} />}
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
      <div className={styles.bar}>
        <Button
          aria-pressed={own !== undefined}
          aria-label={own && t('interactions.react.back', { reaction: t(own.name) })}
          icon={<OwnDrawing size={24} />}
          onClick={() => choose(own ? 0 : 1)}
        >
          {t(own?.name ?? 'interactions.react')}
        </Button>
        <Menu
          label={t('interactions.react.other')}
          trigger={(props) => (
            <IconButton {...props} label={t('interactions.react.other')} icon={<ChevronDownIcon size={16} />} />
          )}
          items={REACTIONS.map(({ type, name, Drawing }) => ({
            id: String(type),
            label: t(name),
            icon: <Drawing />,
            checked: type === mine,
            onSelect: () => choose(type === mine ? 0 : type),
          }))}
        />
        {total > 0 && (
          <button
            type="button"
            className={styles.counts}
            aria-haspopup="dialog"
            onClick={() => open((close) => <ReactionsDialog pinId={pinId} counts={counts} onClose={close} />)}
          >
            <span className={styles.kinds} aria-hidden>
              {REACTIONS.filter(({ type }) => counts[String(type)]).map(({ type, Drawing }) => (
                <Drawing key={type} size={16} />
              ))}
            </span>
            <span aria-hidden>{format.number(total)}</span>
            <VisuallyHidden>{t('interactions.reactions', { count: total })}</VisuallyHidden>
          </button>
        )}
        <span className={styles.gap} />
        {isMember && (
          <>
            <IconButton
              aria-pressed={isFavorite}
              label={isFavorite ? t('interactions.favorite.on') : t('interactions.favorite')}
              icon={<StarIcon size={24} />}
              onClick={() => void setFavorite(services, pinId, !isFavorite)}
            />
            <IconButton
              aria-haspopup="dialog"
              label={pin.unified_user_note ? t('interactions.note.edit') : t('interactions.note')}
              icon={<NoteIcon size={24} />}
              onClick={editNote}
            />
          </>
        )}
        <Button
          kind={pin.done_by_me ? 'neutral' : 'quiet'}
          icon={<DoneIcon size={16} />}
          aria-haspopup="dialog"
          onClick={addTry}
        >
          {pin.done_by_me ? t('interactions.done.on') : t('interactions.done')}
        </Button>
      </div>
      {pin.viewer_can.includes('sponsor') && !pin.sponsorship && (
        <button
          type="button"
          className={styles.tried}
          aria-haspopup="dialog"
          onClick={() => open((close) => <SponsorDialog pinId={pinId} onClose={close} />)}
        >
          {t('sponsor.name')}
        </button>
      )}
      {tried > 0 && (
        <button
          type="button"
          className={styles.tried}
          aria-haspopup="dialog"
          onClick={() => open((close) => <DidItsDialog pinId={pinId} onClose={close} />)}
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
            <Button size="small" onClick={() => void setHidden(services, pinId, false)}>
              {t('interactions.hidden.show')}
            </Button>
          }
        >
          {t('interactions.hidden')}
        </Banner>
      )}
    </div>
  )
}
