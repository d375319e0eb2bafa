import type { PageViewer } from '@corkboard/contract/page'
import type { InviteMetadata } from '@corkboard/contract/social/wire/invite'
import { Avatar } from '@corkboard/design-system'
import { createRoot } from 'react-dom/client'
import { errorOf } from '../../api/errors.ts'
import { texts } from './texts/texts.generated.ts'
import { ServicesContext, type Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { InvitePopover } from './InvitePopover.tsx'
import { storeLandingParameters } from './landing-parameters.ts'

interface Landing {
  readonly search: string
  readonly document: Document
  readonly storage: Storage
}

/** IDENT-15: stores how a visitor came here, and shows who invited them. */
export const greetInvited = async ({ search, document, storage }: Landing, services: Services, viewer: PageViewer) => {
  const { store, data } = services
  const { context } = store.getState().session
  if (viewer.kind !== 'AUTH') storeLandingParameters(storage, search, context.is_cookie_restricted, Date.now())
  const code = new URLSearchParams(search).get('invite_code')
  if (code === null) return
  const request = resource('InviteCodeMetadataResource', { invite_code: code })
  await data.load(request)
  // If loading fails, nothing is shown.
  const invite = selectEntry(store.getState(), request)?.data as InviteMetadata | undefined
  if (!invite) return
  if (viewer.kind === 'AUTH') return showToast(services, invite, code, viewer)
  if (context.device === 'desktop' && invite.shows_popover) showPopover(document, services, invite)
}

interface Me {
  readonly id: string
  readonly should_show_messaging: boolean
}

/** Only for another user's invite, and only if both may exchange messages. */
const showToast = (
  { store, data, toasts, texts: open }: Services,
  { sender }: InviteMetadata,
  code: string,
  me: Me,
): void => {
  if (sender.id === me.id || !sender.should_show_messaging || !me.should_show_messaging) return
  const isWide = store.getState().session.context.device === 'desktop'
  const name = isWide ? sender.full_name : sender.first_name
  const t = open(texts)
  const follow = async () => {
    try {
      await data.write('create', 'InviteAcceptanceResource', { invite_code: code })
      toasts.show({ text: t('invite.followed', { name }) })
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
  }
  toasts.show({
    text: t(isWide ? 'invite.toast' : 'invite.toast.narrow', { name }),
    picture: <Avatar id={sender.id} name={sender.full_name} src={sender.image_medium_url} size={48} decorative />,
    action: { label: t('invite.follow'), onPress: () => void follow() },
  })
}

/** Outside the app's root, because pages change there. */
const showPopover = (document: Document, services: Services, invite: InviteMetadata): void => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <ServicesContext value={services}>
      <InvitePopover sender={invite.sender} />
    </ServicesContext>,
  )
}
