import { ArrowStartIcon, Button } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useViewer } from '../../services.tsx'
import { adminPath } from '../../product/addresses.ts'
import { mayRunTheSite } from '../../product/accounts/staff.ts'
import styles from './Admin.module.css'
import { RequireSecondStep } from './RequireSecondStep.tsx'

interface AdminFrameProps {
  readonly title: string
  readonly text?: string
  /** This page's path. The first admin page links to the others, which link back to it. */
  readonly path: string
  readonly children: ReactNode
}

/** The frame of an admin page. Shows the content once the admin has turned on two-factor authentication. */
export const AdminFrame = ({ title, text, path, children }: AdminFrameProps) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  return (
    <div className={styles.page}>
      <div>
        {path !== adminPath && (
          <Button kind="quiet" size="small" href={adminPath} icon={<ArrowStartIcon size={16} />}>
            {t('admin.back')}
          </Button>
        )}
        <h1>{title}</h1>
        {text && <p className={styles.subtle}>{text}</p>}
      </div>
      {mayRunTheSite(viewer) ? children : <RequireSecondStep back={path} />}
    </div>
  )
}
