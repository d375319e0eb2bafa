import { AccountPage } from '../../../features/account/AccountPage.tsx'
import { BoardCreatePage } from '../../../features/board-form/BoardCreatePage.tsx'
import { messages } from '../../../messages/compiled/en-US.making.generated.ts'
import { MakingTexts } from '../../../messages/MakingTexts.tsx'
import { plainText } from '../../../messages/plain-text.ts'
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
  head: () => ({ title: plainText(messages, 'boardForm.create.title'), isPrivate: true }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? Create : LogInFirst),
})
