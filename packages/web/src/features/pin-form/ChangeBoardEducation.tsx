import { Button, Dialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { setExperienceStatus } from '../../product/experiences/experience-status.ts'

export const CHANGE_BOARD = 'change_board'

/** BOARD-10: explains what happens to a pin when its board changes. Shown the first time a user does it (SHELL-26). */
export function ChangeBoardEducation({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  const end = (status: 'completed' | 'dismissed') => () => {
    onClose()
    void setExperienceStatus(services, CHANGE_BOARD, status)
  }
  return (
    <Dialog
      open
      readOnly
      title={t('changeBoard.title')}
      closeLabel={t('boardForm.close')}
      onClose={end('dismissed')}
      actions={
        <Button kind="accent" onClick={end('completed')}>
          {t('changeBoard.done')}
        </Button>
      }
    >
      <p>{t('changeBoard.text')}</p>
      <p>{t('changeBoard.many')}</p>
    </Dialog>
  )
}
