import { accountViewer } from '../../accounts/viewer/module.ts'
import { boards } from '../boards/module.ts'
import { pins } from '../pins/module.ts'
import { topics } from '../topics/module.ts'
import { defineModule } from '../../kernel/index.ts'

/** The signed-in person with their boards and topics, as their own client sees them. */
export const viewer = defineModule('content/viewer', {
  uses: [accountViewer, boards, pins, topics],
  // The web app saves by it (`quickBoardOf`).
  reads: ['save_behavior'],
})
