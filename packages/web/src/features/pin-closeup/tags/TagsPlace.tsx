import { Suspense, useEffect, useMemo } from 'react'
import { laterPart } from '../../../shell/later-part.tsx'

const dots = laterPart(async () => (await import('./TagDots.tsx')).TagDots)
const look = laterPart(async () => (await import('../look/TaggedProducts.tsx')).Products)

const useLater = (load: () => Promise<void>) => useEffect(() => void load().catch(() => undefined), [load])

/** The place of the tags on a pin's one picture. Their code loads only for pins with tags. */
export const TagsPlace = ({ pinId }: { readonly pinId: string }) => {
  useLater(dots.load)
  // NOTE: stays the same element as long as the pin is the same (CommentsPlace).
  const part = useMemo(() => <dots.Part pinId={pinId} media={0} />, [pinId])
  return <Suspense fallback={null}>{part}</Suspense>
}

/** The same for the pins among the tags. */
export const LookPlace = ({ pinId }: { readonly pinId: string }) => {
  useLater(look.load)
  const part = useMemo(() => <look.Part pinId={pinId} />, [pinId])
  return <Suspense fallback={null}>{part}</Suspense>
}
