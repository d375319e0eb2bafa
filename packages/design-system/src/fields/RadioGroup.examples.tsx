import type { Example } from '../base/example.ts'
import { RadioGroup } from './RadioGroup.tsx'

export const example: Example = {
  name: 'RadioGroup',
  states: {
    plain: (
      <RadioGroup
        label="Who can see it"
        defaultValue="public"
        options={[
          { value: 'public', label: 'Everyone' },
          { value: 'secret', label: 'Only me', hint: 'You can invite others later.' },
        ]}
      />
    ),
  },
}
