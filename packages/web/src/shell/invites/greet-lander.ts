import type { Services } from '../../services.tsx'

/** SHELL-08: what somebody's address tells of how they came here is looked at once it is known who they are. */
export const greetLander = ({ location, document, sessionStorage }: Window, services: Services): void => {
  const { search } = location
  if (!/[?&](invite_code|utm_)/.test(search)) return
  const { store, report } = services
  const land = () => {
    const { viewer, context } = store.getState().session
    // Of a render shared by all it is not known yet who looks at it.
    if (context.is_cached_render) return
    stop()
    import('./land.tsx')
      .then(({ land: greet }) => greet({ search, document, storage: sessionStorage }, services, viewer))
      // IDENT-15: a failure shows nothing.
      .catch((error: unknown) => report({ kind: 'error', error, where: 'landing' }))
  }
  const stop = store.subscribe(land)
  land()
}
