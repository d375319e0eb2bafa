import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useRequestContext, useViewer } from '../../services.tsx'

/** Shown wherever an email is promised: says that this site writes emails to a folder on its server, if it does. */
export const MailNote = () => {
  const t = useTexts(texts)
  const { sends_mail: sendsMail } = useRequestContext()
  const viewer = useViewer()
  if (sendsMail) return null
  return <p>{t(viewer.kind === 'AUTH' && viewer.is_owner ? 'mail.owner' : 'mail.kept')}</p>
}
