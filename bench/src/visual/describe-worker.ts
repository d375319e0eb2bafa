import { parentPort } from 'node:worker_threads'
import { describeWindow, quantize, WINDOWS } from '@corkboard/domain/media/descriptors'
import { drawGenerated } from './generated-pictures.ts'

/** Describes the windows of the pictures of some seeds, one after another. */
parentPort!.on('message', ({ from, to }: { from: number; to: number }) => {
  const described: Int8Array[] = []
  for (let seed = from; seed < to; seed++) {
    const picture = drawGenerated(seed)
    for (const window of WINDOWS) described.push(quantize(describeWindow(picture, window)))
  }
  parentPort!.postMessage({ from, described }, [])
})
