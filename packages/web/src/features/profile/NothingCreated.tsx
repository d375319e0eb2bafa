import { Button, CorkDrawing, EmptyState } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useViewer } from '../../services.tsx'
import { createPinPath } from '../../product/addresses.ts'
import type { UserEntity } from '../../store/entities.ts'

/** Shown when a user has not created a pin yet. */
export const NothingCreated = ({ user }: { readonly user: UserEntity }) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  if (viewer.kind !== 'AUTH' || viewer.id !== user.id) {
    return (
      <EmptyState
        title={t('profile.empty.created.others', { name: user.first_name || user.full_name })}
        picture={<CorkDrawing of="board" />}
      />
    )
  }
  return (
    <EmptyState
      title={t('profile.empty.created.own')}
      picture={<CorkDrawing of="board" />}
      action={
        <Button kind="accent" href={createPinPath}>
          {t('profile.createPin')}
        </Button>
      }
    >
      {t('profile.empty.created.own.text')}
    </EmptyState>
  )
}
