import { resource } from '../../../store/requests.ts'

/** PEOPLE-05: requests a user's verified merchant details. */
export const merchantOf = (userId: string) => resource('VerifiedMerchantResource', { user_id: userId })
