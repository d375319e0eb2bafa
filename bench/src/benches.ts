import type { Result } from './measure.ts'

/** Arguments of a bench. */
export interface BenchArgs {
  /** `--pins=…`: 10000, 100000 (the default) or 1000000. */
  readonly pins: number
  /** `--rounds=…`, at least 5 for figures that can be quoted. */
  readonly rounds: number
  /** `--seconds=…`: how long a side works in a round. */
  readonly seconds: number
  /** `--pictures=…`: the size of a visual index, one number or several. */
  readonly pictures: readonly number[]
  /** `--interactions=…`: a file of lines `user,item`, oldest first; generated if omitted. */
  readonly interactions: string | undefined
  /** `--clients=…`: of mixed load, one number or several. */
  readonly clients: readonly number[]
  readonly print: (line: string) => void
}

/** A bench file exports `run(args)`; a missed goal ends the program with 1. */
export interface Bench {
  readonly about: string
  readonly load: () => Promise<{ readonly run: (args: BenchArgs) => Promise<BenchOutcome> }>
}

/** True when every goal was reached; `undefined` without goals. */
export interface BenchOutcome {
  readonly reached: boolean | undefined
}

export const outcomeOf = (results: readonly Pick<Result, 'reached'>[]): BenchOutcome => ({
  reached: results.every(({ reached }) => reached !== false),
})

const pictures: Bench['load'] = async () => {
  const { run } = await import('./media.ts')
  return { run: async ({ print }) => ({ reached: (await run(print)).every(({ ratio, goal }) => ratio <= goal) }) }
}

const bundle: Bench['load'] = async () => {
  const { run } = await import('./bundle.ts')
  return { run: async () => ({ reached: await run() }) }
}

/** All benches by name. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  p1: {
    about: 'board, feed and closeup data, uncached, against one statement behind bare Fastify',
    load: () => import('./p1.ts'),
  },
  p3: { about: 'cached closeup and board pages, against a prepared buffer', load: () => import('./p3.ts') },
  p4: { about: 'fresh closeup and board pages, against the renderer alone', load: () => import('./p4.ts') },
  p5: { about: 'pictures of the store, against nginx', load: () => import('./p5.ts') },
  members: {
    about: 'what members open: CPU time and statements of home, closeup, search and state',
    load: () => import('./members.ts'),
  },
  p6: { about: 'uploads and sizes on demand, against the same steps with sharp alone', load: pictures },
  video: {
    about: 'transcoding a video, against another program, and what it costs picture uploads',
    load: () => import('./video.ts'),
  },
  p7: { about: 'durable saves by 16 people, against pgbench', load: () => import('./p7.ts') },
  writes: {
    about: 'saves, reactions and comments of 64 clients for a minute: how far the outbox falls behind',
    load: () => import('./writes.ts'),
  },
  mixed: {
    about: 'minutes of mixed load by 16 and by 64 clients: failures, memory, and how far the outbox falls behind',
    load: () => import('./mixed.ts'),
  },
  p8: { about: 'many people react to one pin, against single-row updates', load: () => import('./p8.ts') },
  p10: {
    about: "the bytes and layout shifts of a visitor's first closeup and a member's home, in a browser",
    load: () => import('./p10.ts'),
  },
  p11: {
    about: 'long tasks while 500 pins scroll past, opening a closeup, and a like, in a browser',
    load: () => import('./p11.ts'),
  },
  p13: { about: 'npm start to the first page, and idle memory', load: () => import('./p13.ts') },
  p14: {
    about: 'the first picture on a slow line, and the requests before it, in a browser',
    load: () => import('./p14.ts'),
  },
  drag: {
    about: 'a block of a story follows the mouse on a full page: long tasks, CPU time and frames, in a browser',
    load: () => import('./drag.ts'),
  },
  extremes: {
    about: 'a very large board, user, pin and account, against ordinary ones',
    load: () => import('./extremes.ts'),
  },
  search: {
    about: 'the cost of searches on a large index, and the quality of their order, against plain ts_rank',
    load: () => import('./search.ts'),
  },
  related: {
    about:
      'two steps over pins and boards: cost, and overlap with the list without bounds; 10 million with --pins=10000000',
    load: () => import('./related.ts'),
  },
  recommend: {
    about: 'finds items that were left out, against popularity, item-kNN, P3-alpha and RP3-beta (--interactions=file)',
    load: () => import('./recommend.ts'),
  },
  'login-oracle': {
    about: 'whether responses and times of logins reveal who has an account',
    load: () => import('./login-oracle.ts'),
  },
  kill: {
    about: 'kill -9 of every process while people pin: nothing acknowledged is lost',
    load: () => import('./kill.ts'),
  },
  driver: {
    about: 'the database driver: statements of p1 and p7 through ours, `postgres` and plain `pg`',
    load: () => import('./driver.ts'),
  },
  soak: {
    about: 'random histories against a model, and who sees what at every entry point: no difference',
    load: () => import('./soak.ts'),
  },
  bundle: { about: 'first loads against their budgets, from the build', load: bundle },
  footprint: {
    about: 'memory of the processes and size of the database, at 10,000 pins and more, up to --pins',
    load: () => import('./footprint.ts'),
  },
  growth: { about: 'the reads of p1 on ten times as many pins', load: () => import('./growth.ts') },
  copies: {
    about: 'whether "You already have this image" comes for copies only',
    load: () => import('./copies.ts'),
  },
  visual: {
    about: 'pictures found by their near-duplicates and crops, and how long that takes (--pictures=2000,10000)',
    load: () => import('./visual.ts'),
  },
  alike: {
    about: 'look-alikes per screen of the demo community, and what keeping them apart costs in relevance',
    load: () => import('./alike.ts'),
  },
  explain: {
    about: 'plans of all statements that the read entry points send: no scan of a large table, no OFFSET',
    load: () => import('./explain.ts'),
  },
}
