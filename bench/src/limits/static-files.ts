/** Used without nginx: Node's own server streams files below `FOLDER` at `/media/…`. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const folder = process.env['FOLDER']!

const server = createServer((request, response) => {
  void (async () => {
    const file = path.join(folder, path.normalize(request.url!.replace('/media', '')))
    const { size } = await stat(file)
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': size })
    createReadStream(file).pipe(response)
  })()
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
