import type { Id } from '@corkboard/contract/ids'
import type { RemovedPin as Removed } from '@corkboard/contract/social/wire/safety'
import { Button, EmptyState } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as reportingTexts } from '../reporting/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { resource } from '../../store/requests.ts'
import { FallenPin } from '../../shell/FallenPin.tsx'

export interface RemovedPinProps {
  readonly pinId: Id
  /** What other users see. */
  readonly otherwise: ReactNode
}

/** PIN-09: tells the owner of a removed pin, at the pin's address, that moderators removed it. */
export const RemovedPin = ({ pinId, otherwise }: RemovedPinProps) => {
  const t = useTexts(texts, reportingTexts, shellTexts)
  const { data: pin } = useResponse<Removed>(resource('RemovedPinResource', { pin_id: pinId }))
  if (!pin) return otherwise
  const reasons = pin.reasons.map((reason) => t('notification.reason', { reason })).join(', ')
  return (
    <EmptyState
      title={pin.title ? t('removed.title', { title: pin.title }) : t('removed.title.untitled')}
      level={1}
      isPage
      picture={<FallenPin />}
      // If the pin was removed along with another user's picture, there is no notification about it.
      action={
        reasons === '' ? (
          <Button href="/">{t('error.home')}</Button>
        ) : (
          <Button href="/news/">{t('removed.notifications')}</Button>
        )
      }
    >
      {t(pin.is_for_picture ? 'removed.text.picture' : 'removed.text')}
      {reasons !== '' && <> {t('notification.reasons', { reasons })}.</>} {t('removed.next')}
    </EmptyState>
  )
}
