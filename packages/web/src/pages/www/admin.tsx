import { allAccounts } from '../../features/admin/AccountList.tsx'
import { operatorActions } from '../../features/admin/ActionsLog.tsx'
import { AdminPage } from '../../features/admin/AdminPage.tsx'
import { signUps } from '../../features/admin/SignUpChart.tsx'
import { texts as adminTexts } from '../../features/admin/texts/texts.generated.ts'
import { definePage } from '../../router/define-page.ts'
import { adminPath } from '../../product/addresses.ts'
import { mayRunTheSite } from '../../product/accounts/staff.ts'
import { tableSlice } from '../../shell/table/table.ts'
import { forMembers } from '../for-members.tsx'
import { operatorHead } from '../operator-head.ts'

/** /admin (ours), for owners and employees. */
export const page = definePage({
  data: ({ viewer }) => {
    if (!mayRunTheSite(viewer)) return []
    const isOwner = viewer.kind === 'AUTH' && viewer.is_owner
    return [allAccounts, signUps, ...(isOwner ? [operatorActions] : [])]
  },
  head: operatorHead(({ texts }) => texts(adminTexts)('admin.title')),
  variant: forMembers(AdminPage, adminPath),
  slices: [tableSlice],
})
