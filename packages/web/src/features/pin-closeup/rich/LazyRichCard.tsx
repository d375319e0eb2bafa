import { Suspense, use } from 'react'
import type { PinEntity } from '../../../store/entities.ts'
// What the server has drawn is to look right before the card's own file has come.
import './RichCard.module.css'
import { loadRichCards, richCards } from './rich-card-parts.ts'

let loading: ReturnType<typeof loadRichCards> | undefined

const Card = ({ pin }: { readonly pin: PinEntity }) => {
  const { RichCard } = richCards() ?? use((loading ??= loadRichCards()))
  return <RichCard pin={pin} />
}

/** What the page says of itself that a pin links to (PIN-05). */
export const LazyRichCard = ({ pin }: { readonly pin: PinEntity }) =>
  pin.rich_metadata && (
    <Suspense>
      <Card pin={pin} />
    </Suspense>
  )
