import type { PinOrder } from '@corkboard/contract/wire/board'
import type { BoardSection } from '@corkboard/contract/wire/section'
import { ArrowEndIcon, ArrowStartIcon, ImageIcon, Masonry, Select, type MenuItem } from '@corkboard/design-system'
import { useCallback, useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { OrganisingTexts } from '../../messages/OrganisingTexts.tsx'
import { useBoard, useFeed, useServices } from '../../services.tsx'
import { placeFeed, sectionsOf } from '../../shell/feeds.ts'
import { openBoardPicker } from '../../shell/overlays.tsx'
import { pictureSources } from '../../shell/pictures/picture-sources.ts'
import type { ChosenBoard } from '../../shell/saving/save-pin.ts'
import type { EntityRef } from '../../store/entities.ts'
import { DeletePinsDialog } from './DeletePinsDialog.tsx'
import * as acts from './organise-acts.ts'
import { OrganiseBar } from './OrganiseBar.tsx'
import { ORGANISE_CAPTION, OrganiseCard } from './OrganiseCard.tsx'
import styles from './Organise.module.css'
import { OrganisingContext, PINS_TYPE, type Organising } from './organising.ts'
import { SectionTargets } from './SectionTargets.tsx'
import { allOf, draggedWith, inOrder, NOTHING, placeAfterStep, putBefore, rangedTo, toggled } from './selection.ts'

interface OrganiseBoardProps {
  readonly boardId: string
  /** The section that is organised; `null` for what is beside the sections. */
  readonly sectionId: string | null
  readonly onDone: () => void
}

const ORDERS: readonly PinOrder[] = ['newest', 'oldest', 'custom']
const draggedIn = (event: DragEvent): string[] => event.dataTransfer.getData(PINS_TYPE).split(' ').filter(Boolean)
const keyOf = ({ id }: EntityRef): string => id
const draw = ({ id }: EntityRef, index: number) => <OrganiseCard pinId={id} index={index} />

/** BOARD-02: many pins at once, chosen and then moved, copied, deleted or put in order. */
export function OrganiseBoard(props: OrganiseBoardProps) {
  return (
    <MakingTexts>
      <OrganisingTexts>
        <OrganiseMode {...props} />
      </OrganisingTexts>
    </MakingTexts>
  )
}

const OrganiseMode = ({ boardId, sectionId, onDone }: OrganiseBoardProps) => {
  const t = useMessages()
  const services = useServices()
  const { store, toasts } = services
  const board = useBoard(boardId)
  const feed = useFeed(placeFeed(boardId, sectionId))
  const { items: sections } = useFeed<BoardSection>(sectionsOf(boardId))
  const [selection, setSelection] = useState(NOTHING)
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])

  const here = useMemo((): acts.Place => ({ boardId, sectionId }), [boardId, sectionId])
  const order = useMemo(() => feed.items.map(keyOf), [feed.items])
  const chosen = inOrder(selection, order)
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
        toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
      }
      setBusy(false)
    },
    [toasts],
  )
  const undo = (work: () => Promise<void>) => ({
    label: t('organise.undo'),
    onPress: () => void act(work),
  })

  const move = (ids: readonly string[], to: acts.Place, place: string) =>
    act(async () => {
      if (ids.length === 0 || (to.boardId === boardId && to.sectionId === sectionId)) return
      await acts.movePins(services, ids, here, to)
      setSelection(NOTHING)
      const count = ids.length
      toasts.show({
        text: t('organise.moved', { count, place }),
        action: undo(async () => {
          await acts.movePinsBack(services, ids, to, here)
          toasts.show({ text: t('organise.movedBack', { count }) })
        }),
      })
    })
  const copy = (ids: readonly string[], to: acts.Place, place: string) =>
    act(async () => {
      const copies = await acts.copyPins(services, ids, to)
      setSelection(NOTHING)
      toasts.show({
        text: t('organise.copied', { count: ids.length, place }),
        action: undo(async () => {
          await acts.deletePins(services, copies, to)
          toasts.show({ text: t('organise.deleted', { count: copies.length }) })
        }),
      })
    })
  const remove = (ids: readonly string[]) =>
    act(async () => {
      const count = ids.length
      const canRestore = await acts.deletePins(services, ids, here)
      setSelection(NOTHING)
      toasts.show({
        text: t('organise.deleted', { count }),
        ...(canRestore && {
          action: undo(async () => {
            await acts.restorePins(services, ids, here)
            toasts.show({ text: t('organise.restored', { count }) })
          }),
        }),
      })
    })
  const put = useCallback(
    (pinId: string, before: string | null | undefined) =>
      act(async () => {
        if (before === undefined || before === pinId || !canReorder) return
        const after = putBefore(order, pinId, before)
        await acts.putPin(services, pinId, before, here)
        toasts.show({ text: t('organise.put', { place: after.indexOf(pinId) + 1 }) })
      }),
    [act, canReorder, order, services, here, toasts, t],
  )

  const pick = (onChoose: (to: acts.Place, place: string) => void) =>
    void openBoardPicker(services, t('error.default'), {
      isChoiceOnly: true,
      chosenId: boardId,
      onChoose: ({ id, name, section }: ChosenBoard) =>
        onChoose({ boardId: id, sectionId: section?.id ?? null }, section?.title ?? name),
    })
  const askToDelete = () => {
    if (chosen.length === 0) return
    services.dialogs.open((close) => (
      <MakingTexts>
        <OrganisingTexts>
          <DeletePinsDialog
            count={chosen.length}
            board={board?.name ?? ''}
            onClose={close}
            onConfirm={() => void remove(chosen)}
          />
        </OrganisingTexts>
      </MakingTexts>
    ))
  }

  const organising = useMemo(
    (): Organising => ({
      selected: selection.ids,
      press: (id, isRow) => setSelection((known) => (isRow ? rangedTo(known, id, order) : toggled(known, id))),
      step: (id, step) => void put(id, placeAfterStep(order, id, step, feed.hasMore)),
      drag: (event, id) => {
        event.dataTransfer.setData(PINS_TYPE, draggedWith(selection, id, order).join(' '))
        event.dataTransfer.effectAllowed = 'move'
      },
      dropBefore: (event, before) => {
        event.preventDefault()
        const [first] = draggedIn(event)
        if (first !== undefined) void put(first, before)
      },
    }),
    [selection, order, feed.hasMore, put],
  )

  const [only] = chosen
  const more: MenuItem[] = []
  if (only !== undefined && chosen.length === 1) {
    const earlier = placeAfterStep(order, only, -1, feed.hasMore)
    const later = placeAfterStep(order, only, 1, feed.hasMore)
    if (canReorder) {
      more.push(
        {
          id: 'earlier',
          label: t('organise.earlier'),
          icon: <ArrowStartIcon />,
          disabled: earlier === undefined,
          onSelect: () => void put(only, earlier),
        },
        {
          id: 'later',
          label: t('organise.later'),
          icon: <ArrowEndIcon />,
          disabled: later === undefined,
          onSelect: () => void put(only, later),
        },
      )
    }
    if (canEdit) {
      more.push({
        id: 'cover',
        label: t('organise.cover'),
        icon: <ImageIcon />,
        onSelect: () =>
          void act(async () => {
            await acts.chooseCover(services, boardId, only)
            toasts.show({ text: t('organise.covered') })
          }),
      })
    }
  }

  const keys = (event: KeyboardEvent) => {
    // What is typed into the sorting, or pressed in a menu, is meant for that.
    if (!(event.target as Element).closest('[data-pin], [data-organise-head]')) return
    if (event.key === 'Escape') onDone()
    else if (event.key === 'Delete') askToDelete()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) setSelection(allOf(order))
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
    <section role="presentation" onKeyDown={keys}>
      <div className={styles.head}>
        <div>
          <h2 ref={head} tabIndex={-1} data-organise-head="">
            {t('organise.title', { name: sections.find(({ id }) => id === sectionId)?.title ?? board?.name ?? '' })}
          </h2>
          <p className={styles.help}>{t('organise.help')}</p>
        </div>
        {canEdit && (
          <div className={styles.sort}>
            <Select
              label={t('organise.order')}
              value={board?.pin_order ?? 'newest'}
              onChange={(event) => {
                const wanted = event.currentTarget.value as PinOrder
                void act(() => acts.sortBoard(services, here, wanted))
              }}
            >
              {ORDERS.map((value) => (
                <option key={value} value={value}>
                  {t(`organise.order.${value}`)}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <SectionTargets
        sections={sections}
        current={sectionId}
        onDropPins={(event, target) => {
          const title = sections.find(({ id }) => id === target)?.title ?? board?.name ?? ''
          void move(draggedIn(event), { boardId, sectionId: target }, title)
        }}
        onPut={(id, before) => void act(() => acts.putSection(services, boardId, id, before))}
      />
      <OrganisingContext value={organising}>
        <Masonry
          items={feed.items}
          keyOf={keyOf}
          ratioOf={ratioOf}
          captionHeight={ORGANISE_CAPTION}
          renderItem={draw}
          label={t('organise.pins')}
          skeletons={feed.isLoading ? 10 : 0}
          onNearEnd={feed.hasMore && !feed.isLoading && !feed.error ? feed.loadMore : undefined}
        />
      </OrganisingContext>
      <OrganiseBar
        count={chosen.length}
        isBusy={isBusy}
        onChooseAll={() => setSelection(chosen.length > 0 ? NOTHING : allOf(order))}
        onMove={() => pick((to, place) => void move(chosen, to, place))}
        onCopy={() => pick((to, place) => void copy(chosen, to, place))}
        onDelete={askToDelete}
        more={more}
        onDone={onDone}
      />
    </section>
  )
}
