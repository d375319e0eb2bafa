import type { Services } from '../../services.tsx'
import { postRest } from '../../shell/rest.ts'

/** IDENT-07: the mail that asks to verify one's address, once more. @throws ApiError */
export const resendVerification = (services: Pick<Services, 'store' | 'navigator'>): Promise<void> =>
  postRest(services, '/v3/users/email/verify/resend/')
