import { ProgressBar } from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { useFormat, useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { boardFeed, sectionsOf } from '../../shell/feeds.ts'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { actionsOfBoard, blockingActionsIn, progressOf } from './blocking-actions.ts'
import styles from './BoardHead.module.css'

/** How often a running act is asked about. */
const ASK_EVERY_MS = 1_000

/** BOARD-07: says that the board is being rearranged and how far that is; shows what became of it at the end. */
export function BoardProgress({ boardId }: { readonly boardId: string }) {
  const t = useMessages()
  const format = useFormat()
  const { data, store, report } = useServices()
  const [progress, setProgress] = useState<number | undefined>(undefined)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasRun = false
    let isLeft = false
    const ask = async () => {
      const request = resource('BoardActionStatusResource', { board_id: boardId })
      await data.load(request, { force: true })
      const entry = selectEntry(store.getState(), request)
      if (isLeft || entry?.error) return
      try {
        const running = progressOf(actionsOfBoard(blockingActionsIn(entry?.data)))
        setProgress(running)
        if (running !== undefined) {
          hasRun = true
          timer = setTimeout(() => void ask(), ASK_EVERY_MS)
        } else if (hasRun) {
          data.outdate()
          for (const changed of [
            boardFeed(boardId),
            sectionsOf(boardId),
            resource('BoardResource', { board_id: boardId }),
          ])
            void data.load(changed, { force: true })
        }
      } catch (error) {
        report({ kind: 'error', error, where: 'blocking actions' })
      }
    }
    void ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [boardId, data, store, report])

  if (progress === undefined) return null
  return (
    <div className={styles.progress} role="status">
      <ProgressBar
        label={t('board.rearranged')}
        value={progress}
        max={1}
        count={format.number(progress, { style: 'percent' })}
      />
    </div>
  )
}
