import { isId } from '@corkboard/contract/ids'
import { ArticleEditor } from '../../../../features/admin/today/ArticleEditor.tsx'
import { editorialArticle, editorialPath } from '../../../../features/admin/today/editorial-requests.ts'
import { todayArticlePins } from '../../../../features/today/today-requests.ts'
import { texts as adminTodayTexts } from '../../../../features/admin/today/texts/texts.generated.ts'
import { definePage, type PageProps } from '../../../../router/define-page.ts'
import { mayRunTheSite } from '../../../../product/accounts/staff.ts'
import { forMembers } from '../../../for-members.tsx'
import { operatorHead } from '../../../operator-head.ts'

const articleId = (value: string): string | undefined => (isId(value) ? value : undefined)

const Editor = ({ params }: PageProps<{ readonly id: string }>) => <ArticleEditor articleId={params.id} />

/** /admin/today/:id (ours): one article, for owners and employees. */
export const page = definePage({
  params: { id: articleId },
  data: ({ params, viewer }) =>
    mayRunTheSite(viewer) ? [editorialArticle(params.id), todayArticlePins(params.id, true)] : [],
  head: operatorHead(({ texts }) => texts(adminTodayTexts)('editorial.title')),
  variant: forMembers(Editor, editorialPath),
})
