import { describe, expect, it } from 'vitest'
import {
  type IdeaPinPlayerState,
  ideaPinPlayerSlice,
  seekCompleted,
  seekRequested,
  storyOpened,
  timeAdvanced,
} from './idea-pin-player-slice.ts'

const { reducer, getInitialState } = ideaPinPlayerSlice
const pinId = '1'
const after = (...actions: Parameters<typeof reducer>[1][]): IdeaPinPlayerState =>
  actions.reduce(reducer, getInitialState())
const opened = storyOpened({ pinId, duration: 9_000 })

describe('[PIN-12 c] the idea pin player', () => {
  it.each([
    ['begins at the start', [opened], { currentTime: 0, seekTime: null, duration: 9_000 }],
    ['goes on with time', [opened, timeAdvanced({ pinId, time: 400 })], { currentTime: 400, seekTimes: { 1: 400 } }],
    [
      'goes where it is sent, and says that it is on its way',
      [opened, seekRequested({ pinId, time: 5_000 })],
      { currentTime: 5_000, seekTime: 5_000, isSeekingIdeaPin: true },
    ],
    [
      'hears nothing of the page it has left while it is on its way',
      [opened, seekRequested({ pinId, time: 5_000 }), timeAdvanced({ pinId, time: 300 })],
      { currentTime: 5_000 },
    ],
    [
      'is there, and plays on',
      [opened, seekRequested({ pinId, time: 5_000 }), seekCompleted(), timeAdvanced({ pinId, time: 5_200 })],
      { currentTime: 5_200, seekTime: null, isSeekingIdeaPin: false },
    ],
    ['is sent neither before the start', [opened, seekRequested({ pinId, time: -5 })], { currentTime: 0 }],
    ['nor behind the end', [opened, seekRequested({ pinId, time: 99_000 })], { currentTime: 9_000 }],
    [
      'goes on where the pin was left, whatever was looked at in between',
      [opened, timeAdvanced({ pinId, time: 4_000 }), storyOpened({ pinId: '2', duration: 100 }), opened],
      { currentTime: 4_000, seekTime: 4_000, duration: 9_000 },
    ],
    [
      'starts from the beginning after it had ended',
      [opened, timeAdvanced({ pinId, time: 9_000 }), opened],
      { currentTime: 0 },
    ],
  ])('%s', (_what, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected)
  })
})
