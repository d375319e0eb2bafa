import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import type { PictureZoomProps } from './PictureZoom.tsx'

/** Opens a picture alone in the whole window. */
export const useZoom = (picture: PictureZoomProps['picture']) => {
  const t = useTexts(shellTexts)
  const services = useServices()
  return async () => {
    try {
      await services.dialogs.bring(async () => {
        const { PictureZoom } = await import('./PictureZoom.tsx')
        return (close) => <PictureZoom picture={picture} onClose={close} />
      })
    } catch (error) {
      services.report({ kind: 'error', error, where: 'picture zoom' })
      services.toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
}
