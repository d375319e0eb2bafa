import { useMessages } from '../../messages/messages.tsx'
import { useServices, useViewer } from '../../services.tsx'
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
      <SignUpChart />
      <AccountList onChanged={() => isOwner && void data.load(operatorActions, { force: true })} />
      {isOwner && <ActionsLog />}
    </div>
  )
}
