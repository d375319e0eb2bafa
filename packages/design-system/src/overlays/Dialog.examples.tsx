import { useState } from 'react'
import type { Example } from '../base/example.ts'
import { Button } from '../actions/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { EditIcon, TrashIcon } from '../icons/later-icons.tsx'
import { ActionList } from './ActionList.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { Dialog } from './Dialog.tsx'

const NewBoard = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>New board</Button>
      <Dialog
        open={open}
        onClose={close}
        title="New board"
        closeLabel="Close"
        actions={
          <Button kind="accent" onClick={close}>
            Create
          </Button>
        }
      >
        <TextField label="Title" maxLength={50} data-autofocus="" />
      </Dialog>
    </>
  )
}

const BoardActions = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Actions on a board</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Kitchens"
        picture={<span style={{ display: 'block', background: 'var(--tone-3)' }} />}
        closeLabel="Close"
      >
        <ActionList
          onSelect={close}
          items={[
            { id: 'edit', label: 'Edit', icon: <EditIcon /> },
            { id: 'delete', label: 'Delete', icon: <TrashIcon />, danger: true },
          ]}
        />
      </Dialog>
    </>
  )
}

const DeleteBoard = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <AlertDialog
        open={open}
        title="Delete “Kitchens”?"
        confirmLabel="Delete board"
        cancelLabel="Keep it"
        onConfirm={close}
        onCancel={close}
      >
        Its 42 pins will be deleted too. You can undo this for a day.
      </AlertDialog>
    </>
  )
}

export const example: Example = {
  name: 'Dialog and AlertDialog',
  states: {
    dialog: <NewBoard />,
    'with a picture and actions': <BoardActions />,
    alert: <DeleteBoard />,
  },
}
