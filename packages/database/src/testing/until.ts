/** Checks repeatedly until the claim holds. The limit, a minute, is only against a test that would hang. */
export const until = async (claim: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 60_000
  while (!(await claim())) {
    if (performance.now() > deadline) throw new Error('It did not happen within a minute.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
