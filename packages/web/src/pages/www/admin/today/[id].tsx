import { isId } from '@corkboard/contract/ids'
import { ArticleEditor } from '../../../../features/admin/today/ArticleEditor.tsx'
import { editorialArticle, editorialPath } from '../../../../features/admin/today/editorial-requests.ts'
import { todayArticlePins } from '../../../../features/today/today-requests.ts'
import { AdminTexts } from '../../../../messages/AdminTexts.tsx'
import { messages } from '../../../../messages/compiled/en-US.editorial.generated.ts'
import { EditorialTexts } from '../../../../messages/EditorialTexts.tsx'
import { MakingTexts } from '../../../../messages/MakingTexts.tsx'
import { plainText } from '../../../../messages/plain-text.ts'
import { definePage, type PageProps } from '../../../../router/define-page.ts'
import { mayRunTheSite } from '../../../../product/accounts/staff.ts'
import { forMembers } from '../../../for-members.tsx'
import { operatorHead } from '../../../operator-head.ts'

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

/** /admin/today/:id (ours): one article, for owners and employees. */
export const page = definePage({
  params: { id: articleId },
  data: ({ params, viewer }) =>
    mayRunTheSite(viewer) ? [editorialArticle(params.id), todayArticlePins(params.id, true)] : [],
  head: operatorHead(plainText(messages, 'editorial.title')),
  variant: forMembers(Editor, editorialPath),
})
