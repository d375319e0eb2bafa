import type { Rung } from './rungs.ts'

export interface Picture {
  readonly frameRate: number
  readonly quarterTurns: number
  readonly isHdr: boolean
}

/** By quarter turns clockwise. */
const TURNS = ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,']
const TONE_MAPPING =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,'

/**
 * The filter graph from the decoded frames (`input`) to one output per rung, named like it. Each size is scaled from the
 * one above it. Tone mapping and turning come after the first scaling, when there are fewer pixels.
 */
export const filterGraph = (
  rungs: readonly Rung[],
  { frameRate, quarterTurns, isHdr }: Picture,
  input = 'in',
): string =>
  rungs
    .map(({ name, width, height }, place) => {
      const isFirst = place === 0
      const isSideways = isFirst && quarterTurns % 2 === 1
      const from = isFirst ? `[${input}]fps=${frameRate}:start_time=0` : `[rest${place}]null`
      const size = isSideways ? `${height}:${width}` : `${width}:${height}`
      const upright = isFirst ? `${isHdr ? TONE_MAPPING : ''}${TURNS[quarterTurns]}` : ''
      const to = place < rungs.length - 1 ? `,split[${name}][rest${place + 1}]` : `[${name}]`
      return `${from},scale=${size}:flags=bicubic:out_range=tv,${upright}setsar=1,format=yuv420p${to}`
    })
    .join(';')
