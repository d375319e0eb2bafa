import type { Example } from '../base/example.ts'
import { Skeleton } from './Skeleton.tsx'

export const example: Example = {
  name: 'Skeleton',
  states: {
    text: (
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    ),
    person: <Skeleton shape="circle" />,
  },
}
