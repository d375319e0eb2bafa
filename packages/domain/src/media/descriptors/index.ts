export { CLASSIC_EMBEDDER, describeQuery, describeWindow, DESCRIPTOR_LENGTH } from './describe.ts'
export { measure } from './features.ts'
export { quantize } from './quantize.ts'
export { type Box, cutPatch, type Rgb, WHOLE, WINDOWS } from './window.ts'
