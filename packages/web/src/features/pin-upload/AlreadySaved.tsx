import type { PinDuplicates } from '@corkboard/contract/social/wire/safety'
import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { pinPath } from '../../product/addresses.ts'
import { resource } from '../../store/requests.ts'

/** PIN-06: shows where the user already has this picture or one that looks the same. They can still continue. */
export const AlreadySaved = ({ uploadId }: { readonly uploadId: string }) => {
  const t = useTexts(texts)
  const { data } = useResponse<PinDuplicates>(resource('PinDuplicatesResource', { media_upload_id: uploadId }))
  const found = data?.already_saved ?? data?.looks_same
  if (!found) return null
  const text = data?.already_saved ? 'builder.had' : 'builder.hadAlike'
  return (
    <Banner
      action={
        <Button size="small" href={pinPath({ id: found.pin_id })}>
          {t('builder.had.view')}
        </Button>
      }
    >
      {t(text, { board: found.board.name })}
    </Banner>
  )
}
