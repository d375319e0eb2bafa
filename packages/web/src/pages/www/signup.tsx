import { safeNextPath } from '../../product/accounts/safe-next-path.ts'
import { AccountPage } from '../../features/account/AccountPage.tsx'
import { socialProviders } from '../../product/accounts/social-providers.ts'
import { definePage, type PageProps } from '../../router/define-page.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'

const SignUp = ({ search }: PageProps) => <AccountPage way="signUp" next={search['next']} />

/** /signup; `next` is where to go afterwards. Signed-in users go there immediately. */
export const page = definePage({
  query: ['next'],
  data: () => [socialProviders],
  head: ({ texts, viewer, search }) => ({
    title: texts(accountsTexts)('account.signUp'),
    canonical: '/signup/',
    ...(viewer.kind === 'AUTH' && { redirect: safeNextPath(search['next']) }),
  }),
  variant: () => SignUp,
})
