import type { Example } from '../base/example.ts'
import { Checkbox, Switch } from './Checkbox.tsx'

export const example: Example = {
  name: 'Checkbox and Switch',
  states: {
    checkbox: (
      <div>
        <Checkbox label="Keep me logged in" defaultChecked />
        <Checkbox label="Keep this board secret" hint="Only you and people you invite can see it." />
      </div>
    ),
    switch: (
      <div>
        <Switch label="Private profile" hint="Only followers see your boards." />
        <Switch label="Email notifications" defaultChecked />
      </div>
    ),
    disabled: (
      <div>
        <Checkbox label="Ticked" defaultChecked disabled />
        <Switch label="Off" disabled />
      </div>
    ),
  },
}
