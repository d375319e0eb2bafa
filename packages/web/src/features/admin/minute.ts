/** How times are told to whoever runs the site: to the minute. */
export const MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const
