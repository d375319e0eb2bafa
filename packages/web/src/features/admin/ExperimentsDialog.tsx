import type { ExperimentReport } from '@corkboard/contract/platform/wire/experiments'
import { Dialog, ErrorState, Skeleton } from '@corkboard/design-system'
import { useId } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { resource } from '../../store/requests.ts'
import styles from './ExperimentsDialog.module.css'

const experiments = resource('ExperimentsResource', {})

const Experiment = ({ name, own_group: own, groups }: ExperimentReport) => {
  const t = useTexts(texts)
  const format = useFormat()
  const titleId = useId()
  const total = groups.reduce((sum, { share }) => sum + share, 0)
  return (
    <section className={styles.experiment} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <bdi>{name}</bdi>
      </h3>
      <table className={styles.groups} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('experiments.group')}</th>
            <th scope="col">{t('experiments.share')}</th>
            <th scope="col">{t('experiments.met')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name: group, share, activations }) => (
            <tr key={group} className={group === own ? styles.own : undefined}>
              <th scope="row">
                <bdi>{group}</bdi> {group === own && <span className={styles.mark}>{t('experiments.own')}</span>}
              </th>
              {/* A share of all users. Employees are taken from every group. */}
              <td>{share > 0 ? format.number(share / total, { style: 'percent', maximumFractionDigits: 1 }) : '–'}</td>
              <td>{format.number(activations)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** IDENT-21: lists the running experiments, their groups, and the group of the employee who is looking. */
export const ExperimentsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(texts, shellTexts)
  const { data, error, isLoading, reload } = useResponse<readonly ExperimentReport[]>(experiments)
  return (
    <Dialog open readOnly title={t('experiments.title')} closeLabel={t('experiments.close')} onClose={onClose}>
      <div className={styles.list}>
        {data ? (
          <>
            <p className={styles.text}>{t('experiments.text')}</p>
            {data.map((report) => (
              <Experiment key={report.name} {...report} />
            ))}
          </>
        ) : error ? (
          <ErrorState title={t('admin.failed')} retryLabel={t('error.retry')} onRetry={reload} pending={isLoading}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton shape="title" />
        )}
      </div>
    </Dialog>
  )
}
