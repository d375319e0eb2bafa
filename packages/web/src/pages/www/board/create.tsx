import { BoardCreatePage } from '../../../features/board-form/BoardCreatePage.tsx'
import { messages } from '../../../messages/compiled/en-US.making.generated.ts'
import { MakingTexts } from '../../../messages/MakingTexts.tsx'
import { plainText } from '../../../messages/plain-text.ts'
import { definePage } from '../../../router/define-page.ts'
import { createBoardPath } from '../../../product/addresses.ts'
import { forMembers } from '../../for-members.tsx'

const Create = () => (
  <MakingTexts>
    <BoardCreatePage />
  </MakingTexts>
)

/** /board/create */
export const page = definePage({
  head: () => ({ title: plainText(messages, 'boardForm.create.title'), isPrivate: true }),
  variant: forMembers(Create, createBoardPath),
})
