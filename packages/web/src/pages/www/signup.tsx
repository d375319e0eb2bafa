import { safeNextPath } from '../../product/accounts/safe-next-path.ts'
import { AccountPage } from '../../features/account/AccountPage.tsx'
import { socialProviders } from '../../features/account/SocialSignIn.tsx'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { definePage, type PageProps } from '../../router/define-page.ts'

const SignUp = ({ search }: PageProps) => (
  <MakingTexts>
    <AccountPage way="signUp" next={search['next']} />
  </MakingTexts>
)

/** /signup; `next` says where to go afterwards. Whoever is signed in goes there at once. */
export const page = definePage({
  query: ['next'],
  data: () => [socialProviders],
  head: ({ t, viewer, search }) => ({
    title: t('account.signUp'),
    canonical: '/signup/',
    ...(viewer.kind === 'AUTH' && { redirect: safeNextPath(search['next']) }),
  }),
  variant: () => SignUp,
})
