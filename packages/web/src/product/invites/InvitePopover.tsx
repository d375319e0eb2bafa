import type { InviteMetadata } from '@corkboard/contract/social/wire/invite'
import { Avatar, Button, CloseIcon, IconButton } from '@corkboard/design-system'
import { useCallback, useEffect, useId, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useShown, useViewer } from '../../services.tsx'
import { logInPath, signUpPath, withReturn } from '../addresses.ts'
import { isBusyElsewhere } from '../../shell/key-presses.ts'
import styles from './InvitePopover.module.css'

/** Escape closes the popover, wherever the focus is. */
const useEscape = (isShown: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isBusyElsewhere(event)) return
      event.preventDefault()
      close()
    }
    // In the capture phase, before the page handles Escape by going back.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isShown, close])
}

/** IDENT-15: tells a desktop visitor who invited them, until they close it or have an account. */
export const InvitePopover = ({ sender }: Pick<InviteMetadata, 'sender'>) => {
  const t = useTexts(texts)
  const titleId = useId()
  const viewer = useViewer()
  const { pathname } = useShown().visit.location
  const [isClosed, setIsClosed] = useState(false)
  const close = useCallback(() => setIsClosed(true), [])
  const isOnTheWay = [logInPath, signUpPath].some((path) => path === pathname || path === `${pathname}/`)
  const isShown = !isClosed && viewer.kind !== 'AUTH' && !isOnTheWay
  useEscape(isShown, close)
  if (!isShown) return null
  return (
    <section className={styles.popover} aria-labelledby={titleId}>
      <div className={styles.close}>
        <IconButton label={t('invite.close')} icon={<CloseIcon />} onClick={close} />
      </div>
      <Avatar id={sender.id} name={sender.full_name} src={sender.image_medium_url} size={64} decorative />
      <h2 id={titleId} className={styles.title} dir="auto">
        {t('invite.title', { name: sender.full_name })}
      </h2>
      <p className={styles.text}>{t('invite.text', { name: sender.first_name })}</p>
      <Button kind="accent" wide href={withReturn(signUpPath, pathname)}>
        {t('invite.signUp')}
      </Button>
    </section>
  )
}
