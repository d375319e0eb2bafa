import { openConnection } from '../load/connection.ts'
import { rawRequest } from '../load/requests.ts'
import type { ReadKind } from '../p1.ts'

const COMPARED = 20

/** Removes what naturally differs: the request's id, and the signatures of bookmarks and links. */
const comparable = (body: string): string =>
  body
    .replace(/"request_identifier":"[^"]*"/, '"request_identifier":""')
    .replace(/"bookmark":"[^"]*"/, '"bookmark":""')
    .replace(/&token=[\w-]{22}&/g, '&token=&')
    .replace(/"bookmarks":\["[^"]*"\]/, '"bookmarks":[]')

const bodyOf = async (port: number, request: string): Promise<string> => {
  const connection = await openConnection(port)
  const text = (await connection.send(Buffer.from(request))).text()
  connection.end()
  return text.slice(text.indexOf('\r\n\r\n') + 4)
}

/**
 * The bare server is a valid limit only as long as it does the same work.
 * @throws Error showing the first difference
 */
export const requireSameBytes = async (ourPort: number, barePort: number, kind: ReadKind): Promise<void> => {
  for (let n = 0; n < Math.min(COMPARED, kind.ours.length); n += 1) {
    const ours = comparable(await bodyOf(ourPort, rawRequest(kind.ours[n]!)))
    const bare = comparable(await bodyOf(barePort, rawRequest({ path: kind.bare[n]! })))
    if (ours === bare) continue
    const at = [...ours].findIndex((character, index) => character !== bare[index])
    const around = (text: string) => text.slice(Math.max(0, at - 120), at + 120)
    throw new Error(`${kind.name}: answers differ\nours … ${around(ours)}\nbare … ${around(bare)}`)
  }
}
