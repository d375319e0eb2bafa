/** Which of the providers that clients know by name are among the linked ones. */
export const connectionsOf = (linked: readonly string[]) => ({
  connected_to_facebook: linked.includes('facebook'),
  connected_to_google: linked.includes('google'),
})
