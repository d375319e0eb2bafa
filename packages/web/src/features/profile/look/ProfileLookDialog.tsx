import type { ProfileView } from '@corkboard/contract/people/wire/user'
import { Button, Dialog, FormProblem, ProgressBar, RadioGroup } from '@corkboard/design-system'
import { useId, useRef, useState } from 'react'
import { errorOf } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as profileTexts } from '../texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../../product/board-forms/texts/texts.generated.ts'
import { useEntities, useFeed, useServices, useUser } from '../../../services.tsx'
import { createdFeed } from '../../../product/feeds.ts'
import { PictureInput } from '../../../product/pictures/PictureInput.tsx'
import { usePhoto } from '../../../product/pictures/use-photo.ts'
import { changeCover, changeView, removeCover } from './profile-look.ts'
import styles from './ProfileLook.module.css'

const SIZE_LABELS = {
  large: 'look.boards.large',
  compact: 'look.boards.compact',
} as const

const TAB_LABELS = {
  saved: 'profile.tab.saved',
  created: 'profile.tab.created',
} as const

/** The newest pins that fit at a glance. Older pictures have to be uploaded again. */
const MAX_PINS = 18

/** The user's own pins that can become the cover. */
const OwnPins = ({ username, onChoose }: { readonly username: string; readonly onChoose: (pinId: string) => void }) => {
  const t = useTexts(texts)
  const feed = useFeed(createdFeed(username))
  const pins = useEntities('pin', feed.items.slice(0, MAX_PINS)).filter(({ privacy }) => privacy === 'public')
  if (pins.length === 0) return null
  return (
    <fieldset className={styles.part}>
      <legend>{t('look.cover.pins')}</legend>
      <div className={styles.pins}>
        {pins.map((pin) => (
          <button
            key={pin.id}
            type="button"
            className={styles.pin}
            aria-label={t('look.cover.pin', { title: pin.title || pin.alt_text || t('look.cover.untitled') })}
            onClick={() => onChoose(pin.id)}
          >
            <img src={pin.images['236x']?.url} alt="" loading="lazy" style={{ background: pin.dominant_color }} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** PEOPLE-01: sets the user's cover and the view their profile opens with. Changes apply immediately. */
export function ProfileLookDialog({ userId, onClose }: { readonly userId: string; readonly onClose: () => void }) {
  const t = useTexts(texts, profileTexts, boardFormsTexts)
  const { number } = useFormat()
  const services = useServices()
  const user = useUser(userId)
  const picker = useRef<HTMLInputElement>(null)
  const photo = usePhoto()
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  if (!user) return null

  // The profile shows the result and the toast offers undo, so the dialog must not cover them.
  const action = async (change: Promise<void>) => {
    setProblem(null)
    try {
      await change
      onClose()
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
    }
  }
  const view = user.profile_view
  const cover = user.profile_cover
  return (
    <Dialog open title={t('look.title')} closeLabel={t('boardForm.close')} onClose={onClose}>
      <div className={styles.look}>
        <FormProblem text={problem ?? photo.problem} />
        <section className={styles.part} aria-labelledby={`${id}-cover`}>
          <h3 id={`${id}-cover`}>{t('look.cover')}</h3>
          <div className={styles.cover}>
            {cover ? <img src={cover.url} alt={t('look.cover.now')} /> : <p>{t('look.cover.none')}</p>}
          </div>
          {photo.isSending && photo.photo && (
            <ProgressBar
              label={t('look.cover.sending')}
              value={photo.photo.share}
              max={1}
              count={number(photo.photo.share, { style: 'percent' })}
            />
          )}
          <PictureInput
            picker={picker}
            onChoose={async ([file]) => {
              const uploadId = file && (await photo.choose(file))
              if (uploadId) await action(changeCover(services, { media_upload_id: uploadId }))
            }}
          />
          <div className={styles.actions}>
            <Button pending={photo.isSending} onClick={() => picker.current!.click()}>
              {t(cover ? 'look.cover.change' : 'look.cover.upload')}
            </Button>
            {cover && (
              <Button kind="quiet" onClick={() => void action(removeCover(services))}>
                {t('look.cover.remove')}
              </Button>
            )}
          </div>
        </section>
        <OwnPins username={user.username} onChoose={(pinId) => void action(changeCover(services, { pin_id: pinId }))} />
        <RadioGroup
          label={t('look.tab')}
          name="tab"
          options={(['saved', 'created'] as const).map((value) => ({ value, label: t(TAB_LABELS[value]) }))}
          value={view?.tab ?? 'saved'}
          onChange={(tab: ProfileView['tab']) => void changeView(services, user, { tab })}
        />
        <RadioGroup
          label={t('look.boards')}
          name="boards"
          options={(['large', 'compact'] as const).map((value) => ({ value, label: t(SIZE_LABELS[value]) }))}
          value={view?.boards ?? 'large'}
          onChange={(boards: ProfileView['boards']) => void changeView(services, user, { boards })}
        />
      </div>
    </Dialog>
  )
}
