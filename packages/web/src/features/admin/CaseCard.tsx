import type { AdminUser } from '@corkboard/contract/accounts/wire/administration'
import { REPORT_REASONS, type ReportReason } from '@corkboard/contract/social/report-reasons'
import { type CaseAction, type ModerationAction, type ModerationCase } from '@corkboard/contract/social/wire/safety'
import { AlertDialog, Button, Menu, TextField } from '@corkboard/design-system'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useAppSelector, useServices } from '../../services.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { FormDialog } from '../../shell/forms/FormDialog.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { usePlaceholder } from '../../product/pictures/use-placeholder.ts'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { useAccountActions } from './account-actions.tsx'
import styles from './Admin.module.css'
import { ReportedMessages } from './ReportedMessages.tsx'

const ACTION_LABELS = {
  dismiss: 'moderation.dismiss',
  hide: 'moderation.hide',
  restore: 'moderation.restore',
  warn: 'moderation.warn',
  block_picture: 'moderation.block_picture',
  unblock_picture: 'moderation.unblock_picture',
} as const

const REASON_LABELS = {
  spam: 'moderation.reason.spam',
  nudity: 'moderation.reason.nudity',
  self_harm: 'moderation.reason.self_harm',
  misinformation: 'moderation.reason.misinformation',
  hate: 'moderation.reason.hate',
  dangerous_goods: 'moderation.reason.dangerous_goods',
  harassment: 'moderation.reason.harassment',
  violence: 'moderation.reason.violence',
  private_information: 'moderation.reason.private_information',
  intellectual_property: 'moderation.reason.intellectual_property',
  times: 'moderation.reason.times',
} as const

const DONE_TEXTS = {
  dismiss: 'moderation.done.dismiss',
  hide: 'moderation.done.hide',
  restore: 'moderation.done.restore',
  warn: 'moderation.done.warn',
  block_picture: 'moderation.done.block_picture',
  unblock_picture: 'moderation.done.unblock_picture',
} as const

const TARGET_LABELS = {
  pin: 'moderation.target.pin',
  comment: 'moderation.target.comment',
  did_it: 'moderation.target.did_it',
  board: 'moderation.target.board',
  user: 'moderation.target.user',
  conversation: 'moderation.target.conversation',
} as const

const isReason = (reason: string): reason is ReportReason => (REPORT_REASONS as readonly string[]).includes(reason)

interface CaseCardProps {
  readonly item: ModerationCase
  readonly onChanged: () => void
}

