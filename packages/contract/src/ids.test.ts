import { expect, it } from 'vitest'
import { isId, packId, parsePinId, shardOf, timeOf } from './ids.ts'

it.each([
  ['382150775956519940', '382150775956519940'],
  ['blue-tiles--382150775956519940', '382150775956519940'],
  ['a--b--7', '7'],
  ['', undefined],
  ['blue-tiles', undefined],
  ['7--', undefined],
  ['--07', undefined],
  ['9223372036854775808', undefined],
])('[SHELL-04 b] the pin id in %j is %j', (text, id) => {
  expect(parsePinId(text)).toBe(id)
})

it('an id contains its time and its shard', () => {
  const id = packId(Date.UTC(2026, 0, 2), 4_095, 7)
  expect({ isId: isId(id), shard: shardOf(id), time: timeOf(id).toISOString() }).toEqual({
    isId: true,
    shard: 4_095,
    time: '2026-01-02T00:00:00.000Z',
  })
})
