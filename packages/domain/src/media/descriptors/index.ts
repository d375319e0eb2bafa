export { CLASSIC_EMBEDDER, describeWindow, DESCRIPTOR_LENGTH } from './describe.ts'
export { measure } from './features.ts'
export { quantise } from './quantise.ts'
export { type Box, cutPatch, type Rgb, WHOLE, WINDOWS } from './window.ts'
