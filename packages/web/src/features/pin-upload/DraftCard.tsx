import { Button, CheckIcon, ImageIcon, TrashIcon, WarningIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { pinPath } from '../../product/addresses.ts'
import { BoardSelect } from '../../product/board-forms/BoardSelect.tsx'
import { PinFields } from '../../product/pin-fields/PinFields.tsx'
import type { Draft } from './builder-items.ts'
import { DraftProgress } from './DraftProgress.tsx'
import { AlreadySaved } from './AlreadySaved.tsx'
import styles from './PinBuilder.module.css'
import type { Builder } from './use-builder.ts'

interface DraftCardProps {
  readonly draft: Draft
  readonly builder: Builder
  /** True when there are other drafts; rarely used fields are then collapsed. */
  readonly folds: boolean
}

/** The draft of a pin: its picture, upload state, text and board. */
export function DraftCard({ draft, builder, folds }: DraftCardProps) {
  const t = useTexts(texts)
  const { dispatch, publish, remove } = builder
  const { key, status, fields } = draft
  const edit = (field: keyof Draft['fields'], value: string) => dispatch({ type: 'fieldEdited', key, field, value })

  const removal = (
    <Button
      kind="quiet"
      icon={<TrashIcon />}
      aria-label={t('builder.remove', { name: draft.fileName })}
      onClick={() => remove(key)}
    >
      {t('builder.remove.short')}
    </Button>
  )
  if (status === 'refused') {
    return (
      <article className={styles.draft} aria-label={draft.fileName} data-line="">
        <p className={styles.problem} role="alert">
          <WarningIcon />
          <span>{`${draft.fileName}: ${draft.problem}`}</span>
        </p>
        {removal}
      </article>
    )
  }
  return (
    <article className={styles.draft} aria-label={draft.fileName} data-folds={folds || undefined}>
      <div className={styles.preview}>
        {draft.previewUrl && draft.isVideo ? (
          <video src={draft.previewUrl} aria-label={draft.fileName} controls muted playsInline preload="metadata" />
        ) : draft.previewUrl ? (
          <img src={draft.previewUrl} alt={fields.alt_text || draft.fileName} />
        ) : (
          <div className={styles.noPreview}>
            <ImageIcon size={24} />
          </div>
        )}
      </div>
      <div className={styles.fields}>
        <DraftProgress draft={draft} />
        {draft.upload?.status === 'succeeded' && status !== 'published' && (
          <AlreadySaved uploadId={draft.upload.media_upload_id} />
        )}
        {draft.problem !== null && (
          <p className={styles.problem} role="alert">
            <WarningIcon />
            <span>{draft.problem}</span>
            {status === 'failed' && (
              <Button size="small" onClick={() => dispatch({ type: 'uploadRetried', key })}>
                {t('builder.retry')}
              </Button>
            )}
          </p>
        )}
        {status === 'published' && draft.pinId !== null ? (
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
              boardId={fields.board_id}
              required
              error={draft.fieldErrors.board_id}
              section={draft.section}
              onChoose={({ id, section = null }) => dispatch({ type: 'boardChosen', key, boardId: id, section })}
            />
            <PinFields
              words={fields}
              problems={draft.fieldErrors}
              onEdit={edit}
              disabled={status === 'publishing'}
              folds={folds}
            />
          </>
        )}
        {status !== 'published' && (
          <div className={styles.foot}>
            {removal}
            <Button
              kind="accent"
              pending={status === 'publishing'}
              disabled={status !== 'publishing' && status !== 'ready'}
              onClick={() => void publish(draft)}
            >
              {t('builder.publish')}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
