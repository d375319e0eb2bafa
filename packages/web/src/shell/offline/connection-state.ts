/** SHELL-15: the state of the offline banner. */
export type ConnectionState = 'hidden' | 'offline' | 'backOnline'
/** The connection was lost or came back, or the time for showing that it is back is over. */
export type ConnectionEvent = 'lost' | 'back' | 'timeOver'

/** How long the banner says that the user is back online. */
export const BACK_ONLINE_MS = 2_000

/** @param isOnline whether there is a connection when the event is handled */
export const nextConnectionState = (
  state: ConnectionState,
  event: ConnectionEvent,
  isOnline: boolean,
): ConnectionState => {
  switch (event) {
    case 'lost':
      // An unstable connection does not make the banner flicker: it is checked again when the message ends.
      return state === 'hidden' ? 'offline' : state
    case 'back':
      return state === 'offline' ? 'backOnline' : state
    case 'timeOver':
      return state === 'backOnline' ? (isOnline ? 'hidden' : 'offline') : state
  }
}
