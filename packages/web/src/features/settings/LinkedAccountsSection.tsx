import type { LinkedAccount } from '@corkboard/contract/accounts/resources/social'
import { Banner, Button, FormProblem } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useServices, useShown } from '../../services.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { socialRefusal } from '../../product/accounts/social-refusal.ts'
import { resource } from '../../store/requests.ts'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'
import { Loaded, Row, Section } from './SectionParts.tsx'
import { sectionPath } from './sections.ts'
import styles from './Settings.module.css'

export const linkedAccounts = resource('LinkedAccountsResource', {})

interface AccountRowProps {
  readonly account: LinkedAccount
  readonly onChanged: () => void
}

const AccountRow = ({ account, onChanged }: AccountRowProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  const again = useReauthentication()
  const { data, toasts } = useServices()
  const [pending, setPending] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { provider, name, is_linked: isLinked, email, linked_at: linkedAt } = account
  const link = async () => {
    setPending(true)
    try {
      const next = sectionPath('linked-accounts')
      const { url } = await again(() => data.write('create', 'LinkedAccountsResource', { provider, next }))
      window.location.assign(url)
    } catch (thrown) {
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
      setPending(false)
    }
  }
  const facts = [email, linkedAt && t('linked.since', { date: format.date(linkedAt) })]
  return (
    <li>
      <Row
        title={name}
        text={
          isLinked ? facts.filter((fact) => fact !== null).map((fact) => <div key={fact}>{fact}</div>) : t('linked.not')
        }
        action={
          <Button
            size="small"
            pending={pending}
            onClick={() => (isLinked ? setIsOpen(true) : void link())}
            aria-label={t(isLinked ? 'linked.unlink.named' : 'linked.link.named', { provider: name })}
          >
            {t(isLinked ? 'linked.unlink' : 'linked.link')}
          </Button>
        }
      />
      {isOpen && (
        <RemoveFactorDialog
          title={t('linked.unlink.title', { provider: name })}
          text={t('linked.unlink.text', { provider: name })}
          confirmLabel={t('linked.unlink')}
          isLast={false}
          onClose={() => setIsOpen(false)}
          remove={() => again(() => data.write('delete', 'LinkedAccountsResource', { provider }))}
          onRemoved={() => {
            toasts.show({ text: t('linked.unlinked', { provider: name }) })
            onChanged()
          }}
        />
      )}
    </li>
  )
}

/** The result of linking an account, from the address that the provider redirects to. */
const Outcome = ({ accounts }: { readonly accounts: readonly LinkedAccount[] }) => {
  const t = useTexts(texts)
  const address = new URLSearchParams(useShown().visit.location.search)
  const linked = accounts.find(({ provider, is_linked: isLinked }) => isLinked && provider === address.get('linked'))
  if (linked) return <Banner kind="success">{t('linked.done', { provider: linked.name })}</Banner>
  const problem = socialRefusal(address.get('social_error'))
  return problem === null ? null : <FormProblem text={problem} />
}

/** /settings/linked-accounts (ours): the provider accounts that the user logs in with (IDENT-13, IDENT-16). */
export const LinkedAccountsSection = () => {
  const t = useTexts(texts)
  const response = useResponse<readonly LinkedAccount[]>(linkedAccounts)
  return (
    <Section title={t('linked.title')} text={t('linked.text')}>
      <Loaded response={response}>
        {(accounts) => (
          <>
            <Outcome accounts={accounts} />
            {accounts.length > 0 ? (
              <ul className={styles.group} aria-label={t('linked.list')}>
                {accounts.map((account) => (
                  <AccountRow key={account.provider} account={account} onChanged={response.reload} />
                ))}
              </ul>
            ) : (
              <p>{t('linked.none')}</p>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
