import { Button } from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useNavigator, useServices } from '../../services.tsx'
import { createBoard } from '../../product/board-forms/create-board.ts'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'
import { blankBoard } from './board-fields.ts'
import { BoardForm } from './BoardForm.tsx'
import styles from './BoardForm.module.css'
import { useBoardForm } from './use-board-form.ts'

/** /board/create */
export function BoardCreatePage() {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  const navigator = useNavigator()
  const [made, setMade] = useState<string | null>(null)
  const form = useBoardForm(blankBoard, async (fields) => {
    const board = await createBoard(services, fields)
    services.toasts.show({ text: t('boardForm.created', { name: board.name }) })
    setMade(board.url)
  })
  useLeaveGuard(form.isChanged && made === null)
  // Leave only after the render that clears the leave guard.
  useEffect(() => {
    if (made !== null) navigator.go(made, { replace: true })
  }, [made, navigator])
  return (
    <div className={styles.page}>
      <h1>{t('boardForm.create.title')}</h1>
      <BoardForm form={form}>
        <div className={styles.foot}>
          <Button onClick={navigator.back}>{t('boardForm.cancel')}</Button>
          <Button kind="accent" type="submit" pending={form.pending}>
            {t('boardForm.create.submit')}
          </Button>
        </div>
      </BoardForm>
    </div>
  )
}
