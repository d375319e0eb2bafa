import { safeNextPath } from '../../features/account/account-fields.ts'
import { AccountPage } from '../../features/account/AccountPage.tsx'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { definePage, type PageProps } from '../../router/define-page.ts'

const LogIn = ({ search }: PageProps) => (
  <MakingTexts>
    <AccountPage way="logIn" next={search['next']} />
  </MakingTexts>
)

/** /login; `next` says where to go afterwards. Whoever is signed in goes there at once. */
export const page = definePage({
  query: ['next'],
  head: ({ t, viewer, search }) => ({
    title: t('account.logIn'),
    canonical: '/login/',
    ...(viewer.kind === 'AUTH' && { redirect: safeNextPath(search['next']) }),
  }),
  variant: () => LogIn,
})
