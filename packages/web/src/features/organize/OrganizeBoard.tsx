import type { PinOrder } from '@corkboard/contract/content/wire/board'
import type { BoardSection } from '@corkboard/contract/content/wire/section'
import {
  ArrowEndIcon,
  ArrowStartIcon,
  EmptyState,
  ErrorState,
  ImageIcon,
  Masonry,
  PinIcon,
  Select,
  type MenuItem,
} from '@corkboard/design-system'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as pinGridTexts } from '../../product/pin-grid/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useBoard, useFeed, useServices } from '../../services.tsx'
import { placeFeed, sectionsOf } from '../../product/feeds.ts'
import { openBoardPicker } from '../../lazy/member-overlays.tsx'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import type { ChosenBoard } from '../../product/saving/save-pin.ts'
import type { EntityRef } from '../../store/entities.ts'
import { copyChosen, deleteChosen, moveChosen, type Done } from './chosen-acts.ts'
import { DeletePinsDialog } from './DeletePinsDialog.tsx'
import * as acts from './organize-acts.ts'
import { OrganizeBar } from './OrganizeBar.tsx'
import { ORGANIZE_CAPTION, OrganizeCard } from './OrganizeCard.tsx'
import styles from './Organize.module.css'
import { OrganizingContext, PIN_TYPE, type Organizing } from './organizing.ts'
import { SectionTargets } from './SectionTargets.tsx'
import {
  allOf,
  type Beside,
  type ChosenPins,
  chosenPins,
  countOf,
  draggedWith,
  inOrder,
  isChosen,
  NOTHING,
  placeAfterStep,
  placeBeside,
  putBefore,
  putsOf,
  rangedTo,
  toggled,
} from './selection.ts'
import type { Load } from './touch-drag.ts'
import { TouchDrag } from './TouchDrag.tsx'

const ORDER_LABELS = {
  newest: 'organize.order.newest',
  oldest: 'organize.order.oldest',
  custom: 'organize.order.custom',
} as const

interface OrganizeBoardProps {
  readonly boardId: string
  /** The section that is organized; `null` for what is beside the sections. */
  readonly sectionId: string | null
  readonly onDone: () => void
}

const ORDERS: readonly PinOrder[] = ['newest', 'oldest', 'custom']
type Back = 'organize.movedBack' | 'organize.deleted' | 'organize.restored'
type Act = 'organize.moved' | 'organize.copied' | 'organize.deleted'

const keyOf = ({ id }: EntityRef): string => id
const draw = ({ id }: EntityRef, index: number) => <OrganizeCard pinId={id} index={index} />

/** BOARD-02: many pins at once, chosen and then moved, copied, deleted or put in order. */
export function OrganizeBoard(props: OrganizeBoardProps) {
  return <OrganizeMode {...props} />
}

