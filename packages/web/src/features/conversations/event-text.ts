import type { Message } from '@corkboard/contract/social/wire/conversation'
import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'

/** Returns the text of a group conversation's event. */
export const eventText = (
  t: Translate<typeof texts>,
  { event, sender, sender_id: senderId, subject, text }: Message,
  viewerId: string,
): string => {
  const name = senderId === viewerId ? t('messages.byYou') : (sender?.full_name ?? t('messages.someone'))
  switch (event) {
    case 'added':
      return t('messages.event.added', {
        name,
        subject: subject?.id === viewerId ? t('messages.toYou') : (subject?.full_name ?? t('messages.someone')),
      })
    case 'left':
      return t('messages.event.left', { name })
    case 'named':
      return t(text === '' ? 'messages.event.unnamed' : 'messages.event.named', { name, text })
    default:
      return t('messages.event.began', { name })
  }
}
