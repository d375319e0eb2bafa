import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useRequestContext, useViewer } from '../../services.tsx'

/** Where a mail is promised: that on this site mails only reach a folder of its server, if that is so. */
export const MailNote = () => {
  const t = useTexts(texts)
  const { sends_mail: sendsMail } = useRequestContext()
  const viewer = useViewer()
  if (sendsMail) return null
  return <p>{t(viewer.kind === 'AUTH' && viewer.is_owner ? 'mail.owner' : 'mail.kept')}</p>
}
