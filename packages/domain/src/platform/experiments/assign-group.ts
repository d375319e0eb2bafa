import { createHash } from 'node:crypto'
import type { Experiment } from './definitions.ts'

/** 52 bits of the hash, between 0 and 1: more would not fit a number. */
const shareOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 13), 16) / 2 ** 52

/**
 * The group of a subject: always the same, spread as the shares say, and independent between experiments.
 * Groups come in the order of their definition, so a share that grows at the end moves nobody between the others.
 */
export const assignGroup = ({ name, groups }: Pick<Experiment, 'name' | 'groups'>, subject: string): string => {
  const shares = Object.entries(groups)
  let left = shareOf(`${name} ${subject}`) * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [group, share] of shares) {
    left -= share
    if (left < 0) return group
  }
  // Rounding may leave a trace of the last share.
  return shares.at(-1)![0]
}
