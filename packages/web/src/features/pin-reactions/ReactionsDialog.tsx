import type { Reaction } from '@corkboard/contract/content/wire/pin-interactions'
import { Chip, Dialog, VisuallyHidden } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import { reactionsTo } from './did-its.ts'
import styles from './ReactionDialogs.module.css'
import { PeopleList, Person } from './PeopleList.tsx'
import { REACTIONS, reactionOf } from './reactions.tsx'

export interface ReactionsDialogProps {
  readonly pinId: string
  readonly counts: Readonly<Record<string, number>>
  readonly onClose: () => void
}

/** PIN-07: lists who reacted and how, with a filter if there are several kinds. */
export const ReactionsDialog = ({ pinId, counts, onClose }: ReactionsDialogProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  const [type, setType] = useState(0)
  const feed = useFeed<Reaction>(reactionsTo(pinId, type))
  const kinds = REACTIONS.filter((reaction) => counts[String(reaction.type)])
  return (
    <Dialog open title={t('interactions.reactions.who')} closeLabel={t('interactions.close')} onClose={onClose}>
      <div className={styles.form}>
        {kinds.length > 1 && (
          <div className={styles.filters}>
            <Chip pressed={type === 0} onPress={() => setType(0)}>
              {t('interactions.reactions.all')}
            </Chip>
            {kinds.map(({ type: kind, name, Drawing }) => (
              <Chip key={kind} icon={<Drawing size={16} />} pressed={type === kind} onPress={() => setType(kind)}>
                {`${t(name)} ${format.number(counts[String(kind)] ?? 0)}`}
              </Chip>
            ))}
          </div>
        )}
        <PeopleList
          feed={feed}
          failed={t('interactions.reactions.failed')}
          none={t('interactions.reactions.none')}
          line={({ user, reaction_type: kind }) => {
            const reaction = reactionOf(kind)
            return (
              <Person user={user}>
                {reaction && <reaction.Drawing size={20} />}
                {reaction && <VisuallyHidden>{t(reaction.name)}</VisuallyHidden>}
              </Person>
            )
          }}
        />
      </div>
    </Dialog>
  )
}
