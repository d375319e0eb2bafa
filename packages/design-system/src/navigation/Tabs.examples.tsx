import type { Example } from '../base/example.ts'
import { Tabs } from './Tabs.tsx'

export const example: Example = {
  name: 'Tabs',
  states: {
    three: (
      <Tabs
        label="Profile"
        current="saved"
        tabs={[
          { id: 'created', href: '#created', label: 'Created', count: 12 },
          { id: 'saved', href: '#saved', label: 'Saved' },
          { id: 'tried', href: '#tried', label: 'Tried' },
        ]}
      />
    ),
  },
}
