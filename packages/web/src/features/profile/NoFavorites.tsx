import { CorkDrawing, EmptyState } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'

/** Shown when the viewer has no favorites yet. */
export const NoFavorites = () => {
  const t = useTexts(texts)
  return (
    <EmptyState title={t('profile.empty.favorites')} picture={<CorkDrawing of="board" />}>
      {t('profile.empty.favorites.text')}
    </EmptyState>
  )
}
