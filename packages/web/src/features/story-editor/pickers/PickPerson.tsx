import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import { Avatar, Dialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FoundPeople, PeopleField } from '../../../product/people/FindPeople.tsx'
import { texts } from '../texts/texts.generated.ts'
import styles from './Pickers.module.css'

interface PickPersonProps {
  readonly onClose: () => void
  readonly onPick: (person: StoryPinDraft['people'][number]) => void
}

/** Chooses whom a page mentions. */
export const PickPerson = ({ onClose, onPick }: PickPersonProps) => {
  const t = useTexts(texts)
  const [term, setTerm] = useState('')
  return (
    <Dialog open title={t('story.person.title')} closeLabel={t('story.close')} onClose={onClose}>
      <div className={styles.picker}>
        <PeopleField
          label={t('story.person.search')}
          clearLabel={t('story.person.clear')}
          term={term}
          onType={setTerm}
        />
        <div className={styles.people}>
          <FoundPeople
            term={term}
            label={t('story.person.list')}
            failure={t('story.person.failed')}
            nobody={<p className={styles.nothing}>{t('story.person.none')}</p>}
          >
            {({ id, username, full_name: fullName, image_medium_url: picture }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.line}
                  onClick={() => {
                    onPick({ id, username, full_name: fullName, image_medium_url: picture })
                    onClose()
                  }}
                >
                  <Avatar id={id} name={fullName} src={picture} size={48} decorative />
                  <span className={styles.words}>
                    <span dir="auto">{fullName}</span>
                    <small dir="auto">@{username}</small>
                  </span>
                </button>
              </li>
            )}
          </FoundPeople>
        </div>
      </div>
    </Dialog>
  )
}
