import { Button, DoneIcon, NoteIcon, StarIcon } from '@corkboard/design-system'
import { memo } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { DidItDialog } from './DidItDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { setFavorite } from './reaction-actions.ts'

interface OwnMarksProps {
  readonly pinId: string
  readonly isFavorite: boolean
  readonly hasNote: boolean
  readonly isDone: boolean
}

/** PIN-08: the viewer's favorite, note and try; visitors are offered only the try. */
export const OwnMarks = memo(({ pinId, isFavorite, hasNote, isDone }: OwnMarksProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const gate = useAccountGate()
  const isMember = useViewer().kind === 'AUTH'
  const { open } = services.dialogs
  const editNote = () => open((close) => <NoteDialog pinId={pinId} onClose={close} />)
  const addTry = () =>
    gate({ title: t('interactions.toTry'), signUpTitle: t('interactions.toTry.new') }, () =>
      open((close) => <DidItDialog pinId={pinId} onClose={close} />),
    )
  return (
    <>
      {isMember && (
        <>
          <Button
            size="small"
            aria-pressed={isFavorite}
            aria-label={isFavorite ? t('interactions.favorite.on') : t('interactions.favorite')}
            icon={<StarIcon size={16} />}
            onClick={() => void setFavorite(services, pinId, !isFavorite)}
          >
            {t('interactions.favorite.name')}
          </Button>
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={hasNote ? t('interactions.note.edit') : t('interactions.note')}
            icon={<NoteIcon size={16} />}
            onClick={editNote}
          >
            {t('interactions.note.label')}
          </Button>
        </>
      )}
      <Button size="small" icon={<DoneIcon size={16} />} aria-haspopup="dialog" onClick={addTry}>
        {isDone ? t('interactions.done.on') : t('interactions.done')}
      </Button>
    </>
  )
})
