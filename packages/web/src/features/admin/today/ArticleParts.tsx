import type { ArticleBlock } from '@corkboard/contract/finding/wire/editorial'
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  IconButton,
  Skeleton,
  TextArea,
  TextField,
  VisuallyHidden,
} from '@corkboard/design-system'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useBoard, useEntity, usePin, useServices } from '../../../services.tsx'
import { boardAt } from '../../../product/feeds.ts'
import { selectEntry } from '../../../store/data.ts'
import type { EntityRef } from '../../../store/entities.ts'
import { resource } from '../../../store/requests.ts'
import { type ArticleDraft, type DraftPart, isIn, readAddress, withPart } from './article-draft.ts'
import admin from '../Admin.module.css'
import styles from './Editorial.module.css'
import { moved } from './place-parts.ts'

const PART_LABELS = {
  heading: 'editor.part.heading',
  paragraph: 'editor.part.paragraph',
  pin: 'editor.part.pin',
  board: 'editor.part.board',
  topic: 'editor.part.topic',
} as const

const PinPart = ({ pinId, isCover, onCover }: { pinId: string; isCover: boolean; onCover: (is: boolean) => void }) => {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  const picture = pin?.images['236x']
  return (
    <div className={styles.media}>
      <span className={styles.thumb} style={{ background: pin?.dominant_color }}>
        {picture && <img src={picture.url} alt={pin?.alt_text ?? ''} />}
      </span>
      <span className={styles.words} dir="auto">
        {pin ? pin.title || pin.alt_text || t('editor.part.untitled') : t('editor.part.gone')}
      </span>
      {pin && (
        <Checkbox
          label={t(isCover ? 'editor.part.isCover' : 'editor.part.cover')}
          checked={isCover}
          onChange={(event) => onCover(event.currentTarget.checked)}
        />
      )}
    </div>
  )
}

/** The name of a part, once it is loaded. */
const PartName = ({ name, isLoading }: { readonly name: string | undefined; readonly isLoading: boolean }) => {
  const t = useTexts(texts)
  if (name === undefined && isLoading) return <Skeleton shape="line" />
  return <span dir="auto">{name ?? t('editor.part.gone')}</span>
}

const BoardPart = ({ boardId }: { readonly boardId: string }) => {
  const { isLoading } = useResponse(resource('BoardResource', { board_id: boardId }))
  return <PartName name={useBoard(boardId)?.name} isLoading={isLoading} />
}

const TopicPart = ({ topicId }: { readonly topicId: string }) => {
  const { isLoading } = useResponse(resource('InterestResource', { interest: topicId }))
  return <PartName name={useEntity('topic', topicId)?.name} isLoading={isLoading} />
}

interface PartProps {
  readonly part: DraftPart
  readonly isCover: boolean
  readonly onText: (text: string) => void
  readonly onCover: (isCover: boolean) => void
}

const Part = ({ part, isCover, onText, onCover }: PartProps) => {
  const t = useTexts(texts)
  switch (part.type) {
    case 'heading':
      return (
        <TextField
          label={t('editor.part.heading')}
          value={part.text}
          maxLength={100}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )
    case 'paragraph':
      return (
        <TextArea
          label={t('editor.part.paragraph')}
          value={part.text}
          maxLength={2_000}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )
    case 'pin':
      return <PinPart pinId={part.pin_id} isCover={isCover} onCover={onCover} />
    case 'board':
      return <BoardPart boardId={part.board_id} />
    case 'topic':
      return <TopicPart topicId={part.topic_id} />
  }
}

interface AddByAddressProps {
  readonly body: readonly DraftPart[]
  readonly onAdd: (block: ArticleBlock) => void
}

