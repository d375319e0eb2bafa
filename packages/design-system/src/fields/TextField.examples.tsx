import type { Example } from '../base/example.ts'
import { TextField } from './TextField.tsx'

export const example: Example = {
  name: 'TextField',
  states: {
    plain: <TextField label="Name" defaultValue="Kitchens" />,
    hint: <TextField label="Link" type="url" placeholder="https://" hint="Where the picture comes from." />,
    counter: <TextField label="Title" maxLength={50} defaultValue="Small kitchens" hint="Shown under the picture." />,
    error: <TextField label="E-mail" type="email" defaultValue="alice@" error="This is not a whole address yet." />,
    disabled: <TextField label="Username" defaultValue="alice" disabled />,
  },
}
