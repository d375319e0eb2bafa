import { describe, expect, it } from 'vitest'
import { nextUploads } from './draft-status.ts'
import type { BuilderAction } from './reduce-builder.ts'
import { file, after, chosen, upload } from './testing/drafts.ts'

describe('a picture in the builder', () => {
  it.each<[string, BuilderAction[], object]>([
    ['waits when chosen', [], { status: 'waiting', progress: 0 }],
    ['uploads', [{ type: 'uploadStarted', key: 'a' }], { status: 'uploading', progress: 0 }],
    [
      'tells how much was sent',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 0.4 },
      ],
      { status: 'uploading', progress: 0.4 },
    ],
    [
      'never goes backwards',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 0.6 },
        { type: 'bytesSent', key: 'a', progress: 0.4 },
      ],
      { progress: 0.6 },
    ],
    [
      'tells that its connection broke until it continues',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'uploadInterrupted', key: 'a' },
      ],
      { status: 'uploading', isInterrupted: true },
    ],
    [
      'continues after its connection broke',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'uploadInterrupted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 0.4 },
      ],
      { status: 'uploading', isInterrupted: false },
    ],
    [
      'is read by the server once all bytes are sent',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 1 },
      ],
      { status: 'processing' },
    ],
    [
      'is ready when the server has read it',
      [{ type: 'uploadUpdated', key: 'a', upload: upload('succeeded') }],
      { status: 'ready', upload: { width: 800, height: 1200 } },
    ],
    [
      'is not ready while the server still reads',
      [{ type: 'uploadUpdated', key: 'a', upload: upload('processing') }],
      { status: 'processing' },
    ],
    [
      'says why it failed and can be tried again',
      [
        { type: 'uploadFailed', key: 'a', problem: 'No connection', isFinal: false },
        { type: 'uploadRetried', key: 'a' },
      ],
      { status: 'waiting', problem: null },
    ],
    [
      'is refused when sending it again would not help',
      [
        { type: 'uploadFailed', key: 'a', problem: 'Damaged', isFinal: true },
        { type: 'uploadRetried', key: 'a' },
      ],
      { status: 'refused', problem: 'Damaged' },
    ],
  ])('%s', (_, actions, expected) => {
    expect(after(chosen('a'), ...actions).drafts[0]!.items[0]).toMatchObject(expected)
  })

  it('stays in view with the reason when its file is refused, and is never uploaded', () => {
    const state = after({ type: 'filesChosen', files: [file('a', 'Too large'), file('b')] })
    expect(state.drafts[0]!.items[0]).toMatchObject({ status: 'refused', problem: 'Too large' })
    expect(nextUploads(state, 2).map(({ key }) => key)).toEqual(['b'])
  })
})
