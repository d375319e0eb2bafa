import { AccountPage } from '../../../features/account/AccountPage.tsx'
import { BoardCreatePage } from '../../../features/board-form/BoardCreatePage.tsx'
import { MakingTexts } from '../../../messages/MakingTexts.tsx'
import { definePage } from '../../../router/define-page.ts'
import { createBoardPath } from '../../../shell/addresses.ts'

const Create = () => (
  <MakingTexts>
    <BoardCreatePage />
  </MakingTexts>
)
const LogInFirst = () => (
  <MakingTexts>
    <AccountPage way="logIn" next={createBoardPath} />
  </MakingTexts>
)

/** /board/create */
export const page = definePage({
  head: ({ t }) => ({ title: t('boardForm.create.title'), isPrivate: true }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? Create : LogInFirst),
})
