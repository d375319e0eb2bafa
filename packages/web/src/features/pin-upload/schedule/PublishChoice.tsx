import { RadioGroup } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { suggestedFields } from '../../../product/scheduling/schedule-time.ts'
import { ScheduleInputs } from '../../../product/scheduling/ScheduleInputs.tsx'
import type { Draft } from '../builder-items.ts'
import type { Builder } from '../use-builder.ts'
import { texts } from './texts/texts.generated.ts'

interface PublishChoiceProps {
  readonly draft: Draft
  readonly builder: Pick<Builder, 'dispatch'>
}

/** CREATE-06: whether a draft is published immediately, or when. */
export const PublishChoice = ({ draft, builder }: PublishChoiceProps) => {
  const t = useTexts(texts)
  const { key, later, fieldErrors, publishing } = draft
  const isPublishing = publishing === 'publishing'
  const choose = (chosen: Draft['later']) => builder.dispatch({ type: 'timeChosen', key, later: chosen })
  return (
    <>
      <RadioGroup
        label={t('builder.when')}
        value={later ? 'later' : 'now'}
        options={[
          { value: 'now', label: t('builder.when.now'), disabled: isPublishing },
          {
            value: 'later',
            label: t('builder.when.later'),
            hint: t('builder.when.later.hint'),
            disabled: isPublishing,
          },
        ]}
        onChange={(when) => choose(when === 'now' ? null : suggestedFields(Date.now()))}
      />
      {later && (
        <ScheduleInputs
          fields={later}
          problems={fieldErrors}
          onEdit={(name, value) => choose({ ...later, [name]: value })}
          disabled={isPublishing}
        />
      )}
    </>
  )
}
