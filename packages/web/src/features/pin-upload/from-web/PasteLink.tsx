import { Button, Spinner, TextField } from '@corkboard/design-system'
import type { SubmitEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { saveAnywherePath } from '../../../product/addresses.ts'
import { Link } from '../../../router/Link.tsx'
import styles from './FromWeb.module.css'
import { texts } from './texts/texts.generated.ts'
import type { SaveFromWeb } from './use-save-from-web.tsx'

/** CREATE-07: a field for the address of a page or a picture. */
export const PasteLink = ({ fromWeb }: { readonly fromWeb: SaveFromWeb }) => {
  const t = useTexts(texts)
  const { link, editLink, finding, problem, find } = fromWeb

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (finding === null) void find(link)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('fromWeb.link')}
        hint={t('fromWeb.link.hint')}
        error={problem ?? undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={link}
        onChange={({ currentTarget }) => editLink(currentTarget.value)}
      />
      <Button type="submit" pending={finding !== null} disabled={link.trim() === ''}>
        {t('fromWeb.find')}
      </Button>
      <div role="status" className={styles.status}>
        {finding !== null && <Spinner label={t('fromWeb.finding', { host: finding })} showLabel />}
      </div>
      <Link href={saveAnywherePath} className={styles.anywhere}>
        {t('fromWeb.anywhere')}
      </Link>
    </form>
  )
}
