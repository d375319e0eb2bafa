import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Picture, PictureRequest } from './draw-picture.ts'
import type { DrawAnswer } from './draw-worker.ts'

export interface PicturePool {
  /** Waits for a free process, then for the picture. Rejects when the scene or its process fails. */
  draw(request: PictureRequest): Promise<Picture>
  /** Ends the processes; waiting jobs are rejected. */
  close(): Promise<void>
}

interface Job {
  request: PictureRequest
  done(picture: Picture): void
  failed(cause: Error): void
}

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
      if (job && 'error' in answer) job.failed(new Error(`${job.request.scene} ${job.request.seed}: ${answer.error}`))
      else if (job && 'jpeg' in answer) job.done({ ...answer, jpeg: Buffer.from(answer.jpeg) })
      next()
    })
    child.on('exit', (code, signal) => {
      const job = busy.get(child)
      busy.delete(child)
      const place = idle.indexOf(child)
      if (place >= 0) idle.splice(place, 1)
      job?.failed(
        new Error(`the drawing process ended (${signal ?? code}) on ${job.request.scene} ${job.request.seed}`),
      )
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

  return {
    draw: (request) =>
      new Promise((done, failed) => {
        waiting.push({ request, done, failed })
        next()
      }),
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
