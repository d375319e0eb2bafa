import { use, type ComponentType } from 'react'

const loaders: (() => Promise<void>)[] = []

/**
 * A part of a page that the server renders and the browser loads later, when the user needs it. Below a `Suspense`,
 * React waits for it and keeps the server-rendered markup in place.
 */
export const laterPart = <Props extends object>(bring: () => Promise<ComponentType<Props>>) => {
  let Loaded: ComponentType<Props> | undefined
  let resolve: (part: ComponentType<Props>) => void
  const wanted = new Promise<ComponentType<Props>>((settle) => (resolve = settle))
  const load = async (): Promise<void> => resolve((Loaded ??= await bring()))
  loaders.push(load)
  return {
    load,
    isLoaded: (): boolean => Loaded !== undefined,
    Part: (props: Props) => {
      // A synchronous render cannot wait, not even for a part that is already loaded.
      const Part = Loaded ?? use(wanted)
      return <Part {...props} />
    },
  }
}

/** Loads all parts that are known, for the server: it draws them without waiting. */
export const loadLaterParts = async (): Promise<void> => {
  // A part may bring others with it.
  for (let loaded = 0; loaded < loaders.length;) {
    const next = loaders.slice(loaded)
    loaded += next.length
    await Promise.all(next.map((load) => load()))
  }
}
