import type { Id } from '@corkboard/contract/ids'
import { ProgressBar } from '@corkboard/design-system'
import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useAppSelector, useServices } from '../../services.tsx'
import { placeFeed, sectionsOf } from '../../product/feeds.ts'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { actionsOfBoard, blockingActionsIn, progressOf } from './blocking-actions.ts'
import styles from './BoardHead.module.css'

/** How often to poll a running action. */
const POLL_EVERY_MS = 1_000

interface BoardProgressProps {
  readonly boardId: Id
  /** The section that is shown, or `null` on the board's page. */
  readonly sectionId: Id | null
}

/**
 * BOARD-07: shows that the board is being rearranged and how far it is, and the result at the end. Starting a long
 * action requests the status once; this component then polls it.
 */
export function BoardProgress({ boardId, sectionId }: BoardProgressProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const { data, report } = useServices()
  const request = useMemo(() => resource('BoardActionStatusResource', { board_id: boardId }), [boardId])
  const entry = useAppSelector((state) => selectEntry(state, request))
  const hasRun = useRef(false)
  useEffect(() => void data.load(request, { force: true }), [data, request])

  const response = entry?.error ? undefined : entry?.data
  const progress = useMemo(() => {
    if (response === undefined || response === null) return undefined
    try {
      return progressOf(actionsOfBoard(blockingActionsIn(response)))
    } catch (error) {
      report({ kind: 'error', error, where: 'blocking actions' })
      return undefined
    }
  }, [response, report])

  const isRunning = progress !== undefined
  useEffect(() => {
    if (isRunning) {
      hasRun.current = true
      const timer = setInterval(() => void data.load(request, { force: true }), POLL_EVERY_MS)
      return () => clearInterval(timer)
    }
    if (!hasRun.current) return undefined
    hasRun.current = false
    data.outdate()
    const changed = [
      placeFeed(boardId, sectionId),
      sectionsOf(boardId),
      resource('BoardResource', { board_id: boardId }),
    ]
    for (const one of changed) void data.load(one, { force: true })
    return undefined
  }, [isRunning, data, request, boardId, sectionId])

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
