import { Checkbox } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { BoardSelect } from '../../product/board-forms/BoardSelect.tsx'
import { PinFields } from '../../product/pin-fields/PinFields.tsx'
import { TopicsField } from '../../product/pin-fields/TopicsField.tsx'
import { WhenToPublish } from '../../product/scheduling/WhenToPublish.tsx'
import type { DraftCardProps } from './DraftCard.tsx'
import { selectedItem } from './drafts/draft.ts'
import { texts } from './texts/texts.generated.ts'

/** What a member says about a pin that is not published yet. */
export const DraftFields = ({ draft, builder: { dispatch }, folds }: DraftCardProps) => {
  const t = useTexts(texts)
  const { key } = draft
  const item = selectedItem(draft)
  const isPublishing = draft.publishing === 'publishing'
  return (
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
        onChange={({ currentTarget: { checked } }) => dispatch({ type: 'commentsSwitched', key, areAllowed: checked })}
      />
      <WhenToPublish
        later={draft.later}
        problems={draft.fieldErrors}
        disabled={isPublishing}
        onChoose={(later) => dispatch({ type: 'timeChosen', key, later })}
      />
    </>
  )
}
