import { BoardIcon, IconButton, Menu, PinIcon, PlusIcon } from '@corkboard/design-system'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { injectSlices } from '../../store/root.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CheckSession } from './CheckSession.ts'
import { EmailVerification } from './EmailVerification.tsx'
import { WriteBan } from './WriteBan.tsx'
import { InboxLinks } from './InboxLinks.tsx'
import { OfferPaste } from './OfferPaste.ts'
import { RequestToasts } from './RequestToasts.ts'
import { LiveUpdates } from './LiveUpdates.ts'
import { liveSlice } from '../../shell/live/live-slice.ts'
import { profilePinsSlice } from '../../product/people/profile-pins.ts'
import { usePreloadedSuggestions } from '../../product/people/preload-suggestions.ts'
import { usePendingSave } from '../../product/saving/actions/use-pending-save.ts'

injectSlices([liveSlice, profilePinsSlice])

const CreateMenu = () => {
  const t = useTexts(texts)
  return (
    <Menu
      alignEnd
      label={t('header.create')}
      trigger={(props) => <IconButton {...props} label={t('header.create')} icon={<PlusIcon size={24} />} />}
      items={[
        { id: 'pin', label: t('header.create.pin'), icon: <PinIcon />, href: '/pin/create/' },
        { id: 'board', label: t('header.create.board'), icon: <BoardIcon />, href: '/board/create/' },
      ]}
    />
  )
}

export * from '../../product/member-actions.ts'
export { OwnMissingPin } from '../../product/removed-pin/OwnMissingPin.tsx'

/** A member's places: at the end of the header, and on phones in the bottom bar. */
export const MemberPlaces = ({ viewer }: { readonly viewer: SignedInViewer }) => (
  <>
    <CreateMenu />
    <InboxLinks />
    <AccountMenu viewer={viewer} />
  </>
)

/** The end of the header for members, and what runs while they are signed in. */
export const SignedInControls = ({ viewer }: { readonly viewer: SignedInViewer }) => {
  usePendingSave()
  usePreloadedSuggestions(viewer)
  return (
    <>
      <LiveUpdates key={`live ${viewer.id}`} />
      <CheckSession key={`checks ${viewer.id}`} isPartner={viewer.is_partner} />
      <RequestToasts />
      <OfferPaste />
      <MemberPlaces viewer={viewer} />
    </>
  )
}

/** Notices for members, shown below the header on every page. */
export const SignedInNotices = ({ viewer }: { readonly viewer: SignedInViewer }) => (
  <>
    <WriteBan viewer={viewer} />
    <EmailVerification viewer={viewer} />
  </>
)
