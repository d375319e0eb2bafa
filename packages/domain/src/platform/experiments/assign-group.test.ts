import { expect, it } from 'vitest'
import { assignGroup } from './assign-group.ts'

const SUBJECTS = Array.from({ length: 20_000 }, (_, n) => `person ${n}`)

const countsOf = (experiment: Parameters<typeof assignGroup>[0], subjects = SUBJECTS): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const subject of subjects) {
    const group = assignGroup(experiment, subject)
    counts[group] = (counts[group] ?? 0) + 1
  }
  return counts
}

const halves = (name: string) => ({ name, groups: { control: 50, enabled: 50 } })

it('[SHELL-21 b] a subject is always in the same group', () => {
  const once = SUBJECTS.slice(0, 500).map((subject) => assignGroup(halves('a'), subject))
  expect(SUBJECTS.slice(0, 500).map((subject) => assignGroup(halves('a'), subject))).toEqual(once)
})

it.each([
  [
    { control: 50, enabled: 50 },
    { control: 10_000, enabled: 10_000 },
  ],
  [
    { control: 95, holdout: 5 },
    { control: 19_000, holdout: 1_000 },
  ],
  [
    { a: 1, b: 1, c: 2 },
    { a: 5_000, b: 5_000, c: 10_000 },
  ],
])('[SHELL-21 b] groups of %j have the requested size', (groups, expected) => {
  const counts = countsOf({ name: 'sizes', groups })
  // Six standard deviations of the widest group.
  for (const [group, count] of Object.entries(expected))
    expect(Math.abs((counts[group] ?? 0) - count)).toBeLessThan(425)
})

it('[SHELL-21 b] groups of different experiments are independent', () => {
  const enabled = SUBJECTS.filter((subject) => assignGroup(halves('first'), subject) === 'enabled')
  const { control = 0 } = countsOf(halves('second'), enabled)
  expect(Math.abs(control - enabled.length / 2)).toBeLessThan(300)
})
