import { memo, useDeferredValue } from 'react'
import { EmptyState } from '@corkboard/design-system'
import { CommentsPlace } from '../../../features/comments/CommentsPlace.tsx'
import { PinCard } from '../../../product/pin-card/PinCard.tsx'
import { PinCloseup } from '../../../features/pin-closeup/PinCloseup.tsx'
import { PinGrid } from '../../../product/pin-grid/PinGrid.tsx'
import { ReactionsPlace } from '../../../features/pin-reactions/ReactionsPlace.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as pinCloseupTexts } from '../../../features/pin-closeup/texts/texts.generated.ts'
import { texts as pinCardTexts } from '../../../product/pin-card/texts/texts.generated.ts'
import { definePage, isSignedInDesktop, pinId, type PageProps } from '../../../router/define-page.ts'
import { pinPath } from '../../../product/addresses.ts'
import { closeupDetail, closeupPage, commentsOf, relatedFeed } from '../../../product/feeds.ts'
import { VeiledPin } from '../../../product/sensitivity/VeiledPin.tsx'
import { trailSlice } from '../../../product/trail.ts'
import { useServices, useViewer } from '../../../services.tsx'

type PinPageProps = PageProps<{ readonly id: string }>

interface CloseupProps {
  readonly params: { readonly id: string }
  readonly isEager: boolean
}

// NOTE: does not render again when the session arrives: parts that are not hydrated yet would lose the server's markup.
const Closeup = memo(({ params, isEager }: CloseupProps) => {
  const t = useTexts(pinCloseupTexts)
  const { kind } = useServices().navigator.shown()
  // A press shows the picture and its facts first. A document, and a page the user returns to, are whole immediately.
  const isWhole = useDeferredValue(true, kind === 'push' || kind === 'replace' ? false : undefined)
  const closeup = (
    <PinCloseup
      pinId={params.id}
      comments={
        isWhole && (
          <>
            <ReactionsPlace pinId={params.id} isEager={isEager} />
            <CommentsPlace pinId={params.id} isEager={isEager} />
          </>
        )
      }
      more={
        isWhole && (
          <PinGrid
            request={relatedFeed(params.id)}
            card={PinCard}
            label={t('closeup.more')}
            empty={<EmptyState title={t('closeup.more.empty')} level={3} />}
            isBelowFold
          />
        )
      }
    />
  )
  return <VeiledPin pinId={params.id}>{closeup}</VeiledPin>
})

/** Comments and reactions are next to the picture, and members use them. */
const SignedInDesktop = ({ params }: PinPageProps) => <Closeup params={params} isEager />
/**
 * Phones load less, and so do visitors, who mostly read. Members who logged in on this page get the parts that the server
 * did not render.
 */
const MobileOrUnsigned = ({ params }: PinPageProps) => {
  const { drawn } = useServices()
  const isMember = useViewer().kind === 'AUTH'
  return <Closeup params={params} isEager={isMember && drawn().session.viewer.kind !== 'AUTH'} />
}

/** PIN-01: a pin's closeup, loaded by its two queries, with related pins below (PIN-13). */
export const page = definePage({
  params: { id: pinId },
  data: ({ params, viewer, device }) => {
    const isAuth = viewer.kind === 'AUTH'
    return [
      closeupPage({ pinId: params.id, isAuth }),
      closeupDetail({ pinId: params.id, isAuth, isDesktop: device === 'desktop' }),
      commentsOf(params.id),
      relatedFeed(params.id),
    ]
  },
  head: ({ params, state, texts }) => {
    const t = texts(pinCardTexts)
    const pin = state.entities.pin[params.id]
    if (!pin?.images) return { title: '', status: 404 }
    const owner = state.entities.user[pin.pinner ?? '']
    // BOARD-11: other sites show a picture without asking.
    const picture = pin.sensitivity_screen ? undefined : pin.images['600x315']
    return {
      title:
        pin.seo_title || pin.title || (owner ? t('closeup.title', { name: owner.full_name }) : t('closeup.untitled')),
      description: pin.seo_description || pin.description || undefined,
      canonical: pin.canonical_url ?? pinPath(pin),
      image: picture && { ...picture, alt: pin.alt_text },
      type: 'article',
      isPrivate: pin.privacy !== 'public' || pin.is_search_hidden === true,
    }
  },
  variant: (context) => (isSignedInDesktop(context) ? SignedInDesktop : MobileOrUnsigned),
  hasOwnBar: true,
  slices: [trailSlice],
})
