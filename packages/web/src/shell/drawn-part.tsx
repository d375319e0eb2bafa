import type { ComponentType } from 'react'

/**
 * A part of a page that the server has drawn and the browser brings to life later: below what is drawn React waits for it,
 * and what is drawn stays. The server loads it before its first page.
 */
export const drawnPart = <Props extends object>(bring: () => Promise<ComponentType<Props>>) => {
  let Loaded: ComponentType<Props> | undefined
  let wake = (): void => undefined
  const wanted = new Promise<void>((resolve) => {
    wake = resolve
  })
  return {
    load: async (): Promise<void> => {
      Loaded ??= await bring()
      wake()
    },
    Part: (props: Props) => {
      if (!Loaded) throw wanted
      return <Loaded {...props} />
    },
  }
}
