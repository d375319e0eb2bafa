import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import { ErrorState, SearchField, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useResponse, useEntities } from '../../services.tsx'
import type { EntityRef, UserEntity } from '../../store/entities.ts'
import { suggestionsFor, useLater } from './share-suggestions.ts'

interface PeopleFieldProps {
  readonly label: string
  readonly clearLabel: string
  readonly term: string
  readonly onType: (term: string) => void
}

/** The field for a name to search for. */
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
  /** The accessible name of the list. */
  readonly label: string
  /** The text when loading fails. */
  readonly failure: string
  /** Shown when nobody is found. */
  readonly nobody: ReactNode
  /** Renders the row of a user. */
  readonly children: (person: UserEntity) => ReactNode
  /** Renders the group conversations with that name or member. Without it, none are requested. */
  readonly groups?: (groups: readonly Conversation[]) => ReactNode
}

const isGroup = (found: EntityRef | Conversation): found is Conversation => found.type === 'conversation'

/** PIN-14: users the viewer can reach whose names contain the term, or suggestions without a term. */
export const FoundPeople = ({ term, label, failure, nobody, children, groups }: FoundPeopleProps) => {
  const t = useTexts(shellTexts)
  const response = useResponse<readonly (EntityRef | Conversation)[]>(
    suggestionsFor(useLater(term), groups !== undefined),
  )
  const found = response.data ?? []
  const people = useEntities(
    'user',
    found.filter((it) => !isGroup(it)),
  )
  if (response.error && people.length === 0) {
    return (
      <ErrorState
        level={3}
        title={failure}
        retryLabel={t('error.retry')}
        onRetry={response.reload}
        pending={response.isLoading}
      />
    )
  }
  if (response.data === undefined) return <Skeleton shape="title" />
  return (
    <>
      {people.length === 0 ? nobody : <ul aria-label={label}>{people.map(children)}</ul>}
      {groups?.(found.filter(isGroup))}
    </>
  )
}
