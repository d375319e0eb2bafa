import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import type * as Organise from '../../features/organise/OrganiseBoard.tsx'

/** Whether the page's pins are being organised. The mode's files come when it begins; few people ever begin. */
export const useOrganiseMode = () => {
  const t = useMessages()
  const { toasts, report } = useServices()
  const [Mode, setMode] = useState<typeof Organise.OrganiseBoard | null>(null)
  const begin = async () => {
    try {
      const { OrganiseBoard } = await import('../../features/organise/OrganiseBoard.tsx')
      setMode(() => OrganiseBoard)
    } catch (error) {
      report({ kind: 'error', error, where: 'organise' })
      toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  return { Mode, begin: () => void begin(), end: () => setMode(null) }
}
