import type { ErrorDetail, ErrorGroup } from '@corkboard/contract/upkeep/wire/error-report'
import { ArrowStartIcon, Button, Skeleton } from '@corkboard/design-system'
import { MINUTE } from '../../../i18n/minute.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { mayRunTheSite } from '../../../product/accounts/staff.ts'
import { useResponse, useServices, useViewer } from '../../../services.tsx'
import { useAction } from '../../../shell/use-action.ts'
import admin from '../Admin.module.css'
import { RequireSecondStep } from '../RequireSecondStep.tsx'
import { KIND_TEXTS } from './error-kinds.ts'
import { errorDetail, errorGroups, errorPath, errorsPath } from './error-requests.ts'
import { ErrorExamples } from './ErrorExamples.tsx'
import styles from './Errors.module.css'
import { Facts } from './Facts.tsx'
import { texts } from './texts/texts.generated.ts'

const GroupFacts = ({ group }: { readonly group: ErrorGroup }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const seen = (moment: string, release: string | null): string => {
    const date = format.date(moment, MINUTE)
    return release === null ? date : t('errors.one.seen', { date, release })
  }
  return (
    <Facts
      label={t('errors.one.facts')}
      facts={[
        [t('errors.one.kind'), t(KIND_TEXTS[group.kind])],
        [t('errors.one.place'), group.place],
        [t('errors.one.count'), t('errors.count', { count: group.count })],
        [t('errors.one.first'), seen(group.first_seen_at, group.first_release)],
        [t('errors.one.last'), seen(group.last_seen_at, group.last_release)],
      ]}
    />
  )
}

/** Marks an error as resolved, or as open again. */
const Resolve = ({ group, onChanged }: { readonly group: ErrorGroup; readonly onChanged: () => void }) => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const { pending, run } = useAction()
  const { id, is_resolved: isResolved } = group
  const change = () =>
    run(async () => {
      await data.write('update', 'AdminErrorResource', { error_id: id, is_resolved: !isResolved })
      toasts.show({ text: t(isResolved ? 'errors.one.reopened.done' : 'errors.one.resolved.done') })
      for (const which of [true, false]) void data.load(errorGroups(which), { force: true })
      onChanged()
    })
  return (
    <div className={styles.resolve}>
      <Button kind={isResolved ? 'neutral' : 'accent'} pending={pending} onClick={() => void change()}>
        {t(isResolved ? 'errors.one.reopen' : 'errors.one.resolve')}
      </Button>
      <span className={admin.subtle}>{t(isResolved ? 'errors.one.resolved' : 'errors.one.resolve.hint')}</span>
    </div>
  )
}

const Detail = ({ id }: { readonly id: string }) => {
  const { data, reload } = useResponse<ErrorDetail>(errorDetail(id))
  if (!data) return <Skeleton shape="title" />
  return (
    <>
      <h1 className={styles.title} dir="ltr">
        {data.group.message}
      </h1>
      <GroupFacts group={data.group} />
      <Resolve group={data.group} onChanged={reload} />
      <ErrorExamples examples={data.examples} />
    </>
  )
}

/** SHELL-19: one error with its latest reports. */
export const ErrorPage = ({ id }: { readonly id: string }) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  return (
    <div className={admin.page}>
      <div>
        <Button kind="quiet" size="small" href={errorsPath} icon={<ArrowStartIcon size={16} />}>
          {t('errors.one.back')}
        </Button>
      </div>
      {mayRunTheSite(viewer) ? <Detail id={id} /> : <RequireSecondStep back={errorPath(id)} />}
    </div>
  )
}
