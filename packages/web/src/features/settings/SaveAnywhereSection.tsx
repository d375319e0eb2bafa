import { Button, PinIcon } from '@corkboard/design-system'
import { useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { createPinPath } from '../../product/addresses.ts'
import { useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { bookmarklet } from './bookmarklet.ts'
import { Row, Section } from './SectionParts.tsx'
import styles from './SaveAnywhere.module.css'
import { texts } from './texts/texts.generated.ts'

/** The address of the button, in the browser only: it contains code that is written here. */
const useBookmarklet = (): (() => string) => {
  const t = useTexts(texts)
  return useCallback(
    () =>
      bookmarklet(location.origin + createPinPath, {
        forbidden: t('saveAnywhere.forbidden'),
        none: t('saveAnywhere.none'),
      }),
    [t],
  )
}

/** The link to drag. React refuses such addresses, and our own content policy never runs one. */
const DragButton = ({ address }: { readonly address: () => string }) => {
  const t = useTexts(texts)
  const { toasts } = useServices()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.setAttribute('href', address()), [address])
  return (
    <a
      ref={link}
      href="#content"
      className={styles.button}
      onClick={(event) => {
        event.preventDefault()
        toasts.show({ text: t('saveAnywhere.button.drag') })
      }}
    >
      <PinIcon />
      {t('saveAnywhere.button.name')}
    </a>
  )
}

/** /settings/saving (ours): CREATE-07, ways to save from pages of other sites */
export const SaveAnywhereSection = () => {
  const t = useTexts(texts)
  const { toasts } = useServices()
  const { pending, run } = useAction()
  const address = useBookmarklet()
  const copy = async () => {
    await navigator.clipboard.writeText(address())
    toasts.show({ text: t('saveAnywhere.copied') })
  }
  return (
    <Section title={t('saveAnywhere.title')} text={t('saveAnywhere.text')}>
      <Row
        title={t('saveAnywhere.button')}
        text={t('saveAnywhere.button.text')}
        action={<DragButton address={address} />}
      />
      <Row
        title={t('saveAnywhere.copy')}
        text={t('saveAnywhere.copy.text')}
        action={
          <Button pending={pending} onClick={() => void run(copy)}>
            {t('saveAnywhere.copy.act')}
          </Button>
        }
      />
      <Row
        title={t('saveAnywhere.link')}
        text={t('saveAnywhere.link.text')}
        action={<Button href={createPinPath}>{t('saveAnywhere.link.act')}</Button>}
      />
    </Section>
  )
}
