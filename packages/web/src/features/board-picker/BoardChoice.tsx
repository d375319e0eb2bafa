import type { OwnSave, PickerBoard } from '@corkboard/contract/content/wire/board'
import { Button, ErrorState, PlusIcon, SearchField, Skeleton, VisuallyHidden } from '@corkboard/design-system'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useResponse, useBoard, useEntities, useFeed } from '../../services.tsx'
import { EndWatcher } from '../../shell/EndWatcher.tsx'
import { pickerBoards } from '../../product/feeds.ts'
import { boardSuggestions } from '../../product/member-feeds.ts'
import { useLater } from '../../product/people/share-suggestions.ts'
import type { ChosenBoard, OnUnsave } from '../../product/saving/save-pin.ts'
import type { BoardEntity, EntityRef } from '../../store/entities.ts'
import { BoardLine } from './BoardLine.tsx'
import styles from './BoardPicker.module.css'
import { BOARDS_TO_GROUP, canCreateNamed, groupBoards, mergeTargets, saveAt, withFound } from './picker-boards.ts'

interface BoardChoiceProps {
  readonly chosenId: string | null
  /** The board to merge into the chosen one. */
  readonly mergedId?: string | undefined
  readonly onChoose: (board: ChosenBoard) => void
  /** Called to create a board with this name; empty when the user has not searched. */
  readonly onCreate: (name: string) => void
}

const NONE: readonly EntityRef[] = []

/** BOARD-10: the board list for saving a pin. All rows appear together, so that none moves under the pointer. */
export const BoardChoiceForPin = ({
  pinId,
  onChoose,
  onUnsave,
  ...choice
}: BoardChoiceProps & { readonly pinId: string; readonly onUnsave: OnUnsave }) => {
  const { data, isLoading } = useResponse<Suggestions>(boardSuggestions(pinId))
  const fitting = useEntities('board', data?.boards_shortlist ?? NONE)
  const saves = data?.saves ?? NO_SAVES
  const choose = (board: ChosenBoard) => {
    const save = saveAt(saves, board.id, board.section?.id)
    if (save) onUnsave(save, saves)
    else onChoose(board)
  }
  const lists = { fitting, archived: data?.archived_boards, saves, isWaiting: isLoading && !data }
  return <BoardChoice {...choice} {...lists} onChoose={choose} />
}

interface Suggestions {
  readonly boards_shortlist: readonly EntityRef[]
  /** Complete, because the picker's list does not load them. */
  readonly archived_boards: readonly PickerBoard[]
  readonly saves: readonly OwnSave[]
}

const NO_SAVES: readonly OwnSave[] = []

interface BoardChoiceParts extends BoardChoiceProps {
  /** Boards to list first. */
  readonly fitting?: readonly BoardEntity[]
  /** PIN-06: archived boards with a save. They take no other pins, but the save can be taken off. */
  readonly archived?: readonly BoardEntity[] | undefined
  /** PIN-06: where the viewer has the pin. Choosing such a board takes the pin off. */
  readonly saves?: readonly OwnSave[] | undefined
  readonly isWaiting?: boolean
}

/**
 * A search field above the boards. Arrow keys move from the field into the list. Enter selects the first match, but only
 * moves to one that has the pin already, because selecting it takes the pin off.
 */
export function BoardChoice({
  chosenId,
  mergedId,
  onChoose,
  onCreate,
  fitting = [],
  archived = [],
  saves,
  isWaiting = false,
}: BoardChoiceParts) {
  const t = useTexts(texts, boardFormsTexts, shellTexts)
  const feed = useFeed(pickerBoards())
  const [search, setSearch] = useState('')
  // If more boards exist than have been loaded, the server searches all of them.
  const wanted = useLater(search.trim())
  const found = useFeed(pickerBoards(feed.hasMore ? wanted : ''))
  const known = useEntities('board', withFound(feed.items, found.items))
  const merged = useBoard(mergedId)
  const boards = merged ? mergeTargets(known, merged) : known
  const root = useRef<HTMLDivElement>(null)
  const { recent, all } = groupBoards(boards, search)
  const isSearching = search.trim() !== ''
  // While searching, wait only for the boards.
  const isHeld = isWaiting && !isSearching
  const isSearchedFor = feed.hasMore && isSearching && (wanted !== search.trim() || found.isLoading)
  const isLoading = feed.isFirstLoad || isHeld || (isSearchedFor && all.length === 0)

  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [...root.current!.querySelectorAll<HTMLElement>('input, [data-board]')]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const enter = () => {
    const [first] = [...recent, ...all]
    if (!isSearching || !first) return
    if (saves && saveAt(saves, first.id)) root.current!.querySelector<HTMLElement>('[data-board]')!.focus()
    else onChoose(first)
  }
  const line = (board: BoardEntity) => (
    <li key={board.id}>
      <BoardLine
        board={board}
        isChosen={board.id === chosenId}
        isWhole={mergedId !== undefined || archived.includes(board)}
        saves={saves}
        onChoose={onChoose}
      />
    </li>
  )

  if (feed.error && known.length === 0) {
    return <ErrorState title={t('picker.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} level={3} />
  }
  return (
    <div className={styles.picker} ref={root} role="presentation" onKeyDown={walk}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          enter()
        }}
      >
        <SearchField
          label={t('picker.search')}
          clearLabel={t('picker.search.clear')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          data-autofocus=""
        />
      </form>
      <VisuallyHidden>
        <span role="status">{isSearching && !isLoading && t('picker.found', { count: all.length })}</span>
      </VisuallyHidden>
      <div className={styles.list} aria-busy={isLoading}>
        {isLoading && [1, 2, 3, 4].map((key) => <LoadingLine key={key} />)}
        {!isHeld && !isSearching && fitting.length > 0 && boards.length >= BOARDS_TO_GROUP && (
          <>
            <h3 className={styles.heading}>{t('picker.fitting')}</h3>
            <ul>{fitting.map(line)}</ul>
          </>
        )}
        {!isHeld && recent.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('picker.recent')}</h3>
            <ul>{recent.map(line)}</ul>
            <h3 className={styles.heading}>{t('picker.all')}</h3>
          </>
        )}
        {!isHeld && <ul>{all.map(line)}</ul>}
        {!isHeld && !isSearching && !feed.hasMore && archived.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('picker.archived')}</h3>
            <ul>{archived.map(line)}</ul>
          </>
        )}
        {feed.hasMore && !isHeld && !isSearching && !feed.error && (
          <EndWatcher key={known.length} onReach={feed.loadMore} />
        )}
        {isSearching && !isLoading && all.length === 0 && (
          <p className={styles.none}>{t('picker.found', { count: 0 })}</p>
        )}
      </div>
      <Button icon={<PlusIcon />} wide onClick={() => onCreate(search.trim())} data-board="">
        {!isSearchedFor && canCreateNamed(boards, search)
          ? t('picker.createNamed', { name: search.trim() })
          : t('picker.create')}
      </Button>
    </div>
  )
}

const LoadingLine = () => (
  <div className={styles.board}>
    <Skeleton shape="circle" />
    <div className={styles.words}>
      <Skeleton shape="line" />
    </div>
  </div>
)
