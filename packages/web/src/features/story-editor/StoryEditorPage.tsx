import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import type { Id } from '@corkboard/contract/ids'
import { Button, CorkDrawing, EmptyState, ErrorState, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { createStoryPath } from '../../product/addresses.ts'
import { storyDraft } from '../../product/stories/story-drafts.ts'
import { useResponse } from '../../services.tsx'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { StoryEditor } from './StoryEditor.tsx'
import { texts } from './texts/texts.generated.ts'

const StoredStory = ({ draftId }: { readonly draftId: Id }) => {
  const t = useTexts(texts, shellTexts)
  const { data, error, reload, isLoading } = useResponse<StoryPinDraft>(storyDraft(draftId))
  if (data) return <StoryEditor start={data} boardId={null} />
  if (error?.error_code === 'draft.not_found') {
    return (
      <EmptyState
        isPage
        level={1}
        picture={<CorkDrawing of="board" />}
        title={t('story.missing')}
        action={
          <Button kind="accent" href={createStoryPath}>
            {t('story.missing.new')}
          </Button>
        }
      >
        {t('story.missing.text')}
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState level={1} title={error.message} retryLabel={t('error.retry')} onRetry={reload} pending={isLoading} />
    )
  }
  return <Skeleton shape="title" />
}

/** /pin/create/story: a new story, or a draft. */
export const StoryEditorPage = ({ draftId, boardId }: { readonly draftId: Id | null; readonly boardId: Id | null }) =>
  draftId === null ? <StoryEditor start={null} boardId={boardId} /> : <StoredStory draftId={draftId} />
