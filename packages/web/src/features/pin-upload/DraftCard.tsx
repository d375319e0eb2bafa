import { Button, Checkbox, CheckIcon, ImageIcon, TrashIcon, WarningIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { pinPath } from '../../product/addresses.ts'
import { CarouselItems } from './CarouselItems.tsx'
import { captionsOfUpload } from '../../product/captions/captions-of.ts'
import { CaptionsButton } from '../../product/captions/CaptionsButton.tsx'
import { BoardSelect } from '../../product/board-forms/BoardSelect.tsx'
import { TopicsField } from '../../product/pin-fields/TopicsField.tsx'
import { PinFields } from '../../product/pin-fields/PinFields.tsx'
import { texts as schedulingTexts } from '../../product/scheduling/texts/texts.generated.ts'
import { WhenToPublish } from '../../product/scheduling/WhenToPublish.tsx'
import {
  isReady,
  isRefused,
  takesCaptions,
  takesCover,
  takesCrop,
  takesTags,
  takesTrim,
} from './drafts/draft-status.ts'
import { type Draft, nameOf, selectedItem } from './drafts/draft.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { DraftProgress } from './DraftProgress.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { AlreadySaved } from './AlreadySaved.tsx'
import styles from './PinBuilder.module.css'
import { CoverButton } from './cover/CoverButton.tsx'
import { CropButton } from './crop/CropButton.tsx'
import { DraftPicture } from './DraftPicture.tsx'
import { TrimButton } from './trim/TrimButton.tsx'
import { ScheduledNote } from './schedule/ScheduledNote.tsx'
import type { Builder } from './use-builder.ts'

interface DraftCardProps {
  readonly draft: Draft
  readonly builder: Builder
  /** True when there are other drafts; rarely used fields are then collapsed. */
  readonly folds: boolean
}

export const draftCardId = (key: string): string => `draft-${key}`

/** The draft of a pin: its picture, upload state, text and board. */
export function DraftCard({ draft, builder, folds }: DraftCardProps) {
  const t = useTexts(texts, schedulingTexts)
  const { dispatch, publish, remove } = builder
  const { key, publishing } = draft
  const item = selectedItem(draft)
  const name = nameOf(draft)
  const isPublishing = publishing === 'publishing'
  const isPublished = publishing === 'published'
  const problem = item.problem ?? draft.problem ?? draft.saveProblem

  const removal = (
    <Button kind="quiet" icon={<TrashIcon />} aria-label={t('builder.remove', { name })} onClick={() => remove(key)}>
      {t('builder.remove.short')}
    </Button>
  )
  if (isRefused(draft)) {
    return (
      <article className={styles.draft} aria-label={name} data-line="">
        <p className={styles.problem} role="alert">
          <WarningIcon />
          <span>{`${name}: ${item.problem}`}</span>
        </p>
        {removal}
      </article>
    )
  }
  return (
    <article
      id={draftCardId(key)}
      tabIndex={-1}
      className={styles.draft}
      aria-label={name}
      data-folds={folds || undefined}
    >
      <div className={styles.picture}>
        {takesTags(draft) ? (
          <DraftPicture key={item.key} draft={draft} item={item} builder={builder} />
        ) : (
          <div className={styles.preview}>
            {item.isVideo && item.videoUrl !== null ? (
              <video
                src={item.videoUrl}
                poster={item.previewUrl === item.videoUrl ? undefined : item.previewUrl}
                aria-label={item.fileName}
                controls
                muted
                playsInline
                preload="metadata"
              />
            ) : item.previewUrl ? (
              <img src={item.previewUrl} alt={item.texts.alt_text || item.fileName} />
            ) : (
              <div className={styles.noPreview}>
                <ImageIcon size={24} />
              </div>
            )}
          </div>
        )}
        {takesCrop(draft) && <CropButton draft={draft} item={item} builder={builder} />}
        {takesTrim(draft) && <TrimButton item={item} builder={builder} />}
        {takesCover(draft) && <CoverButton item={item} builder={builder} />}
        {takesCaptions(draft) && <CaptionsButton of={(app) => captionsOfUpload(app, item.upload!.media_upload_id)} />}
        <CarouselItems draft={draft} builder={builder} />
      </div>
      <div className={styles.fields}>
        <DraftConflict draft={draft} builder={builder} />
        <DraftProgress item={item} />
        {item.upload?.status === 'succeeded' && !isPublished && <AlreadySaved uploadId={item.upload.media_upload_id} />}
        {problem !== null && (
          <p className={styles.problem} role="alert">
            <WarningIcon />
            <span>{problem}</span>
            {item.status === 'failed' && (
              <Button size="small" onClick={() => dispatch({ type: 'uploadRetried', key: item.key })}>
                {t(item.isVideo && item.progress > 0 ? 'builder.resume' : 'builder.retry')}
              </Button>
            )}
          </p>
        )}
        {draft.scheduledTs !== null ? (
          <ScheduledNote seconds={draft.scheduledTs} />
        ) : isPublished && draft.pinId !== null ? (
          <p className={styles.done}>
            <CheckIcon />
            {t('builder.published')}
            <Button size="small" href={pinPath({ id: draft.pinId })}>
              {t('builder.view')}
            </Button>
          </p>
        ) : (
          <>
            <BoardSelect
              boardId={draft.boardId}
              required
              error={draft.fieldErrors.board_id}
              section={draft.section}
              onChoose={({ id, section = null }) => dispatch({ type: 'boardChosen', key, boardId: id, section })}
            />
            <PinFields
              words={item.texts}
              problems={item.errors}
              onEdit={(field, value) => dispatch({ type: 'fieldEdited', key, field, value })}
              disabled={isPublishing}
              folds={folds}
              // The description of a carousel is that of its first image.
              mentions={
                item === draft.items[0]
                  ? { pinId: null, onMention: (person) => dispatch({ type: 'personMentioned', key, person }) }
                  : undefined
              }
            />
            <TopicsField
              topics={draft.interestTags}
              about={`${item.texts.title} ${item.texts.description}`}
              onChoose={(topics) => dispatch({ type: 'topicsChosen', key, topics })}
              disabled={isPublishing}
            />
            <Checkbox
              label={t('builder.comments')}
              checked={draft.isCommentsAllowed}
              disabled={isPublishing}
              onChange={({ currentTarget: { checked } }) =>
                dispatch({ type: 'commentsSwitched', key, areAllowed: checked })
              }
            />
            <WhenToPublish
              later={draft.later}
              problems={draft.fieldErrors}
              disabled={isPublishing}
              onChoose={(later) => dispatch({ type: 'timeChosen', key, later })}
            />
          </>
        )}
        {!isPublished && (
          <div className={styles.foot}>
            <DraftStatus draft={draft} />
            {removal}
            <Button
              kind="accent"
              pending={isPublishing}
              disabled={!isPublishing && !isReady(draft)}
              onClick={() => void publish(draft)}
            >
              {t(draft.later ? 'schedule.action' : 'builder.publish')}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
