import { Button, CorkDrawing, EmptyState, UploadIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useBoard, useUser } from '../../services.tsx'
import { createPinPath, homePath } from '../../product/addresses.ts'

/** A board without pins. Shows users who may save to it how to start, and tells others that it is empty. */
export const EmptyBoard = ({ boardId }: { readonly boardId: string }) => {
  const t = useTexts(texts)
  const board = useBoard(boardId)
  const owner = useUser(board?.owner)
  // A user who is only invited to a secret board does not learn what is on it.
  if (board?.viewer_invite && board.privacy === 'secret') {
    return (
      <EmptyState title={t('board.empty.invited')} picture={<CorkDrawing of="board" />}>
        {t('board.empty.invited.text')}
      </EmptyState>
    )
  }
  if (!board?.viewer_can?.includes('save')) {
    return (
      <EmptyState title={t('board.empty.others')} picture={<CorkDrawing of="board" />}>
        {t('board.empty.others.text', { name: owner?.first_name || owner?.full_name || '' })}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('board.empty.own')}
      picture={<CorkDrawing of="board" />}
      action={
        <>
          <Button kind="accent" icon={<UploadIcon />} href={`${createPinPath}?board=${boardId}`}>
            {t('board.empty.own.upload')}
          </Button>
          <Button href={homePath}>{t('board.empty.own.browse')}</Button>
        </>
      }
    >
      {t('board.empty.own.text')}
    </EmptyState>
  )
}
