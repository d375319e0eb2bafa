import { Banner, Button } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useServices, useViewer } from '../../services.tsx'
import { adminPath, reportsPath, twoFactorPath, withReturn } from '../../shell/addresses.ts'
import { AccountList } from './AccountList.tsx'
import { ActionsLog, operatorActions } from './ActionsLog.tsx'
import styles from './Admin.module.css'
import { SignUpChart } from './SignUpChart.tsx'

/** For whoever runs the site: who is here, who came lately, what was done. */
export const AdminPage = () => {
  const t = useMessages()
  const viewer = useViewer()
  const { data } = useServices()
  const isOwner = viewer.kind === 'AUTH' && viewer.is_owner
  return (
    <div className={styles.page}>
      <h1>{t('admin.title')}</h1>
      {viewer.kind === 'AUTH' && viewer.must_enable_mfa && (
        <Banner
          action={
            <Button kind="accent" href={withReturn(twoFactorPath, adminPath)}>
              {t('admin.secondStep.turnOn')}
            </Button>
          }
        >
          <strong>{t('admin.secondStep.title')}</strong>
          <br />
          {t('admin.secondStep.text')}
        </Banner>
      )}
      <section className={styles.part} aria-labelledby="admin-reports">
        <h2 id="admin-reports">{t('admin.reports')}</h2>
        <div>
          <Button href={reportsPath}>{t('admin.reports.open')}</Button>
        </div>
      </section>
      <SignUpChart />
      <AccountList onChanged={() => isOwner && void data.load(operatorActions, { force: true })} />
      {isOwner && <ActionsLog />}
    </div>
  )
}
