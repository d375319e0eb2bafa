import { createContext, type ComponentPropsWithRef, type ComponentType } from 'react'

/** What draws a link: the plain element, or the application's own that navigates without loading a page. */
export type Anchor = 'a' | ComponentType<ComponentPropsWithRef<'a'>>

/** Give the application's link component here once, near the root; every component with an `href` uses it. */
export const LinkContext = createContext<Anchor>('a')
