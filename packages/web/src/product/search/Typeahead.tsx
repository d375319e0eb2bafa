import {
  Avatar,
  BoardIcon,
  ClockIcon,
  CloseIcon,
  IconButton,
  SearchIcon,
  TopicIcon,
  VisuallyHidden,
} from '@corkboard/design-system'
import type { TypeaheadItem } from '@corkboard/contract/finding/wire/search'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useNavigator, useServices } from '../../services.tsx'
import { useSuggestions } from './use-suggestions.ts'
import styles from './Typeahead.module.css'

const KIND_LABELS = {
  user: 'typeahead.kind.user',
  board: 'typeahead.kind.board',
  topic: 'typeahead.kind.topic',
} as const

/** The active cell: a row and, for recent searches, its link or its remove button. */
interface Active {
  readonly row: number
  readonly cell: 0 | 1
}

const NONE: Active = { row: -1, cell: 0 }

const ItemIcon = ({ item }: { readonly item: TypeaheadItem }) => {
  if (item.type === 'user') return <Avatar id={item.id} name={item.label} src={item.image_url} size={32} decorative />
  if (item.image_url) return <img className={styles.cover} src={item.image_url} alt="" width={32} height={32} />
  if (item.type === 'board') return <BoardIcon size={20} />
  if (item.type === 'topic') return <TopicIcon size={20} />
  return item.is_recent ? <ClockIcon size={20} /> : <SearchIcon size={20} />
}

interface LineProps {
  readonly item: TypeaheadItem
  readonly id: string
  readonly activeCell: 0 | 1 | undefined
  readonly onFollow: () => void
  readonly onDelete: () => void
}

const Line = ({ item, id, activeCell, onFollow, onDelete }: LineProps) => {
  const t = useTexts(texts)
  const detail = item.type === 'query' ? undefined : (item.detail ?? t(KIND_LABELS[item.type]))
  return (
    <div role="row" className={styles.line}>
      <span
        role="gridcell"
        id={`${id}-0`}
        aria-labelledby={`${id}-words`}
        aria-selected={activeCell === 0}
        className={styles.cell}
      >
        <a href={item.url} tabIndex={-1} className={styles.link} onClick={onFollow}>
          <span className={styles.mark}>
            <ItemIcon item={item} />
          </span>
          <span id={`${id}-words`} className={styles.words}>
            <span className={styles.label} dir="auto">
              {item.label}
            </span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
        </a>
      </span>
      {item.is_recent && (
        <span
          role="gridcell"
          id={`${id}-1`}
          aria-label={t('search.recent.remove', { query: item.label })}
          aria-selected={activeCell === 1}
          className={styles.cell}
        >
          <IconButton
            tabIndex={-1}
            label={t('search.recent.remove', { query: item.label })}
            icon={<CloseIcon />}
            onClick={onDelete}
          />
        </span>
      )}
    </div>
  )
}

