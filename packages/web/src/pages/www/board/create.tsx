import { BoardCreatePage } from '../../../features/board-form/BoardCreatePage.tsx'
import { texts as boardFormTexts } from '../../../features/board-form/texts/texts.generated.ts'
import { definePage } from '../../../router/define-page.ts'
import { createBoardPath } from '../../../product/addresses.ts'
import { forMembers } from '../../for-members.tsx'

/** /board/create */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(boardFormTexts)('boardForm.create.title'), isPrivate: true }),
  variant: forMembers(BoardCreatePage, createBoardPath),
})
