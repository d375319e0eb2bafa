import { useState } from 'react'
import type { Example } from '../base/example.ts'
import { Button } from '../actions/Button.tsx'
import { ToastRegion, type Toast } from './ToastRegion.tsx'

const Toasts = () => {
  const [toasts, setToasts] = useState<Toast[]>([])
  const add = (toast: Omit<Toast, 'id'>) => setToasts([...toasts, { ...toast, id: `${Date.now()}` }])
  return (
    <>
      <Button onClick={() => add({ text: 'Saved to Kitchens', action: { label: 'Undo', onPress: nothing } })}>
        Save
      </Button>
      <Button onClick={() => add({ text: 'This board is full.', kind: 'danger' })}>Fail</Button>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        label="Messages"
        closeLabel="Close message"
      />
    </>
  )
}
const nothing = () => {}

export const example: Example = {
  name: 'ToastRegion',
  states: {
    toasts: <Toasts />,
  },
}
