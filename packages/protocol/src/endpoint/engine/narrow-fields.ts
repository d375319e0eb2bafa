/** Keeps only the fields that the client asked for by name, with commas between; all of them without names. */
export const narrowFields = <T extends object>(whole: T, names: string | undefined): Partial<T> => {
  if (names === undefined || names === '') return whole
  const wanted = new Set(names.split(','))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name))) as Partial<T>
}
