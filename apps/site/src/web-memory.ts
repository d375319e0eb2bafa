/**
 * Below 2 GB, V8 lets a heap grow twofold between collections instead of fourfold. A web process uses a quarter of it.
 * (ours) It takes 130 MB less under load; lists cost 4 % more CPU time, pages 1 %. Measured, as below, before requests left
 * the young generation (docs/decisions/young-generation.md).
 */
const HEAP_MB = 2_000

/**
 * Half of what V8 takes for each half of its young generation. (ours) It takes 65 MB less under load; pages of members cost
 * 3 to 8 % more CPU time.
 */
const YOUNG_HALF_MB = 32

/** V8 takes both spellings. */
const FLAGS = [
  { name: /--max[-_]old[-_]space[-_]size/, flag: `--max-old-space-size=${HEAP_MB}` },
  { name: /--max[-_]semi[-_]space[-_]size/, flag: `--max-semi-space-size=${YOUNG_HALF_MB}` },
]

/** Flags for web processes. What an operator has set in `NODE_OPTIONS` counts. */
export const webFlags = (nodeOptions = ''): readonly string[] =>
  FLAGS.filter(({ name }) => !name.test(nodeOptions)).map(({ flag }) => flag)

/**
 * For the C library of web processes: buffers from 1 MB on, such as those of uploads, are given back when they are freed
 * instead of leaving holes, and threads share two areas instead of having one each. (ours) With 128 kB instead, what the
 * compression of each page needs was given back too, and was taken again for 1 ms. Other C libraries than glibc ignore it.
 */
export const WEB_ALLOCATION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1_024 * 1_024),
  MALLOC_TRIM_THRESHOLD_: String(1_024 * 1_024),
}
