import type * as SignedIn from '../frame/signed-in/SignedInControls.tsx'

/** The members' parts of the shell, and their actions. */
export type SignedInParts = typeof SignedIn

let parts: SignedInParts | undefined

/**
 * Code of the shell that visitors never see, kept out of their first load. It is loaded before anything for members
 * renders: the server imports it at start, the browser waits for it. (A lazy component would suspend, which a
 * synchronous server render cannot wait for.)
 */
export const loadSignedInParts = async (): Promise<SignedInParts> =>
  (parts ??= await import('../frame/signed-in/SignedInControls.tsx'))

/** Returns the parts, if they are loaded. */
export const signedInParts = (): SignedInParts | undefined => parts
