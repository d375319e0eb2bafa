import type { PageViewer } from '@corkboard/contract/page'
import { AccountPage } from '../../features/account/AccountPage.tsx'
import { allAccounts } from '../../features/admin/AccountList.tsx'
import { operatorActions } from '../../features/admin/ActionsLog.tsx'
import { AdminPage } from '../../features/admin/AdminPage.tsx'
import { signUps } from '../../features/admin/SignUpChart.tsx'
import { AdminTexts } from '../../messages/AdminTexts.tsx'
import { messages } from '../../messages/compiled/en-US.admin.generated.ts'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { plainText } from '../../messages/plain-text.ts'
import { definePage } from '../../router/define-page.ts'
import { adminPath } from '../../shell/addresses.ts'
import { tableSlice } from '../../shell/table/table.ts'

const runsTheSite = (viewer: PageViewer): boolean => viewer.kind === 'AUTH' && (viewer.is_owner || viewer.is_employee)
/** IDENT-20: not before their second step is on. */
const readsAll = (viewer: PageViewer): boolean =>
  runsTheSite(viewer) && viewer.kind === 'AUTH' && !viewer.must_enable_mfa

const Admin = () => (
  <AdminTexts>
    <AdminPage />
  </AdminTexts>
)

const LogInFirst = () => (
  <MakingTexts>
    <AccountPage way="logIn" next={adminPath} />
  </MakingTexts>
)

/** /admin (ours), for owners and employees; for other members there is no such page. */
export const page = definePage({
  data: ({ viewer }) => {
    if (!readsAll(viewer)) return []
    const isOwner = viewer.kind === 'AUTH' && viewer.is_owner
    return [allAccounts, signUps, ...(isOwner ? [operatorActions] : [])]
  },
  head: ({ viewer }) => ({
    title: plainText(messages, 'admin.title'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !runsTheSite(viewer) && { status: 404 as const }),
  }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? Admin : LogInFirst),
  slices: [tableSlice],
})
