import { Button, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { pinSent } from '../../product/member-feeds.ts'
import { useResponse, usePin } from '../../services.tsx'
import { messagesPath, pinPath } from '../../product/addresses.ts'
import { SendPeople } from './SendPeople.tsx'
import styles from './SendPin.module.css'

/**
 * PIN-14: the page after sending a pin: shows the pin and offers to send it to more people. To users who have not sent
 * it, it offers to.
 */
export const SentPage = ({ pinId }: { readonly pinId: string }) => {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  const isSent = useResponse<{ readonly is_sent: boolean }>(pinSent(pinId)).data?.is_sent === true
  const image = pin?.images['236x']
  return (
    <div className={styles.page}>
      <h1>{t(isSent ? 'sent.title' : 'send.title')}</h1>
      {pin && image ? (
        <Link href={pinPath(pin)} className={styles.pin}>
          <img
            src={image.url}
            alt={pin.alt_text || pin.title}
            width={image.width}
            height={image.height}
            style={{ backgroundColor: pin.dominant_color }}
          />
          {pin.title && <span dir="auto">{pin.title}</span>}
        </Link>
      ) : (
        <Skeleton shape="picture" />
      )}
      <div className={styles.actions}>
        {isSent && <Button href={messagesPath}>{t('sent.messages')}</Button>}
        <Button href={pinPath({ id: pinId })}>{t('sent.back')}</Button>
      </div>
      <section className={styles.others} aria-labelledby="send-others">
        <h2 id="send-others">{t(isSent ? 'sent.others' : 'send.people')}</h2>
        <SendPeople pinId={pinId} />
      </section>
    </div>
  )
}