/** The text of a warning. */
const WarnDialog = ({
  name,
  takeAction,
  onClose,
}: {
  readonly name: string
  readonly takeAction: (message: string) => Promise<void>
  readonly onClose: () => void
}) => {
  const t = useTexts(texts)
  const form = useForm({
    initial: { message: '' },
    check: ({ message }) => (message.trim() === '' ? { message: 'request.missing' as const } : {}),
    send: async ({ message }) => {
      await takeAction(message.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      kind="danger"
      title={t('moderation.warn.title', { name })}
      text={t('moderation.warn.text')}
      submitLabel={t('moderation.warn.confirm')}
      cancelLabel={t('admin.keep')}
      closeLabel={t('admin.keep')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('message')} label={t('moderation.warn.message')} required data-autofocus="" />
    </FormDialog>
  )
}

interface AccountMenuProps {
  readonly userId: string
  readonly name: string
  readonly onWarn: (() => void) | undefined
  /** Bans the user for the reason of the case, which closes it. */
  readonly ban: (reason: string) => Promise<unknown>
  readonly onChanged: () => void
}

/** The menu of actions against the account behind the reported item. Loads the available actions when it opens. */
const AccountMenu = ({ userId, name, onWarn, ban, onChanged }: AccountMenuProps) => {
  const t = useTexts(texts)
  const { data } = useServices()
  const request = useMemo(() => resource('AdminUserResource', { user_id: userId }), [userId])
  const entry = useAppSelector((state) => selectEntry(state, request))
  const load = useCallback(() => void data.load(request), [data, request])
  const user = entry?.data as AdminUser | undefined
  const done = () => {
    void data.load(request, { force: true })
    onChanged()
  }
  const actions = useAccountActions(user, done, ban)
  const waiting = {
    id: 'waiting',
    label: t(entry?.error ? 'admin.failed' : 'moderation.account.loading'),
    disabled: true,
  }
  return (
    <Menu
      label={t('moderation.account', { name })}
      trigger={(props) => (
        <Button {...props} size="small" kind="quiet">
          {t('moderation.account.more')}
        </Button>
      )}
      onOpen={load}
      items={[
        ...(onWarn ? [{ id: 'warn', label: t('moderation.warn'), onSelect: onWarn }] : []),
        ...(user ? actions : [waiting]),
      ]}
    />
  )
}

const Picture = ({ item }: { readonly item: ModerationCase }) => {
  const box = usePlaceholder<HTMLDivElement>(item.placeholder ?? '')
  return (
    <div ref={box} className={styles.casePicture}>
      {item.image_url && <img src={item.image_url} alt="" loading="lazy" />}
    </div>
  )
}

/** A reported item: what it is, why it was reported and the actions available. */
export const CaseCard = ({ item, onChanged }: CaseCardProps) => {
  const t = useTexts(texts, savingTexts)
  const format = useFormat()
  const { data, dialogs, toasts } = useServices()
  const again = useReauthentication()
  const [pending, setPending] = useState<ModerationAction | null>(null)
  const { target_type: type, subject } = item
  const target = t(TARGET_LABELS[type])
  const name = subject ? `@${subject.username}` : ''
  const judge = (action: CaseAction, message?: string) =>
    data.write('update', 'ModerationCasesResource', {
      target_type: type,
      target_id: item.target_id,
      ...(type === 'conversation' && subject && { subject_id: subject.id }),
      action,
      ...(message !== undefined && { message }),
    })
  const takeAction = async (action: ModerationAction, message?: string) => {
    await again(() => judge(action, message))
    const undo = { label: t('pin.saved.undo'), onPress: () => void press('restore') }
    toasts.show({ text: t(DONE_TEXTS[action]), ...(action === 'hide' && { action: undo }) })
    onChanged()
  }
  const press = async (action: ModerationAction) => {
    setPending(action)
    try {
      await takeAction(action)
    } catch (thrown) {
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
    setPending(null)
  }
  const open = (content: (close: () => void) => ReactNode) => void dialogs.open(content)
  const start = (action: ModerationAction) => {
    if (action === 'warn') {
      return open((close) => (
        <WarnDialog name={name} takeAction={(message) => takeAction('warn', message)} onClose={close} />
      ))
    }
    if (action !== 'block_picture') return void press(action)
    return open((close) => (
      <AlertDialog
        open
        title={t('moderation.block.title')}
        confirmLabel={t('moderation.block_picture')}
        cancelLabel={t('admin.keep')}
        onConfirm={() => {
          close()
          void press(action)
        }}
        onCancel={close}
      >
        {t('moderation.block.text')}
      </AlertDialog>
    ))
  }
  const heading = subject ? t('moderation.by', { type, target, name }) : t('moderation.byGone', { type, target })
  return (
    <li className={styles.case} aria-label={heading}>
      {item.placeholder !== null && <Picture item={item} />}
      <div className={styles.words}>
        <h3>{heading}</h3>
        {type === 'conversation' ? (
          subject && <ReportedMessages conversationId={item.target_id} subjectId={subject.id} />
        ) : (
          <p className={styles.caseText} dir="auto">
            {item.text || <span className={styles.subtle}>{t('moderation.untitled')}</span>}
          </p>
        )}
        <p className={styles.subtle}>
          {t('moderation.count', { count: item.report_count })} ·{' '}
          <time dateTime={item.created_at}>{format.date(item.created_at)}</time>
          {item.state !== 'shown' && ` · ${t(item.state === 'hidden' ? 'moderation.hidden' : 'moderation.gone')}`}
        </p>
        <ul className={styles.reasons}>
          {item.reasons.map(({ reason, count }) => {
            const words = isReason(reason) ? t(REASON_LABELS[reason]) : reason
            return (
              <li key={reason}>
                {count > 1 ? t('moderation.reason.times', { reason: words, count: format.number(count) }) : words}
              </li>
            )
          })}
        </ul>
        {item.detailed_reasons.length > 0 && (
          <p className={styles.subtle}>
            {item.detailed_reasons.map((detail) => t('moderation.detail', { detail })).join(', ')}
          </p>
        )}
        {item.details.map((words, n) => (
          <blockquote key={n} className={styles.quote}>
            <bdi>{words}</bdi>
          </blockquote>
        ))}
        <div className={styles.caseActions}>
          {item.path ? (
            <Link href={item.path}>{t('moderation.see')}</Link>
          ) : (
            item.picture_url && (
              <a href={item.picture_url} target="_blank" rel="noreferrer">
                {t('moderation.picture')}
              </a>
            )
          )}
          {item.viewer_can.map((action) => (
            <Button
              key={action}
              size="small"
              kind={action === 'hide' || action === 'block_picture' ? 'quietDanger' : 'neutral'}
              pending={pending === action}
              onClick={() => start(action)}
            >
              {t(ACTION_LABELS[action])}
            </Button>
          ))}
          {subject && (
            <AccountMenu
              userId={subject.id}
              name={name}
              onWarn={item.viewer_can.includes('warn') ? () => start('warn') : undefined}
              ban={(reason) => judge('ban', reason)}
              onChanged={onChanged}
            />
          )}
        </div>
      </div>
    </li>
  )
}
