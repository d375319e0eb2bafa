import { createContext, type ComponentPropsWithRef, type ComponentType } from 'react'

/**
 * The component that renders links: the plain element, or the application's own that navigates without loading a page.
 */
export type Anchor = 'a' | ComponentType<ComponentPropsWithRef<'a'>>

/** Provide the application's link component here once, near the root. Every component with an `href` uses it. */
export const LinkContext = createContext<Anchor>('a')
