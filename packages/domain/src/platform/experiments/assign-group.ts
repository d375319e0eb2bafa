import { createHash } from 'node:crypto'
import type { Experiment } from './definitions.ts'

/** 52 bits of the hash, as a number between 0 and 1: more bits would not fit a number. */
const shareOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 13), 16) / 2 ** 52

/**
 * Assigns a subject's group: always the same, distributed by the shares, and independent between experiments. Groups
 * are used in the order of their definition, so growing the last share moves no one between the others.
 */
export const assignGroup = ({ name, groups }: Pick<Experiment, 'name' | 'groups'>, subject: string): string => {
  const shares = Object.entries(groups)
  let left = shareOf(`${name} ${subject}`) * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [group, share] of shares) {
    left -= share
    if (left < 0) return group
  }
  // Rounding may leave a tiny rest, which belongs to the last group.
  return shares.at(-1)![0]
}
