import { Button, ClockIcon, ProgressBar, StoryIcon, UploadIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { texts as schedulingTexts } from '../../product/scheduling/texts/texts.generated.ts'
import { createStoryPath, scheduledPinsPath } from '../../product/addresses.ts'
import { useServices } from '../../services.tsx'
import { openBoardPicker } from '../../lazy/member-overlays.tsx'
import { isReady, isRefused } from './drafts/draft-status.ts'
import { DraftCard } from './DraftCard.tsx'
import { DraftList } from './DraftList.tsx'
import { DropZone } from './DropZone.tsx'
import { InterruptedUploads } from './interrupted/InterruptedUploads.tsx'
import { PasteLink } from './from-web/PasteLink.tsx'
import { useSaveFromWeb } from './from-web/use-save-from-web.tsx'
import { useTransfers } from './from-web/use-transfers.ts'
import styles from './PinBuilder.module.css'
import { StoryDrafts } from './stories/StoryDrafts.tsx'
import { texts as storyTexts } from './stories/texts/texts.generated.ts'
import { useBuilder } from './use-builder.ts'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'

/** /pin/create: turns pictures into pins, one or many, each with its text and board. Drafts are at the side. */
export function PinBuilder({ boardId }: { readonly boardId: string | null }) {
  const t = useTexts(texts, shellTexts, schedulingTexts, storyTexts)
  const services = useServices()
  const builder = useBuilder(boardId)
  const { drafts } = builder.state
  const { addFiles, addFromWeb } = builder
  const fromWeb = useSaveFromWeb(addFromWeb)
  useLeaveGuard(builder.hasUnsavedWork)
  useTransfers(addFiles, fromWeb)

  const shown = drafts.filter(({ isOpen }) => isOpen)
  const unpublished = drafts.filter((draft) => draft.publishing !== 'published' && !isRefused(draft))
  const open = unpublished.filter(({ isOpen }) => isOpen)
  const ready = open.filter(isReady)
  const published = shown.filter(({ publishing }) => publishing === 'published')
  // A single draft that is open needs no list to find it.
  const isListed = unpublished.length > 1 || unpublished.length > open.length
  const chooseForAll = () =>
    void openBoardPicker(services, {
      isChoiceOnly: true,
      onChoose: (board) =>
        builder.dispatch({ type: 'boardChosenForAll', boardId: board.id, section: board.section ?? null }),
    })

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('builder.title')}</h1>
        <div className={styles.actions}>
          <Button
            icon={<StoryIcon />}
            href={boardId === null ? createStoryPath : `${createStoryPath}?board=${boardId}`}
          >
            {t('builder.story.create')}
          </Button>
          <Button kind="quiet" icon={<ClockIcon />} href={scheduledPinsPath}>
            {t('schedule.title')}
          </Button>
        </div>
        {open.length > 1 && (
          <div className={styles.actions}>
            <Button onClick={chooseForAll}>{t('builder.boardForAll')}</Button>
            <Button
              kind="accent"
              icon={<UploadIcon />}
              disabled={ready.length === 0}
              onClick={() => void builder.publishAll(ready)}
            >
              {t('builder.publishAll', { count: ready.length || open.length })}
            </Button>
          </div>
        )}
      </div>
      <InterruptedUploads drafts={drafts} onFiles={addFiles} />
      <div className={styles.body} data-listed={isListed || undefined}>
        <StoryDrafts />
        {isListed && <DraftList builder={builder} />}
        <div className={styles.canvas}>
          {shown.length > 1 && published.length > 0 && (
            <ProgressBar
              label={t('builder.published')}
              value={published.length}
              max={shown.length}
              count={t('builder.progress', { done: published.length, all: shown.length })}
            />
          )}
          {shown.length > 0 && (
            <ul className={styles.drafts}>
              {shown.map((draft) => (
                <li key={draft.key}>
                  <DraftCard draft={draft} builder={builder} folds={open.length > 1} />
                </li>
              ))}
            </ul>
          )}
          <DropZone isSmall={shown.length > 0} onFiles={addFiles}>
            <PasteLink fromWeb={fromWeb} />
          </DropZone>
        </div>
      </div>
    </div>
  )
}
