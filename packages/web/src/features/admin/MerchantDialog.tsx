import { LOCALES } from '@corkboard/contract/locales'
import type { AdminUser } from '@corkboard/contract/accounts/wire/administration'
import type { SettingOption } from '@corkboard/contract/accounts/wire/settings'
import { Button, CloseIcon, IconButton, PlusIcon, Select, TextField } from '@corkboard/design-system'
import { useId } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useRequestContext, useServices } from '../../services.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { FormDialog } from '../../shell/forms/FormDialog.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { resource } from '../../store/requests.ts'
import styles from './Admin.module.css'

interface StorefrontFields {
  readonly country: string
  readonly language: string
  readonly url: string
}

const LANGUAGES = [...new Set(LOCALES.map((locale) => new Intl.Locale(locale).language))]

interface StorefrontRowProps {
  readonly number: number
  readonly fields: StorefrontFields
  readonly countries: readonly SettingOption[]
  readonly onChange: (change: Partial<StorefrontFields>) => void
  readonly onRemove: () => void
}

const StorefrontRow = ({ number, fields, countries, onChange, onRemove }: StorefrontRowProps) => {
  const t = useTexts(texts)
  const { locale } = useRequestContext()
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <div className={styles.storefront} role="group" aria-label={t('admin.merchant.storefront', { number })}>
      <div className={styles.storefrontFields}>
        <Select
          label={t('admin.merchant.country')}
          value={fields.country}
          onChange={(event) => onChange({ country: event.currentTarget.value })}
        >
          {countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          label={t('admin.merchant.language')}
          value={fields.language}
          onChange={(event) => onChange({ language: event.currentTarget.value })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {languages.of(language)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('admin.merchant.url')}
          value={fields.url}
          type="url"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          onChange={(event) => onChange({ url: event.currentTarget.value })}
        />
      </div>
      <IconButton label={t('admin.merchant.remove', { number })} icon={<CloseIcon />} onClick={onRemove} />
    </div>
  )
}

interface MerchantDialogProps {
  readonly user: AdminUser
  readonly onDone: () => void
  readonly onClose: () => void
}

/** PEOPLE-05: makes a user the verified merchant of a domain, or edits their storefronts. */
export const MerchantDialog = ({ user, onDone, onClose }: MerchantDialogProps) => {
  const t = useTexts(texts)
  const again = useReauthentication()
  const { data, toasts } = useServices()
  const { locale, country } = useRequestContext()
  const storefrontsId = useId()
  const countries = useResponse<SettingOption[]>(resource('CountriesResource', { locale })).data ?? []
  const name = `@${user.username}`
  const form = useForm({
    initial: {
      domain: user.merchant?.domain_url ?? '',
      storefronts: (user.merchant?.storefronts ?? []) as readonly StorefrontFields[],
    },
    check: ({ domain }) => (domain.trim() === '' ? { domain: 'request.missing' as const } : {}),
    send: async ({ domain, storefronts }) => {
      await again(() =>
        data.write('create', 'AdminMerchantResource', {
          user_id: user.id,
          domain,
          storefronts: storefronts.map(({ country: of, language, url }) => ({ country: of, language, url })),
        }),
      )
      toasts.show({ text: t('admin.merchant.done', { name }) })
      onDone()
      onClose()
    },
  })
  const { storefronts } = form.fields
  const setAt = (index: number, change: Partial<StorefrontFields>) =>
    form.set(
      'storefronts',
      storefronts.map((it, at) => (at === index ? { ...it, ...change } : it)),
    )
  return (
    <FormDialog
      title={t('admin.merchant.title', { name })}
      text={t('admin.merchant.text')}
      submitLabel={t('admin.merchant.confirm')}
      cancelLabel={t('admin.keep')}
      closeLabel={t('admin.keep')}
      form={form}
      problem={form.problems.storefronts}
      onClose={onClose}
    >
      <TextField
        {...form.field('domain')}
        label={t('admin.merchant.domain')}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        required
        data-autofocus=""
      />
      <section className={styles.form} aria-labelledby={storefrontsId}>
        <h3 id={storefrontsId}>{t('admin.merchant.storefronts')}</h3>
        <p className={styles.subtle}>{t('admin.merchant.storefronts.hint')}</p>
        <div>
          {storefronts.map((fields, index) => (
            <StorefrontRow
              // Two rows can be identical until they are filled in.
              key={index}
              number={index + 1}
              fields={fields}
              countries={countries}
              onChange={(change) => setAt(index, change)}
              onRemove={() => form.set('storefronts', storefronts.toSpliced(index, 1))}
            />
          ))}
        </div>
        <div>
          <Button
            icon={<PlusIcon />}
            onClick={() =>
              form.set('storefronts', [
                ...storefronts,
                { country, language: new Intl.Locale(locale).language, url: '' },
              ])
            }
          >
            {t('admin.merchant.add')}
          </Button>
        </div>
      </section>
    </FormDialog>
  )
}
