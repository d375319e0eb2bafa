import { ErrorState, SearchField, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useAnswer, useEntities } from '../../services.tsx'
import type { EntityRef, UserEntity } from '../../store/entities.ts'
import { suggestionsFor, useLater } from './share-suggestions.ts'

interface PeopleFieldProps {
  readonly label: string
  readonly clearLabel: string
  readonly term: string
  readonly onType: (term: string) => void
}

/** Where people are named who are to be found. */
export const PeopleField = ({ label, clearLabel, term, onType }: PeopleFieldProps) => (
  <form role="search" onSubmit={(event) => event.preventDefault()}>
    <SearchField
      label={label}
      clearLabel={clearLabel}
      value={term}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus=""
      onChange={(event) => onType(event.currentTarget.value)}
    />
  </form>
)

interface FoundPeopleProps {
  readonly term: string
  /** Name of the list. */
  readonly label: string
  /** That they could not be asked for. */
  readonly failure: string
  /** That there is nobody. */
  readonly nobody: ReactNode
  /** The line of each. */
  readonly children: (person: UserEntity) => ReactNode
}

/** PIN-14: people one may reach whose names have a term in them, or those that come first where there is none. */
export const FoundPeople = ({ term, label, failure, nobody, children }: FoundPeopleProps) => {
  const t = useTexts(shellTexts)
  const answer = useAnswer<readonly EntityRef[]>(suggestionsFor(useLater(term)))
  const people = useEntities('user', answer.data ?? [])
  if (answer.error && people.length === 0) {
    return (
      <ErrorState
        level={3}
        title={failure}
        retryLabel={t('error.retry')}
        onRetry={answer.reload}
        pending={answer.isLoading}
      />
    )
  }
  if (answer.data === undefined) return <Skeleton shape="title" />
  return people.length === 0 ? nobody : <ul aria-label={label}>{people.map(children)}</ul>
}
