import { exploreCategoryPage } from '../../../explore-page.tsx'

/** FIND-04. */
export const page = exploreCategoryPage('ideas', 'interest')
