/** Every event of the outbox. Server only: nothing the browser loads imports this file. */
export * from './event.ts'
export * from './accounts/events.ts'
export * from './content/events.ts'
export * from './media/events.ts'
export * from './people/events.ts'
export * from './social/events.ts'
