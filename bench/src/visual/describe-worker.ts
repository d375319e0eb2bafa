import { parentPort } from 'node:worker_threads'
import { describeWindow, quantize, WINDOWS } from '@corkboard/domain/media/descriptors'
import { photographs, pictureAt } from './photographs.ts'

const files = await photographs()

/** Describes the windows of some pictures, one after another. */
parentPort!.on('message', async ({ from, to }: { from: number; to: number }) => {
  const described: Int8Array[] = []
  for (let seed = from; seed < to; seed++) {
    const picture = await pictureAt(seed, files)
    for (const window of WINDOWS) described.push(quantize(describeWindow(picture, window)))
  }
  parentPort!.postMessage({ from, described }, [])
})
