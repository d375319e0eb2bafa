import { isId } from '@corkboard/contract/ids'
import { StoryEditorPage } from '../../../../features/story-editor/StoryEditorPage.tsx'
import { texts as storyTexts } from '../../../../features/story-editor/texts/texts.generated.ts'
import { createStoryPath } from '../../../../product/addresses.ts'
import { storyDraft } from '../../../../product/stories/story-drafts.ts'
import { definePage, type PageContext, type PageProps } from '../../../../router/define-page.ts'
import { forMembers } from '../../../for-members.tsx'

const idOf = (search: PageContext['search'], name: string) => (isId(search[name]) ? search[name] : null)

const Story = ({ search }: PageProps) => {
  const draftId = idOf(search, 'draft')
  return <StoryEditorPage key={draftId ?? 'new'} draftId={draftId} boardId={idOf(search, 'board')} />
}

/** /pin/create/story (ours): CREATE-04; `draft` is opened, `board` is preselected for a new one. */
export const page = definePage({
  query: ['draft', 'board'],
  data: ({ viewer, search }) => {
    const draftId = idOf(search, 'draft')
    return viewer.kind === 'AUTH' && draftId !== null ? [storyDraft(draftId)] : []
  },
  head: ({ texts }) => ({ title: texts(storyTexts)('story.title'), isPrivate: true }),
  variant: forMembers(Story, createStoryPath),
  hasOwnBar: true,
})
