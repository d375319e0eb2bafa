import { useMessages } from '../../messages/messages.tsx'
import { useRequestContext } from '../../services.tsx'

/** Where a mail is promised: that on this site mails only reach a folder of its server, if that is so. */
export const MailNote = () => {
  const t = useMessages()
  const { sends_mail: sendsMail } = useRequestContext()
  return sendsMail ? null : <p>{t('mail.kept')}</p>
}