/** The field for pasting the address of something to add to the article. */
const AddByAddress = ({ body, onAdd }: AddByAddressProps) => {
  const t = useTexts(texts)
  const { data, store } = useServices()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const add = async () => {
    const named = readAddress(text, location.origin)
    if (!named) return setProblem(t('editor.add.unknown'))
    setPending(true)
    const request =
      named.kind === 'pin'
        ? resource('PinResource', { id: named.id })
        : named.kind === 'topic'
          ? resource('InterestResource', { interest: named.slug })
          : boardAt(named.username, named.slug)
    await data.load(request)
    setPending(false)
    const found = selectEntry(store.getState(), request)?.data as EntityRef | null | undefined
    if (!found) return setProblem(t('editor.add.unknown'))
    const { entities } = store.getState()
    const { type, id } = found
    const privacy =
      type === 'pin' ? entities.pin[id]?.privacy : type === 'board' ? entities.board[id]?.privacy : 'public'
    if (privacy !== 'public') return setProblem(t('editor.add.hidden'))
    const block: ArticleBlock =
      type === 'pin'
        ? { type, pin_id: id }
        : type === 'topic'
          ? { type, topic_id: id }
          : { type: 'board', board_id: id }
    if (isIn(body, block)) return setProblem(t('editor.add.already'))
    setText('')
    onAdd(block)
  }
  return (
    <div className={styles.row}>
      <TextField
        label={t('editor.add.link')}
        error={problem}
        value={text}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void add()
        }}
      />
      <Button size="large" pending={pending} onClick={() => void add()}>
        {t('editor.add.pin')}
      </Button>
    </div>
  )
}

interface ArticlePartsProps {
  readonly draft: ArticleDraft
  readonly onBody: (body: readonly DraftPart[]) => void
  readonly onCovers: (ids: readonly string[]) => void
}

/** The parts of an article: add, reorder and remove them with the mouse or the keyboard. */
export const ArticleParts = ({ draft, onBody, onCovers }: ArticlePartsProps) => {
  const t = useTexts(texts)
  const [status, setStatus] = useState('')
  const { body, cover_pin_ids: covers } = draft
  const list = useRef<HTMLOListElement>(null)
  const isToBeWritten = useRef(false)
  useEffect(() => {
    if (!isToBeWritten.current) return
    isToBeWritten.current = false
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus()
  })
  const add = (block: ArticleBlock) => {
    onBody(withPart(draft, block))
    setStatus(t('editor.added'))
  }
  const write = (type: 'heading' | 'paragraph') => {
    isToBeWritten.current = true
    add({ type, text: '' })
  }
  const put = (from: number, to: number) => {
    onBody(moved(body, from, to))
    setStatus(t('editor.part.moved', { from: from + 1, to: to + 1 }))
  }
  return (
    <section className={admin.part} aria-labelledby="parts">
      <h2 id="parts">{t('editor.body')}</h2>
      {body.length === 0 && <p className={admin.subtle}>{t('editor.body.none')}</p>}
      <ol ref={list} className={styles.blocks}>
        {body.map((part, n) => (
          <li key={part.key} className={styles.block}>
            <span className={styles.blockHead}>
              {n + 1}. {t(PART_LABELS[part.type])}
            </span>
            <span className={styles.actions}>
              <IconButton
                label={t('editor.part.up', { place: n + 1 })}
                icon={<ChevronUpIcon />}
                disabled={n === 0}
                onClick={() => put(n, n - 1)}
              />
              <IconButton
                label={t('editor.part.down', { place: n + 1 })}
                icon={<ChevronDownIcon />}
                disabled={n === body.length - 1}
                onClick={() => put(n, n + 1)}
              />
              <IconButton
                label={t('editor.part.remove', { place: n + 1 })}
                icon={<CloseIcon />}
                onClick={() => onBody(body.toSpliced(n, 1))}
              />
            </span>
            <div className={styles.blockBody}>
              <Part
                part={part}
                isCover={part.type === 'pin' && covers.includes(part.pin_id)}
                onText={(text) => onBody(body.with(n, { ...part, text } as DraftPart))}
                onCover={(isCover) => {
                  if (part.type !== 'pin') return
                  onCovers(isCover ? [...covers, part.pin_id] : covers.filter((id) => id !== part.pin_id))
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button onClick={() => write('heading')}>{t('editor.add.heading')}</Button>
        <Button onClick={() => write('paragraph')}>{t('editor.add.paragraph')}</Button>
      </div>
      <p className={admin.subtle}>{t('editor.add.link.hint')}</p>
      <AddByAddress body={body} onAdd={add} />
    </section>
  )
}
