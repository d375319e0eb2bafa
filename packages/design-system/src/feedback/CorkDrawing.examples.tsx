import type { Example } from '../base/example.ts'
import { CorkDrawing } from './CorkDrawing.tsx'

export const example: Example = {
  name: 'CorkDrawing',
  states: {
    all: (
      <>
        <CorkDrawing of="board" />
        <CorkDrawing of="search" />
        <CorkDrawing of="messages" />
        <CorkDrawing of="notifications" />
        <CorkDrawing of="videos" />
      </>
    ),
  },
}
