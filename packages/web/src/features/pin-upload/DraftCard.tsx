import { Button, CheckIcon, TrashIcon, WarningIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { pinPath } from '../../product/addresses.ts'
import { texts as schedulingTexts } from '../../product/scheduling/texts/texts.generated.ts'
import { isReady, isRefused } from './drafts/draft-status.ts'
import { type Draft, nameOf, selectedItem } from './drafts/draft.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { DraftFields } from './DraftFields.tsx'
import { DraftMedia } from './DraftMedia.tsx'
import { DraftProgress } from './DraftProgress.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { AlreadySaved } from './AlreadySaved.tsx'
import styles from './PinBuilder.module.css'
import { ScheduledNote } from './schedule/ScheduledNote.tsx'
import type { Builder } from './use-builder.ts'

export interface DraftCardProps {
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
      <DraftMedia draft={draft} builder={builder} />
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
          <DraftFields draft={draft} builder={builder} folds={folds} />
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
