import type { Shot, View } from '../clips/draw-clip.ts'
import type { DemoVideo } from '../community-shape.ts'
import { altOf, picture } from './story-parts.ts'
import type { SceneName } from '../pictures/scenes/index.ts'

const view = (x: number, y: number, zoom: number): View => ({ x, y, zoom })

/** Ways of the camera. Each is slow: a few seconds from one end to the other. */
const MOVES = {
  closer: [view(0.5, 0.5, 1), view(0.5, 0.45, 1.35)],
  back: [view(0.5, 0.55, 1.4), view(0.5, 0.5, 1)],
  up: [view(0.5, 0.85, 1.25), view(0.5, 0.15, 1.25)],
  down: [view(0.5, 0.15, 1.25), view(0.5, 0.85, 1.25)],
  right: [view(0.2, 0.5, 1.25), view(0.8, 0.5, 1.25)],
  left: [view(0.8, 0.5, 1.25), view(0.2, 0.5, 1.25)],
} as const satisfies Record<string, readonly [View, View]>

const shot = (scene: SceneName, seed: number, move: keyof typeof MOVES, seconds = 2): Shot => ({
  picture: picture(scene, seed),
  seconds,
  from: MOVES[move][0],
  to: MOVES[move][1],
})

const UPRIGHT = { width: 540, height: 960 }
const TALL = { width: 540, height: 720 }
const WIDE = { width: 960, height: 540 }
const SQUARE = { width: 540, height: 540 }

const video = (
  key: string,
  board: string,
  text: Pick<DemoVideo, 'title' | 'description'>,
  daysAgo: number,
  size: { width: number; height: number },
  shots: readonly Shot[],
): DemoVideo => ({
  key: `video-${key}`,
  pinner: board.split('/')[0]!,
  board,
  ...text,
  altText: altOf(shots[0]!.picture),
  daysAgo,
  clip: { ...size, shots },
})

/** PIN-04: short films of still pictures, because nobody here has a camera. */
export const makeVideos = (): DemoVideo[] => [
  video(
    'tide',
    'ines/the-sea-always',
    { title: 'Tide, going out', description: 'Stood there until my shoes were wet.' },
    0.08,
    UPRIGHT,
    [shot('ocean', 81, 'up', 2.5), shot('shoreline', 82, 'down', 2.5)],
  ),
  video('pour', 'yuki/one-good-cup', { title: 'First cup of the day', description: '' }, 0.7, SQUARE, [
    shot('coffee', 83, 'closer', 3),
  ]),
  video(
    'lights',
    'tomasz/under-big-skies',
    { title: 'Ten minutes, in five seconds', description: 'It moved like that. I only stood there.' },
    1.1,
    UPRIGHT,
    [shot('aurora', 84, 'up', 3), shot('camp', 85, 'back', 2)],
  ),
  video('drive', 'diego/sunset-drives', { title: 'Side B, kilometer 40', description: 'Windows down.' }, 2.1, TALL, [
    shot('roadtrip', 86, 'closer', 3),
    shot('dunes', 87, 'right', 2.5),
  ]),
  video(
    'blocks',
    'freya/quilt-along',
    { title: 'Laying out the rows', description: 'Moved one block eleven times. It is back where it was.' },
    3.1,
    TALL,
    [shot('quilt', 88, 'down'), shot('quilt', 89, 'left')],
  ),
  video(
    'plate',
    'leila/sweet-things',
    { title: 'Glaze, still moving', description: 'Do not touch for ten minutes. I touched.' },
    5.3,
    TALL,
    [shot('donuts', 90, 'right', 2.5), shot('macarons', 91, 'closer', 2)],
  ),
  video(
    'windows',
    'kofi/city-after-dark',
    { title: 'Every window', description: 'Count them. Then count them again.' },
    8.2,
    UPRIGHT,
    [shot('skyline', 92, 'up', 2.5), shot('bokeh', 93, 'closer', 2.5)],
  ),
  video(
    'balloons',
    'noah/places-to-wake-up',
    { title: 'Before the wind', description: 'Six in the morning, no sound at all.' },
    11.6,
    TALL,
    [shot('balloons', 94, 'up', 3), shot('fields', 95, 'back', 2)],
  ),
  video('ink', 'priya/marbled-paper', { title: 'Ink, then water, then nothing to do', description: '' }, 17.3, TALL, [
    shot('marbling', 96, 'closer', 2.5),
    shot('marbling', 97, 'left', 2.5),
  ]),
  video(
    'stalls',
    'minjun/flower-market',
    { title: 'The left side of the market', description: 'The right side is for tourists.' },
    29.1,
    WIDE,
    [shot('bouquet', 98, 'right', 2.5), shot('bicycle', 99, 'left', 2)],
  ),
  video(
    'repeat',
    'amara/pattern-library',
    { title: 'It repeats, it repeats', description: 'Hand-printed, hand-counted.' },
    41.7,
    SQUARE,
    [shot('azulejo', 100, 'right', 2), shot('bauhaus', 101, 'back', 2)],
  ),
  video(
    'morning',
    'mara/quiet-kitchens',
    { title: 'Kitchen, before anyone', description: 'The best ten minutes of the house.' },
    58.9,
    UPRIGHT,
    [shot('kitchen', 102, 'back', 3), shot('eggs', 103, 'closer', 2)],
  ),
]
