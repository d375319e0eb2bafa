import type { CommentFeatures, CommentPermissions } from '@corkboard/contract/content/wire/comment'
import { Button, Checkbox, Dialog, ErrorState, FormProblem, Skeleton } from '@corkboard/design-system'
import { useId, useState } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { Ticks } from '../../shell/forms/PreferenceForm.tsx'
import { closeupDetail, commentsOf } from '../../product/feeds.ts'
import { resource } from '../../store/requests.ts'
import styles from './Comments.module.css'
import { permissionsFor } from './permissions.ts'

const FEATURE_LABELS = {
  title: 'features.title',
  close: 'features.close',
  pin: 'features.pin',
  all: 'features.all',
  comments: 'features.comments',
  photos: 'features.photos',
  mentions: 'features.mentions',
  save: 'features.save',
  saved: 'features.saved',
  failed: 'features.failed',
} as const

export interface FeaturesDialogProps {
  readonly pinId: string
  readonly userId: string
  readonly onClose: () => void
}

const FEATURES = ['comments', 'photos', 'mentions'] as const

interface Known {
  readonly permissions: CommentPermissions
  readonly features: CommentFeatures
}

const Form = ({ pinId, userId, known, onClose }: FeaturesDialogProps & { readonly known: Known }) => {
  const t = useTexts(texts)
  const { data, store, toasts } = useServices()
  const withPasscode = usePasscode()
  const formId = useId()
  const [isOn, setOn] = useState(!known.permissions.are_comments_off)
  const [features, setFeatures] = useState(known.features)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    setProblem(null)
    try {
      const featureMap = Object.fromEntries(
        FEATURES.filter((name) => features[name] !== known.features[name]).map((name) => [name, features[name]]),
      )
      if (Object.keys(featureMap).length > 0) {
        await withPasscode((given) =>
          data.write('update', 'AggregatedCommentFeaturesResource', { userId, featureMap, ...given }),
        )
      }
      if (isOn === known.permissions.are_comments_off) {
        await data.write('update', 'CommentPermissionsResource', { pin_id: pinId, are_comments_off: !isOn })
      }
      const isDesktop = store.getState().session.context.device === 'desktop'
      const again = [permissionsFor(pinId), commentsOf(pinId), closeupDetail({ pinId, isAuth: true, isDesktop })]
      await Promise.all(again.map((request) => data.load(request, { force: true })))
      onClose()
      toasts.show({ text: t('features.saved') })
    } catch (thrown) {
      if (!isAbort(thrown)) setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      title={t('features.title')}
      closeLabel={t('features.close')}
      onClose={onClose}
      actions={
        <Button kind="accent" type="submit" form={formId} pending={pending}>
          {t('features.save')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.section}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        <FormProblem text={problem} />
        <Ticks label={t('features.pin')}>
          <Checkbox
            label={t('features.pin.comments')}
            hint={t('features.pin.comments.hint')}
            checked={isOn}
            onChange={(event) => setOn(event.currentTarget.checked)}
          />
        </Ticks>
        <Ticks label={t('features.all')}>
          {FEATURES.map((name) => (
            <Checkbox
              key={name}
              label={t(FEATURE_LABELS[name])}
              checked={features[name]}
              onChange={(event) => {
                const { checked } = event.currentTarget
                setFeatures((chosen) => ({ ...chosen, [name]: checked }))
              }}
            />
          ))}
        </Ticks>
      </form>
    </Dialog>
  )
}

/** COMMENT-04: sets what others may do below the user's pins: below this pin and below all of them. */
export function FeaturesDialog(props: FeaturesDialogProps) {
  const t = useTexts(texts, shellTexts)
  const permissions = useResponse<CommentPermissions>(permissionsFor(props.pinId))
  const features = useResponse<CommentFeatures>(resource('AggregatedCommentFeaturesResource', { userId: props.userId }))
  if (permissions.data && features.data) {
    return <Form {...props} known={{ permissions: permissions.data, features: features.data }} />
  }
  const failed = [permissions, features].find(({ data, error }) => error && !data)
  return (
    <Dialog open title={t('features.title')} closeLabel={t('features.close')} onClose={props.onClose}>
      {failed ? (
        <ErrorState
          title={t('features.failed')}
          retryLabel={t('error.retry')}
          onRetry={() => {
            permissions.reload()
            features.reload()
          }}
        />
      ) : (
        <Skeleton shape="title" />
      )}
    </Dialog>
  )
}
