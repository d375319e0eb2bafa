import { expect, it } from 'vitest'
import { fileOf, framesOf, stackLines } from './stack.ts'

const CHROMIUM = `TypeError: x is not a function
    at Pin (https://pins.example/assets/Ab3dE_9f.mjs:1:204)
    at https://pins.example/assets/12345678.mjs:2:10
    at new Promise (<anonymous>)`
const FIREFOX = `Pin@https://pins.example/assets/Ab3dE_9f.mjs:1:204
@https://pins.example/assets/12345678.mjs:2:10
`
const NODE = `Error: no
    at async loadPins (file:///srv/corkboard/packages/domain/src/content/pins/load-pins.ts:10:3)
    at Parser.parse (/srv/corkboard/node_modules/pg-protocol/dist/parser.js:15:1)
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)`

it.each([
  ['Chromium', CHROMIUM],
  ['Firefox', FIREFOX],
])('reads the stack of %s', (_browser, stack) => {
  const frames = framesOf(stackLines(stack).join('\n'))
  expect(frames.map((frame) => [frame.name, frame.file, frame.line, frame.column])).toEqual([
    ['Pin', 'https://pins.example/assets/Ab3dE_9f.mjs', 1, 204],
    [undefined, 'https://pins.example/assets/12345678.mjs', 2, 10],
  ])
})

it('stores a stack of the server without the folder it is installed in', () => {
  expect(stackLines(NODE)).toEqual([
    'at async loadPins (packages/domain/src/content/pins/load-pins.ts:10:3)',
    'at Parser.parse (node_modules/pg-protocol/dist/parser.js:15:1)',
    'at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  ])
})

it.each([
  ['https://pins.example/assets/Ab3dE_9f.mjs', undefined],
  ['https://pins.example/src/shell/toasts.ts', 'src/shell/toasts.ts'],
  ['packages/domain/src/modules.ts', 'packages/domain/src/modules.ts'],
])('the place of %s is %s in every build', (file, place) => {
  expect(fileOf({ name: 'x', file, line: 1, column: 1 })).toBe(place)
})
