import { resource } from '../../../store/requests.ts'

/** PEOPLE-05: what is verified of somebody. */
export const merchantOf = (userId: string) => resource('VerifiedMerchantResource', { user_id: userId })
