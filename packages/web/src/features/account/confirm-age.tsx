import { LIMITS } from '@corkboard/contract/limits'
import { AlertDialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import { ageOn } from './age.ts'

interface AgeDialogProps {
  readonly age: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const AgeDialog = ({ age, onConfirm, onCancel }: AgeDialogProps) => {
  const t = useTexts(texts)
  const text = age < LIMITS.minimumAge ? 'account.age.tooYoung' : 'account.age.private'
  return (
    <AlertDialog
      open
      kind="accent"
      title={t('account.age.title', { age })}
      confirmLabel={t('account.age.confirm')}
      cancelLabel={t('account.age.change')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t(text, { minimum: LIMITS.minimumAge, private: LIMITS.privateProfileAge })}
    </AlertDialog>
  )
}

/**
 * IDENT-04: the underage confirmation. Asks a user whose birthday makes them younger than 16 to confirm it before the
 * account becomes private or is refused for a day.
 * @throws an abort when it is not right
 */
export const confirmAge = async ({ dialogs }: Services, birthday: string): Promise<void> => {
  const age = ageOn(new Date().toISOString().slice(0, 10), birthday)
  if (age === undefined || age < 0 || age >= LIMITS.privateProfileAge) return
  await new Promise<void>((resolve, reject) => {
    dialogs.open((close) => (
      <AgeDialog
        age={age}
        onConfirm={() => {
          close()
          resolve()
        }}
        onCancel={() => {
          close()
          reject(new DOMException('The birthday is another.', 'AbortError'))
        }}
      />
    ))
  })
}