/** FIND-06: suggestions below the header's search field, loaded when a user focuses it. */
export const Typeahead = () => {
  const t = useTexts(texts)
  const { toasts } = useServices()
  const navigator = useNavigator()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { items, isOpen, term, look, close: shut, forget } = useSuggestions()
  const [active, setActive] = useState(NONE)
  const isShown = isOpen && items.length > 0
  const isStart = term === '' && isShown
  const hasRecents = items.some((item) => item.is_recent)

  const formOf = () => panel.current!.closest('form')!
  const fieldOf = () => formOf().querySelector<HTMLInputElement>('input[type="search"]')!
  const close = () => {
    setActive(NONE)
    shut()
  }
  const deleteOne = async (query: string | undefined) => {
    setActive(NONE)
    try {
      await forget(query)
    } catch {
      toasts.show({ text: t('search.recent.failed'), kind: 'danger' })
    }
    fieldOf().focus()
  }
  const follow = (item: TypeaheadItem) => {
    if (item.query !== null) fieldOf().value = item.query
    close()
    fieldOf().blur()
  }

  const move = (by: number) => {
    const row = active.row + by
    setActive({ row: row < -1 ? items.length - 1 : row >= items.length ? -1 : row, cell: 0 })
  }
  const isRtl = () => getComputedStyle(formOf()).direction === 'rtl'
  const press = (event: KeyboardEvent) => {
    const item = items[active.row]
    const end = isRtl() ? 'ArrowLeft' : 'ArrowRight'
    const start = isRtl() ? 'ArrowRight' : 'ArrowLeft'
    if (event.isComposing) return
    if (event.key === 'ArrowDown' && !isShown) look(fieldOf().value, 0)
    else if (!isShown) return
    else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') close()
    else if (item?.is_recent && event.key === end && active.cell === 0) setActive({ ...active, cell: 1 })
    else if (item && event.key === start && active.cell === 1) setActive({ ...active, cell: 0 })
    else if (item && event.key === 'Enter' && active.cell === 1) void deleteOne(item.label)
    else if (item && event.key === 'Enter') {
      follow(item)
      navigator.go(item.url)
    } else if (item?.is_recent && event.key === 'Delete') void deleteOne(item.label)
    else return
    event.preventDefault()
  }

  const handlers = useRef({ look, press, close })
  useLayoutEffect(() => {
    handlers.current = { look, press, close }
    // The field belongs to the header, which is rendered long before this.
    const field = fieldOf()
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-haspopup', 'grid')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(isShown))
    if (isShown) field.setAttribute('aria-controls', `${id}-list`)
    else field.removeAttribute('aria-controls')
    if (isShown && active.row >= 0) {
      field.setAttribute('aria-activedescendant', `${id}-${active.row}-${active.cell}`)
      panel.current?.querySelector(`[aria-selected="true"]`)?.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  })

  useEffect(() => {
    const form = panel.current!.closest('form')!
    const isField = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLInputElement && target.type === 'search'
    const onInput = ({ target }: Event) => isField(target) && handlers.current.look(target.value)
    const onKeyDown = (event: KeyboardEvent) => isField(event.target) && handlers.current.press(event)
    const onFocus = ({ target }: FocusEvent) => isField(target) && handlers.current.look(target.value, 0)
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!form.contains(relatedTarget as Node | null)) handlers.current.close()
    }
    const onSubmit = () => handlers.current.close()
    form.addEventListener('input', onInput)
    form.addEventListener('keydown', onKeyDown)
    form.addEventListener('focusin', onFocus)
    form.addEventListener('focusout', onLeave)
    form.addEventListener('submit', onSubmit)
    // This was loaded because the user is in the field.
    const field = form.querySelector<HTMLInputElement>('input[type="search"]')!
    if (form.contains(document.activeElement)) handlers.current.look(field.value, 0)
    return () => {
      form.removeEventListener('input', onInput)
      form.removeEventListener('keydown', onKeyDown)
      form.removeEventListener('focusin', onFocus)
      form.removeEventListener('focusout', onLeave)
      form.removeEventListener('submit', onSubmit)
    }
  }, [])

  return (
    // The field keeps the focus during clicks here.
    <div ref={panel} className={styles.suggestions} hidden={!isShown} onPointerDown={(event) => event.preventDefault()}>
      {isStart && (
        <div className={styles.head}>
          <span>{t(hasRecents ? 'typeahead.recent' : 'typeahead.ideas')}</span>
          {hasRecents && (
            <button type="button" className={styles.clear} onClick={() => void deleteOne(undefined)}>
              {t('search.recent.clear')}
            </button>
          )}
        </div>
      )}
      <div role="grid" id={`${id}-list`} aria-label={t('typeahead.label')}>
        {items.map((item, row) => (
          <Line
            key={`${item.type} ${item.id}`}
            item={item}
            id={`${id}-${row}`}
            activeCell={row === active.row ? active.cell : undefined}
            onFollow={() => follow(item)}
            onDelete={() => void deleteOne(item.label)}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen ? t('typeahead.count', { count: items.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
