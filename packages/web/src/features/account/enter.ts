import type { SignedInViewer } from '@corkboard/contract/wire/viewer'
import type { Services } from '../../services.tsx'
import { loadVisit } from '../../router/resolve-page.ts'
import { loadSignedInParts } from '../../shell/signed-in-parts.ts'
import { viewerChanged } from '../../store/session.ts'
import type { LogInFields, SignUpFields } from './account-fields.ts'

/** IDENT-03. Passwords are sent as they were typed. @throws ApiError */
export const logIn = async (services: Services, fields: LogInFields): Promise<void> => {
  const answer = await services.data.write('create', 'UserSessionResource', {
    username_or_email: fields.username_or_email.trim(),
    password: fields.password,
  })
  if (!('kind' in answer) || answer.kind !== 'AUTH') throw new Error('The login asks for more than a password')
  await becomeViewer(services, answer)
}

/** IDENT-01: registration signs in. @throws ApiError */
export const signUp = async (services: Services, fields: SignUpFields): Promise<void> => {
  const { context } = services.store.getState().session
  const viewer = await services.data.write('create', 'UserRegisterResource', {
    email: fields.email.trim(),
    password: fields.password,
    first_name: fields.first_name.trim(),
    ...(fields.birthday !== '' && { birthday: fields.birthday }),
    country: context.country,
    locale: context.locale,
    referrer: context.referrer,
  })
  await becomeViewer(services, viewer)
}

/** From here on somebody else is looking: what is on the screen is asked for again, as them. */
const becomeViewer = async ({ store, data, navigator }: Services, viewer: SignedInViewer): Promise<void> => {
  // Without them the page still works, and the header tries again.
  await loadSignedInParts().catch(() => undefined)
  store.dispatch(viewerChanged(viewer))
  data.outdate()
  void loadVisit(navigator.shown().visit, store, (request) => data.load(request, { force: true }))
}
