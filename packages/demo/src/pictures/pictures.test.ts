import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { demoCommunity } from '../content.ts'
import { drawPicture, planPicture } from './draw-picture.ts'
import { createPicturePool } from './picture-pool.ts'
import { SCENE_NAMES } from './scenes/index.ts'

describe('demo pictures', { timeout: 400_000 }, () => {
  it('are the same bytes for the same seed', async () => {
    for (const scene of ['mountains', 'quote', 'bouquet'] as const) {
      const [first, second] = [await drawPicture({ scene, seed: 7 }), await drawPicture({ scene, seed: 7 })]
      expect({ scene, same: first.jpeg.equals(second.jpeg) }).toEqual({ scene, same: true })
    }
  })

  it('differ between seeds', async () => {
    const [first, second] = [
      await drawPicture({ scene: 'knit', seed: 1 }),
      await drawPicture({ scene: 'knit', seed: 2 }),
    ]
    expect(first.jpeg.equals(second.jpeg)).toBe(false)
  })

  it('have the planned size in every scene, with color and contrast', async () => {
    const cost: Record<string, number> = {}
    for (const scene of SCENE_NAMES) {
      const before = process.cpuUsage()
      const { jpeg, width, height } = await drawPicture({ scene, seed: 31 })
      const { user, system } = process.cpuUsage(before)
      cost[scene] = Math.round((user + system) / 1000)
      const { format, ...size } = await sharp(jpeg).metadata()
      const { channels, entropy } = await sharp(jpeg).stats()
      expect({ scene, format, width: size.width, height: size.height }).toEqual({
        scene,
        format: 'jpeg',
        width,
        height,
      })
      // A picture that failed to draw is one flat color; our plainest one is far from that.
      const deepest = Math.max(...channels.map(({ stdev }) => stdev))
      expect({ scene, isPlain: entropy < 3 || deepest < 6 }).toEqual({ scene, isPlain: false })
    }
    const total = Object.values(cost).reduce((sum, each) => sum + each, 0)
    // For anyone who changes a scene: an absolute time means nothing on a shared machine, so it is printed but not
    // checked.
    process.stdout.write(
      `demo pictures, CPU-ms: mean ${Math.round(total / SCENE_NAMES.length)} ${JSON.stringify(cost)}\n`,
    )
  })

  it('are mostly upright, around two to three, with some square and some landscape ones', () => {
    const ratios = demoCommunity().pins.map(({ picture }) => {
      const { width, height } = planPicture(picture)
      return width / height
    })
    const share = (from: number, to: number) =>
      ratios.filter((ratio) => ratio >= from && ratio < to).length / ratios.length
    expect(share(0, 0.82)).toBeGreaterThan(0.7)
    expect(share(0.95, 1.05)).toBeGreaterThan(0.05)
    expect(share(1.05, 2)).toBeGreaterThan(0.01)
  })

  it('drawn by a pool of processes equal those drawn here', async () => {
    const pool = createPicturePool(2)
    try {
      const requests = [
        { scene: 'travel', seed: 3 },
        { scene: 'ocean', seed: 4 },
        { scene: 'quote', seed: 5 },
      ] as const
      const drawn = await Promise.all(requests.map((request) => pool.draw(request)))
      const here = await drawPicture(requests[0])
      expect(drawn[0]?.jpeg.equals(here.jpeg)).toBe(true)
      expect(drawn.map(({ width }) => width > 0)).toEqual([true, true, true])
    } finally {
      await pool.close()
    }
  })

  it('become a film that moves, in a movie file', async () => {
    const pool = createPicturePool(1)
    try {
      const [from, to] = [
        { x: 0.2, y: 0.5, zoom: 1.3 },
        { x: 0.8, y: 0.5, zoom: 1.3 },
      ]
      const shots = [{ picture: { scene: 'quote', seed: 1 }, seconds: 0.5, from, to } as const]
      const movie = await pool.film({ width: 90, height: 160, shots })
      expect(movie.toString('latin1', 4, 12)).toBe('ftypqt  ')
      const first = movie.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
      const last = movie.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))
      const [one, other] = await Promise.all([first, last].map((at) => sharp(movie.subarray(at)).raw().toBuffer()))
      expect(one!.length).toBe(90 * 160 * 3)
      expect(one!.equals(other!)).toBe(false)
    } finally {
      await pool.close()
    }
  })

  it('that fail reject with the name of their scene and leave the pool working', async () => {
    const pool = createPicturePool(1)
    try {
      await expect(pool.draw({ scene: 'nowhere' as never, seed: 1 })).rejects.toThrow(/nowhere 1/)
      await expect(pool.draw({ scene: 'quote', seed: 1 })).resolves.toMatchObject({ width: 920 })
    } finally {
      await pool.close()
    }
  })
})
