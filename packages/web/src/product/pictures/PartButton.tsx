import { Button, CropIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'

interface PartDialogProps<Part> {
  readonly onChange: (part: Part | null) => void
  readonly onClose: () => void
}

interface PartButtonProps<Part> {
  readonly label: string
  /** With the new part; with `null`, all of it is shown again. */
  readonly onChange: (part: Part | null) => void
  /** Loads the dialog. */
  readonly load: () => Promise<(props: PartDialogProps<Part>) => ReactNode>
}

/** CREATE-08: opens a dialog that chooses a part of a picture or a video, and closes with the choice. */
export const PartButton = <Part,>({ label, onChange, load }: PartButtonProps<Part>) => {
  const services = useServices()
  const open = () =>
    openDialog(services, async () => {
      const dialog = await load()
      return (close) =>
        dialog({
          onClose: close,
          onChange: (part) => {
            close()
            onChange(part)
          },
        })
    })
  return (
    <Button size="small" icon={<CropIcon />} onClick={() => void open()}>
      {label}
    </Button>
  )
}
