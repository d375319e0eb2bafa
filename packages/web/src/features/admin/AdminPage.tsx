import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useRequestContext, useServices, useViewer } from '../../services.tsx'
import { adminPath, reportsPath } from '../../product/addresses.ts'
import { AccountList } from './AccountList.tsx'
import { ActionsLog, operatorActions } from './ActionsLog.tsx'
import styles from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { SignUpChart } from './SignUpChart.tsx'
import { errorsPath } from './errors/error-requests.ts'
import { editorialPath } from './today/editorial-requests.ts'

/** The admin's overview: accounts, recent sign-ups and recent actions. */
export const AdminPage = () => {
  const t = useTexts(texts)
  const viewer = useViewer()
  const { data } = useServices()
  const { sends_mail: sendsMail } = useRequestContext()
  const isOwner = viewer.kind === 'AUTH' && viewer.is_owner
  return (
    <AdminFrame title={t('admin.title')} path={adminPath}>
      {isOwner && !sendsMail && <Banner compact>{t('admin.noMail')}</Banner>}
      <div className={styles.areas}>
        <section className={styles.part} aria-labelledby="admin-reports">
          <h2 id="admin-reports">{t('admin.reports')}</h2>
          <div>
            <Button href={reportsPath}>{t('admin.reports.open')}</Button>
          </div>
        </section>
        <section className={styles.part} aria-labelledby="admin-errors">
          <h2 id="admin-errors">{t('admin.errors')}</h2>
          <div>
            <Button href={errorsPath}>{t('admin.errors.open')}</Button>
          </div>
        </section>
        <section className={styles.part} aria-labelledby="admin-today">
          <h2 id="admin-today">{t('admin.today')}</h2>
          <div>
            <Button href={editorialPath}>{t('admin.today.open')}</Button>
          </div>
        </section>
      </div>
      <SignUpChart />
      <AccountList onChanged={() => isOwner && void data.load(operatorActions, { force: true })} />
      {isOwner && <ActionsLog />}
    </AdminFrame>
  )
}
