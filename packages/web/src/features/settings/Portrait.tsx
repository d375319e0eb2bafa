import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import { AlertDialog, Avatar, Button, FormProblem } from '@corkboard/design-system'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { openDialog } from '../../shell/open-dialog.tsx'
import { checkFile } from '../../product/pictures/file-check.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import styles from './Portrait.module.css'
import { useMe } from './use-me.ts'

interface RemovalProps {
  readonly onClose: () => void
}

const Removal = ({ onClose }: RemovalProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const { pending, run } = useAction()
  const remove = async () => {
    await run(async () => {
      await services.data.write('delete', 'UserAvatarResource', {})
      await refreshViewer(services)
      services.toasts.show({ text: t('portrait.removed') })
    })
    onClose()
  }
  return (
    <AlertDialog
      open
      title={t('portrait.remove.title')}
      confirmLabel={t('portrait.remove')}
      cancelLabel={t('portrait.keep')}
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('portrait.remove.text')}
    </AlertDialog>
  )
}

/** Shows, changes and removes the user's profile picture (IDENT-13). The crop code loads with the first file. */
export const Portrait = () => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const me = useMe()
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  if (!me) return null
  const hasOne = me.image_small_url !== null
  const choose = (file: File) => {
    const refusal = checkFile(file)
    setProblem(refusal && MEDIA_ERRORS[refusal].message)
    if (refusal) return
    void openDialog(services, async () => {
      const { PortraitDialog } = await import('./PortraitDialog.tsx')
      return (close) => <PortraitDialog file={file} onClose={close} />
    })
  }
  return (
    <section className={styles.portrait} aria-label={t('portrait.title')}>
      <Avatar
        id={me.id}
        name={me.full_name || me.username}
        src={me.image_xlarge_url ?? me.image_large_url}
        size={120}
        decorative
      />
      <div className={styles.beside}>
        <p>{t('portrait.text')}</p>
        <FormProblem text={problem} />
        <div className={styles.actions}>
          <PictureInput picker={picker} onChoose={([file]) => file && choose(file)} />
          <Button onClick={() => picker.current!.click()}>{t(hasOne ? 'portrait.change' : 'portrait.add')}</Button>
          {hasOne && (
            <Button kind="quiet" onClick={() => setRemoving(true)}>
              {t('portrait.remove')}
            </Button>
          )}
        </div>
      </div>
      {isRemoving && <Removal onClose={() => setRemoving(false)} />}
    </section>
  )
}
