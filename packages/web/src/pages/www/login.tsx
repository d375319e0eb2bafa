import { AccountPage } from '../../features/account/AccountPage.tsx'
import { pathAfterLogIn } from '../../features/account/social-return.ts'
import { socialProviders } from '../../features/account/SocialSignIn.tsx'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { definePage, type PageProps } from '../../router/define-page.ts'

const LogIn = ({ search }: PageProps) => (
  <MakingTexts>
    <AccountPage way="logIn" next={search['next']} socialError={search['social_error']} />
  </MakingTexts>
)

/** /login; `next` says where to go afterwards. Whoever is signed in goes there at once. */
export const page = definePage({
  query: ['next', 'social_error'],
  data: () => [socialProviders],
  head: ({ t, viewer, search }) => ({
    title: t('account.logIn'),
    canonical: '/login/',
    ...(viewer.kind === 'AUTH' && { redirect: pathAfterLogIn(search) }),
  }),
  variant: () => LogIn,
})
