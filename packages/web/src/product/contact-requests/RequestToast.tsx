import type { ContactRequest } from '@corkboard/contract/social/wire/conversation'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../people/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { type Services, useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { conversationPath } from '../addresses.ts'
import { blockRequester, contactRequestList, declineRequest } from './respond-to-request.ts'
import { isWaiting, requestsReceived, selectContactRequests } from './contact-requests-slice.ts'
import styles from './RequestToast.module.css'

/** The same duration as other toasts with a decision. */
const DECIDING_MS = 8_000

interface TextsProps {
  readonly request: ContactRequest
  readonly onResponse: () => void
}

const Words = ({ request, onResponse }: TextsProps) => {
  const t = useTexts(texts, peopleTexts, shellTexts)
  const services = useServices()
  const decline = async () => {
    onResponse()
    try {
      await declineRequest(services, request.id)
      services.toasts.show({ text: t('requests.declined') })
    } catch (thrown) {
      services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
  }
  const look = () => {
    onResponse()
    services.navigator.go(conversationPath(request.id))
  }
  const block = () => {
    onResponse()
    void blockRequester(services, request)
  }
  return (
    <>
      <span dir="auto">
        {t(request.is_group ? 'requests.toast.group' : 'requests.toast', { name: request.user.full_name })}
      </span>
      <span className={styles.actions}>
        <button type="button" className={styles.look} onClick={look}>
          {t('requests.look')}
        </button>
        <button type="button" className={styles.action} onClick={() => void decline()}>
          {t('requests.decline')}
        </button>
        <button type="button" className={styles.action} onClick={block}>
          {t('block.confirm')}
        </button>
      </span>
    </>
  )
}

/** PEOPLE-02: shows a new contact request in a toast, from which the viewer can decline, block, or open it. */
export const showNewRequest = async ({ store, data, toasts }: Services): Promise<void> => {
  await data.load(contactRequestList, { force: true })
  const known = selectEntry(store.getState(), contactRequestList)?.data
  if (!Array.isArray(known)) return
  const requests = known as readonly ContactRequest[]
  store.dispatch(requestsReceived(requests))
  // The latest is first.
  const request = requests.find(({ id }) => isWaiting(selectContactRequests(store.getState()), id))
  if (!request) return
  const dismiss = () => {
    for (const shown of toasts.list()) if (shown.text === text) toasts.dismiss(shown.id)
  }
  const text = <Words request={request} onResponse={dismiss} />
  toasts.show({ text, durationMs: DECIDING_MS })
}
