import { TODAY_LOCALES } from '@corkboard/contract/finding/editorial'
import { Select, type SelectProps } from '@corkboard/design-system'
import { LOCALE_NAMES } from '../../../product/today/locale-names.ts'

/** A select for the locales of the Today page. */
export const LocaleSelect = (props: Omit<SelectProps, 'children'>) => (
  <Select {...props}>
    {TODAY_LOCALES.map((locale) => (
      <option key={locale} value={locale} lang={locale}>
        {LOCALE_NAMES[locale]}
      </option>
    ))}
  </Select>
)
