import { callEndpoint } from '../../api/endpoint-client.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'

/**
 * IDENT-07: sends the verification email again.
 * @throws ApiError
 */
export const resendVerification = async ({
  store,
  navigator,
}: Pick<Services, 'store' | 'navigator'>): Promise<void> => {
  const env = browserEnvironment(store, () => navigator)
  await callEndpoint(env, 'POST /v3/users/email/verify/resend/')
}
