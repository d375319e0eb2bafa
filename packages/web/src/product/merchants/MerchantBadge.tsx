import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { UserEntity } from '../../store/entities.ts'
import styles from './MerchantBadge.module.css'

/** PEOPLE-05: the badge next to a verified merchant's name. */
export const MerchantBadge = ({ user }: { readonly user: UserEntity }) => {
  const t = useTexts(texts)
  return user.is_verified_merchant && <span className={styles.mark} role="img" aria-label={t('person.merchant')} />
}
