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
} from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
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
export const ReactionBar = ({ pinId, onReady }: { readonly pinId: string; readonly onReady: () => void }) => {
  useEffect(onReady, [onReady])
  return <Bar pinId={pinId} />
}

const Bar = ({ pinId }: { readonly pinId: string }) => {
  const t = useTexts(texts)
  const services = useServices()
  const gate = useAccountGate()
  const viewer = useViewer()
  const isMember = viewer.kind === 'AUTH'
  const pin = usePin(pinId)
  const [isFresh, setFresh] = useState(false)
  if (!pin) return null
  const { reaction_counts: counts = {}, reaction_by_me: mine = 0, favorited_by_me: isFavorite = false } = pin
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tried = pin.aggregated_pin_data?.did_it_data?.images_count ?? 0
  const own = reactionOf(mine)
  const { open } = services.dialogs
  const choose = (type: (typeof REACTIONS)[number]['type'] | 0) =>
    gate(t('interactions.toReact'), () => {
      setFresh(true)
      return react(services, pinId, type)
    })
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
          <Button href={visualSearchPath(pin)} icon={<LensIcon size={24} />}>
            <span>{t('interactions.visual')}</span>
          </Button>
        </span>
      )}
      <div className={styles.bar}>
        <span className={isFresh ? styles.fresh : undefined}>
          <Button
            aria-pressed={own !== undefined}
            aria-label={own && t('interactions.react.back', { reaction: t(own.name) })}
            icon={<OwnDrawing size={24} />}
            onClick={() => choose(own ? 0 : 1)}
          >
            {t(own?.name ?? 'interactions.react')}
          </Button>
        </span>
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
            {t('interactions.reactions', { count: total })}
          </button>
        )}
      </div>
      <div className={styles.bar}>
        {isMember && (
          <>
            <Button
              size="small"
              aria-pressed={isFavorite}
              aria-label={isFavorite ? t('interactions.favorite.on') : t('interactions.favorite')}
              icon={<StarIcon size={16} />}
              onClick={() => void setFavorite(services, pinId, !isFavorite)}
            >
              {t('interactions.favorite.short')}
            </Button>
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={pin.unified_user_note ? t('interactions.note.edit') : t('interactions.note')}
              icon={<NoteIcon size={16} />}
              onClick={editNote}
            >
              {t('interactions.note.short')}
            </Button>
          </>
        )}
        <Button
          size="small"
          aria-pressed={pin.done_by_me}
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
