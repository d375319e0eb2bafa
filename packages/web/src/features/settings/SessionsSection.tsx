import type { SessionInfo } from '@corkboard/contract/accounts/wire/session'
import { AlertDialog, Button, GlobeIcon } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { MINUTE } from '../../i18n/minute.ts'
import { useResponse, useRequestContext, useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { resource } from '../../store/requests.ts'
import { Loaded, Row, Section } from './SectionParts.tsx'
import styles from './Settings.module.css'

export const userSessions = resource('UserSessionsResource', {})

const useDevice = () => {
  const t = useTexts(texts)
  return ({ browser, system }: SessionInfo): string =>
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
}

const useCountry = () => {
  const { locale } = useRequestContext()
  return (country: string): string => new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
}

const SessionRow = ({ session, onEnded }: { readonly session: SessionInfo; readonly onEnded: () => void }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const device = useDevice()(session)
  const country = useCountry()
  const { data, toasts } = useServices()
  const { pending, run } = useAction()
  const used = format.date(session.last_used_at, MINUTE)
  const end = async () => {
    await run(async () => {
      await data.write('delete', 'UserSessionsResource', { session_id: session.id })
      toasts.show({ text: t('sessions.ended') })
    })
    onEnded()
  }
  const facts = [
    session.country && country(session.country),
    t('sessions.used', { used }),
    t('sessions.began', { began: format.date(session.created_at) }),
  ]
  return (
    <li>
      <Row
        icon={<GlobeIcon size={24} />}
        title={device}
        text={
          <>
            {session.is_current && <div className={styles.good}>{t('sessions.current')}</div>}
            {facts.filter(Boolean).map((fact) => (
              <div key={fact}>{fact}</div>
            ))}
          </>
        }
        action={
          !session.is_current && (
            <Button
              size="small"
              pending={pending}
              onClick={() => void end()}
              aria-label={t('sessions.end.named', { device, used })}
            >
              {t('sessions.end')}
            </Button>
          )
        }
      />
    </li>
  )
}

interface EndOthersProps {
  readonly count: number
  readonly onEnded: () => void
}

const EndOthers = ({ count, onEnded }: EndOthersProps) => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const [isOpen, setIsOpen] = useState(false)
  const { pending, run } = useAction()
  const end = async () => {
    await run(async () => {
      await data.write('delete', 'UserSessionsResource', {})
      toasts.show({ text: t('sessions.endedAll') })
    })
    setIsOpen(false)
    onEnded()
  }
  return (
    <div className={styles.foot}>
      <Button onClick={() => setIsOpen(true)}>{t('sessions.endAll')}</Button>
      <AlertDialog
        open={isOpen}
        title={t('sessions.endAll.title')}
        confirmLabel={t('sessions.endAll')}
        cancelLabel={t('sessions.endAll.keep')}
        pending={pending}
        onConfirm={() => void end()}
        onCancel={() => setIsOpen(false)}
      >
        {t('sessions.endAll.text', { count })}
      </AlertDialog>
    </div>
  )
}

/** Lists the user's sessions and ends one of them or all others. */
export const SessionsSection = () => {
  const t = useTexts(texts)
  const response = useResponse<readonly SessionInfo[]>(userSessions)
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <Loaded response={response}>
        {(sessions) => {
          const others = sessions.filter(({ is_current: isCurrent }) => !isCurrent).length
          return (
            <>
              <ul className={styles.group} aria-label={t('sessions.list')}>
                {sessions.map((session) => (
                  <SessionRow key={session.id} session={session} onEnded={response.reload} />
                ))}
              </ul>
              {others > 0 ? <EndOthers count={others} onEnded={response.reload} /> : <p>{t('sessions.only')}</p>}
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
