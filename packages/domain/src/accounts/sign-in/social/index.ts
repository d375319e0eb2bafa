export { connectionsOf } from './connections.ts'
export { deleteIdentitiesOf, identitiesOf } from './identity-store.ts'
export { createSocialSignIn, type ProviderConfig } from './openid.ts'
export { handshakeBySocialToken, type SocialHandshake } from './social-handshake.ts'
export {
  beginLinking,
  beginSocialLogin,
  finishSocial,
  loadLinkedAccounts,
  type SocialOutcome,
  unlinkAccount,
} from './social-login.ts'
