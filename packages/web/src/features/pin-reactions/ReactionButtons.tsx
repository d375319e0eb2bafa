import { Button, ChevronDownIcon, HeartIcon, IconButton, Menu, VisuallyHidden } from '@corkboard/design-system'
import type { ReactionType } from '@corkboard/contract/content/reaction-types'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { react } from './reaction-actions.ts'
import styles from './ReactionsPlace.module.css'
import { ReactionsDialog } from './ReactionsDialog.tsx'
import { REACTIONS, reactionOf } from './reactions.tsx'

interface ReactionButtonsProps {
  readonly pinId: string
  /** How many reactions there are of each type. */
  readonly counts: Readonly<Record<string, number>>
  /** The type of the viewer's own reaction, or 0. */
  readonly mine: number
}

/** PIN-07: reacts with a heart, another of the five, or not at all; shows how many reacted. */
export const ReactionButtons = ({ pinId, counts, mine }: ReactionButtonsProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const gate = useAccountGate()
  const own = reactionOf(mine)
  const OwnDrawing = own?.Drawing ?? HeartIcon
  const choose = (type: ReactionType | 0) =>
    gate({ title: t('interactions.toReact'), signUpTitle: t('interactions.toReact.new') }, () =>
      react(services, pinId, type),
    )
  return (
    <>
      <Button
        aria-pressed={own !== undefined}
        aria-label={own && t('interactions.react.back', { reaction: t(own.name) })}
        icon={<OwnDrawing size={24} />}
        onClick={() => choose(own ? 0 : 1)}
      >
        {t(own?.name ?? 'interactions.react')}
      </Button>
      <Menu
        label={t('interactions.react.other')}
        trigger={(props) => (
          <IconButton {...props} label={t('interactions.react.other')} icon={<ChevronDownIcon size={16} />} />
        )}
        items={REACTIONS.map(({ type, name, Drawing }) => ({
          id: String(type),
          label: t(name),
          icon: <Drawing />,
          checked: type === mine,
          onSelect: () => choose(type === mine ? 0 : type),
        }))}
      />
      <ReactionCounts pinId={pinId} counts={counts} />
    </>
  )
}

/** Opens the list of who reacted. */
const ReactionCounts = ({ pinId, counts }: Omit<ReactionButtonsProps, 'mine'>) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { dialogs } = useServices()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <button
      type="button"
      className={styles.counts}
      aria-haspopup="dialog"
      onClick={() => dialogs.open((close) => <ReactionsDialog pinId={pinId} counts={counts} onClose={close} />)}
    >
      <span className={styles.kinds} aria-hidden>
        {REACTIONS.filter(({ type }) => counts[String(type)]).map(({ type, Drawing }) => (
          <Drawing key={type} size={16} />
        ))}
      </span>
      <span aria-hidden>{format.number(total)}</span>
      <VisuallyHidden>{t('interactions.reactions', { count: total })}</VisuallyHidden>
    </button>
  )
}
