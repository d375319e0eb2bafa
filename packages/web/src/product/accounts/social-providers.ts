import { resource } from '../../store/requests.ts'

/** IDENT-16: a site whose accounts log in here, as the operator set up. */
export interface SocialProvider {
  readonly id: string
  readonly name: string
}

export const socialProviders = resource('SocialSignInResource', {})