const OrganizeMode = ({ boardId, sectionId, onDone }: OrganizeBoardProps) => {
  const t = useTexts(texts, pinGridTexts, shellTexts)
  const services = useServices()
  const { store, toasts } = services
  const board = useBoard(boardId)
  const feed = useFeed(placeFeed(boardId, sectionId))
  const { items: sections } = useFeed<BoardSection>(sectionsOf(boardId))
  const [selection, setSelection] = useState(NOTHING)
  const [isBusy, setBusy] = useState(false)
  const [carried, setCarried] = useState<Load | null>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    // What is organized fills the window: on a phone the board's head alone would leave nothing of it above the bar.
    head.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [])

  const here = useMemo((): acts.Place => ({ boardId, sectionId }), [boardId, sectionId])
  const order = useMemo(() => feed.items.map(keyOf), [feed.items])
  const chosen = inOrder(selection, order)
  const section = sections.find(({ id }) => id === sectionId)
  const inPlace = (sectionId === null ? board?.sectionless_pin_count : section?.pin_count) ?? order.length
  const count = countOf(selection, order, inPlace)
  const canEdit = board?.viewer_can?.includes('edit') === true
  // Sorted by age from the oldest on, a board has no other order to put a pin in.
  const canReorder = board?.pin_order !== 'oldest'

  /** One thing at a time; a refusal is said, and nothing else changes. */
  const act = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true)
      try {
        await work()
      } catch (thrown) {
        const { message, httpStatus } = errorOf(thrown)
        toasts.show({ text: message, kind: 'danger' })
        // Somebody else organizes here, too: some of what is shown has gone.
        if (httpStatus === 404) {
          const coming = [acts.showAnew(services, [here]), services.data.load(sectionsOf(boardId), { force: true })]
          await Promise.all(coming)
        }
      }
      setBusy(false)
    },
    [toasts, services, here, boardId],
  )
  /** Says with how many pins it was done, which are then chosen no more, and offers to take that back. */
  const say = ({ count: done, takeBack }: Done, what: Act, back: Back, place = '') => {
    setSelection(NOTHING)
    const restore = async () => {
      const count = await takeBack!()
      toasts.show({ text: t(back, { count }) })
    }
    toasts.show({
      text: t(what, { count: done, place }),
      ...(takeBack && { action: { label: t('organize.undo'), onPress: () => void act(restore) } }),
    })
  }

  const move = (pins: ChosenPins, to: acts.Place, place: string) =>
    act(async () => {
      if (to.boardId === boardId && to.sectionId === sectionId) return
      say(await moveChosen(services, pins, here, to), 'organize.moved', 'organize.movedBack', place)
    })
  const copy = (pins: ChosenPins, to: acts.Place, place: string) =>
    act(async () => say(await copyChosen(services, pins, here, to), 'organize.copied', 'organize.deleted', place))
  const remove = (pins: ChosenPins) =>
    act(async () => say(await deleteChosen(services, pins, here), 'organize.deleted', 'organize.restored'))
  const moveToSection = (pinId: string, target: string | null) => {
    const title = target === null ? (board?.name ?? '') : titleOf(target)
    return move(draggedWith(selection, pinId, order), { boardId, sectionId: target }, title)
  }
  /** Puts a pin, and all chosen ones with it when it is one of them. */
  const put = useCallback(
    (pinId: string, beforeWhich: (put: readonly string[]) => string | null | undefined) =>
      act(async () => {
        const pins = draggedWith(selection, pinId, order)
        const shown = isChosen(selection, pinId) ? inOrder(selection, order) : [pinId]
        const before = beforeWhich(shown)
        if (before === undefined || !canReorder) return
        const puts = putsOf(pins, order, before)
        const after = puts.reduce(putBefore, order)
        const isAsItWas = !feed.hasMore && after.every((id, index) => id === order[index])
        if (isAsItWas) return
        await acts.reorderPins(services, puts, here)
        const count = 'except' in pins ? countOf(selection, order, inPlace) : shown.length
        toasts.show({ text: t('organize.put', { count, place: after.indexOf(shown[0]!) + 1 }) })
      }),
    [act, canReorder, selection, order, inPlace, feed.hasMore, services, here, toasts, t],
  )
  const putBeside = useCallback(
    (pinId: string, beside: Beside) => put(pinId, (ids) => placeBeside(order, ids, beside, feed.hasMore)),
    [put, order, feed.hasMore],
  )
  const step = useCallback(
    (pinId: string, by: -1 | 1) => put(pinId, (ids) => placeAfterStep(order, ids, by, feed.hasMore)),
    [put, order, feed.hasMore],
  )

  const titleOf = (id: string) => sections.find((one) => one.id === id)?.title ?? ''
  const putSection = (id: string, before: string | null) =>
    act(async () => {
      const ids = sections.map((one) => one.id)
      const after = putBefore(ids, { ids: [id], before })
      if (after.every((one, index) => one === ids[index])) return
      await acts.putSection(services, boardId, id, before)
      toasts.show({ text: t('organize.section.put', { title: titleOf(id), place: after.indexOf(id) + 1 }) })
    })
  const putSectionBeside = (id: string, beside: Beside) => {
    const ids = sections.map((one) => one.id)
    const before = placeBeside(ids, [id], beside, false)
    if (before !== undefined) void putSection(id, before)
  }

  const pick = (onChoose: (to: acts.Place, place: string) => void) =>
    void openBoardPicker(services, {
      isChoiceOnly: true,
      chosenId: boardId,
      onChoose: ({ id, name, section }: ChosenBoard) =>
        onChoose({ boardId: id, sectionId: section?.id ?? null }, section?.title ?? name),
    })
  const askToDelete = () => {
    if (count === 0) return
    const pins = chosenPins(selection, order)
    services.dialogs.open((close) => (
      <DeletePinsDialog count={count} board={board?.name ?? ''} onClose={close} onConfirm={() => void remove(pins)} />
    ))
  }

  const organizing = useMemo(
    (): Organizing => ({
      isChosen: (id) => isChosen(selection, id),
      press: (id, isRow) => setSelection((known) => (isRow ? rangedTo(known, id, order) : toggled(known, id))),
      step: (id, by) => void step(id, by),
      drag: (event, id) => {
        event.dataTransfer.setData(PIN_TYPE, id)
        event.dataTransfer.effectAllowed = 'move'
      },
      dropBeside: (event, beside) => {
        event.preventDefault()
        const dragged = event.dataTransfer.getData(PIN_TYPE)
        if (dragged) void putBeside(dragged, beside)
      },
    }),
    [selection, order, step, putBeside],
  )

  const [first] = chosen
  const more: MenuItem[] = []
  if (first !== undefined && canReorder) {
    more.push(
      {
        id: 'earlier',
        label: t('organize.earlier'),
        icon: <ArrowStartIcon />,
        disabled: placeAfterStep(order, chosen, -1, feed.hasMore) === undefined,
        onSelect: () => void step(first, -1),
      },
      {
        id: 'later',
        label: t('organize.later'),
        icon: <ArrowEndIcon />,
        disabled: placeAfterStep(order, chosen, 1, feed.hasMore) === undefined,
        onSelect: () => void step(first, 1),
      },
    )
  }
  if (first !== undefined && count === 1 && canEdit) {
    more.push({
      id: 'cover',
      label: t('organize.cover'),
      icon: <ImageIcon />,
      onSelect: () =>
        void act(async () => {
          await acts.chooseCover(services, boardId, first)
          toasts.show({ text: t('organize.covered') })
        }),
    })
  }

  const keys = (event: KeyboardEvent) => {
    // What is typed into the sorting, or pressed in a menu, is meant for that.
    if (!(event.target as Element).closest('[data-pin], [data-organize-head]')) return
    if (event.key === 'Escape') onDone()
    else if (event.key === 'Delete') askToDelete()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) setSelection(allOf(order, feed.hasMore))
    else return
    event.preventDefault()
  }
  const ratioOf = useCallback(
    ({ id }: EntityRef) => {
      const pin = store.getState().entities.pin[id]
      return pin?.images ? pictureSources(pin.images).ratio : 1
    },
    [store],
  )

  return (
    <section ref={area} role="presentation" className={styles.mode} onKeyDown={keys}>
      <div className={styles.head}>
        <div>
          <h2 ref={head} tabIndex={-1} data-organize-head="">
            {t('organize.title', { name: section?.title ?? board?.name ?? '' })}
          </h2>
          <p className={styles.help} data-by="mouse">
            {t('organize.help')}
          </p>
          <p className={styles.help} data-by="finger">
            {t('organize.help.finger')}
          </p>
        </div>
        {canEdit && (
          <div className={styles.sort}>
            <Select
              label={t('organize.order')}
              value={board?.pin_order ?? 'newest'}
              onChange={(event) => {
                const wanted = event.currentTarget.value as PinOrder
                void act(() => acts.sortBoard(services, here, wanted))
              }}
            >
              {ORDERS.map((value) => (
                <option key={value} value={value}>
                  {t(ORDER_LABELS[value])}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <SectionTargets
        sections={sections}
        current={sectionId}
        isReached={carried?.kind === 'pin'}
        onDropPins={(event, target) => void moveToSection(event.dataTransfer.getData(PIN_TYPE), target)}
        onPut={(id, before) => void putSection(id, before)}
        onDropSection={putSectionBeside}
      />
      <OrganizingContext value={organizing}>
        <Masonry
          items={feed.items}
          keyOf={keyOf}
          ratioOf={ratioOf}
          captionHeight={ORGANIZE_CAPTION}
          renderItem={draw}
          label={t('organize.pins')}
          skeletons={feed.isLoading ? 10 : 0}
          onNearEnd={feed.hasMore && !feed.isLoading && !feed.error ? feed.loadMore : undefined}
        />
      </OrganizingContext>
      {feed.items.length === 0 && !feed.isLoading && !feed.error && (
        <EmptyState title={t('organize.empty')} picture={<PinIcon size={24} />} />
      )}
      {feed.error && !feed.isLoading && (
        <ErrorState title={t('grid.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} />
      )}
      <TouchDrag
        area={area}
        countWith={(id) => (isChosen(selection, id) ? count : 1)}
        titleOf={titleOf}
        onPickUp={setCarried}
        onDrop={({ kind, id }, target) => {
          if (target.kind === 'into') void moveToSection(id, target.sectionId)
          else if (kind === 'pin') void putBeside(id, target.beside)
          else putSectionBeside(id, target.beside)
        }}
      />
      <OrganizeBar
        count={count}
        isBusy={isBusy}
        isAside={carried !== null}
        onChooseAll={() => setSelection(count > 0 ? NOTHING : allOf(order, feed.hasMore))}
        onMove={() => pick((to, place) => void move(chosenPins(selection, order), to, place))}
        onCopy={() => pick((to, place) => void copy(chosenPins(selection, order), to, place))}
        onDelete={askToDelete}
        more={more}
        onDone={onDone}
      />
    </section>
  )
}
