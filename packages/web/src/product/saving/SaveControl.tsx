import { Button, ChevronDownIcon } from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useAppSelector, useBoard, usePin, useServices, useViewer } from '../../services.tsx'
import { requestKey } from '../../store/requests.ts'
import { pickerBoards } from '../feeds.ts'
import { quickBoardOf } from './quick-board.ts'
import styles from './SaveControl.module.css'
import { useSaving } from './use-saving.ts'

export interface SaveControlProps {
  readonly pinId: string
  /** True when it is on a picture's veil. */
  readonly onPicture?: boolean
}

const PICKER_KEY = requestKey(pickerBoards())

/**
 * PIN-06: the board picker and the Save button. Save puts the pin on the last used board immediately; without one, for
 * users who want to be asked, or to use another board, the picker opens. Afterwards the control names the pin's board.
 */
export function SaveControl({ pinId, onPicture = false }: SaveControlProps) {
  const t = useTexts(texts)
  const { data } = useServices()
  const { save, saveOrPick, pick } = useSaving(pinId)
  const pin = usePin(pinId)
  const viewer = useViewer()
  const isMember = viewer.kind === 'AUTH'
  // The viewer's own pin is already on a board.
  const ownBoard = useBoard(isMember && pin?.pinner === viewer.id ? pin.board : null)
  const saved = pin?.savedInfo ?? (ownBoard && { title: ownBoard.name, url: ownBoard.url })
  const [wasSaved] = useState(Boolean(saved))
  const board = useAppSelector((state) => quickBoardOf(state, PICKER_KEY))

  useEffect(() => {
    if (isMember) void data.load(pickerBoards())
  }, [data, isMember])

  return (
    <div className={onPicture ? `${styles.control} ${styles.onPicture}` : styles.control}>
      {saved ? (
        <Link href={saved.url} className={styles.board}>
          <span dir="auto">{saved.title}</span>
        </Link>
      ) : (
        <button
          type="button"
          className={styles.board}
          aria-haspopup="dialog"
          aria-label={board ? t('pin.save.board', { board: board.name }) : t('pin.save.chooseBoard')}
          onClick={pick}
        >
          {board || onPicture ? (
            <span dir="auto">{board?.name ?? t('pin.save.chooseBoard.short')}</span>
          ) : (
            <>
              <span className={styles.long}>{t('pin.save.chooseBoard')}</span>
              <span className={styles.short}>{t('pin.save.chooseBoard.short')}</span>
            </>
          )}
          <ChevronDownIcon size={16} />
        </button>
      )}
      <span className={saved && !wasSaved ? `${styles.save} ${styles.dropped}` : styles.save}>
        {saved ? (
          // Ignores the second click of a double click on Save, which was not meant for this button.
          <Button aria-haspopup="dialog" onClick={({ detail: presses }) => presses < 2 && pick()}>
            {t('pin.saved')}
            <ChevronDownIcon size={16} />
          </Button>
        ) : (
          <Button kind="accent" onClick={() => (board ? save(board) : isMember ? saveOrPick() : pick())}>
            {t('pin.save')}
          </Button>
        )}
      </span>
    </div>
  )
}
