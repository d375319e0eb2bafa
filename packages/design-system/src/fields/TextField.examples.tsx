import type { Example } from '../base/example.ts'
import { TextField } from './TextField.tsx'

export const example: Example = {
  name: 'TextField',
  states: {
    plain: <TextField label="Name" defaultValue="Kitchens" />,
    hint: <TextField label="Link" type="url" placeholder="https://" hint="Where it’s from." />,
    counter: <TextField label="Title" maxLength={50} defaultValue="Small kitchens" hint="Shown below the pin." />,
    error: <TextField label="Email" type="email" defaultValue="alice@" error="Enter a valid email address." />,
    disabled: <TextField label="Username" defaultValue="alice" disabled />,
  },
}
