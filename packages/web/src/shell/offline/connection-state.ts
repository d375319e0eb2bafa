/** SHELL-15: what the banner of the line shows. */
export type ConnectionState = 'hidden' | 'offline' | 'backOnline'
/** The line is lost, or back; or the time for the good news is over. */
export type ConnectionEvent = 'lost' | 'back' | 'told'

/** For how long the banner says that one is back online. */
export const BACK_ONLINE_MS = 2_000

/** @param isOnline whether there is a line when the event is looked at */
export const nextConnectionState = (
  state: ConnectionState,
  event: ConnectionEvent,
  isOnline: boolean,
): ConnectionState => {
  switch (event) {
    case 'lost':
      // A line that comes and goes does not make the banner flicker: it is looked at again when the news is told.
      return state === 'hidden' ? 'offline' : state
    case 'back':
      return state === 'offline' ? 'backOnline' : state
    case 'told':
      return state === 'backOnline' ? (isOnline ? 'hidden' : 'offline') : state
  }
}
