import { isId } from '@corkboard/contract/ids'
import type { PageViewer } from '@corkboard/contract/page'
import { AccountPage } from '../../../../features/account/AccountPage.tsx'
import { ArticleEditor } from '../../../../features/admin/today/ArticleEditor.tsx'
import { editorialArticle, editorialPath } from '../../../../features/admin/today/editorial-requests.ts'
import { todayArticlePins } from '../../../../features/today/today-requests.ts'
import { AdminTexts } from '../../../../messages/AdminTexts.tsx'
import { messages } from '../../../../messages/compiled/en-US.editorial.generated.ts'
import { EditorialTexts } from '../../../../messages/EditorialTexts.tsx'
import { MakingTexts } from '../../../../messages/MakingTexts.tsx'
import { plainText } from '../../../../messages/plain-text.ts'
import { definePage, type PageProps } from '../../../../router/define-page.ts'

const runsTheSite = (viewer: PageViewer): boolean => viewer.kind === 'AUTH' && (viewer.is_owner || viewer.is_employee)
/** IDENT-20: not before their second step is on. */
const edits = (viewer: PageViewer): boolean => runsTheSite(viewer) && viewer.kind === 'AUTH' && !viewer.must_enable_mfa

const articleId = (value: string): string | undefined => (isId(value) ? value : undefined)

const Editor = ({ params }: PageProps<{ readonly id: string }>) => (
  <AdminTexts>
    <MakingTexts>
      <EditorialTexts>
        <ArticleEditor articleId={params.id} />
      </EditorialTexts>
    </MakingTexts>
  </AdminTexts>
)

const LogInFirst = () => (
  <MakingTexts>
    <AccountPage way="logIn" next={editorialPath} />
  </MakingTexts>
)

/** /admin/today/:id (ours): one article, for owners and employees. */
export const page = definePage({
  params: { id: articleId },
  data: ({ params, viewer }) => (edits(viewer) ? [editorialArticle(params.id), todayArticlePins(params.id, true)] : []),
  head: ({ viewer }) => ({
    title: plainText(messages, 'editorial.title'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !runsTheSite(viewer) && { status: 404 as const }),
  }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? Editor : LogInFirst),
})
