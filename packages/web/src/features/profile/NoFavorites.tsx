import { EmptyState, StarIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'

/** Nothing is among one's favorites yet. */
export const NoFavorites = () => {
  const t = useMessages()
  return (
    <EmptyState title={t('profile.empty.favorites')} picture={<StarIcon size={24} />}>
      {t('profile.empty.favorites.text')}
    </EmptyState>
  )
}
