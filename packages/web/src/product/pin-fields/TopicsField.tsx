import type { PinDraftTopic } from '@corkboard/contract/content/wire/pin-draft'
import { LIMITS } from '@corkboard/contract/limits'
import { CloseIcon, TextField, VisuallyHidden } from '@corkboard/design-system'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './TopicsField.module.css'
import { useTopicSuggestions } from './use-topic-suggestions.ts'

interface TopicsFieldProps {
  readonly topics: readonly PinDraftTopic[]
  /** The pin's texts: what they are about is suggested first. */
  readonly about: string
  readonly onChoose: (topics: PinDraftTopic[]) => void
  readonly disabled?: boolean
}

/** CREATE-07: the topics of a pin, as chips, and a field that searches for more. */
export const TopicsField = ({ topics, about, onChoose, disabled = false }: TopicsFieldProps) => {
  const t = useTexts(texts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const search = useTopicSuggestions(about, topics)
  const { found, active, isOpen } = search
  const isFull = topics.length >= LIMITS.interestTags

  const add = (topic: PinDraftTopic | undefined) => {
    if (!topic) return
    onChoose([...topics, { id: topic.id, name: topic.name }])
    search.close()
    field.current?.focus()
  }
  const remove = (topicId: string) => {
    onChoose(topics.filter((topic) => topic.id !== topicId))
    // The button disappears with its topic.
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown') search.move(1)
    else if (key === 'ArrowUp') search.move(-1)
    else if (key === 'Enter') add(found[active])
    else if (key === 'Escape' && isOpen) search.close()
    else if (key === 'Backspace' && search.query === '' && topics.length > 0) remove(topics.at(-1)!.id)
    else return
    event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
  }
  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        label={t('builder.topics')}
        hint={t(isFull ? 'builder.topics.full' : 'builder.topics.hint', { most: LIMITS.interestTags })}
        value={search.query}
        autoComplete="off"
        disabled={disabled}
        readOnly={isFull}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && found[active] ? `${id}-${found[active].id}` : undefined}
        onChange={({ currentTarget: { value } }) => search.look(value)}
        onFocus={() => !isFull && search.look(search.query)}
        onBlur={search.close}
        onKeyDown={press}
      />
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={t('builder.topics.list')} className={styles.list}>
          {found.map((topic, n) => (
            // The keys are the field's: the focus never leaves it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={topic.id}
              id={`${id}-${topic.id}`}
              role="option"
              aria-selected={n === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(topic)}
            >
              {topic.name}
            </div>
          ))}
        </div>
      )}
      <span role="status" className={styles.status}>
        {search.isOver && found.length === 0 && t('builder.topics.found', { count: 0 })}
        {search.isOver && found.length > 0 && (
          <VisuallyHidden>{t('builder.topics.found', { count: found.length })}</VisuallyHidden>
        )}
      </span>
      {topics.length > 0 && (
        <ul className={styles.chips} aria-label={t('builder.topics.chosen')}>
          {topics.map(({ id: topicId, name }) => (
            <li key={topicId}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('builder.topics.remove', { name })}
                disabled={disabled}
                onClick={() => remove(topicId)}
              >
                {name}
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
