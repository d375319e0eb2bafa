import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useServices } from '../../services.tsx'
import { sortBoard } from './organize-actions.ts'
import { OrganizeBar } from './OrganizeBar.tsx'
import { OrganizedPins } from './OrganizedPins.tsx'
import { OrganizeHead } from './OrganizeHead.tsx'
import styles from './Organize.module.css'
import { PIN_TYPE, type Organizing } from './organizing.ts'
import { SectionTargets } from './SectionTargets.tsx'
import { allOf, countOf, isChosen, NOTHING, rangedTo, toggled } from './selection.ts'
import type { Load } from './touch-drag.ts'
import { TouchDrag } from './TouchDrag.tsx'
import { useSelectionActions } from './use-selection-actions.tsx'
import { useChosenMenu } from './use-chosen-menu.tsx'
import { useOneAction } from './use-one-action.ts'
import { useOrganizedPlace } from './use-organized-place.ts'
import { usePinOrder, useSectionOrder } from './use-reordering.ts'

interface OrganizeBoardProps {
  readonly boardId: string
  /** The section being organized, or `null` for the pins in no section. */
  readonly sectionId: string | null
  readonly onDone: () => void
}

/** BOARD-02: selects many pins at once to move, copy, delete or reorder them. */
export const OrganizeBoard = ({ boardId, sectionId, onDone }: OrganizeBoardProps) => {
  const services = useServices()
  const place = useOrganizedPlace(boardId, sectionId)
  const { feed, here, order, sections } = place
  const [selection, setSelection] = useState(NOTHING)
  const [carried, setCarried] = useState<Load | null>(null)
  const area = useRef<HTMLElement>(null)
  const { isBusy, run } = useOneAction(here)
  const chosen = useSelectionActions(place, selection, setSelection, run)
  const { putNextTo, step } = usePinOrder(place, selection, run)
  const sectionOrder = useSectionOrder(place, run)
  const more = useChosenMenu(place, selection, step, run)
  const count = countOf(selection, order, place.pinCount)

  const organizing = useMemo(
    (): Organizing => ({
      isChosen: (id) => isChosen(selection, id),
      press: (id, isRow) => setSelection((known) => (isRow ? rangedTo(known, id, order) : toggled(known, id))),
      step: (id, by) => void step(id, by),
      drag: (event, id) => {
        event.dataTransfer.setData(PIN_TYPE, id)
        event.dataTransfer.effectAllowed = 'move'
      },
      dropNextTo: (event, place) => {
        event.preventDefault()
        const dragged = event.dataTransfer.getData(PIN_TYPE)
        if (dragged) void putNextTo(dragged, place)
      },
    }),
    [selection, order, step, putNextTo],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys typed in the sort select or in a menu.
    if (!(event.target as Element).closest('[data-pin], [data-organize-head]')) return
    if (event.key === 'Escape') onDone()
    else if (event.key === 'Delete') chosen.remove()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) setSelection(allOf(order, feed.hasMore))
    else return
    event.preventDefault()
  }

  return (
    <section ref={area} role="presentation" className={styles.mode} onKeyDown={onKeyDown}>
      <OrganizeHead place={place} onSort={(wanted) => void run(() => sortBoard(services, here, wanted))} />
      <SectionTargets
        sections={sections}
        current={sectionId}
        isReached={carried?.kind === 'pin'}
        onDropPins={(event, target) => chosen.moveToSection(event.dataTransfer.getData(PIN_TYPE), target)}
        onPut={(id, before) => void sectionOrder.put(id, before)}
        onDropSection={sectionOrder.putNextTo}
      />
      <OrganizedPins feed={feed} organizing={organizing} />
      <TouchDrag
        area={area}
        countWith={(id) => (isChosen(selection, id) ? count : 1)}
        titleOf={place.titleOf}
        onPickUp={setCarried}
        onDrop={({ kind, id }, target) => {
          if (target.kind === 'into') chosen.moveToSection(id, target.sectionId)
          else if (kind === 'pin') void putNextTo(id, target.place)
          else sectionOrder.putNextTo(id, target.place)
        }}
      />
      <OrganizeBar
        count={count}
        isBusy={isBusy}
        isAside={carried !== null}
        onChooseAll={() => setSelection(count > 0 ? NOTHING : allOf(order, feed.hasMore))}
        onMove={chosen.move}
        onCopy={chosen.copy}
        onDelete={chosen.remove}
        more={more}
        onDone={onDone}
      />
    </section>
  )
}
