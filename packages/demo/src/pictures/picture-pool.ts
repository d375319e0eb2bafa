import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { ClipRequest } from '../clips/draw-clip.ts'
import type { Picture, PictureRequest } from './draw-picture.ts'
import type { DrawAnswer, DrawRequest } from './draw-worker.ts'

export interface PicturePool {
  /** Waits for a free process, then for the picture. Rejects when the scene or its process fails. */
  draw(request: PictureRequest): Promise<Picture>
  /** The same for a film, which takes seconds. Returns a QuickTime movie. */
  film(request: ClipRequest): Promise<Buffer>
  /** Ends the processes; waiting jobs are rejected. */
  close(): Promise<void>
}

interface Job {
  request: DrawRequest
  done(drawn: Exclude<DrawAnswer, { error: string }>): void
  failed(cause: Error): void
}

const nameOf = (request: DrawRequest): string =>
  'scene' in request
    ? `${request.scene} ${request.seed}`
    : `clip of ${request.shots.map(({ picture }) => nameOf(picture)).join(', ')}`

const WORKER = fileURLToPath(new URL('./draw-worker.ts', import.meta.url))

/** Processes that draw one picture at a time each, started on demand. Two keep a two-core machine busy. */
export const createPicturePool = (size = 2): PicturePool => {
  const waiting: Job[] = []
  const idle: ChildProcess[] = []
  const busy = new Map<ChildProcess, Job>()

  const startProcess = () => {
    // One malloc arena per core: otherwise libvips keeps half a gigabyte that it no longer uses.
    const child = fork(WORKER, { serialization: 'advanced', env: { ...process.env, MALLOC_ARENA_MAX: '2' } })
    child.on('message', (answer: DrawAnswer) => {
      const job = busy.get(child)
      busy.delete(child)
      idle.push(child)
      if (job && 'error' in answer) job.failed(new Error(`${nameOf(job.request)}: ${answer.error}`))
      else if (job && 'bytes' in answer) job.done(answer)
      next()
    })
    child.on('exit', (code, signal) => {
      const job = busy.get(child)
      busy.delete(child)
      const place = idle.indexOf(child)
      if (place >= 0) idle.splice(place, 1)
      job?.failed(new Error(`the drawing process ended (${signal ?? code}) on ${nameOf(job.request)}`))
      if (job) next()
    })
    return child
  }

  const next = () => {
    if (waiting.length === 0) return
    const child = idle.pop() ?? (busy.size < size ? startProcess() : undefined)
    if (!child) return
    const job = waiting.shift() as Job
    busy.set(child, job)
    child.send(job.request)
  }

  const add = (request: DrawRequest) =>
    new Promise<Exclude<DrawAnswer, { error: string }>>((done, failed) => {
      waiting.push({ request, done, failed })
      next()
    })

  return {
    draw: async (request) => {
      const { bytes, width, height } = await add(request)
      return { jpeg: Buffer.from(bytes), width, height }
    },
    film: async (request) => Buffer.from((await add(request)).bytes),
    close: async () => {
      const ends = [...idle, ...busy.keys()].map(
        (child) =>
          new Promise<void>((ended) => {
            child.once('exit', () => ended())
            child.disconnect()
          }),
      )
      for (const job of waiting.splice(0)) job.failed(new Error('the picture pool was closed'))
      await Promise.all(ends)
    },
  }
}
