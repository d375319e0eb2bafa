/**
 * An ONNX model of a few hundred bytes, for tests: the mean of each color, as a vector of three. This writes the part
 * of protocol buffers that ONNX needs (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3).
 */

const varint = (value: number): Buffer => {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest])
    bytes.push((rest % 128) + 128)
  }
}

const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)])
const bytes = (field: number, value: Buffer | string): Buffer => {
  const content = Buffer.from(value as string)
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content])
}
const message = (...fields: readonly Buffer[]): Buffer => Buffer.concat(fields)

/** ValueInfoProto of a tensor of 32-bit numbers. */
const value = (name: string, dims: readonly number[]): Buffer => {
  const shape = message(...dims.map((dim) => bytes(1, number(1, dim))))
  const tensor = message(number(1, 1), bytes(2, shape))
  return message(bytes(1, name), bytes(2, bytes(1, tensor)))
}

/** NodeProto */
const node = (operation: string, input: string, output: string): Buffer =>
  message(bytes(1, input), bytes(2, output), bytes(3, `${operation} of ${input}`), bytes(4, operation))

/** Returns a model of the mean red, green and blue of pictures of `size` × `size`. */
export const meanColorModel = (size: number): Buffer => {
  const graph = message(
    bytes(1, node('GlobalAveragePool', 'pixels', 'means')),
    bytes(1, node('Flatten', 'means', 'vector')),
    bytes(2, 'mean color'),
    bytes(11, value('pixels', [1, 3, size, size])),
    bytes(12, value('vector', [1, 3])),
  )
  const operations = message(bytes(1, ''), number(2, 13))
  return message(number(1, 8), bytes(7, graph), bytes(8, operations))
}
