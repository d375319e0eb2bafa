import type { DataDownload } from '@corkboard/contract/upkeep/wire/data-download'
import { Button } from '@corkboard/design-system'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useRequestContext, useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { resource } from '../../store/requests.ts'
import { Row } from './SectionParts.tsx'

export const dataDownload = resource('DataDownloadResource', {})

/** How often an open page checks whether its copy is ready. A small copy takes a moment. */
const LOOK_AGAIN_MS = 3_000
const MEGABYTE = 1_000_000

const useSize = () => {
  const format = useFormat()
  return (bytes: number): string => {
    const [unit, size] = bytes < MEGABYTE ? (['kilobyte', 1_000] as const) : (['megabyte', MEGABYTE] as const)
    return format.number(bytes / size, { style: 'unit', unit, maximumFractionDigits: 1 })
  }
}

const State = ({ download }: { readonly download: DataDownload }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const size = useSize()
  const asked = format.date(download.requested_at)
  const { state, ready_at: readyAt, expires_at: expiresAt, bytes } = download
  if (state === 'requested') return <div>{t('dataDownload.requested', { asked })}</div>
  const until = expiresAt ? format.date(expiresAt) : ''
  if (state === 'expired') return <div>{t('dataDownload.expired', { asked, until })}</div>
  return (
    <div>
      {t('dataDownload.ready', { made: readyAt ? format.date(readyAt) : asked, until, size: size(bytes ?? 0) })}
    </div>
  )
}

/** Requests a copy of the user's data, shows its progress and downloads it. */
export const DataDownloadRow = () => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const { sends_mail: sendsMail } = useRequestContext()
  const again = useReauthentication()
  const withPasscode = usePasscode()
  const response = useResponse<DataDownload>(dataDownload)
  const { pending, run } = useAction()
  const download = response.data
  const isBeingMade = download?.state === 'requested'
  useEffect(() => {
    if (!isBeingMade) return undefined
    const look = setInterval(() => void data.load(dataDownload, { force: true }), LOOK_AGAIN_MS)
    return () => clearInterval(look)
  }, [data, isBeingMade])
  const request = () =>
    run(async () => {
      await withPasscode((given) => again(() => data.write('create', 'DataDownloadResource', given)))
      await data.load(dataDownload, { force: true })
      toasts.show({ text: t('dataDownload.asked') })
    })
  return (
    <Row
      title={t('dataDownload.title')}
      text={
        <>
          <div>
            {t('dataDownload.text')} {sendsMail && t('dataDownload.mail')}
          </div>
          <div role="status">
            {download && <State download={download} />}
            {response.error && response.error.message}
          </div>
        </>
      }
      action={
        <>
          {download?.url && (
            <Button size="small" kind="accent" href={download.url} download>
              {t('dataDownload.fetch')}
            </Button>
          )}
          {!isBeingMade && (
            <Button size="small" pending={pending} onClick={() => void request()}>
              {t(download ? 'dataDownload.askAgain' : 'dataDownload.ask')}
            </Button>
          )}
        </>
      }
    />
  )
}
