import type { PinDraftTag } from '@corkboard/contract/content/wire/pin-draft'
import { Avatar, Dialog, Skeleton } from '@corkboard/design-system'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { PeopleField } from '../people/FindPeople.tsx'
import { useLater } from '../people/share-suggestions.ts'
import { useResponse, useEntities, useFeed, useViewer } from '../../services.tsx'
import type { EntityRef } from '../../store/entities.ts'
import { list, resource } from '../../store/requests.ts'
import styles from './Tags.module.css'
import { texts } from './texts/texts.generated.ts'

type Tagged = Pick<PinDraftTag, 'type' | 'object_id' | 'name'>

interface TagDialogProps {
  readonly onChoose: (object: Tagged) => void
  readonly onClose: () => void
}

/** (ours) As many pins as fit without much scrolling. */
const PINS_SHOWN = 24

/** As long as a name that a draft takes. */
const NAME_LENGTH = 100

interface FoundProps {
  readonly term: string
  readonly onChoose: (object: Tagged) => void
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

/** Pins with these words; without words, the viewer's newest. */
const FoundPins = ({ term, onChoose }: FoundProps) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  const username = viewer.kind === 'AUTH' ? viewer.username : ''
  const { items, isFirstLoad } = useFeed(
    term === ''
      ? list('UserActivityPinsResource', { username, field_set_key: 'grid' })
      : list('SearchResource', { query: term, scope: 'pins', field_set_key: 'grid' }),
  )
  const pins = useEntities('pin', items.filter(({ type }) => type === 'pin').slice(0, PINS_SHOWN))
  if (isFirstLoad) return <Skeleton shape="title" />
  if (pins.length === 0) return <p className={styles.hint}>{t('tags.pins.none')}</p>
  return (
    <ul className={styles.pins}>
      {pins.map((pin) => {
        const name = pin.title || pin.alt_text
        const picture = pin.images['236x']
        return (
          <li key={pin.id}>
            <button
              type="button"
              className={styles.pin}
              aria-label={name || t('tags.untitled')}
              style={{ background: pin.dominant_color }}
              onClick={() => onChoose({ type: 'pin', object_id: pin.id, name: name.slice(0, NAME_LENGTH) })}
            >
              {picture && !pin.sensitivity_screen && <img src={picture.url} alt="" loading="lazy" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const FoundPeople = ({ term, onChoose }: FoundProps) => {
  const t = useTexts(texts)
  const { data, isLoading } = useResponse<readonly EntityRef[]>(resource('MentionSuggestionsResource', { query: term }))
  const people = useEntities('user', data ?? [])
  if (!data && isLoading) return <Skeleton shape="title" />
  if (people.length === 0) return <p className={styles.hint}>{t('tags.people.none')}</p>
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className={styles.person}
            onClick={() => onChoose({ type: 'user', object_id: person.id, name: person.full_name })}
          >
            <Avatar id={person.id} name={person.full_name} src={person.image_small_url} size={32} decorative />
            <span className={styles.name}>
              {person.full_name} <bdi className={styles.username}>@{person.username}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** CREATE-03: chooses the pin or the person that a tag is about. */
export const TagDialog = ({ onChoose, onClose }: TagDialogProps) => {
  const t = useTexts(texts)
  const [term, setTerm] = useState('')
  const later = useLater(term.trim())
  return (
    <Dialog open title={t('tags.dialog')} closeLabel={t('tags.close')} onClose={onClose}>
      <div className={styles.dialog}>
        <PeopleField label={t('tags.search')} clearLabel={t('tags.clear')} term={term} onType={setTerm} />
        <Section title={t(later === '' ? 'tags.pins.own' : 'tags.pins')}>
          <FoundPins term={later} onChoose={onChoose} />
        </Section>
        <Section title={t('tags.people')}>
          <FoundPeople term={later} onChoose={onChoose} />
        </Section>
      </div>
    </Dialog>
  )
}
