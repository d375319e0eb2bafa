/** Returns one of the token file's eight color tones, always the same for the same id. */
export const toneOf = (id: string): number => {
  let hash = 0
  for (let index = 0; index < id.length; index++) hash = (hash * 31 + id.charCodeAt(index)) >>> 0
  return hash % 8
}
