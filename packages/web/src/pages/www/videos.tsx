import { explorePage } from '../explore-page.tsx'

/** FIND-04. */
export const page = explorePage('videos')
