import type * as SignedIn from '../frame/signed-in/SignedInControls.tsx'

/** What the shell shows members, and what they do. */
export type SignedInParts = typeof SignedIn

let parts: SignedInParts | undefined

/**
 * Code of the shell that visitors never see, kept out of their first load. It is there before anything signed in is
 * drawn: the server takes it with everything else, the browser waits for it. (A lazy component would suspend, which a
 * synchronous server render cannot wait for.)
 */
export const loadSignedInParts = async (): Promise<SignedInParts> =>
  (parts ??= await import('../frame/signed-in/SignedInControls.tsx'))

/** The parts, if they have been loaded. */
export const signedInParts = (): SignedInParts | undefined => parts
